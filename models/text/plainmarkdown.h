#pragma once

#include <QStringList>

namespace tandem {

/// What Markdown says without its marks, for where it is read as plain text: a paragraph each,
/// lines of a paragraph joined, an item of a list by itself behind a bullet or its number.
QStringList plainParagraphs(const QString& markdown);

} // namespace tandem
