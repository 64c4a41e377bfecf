// The memory of replies: found where they were remembered, nowhere else.
#include "solve/reply_memory.hpp"

#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

void finding() {
    ReplyMemory replies;
    check(replies.find({0b0111, 0b1000, 3}) == no_card, "nothing at first");
    replies.remember({0b0111, 0b1000, 3}, 1);
    check(replies.find({0b0111, 0b1000, 3}) == 1, "the card that cut");
    check(replies.find({0b1011, 0b1000, 3}) == no_card, "other cards to play");
    check(replies.find({0b0111, 0b11000, 3}) == no_card, "another trick");
    check(replies.find({0b0111, 0b1000, 4}) == no_card, "another card led");
    replies.remember({0b0111, 0b1000, 3}, 2);
    check(replies.find({0b0111, 0b1000, 3}) == 2, "the newest");
}

void clearing() {
    ReplyMemory replies;
    replies.remember({0b0111, 0b1000, 3}, 1);
    replies.clear();
    check(replies.find({0b0111, 0b1000, 3}) == no_card, "cleared");
    replies.remember({0b0111, 0b1000, 3}, 2);
    check(replies.find({0b0111, 0b1000, 3}) == 2, "remembered anew");
}

const Register tests{[] {
    test("a reply is remembered for what was seen", finding);
    test("a memory of replies is empty once cleared", clearing);
}};

}  // namespace
