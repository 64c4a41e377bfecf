// Reading and writing the compact form of states and views. Numbers are little-endian.
// The reader trusts nothing: running out of bytes is a RuleError, never undefined behaviour.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/errors.hpp"

namespace kiebitz {

class ByteWriter {
  public:
    void u8(std::uint64_t value) { put(value, 1); }
    void u16(std::uint64_t value) { put(value, 2); }
    template <class Mask>
    void mask(Mask value) {
        put(value, sizeof(Mask));
    }
    const std::string& bytes() const { return bytes_; }

  private:
    void put(std::uint64_t value, std::size_t width) {
        for (std::size_t i = 0; i < width; ++i) {
            bytes_.push_back(static_cast<char>((value >> (8 * i)) & 0xFF));
        }
    }
    std::string bytes_;
};

class ByteReader {
  public:
    explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

    std::uint8_t u8() { return static_cast<std::uint8_t>(get(1)); }
    std::uint16_t u16() { return static_cast<std::uint16_t>(get(2)); }
    template <class Mask>
    Mask mask() {
        return static_cast<Mask>(get(sizeof(Mask)));
    }
    void expect_end() const {
        if (next_ != bytes_.size()) {
            throw RuleError(ErrorName::broken_state, "there are " +
                                                         std::to_string(bytes_.size() - next_) +
                                                         " bytes too many after the state");
        }
    }

  private:
    std::uint64_t get(std::size_t width) {
        if (bytes_.size() - next_ < width) {
            throw RuleError(ErrorName::broken_state, "the bytes end in the middle of the state");
        }
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < width; ++i) {
            value |= std::uint64_t{static_cast<std::uint8_t>(bytes_[next_++])} << (8 * i);
        }
        return value;
    }
    std::string_view bytes_;
    std::size_t next_ = 0;
};

}  // namespace kiebitz
