#include "models/opinions/attribution.h"

#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

QRegularExpression pattern(const char16_t* text)
{
    return QRegularExpression(QString::fromUtf16(text), QRegularExpression::CaseInsensitiveOption);
}

/// Where the name that the text begins with ends, its markers included; 0 for none.
qsizetype endOfName(const QString& text, const QStringList& participants)
{
    qsizetype start = 0;
    while (start < text.size() && text[start].isSpace())
        ++start;
    const bool marked = QStringView(text).mid(start).startsWith(kMarker);
    if (marked)
        start += kMarker.size();
    qsizetype longest = 0;
    for (const QString& name : participants) {
        const QStringView there = QStringView(text).mid(start, name.size());
        const qsizetype end = start + name.size();
        const bool whole = end >= text.size() || !text[end].isLetterOrNumber() ||
                           wordingScript(text) == WordingScript::Han;
        if (!name.isEmpty() && there == name && whole)
            longest = std::max(longest, end);
    }
    if (longest > 0 && marked && QStringView(text).mid(longest).startsWith(kMarker))
        longest += kMarker.size();
    return longest;
}

qsizetype pastBlanks(const QString& text, qsizetype at)
{
    while (at < text.size() && text[at].isSpace())
        ++at;
    return at;
}

/// Behind the word that opens what is thought ("that"), if it stands soon after the name.
qsizetype behindThat(const QString& text, qsizetype from)
{
    static const WordSet openers = wordSet(u"that \u06a9\u0647");
    constexpr qsizetype reach = 6;
    const QList<TextWord> words = wordsIn(text, from);
    for (qsizetype i = 0; i < std::min(reach, words.size()) && !words.at(i).marked; ++i) {
        // "disagrees with that", "likes that idea" open nothing.
        if (openers.contains(words.at(i).folded) && i + 2 < words.size())
            return pastBlanks(text, words.at(i).end());
    }
    return pastBlanks(text, from);
}

qsizetype behindChineseVerb(const QString& text, qsizetype from)
{
    static const QRegularExpression verb = pattern(
        u".{0,4}?(?:\u8ba4\u4e3a|\u89c9\u5f97|\u76f8\u4fe1|\u5e0c\u671b|\u8868\u793a|\u6307\u51fa|"
        u"\u5efa\u8bae|\u5f3a\u8c03|\u611f\u5230|\u8ba4\u540c|\u540c\u610f)[\uff0c,\uff1a:]?");
    const auto match = verb.match(
        text, from, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    return match.hasMatch() ? match.capturedEnd() : pastBlanks(text, from);
}

QString thirdPerson(const QString& verb)
{
    static const WordSet unchanged =
        wordSet(u"would can could will must should had was might may did cannot can't won't "
                u"wouldn't couldn't shouldn't didn't wasn't never always thought felt said knew "
                u"saw found");
    if (unchanged.contains(verb) || verb.endsWith(QLatin1String("ed")))
        return verb;
    if (verb == QLatin1String("have"))
        return QStringLiteral("has");
    static const QRegularExpression hissing = pattern(u"(?:s|x|z|ch|sh|o)$");
    static const QRegularExpression consonantY = pattern(u"[^aeiou]y$");
    if (verb.contains(hissing))
        return verb + QStringLiteral("es");
    if (verb.contains(consonantY))
        return verb.chopped(1) + QStringLiteral("ies");
    return verb + QLatin1Char('s');
}

const WordSet& lowerableWords()
{
    static const WordSet words = wordSet(
        u"it it's the this that that's these those they they're he he's she she's his her "
        u"their its if although though because there at when while for in on what both even "
        u"such a an as since one most some many all not only no with from by after before "
        u"without despite regardless speaking considering comparing being having how why "
        u"maybe perhaps essentially unfortunately in two three my our we you neither either "
        u"every each more much");
    return words;
}

/// Whether what follows "thinks" is a clause of its own, so that "that" goes between.
bool beginsClauseAfterThinks(const QString& rest)
{
    if (rest.startsWith(kMarker))
        return true;
    const QList<TextWord> words = wordsIn(rest);
    if (words.isEmpty())
        return false;
    return words.first().capital || lowerableWords().contains(words.first().folded);
}

/// `rest` behind `words`, with a blank between unless it begins with a sign.
QString followedBy(const QString& words, const QString& rest)
{
    const bool isAttached = rest.isEmpty() || QStringLiteral(",.;:!?").contains(rest.front());
    return isAttached ? words + rest : words + QLatin1Char(' ') + rest;
}

QString thought(const QString& name, const QString& verb, const QString& rest)
{
    static const WordSet thinking = wordSet(
        u"think thinks believe believes feel feels hope hopes guess guesses suppose supposes "
        u"reckon reckons");
    const bool that = thinking.contains(verb) && beginsClauseAfterThinks(rest) &&
                      !rest.startsWith(QLatin1String("that "), Qt::CaseInsensitive);
    const QString words = name + QLatin1Char(' ') + verb;
    return that ? words + QStringLiteral(" that ") + insideSentence(rest) : followedBy(words, rest);
}

QString attributedInEnglish(const QString& said, const QString& name)
{
    static const QRegularExpression contracted = pattern(u"^I(?:'| )(m|am|ve|d|ll)\\s+");
    static const QRegularExpression negated = pattern(u"^I (?:don't|do not)\\b(?: (\\w+))?\\s*");
    static const QRegularExpression plain = pattern(
        u"^I ((?:(?:also|still|just|do|(?!rely\\b|reply\\b|apply\\b|supply\\b)\\w+ly)\\s+)*)"
        u"([\\w']+)\\s*");
    static const QRegularExpression inside =
        pattern(u", I (?:(?:also|still) )?(?:think|believe|feel) (?:that )?");
    static const QRegularExpression mine = pattern(
        u"^(?:in my (?:opinion|view)|from my (?:perspective|point of view)|to me|for me),?\\s+");
    QString words = said;
    words.replace(QChar(0x2019), QLatin1Char('\''));
    if (const auto match = contracted.match(words); match.hasMatch()) {
        const QString form = match.captured(1).toLower();
        const QString verb = form == QLatin1String("ve")   ? QStringLiteral("has")
                             : form == QLatin1String("d")  ? QStringLiteral("would")
                             : form == QLatin1String("ll") ? QStringLiteral("will")
                                                           : QStringLiteral("is");
        return name + QLatin1Char(' ') + verb + QLatin1Char(' ') + words.mid(match.capturedEnd());
    }
    if (const auto match = negated.match(words); match.hasMatch()) {
        const QString verb = match.captured(1).toLower();
        const QString rest = words.mid(match.capturedEnd());
        const QString denies = name + QStringLiteral(" does not");
        return verb.isEmpty() ? followedBy(denies, rest) : thought(denies, verb, rest);
    }
    if (const auto match = plain.match(words); match.hasMatch()) {
        QString before = name + QLatin1Char(' ') + match.captured(1).toLower();
        before.remove(QStringLiteral(" do "));
        return thought(before.trimmed(), thirdPerson(match.captured(2).toLower()),
            words.mid(match.capturedEnd()));
    }
    words.remove(mine);
    words.replace(inside, QStringLiteral(", "));
    return name + QStringLiteral(" thinks that ") + insideSentence(words);
}

QString attributedInChinese(const QString& words, const QString& name)
{
    static const QRegularExpression first = pattern(u"^\u6211(?!\u4eec)");
    if (words.contains(first))
        return name + words.mid(1);
    return name + QString::fromUtf16(u"\u8ba4\u4e3a") + words;
}

QString attributedInPersian(const QString& words, const QString& name)
{
    static const QRegularExpression thinks = pattern(
        u"^(?:\u0645\u0646\\s+)?(?:\u0641\u06a9\u0631 \u0645\u06cc[\u200c ]?\u06a9\u0646\u0645|"
        u"\u0645\u0639\u062a\u0642\u062f\u0645|\u0628\u0647 \u0646\u0638\u0631 \u0645\u0646|"
        u"\u0628\u0647 \u0646\u0638\u0631\u0645)[\u060c,]?\\s+(?:\u06a9\u0647\\s+)?");
    QString rest = words;
    rest.remove(thinks);
    return name +
           QString::fromUtf16(
               u" \u0641\u06a9\u0631 \u0645\u06cc\u200c\u06a9\u0646\u062f \u06a9\u0647 ") +
           rest;
}

bool hasLatinLetter(const QString& text)
{
    return std::any_of(text.begin(), text.end(),
        [](QChar c) { return c.isLetter() && c.script() == QChar::Script_Latin; });
}

} // namespace

qsizetype attributionEnd(const QString& opinion, const QStringList& participants)
{
    const qsizetype end = endOfName(opinion, participants);
    if (end == 0)
        return 0;
    return wordingScript(opinion) == WordingScript::Han ? behindChineseVerb(opinion, end)
                                                        : behindThat(opinion, end);
}

QString attributed(const QString& words, const QString& name)
{
    const QString rest = withoutOpeners(words);
    switch (wordingScript(words)) {
    case WordingScript::Han:
        return attributedInChinese(rest, name);
    case WordingScript::Arabic:
        return attributedInPersian(rest, name);
    case WordingScript::Latin:
        break;
    }
    if (!hasLatinLetter(words))
        return name + QStringLiteral(": ") + rest;
    return attributedInEnglish(rest, name);
}

QString withoutOpeners(const QString& words)
{
    static const QRegularExpression openers = pattern(
        u"^(?:(?:yes|no|well|indeed|hmm|okay|ok|however|moreover|sure|right|also|so|oh|true|"
        u"therefore|besides|furthermore|at the same time|on the contrary|of course|i "
        u"(?:dis)?agree(?=[,.;] "
        u"*i\\b))[,.;!]\\s*|(?:but|and|so)\\s+|"
        u"(?:\u662f\u7684|\u4e0d|\u55ef|\u5bf9|\u6ca1\u9519|\u7684\u786e|\u786e\u5b9e)"
        u"[\uff0c,\u3002]|(?:\u4f46\u662f|\u4f46|\u4e0d\u8fc7)[\uff0c,]?|"
        u"(?:\u0628\u0644\u0647|\u0646\u0647|\u0627\u0645\u0627|\u0648\u0644\u06cc)[\u060c,]?\\s+)"
        u"+");
    QString rest = words.trimmed();
    rest.remove(openers);
    return rest;
}

bool beginsInFirstPerson(const QString& words)
{
    static const QRegularExpression first = pattern(u"^(?:I\\b|in my |from my |\u6211(?!\u4eec)|"
                                                    u"\u0645\u0646\\s)");
    return withoutOpeners(words).contains(first);
}

QString insideSentence(const QString& words)
{
    const QList<TextWord> all = wordsIn(words);
    if (all.isEmpty() || all.first().marked || !lowerableWords().contains(all.first().folded))
        return words;
    QString result = words;
    const qsizetype at = all.first().span.start;
    result[at] = result[at].toLower();
    return result;
}

bool namesPerson(const QString& text, const QString& name)
{
    if (name.isEmpty())
        return false;
    const bool spaced = wordingScript(text) != WordingScript::Han;
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        const qsizetype end = at + name.size();
        const bool before = at == 0 || !text[at - 1].isLetterOrNumber();
        const bool after = end >= text.size() || !text[end].isLetterOrNumber();
        if ((before && after) || !spaced)
            return true;
    }
    return false;
}

} // namespace tandem
