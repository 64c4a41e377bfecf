"""A bot of your own in ten lines: it always plays its strongest legal card."""

import kiebitz


class Strongest:
    """Plays its strongest legal card, and takes the first legal action before the cards."""

    name = "strongest"

    def decide(
        self, view: kiebitz.View, budget: kiebitz.Budget, key: kiebitz.RandomKey
    ) -> kiebitz.Decision:
        """Choose an action."""
        table, actions = view.contract_table, view.legal_actions
        if view.phase is not kiebitz.Phase.PLAY or table is None:
            return kiebitz.Decision(actions[0])
        return kiebitz.Decision(max(actions, key=lambda action: table.strength(action.card)))


if __name__ == "__main__":
    players = [Strongest(), kiebitz.make_player("greedy")] * 2
    games = [
        kiebitz.play_game(kiebitz.Schieber().deal(seed=1, board=board), players, board=board)
        for board in range(200)
    ]
    mean = sum(game.result.points[0] for game in games) / len(games)
    print(f"strongest makes {mean:.1f} of 157 points against greedy")
