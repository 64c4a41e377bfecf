// A game in progress, and what one seat knows of it. Both are values: how it started plus what was
// done since. Everything else follows by replaying, so that the compact form cannot contradict
// itself and reading it checks every action against the rules.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "games/action.hpp"
#include "games/bytes.hpp"
#include "games/errors.hpp"
#include "games/setup.hpp"

namespace kiebitz {

// The compact form of states and views:
//
//   bytes  field
//   2      'K' 'z'
//   1      version of the form (1)
//   1      game id
//   1      content: 0 state, 1 view
//   1      start: 0 deal, 1 position
//   …      options, deal or position, as the game writes them
//   …      views only: the seat, shown cards per seat
//   2      number of actions
//   3 each kind, payload
template <class Game>
struct Form {
    using Start = std::variant<typename Game::Deal, typename Game::Position>;
    enum Content : std::uint8_t { state = 0, view = 1 };

    static void write_start(ByteWriter& out, Content content, const typename Game::Options& options,
                            const Start& start) {
        for (const std::uint64_t byte :
             {std::uint64_t{'K'}, std::uint64_t{'z'}, std::uint64_t{1}, std::uint64_t{Game::id},
              std::uint64_t{content}, std::uint64_t{start.index()}}) {
            out.u8(byte);
        }
        options.write(out);
        std::visit([&](const auto& part) { part.write(out); }, start);
    }

    static std::pair<typename Game::Options, Start> read_start(ByteReader& in, Content content) {
        const bool magic = in.u8() == 'K' && in.u8() == 'z';
        if (!magic) throw RuleError(ErrorName::broken_state, "these bytes are not a Kiebitz state");
        if (in.u8() != 1) throw RuleError(ErrorName::broken_state, "unknown version of the form");
        if (in.u8() != Game::id) throw RuleError(ErrorName::broken_state, "this is another game");
        if (in.u8() != content) {
            throw RuleError(ErrorName::broken_state,
                            content == state ? "this is not a state" : "this is not a view");
        }
        const int which = in.u8();
        if (which > 1) throw RuleError(ErrorName::broken_state, "unknown kind of start");
        const auto options = Game::Options::read(in);
        if (which == 0) return {options, Game::Deal::read(in)};
        return {options, Game::Position::read(in)};
    }

    static void write_actions(ByteWriter& out, const std::vector<Action>& actions) {
        out.u16(actions.size());
        for (const Action action : actions) {
            out.u8(static_cast<std::uint64_t>(action.kind));
            out.u16(action.payload);
        }
    }

    static Action read_action(ByteReader& in) {
        const int kind = in.u8();
        if (kind >= action_kinds) {
            throw RuleError(ErrorName::broken_state,
                            "there is no action of kind " + std::to_string(kind));
        }
        return {static_cast<ActionKind>(kind), in.u16()};
    }

    // Whether an action has a form that the phase can take in, whatever hands the others hold.
    // This is what keeps a view built from foreign bytes in bounds.
    static bool fits(Phase phase, Action action) {
        const bool hidden = action.payload == Action::hidden;
        switch (action.kind) {
            case ActionKind::play:
                return phase == Phase::play && action.payload < Game::Deck::size;
            case ActionKind::discard:
                return phase == Phase::discard && (hidden || (action.low() < action.high() &&
                                                              action.high() < Game::Deck::size));
            case ActionKind::predict:
                return phase == Phase::predict && (hidden || action.payload <= 157);
            default:
                return !hidden && (phase == Phase::auction || phase == Phase::skat ||
                                   phase == Phase::declare || phase == Phase::trump);
        }
    }
};

template <class Game>
class View;

template <class GameType>
class State {
  public:
    using Game = GameType;
    using Start = typename Form<Game>::Start;

    State(const typename Game::Options& options, typename Game::Deal deal) : options_(options) {
        deal.check();
        now_ = Game(options, deal);
        start_ = std::move(deal);
    }
    State(const typename Game::Options& options, typename Game::Position position)
        : options_(options) {
        position.check();
        now_ = Game(options, position, true);
        start_ = std::move(position);
    }

    const Game& now() const { return now_; }
    const Start& start() const { return start_; }
    const typename Game::Options& options() const { return options_; }
    const std::vector<Action>& history() const { return history_; }
    const std::vector<Seat>& actors() const { return actors_; }

    bool is_legal(Action action) const {
        ActionList actions;
        now_.legal(actions);
        return actions.has(action);
    }

    void apply(Action action) {
        if (!is_legal(action)) {
            throw RuleError(
                ErrorName::illegal_action,
                "action number " + std::to_string(history_.size() + 1) + " is not legal here");
        }
        apply_legal(action);
    }

    void apply_legal(Action action) {
        actors_.push_back(now_.to_move());
        history_.push_back(action);
        now_.apply(action);
    }

    // Takes back the last action. Cards are taken back in place; anything before them is rare and
    // replayed from the start.
    void undo() {
        if (history_.empty()) {
            throw RuleError(ErrorName::illegal_action, "there is nothing to take back");
        }
        const Action last = history_.back();
        history_.pop_back();
        actors_.pop_back();
        if (last.kind == ActionKind::play) {
            now_.undo_play();
        } else {
            now_ = begin(options_, start_, false);
            for (const Action action : history_) now_.apply(action);
        }
    }

    View<Game> view(Seat seat) const { return View<Game>(*this, seat); }

    std::string bytes() const {
        ByteWriter out;
        Form<Game>::write_start(out, Form<Game>::state, options_, start_);
        Form<Game>::write_actions(out, history_);
        return out.bytes();
    }

    static State from_bytes(std::string_view bytes) {
        ByteReader in(bytes);
        auto [options, start] = Form<Game>::read_start(in, Form<Game>::state);
        State state = std::visit(
            [&options = options](auto& part) { return State(options, std::move(part)); }, start);
        for (int left = in.u16(); left > 0; --left) state.apply(Form<Game>::read_action(in));
        in.expect_end();
        return state;
    }

    static Game begin(const typename Game::Options& options, const Start& start, bool check) {
        if (const auto* deal = std::get_if<typename Game::Deal>(&start)) {
            return Game(options, *deal);
        }
        return Game(options, std::get<typename Game::Position>(start), check);
    }

    friend bool operator==(const State& a, const State& b) {
        return a.options_ == b.options_ && a.start_ == b.start_ && a.history_ == b.history_;
    }

  private:
    typename Game::Options options_;
    Start start_;
    std::vector<Action> history_;
    std::vector<Seat> actors_;  // who did it
    Game now_;
};

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
        for (const auto hand : position.play.hands) require_in_deck<typename Game::Deck>(hand);
        bool sound = position.play.trick.size() < static_cast<std::size_t>(Game::seats) &&
                     position.play.tricks_left >= 1 && position.play.tricks_left <= Game::hand_size;
        for (const Card card : position.play.trick) sound = sound && card < Game::Deck::size;
        if (!sound) throw RuleError(ErrorName::broken_state, "the view's position is out of range");
    }

    // Checks as much as can be known without the other hands.
    bool possible(Action action) const {
        const bool own = now_.to_move() == seat_;
        const bool hidden = action.payload == Action::hidden;
        if (!Form<Game>::fits(now_.phase(), action) || (own && hidden)) return false;
        if (hidden || (!own && action.kind == ActionKind::discard)) return true;
        if (!own && action.kind == ActionKind::play) {
            return !contains(now_.hands()[seat_], action.payload) && !was_played(action.payload);
        }
        ActionList actions;
        now_.legal(actions);
        return actions.has(action);
    }

    bool was_played(int card) const {
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
