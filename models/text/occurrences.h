#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// Where `words` occurs in `text`, in order and without overlap. Letter case does not matter; any
/// run of white space matches any other; an occurrence begins where a word begins ("free throw" is
/// found in "free throws", "row" is not found in "throw"), except in scripts that set no blanks
/// between words (Han, Kana, Thai ...), where it may begin anywhere. Outer blanks of `words` do not
/// count; blank `words` occur nowhere.
QList<Utf16Span> occurrences(const QString& text, const QString& words);

/// The word around UTF-16 offset `position`, without punctuation around it; empty between words.
Utf16Span wordAt(const QString& text, qsizetype position);

/// `span` grown to whole words where it begins or ends inside of one, apostrophes and hyphens
/// being bounds; in scripts that set no blanks between words it stays.
Utf16Span wholeWords(const QString& text, Utf16Span span);

} // namespace tandem
