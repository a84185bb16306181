#include "models/facts/sentences.h"

#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

bool isAbbreviation(const QString& word)
{
    static const WordSet words = wordSet(
        u"mr mrs ms dr sgt st co ltd inc jr sr vs no gen sen rep gov lt col capt prof rev "
        u"jan feb mar apr jun jul aug sep sept oct nov dec bros corp mt ft dept est fig etc "
        u"al div u.s u.k");
    return word.size() == 1 || word.contains(QLatin1Char('.')) || words.contains(word);
}

bool isLatinEnd(QChar c)
{
    return c == QLatin1Char('.') || c == QLatin1Char('!') || c == QLatin1Char('?');
}

bool isCjkEnd(QChar c)
{
    return c == QChar(0x3002) || c == QChar(0xff01) || c == QChar(0xff1f);
}

bool closes(QChar c)
{
    return c == QLatin1Char('*') || c == QLatin1Char('"') || c == QLatin1Char('\'') ||
           c == QLatin1Char(')') || c.category() == QChar::Punctuation_FinalQuote ||
           c.category() == QChar::Punctuation_Close;
}

/// Whether the words from `at` on begin like a sentence rather than like the rest of a name ("Yum!
/// Brands").
bool beginsWithCommonWord(const QString& text, qsizetype at)
{
    static const WordSet words =
        wordSet(u"the a an it he she they this that these those i we you there but and so if in on "
                u"his her their its my our no not at for when what how");
    qsizetype end = at;
    while (end < text.size() && text[end].isLetter())
        ++end;
    return words.contains(text.sliced(at, end - at).toCaseFolded());
}

/// The word that ends before `at`, folded.
QString wordBefore(const QString& text, qsizetype at)
{
    qsizetype start = at;
    while (start > 0 && (text[start - 1].isLetterOrNumber() ||
                            (text[start - 1] == QLatin1Char('.') && start < at)))
        --start;
    return text.sliced(start, at - start).toCaseFolded();
}

/// Whether `least` words stand there. Looks no further, as texts may be long.
bool hasWords(const QString& text, qsizetype from, qsizetype to, int least)
{
    int words = 0;
    for (qsizetype at = from; at < to && words < least; ++at)
        words += text[at] != QLatin1Char(' ') && (at == from || text[at - 1] == QLatin1Char(' '));
    return words >= least;
}

/// Whether the sign at `at` ends a sentence that another one follows; then where that begins.
std::optional<qsizetype> nextSentence(const QString& text, qsizetype from, qsizetype at)
{
    qsizetype next = at + 1;
    while (next < text.size() && closes(text[next]))
        ++next;
    const qsizetype blank = next;
    while (next < text.size() && text[next].isSpace())
        ++next;
    if (next >= text.size())
        return {};
    if (isCjkEnd(text[at]))
        return next;
    if (next == blank || (!isLatinEnd(text[at]) && text[at] != QChar(0x061f)))
        return {};
    if (text[next].isLower() || isAbbreviation(wordBefore(text, at)))
        return {};
    if (text[at] == QLatin1Char('!') && !beginsWithCommonWord(text, next))
        return {};
    // Names hold such signs too, so both sides must be long enough for a statement.
    constexpr int least = 3;
    if (!hasWords(text, from, at, least) || !hasWords(text, next, text.size(), least))
        return {};
    return next;
}

bool isSemicolon(QChar c)
{
    return c == QLatin1Char(';') || c == QChar(0xff1b) || c == QChar(0x061b);
}

} // namespace

QList<SentenceBreak> sentenceBreaks(const QString& text, qsizetype from)
{
    const QList<Utf16Span> quoted = quotedSpans(text);
    QList<SentenceBreak> breaks;
    qsizetype begin = from;       // of the sentence that is being read
    auto quote = quoted.cbegin(); // the first that does not end before `at`
    for (qsizetype at = from; at < text.size(); ++at) {
        while (quote != quoted.cend() && quote->end() <= at)
            ++quote;
        if (quote != quoted.cend() && quote->start <= at)
            continue;
        if (isSemicolon(text[at])) {
            qsizetype next = at + 1;
            while (next < text.size() && text[next].isSpace())
                ++next;
            if (next < text.size() && hasWords(text, begin, at, 1))
                breaks.append({{at, 1}, next, true});
        } else if (const auto next = nextSentence(text, begin, at)) {
            breaks.append({{at, 1}, *next, false});
            begin = *next;
        }
    }
    return breaks;
}

std::optional<Utf16Span> notDeclarative(const QString& text, qsizetype from)
{
    static const WordSet requests = wordSet(u"please let consider imagine remember note don't");
    qsizetype end = text.size();
    while (end > from && (text[end - 1].isSpace() || text[end - 1] == QLatin1Char('*')))
        --end;
    if (end > from) {
        const QChar last = text[end - 1];
        const bool asks = last == QLatin1Char('?') || last == QChar(0xff1f) ||
                          last == QChar(0x061f) || last == QLatin1Char('!') ||
                          last == QChar(0xff01);
        if (asks)
            return Utf16Span{end - 1, 1};
    }
    const QList<TextWord> words = wordsIn(text, from);
    if (words.isEmpty() || words.first().quoted || words.first().marked ||
        !requests.contains(words.first().folded))
        return {};
    return words.first().span;
}

bool endsSentence(const QString& text)
{
    for (qsizetype at = text.size(); at-- > 0;) {
        const QChar c = text[at];
        if (c.isSpace() || closes(c))
            continue;
        return isLatinEnd(c) || isCjkEnd(c) || c == QChar(0x061f) || c == QChar(0x06d4) ||
               c == QChar(0x2026);
    }
    return false;
}

QString stopFor(const QString& text)
{
    return wordingScript(text) == WordingScript::Han ? QString(QChar(0x3002)) : QStringLiteral(".");
}

QString withoutJoiners(const QString& text)
{
    static const QRegularExpression before(
        QString::fromUtf16(
            u"^(?:[\\s,;:\u3001\uff0c\uff1b\u060c\u061b]+|(?:and|but|while|whereas|yet)\\b[\\s,]*|"
            u"(?:\u5e76\u4e14|\u800c\u4e14|\u4f46\u662f|\u540c\u65f6|\u7136\u800c)|"
            u"(?:\u0648|\u0627\u0645\u0627|\u0648\u0644\u06cc)(?=\\s))+"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(
        QString::fromUtf16(
            u"(?:[\\s,;:\u3001\uff0c\uff1b\u060c\u061b]+|\\s(?:and|but|while)\\s*)+$"),
        QRegularExpression::CaseInsensitiveOption);
    QString result = text;
    result.remove(before);
    result.remove(after);
    return result;
}

} // namespace tandem
