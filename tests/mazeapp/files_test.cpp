// Where outputs go and how they are written.
#include "files.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "program.hpp"

namespace mazeapp {
namespace {

namespace fs = std::filesystem;
using maze_test::read_text;
using maze_test::write_text;

class Files : public testing::Test {
  protected:
    [[nodiscard]] std::string file(const std::string& name) const {
        return (scratch_.path() / name).string();
    }
    [[nodiscard]] std::vector<std::string> names() const { return scratch_.names(); }

  private:
    maze_test::ScratchFolder scratch_;
};

WriteResult write_pieces(const OutputTarget& target, std::initializer_list<std::string_view> pieces) {
    return write_output(target, [&](const mazegen::Sink& sink) {
        for (const std::string_view piece : pieces) {
            if (!sink(piece)) {
                return;
            }
        }
    });
}

TEST_F(Files, targets_are_judged_without_being_made) {
    const auto fresh = find_target(file("new.txt"));
    ASSERT_TRUE(fresh);
    EXPECT_EQ(fresh->kind, OutputTarget::Kind::replace);
    EXPECT_FALSE(fresh->exists);
    EXPECT_TRUE(names().empty());

    EXPECT_EQ(find_target("-")->kind, OutputTarget::Kind::stream);
    EXPECT_EQ(find_target("-")->descriptor, 1);
    EXPECT_EQ(find_target("/dev/stdout")->kind, OutputTarget::Kind::stream);
    EXPECT_EQ(find_target("/dev/stdout")->descriptor, 1);
    EXPECT_EQ(find_target("/dev/fd/7")->descriptor, 7);
    EXPECT_EQ(find_target("/dev/null")->kind, OutputTarget::Kind::in_place);

    ASSERT_EQ(mkfifo(file("pipe").c_str(), 0600), 0);
    EXPECT_EQ(find_target(file("pipe"))->kind, OutputTarget::Kind::in_place);
}

TEST_F(Files, an_existing_file_is_replaced_with_its_mode) {
    write_text(file("old.txt"), "old");
    fs::permissions(file("old.txt"), fs::perms(0640));
    const auto target = find_target(file("old.txt"));
    ASSERT_TRUE(target);
    EXPECT_EQ(target->kind, OutputTarget::Kind::replace);
    EXPECT_TRUE(target->exists);
    EXPECT_EQ(target->mode, 0640U);
    EXPECT_TRUE(write_pieces(*target, {"new", " text"}).ok());
    EXPECT_EQ(read_text(file("old.txt")), "new text");
    EXPECT_EQ(fs::status(file("old.txt")).permissions(), fs::perms(0640));
    EXPECT_EQ(names(), std::vector<std::string>{"old.txt"});
}

TEST_F(Files, what_stands_there_by_now_counts) {
    const auto target = find_target(file("maze.txt"));
    ASSERT_TRUE(target);
    EXPECT_TRUE(write_pieces(*target, {"first"}).ok());
    fs::permissions(file("maze.txt"), fs::perms(0600));
    EXPECT_TRUE(write_pieces(*target, {"second"}).ok());
    EXPECT_EQ(fs::status(file("maze.txt")).permissions(), fs::perms(0600));
    fs::rename(file("maze.txt"), file("moved"));
    fs::create_symlink("moved", file("maze.txt"));
    EXPECT_TRUE(write_pieces(*target, {"third"}).ok());
    EXPECT_EQ(read_text(file("moved")), "third");
    fs::remove(file("maze.txt"));
    ASSERT_EQ(mkfifo(file("maze.txt").c_str(), 0666), 0);
    EXPECT_EQ(write_pieces(*target, {"fourth"}).error, "no longer a regular file");
    EXPECT_TRUE(fs::is_fifo(file("maze.txt")));
}

TEST_F(Files, links_lead_to_what_they_name) {
    fs::create_directory(file("deep"));
    fs::create_symlink("deep/real.txt", file("link"));
    const auto target = find_target(file("link"));
    ASSERT_TRUE(target);
    EXPECT_EQ(target->path, file("deep/real.txt"));
    EXPECT_FALSE(target->exists);
    fs::create_symlink(file("link"), file("absolute"));
    EXPECT_EQ(find_target(file("absolute"))->path, file("deep/real.txt"));
    fs::create_symlink("circle", file("circle"));
    EXPECT_FALSE(find_target(file("circle")));
}

TEST_F(Files, impossible_targets_have_a_reason) {
    for (const std::string& name :
         {file("no/new.txt"), file(""), file("."), std::string("/proc/no/such/file")}) {
        const auto target = find_target(name);
        ASSERT_FALSE(target) << name;
        EXPECT_NE(target.error().message, "") << name;
    }
}

TEST_F(Files, a_writer_that_fails_leaves_the_old_file) {
    EXPECT_FALSE(write_pieces(*find_target("/dev/full"), {"text"}).ok());
    EXPECT_NE(write_pieces(*find_target("/dev/full"), {"text"}).error, "");
    write_text(file("old.txt"), "old");
    const auto target = find_target(file("old.txt"));
    EXPECT_THROW(write_output(*target,
                              [](const mazegen::Sink& sink) {
                                  sink("half");
                                  throw std::bad_alloc();
                              }),
                 std::bad_alloc);
    EXPECT_EQ(read_text(file("old.txt")), "old");
    EXPECT_EQ(names(), std::vector<std::string>{"old.txt"});
}

TEST_F(Files, nothing_written_is_an_empty_file) {
    EXPECT_TRUE(write_pieces(*find_target(file("empty")), {}).ok());
    EXPECT_EQ(read_text(file("empty")), "");
}

TEST_F(Files, a_target_whose_folder_vanishes_is_an_error) {
    fs::create_directory(file("folder"));
    const auto target = find_target(file("folder/maze.txt"));
    ASSERT_TRUE(target);
    fs::remove(file("folder"));
    const WriteResult result = write_pieces(*target, {"text"});
    EXPECT_FALSE(result.ok());
    EXPECT_FALSE(result.pipe_closed);
}

TEST_F(Files, reading_gives_all_bytes_or_the_reason) {
    constexpr std::uint64_t most = 1 << 20;
    std::string bytes(200000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<char>(i * 31 % 256);
    }
    write_text(file("bytes"), bytes);
    EXPECT_EQ(*read_file(file("bytes"), most), bytes);
    EXPECT_FALSE(read_file(file("no"), most));
    EXPECT_FALSE(read_file(file("."), most));
    EXPECT_TRUE(read_file("/proc/self/status", most)) << "a file that says it has no bytes";
    EXPECT_TRUE(read_file(file("bytes"), bytes.size()));
    EXPECT_FALSE(read_file(file("bytes"), bytes.size() - 1)) << "larger than wanted";
    EXPECT_FALSE(read_file("/dev/zero", most)) << "a file without an end";
}

TEST_F(Files, same_file_sees_through_links_and_paths) {
    write_text(file("a"), "");
    write_text(file("b"), "");
    fs::create_symlink("a", file("link"));
    fs::create_hard_link(file("a"), file("hard"));
    EXPECT_TRUE(same_file(file("a"), file("./a")));
    EXPECT_TRUE(same_file(file("a"), file("link")));
    EXPECT_TRUE(same_file(file("a"), file("hard")));
    EXPECT_FALSE(same_file(file("a"), file("b")));
    EXPECT_FALSE(same_file(file("no"), file("no")));
}

TEST(ShownName, names_standard_input) {
    EXPECT_NE(shown_name("-"), "-");
    EXPECT_EQ(shown_name("a-"), "a-");
}

}  // namespace
}  // namespace mazeapp
