// A canvas as a PNG file.
#pragma once

#include "canvas.hpp"
#include "mazegen/sink.hpp"

namespace mazedraw {

/// Writes an 8-bit RGB PNG, row by row. False when the sink refused.
bool write_png(const Canvas& canvas, const mazegen::Sink& sink);

}  // namespace mazedraw
