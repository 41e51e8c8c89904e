#include "tui.hpp"

#include <csignal>
#include <memory>
#include <utility>

#include "config_values.hpp"
#include "pace.hpp"
#include "studio.hpp"
#include "term_scene.hpp"
#include "terminal.hpp"

namespace {

using mazeplay::Answer;
using mazeplay::Request;

std::shared_ptr<mazeplay::Exhibit> prepared(mazeplay::ViewedMaze maze) {
    return std::make_shared<mazeplay::Exhibit>(std::move(maze));
}

mazeterm::SceneOptions scene_options(const mazeapp::Settings& settings, const Studio& studio,
                                     const Terminal& terminal) {
    mazeterm::SceneOptions options{.columns = terminal.columns(),
                                   .rows = terminal.rows(),
                                   .ascii = terminal.ascii(),
                                   .color = terminal.color(),
                                   .visit = {.can_reload = studio.can_reload(),
                                             .can_generate = studio.can_generate(),
                                             .reduced_motion = settings.reduced_motion,
                                             .solver = settings.solver},
                                   .rules = {.fields = {}, .fault = mazeapp::value_fault}};
    for (const mazeapp::ConfigKey& key : mazeapp::config_keys()) {
        options.rules.fields.push_back({std::string(key.key), std::string(key.help), key.mandatory});
    }
    return options;
}

/// The loop: inputs, time, answers and requests, a picture when something changed.
class Show {
  public:
    Show(mazeapp::ViewRequest request, std::unique_ptr<Terminal> terminal, const mazeapp::Console& console)
        : console_(console),
          settings_(request.settings),
          studio_(std::move(request), prepared),
          scene_(studio_.exhibit(), scene_options(settings_, studio_, *terminal)),
          terminal_(std::move(terminal)) {}

    mazeapp::ViewResult run() {
        while (!quit_ && !terminal_->ended_by()) {
            if (scene_.dirty()) {
                terminal_->show(scene_.draw());
            }
            const auto inputs = terminal_->poll(pace_.time_to_wait(scene_.next_move()), worker_.descriptor());
            // Time passes first, so that what an input starts begins with it.
            pace_.pass(scene_);
            for (const mazeterm::Input& input : inputs) {
                scene_.handle(input);
            }
            while (auto answer = worker_.take()) {
                scene_.answer(*std::move(answer));
            }
            while (const auto request = scene_.take_request()) {
                serve(request->kind);
            }
        }
        const auto signal = terminal_->ended_by();
        terminal_.reset();
        if (signal) {
            raise(*signal);
        }
        return end_showing(worker_, "", console_);
    }

  private:
    void serve(Request::Kind kind) {
        const mazeplay::Visit& visit = scene_.visit();
        if (start_job(kind, visit, studio_, worker_)) {
            return;
        }
        switch (kind) {
            case Request::Kind::save:
                worker_.start(Worker::Kind::duty,
                              [this, path = visit.reveal() ? visit.path().letters : std::string()] {
                                  return studio_.save(
                                      [&](const std::string& name) { return studio_.write_png(path, name); });
                              });
                break;
            case Request::Kind::solve:
                worker_.start(
                    Worker::Kind::for_the_screen, [exhibit = visit.exhibit(), solver = visit.solver()] {
                        return Answer{.solved = std::make_shared<mazeterm::Search>(exhibit, *solver),
                                      .ends_wait = false};
                    });
                break;
            case Request::Kind::apply:
                worker_.start(Worker::Kind::for_the_screen,
                              [this, values = scene_.form_values()] { return studio_.apply(values); });
                break;
            case Request::Kind::write_config:
                worker_.start(Worker::Kind::duty,
                              [this, values = scene_.form_values()] { return studio_.write_config(values); });
                break;
            case Request::Kind::quit:
                quit_ = true;
                break;
            default:
                break;
        }
    }

    const mazeapp::Console& console_;
    const mazeapp::Settings& settings_;
    Studio studio_;
    Worker worker_;
    mazeterm::Scene scene_;
    Pace pace_;
    bool quit_ = false;
    std::unique_ptr<Terminal> terminal_;  // the last, so that it is given back first
};

}  // namespace

mazeapp::ViewResult show_in_terminal(mazeapp::ViewRequest request, const mazeapp::Console& console) {
    auto terminal = Terminal::open();
    if (!terminal) {
        return {.shown = false, .error = terminal.error().message};
    }
    return Show(std::move(request), *std::move(terminal), console).run();
}
