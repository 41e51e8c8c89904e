// What the actions of a person do, and what comes back from outside.
#include <algorithm>
#include <cassert>
#include <utility>

#include "scene.hpp"

namespace mazeview {

using mazeplay::Action;

namespace {

constexpr double kPanShare = 0.1;  // of the window, a key press

}  // namespace

void Scene::perform(Action action) {
    dirty_ = true;
    visit_.be_silent();
    if (const auto screen = mazeplay::screen_after(action, screen_, behind_help_, visit_)) {
        follow_visit();
        if (*screen != screen_) {
            go_to(*screen);
        }
        return;
    }
    if (move_view(action)) {
        return;
    }
    switch (action) {
        case Action::activate:
            if (focused_ >= 0) {
                perform(buttons_[static_cast<std::size_t>(focused_)].action);
            }
            break;
        case Action::focus_next:
            move_focus(1);
            break;
        case Action::focus_previous:
            move_focus(-1);
            break;
        case Action::color:
            for (const mazedraw::MazeColors before = colors_; colors_ == before;) {
                colors_ = mazedraw::random_colors(rng_);
            }
            layer_valid_ = false;
            break;
        default:
            perform_in_visit(action);
            break;
    }
}

bool Scene::move_view(Action action) {
    const double zoom_x = pointer_inside_ ? pointer_x_ : frame_.width / 2.0;
    const double zoom_y = pointer_inside_ ? pointer_y_ : frame_.height / 2.0;
    const double pan_x = frame_.width * kPanShare;
    const double pan_y = frame_.height * kPanShare;
    switch (action) {
        case Action::zoom_in:
            geometry_.zoom(kZoomStep, zoom_x, zoom_y);
            break;
        case Action::zoom_out:
            geometry_.zoom(1 / kZoomStep, zoom_x, zoom_y);
            break;
        case Action::fit:
            geometry_.fit();
            break;
        case Action::pan_north:
            geometry_.pan(0, pan_y);
            break;
        case Action::pan_south:
            geometry_.pan(0, -pan_y);
            break;
        case Action::pan_west:
            geometry_.pan(pan_x, 0);
            break;
        case Action::pan_east:
            geometry_.pan(-pan_x, 0);
            break;
        case Action::go_to_entry:
            geometry_.centre_on(exhibit_->viewed.ends.entry);
            break;
        case Action::go_to_exit:
            geometry_.centre_on(exhibit_->viewed.ends.exit);
            break;
        default:
            return false;
    }
    repaint_maze();
    return true;
}

void Scene::perform_in_visit(Action action) {
    const auto effect = visit_.perform(action);
    assert(effect != mazeplay::Visit::Effect::none);  // somebody must know what a key of the table does
    if (effect == mazeplay::Visit::Effect::shows_maze && screen_ != Screen::maze) {
        go_to(Screen::maze);
    }
    follow_visit();
    if (play()) {
        keep_in_view(play()->at());
    }
}

void Scene::answer(Answer answer) {
    visit_.answer(std::move(answer));
    follow_visit();
    dirty_ = true;
}

/// What is kept of a picture must go when what it shows has gone.
void Scene::follow_visit() {
    if (visit_.exhibit() != exhibit_) {
        const mazegen::Size before = exhibit_->maze().size();
        exhibit_ = std::static_pointer_cast<Exhibit>(visit_.exhibit());
        if (exhibit_->maze().size() != before) {
            geometry_ = mazedraw::MazeGeometry(exhibit_->maze().size(), maze_area(frame_));
        }
        repaint_maze();
    }
    const bool searched = visit_.spread().has_value();
    if ((carving_shown_ && !animating()) || (search_shown_ && !searched)) {
        repaint_maze();
    }
    if (!search_shown_) {
        tinted_ = 0;
    }
    carving_shown_ = animating();
    search_shown_ = searched;
}

void Scene::keep_in_view(mazegen::Cell at) {
    const mazedraw::Rect cell = geometry_.cell_rect(at);
    if (!geometry_.fitted() && !geometry_.area().contains(cell.x, cell.y)) {
        geometry_.centre_on(at);
        layer_valid_ = false;
    }
}

}  // namespace mazeview
