#include "models/facts/words.h"

#include "models/kgds/opinion.h"

#include <algorithm>
#include <array>

namespace tandem {

namespace {

constexpr QChar kJoiner(0x200c); // zero width non-joiner: inside of Persian words

bool isFactApostrophe(QChar c)
{
    return c == QLatin1Char('\'') || c == QChar(0x2019);
}

bool isWordUnit(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

bool isInnerSign(QChar c, QChar before, QChar after)
{
    if (isFactApostrophe(c) || c == kJoiner || c == QLatin1Char('-'))
        return true;
    const bool decimal = c == QLatin1Char('.') || c == QLatin1Char(',') || c == QLatin1Char(':');
    return decimal && before.isDigit() && after.isDigit();
}

qsizetype wordEnd(const QString& text, qsizetype from)
{
    qsizetype at = from;
    while (at < text.size()) {
        if (isWordUnit(text[at])) {
            ++at;
            continue;
        }
        const bool inner = at + 1 < text.size() && isWordUnit(text[at + 1]) &&
                           isInnerSign(text[at], text[at - 1], text[at + 1]);
        if (!inner)
            break;
        ++at;
    }
    return at;
}

/// The stretches between pairs of **, in the text with its markers.
QList<Utf16Span> markedSpans(const QString& text)
{
    QList<Utf16Span> spans = kgds::opinionText(text).references;
    for (qsizetype i = 0; i < spans.size(); ++i)
        spans[i].start += 4 * i + 2;
    return spans;
}

bool followsComma(const QString& text, qsizetype at)
{
    while (at > 0 && (text[at - 1].isSpace() || text[at - 1] == QLatin1Char('*')))
        --at;
    return at > 0 && (text[at - 1] == QLatin1Char(',') || text[at - 1] == QChar(0x060c) ||
                         text[at - 1] == QChar(0xff0c));
}

} // namespace

QList<TextWord> wordsIn(const QString& text, qsizetype from)
{
    const QList<Utf16Span> quoted = quotedSpans(text);
    const QList<Utf16Span> marked = markedSpans(text);
    QList<TextWord> words;
    for (qsizetype at = 0; at < text.size();) {
        if (!isWordUnit(text[at])) {
            ++at;
            continue;
        }
        const qsizetype end = wordEnd(text, at);
        TextWord word;
        word.span = {at, end - at};
        word.folded = text.sliced(at, end - at).toCaseFolded();
        word.folded.replace(QChar(0x2019), QLatin1Char('\''));
        word.capital = text[at].isUpper();
        word.allCapital = word.capital && word.span.length > 1 && text[at + 1].isUpper();
        word.quoted = isInsideAny(quoted, at);
        word.marked = isInsideAny(marked, at);
        word.afterComma = followsComma(text, at);
        if (at >= from)
            words.append(word);
        at = end;
    }
    return words;
}

bool isInsideAny(const QList<Utf16Span>& spans, qsizetype at)
{
    return std::any_of(spans.begin(), spans.end(),
        [at](const Utf16Span& span) { return span.start <= at && at < span.end(); });
}

QList<Utf16Span> quotedSpans(const QString& text)
{
    // A single straight quote is an apostrophe more often than not.
    struct Marks
    {
        char16_t open;
        char16_t close;
    };
    static constexpr std::array<Marks, 6> pairs{{{u'"', u'"'}, {0x201c, 0x201d}, {0x00ab, 0x00bb},
        {0x300c, 0x300d}, {0x300e, 0x300f}, {0x201e, 0x201c}}};
    QList<Utf16Span> spans;
    std::array<bool, pairs.size()> isOver{}; // no mark closes this pair any more
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            if (text[at] != pairs.at(i).open || isOver.at(i))
                continue;
            const qsizetype close = text.indexOf(QChar(pairs.at(i).close), at + 1);
            if (close < 0) {
                isOver.at(i) = true;
                continue;
            }
            spans.append({at, close + 1 - at});
            at = close;
            break;
        }
    }
    return spans;
}

WordingScript wordingScript(const QString& text)
{
    qsizetype han = 0;
    qsizetype arabic = 0;
    qsizetype other = 0;
    for (const QChar c : text) {
        if (c.script() == QChar::Script_Han)
            han += 2; // one of them says as much as several letters
        else if (c.script() == QChar::Script_Arabic)
            ++arabic;
        else if (c.isLetter())
            ++other;
    }
    if (han > 0 && han >= other && han >= arabic)
        return WordingScript::Han;
    return arabic > 0 && arabic >= other ? WordingScript::Arabic : WordingScript::Latin;
}

QString withCapital(const QString& text)
{
    QString result = text;
    for (qsizetype i = 0; i < result.size(); ++i) {
        if (!result[i].isLetterOrNumber())
            continue;
        result[i] = result[i].toUpper();
        break;
    }
    return result;
}

} // namespace tandem
