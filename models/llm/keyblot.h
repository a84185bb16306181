#pragma once

#include <QByteArray>
#include <QString>

namespace tandem::llm {

/// Puts *** in the place of `key` in what a server sent, in capitals or not, whichever of its
/// characters are written as JSON escapes, of whatever depth (texts of models are JSON within
/// JSON), or as those of an address (%2B), in UTF-8, in Latin-1 or as UTF-8 that was taken for
/// Latin-1. Keys of fewer than eight characters are mostly place-holders for servers that want
/// none: those without a digit or without a letter, such as "x", "token" and "EMPTY", are words and
/// stay, and the others go only where they stand alone.
void blotOutKey(QByteArray& sent, const QString& key);
/// The same in a text that was put together from what was sent.
void blotOutKey(QString& text, const QString& key);

} // namespace tandem::llm
