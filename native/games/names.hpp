// Names of choices: an enum with a function `names_of` in the order of its values.
#pragma once

#include <string>
#include <string_view>

#include "games/errors.hpp"

namespace kiebitz {

template <class Enum>
concept Named = requires { names_of(Enum{}); };

template <Named Enum>
std::string name_of(Enum value) {
    return std::string(names_of(value)[static_cast<std::size_t>(value)]);
}

// Refuses a name that there is not, with those that there are.
template <Named Enum>
Enum value_of(std::string_view name, std::string_view what) {
    std::string known;
    std::size_t number = 0;
    for (const std::string_view each : names_of(Enum{})) {
        if (each == name) return static_cast<Enum>(number);
        known += std::string(number == 0 ? "" : ", ") + std::string(each);
        ++number;
    }
    throw RuleError(ErrorName::bad_option,
                    std::string(what) + ": '" + std::string(name) + "' is none of " + known);
}

}  // namespace kiebitz
