// What the core refuses, by name. The bindings turn each into the Python error of the same name.
#pragma once

#include <stdexcept>
#include <string>

namespace kiebitz {

enum class ErrorName {
    illegal_action,
    inconsistent_position,
    wrong_hand_size,
    duplicate_card,
    unknown_card,
    bad_option,
    broken_state,
    inconsistent_view,
    impossible_weights,
    bad_model,
    stopped
};

class RuleError : public std::runtime_error {
  public:
    RuleError(ErrorName name, const std::string& text) : std::runtime_error(text), name_(name) {}
    ErrorName name() const { return name_; }

  private:
    ErrorName name_;
};

}  // namespace kiebitz
