// A maze as a PDF drawing in real sizes, for paper.
#pragma once

#include <optional>

#include "mazegen/drawing.hpp"
#include "mazegen/sink.hpp"
#include "mazeprint/fit.hpp"

namespace mazeprint {

/// One page, in vectors; the drawing's unit is a millimetre. Without `page` it has the drawing's size;
/// otherwise the drawing lies in its middle (for one that fills it, see `fitted`). Layers as in SVG. The same
/// drawing gives the same bytes. False when the sink refused. Memory: as `inner_trails`, and what is drawn.
bool write_pdf(const mazegen::Drawing& drawing, const std::optional<Page>& page, const mazegen::Sink& sink);

}  // namespace mazeprint
