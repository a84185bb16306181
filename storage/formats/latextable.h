#pragma once

#include "models/project/table.h"

#include <QString>

namespace tandem {

/// `text` so that LaTeX sets it as it is: every special character escaped, line breaks as blanks.
QString latexEscaped(const QString& text);

/// The table as a LaTeX table environment with booktabs rules, numeric columns flush right, ending
/// in a newline. It needs \usepackage{booktabs}, which a comment at its head says.
QString latexTable(const Table& table);

} // namespace tandem
