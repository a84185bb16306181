#pragma once

#include "models/project/table.h"

#include <QString>

/// Tables for readers of notes.
namespace tandem {

/// `text` so that Markdown shows it as it is: characters with a meaning behind a backslash, line
/// breaks as blanks.
QString markdownEscaped(const QString& text);

/// The table as a pipe table (GitHub Flavored Markdown, section 4.10), numeric columns flush right,
/// ending in a newline. A caption is a bold line above.
QString markdownTable(const Table& table);

} // namespace tandem
