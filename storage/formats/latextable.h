#pragma once

#include "models/project/table.h"

#include <QString>

namespace tandem {

/// `text` so that LaTeX sets it as it is: every special character escaped, signs and Greek letters
/// by their commands, line breaks as blanks.
QString latexEscaped(const QString& text);

/// The table as LaTeX table environments with booktabs rules, columns of figures flush right,
/// with its label ("tab:KEY") where a key is given, ending in a newline; each fits a column of text
/// of 345 pt in 10 pt letters, as `article` has it: a wide table is set smaller, then with its
/// headings and long texts wrapped, then turned where it has figures of few rows, then in parts
/// that repeat the columns that name a row; what is wider than a column of two takes both
/// (`table*`). One with many rows is set in parts of as many as a page holds (a row that no page
/// holds stands alone). It needs booktabs, with wrapped texts array, too, which a comment at its
/// head says.
QString latexTable(const Table& table, const QString& key = {});

/// Several of these with one comment at the head that names the packages of all.
QString withPackagesOnce(const QString& latex);

} // namespace tandem
