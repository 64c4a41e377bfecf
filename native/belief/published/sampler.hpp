// All ways to draw worlds under one roof: ours and the published ones.
//
// A sampler is built once for each view, from its bare facts, and then asked for worlds: what a
// method prepares for a view is done only once, and methods can be compared in batches.
//
//   method          worlds are      costs                            fits
//   exact           equally likely  a table of counts (worlds.hpp)   all; ours
//   rejection       equally likely  tries without bound              all
//   combinations    equally likely  a list of length signatures      all
//   skat_unranking  equally likely  a list of skats                  Skat
//   subset_check    equally likely  tries without bound              all
//   appendix_a      biased          dead ends                        all; exact for a declarer
//   collapse        biased          much time                        all
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <variant>

#include "belief/published/appendix_a.hpp"
#include "belief/published/collapse.hpp"
#include "belief/published/combinations.hpp"
#include "belief/published/drawn.hpp"
#include "belief/published/rejection.hpp"
#include "belief/published/skat_unranking.hpp"
#include "belief/published/subset_check.hpp"
#include "belief/published/table.hpp"
#include "belief/worlds.hpp"
#include "run/budget.hpp"

namespace kiebitz::published {

enum class Method : std::uint8_t {
    exact,
    rejection,
    combinations,
    skat_unranking,
    subset_check,
    appendix_a,
    collapse
};
inline constexpr std::array<Method, 7> every_method = {
    Method::exact,        Method::rejection,  Method::combinations, Method::skat_unranking,
    Method::subset_check, Method::appendix_a, Method::collapse};

const char* name_of(Method method);
bool fits(Method method, const Table& table);

// Our own method in the shape of the others.
class Exact {
  public:
    explicit Exact(Knowledge facts);

    std::uint64_t count() const { return worlds_.count(); }
    Drawn draw(Random& random) const;
    void draw(Random& random, std::span<Drawn> out) const;

  private:
    Worlds worlds_;
};

struct ManyDrawn {
    std::size_t worlds = 0;
    std::uint64_t tries = 0;
};

class Sampler {
  public:
    // Facts that no world fits are refused where the method can tell; rejection, appendix_a and
    // collapse report dead ends instead.
    Sampler(Method method, const Knowledge& facts, const Table& table);

    Drawn draw(Random& random) const;
    void draw(Random& random, std::span<Drawn> out) const;
    // Fills `worlds` as far as the draws did not come to a dead end. One stream for all: some
    // methods take any number of random numbers for a world.
    ManyDrawn draw_many(Random& random, std::span<World> worlds,
                        const Budget& budget = no_budget()) const;

  private:
    using Any = std::variant<Exact, Rejection, Combinations, SkatUnranking, SubsetCheck, AppendixA,
                             Collapse>;
    static Any make(Method method, const Knowledge& facts, const Table& table);

    Any any_;
};

// One world, with all preparation done for it alone.
Drawn draw(Method method, const Knowledge& facts, const Table& table, Random& random);

}  // namespace kiebitz::published
