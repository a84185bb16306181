#pragma once

#include "storage/project/resultimport.h"

#include <QLocale>
#include <QString>

namespace tandem {

/// Writes a PDF of each case of a result beside its page in a report's folder. Makes the
/// application object that painting needs, and no window; needs no display. Returns the program's
/// exit code; a failure is one line on stderr. `locale` is that of the report.
int writeReportPdfs(
    int argc, char** argv, const ResultFiles& files, const QString& folder, const QLocale& locale);

} // namespace tandem
