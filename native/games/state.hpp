// A game in progress, as a value: how it started plus what was done since. Everything else follows
// by replaying, so that the compact form cannot contradict itself and reading it checks every
// action against the rules.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/action.hpp"
#include "games/form.hpp"

namespace kiebitz {

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
        if (now_.phase() == Phase::play) {
            return action.kind == ActionKind::play && action.payload < Game::Deck::size &&
                   contains(now_.play().legal(), action.payload);
        }
        ActionList actions;
        now_.legal(actions);
        return actions.has(action);
    }

    void apply(Action action) {
        if (!is_legal(action)) {
            throw RuleError(ErrorName::illegal_action, why_illegal(action));
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
    Action undo() {
        if (history_.empty()) {
            throw RuleError(ErrorName::illegal_action, "there is nothing to take back");
        }
        const Action last = history_.back();
        history_.pop_back();
        actors_.pop_back();
        if (last.kind == ActionKind::play) {
            now_.undo_play();
        } else {
            replay();
        }
        return last;
    }

    // The state after the first `length` actions, replayed once.
    State at(std::size_t length) const {
        if (length > history_.size()) {
            throw RuleError(ErrorName::bad_option,
                            "there is no state after " + std::to_string(length) +
                                " actions: " + std::to_string(history_.size()) + " were done");
        }
        State then = *this;
        then.history_.resize(length);
        then.actors_.resize(length);
        then.replay();
        return then;
    }

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
    std::string why_illegal(Action action) const {
        const std::string number = "action " + std::to_string(history_.size() + 1) + ", code " +
                                   std::to_string(action.code()) + ", is not legal";
        if (now_.phase() == Phase::over) return number + ": the game is over";
        ActionList actions;
        now_.legal(actions);
        std::string codes;
        for (const Action legal : actions) codes += ' ' + std::to_string(legal.code());
        return number + " for seat " + std::to_string(now_.to_move()) + "; legal are" + codes;
    }

    void replay() {
        now_ = begin(options_, start_, false);
        for (const Action action : history_) now_.apply(action);
    }

    typename Game::Options options_;
    Start start_;
    std::vector<Action> history_;
    std::vector<Seat> actors_;  // who did it
    Game now_;
};

}  // namespace kiebitz
