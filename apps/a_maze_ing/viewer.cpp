#include "viewer.hpp"

#include <algorithm>

#include "files.hpp"
#include "machine.hpp"
#include "pace.hpp"
#include "png.hpp"
#include "scene.hpp"
#include "sprites.hpp"
#include "studio.hpp"
#include "x11_window.hpp"

namespace {

using mazeapp::ViewResult;
using mazeview::Request;

constexpr int kDefaultWidth = 1000;
constexpr int kDefaultHeight = 950;

int pixels(const std::optional<std::int64_t>& wanted, int otherwise) {
    constexpr std::int64_t most = 20'000;
    return static_cast<int>(std::min(wanted.value_or(otherwise), most));
}

mazeview::SceneOptions scene_options(const mazeapp::Settings& settings, const Studio& studio) {
    return {.width = pixels(settings.window_width, kDefaultWidth),
            .height = pixels(settings.window_height, kDefaultHeight),
            .scale = settings.scale.value_or(1),
            .can_reload = studio.can_reload(),
            .can_generate = studio.can_generate(),
            .reduced_motion = settings.reduced_motion,
            .seed = mazeapp::draw_seed(),
            .solver = settings.solver};
}

mazeview::Screen screen_of(const std::string& name) {
    return name == "menu"        ? mazeview::Screen::main_menu
           : name == "game-menu" ? mazeview::Screen::game_menu
           : name == "help"      ? mazeview::Screen::help
                                 : mazeview::Screen::maze;
}

/// Writes a canvas as PNG, whole or not at all; "cannot write ..." when that fails.
std::string write_picture(const mazedraw::Canvas& picture, const std::string& name) {
    const std::string failed = "cannot write " + mazegen::quoted(name) + ": ";
    const auto target = mazeapp::find_target(name);
    if (!target) {
        return failed + target.error().message;
    }
    const auto written = mazeapp::write_output(
        *target, [&](const mazegen::Sink& sink) { mazedraw::write_png(picture, sink); });
    return written.error.empty() ? "" : failed + written.error;
}

std::shared_ptr<mazeplay::Exhibit> prepared(mazeplay::ViewedMaze maze) {
    return std::make_shared<mazeview::Exhibit>(std::move(maze));
}

mazeview::Answer solved(std::shared_ptr<const mazeview::Exhibit> exhibit, const mazegen::Solver& solver) {
    return {.solved = std::make_shared<mazeview::SolverShow>(std::move(exhibit), solver), .ends_wait = false};
}

ViewResult render(const mazeapp::Settings& settings, mazeapp::ViewRequest request) {
    if (settings.step && request.plan) {
        request.made = mazeapp::make_maze(*request.plan, true);
        mazeapp::solve_maze(request.made);
    }
    const Studio studio(std::move(request), prepared);
    mazeview::SceneOptions options = scene_options(settings, studio);
    if (settings.render_size) {
        options.width = static_cast<int>(settings.render_size->width);
        options.height = static_cast<int>(settings.render_size->height);
    }
    mazeview::Scene scene(std::static_pointer_cast<mazeview::Exhibit>(studio.exhibit()), options);
    scene.show(mazeview::Screen::maze);
    if (settings.step) {
        scene.seek_animation(*settings.step);
    }
    if (settings.solve) {
        scene.show_path_at_once();
        while (const auto wanted = scene.take_request()) {
            if (wanted->kind == Request::Kind::solve) {
                scene.answer(solved(scene.exhibit(), *scene.solver()));
            }
        }
    }
    scene.show(screen_of(settings.screen));
    mazedraw::Canvas canvas(options.width, options.height);
    scene.draw(canvas);
    return {.error = write_picture(canvas, *settings.render)};
}

/// The loop: inputs, time, answers and requests, a frame when something changed and one may be shown.
class Show {
  public:
    Show(mazeapp::ViewRequest request, std::unique_ptr<X11Window> window, const mazeapp::Console& console)
        : window_(std::move(window)),
          console_(console),
          settings_(request.settings),
          studio_(std::move(request), prepared),
          scene_(std::static_pointer_cast<mazeview::Exhibit>(studio_.exhibit()), options()),
          canvas_(1, 1) {}

    ViewResult run() {
        while (!quit_ && !window_->gone()) {
            const auto inputs = window_->poll(time_to_wait(), worker_.descriptor());
            // Time passes first, so that what an input starts begins with it. A finished frame wakes the
            // loop, too: time passes for what moves only when its moment has come.
            pace_.pass(scene_);
            for (const mazeview::Input& input : inputs) {
                scene_.handle(input);
            }
            while (auto answer = worker_.take()) {
                take(*std::move(answer));
            }
            while (const auto request = scene_.take_request()) {
                serve(*request);
            }
            if (scene_.dirty() && window_->ready() && !quit_) {
                scene_.draw(canvas_);
                window_->present(canvas_);
            }
        }
        std::string error =
            window_->lost() ? "the window is gone: the connection to the display was lost" : "";
        window_.reset();
        return end_showing(worker_, std::move(error), console_);
    }

  private:
    mazeview::SceneOptions options() const {
        mazeview::SceneOptions options = scene_options(settings_, studio_);
        options.scale = window_->scale();
        return options;
    }

    /// For ever when nothing can be seen.
    std::optional<std::chrono::milliseconds> time_to_wait() const {
        return scene_.dirty() && !window_->ready() ? std::nullopt : pace_.time_to_wait(scene_.next_move());
    }

    void take(mazeview::Answer answer) {
        for (std::string_view left = answer.error; !left.empty();) {  // each on a line of its own
            const std::size_t end = std::min(left.find('\n'), left.size());
            console_.error(std::string(left.substr(0, end)));
            left.remove_prefix(std::min(end + 1, left.size()));
        }
        scene_.answer(std::move(answer));
    }

    void serve(const Request& request) {
        if (start_job(request.kind, scene_.visit(), studio_, worker_)) {
            return;
        }
        switch (request.kind) {
            case Request::Kind::save:
                worker_.start(Worker::Kind::duty, [this, picture = scene_.picture()] {
                    return studio_.save(
                        [&picture](const std::string& name) { return write_picture(picture.draw(), name); });
                });
                break;
            case Request::Kind::solve:
                worker_.start(Worker::Kind::for_the_screen,
                              [exhibit = scene_.exhibit(), solver = scene_.solver()] {
                                  return solved(exhibit, *solver);
                              });
                break;
            case Request::Kind::full_screen:
                window_->toggle_full_screen();
                break;
            case Request::Kind::quit:
                quit_ = true;
                break;
            default:
                break;
        }
    }

    std::unique_ptr<X11Window> window_;
    const mazeapp::Console& console_;
    const mazeapp::Settings& settings_;
    Studio studio_;
    Worker worker_;
    mazeview::Scene scene_;
    Pace pace_;
    mazedraw::Canvas canvas_;
    bool quit_ = false;
};

}  // namespace

ViewResult show_maze(mazeapp::ViewRequest request, const mazeapp::Console& console) {
    const mazeapp::Settings& settings = request.settings;
    if (settings.render) {
        return render(settings, std::move(request));
    }
    auto window = X11Window::open({.title = "a_maze_ing",
                                   .width = pixels(settings.window_width, kDefaultWidth),
                                   .height = pixels(settings.window_height, kDefaultHeight),
                                   .smallest_width = mazeview::kSmallestWidth,
                                   .smallest_height = mazeview::kSmallestHeight,
                                   .scale = settings.scale,
                                   .shared_memory = settings.shared_memory,
                                   .icon = &mazedraw::icon(),
                                   .display = {}});
    if (!window) {
        return {.shown = false, .error = window.error().message};
    }
    return Show(std::move(request), std::move(*window), console).run();
}
