// Bits of a set moved together, or spread over another set, by one instruction each. Only for units
// that are compiled for processors that have them (open_skat_bmi2.cpp).
#pragma once

#include <concepts>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace kiebitz {

template <std::unsigned_integral Mask>
Mask extract(Mask cards, Mask from) {
    if constexpr (sizeof(Mask) == 4) return _pext_u32(cards, from);
    return static_cast<Mask>(_pext_u64(cards, from));
}
template <std::unsigned_integral Mask>
Mask deposit(Mask numbers, Mask to) {
    if constexpr (sizeof(Mask) == 4) return _pdep_u32(numbers, to);
    return static_cast<Mask>(_pdep_u64(numbers, to));
}

}  // namespace kiebitz
