#pragma once

#include "models/project/table.h"

#include <QtGlobal>

namespace tandem {

class PdfPages;

/// Writes a table to pages of a PDF: as wide as it needs to be and as the page lets it, long texts
/// broken into lines, numbers flush with the trailing edge, its head again on every page. Its
/// caption is left to the caller.
void writePdfTable(PdfPages& pages, const Table& table);
/// How high the table is where one page holds it.
qreal pdfTableHeight(PdfPages& pages, const Table& table);

} // namespace tandem
