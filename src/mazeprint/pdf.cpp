#include "mazeprint/pdf.hpp"

#include "mazeprint/pdf_file.hpp"

namespace mazeprint {

bool write_pdf(const mazegen::Drawing& drawing, const std::optional<Page>& page, const mazegen::Sink& sink) {
    const mazegen::Layout layout(drawing.maze.size(), drawing.style);
    const Page sheet = page.value_or(Page{layout.width(), layout.height()});
    PdfFile file(sheet, "Maze of " + to_string(drawing.maze.size()) + " cells", sink);
    draw_maze(file.context(), drawing,
              {(sheet.width_mm - layout.width()) / 2, (sheet.height_mm - layout.height()) / 2});
    return file.end_page() && file.finish();
}

}  // namespace mazeprint
