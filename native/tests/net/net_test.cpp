// Nets in whole numbers: a small one worked out by hand, random ones by all kernels, files that are
// none.
#include "net/net.hpp"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

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
    check_refused(ErrorName::bad_option, "twice the same", [&] { net.ask({1, 1}, 1); });
    check_equal(static_cast<long long>(net.ask_many({}, 1).size()), 0, "nobody asks");
}

// One position of a net as the head of net.hpp describes it, number by number.
class PlainNet {
  public:
    PlainNet(Random& random, int inputs, int width, int depth, int outputs) : inputs_(inputs) {
        file_.text("kiebitz net 1\n");
        for (const int size : {inputs, width, depth, outputs}) file_.number(size, 4);
        for (int i = 0; i < depth + 2; ++i) {
            const int into = i == 0 ? inputs : width;
            add_layer(random, into, i == depth + 1 ? outputs : width, i == 0);
        }
    }
    const std::string& file() const { return file_.bytes(); }

    std::vector<std::int64_t> ask(const Net::Ones& ones) const {
        std::vector<std::int64_t> bits(static_cast<std::size_t>(inputs_));
        for (const auto one : ones) bits[one] = 1;
        auto flow = layers_.front().scaled(bits);
        for (auto& value : flow) value = std::clamp<std::int64_t>(value, 0, Net::most_flow);
        for (std::size_t i = 1; i + 1 < layers_.size(); ++i) {
            const auto added = layers_[i].scaled(flow);
            for (std::size_t j = 0; j < flow.size(); ++j) {
                flow[j] += std::max<std::int64_t>(0, added[j]);
                flow[j] = std::min<std::int64_t>(flow[j], Net::most_flow);
            }
        }
        auto values = layers_.back().scaled(flow);
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        for (auto& value : values) value = std::clamp(value, -most, most);
        return values;
    }

  private:
    struct PlainLayer {
        std::vector<std::vector<std::int64_t>> weights;  // of each output
        std::vector<std::int64_t> factors, biases;

        std::vector<std::int64_t> scaled(const std::vector<std::int64_t>& into) const {
            std::vector<std::int64_t> found;
            for (std::size_t j = 0; j < weights.size(); ++j) {
                std::int64_t sum = 0;
                for (std::size_t i = 0; i < into.size(); ++i) sum += weights[j][i] * into[i];
                found.push_back(((sum * factors[j] + one / 2) >> Net::factor_bits) + biases[j]);
            }
            return found;
        }
    };

    // Weights as large as a file may have them, in some layers; factors that keep the flow within
    // its bounds, mostly.
    void add_layer(Random& random, int into, int out, bool of_bits) {
        const auto drawn = [&](std::int64_t most) {
            return static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(2 * most))) -
                   most;
        };
        const std::int64_t largest = std::min<std::int64_t>(
            32'768, std::numeric_limits<std::int32_t>::max() / Net::most_flow / into);
        const std::int64_t most = random.below(3) == 0 ? std::max<std::int64_t>(largest, 1) : 40;
        PlainLayer layer;
        for (int j = 0; j < out; ++j) {
            auto& row = layer.weights.emplace_back();
            for (int i = 0; i < into; ++i) row.push_back(drawn(of_bits ? 32'768 : most));
            layer.factors.push_back(drawn(random.below(20) == 0 ? 8 * one - 1 : one / most / 8));
            layer.biases.push_back(drawn(random.below(20) == 0 ? 4 * one : 5'000));
        }
        for (int k = 0; k < into * out; ++k) {
            const int j = of_bits ? k % out : k / into;
            const int i = of_bits ? k / out : k % into;
            const auto& row = layer.weights[static_cast<std::size_t>(j)];
            file_.number(row[static_cast<std::size_t>(i)], 2);
        }
        for (const auto factor : layer.factors) file_.number(factor, 4);
        for (const auto bias : layer.biases) file_.number(bias, 4);
        layers_.push_back(layer);
    }

    int inputs_;
    File file_;
    std::vector<PlainLayer> layers_;
};

Net::Ones some_ones(Random& random, int inputs) {
    Net::Ones ones;
    const auto rare = 1 + random.below(8);
    for (int i = 0; i < inputs; ++i) {
        if (random.below(rare) == 0) ones.push_back(static_cast<std::uint16_t>(i));
    }
    return ones;
}

// All kernels of this machine, against the plain net, for positions in a batch and alone.
void compare_kernels(Random& random, const PlainNet& plain, int inputs, int outputs) {
    std::vector<Net::Ones> positions(1 + random.below(70));
    for (auto& ones : positions) ones = some_ones(random, inputs);
    std::vector<std::vector<std::int64_t>> expected;
    for (const auto& ones : positions) expected.push_back(plain.ask(ones));
    const int values = static_cast<int>(random.below(static_cast<std::uint32_t>(outputs + 2)));
    const auto wanted = static_cast<std::size_t>(std::min(values, outputs));
    for (const NetKernel& kernel : net_kernels()) {
        const Net net = Net::read(plain.file(), kernel);
        const auto found = net.ask_many(positions, values);
        const auto alone = net.ask(positions.back(), values);
        const std::string name(kernel.name);
        check_equal(static_cast<long long>(found.size()),
                    static_cast<long long>(wanted * positions.size()), name + ": how many");
        for (std::size_t i = 0; i < found.size(); ++i) {
            check_equal(found[i], expected[i / wanted][i % wanted], name + ": in a batch");
        }
        for (std::size_t i = 0; i < wanted; ++i) {
            check_equal(alone[i], expected.back()[i], name + ": alone");
        }
    }
}

void all_kernels_agree() {
    Random random(RandomKey{9, 0, 0, 0});
    const auto drawn = [&](int most) {
        return 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most)));
    };
    for (int i = 0; i < 150; ++i) {
        const int inputs = drawn(90), width = drawn(i % 10 == 0 ? 200 : 70), outputs = drawn(90);
        const PlainNet plain(random, inputs, width, drawn(4), outputs);
        compare_kernels(random, plain, inputs, outputs);
    }
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
            ++read;
            if (net.inputs() < 2) continue;
            const auto found = net.ask({0, 1}, net.outputs());
            for (const NetKernel& kernel : net_kernels()) {
                const bool same = Net::read(changed, kernel).ask({0, 1}, net.outputs()) == found;
                check(same, "kernels disagree");
            }
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
    test("net: all kernels say what comes out number by number", all_kernels_agree);
    test("net: a file that is cut off or too long is refused", refused_wherever_it_ends);
    test("net: changed files are refused by name, or asked without harm",
         changed_bytes_are_refused_or_asked);
    test("net: nets are asked about the cards of declared games", only_cards_of_declared_games);
}};

}  // namespace
