#include "models/facts/pronouns.h"

#include "models/facts/englishpronouns.h"
#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// Whether a clarified part or a name in Latin letters stands between `from` and `at`.
bool hasNameBetween(const QList<TextWord>& words, qsizetype from, qsizetype at)
{
    return std::any_of(words.begin(), words.end(), [&](const TextWord& word) {
        return word.span.start >= from && word.span.start < at && (word.marked || word.capital);
    });
}

/// Whether a comma, or in Persian a word that joins clauses (that, but, because), stands between,
/// so that "this" can point to what is said before it.
bool hasClauseBetween(const QString& text, qsizetype from, qsizetype at)
{
    static const QRegularExpression joint(QString::fromUtf16(
        u"[\uff0c\uff1b\u060c\u061b]| (?:\u06a9\u0647|\u0627\u0645\u0627|\u0648\u0644\u06cc|"
        u"\u0686\u0648\u0646|\u0632\u06cc\u0631\u0627) "));
    const qsizetype found = text.indexOf(joint, from);
    return found >= 0 && found < at;
}

/// Whether what stands at `at` is quoted or clarified already.
bool isSettled(const QList<TextWord>& words, qsizetype at)
{
    return std::any_of(words.begin(), words.end(), [at](const TextWord& word) {
        return at >= word.span.start && at < word.end() && (word.quoted || word.marked);
    });
}

/// Chinese sets no blanks between words: words that only look like pronouns are named.
QList<Utf16Span> unresolvedChinese(const QString& text, Antecedents antecedents, qsizetype from)
{
    static const QRegularExpression pattern(QString::fromUtf16(
        u"(?<![\u5176\u5409\u8033\u6392\u5229\u7ef4])(?:[\u4ed6\u5979\u5b83]\u4eec?)"
        u"(?![\u4eba\u56fd\u4e61\u4fe1])|"
        u"(?<![\u5239\u652f])[\u8fd9\u90a3](?!\u4e48|\u4e0d\u52d2\u65af|\u6837|"
        u"[\u4e00\u4e2a]{0,2}(?:\u5e74|\u6708|\u5468|\u5929|\u8d5b\u5b63|\u5b63\u5ea6|\u661f\u671f|"
        u"\u65f6))"));
    // What comes before "he" in a fact is a name unless it is as short as a preposition.
    constexpr qsizetype shortest = 2;
    const QList<TextWord> words = wordsIn(text);
    QList<Utf16Span> found;
    for (auto all = pattern.globalMatch(text, from); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        const qsizetype at = match.capturedStart();
        const bool points = text[at] == QChar(0x8fd9) || text[at] == QChar(0x90a3);
        const bool explained =
            points ? hasClauseBetween(text, from, at)
                   : (antecedents == Antecedents::InOpinion ? hasNameBetween(words, from, at)
                                                            : at - from > shortest);
        if (!explained && !isSettled(words, at))
            found.append({at, match.capturedLength()});
    }
    return found;
}

QList<Utf16Span> unresolvedPersian(const QString& text, Antecedents antecedents, qsizetype from)
{
    static const WordSet persons = wordSet(
        u"\u0627\u0648 \u0648\u06cc \u0627\u06cc\u0634\u0627\u0646 \u0622\u0646\u0647\u0627 "
        u"\u0622\u0646\u200c\u0647\u0627 \u0622\u0646\u0627\u0646 \u0627\u06cc\u0646\u0647\u0627 "
        u"\u0627\u06cc\u0646\u200c\u0647\u0627");
    static const WordSet pointers = wordSet(u"\u0627\u06cc\u0646 \u0622\u0646");
    // Year, month, week, day, season; and words that make a fixed phrase ("in this way", "that").
    static const WordSet fixed = wordSet(
        u"\u0633\u0627\u0644 \u0645\u0627\u0647 \u0647\u0641\u062a\u0647 \u0631\u0648\u0632 "
        u"\u0641\u0635\u0644 \u0632\u0645\u0627\u0646 \u06a9\u0647 \u0631\u0648 \u062d\u0627\u0644 "
        u"\u0648\u062c\u0648\u062f \u0635\u0648\u0631\u062a");
    QList<Utf16Span> found;
    const QList<TextWord> words = wordsIn(text, from);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const TextWord& word = words.at(i);
        const bool pointer = pointers.contains(word.folded);
        if (word.quoted || word.marked || (!pointer && !persons.contains(word.folded)))
            continue;
        if (pointer && i + 1 < words.size() && fixed.contains(words.at(i + 1).folded))
            continue;
        const bool explained = pointer ? hasClauseBetween(text, from, word.span.start)
                               : antecedents == Antecedents::InOpinion
                                   ? hasNameBetween(words, from, word.span.start)
                                   : i > 1;
        if (!explained)
            found.append(word.span);
    }
    return found;
}

} // namespace

QList<Utf16Span> unresolvedPronouns(
    const QString& text, Antecedents antecedents, qsizetype from, const ClarifiedPhrases& clarified)
{
    switch (wordingScript(text)) {
    case WordingScript::Han:
        return unresolvedChinese(text, antecedents, from);
    case WordingScript::Arabic:
        return unresolvedPersian(text, antecedents, from);
    case WordingScript::Latin:
        break;
    }
    return unresolvedEnglish(text, antecedents, from, clarified);
}

} // namespace tandem
