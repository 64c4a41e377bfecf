#include "belief/published/sampler.hpp"

#include <algorithm>
#include <utility>

#include "games/errors.hpp"

namespace kiebitz::published {

namespace {

Knowledge settled(Knowledge facts) {
    facts.settle();
    return facts;
}

}  // namespace

const char* name_of(Method method) {
    switch (method) {
        case Method::exact:
            return "exact";
        case Method::rejection:
            return "rejection";
        case Method::combinations:
            return "combinations";
        case Method::skat_unranking:
            return "skat_unranking";
        case Method::subset_check:
            return "subset_check";
        case Method::appendix_a:
            return "appendix_a";
        case Method::collapse:
            return "collapse";
    }
    return "";
}

bool fits(Method method, const Table& table) {
    return method != Method::skat_unranking || table.has_skat();
}

// ---- Ours ---------------------------------------------------------------------------------------

Exact::Exact(Knowledge facts) : worlds_(settled(std::move(facts))) {}

Drawn Exact::draw(Random& random) const {
    return {worlds_.at(random.below64(count()))};
}

void Exact::draw(Random& random, std::span<Drawn> out) const {
    std::array<World, 64> worlds;
    for (std::size_t i = 0; i < out.size(); i += worlds.size()) {
        const std::size_t many = std::min(worlds.size(), out.size() - i);
        worlds_.draw(random, {worlds.data(), many});
        for (std::size_t k = 0; k < many; ++k) out[i + k] = {worlds[k]};
    }
}

// ---- Any ----------------------------------------------------------------------------------------

Sampler::Any Sampler::make(Method method, const Knowledge& facts, const Table& table) {
    switch (method) {
        case Method::exact:
            return Exact(facts);
        case Method::rejection:
            return Rejection(facts);
        case Method::combinations:
            return Combinations(facts, table.classes);
        case Method::skat_unranking:
            return SkatUnranking(facts, table);
        case Method::subset_check:
            return SubsetCheck(facts);
        case Method::appendix_a:
            return AppendixA(facts, table);
        case Method::collapse:
            return Collapse(facts);
    }
    throw RuleError(ErrorName::bad_option, "there is no such method of drawing worlds");
}

Sampler::Sampler(Method method, const Knowledge& facts, const Table& table)
    : any_(make(method, facts, table)) {}

Drawn Sampler::draw(Random& random) const {
    return std::visit([&](const auto& method) { return method.draw(random); }, any_);
}

void Sampler::draw(Random& random, std::span<Drawn> out) const {
    if (const auto* exact = std::get_if<Exact>(&any_)) {
        exact->draw(random, out);
        return;
    }
    std::visit(
        [&](const auto& method) {
            for (Drawn& drawn : out) drawn = method.draw(random);
        },
        any_);
}

ManyDrawn Sampler::draw_many(Random& random, std::span<World> worlds, const Budget& budget) const {
    std::array<Drawn, 64> drawn;
    // Some methods take a tenth of a second for one world.
    const std::size_t at_once = std::holds_alternative<Exact>(any_) ? drawn.size() : 1;
    ManyDrawn found;
    for (std::size_t i = 0; i < worlds.size(); i += at_once) {
        budget.look();
        const std::span some(drawn.data(), std::min(at_once, worlds.size() - i));
        draw(random, some);
        for (const Drawn& one : some) {
            found.tries += one.tries;
            if (!one.dead_end) worlds[found.worlds++] = one.world;
        }
    }
    return found;
}

Drawn draw(Method method, const Knowledge& facts, const Table& table, Random& random) {
    return Sampler(method, facts, table).draw(random);
}

}  // namespace kiebitz::published
