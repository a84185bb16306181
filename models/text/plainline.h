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
/// A text without the marks that turn the direction of what stands behind them, lines of others
/// too; what only says how a sign of its own is read (U+200E, U+200F) stays.
QString withoutTurns(QString text);
/// Whether there is anything in a text that can be seen: more than blanks, controls, and marks of
/// format like U+200B.
bool hasVisible(const QString& text);

} // namespace tandem
