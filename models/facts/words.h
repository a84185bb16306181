#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// What stands before and behind a clarified part of a text.
inline constexpr QLatin1String kMarker("**");

/// One word of a text with what the hints must know of it.
struct TextWord
{
    Utf16Span span;
    QString folded; ///< case folded, with a straight apostrophe
    bool capital = false;
    bool allCapital = false; ///< "IT", "US"; a single letter is none
    bool quoted = false;     ///< inside quotation marks: somebody else's words
    bool marked = false;     ///< inside of a pair of **
    bool afterComma = false;
    qsizetype end() const { return span.start + span.length; }
};

/// The words of `text` that begin at UTF-16 offset `from` or behind it, in order: runs of letters,
/// digits and marks with the apostrophes, hyphens, joiners and decimal signs inside of them.
/// Chinese and Japanese run together in one word.
QList<TextWord> wordsIn(const QString& text, qsizetype from = 0);

/// Whether one of the stretches holds the unit at `at`.
bool isInsideAny(const QList<Utf16Span>& spans, qsizetype at);
/// The stretches between quotation marks, the marks included.
QList<Utf16Span> quotedSpans(const QString& text);

/// How a text is written, which decides the words that hints look for.
enum class WordingScript { Latin, Han, Arabic };

/// The script of most of the text's letters; Latin where it has none or other ones.
WordingScript wordingScript(const QString& text);

inline bool isHan(const QString& text)
{
    return wordingScript(text) == WordingScript::Han;
}

/// `text` between two markers.
inline QString marked(const QString& text)
{
    return kMarker + text + kMarker;
}

/// `text` with a capital first letter; letters without case stay.
QString withCapital(const QString& text);

} // namespace tandem
