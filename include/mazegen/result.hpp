// A value or the reason why there is none. A user's mistake travels as an Error;
// a programmer's mistake is an assert.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

namespace mazegen {

/// What kind of mistake it was; the message says the rest.
enum class ErrorCode {
    bad_value,  ///< an option or argument outside its range
    bad_input,  ///< a text that is not what it should be (a file's content)
    no_path,    ///< there is no way from entry to exit
};

/// `message` is one clear sentence part without a final stop, a file name or a program name: the
/// caller puts these in front.
struct Error {
    ErrorCode code = ErrorCode::bad_value;
    std::string message;
};

/// Either a T or an Error. Who asks for a value where there is none gets a std::runtime_error with the
/// error's message; `error()` requires that there is one. The value of a Result that is about to go is moved
/// out of it.
template <class T>
class Result {
  public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const& { return require_ok(), std::get<0>(content_); }
    [[nodiscard]] T& value() & { return require_ok(), std::get<0>(content_); }
    [[nodiscard]] T value() && { return require_ok(), std::get<0>(std::move(content_)); }
    [[nodiscard]] const Error& error() const { return std::get<1>(content_); }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

  private:
    void require_ok() const {
        if (!ok()) {
            throw std::runtime_error(error().message);
        }
    }

    std::variant<T, Error> content_;
};

}  // namespace mazegen
