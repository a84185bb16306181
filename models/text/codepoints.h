#pragma once

#include <QStringView>

namespace tandem {

/// The code point that begins at `at`; half of a pair that stands alone is one.
inline char32_t codePointAt(QStringView text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return QChar::surrogateToUcs4(text[at], text[at + 1]);
    return text[at].unicode();
}

/// How many UTF-16 units a code point takes.
inline qsizetype unitsOf(char32_t code)
{
    return QChar::requiresSurrogates(code) ? 2 : 1;
}

/// Whether UTF-16 offset `at` stands between the halves of a surrogate pair.
inline bool cutsSurrogatePair(QStringView text, qsizetype at)
{
    return at > 0 && at < text.size() && text[at].isLowSurrogate() &&
           text[at - 1].isHighSurrogate();
}

/// The code point that ends before `at`.
inline char32_t codePointBefore(QStringView text, qsizetype at)
{
    return codePointAt(text, cutsSurrogatePair(text, at - 1) ? at - 2 : at - 1);
}

} // namespace tandem
