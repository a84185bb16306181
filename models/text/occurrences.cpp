#include "models/text/occurrences.h"

#include "models/text/codepoints.h"
#include "models/text/scripts.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace tandem {

namespace {

bool isWordCharacter(char32_t c)
{
    return QChar::isLetterOrNumber(c) || QChar::isMark(c);
}

bool isTextApostrophe(char32_t c)
{
    return c == U'\'' || c == U'\u2019';
}

bool beginsWord(const QString& text, qsizetype at)
{
    if (at == 0)
        return true;
    const char32_t here = codePointAt(text, at);
    if (!isWordCharacter(here) || isOfRunningScript(here))
        return true;
    const char32_t before = codePointBefore(text, at);
    if (isTextApostrophe(before))
        return at < 2 || !isWordCharacter(codePointBefore(text, at - 1));
    return !isWordCharacter(before) || isOfRunningScript(before);
}

/// Marks that belong to the last letter are part of it.
qsizetype pastMarks(const QString& text, qsizetype at)
{
    while (at < text.size() && QChar::isMark(codePointAt(text, at)))
        at += unitsOf(codePointAt(text, at));
    return at;
}

/// Where the parts, set apart by white space, end if they stand at `at`; -1 if they do not.
qsizetype matchParts(const QString& text, qsizetype at, const QStringList& parts)
{
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (i > 0) {
            const qsizetype blanks = at;
            while (at < text.size() && text[at].isSpace())
                ++at;
            if (at == blanks)
                return -1;
        }
        const QString& part = parts[i];
        const QStringView there = QStringView(text).mid(at, part.size());
        if (there.compare(part, Qt::CaseInsensitive) != 0)
            return -1;
        at += part.size();
    }
    return at;
}

} // namespace

QList<Utf16Span> occurrences(const QString& text, const QString& words)
{
    const QStringList parts = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return {};
    QList<Utf16Span> found;
    qsizetype from = 0;
    while (true) {
        const qsizetype start = text.indexOf(parts.first(), from, Qt::CaseInsensitive);
        if (start < 0)
            return found;
        from = start + 1;
        if (cutsSurrogatePair(text, start) || !beginsWord(text, start))
            continue;
        const qsizetype end = matchParts(text, start, parts);
        if (end < 0 || cutsSurrogatePair(text, end))
            continue;
        from = pastMarks(text, end);
        found.append({start, from - start});
    }
}

Utf16Span wordAt(const QString& text, qsizetype position)
{
    // No word is longer than this; a boundary analysis of a very long text would be felt.
    constexpr qsizetype reach = 256;
    if (position < 0 || position > text.size())
        return {};
    qsizetype first = std::max<qsizetype>(0, position - reach);
    qsizetype last = std::min(text.size(), position + reach);
    if (cutsSurrogatePair(text, first))
        ++first;
    if (cutsSurrogatePair(text, last))
        --last;
    const QString near = text.mid(first, last - first);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, near);

    const auto wordFrom = [&](qsizetype start) -> Utf16Span {
        finder.setPosition(start);
        const qsizetype end = finder.toNextBoundary();
        if (start < 0 || end < 0)
            return {};
        for (qsizetype i = start; i < end; ++i) {
            if (isWordCharacter(codePointAt(near, i)))
                return {first + start, end - start};
        }
        return {};
    };
    const qsizetype at = position - first;
    finder.setPosition(at);
    const qsizetype start = finder.isAtBoundary() ? at : finder.toPreviousBoundary();
    const Utf16Span word = wordFrom(start);
    if (word.length > 0 || start <= 0)
        return word;
    finder.setPosition(start);
    const qsizetype before = finder.toPreviousBoundary();
    return start == at ? wordFrom(before) : Utf16Span{};
}

Utf16Span wholeWords(const QString& text, Utf16Span span)
{
    // A selection is typed or dragged: no word of one is longer than this.
    constexpr qsizetype reach = 256;
    constexpr char32_t joiner = 0x200c; // inside of Persian words
    const auto isInside = [&](qsizetype at) {
        if (at <= 0 || at >= text.size())
            return false;
        const auto belongs = [](char32_t c) {
            return (isWordCharacter(c) && !isOfRunningScript(c)) || c == joiner;
        };
        return cutsSurrogatePair(text, at) ||
               (belongs(codePointBefore(text, at)) && belongs(codePointAt(text, at)));
    };
    if (span.length <= 0)
        return span;
    qsizetype start = span.start;
    qsizetype end = span.end();
    while (span.start - start < reach && isInside(start))
        --start;
    while (end - span.end() < reach && isInside(end))
        ++end;
    return {start, end - start};
}

} // namespace tandem
