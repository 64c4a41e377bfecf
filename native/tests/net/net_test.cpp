// Nets in whole numbers: a small one worked out by hand, and files that are none.
#include "net/net.hpp"

#include <string>

#include "cards/random.hpp"
#include "games/random_play.hpp"
#include "net/skat_inputs.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

class File {
  public:
    File& text(std::string_view text) {
        bytes_ += text;
        return *this;
    }
    File& number(std::int64_t value, int width) {
        for (int i = 0; i < width; ++i) {
            bytes_.push_back(static_cast<char>((value >> (8 * i)) & 0xFF));
        }
        return *this;
    }
    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

constexpr std::int64_t one = std::int64_t{1} << Net::factor_bits;

// Two inputs, one number between the layers, one layer in the middle, one output:
// first 3·a + 5·b + 1, middle x + max(0, 2·x - 4), last -x + 7.
std::string small_net() {
    File file;
    file.text("kiebitz net 1\n");
    for (const int size : {2, 1, 1, 1}) file.number(size, 4);
    file.number(3, 2).number(5, 2).number(one, 4).number(1, 4);
    file.number(2, 2).number(one, 4).number(-4, 4);
    file.number(-1, 2).number(one, 4).number(7, 4);
    return file.bytes();
}

void worked_out_by_hand() {
    const Net net = Net::read(small_net());
    check_equal(net.ask({}, 1)[0], 7 - 1, "nothing seen: 1, and 2 - 4 adds nothing");
    check_equal(net.ask({0}, 1)[0], 7 - (4 + 4), "the first input");
    check_equal(net.ask({0, 1}, 1)[0], 7 - (9 + 14), "both inputs");
    check_equal(static_cast<long long>(net.ask({0}, 0).size()), 0, "nothing asked for");
    check_refused(ErrorName::bad_option, "no such input", [&] { net.ask({2}, 1); });
}

void refused_wherever_it_ends() {
    const std::string whole = small_net();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        check_refused(ErrorName::bad_model, "cut off",
                      [&] { Net::read(std::string_view(whole).substr(0, length)); });
    }
    check_refused(ErrorName::bad_model, "too long", [&] { Net::read(whole + "x"); });
}

void changed_bytes_are_refused_or_asked() {
    Random random(RandomKey{5, 0, 0, 0});
    const std::string whole = small_net();
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string changed = whole;
        for (int many = 0; many < 3; ++many) {
            changed[random.below(static_cast<std::uint32_t>(whole.size()))] =
                static_cast<char>(random.below(256));
        }
        try {
            const Net net = Net::read(changed);
            if (net.inputs() >= 2) net.ask({0, 1}, net.outputs());
            ++read;
        } catch (const RuleError& error) {
            check(error.name() == ErrorName::bad_model, "another error than for a bad model");
        }
    }
    check(read > 1000, "hardly any was read");
}

void only_cards_of_declared_games() {
    Random random(RandomKey{1, 0, 0, 0});
    const State<Skat> state(Skat::Options{}, Skat::Deal::random(random, 0));
    const View<Skat> view(state, 0);
    check_refused(ErrorName::inconsistent_position, "the auction", [&] { skat_net_ones(view); });
}

const Register tests{[] {
    test("net: a small net says what can be worked out by hand", worked_out_by_hand);
    test("net: a file that is cut off or too long is refused", refused_wherever_it_ends);
    test("net: changed files are refused by name, or asked without harm",
         changed_bytes_are_refused_or_asked);
    test("net: nets are asked about the cards of declared games", only_cards_of_declared_games);
}};

}  // namespace
