// Does what a screen asks for, be it a window or a terminal: makes mazes, reads CONFIG again, writes files.
// Its work may take long, so it runs in a thread of its own, one piece at a time.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "run.hpp"
#include "visit.hpp"
#include "worker.hpp"

class Studio {
  public:
    /// Makes of a maze what the screen shows.
    using Prepare = std::function<std::shared_ptr<mazeplay::Exhibit>(mazeplay::ViewedMaze)>;
    /// Writes a file of that name; "cannot write ..." when that fails.
    using WritePicture = std::function<std::string(const std::string& name)>;

    Studio(mazeapp::ViewRequest request, Prepare prepare)
        : request_(std::move(request)), prepare_(std::move(prepare)) {}

    [[nodiscard]] std::shared_ptr<mazeplay::Exhibit> exhibit() const;
    [[nodiscard]] bool can_reload() const;
    [[nodiscard]] bool can_generate() const { return request_.plan.has_value(); }

    mazeplay::Answer redraw(bool traced);
    mazeplay::Answer next_algorithm();
    mazeplay::Answer other_loops();
    /// By a tenth, at least a cell, each way. Ends in a corner stay there.
    mazeplay::Answer resize(bool larger);
    mazeplay::Answer reload();
    mazeplay::Answer write();
    /// Under the name of the output with a number that is free.
    mazeplay::Answer save(const WritePicture& write_picture) const;
    /// The maze as PNG, with that path.
    [[nodiscard]] std::string write_png(const std::string& path_letters, const std::string& name) const;

    /// What CONFIG and the options say, and what has become of it since: for the form.
    mazeplay::Answer values() const;
    /// Makes the maze of these values instead of those of CONFIG and the options.
    mazeplay::Answer apply(const mazeplay::Values& values);
    /// Writes the values to CONFIG, which keeps all else as it is.
    mazeplay::Answer write_config(const mazeplay::Values& values) const;

  private:
    /// Makes and, unless it is traced, writes; only then it takes the old maze's place.
    mazeplay::Answer make(mazeapp::GeneratePlan plan, bool traced);
    mazeplay::Answer make(mazeapp::Preparation prepared);
    [[nodiscard]] std::string picture_name() const;
    /// The output is a file, which can be written again.
    [[nodiscard]] bool has_file() const;
    [[nodiscard]] std::string write_file(const mazeapp::MadeMaze& made) const;

    mazeapp::ViewRequest request_;
    Prepare prepare_;
    bool written_ = true;  // the maze is in its file, as far as it has one
};

/// Starts what a request asks for where that is the same for every screen; false otherwise.
bool start_job(mazeplay::Request::Kind kind, const mazeplay::Visit& visit, Studio& studio, Worker& worker);

/// Lets the worker end its duties after `error`, and gives the result of the showing. A job that nobody needs
/// any more is not waited for: the process then ends here.
mazeapp::ViewResult end_showing(Worker& worker, std::string error, const mazeapp::Console& console);
