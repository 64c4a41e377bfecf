// What one seat knows of a game; what a player is given.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "games/form.hpp"
#include "games/setup.hpp"
#include "games/state.hpp"

namespace kiebitz {

// What one seat knows: the same shape as a state, with everything hidden taken out of the start and
// of the history, and the cards that were shown to all put back in.
template <class GameType>
class View {
  public:
    using Game = GameType;
    using Start = typename Form<Game>::Start;
    using Shown = std::array<typename Game::Mask, static_cast<std::size_t>(Game::seats)>;

    View(const State<Game>& state, Seat seat)
        : seat_(seat),
          options_(state.options()),
          actors_(state.actors()),
          shown_(state.now().shown()) {
        const Game& truth = state.now();
        std::visit([&](const auto& part) { start_ = truth.redacted(part, seat); }, state.start());
        for (std::size_t i = 0; i < state.history().size(); ++i) {
            history_.push_back(truth.redacted(state.history()[i], state.actors()[i], seat));
        }
        now_ = State<Game>::begin(options_, start_, false);
        for (const Action action : history_) now_.apply(action);
        now_.reveal(shown_);
    }

    Seat seat() const { return seat_; }
    const Game& now() const { return now_; }
    const Start& start() const { return start_; }
    const typename Game::Options& options() const { return options_; }
    const std::vector<Action>& history() const { return history_; }
    const std::vector<Seat>& actors() const { return actors_; }
    const Shown& shown() const { return shown_; }

    std::string bytes() const {
        ByteWriter out;
        Form<Game>::write_start(out, Form<Game>::view, options_, start_);
        out.u8(seat_);
        for (const auto cards : shown_) out.mask(cards);
        Form<Game>::write_actions(out, history_);
        return out.bytes();
    }

    static View from_bytes(std::string_view bytes) {
        ByteReader in(bytes);
        View view;
        std::tie(view.options_, view.start_) = Form<Game>::read_start(in, Form<Game>::view);
        view.seat_ = in.u8();
        require_seat(view.seat_, Game::seats, "the seat");
        std::visit([](const auto& part) { check_redacted(part); }, view.start_);
        for (auto& cards : view.shown_) {
            cards = in.mask<typename Game::Mask>();
            require_in_deck<typename Game::Deck>(cards);
        }
        view.now_ = State<Game>::begin(view.options_, view.start_, false);
        for (int left = in.u16(); left > 0; --left) {
            view.take_in(Form<Game>::read_action(in));
        }
        in.expect_end();
        view.now_.reveal(view.shown_);
        return view;
    }

    friend bool operator==(const View& a, const View& b) {
        return a.seat_ == b.seat_ && a.options_ == b.options_ && a.start_ == b.start_ &&
               a.history_ == b.history_ && a.shown_ == b.shown_;
    }

  private:
    View() = default;

    static void check_redacted(const typename Game::Deal& deal) {
        require_seat(deal.forehand, Game::seats, "forehand");
        bool sound = true;
        for (const auto hand : deal.hands) {
            require_in_deck<typename Game::Deck>(hand);
            sound = sound && count(hand) <= Game::hand_size;
        }
        if constexpr (requires { deal.skat; }) sound = sound && count(deal.skat) <= 2;
        if (!sound) throw RuleError(ErrorName::broken_state, "the view holds too many cards");
    }
    static void check_redacted(const typename Game::Position& position) {
        require_seat(position.play.leader, Game::seats, "the leader");
        if constexpr (requires { position.require_declarer(); }) position.require_declarer();
        bool sound = position.play.trick.size() < static_cast<std::size_t>(Game::seats) &&
                     position.play.tricks_left >= 1 && position.play.tricks_left <= Game::hand_size;
        auto seen = position.play.gone;
        require_in_deck<typename Game::Deck>(seen);
        for (const auto hand : position.play.hands) require_new<typename Game::Deck>(seen, hand);
        for (const Card card : position.play.trick) {
            sound = sound && card < Game::Deck::size && !contains(seen, card);
        }
        if (!sound) throw RuleError(ErrorName::broken_state, "the view's position is out of range");
    }

    // Checks as much as can be known without the other hands.
    bool possible(Action action) const {
        const bool own = now_.to_move() == seat_;
        const bool hidden = action.payload == Action::hidden;
        if (!Form<Game>::fits(now_.phase(), action) || (own && hidden)) return false;
        if (hidden || (!own && action.kind == ActionKind::discard)) return true;
        if (!own && action.kind == ActionKind::play) {
            return !contains(now_.hands()[seat_], action.payload) && !is_gone(action.payload);
        }
        ActionList actions;
        now_.legal(actions);
        return actions.has(action);
    }

    bool is_gone(int card) const {
        if (const auto* position = std::get_if<typename Game::Position>(&start_)) {
            if (contains(position->play.gone, card)) return true;
        }
        for (int i = 0; i < now_.play().cards_played(); ++i) {
            if (now_.play().played(i) == card) return true;
        }
        return false;
    }

    void take_in(Action action) {
        if (!possible(action)) {
            throw RuleError(ErrorName::broken_state, "action number " +
                                                         std::to_string(history_.size() + 1) +
                                                         " of the view is not possible");
        }
        actors_.push_back(now_.to_move());
        history_.push_back(action);
        now_.apply(action);
    }

    Seat seat_ = 0;
    typename Game::Options options_;
    Start start_;
    std::vector<Action> history_;
    std::vector<Seat> actors_;  // who did it
    Shown shown_{};
    Game now_;
};

}  // namespace kiebitz
