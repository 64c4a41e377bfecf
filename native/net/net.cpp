#include "net/net.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>

#include "games/errors.hpp"

namespace kiebitz {

namespace {

constexpr std::string_view magic = "kiebitz net 1\n";
constexpr std::uint32_t most_inputs = 8192;
constexpr std::uint32_t most_width = 4096;
constexpr std::uint32_t most_depth = 64;

[[noreturn]] void refuse(const std::string& why) {
    throw RuleError(ErrorName::bad_model, why);
}

// What flows between the layers for so many positions stays in the cache beside a strip of weights.
constexpr std::size_t at_once = 48;

// Where the weight of an input lies (layers.hpp).
std::size_t packed_at(std::size_t input, std::size_t output, std::size_t pairs, std::size_t strip) {
    const std::size_t pair = output / strip * pairs + input / 2;
    return 2 * (pair * strip + output % strip) + input % 2;
}

}  // namespace

class NetReader {
  public:
    explicit NetReader(std::string_view bytes) : bytes_(bytes) {}

    void expect(std::string_view text) {
        if (bytes_.substr(0, text.size()) != text) refuse("it is no net of this format");
        bytes_.remove_prefix(text.size());
    }
    std::uint32_t size(std::uint32_t most) {
        const auto found = static_cast<std::uint32_t>(number(4));
        if (found < 1 || found > most) refuse("its sizes are out of range");
        return found;
    }
    template <class Number>
    std::vector<Number> numbers(std::size_t count) {
        if (bytes_.size() / sizeof(Number) < count) refuse("it ends too early");
        std::vector<Number> found(count);
        for (Number& one : found) one = static_cast<Number>(number(sizeof(Number)));
        return found;
    }
    void expect_end() const {
        if (!bytes_.empty()) refuse("it has bytes after its end");
    }

  private:
    std::uint64_t number(std::size_t width) {
        if (bytes_.size() < width) refuse("it ends too early");
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < width; ++i) {
            value |= std::uint64_t{static_cast<std::uint8_t>(bytes_[i])} << (8 * i);
        }
        bytes_.remove_prefix(width);
        return value;
    }
    std::string_view bytes_;
};

Net Net::read(std::string_view bytes, const NetKernel& kernel) {
    NetReader in(bytes);
    in.expect(magic);
    Net net;
    net.kernel_ = &kernel;
    net.inputs_ = static_cast<int>(in.size(most_inputs));
    net.width_ = static_cast<int>(in.size(most_width));
    const auto depth = in.size(most_depth);
    net.outputs_ = static_cast<int>(in.size(most_width));
    net.first_ = net.read_layer(in, net.inputs_, net.width_, true);
    for (std::uint32_t i = 0; i < depth; ++i) {
        net.middle_.push_back(net.read_layer(in, net.width_, net.width_, false));
    }
    net.last_ = net.read_layer(in, net.width_, net.outputs_, false);
    in.expect_end();
    return net;
}

Net::Layer Net::read_layer(NetReader& in, int inputs, int outputs, bool of_bits) const {
    const auto into = static_cast<std::size_t>(inputs);
    const auto out = static_cast<std::size_t>(outputs);
    const auto weights = in.numbers<std::int16_t>(into * out);
    const auto factors = in.numbers<std::int32_t>(out);
    const auto biases = in.numbers<std::int32_t>(out);
    const std::size_t wide = whole_strips(outputs);
    const std::size_t pairs = (into + 1) / 2;
    const auto strip = static_cast<std::size_t>(kernel_->strip);
    Layer layer{Lines<std::int16_t>((of_bits ? into : 2 * pairs) * wide), Lines<std::int32_t>(wide),
                Lines<std::int32_t>(wide)};
    std::vector<std::int64_t> sums(out);  // the largest that each output can have
    for (std::size_t i = 0; i < into * out; ++i) {
        const std::size_t input = of_bits ? i / out : i % into;
        const std::size_t output = of_bits ? i % out : i / into;
        const std::size_t at =
            of_bits ? input * wide + output : packed_at(input, output, pairs, strip);
        layer.weights.data()[at] = weights[i];
        sums[output] += std::abs(std::int64_t{weights[i]});
    }
    const std::int64_t largest = *std::max_element(sums.begin(), sums.end());
    if (largest * (of_bits ? 1 : most_flow) > std::numeric_limits<std::int32_t>::max()) {
        refuse("its weights are too large");
    }
    std::copy(factors.begin(), factors.end(), layer.factors.data());
    std::copy(biases.begin(), biases.end(), layer.biases.data());
    return layer;
}

std::size_t Net::whole_strips(int outputs) const {
    const int strip = kernel_->strip;
    return static_cast<std::size_t>((outputs + strip - 1) / strip * strip);
}

void Net::check_ones(const Ones& ones) const {
    int before = -1;
    for (const std::uint16_t one : ones) {
        if (one >= inputs_) throw RuleError(ErrorName::bad_option, "the net has no such input");
        // Twice the same could be more than a sum can hold.
        if (one <= before) throw RuleError(ErrorName::bad_option, "inputs are to ascend");
        before = one;
    }
}

// What is computed on the way, from position to position `stride` apart.
struct Net::Room {
    std::size_t stride;
    Lines<std::int32_t> sums;
    Lines<std::int16_t> flows;
    Lines<std::int16_t> next;

    Room(std::size_t stride, std::size_t positions)
        : stride(stride),
          sums(stride * positions),
          flows(stride * positions),
          next(stride * positions) {}
};

std::vector<std::int32_t> Net::ask_many(std::span<const Ones> positions, int values) const {
    for (const Ones& ones : positions) check_ones(ones);
    const int wanted = std::clamp(values, 0, outputs_);
    std::vector<std::int32_t> found(positions.size() * static_cast<std::size_t>(wanted));
    Room room(std::max(whole_strips(width_), whole_strips(wanted)),
              std::min(positions.size(), at_once));
    std::int32_t* to = found.data();
    while (!positions.empty()) {
        const auto some = positions.first(std::min(positions.size(), at_once));
        answer(some, wanted, room, to);
        to += some.size() * static_cast<std::size_t>(wanted);
        positions = positions.subspan(some.size());
    }
    return found;
}

void Net::first(std::span<const Ones> positions, Room& room) const {
    const Lines<std::int16_t> nothing(room.stride);
    const std::size_t wide = whole_strips(width_);
    std::int32_t* const sums = room.sums.data();
    std::int16_t* flow = room.flows.data();
    for (const Ones& ones : positions) {
        kernel_->sum_rows({first_.weights.data(), wide, ones.data(), ones.size(), sums});
        kernel_->flow_on({sums, first_.factors.data(), first_.biases.data(), width_},
                         nothing.data(), flow);
        flow += room.stride;
    }
}

void Net::answer(std::span<const Ones> positions, int values, Room& room,
                 std::int32_t* found) const {
    first(positions, room);
    const auto sum_up = [&](const Layer& layer, int outputs) {
        kernel_->sum_strips({layer.weights.data(), (width_ + 1) / 2, outputs,
                             static_cast<int>(positions.size()), room.stride, room.flows.data(),
                             room.sums.data()});
    };
    const std::size_t end = positions.size() * room.stride;
    for (const Layer& layer : middle_) {
        sum_up(layer, width_);
        for (std::size_t at = 0; at < end; at += room.stride) {
            kernel_->flow_on(
                {room.sums.data() + at, layer.factors.data(), layer.biases.data(), width_},
                room.flows.data() + at, room.next.data() + at);
        }
        std::swap(room.flows, room.next);
    }
    sum_up(last_, values);
    for (std::size_t at = 0; at < end; at += room.stride) {
        kernel_->values({room.sums.data() + at, last_.factors.data(), last_.biases.data(), values},
                        found);
        found += values;
    }
}

}  // namespace kiebitz
