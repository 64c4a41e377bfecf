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
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kiebitz {

class Net {
  public:
    static constexpr int flow_units = 512;     // of one, between layers
    static constexpr int value_units = 65536;  // of one, in what comes out
    static constexpr int most_flow = 16383;
    static constexpr int factor_bits = 28;

    static Net read(std::string_view bytes);

    int inputs() const { return inputs_; }
    int outputs() const { return outputs_; }

    // The first `values` outputs for the inputs that are one.
    std::vector<std::int32_t> ask(const std::vector<std::uint16_t>& ones, int values) const;

  private:
    struct Layer {
        std::vector<std::int16_t> weights;
        std::vector<std::int32_t> factors;
        std::vector<std::int32_t> biases;
    };

    static Layer read_layer(class NetReader& in, int inputs, int outputs, bool of_bits);
    std::vector<std::int16_t> first(const std::vector<std::uint16_t>& ones) const;

    int inputs_ = 0;
    int width_ = 0;
    int outputs_ = 0;
    Layer first_;
    std::vector<Layer> middle_;
    Layer last_;
};

}  // namespace kiebitz
