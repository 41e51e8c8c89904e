// The pixels that client and server share, or that travel through the connection where they cannot.
#pragma once

#include <memory>
#include <vector>

#include "canvas.hpp"
#include "x11_pixels.hpp"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>

namespace x11 {

class Frame {
  public:
    /// For windows of this visual. Shares memory if it may and the server takes it at this size.
    Frame(Display* display, const XVisualInfo& visual, bool may_share, int width, int height);
    ~Frame();
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;

    [[nodiscard]] bool shared() const { return segment_.shmaddr != nullptr; }
    /// The event that tells that the server has read a shared frame.
    [[nodiscard]] int completion_event() const { return completion_event_; }

    /// Puts the canvas into the window at (0, 0). When the frame is shared, a completion event
    /// follows, and no pixel may be changed before.
    void put(Window window, GC gc, const mazedraw::Canvas& canvas);
    /// The server is gone: nothing is told to it at the end.
    void abandon() { display_ = nullptr; }

  private:
    struct ForgetImage {
        void operator()(XImage* image) const;
    };

    void fit(int width, int height);
    bool attach(std::size_t size);
    void detach();

    Display* display_;
    Visual* visual_;
    unsigned depth_;
    PixelFormat format_;
    int completion_event_ = -1;
    int shm_request_ = 0;
    bool may_share_;
    XShmSegmentInfo segment_{};  // shmaddr is null while there is none
    std::size_t segment_size_ = 0;
    std::vector<char> memory_;  // in its place
    std::unique_ptr<XImage, ForgetImage> image_;
};

}  // namespace x11
