// The tables of the solver: proofs and replies.
#pragma once

#include "solve/relevance_table.hpp"
#include "solve/reply_memory.hpp"

namespace kiebitz {

// What the solver keeps from one position to the next.
template <class Rules>
struct SolverTable : RelevanceTable<typename Rules::Deck::Mask, Rules::seats> {
    using Proofs = RelevanceTable<typename Rules::Deck::Mask, Rules::seats>;
    using Proofs::Proofs;

    ReplyMemory replies;

    void clear() {
        Proofs::clear();
        replies.clear();
    }
};

}  // namespace kiebitz
