// Checks that every published method makes of the facts it is given, and their refusal.
#pragma once

#include <string>

#include "belief/knowledge.hpp"

namespace kiebitz::published {

[[noreturn]] void refuse_facts(const std::string& why);

// As many hidden cards as places for them; nothing about which card can go where.
void require_room_for_all(const Knowledge& facts);

}  // namespace kiebitz::published
