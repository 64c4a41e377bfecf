// A small net in whole numbers, so that the same inputs give the same values on every machine.
//
// Idea: a first layer over bits, layers that add to what comes in, a linear layer out, as it was
// trained (docs/how-to/train-nets.md). Weights are 16-bit numbers with one factor for each output
// of a layer; what flows between layers is 16 bits too, never negative and at most `most_flow`.
// The first layer is a sum of the rows of those bits that are one. A file in which a sum could
// overflow is refused, so that nothing has to be checked while it is asked.
//
// File, all numbers little-endian:
//   "kiebitz net 1\n"   14 bytes
//   sizes               4 × u32: inputs, width, depth, outputs
//   first               inputs × width weights i16, width factors i32, width biases i32
//   each in the middle  width × width weights i16 (a row for each output), factors, biases
//   last                outputs × width weights i16, factors, biases
// A factor turns a sum into the units of what comes out: sum · factor / 2^28.
//
// How the layers are computed, and how their weights lie in memory, is in layers.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "net/layers.hpp"

namespace kiebitz {

// Numbers from the beginning of a cache line on, zeros at first: loads that cross no lines are
// fast.
template <class Number>
class Lines {
  public:
    explicit Lines(std::size_t size = 0) : lines_((size + of_one - 1) / of_one) {}
    Number* data() { return lines_.empty() ? nullptr : lines_[0].numbers.data(); }
    const Number* data() const { return lines_.empty() ? nullptr : lines_[0].numbers.data(); }

  private:
    static constexpr std::size_t bytes = 64;
    static constexpr std::size_t of_one = bytes / sizeof(Number);
    struct alignas(bytes) Line {
        std::array<Number, of_one> numbers;
    };
    std::vector<Line> lines_;
};

class Net {
  public:
    static constexpr int flow_units = 512;     // of one, between layers
    static constexpr int value_units = 65536;  // of one, in what comes out
    static constexpr int most_flow = net_most_flow;
    static constexpr int factor_bits = net_factor_bits;

    // The inputs of a position that are one, in ascending order.
    using Ones = std::vector<std::uint16_t>;

    static Net read(std::string_view bytes, const NetKernel& kernel = net_kernels().front());

    int inputs() const { return inputs_; }
    int outputs() const { return outputs_; }
    std::string_view kernel() const { return kernel_->name; }

    // The first `values` outputs of a position.
    std::vector<std::int32_t> ask(const Ones& ones, int values) const {
        return ask_many({&ones, 1}, values);
    }
    // Those of the first position, then those of the second, and so on.
    std::vector<std::int32_t> ask_many(std::span<const Ones> positions, int values) const;

  private:
    // As layers.hpp says; the first one has a row for each input.
    struct Layer {
        Lines<std::int16_t> weights;
        Lines<std::int32_t> factors;
        Lines<std::int32_t> biases;
    };
    struct Room;

    Layer read_layer(class NetReader& in, int inputs, int outputs, bool of_bits) const;
    std::size_t whole_strips(int outputs) const;
    void check_ones(const Ones& ones) const;
    void first(std::span<const Ones> positions, Room& room) const;
    void answer(std::span<const Ones> positions, int values, Room& room, std::int32_t* found) const;

    const NetKernel* kernel_ = nullptr;
    int inputs_ = 0;
    int width_ = 0;
    int outputs_ = 0;
    Layer first_;
    std::vector<Layer> middle_;
    Layer last_;
};

}  // namespace kiebitz
