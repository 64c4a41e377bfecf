// The worlds that a seat has to reckon with: how many there are, which is the n-th, and random
// ones.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "belief/knowledge.hpp"
#include "belief/placements.hpp"
#include "cards/random.hpp"

namespace kiebitz {

// For each card of the deck and each place.
using PerCard = std::vector<std::array<double, places>>;

// All worlds that fit the knowledge, each counted once. They are in lexicographic order: by the
// place of the lowest undecided card first, places in the order of the seats.
class Worlds {
  public:
    explicit Worlds(const Knowledge& knowledge);

    std::uint64_t count() const { return ways_.total(); }
    World at(std::uint64_t rank) const;
    // Refuses numbers that no world has.
    void at(std::span<const std::uint64_t> ranks, World* out) const;
    // The worlds from number `first` on; refuses more than there are.
    void range(std::uint64_t first, std::span<World> out) const;
    void require_range(std::uint64_t first, std::uint64_t many) const;
    std::optional<std::uint64_t> rank(const World& world) const;  // none if it does not fit
    void draw(Random& random, std::span<World> out) const;

    // How many worlds have a card in a place, for a deck that has all the cards spoken of.
    std::vector<std::array<std::uint64_t, places>> counts(std::size_t deck_size) const;

  private:
    using Ranks = std::array<std::uint64_t, 64>;

    template <std::size_t Lanes>
    void place(const std::uint64_t* ranks, World* out) const;
    void place_all(std::span<const std::uint64_t> ranks, World* out) const;

    HiddenCards hidden_;
    World known_;
    std::vector<Placements<std::uint64_t>::PerSlot> ones_;
    Placements<std::uint64_t> ways_;
};

// The same worlds, each as likely as the product of the weights of its cards in their places. There
// is a row of weights for each card of the deck, which has all the cards spoken of.
class WeightedWorlds {
  public:
    WeightedWorlds(const Knowledge& knowledge, const PerCard& weights);

    void draw(Random& random, std::span<World> out) const;
    // How likely each card is in each place.
    PerCard probabilities() const;

  private:
    HiddenCards hidden_;
    World known_;
    std::size_t deck_size_;
    std::vector<Placements<double>::PerSlot> weights_;
    Placements<double> ways_;
};

}  // namespace kiebitz
