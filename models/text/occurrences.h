#pragma once

#include <QList>
#include <QString>

namespace tandem {

/// A stretch of text in UTF-16 units. Both ends lie between whole characters, never inside a
/// surrogate pair.
struct TextSpan
{
    qsizetype start = 0;
    qsizetype length = 0;

    qsizetype end() const { return start + length; }
    bool isEmpty() const { return length <= 0; }
    bool operator==(const TextSpan&) const = default;
};

/// Where `words` occurs in `text`, in order and without overlap. Letter case does not matter; any
/// run of white space matches any other; an occurrence begins where a word begins ("free throw" is
/// found in "free throws", "row" is not found in "throw"), except in scripts that set no blanks
/// between words (Han, Kana, Thai ...), where it may begin anywhere. Outer blanks of `words` do not
/// count; blank `words` occur nowhere.
QList<TextSpan> occurrences(const QString& text, const QString& words);

/// The word around UTF-16 offset `position`, without punctuation around it; empty between words.
TextSpan wordAt(const QString& text, qsizetype position);

} // namespace tandem
