"""The ladder on the declared deals of the package, whose verdicts come from two other solvers.

As a command, all 1,000 of them, which takes a few minutes (the fast solver: ``kiebitz bench
solver --only declared``):

    python -m tests.golden.declared_deals
"""

from collections import Counter

from kiebitz.games import SkatContract
from kiebitz.solver import YesNoAnswer, ladder_more_than
from kiebitz.solver.declared_deals import DealSet, DeclaredDeal, declared_deals


def deals_with_verdict() -> list[DeclaredDeal]:
    """The suit games and grands."""
    return [deal for deal in declared_deals(DealSet.DECLARED) if deal.reaches_61 is not None]


def by_ladder(deal: DeclaredDeal) -> YesNoAnswer:
    """Whether the declarer reaches 61, with the two cards set aside."""
    table = deal.state.contract_table
    assert table is not None
    aside = sum(table.points(card) for card in deal.state.details.skat)
    return ladder_more_than(deal.state, 60 - aside)


def main() -> None:
    """The command."""
    deals: Counter[SkatContract] = Counter()
    nodes: Counter[SkatContract] = Counter()
    for deal in deals_with_verdict():
        answer = by_ladder(deal)
        assert answer.yes == deal.reaches_61, deal.state.to_json()
        deals[deal.contract] += 1
        nodes[deal.contract] += answer.nodes
    for contract, count in deals.items():
        mean = nodes[contract] / count
        print(f"{contract.name.lower()}: {count} verdicts agree; {mean:,.0f} nodes per deal")


if __name__ == "__main__":
    main()
