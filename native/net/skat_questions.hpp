// Questions to a net about cards of Skat: collected first, answered together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "net/net.hpp"
#include "net/skat_inputs.hpp"

namespace kiebitz {

// Refuses a net that is for something else.
void require_skat_net(const Net& net);

class SkatQuestions {
  public:
    // Which card the seat to move should play.
    void add(const DeclaredSkat& facts, const Skat::Play& play);
    void answer(const Net& net);

    std::size_t size() const { return asked_.size(); }
    Skat::Mask legal(std::size_t question) const { return asked_[question].legal; }
    // What the side of the seat comes to with a card: 1 is won, -1 lost.
    double value(std::size_t question, int card) const {
        return units(question, card) / double{Net::value_units};
    }
    std::int32_t units(std::size_t question, int card) const {
        const auto place = renamed(asked_[question].contract, card);
        return values_[question * SkatDeck::size + place];
    }
    // The legal card that promises most, the first in the deck's order of equals.
    Card best(std::size_t question) const;

  private:
    struct Asked {
        Skat::Mask legal;
        SkatContract contract;
    };
    std::vector<Asked> asked_;
    std::vector<Net::Ones> ones_;
    std::vector<std::int32_t> values_;
};

}  // namespace kiebitz
