#include "input.hpp"

namespace mazeview {

namespace {

/// Where the pointer is, or that it is gone.
bool is_place(Input::Kind kind) { return kind == Input::Kind::pointer || kind == Input::Kind::leave; }

}  // namespace

void add_folded(const Input& input, std::vector<Input>& inputs) {
    for (auto old = inputs.end(); old != inputs.begin();) {
        --old;
        if (old->kind == input.kind || (is_place(old->kind) && is_place(input.kind))) {
            inputs.erase(old);
            break;
        }
        if (!is_place(old->kind) && old->kind != Input::Kind::resize && old->kind != Input::Kind::redraw) {
            break;
        }
    }
    inputs.push_back(input);
}

}  // namespace mazeview
