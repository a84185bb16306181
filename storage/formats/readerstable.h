#pragma once

#include "models/project/table.h"

#include <QString>

#include <functional>

/// Tables for readers of notes.
namespace tandem {

/// `text` so that Markdown shows it as it is: characters with a meaning behind a backslash, line
/// breaks as blanks.
QString markdownEscaped(const QString& text);

/// The table as a pipe table (GitHub Flavored Markdown, section 4.10), numeric columns flush right,
/// ending in a newline. A caption is a bold line above.
QString markdownTable(const Table& table);
/// Sets off a cell of the rows, whose text is escaped already.
using CellStyle = std::function<QString(qsizetype row, qsizetype column, const QString& cell)>;
QString styledMarkdownTable(const Table& table, const CellStyle& styled);

} // namespace tandem
