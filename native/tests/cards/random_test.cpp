// The golden numbers were computed by a second implementation in Python, itself checked against the
// published first numbers of xoshiro256** and splitmix64.
#include "cards/random.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

void golden_splitmix() {
    std::uint64_t state = 0;
    check(splitmix64(state) == 0xE220A8397B1DCDAFu, "first number");
    check(splitmix64(state) == 0x6E789E6AA1B965F4u, "second number");
    check(splitmix64(state) == 0x06C45D188009454Fu, "third number");
}

void check_stream(const RandomKey& key, const std::array<std::uint64_t, 4>& expected) {
    Random random(key);
    for (const std::uint64_t number : expected) check(random.next() == number, "golden number");
}

void golden_streams() {
    check_stream(
        {}, {0x926CD0ABD689B147u, 0xDBB63502DC10ADD7u, 0x06BDF3CEAA7E5D11u, 0xBDD3A17FF6BC0572u});
    check_stream({1, 2, 3, 4}, {0x198C324CA5EAAA12u, 0x3F154659B14C8307u, 0xE9AB0C0BABF72525u,
                                0x4FF443FD7E046208u});
    check_stream({2026, 7, 1, 0}, {0xB91E1783DAD902E7u, 0xF419358625C5E03Bu, 0x3DFB85A0FED0AF5Eu,
                                   0xAD67DFF586CCE379u});
}

void golden_draws() {
    Random small(RandomKey{5});
    for (const std::uint32_t number : {9u, 20u, 27u, 6u, 6u, 20u, 28u, 14u, 30u, 10u, 29u, 26u}) {
        check(small.below(32) == number, "golden number below 32");
    }
    Random large(RandomKey{5});  // every fourth draw below this bound is rejected
    for (const std::uint32_t number : {961085488u, 2102398296u, 665645144u, 662838367u}) {
        check(large.below(3u << 30) == number, "golden number below 3 * 2^30");
    }
}

void golden_shuffle() {
    Random random(RandomKey{42, 3});
    std::array<int, 32> pack{};
    for (std::size_t i = 0; i < 32; ++i) pack[i] = static_cast<int>(i);
    random.shuffle(pack);
    const std::array<int, 32> expected = {15, 5,  3,  6,  24, 29, 21, 2,  4,  7,  17,
                                          18, 11, 22, 28, 30, 23, 12, 14, 13, 20, 19,
                                          8,  0,  25, 27, 26, 1,  9,  16, 31, 10};
    check(pack == expected, "golden order");
}

// Everything is deterministic, so these cannot fail by bad luck; eight standard deviations still
// leave a wide margin for a change of the golden numbers.
void check_uniform(const std::vector<int>& counts, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(counts.size());
    const double freedom = static_cast<double>(counts.size()) - 1;
    double chi_square = 0;
    for (const int seen : counts) chi_square += (seen - expected) * (seen - expected) / expected;
    check(chi_square < freedom + 8 * std::sqrt(2 * freedom), "chi-square too large");
}

void below_is_uniform() {
    for (const std::uint32_t bound : {2u, 3u, 4u, 5u, 6u, 7u, 9u, 10u, 32u, 36u, 100u, 158u}) {
        Random random(RandomKey{bound});
        const int draws = 100000;
        std::vector<int> counts(bound);
        for (int i = 0; i < draws; ++i) {
            const std::uint32_t number = random.below(bound);
            check(number < bound, "below the bound");
            ++counts[number];
        }
        check_uniform(counts, draws);
    }
}

// Without rejection, numbers divisible by 3 would be drawn twice as often as the others.
void large_bounds_are_uniform() {
    Random random(RandomKey{3});
    const int draws = 100000;
    std::vector<int> counts(3);
    for (int i = 0; i < draws; ++i) ++counts[random.below(3u << 30) % 3];
    check_uniform(counts, draws);
}

void below_one_is_zero() {
    Random random(RandomKey{4});
    for (int i = 0; i < 1000; ++i) check(random.below(1) == 0, "the only number below 1");
}

template <std::size_t N>
void shuffle_is_uniform(int orders) {
    Random random(RandomKey{6, N});
    const int draws = 2000 * orders;
    std::vector<std::array<int, N>> known;
    std::vector<int> counts;
    for (int i = 0; i < draws; ++i) {
        std::array<int, N> items{};
        for (std::size_t k = 0; k < N; ++k) items[k] = static_cast<int>(k);
        random.shuffle(items);
        std::size_t place = 0;
        while (place < known.size() && known[place] != items) ++place;
        if (place == known.size()) {
            known.push_back(items);
            counts.push_back(0);
        }
        ++counts[place];
    }
    check_equal(static_cast<int>(known.size()), orders, "different orders");
    check_uniform(counts, draws);
}

void keys_differ() {
    std::set<std::uint64_t> first;
    std::size_t keys = 0;
    for (std::uint64_t a = 0; a < 7; ++a) {
        for (std::uint64_t b = 0; b < 7; ++b) {
            for (std::uint64_t c = 0; c < 7; ++c) {
                for (std::uint64_t d = 0; d < 7; ++d, ++keys) {
                    first.insert(Random(RandomKey{a, b, c, d}).next());
                }
            }
        }
    }
    check(first.size() == keys, "two keys begin with the same number");
}

void same_key_same_stream() {
    Random a(RandomKey{7, 8, 9, 10});
    Random b(RandomKey{7, 8, 9, 10});
    for (int i = 0; i < 1000; ++i) check(a.next() == b.next(), "the streams part");
}

const Register registered{[] {
    test("splitmix64 gives the published numbers", golden_splitmix);
    test("streams give the recorded numbers", golden_streams);
    test("numbers below a bound are the recorded ones", golden_draws);
    test("a shuffle gives the recorded order", golden_shuffle);
    test("numbers below a bound are equally likely", below_is_uniform);
    test("numbers below a bound near 2^32 are equally likely", large_bounds_are_uniform);
    test("below one there is only zero", below_one_is_zero);
    test("three items are shuffled into all orders alike", [] { shuffle_is_uniform<3>(6); });
    test("four items are shuffled into all orders alike", [] { shuffle_is_uniform<4>(24); });
    test("different keys give different streams", keys_differ);
    test("the same key gives the same stream", same_key_same_stream);
}};

}  // namespace
