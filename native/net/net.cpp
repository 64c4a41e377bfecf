#include "net/net.hpp"

#include <algorithm>
#include <limits>
#include <string>

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

// What a sum comes to in the units of the layer, rounded to the nearest.
std::int64_t scaled(std::int32_t sum, std::int32_t factor, std::int32_t bias) {
    constexpr std::int64_t half = std::int64_t{1} << (Net::factor_bits - 1);
    return ((std::int64_t{sum} * factor + half) >> Net::factor_bits) + bias;
}

std::int16_t bounded(std::int64_t flow) {
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(flow, 0, Net::most_flow));
}

std::int32_t product(const std::int16_t* a, const std::int16_t* b, int length) {
    std::int32_t sum = 0;
    for (int i = 0; i < length; ++i) sum += std::int32_t{a[i]} * b[i];
    return sum;
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

Net Net::read(std::string_view bytes) {
    NetReader in(bytes);
    in.expect(magic);
    Net net;
    net.inputs_ = static_cast<int>(in.size(most_inputs));
    net.width_ = static_cast<int>(in.size(most_width));
    const auto depth = in.size(most_depth);
    net.outputs_ = static_cast<int>(in.size(most_width));
    net.first_ = read_layer(in, net.inputs_, net.width_, true);
    for (std::uint32_t i = 0; i < depth; ++i) {
        net.middle_.push_back(read_layer(in, net.width_, net.width_, false));
    }
    net.last_ = read_layer(in, net.width_, net.outputs_, false);
    in.expect_end();
    return net;
}

Net::Layer Net::read_layer(NetReader& in, int inputs, int outputs, bool of_bits) {
    const auto out = static_cast<std::size_t>(outputs);
    const std::size_t size = static_cast<std::size_t>(inputs) * out;
    Layer layer;
    layer.weights = in.numbers<std::int16_t>(size);
    layer.factors = in.numbers<std::int32_t>(out);
    layer.biases = in.numbers<std::int32_t>(out);
    std::vector<std::int64_t> sums(out);  // the largest that each output can have
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t at = of_bits ? i % out : i / static_cast<std::size_t>(inputs);
        const std::int64_t weight = layer.weights[i];
        sums[at] += weight < 0 ? -weight : weight;
    }
    const std::int64_t largest = *std::max_element(sums.begin(), sums.end());
    if (largest * (of_bits ? 1 : most_flow) > std::numeric_limits<std::int32_t>::max()) {
        refuse("its weights are too large");
    }
    return layer;
}

std::vector<std::int16_t> Net::first(const std::vector<std::uint16_t>& ones) const {
    const auto width = static_cast<std::size_t>(width_);
    std::vector<std::int32_t> sums(width);
    for (const std::uint16_t one : ones) {
        const std::int16_t* row = first_.weights.data() + one * width;
        for (std::size_t j = 0; j < width; ++j) sums[j] += row[j];
    }
    std::vector<std::int16_t> flow(width);
    for (std::size_t j = 0; j < width; ++j) {
        flow[j] = bounded(scaled(sums[j], first_.factors[j], first_.biases[j]));
    }
    return flow;
}

std::vector<std::int32_t> Net::ask(const std::vector<std::uint16_t>& ones, int values) const {
    for (const std::uint16_t one : ones) {
        if (one >= inputs_) throw RuleError(ErrorName::bad_option, "the net has no such input");
    }
    std::vector<std::int16_t> flow = first(ones);
    const auto width = static_cast<std::size_t>(width_);
    std::vector<std::int16_t> next(width);
    for (const Layer& layer : middle_) {
        for (std::size_t j = 0; j < width; ++j) {
            const auto sum = product(layer.weights.data() + j * width, flow.data(), width_);
            const auto added =
                std::max<std::int64_t>(0, scaled(sum, layer.factors[j], layer.biases[j]));
            next[j] = bounded(flow[j] + added);
        }
        flow.swap(next);
    }
    const auto wanted = static_cast<std::size_t>(std::clamp(values, 0, outputs_));
    std::vector<std::int32_t> found(wanted);
    for (std::size_t j = 0; j < wanted; ++j) {
        const auto sum = product(last_.weights.data() + j * width, flow.data(), width_);
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        found[j] = static_cast<std::int32_t>(
            std::clamp(scaled(sum, last_.factors[j], last_.biases[j]), -most, most));
    }
    return found;
}

}  // namespace kiebitz
