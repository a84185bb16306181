#pragma once

#include "models/error.h"
#include "storage/studyreport/studyreport.h"

#include <QString>

namespace tandem {

/// Writes a study's report as a PDF: what the page says, with charts and without the tables of
/// data. A4, selectable text, numbered pages. Takes an application with fonts, its own thread and
/// tens of ms: not for a key press. NotWritable or DiskFull.
Expected<void> writeStudyPdf(
    const QString& path, const StudyReport& report, Qt::LayoutDirection direction);

} // namespace tandem
