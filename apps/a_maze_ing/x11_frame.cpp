#include "x11_frame.hpp"

#include <sys/ipc.h>
#include <sys/shm.h>

#include "x11_connection.hpp"

namespace x11 {

namespace {

PixelFormat::Layout layout_of(const XVisualInfo& visual, const XImage& image) {
    PixelFormat::Layout layout;
    layout.red_mask = static_cast<std::uint32_t>(visual.red_mask);
    layout.green_mask = static_cast<std::uint32_t>(visual.green_mask);
    layout.blue_mask = static_cast<std::uint32_t>(visual.blue_mask);
    if (visual.depth == 32) {
        layout.always_set = ~(layout.red_mask | layout.green_mask | layout.blue_mask);
    }
    layout.bytes_per_pixel = image.bits_per_pixel / 8;
    layout.big_endian = image.byte_order == MSBFirst;
    return layout;
}

}  // namespace

void Frame::ForgetImage::operator()(XImage* image) const {
    image->data = nullptr;  // not the image's own
    XDestroyImage(image);
}

Frame::Frame(Display* display, const XVisualInfo& visual, bool may_share, int width, int height)
    : display_(display),
      visual_(visual.visual),
      depth_(static_cast<unsigned>(visual.depth)),
      may_share_(may_share) {
    int first_event = 0;
    int first_error = 0;
    if (may_share_ && XQueryExtension(display, "MIT-SHM", &shm_request_, &first_event, &first_error) != 0) {
        completion_event_ = first_event + ShmCompletion;
    } else {
        may_share_ = false;
    }
    fit(width, height);
    format_ = PixelFormat(layout_of(visual, *image_));
}

Frame::~Frame() { detach(); }

void Frame::put(Window window, GC gc, const mazedraw::Canvas& canvas) {
    const int width = canvas.width();
    const int height = canvas.height();
    fit(width, height);
    char* target = image_->data;
    for (int y = 0; y < height; ++y) {
        format_.convert(canvas.row(y), target);
        target += image_->bytes_per_line;
    }
    const auto columns = static_cast<unsigned>(width);
    const auto rows = static_cast<unsigned>(height);
    if (shared()) {
        XShmPutImage(display_, window, gc, image_.get(), 0, 0, 0, 0, columns, rows, True);
    } else {
        XPutImage(display_, window, gc, image_.get(), 0, 0, 0, 0, columns, rows);
    }
}

/// An image of this size upon the memory, which grows when it must. A window that is being resized
/// must not attach a segment at each step, so it grows by more than it must.
void Frame::fit(int width, int height) {
    if (image_ && image_->width == width && image_->height == height) {
        return;
    }
    const auto columns = static_cast<unsigned>(width);
    const auto rows = static_cast<unsigned>(height);
    if (may_share_) {
        image_.reset(XShmCreateImage(display_, visual_, depth_, ZPixmap, nullptr, &segment_, columns, rows));
        const auto size = static_cast<std::size_t>(image_->bytes_per_line) * rows;
        if (size > segment_size_) {
            const std::size_t grown = segment_size_ == 0 ? size : size + size / 4;
            detach();
            may_share_ = attach(grown);
        }
        image_->data = segment_.shmaddr;
    }
    if (!may_share_) {
        // A scan line padded to 32 bits is what servers take; what one likes better, Xlib converts to.
        image_.reset(XCreateImage(display_, visual_, depth_, ZPixmap, 0, nullptr, columns, rows, 32, 0));
        memory_.resize(static_cast<std::size_t>(image_->bytes_per_line) * rows);
        image_->data = memory_.data();
    }
}

/// A new segment that both sides have attached. It is marked for removal before the server hears of
/// it, so that it ends with the last of the two however they end; a system that cannot attach a
/// marked segment refuses, and the pixels travel through the connection.
bool Frame::attach(std::size_t size) {
    segment_.shmid = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
    if (segment_.shmid < 0) {
        return false;
    }
    void* const address = shmat(segment_.shmid, nullptr, 0);
    shmctl(segment_.shmid, IPC_RMID, nullptr);
    if (reinterpret_cast<std::intptr_t>(address) == -1) {
        return false;
    }
    segment_.shmaddr = static_cast<char*>(address);
    segment_.readOnly = True;  // for the server
    segment_size_ = size;

    const unsigned errors = errors_of(shm_request_);
    XShmAttach(display_, &segment_);
    XSync(display_, False);
    // A server in another container may have attached what bears the same number there: see who
    // is at our segment.
    shmid_ds status{};
    if (errors_of(shm_request_) == errors && shmctl(segment_.shmid, IPC_STAT, &status) == 0 &&
        status.shm_nattch >= 2) {
        return true;
    }
    detach();
    return false;
}

void Frame::detach() {
    if (shared()) {
        if (display_ != nullptr) {
            XShmDetach(display_, &segment_);
        }
        shmdt(segment_.shmaddr);
        segment_.shmaddr = nullptr;
        segment_size_ = 0;
    }
}

}  // namespace x11
