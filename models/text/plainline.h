#pragma once

#include <QString>

namespace tandem {

/// Whether a text is one line of what a reader can see: no line break, no other control character,
/// no half of a surrogate pair.
bool isPlainLine(const QString& text);
/// A text on one line: line breaks and other control characters become blanks, halves of surrogate
/// pairs question marks; outer blanks go.
QString onPlainLine(QString text);
/// The same with its lines kept: every line break becomes a line feed, and blanks within stay.
QString onPlainLines(QString text);

} // namespace tandem
