// Bounds without search: points that a side gets whatever the other does, at the start of a trick.
//
// Each comes with the cards whose rank it relies on (relevance_table.hpp). Cards that others must
// add to a sure trick are counted at their cheapest, so that the bound also holds where they
// choose. It is never above the exact value, which is tested.
#pragma once

#include <algorithm>

#include "solve/open_cards.hpp"

namespace kiebitz {

template <class Mask>
struct Sure {
    int points = 0;
    Mask relevant = 0;
};

template <class Kind>
class SurePoints {
  public:
    using Rules = typename Kind::Rules;
    using Open = OpenCards<Kind>;
    using Mask = typename Open::Mask;

    explicit SurePoints(const Open& open) : open_(open) {}

    // The side that holds the highest trump wins a trick with each trump of one hand that is above
    // all trumps of the other side, whoever leads what. Those of the leader are left to his run.
    struct TopTrumps {
        Sure<Mask> sure;
        bool for_maximisers = false;
    };
    TopTrumps top_trumps() const {
        std::array<Mask, 2> trumps{};
        for (int seat = 0; seat < seats; ++seat) {
            trumps[open_.maximises(seat)] |= open_.hands[at(seat)] & Open::trumps;
        }
        TopTrumps top;
        top.for_maximisers = trumps[1] > trumps[0];
        const Mask theirs = trumps[!top.for_maximisers];
        const Mask beaten = theirs == 0 ? Mask{0} : up_to<Mask>(highest(theirs));
        for (int seat = 0; seat < seats; ++seat) {
            if (open_.maximises(seat) != top.for_maximisers || seat == open_.leader) continue;
            const Mask winners = open_.hands[at(seat)] & Open::trumps & ~beaten;
            if (winners == 0) continue;
            int sum = Open::worth(winners);
            for (int other = 0; other < seats; ++other) {
                if (other != seat) sum += cheapest(open_.hands[at(other)], count(winners));
            }
            if (sum > top.sure.points) {
                top.sure = {sum, theirs == 0 ? Mask{0} : lowest_bit(winners)};
            }
        }
        return top;
    }

    // The leader runs his winners: trumps first, then the suits that no opponent can ruff in time.
    Sure<Mask> run_of_leader() const {
        Run run;
        run.hand = open_.hands[open_.leader];
        for (int place = 1; place < seats; ++place) {
            const Seat seat = open_.seat_at(place);
            if (open_.same_side(seat, open_.leader)) {
                run.partner = open_.hands[seat];
            } else {
                run.opponents[at(run.opponent_count++)] = open_.hands[seat];
                run.theirs |= open_.hands[seat];
            }
        }
        lead_trumps(run);
        for (int suit = trump_class - 1; suit >= 0; --suit) lead_suit(run, suit);
        Sure<Mask> sure;
        const int tricks = count(run.led);
        if (tricks == 0) return sure;
        sure.relevant = run.relevant;
        if (tricks == open_.tricks_left) {
            sure.points = open_.points_left;
            return sure;
        }
        sure.points = Open::worth(run.led) + from_partner(run, tricks);
        for (int i = 0; i < run.opponent_count; ++i) {
            sure.points += from_opponent(run, run.opponents[at(i)], tricks);
        }
        return sure;
    }

  private:
    static constexpr int seats = Rules::seats;
    static constexpr int trump_class = Open::trump_class;
    static constexpr int unlimited = 100;
    static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    struct Run {
        Mask hand = 0;
        Mask partner = 0;
        Mask theirs = 0;  // all cards of the opponents
        std::array<Mask, 2> opponents{};
        int opponent_count = 0;
        Mask led = 0;
        Mask relevant = 0;
        std::array<int, trump_class + 1> leads{};  // per class
        bool trumps_out = false;                   // an opponent may have a trump left
        int before_partner_ruffs =
            unlimited;  // side-suit tricks before the partner has only trumps
    };

    // The cards of a class that win when led one after the other, if nobody ruffs.
    struct Winners {
        Mask cards = 0;
        Mask top = 0;     // those of them that must be above the others' cards
        int longest = 0;  // cards of the class in one opponent's hand
    };
    Winners winners(const Run& run, int follow_class) const {
        const Mask members = Open::members(follow_class);
        const Mask mine = run.hand & members;
        const Mask theirs = run.theirs & members;
        const Mask helping = run.partner & members;
        Winners found;
        for (int i = 0; i < run.opponent_count; ++i) {
            found.longest =
                std::max(found.longest, count(static_cast<Mask>(run.opponents[at(i)] & members)));
        }
        Mask top = theirs == 0 ? mine : mine & ~below<Mask>(highest(theirs));
        // The partner must be able to stay below, or he would take over the lead.
        while (top != 0 && count(static_cast<Mask>(helping & below<Mask>(lowest(top)))) <
                               std::min(count(top), count(helping))) {
            top &= top - 1;
        }
        found.cards = found.top = top;
        const int enough = std::max(found.longest, count(helping));
        if (count(top) >= enough) {  // the others have no card of the class left: the rest wins too
            found.cards = mine;
            while (count(found.top) > enough) found.top &= found.top - 1;
        }
        return found;
    }

    void lead_trumps(Run& run) const {
        const Mask trumps = Open::trumps;
        int leads = 0;
        if ((run.hand & trumps) != 0) {
            const Winners found = winners(run, trump_class);
            leads = count(found.cards);
            add(run, trump_class, found.cards, found.top);
        }
        for (int i = 0; i < run.opponent_count; ++i) {
            if (count(static_cast<Mask>(run.opponents[at(i)] & trumps)) > leads) {
                run.trumps_out = true;
            }
        }
        if (count(static_cast<Mask>(run.partner & trumps)) > leads) {
            run.before_partner_ruffs = count(static_cast<Mask>(run.partner & ~trumps));
        }
    }

    void lead_suit(Run& run, int suit) const {
        const Mask members = Open::members(suit);
        if ((run.hand & members) == 0) return;
        int limit = run.before_partner_ruffs;
        if (run.trumps_out) {
            for (int i = 0; i < run.opponent_count; ++i) {
                const Mask other = run.opponents[at(i)];
                if ((other & Open::trumps) == 0) continue;
                // In Jass one may ruff even when one could follow.
                const int follows = count(static_cast<Mask>(other & members));
                limit = std::min(limit, Rules::may_always_ruff ? 0 : follows);
            }
        }
        if (limit == 0) return;
        Winners found = winners(run, suit);
        while (count(found.cards) > limit) found.cards &= found.cards - 1;
        run.before_partner_ruffs -= count(found.cards);
        add(run, suit, found.cards, found.top & found.cards);
    }

    void add(Run& run, int follow_class, Mask cards, Mask top) const {
        if (cards == 0) return;
        run.leads[at(follow_class)] = count(cards);
        run.led |= cards;
        const Mask others = (run.theirs | run.partner) & Open::members(follow_class);
        if (others != 0) run.relevant |= lowest_bit(top);
    }

    // After n leads of a class an opponent has parted with n cards of it, or with all he had; the
    // other tricks cost him any cards.
    int from_opponent(const Run& run, Mask hand, int tricks) const {
        int sum = 0;
        Mask rest = hand;
        int more = tricks;
        for (int follow_class = 0; follow_class <= trump_class; ++follow_class) {
            const int leads = run.leads[at(follow_class)];
            const Mask here = hand & Open::members(follow_class);
            if (leads == 0 || here == 0) continue;
            const Mask gone = cheapest_cards(here, std::min(leads, count(here)));
            sum += Open::worth(gone);
            rest ^= gone;
            more -= count(gone);
        }
        return sum + cheapest(rest, more);
    }

    // The partner follows with his cheapest and discards his dearest from the suits not led.
    int from_partner(const Run& run, int tricks) const {
        if (run.partner == 0) return 0;
        int sum = 0;
        int more = tricks;
        Mask free = run.partner & ~Open::trumps;
        for (int follow_class = 0; follow_class <= trump_class; ++follow_class) {
            const int leads = run.leads[at(follow_class)];
            if (leads == 0) continue;
            const Mask here = run.partner & Open::members(follow_class);
            const int follows = std::min(leads, count(here));
            sum += cheapest(here, follows);
            more -= follows;
            free &= ~here;
        }
        for (int i = Open::layout.level_count - 1; more > 0 && i > 0; --i) {
            const auto& level = Open::layout.levels[at(i)];
            const int take = std::min(more, count(static_cast<Mask>(free & level.cards)));
            sum += take * level.points;
            more -= take;
        }
        return sum;
    }

    // The points of the n cheapest cards of a set, and these cards.
    int cheapest(Mask cards, int n) const {
        int sum = 0;
        for (int i = 0; n > 0 && i < Open::layout.level_count; ++i) {
            const auto& level = Open::layout.levels[at(i)];
            const int take = std::min(n, count(static_cast<Mask>(cards & level.cards)));
            sum += take * level.points;
            n -= take;
        }
        return sum;
    }
    Mask cheapest_cards(Mask cards, int n) const {
        Mask out = 0;
        for (int i = 0; n > 0 && i < Open::layout.level_count; ++i) {
            Mask here = cards & Open::layout.levels[at(i)].cards;
            for (; n > 0 && here != 0; --n, here &= here - 1) out |= lowest_bit(here);
        }
        return out;
    }

    const Open& open_;
};

}  // namespace kiebitz
