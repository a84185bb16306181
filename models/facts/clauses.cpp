#include "models/facts/clauses.h"

#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

bool isAuxiliary(const QString& word)
{
    static const WordSet words = wordSet(
        u"is was are were has had have will would can could did does do may might must should "
        u"isn't wasn't aren't weren't hasn't hadn't haven't won't wouldn't can't couldn't didn't "
        u"doesn't don't mustn't shouldn't cannot");
    return words.contains(word);
}

bool isIrregularPast(const QString& word)
{
    static const WordSet words = wordSet(
        u"won lost beat said took made went came gave got became ran held met told led fell "
        u"saw kept began found knew drew threw brought bought sold paid sent spent built "
        u"chose drove flew grew rose spoke stood thought wrote broke caught fought sought "
        u"taught withdrew overtook swept");
    return words.contains(word);
}

bool isPastForm(const QString& word)
{
    static const WordSet nouns = wordSet(u"hundred speed breed seed feed need weed bed red indeed");
    return isIrregularPast(word) ||
           (word.size() >= 4 && word.endsWith(QLatin1String("ed")) && !nouns.contains(word));
}

bool isVerb(const TextWord& word)
{
    return !word.quoted && (isAuxiliary(word.folded) || (!word.capital && isPastForm(word.folded)));
}

/// Words that can follow a verb in the past but hardly an adjective before its noun.
bool followsVerb(const TextWord& word)
{
    static const WordSet words =
        wordSet(u"the a an his her its their to in at on for with from into over against toward "
                u"towards as that after before until off up out down him them it");
    return word.capital || word.folded.front().isDigit() || words.contains(word.folded);
}

bool isSubjectPronoun(const QString& word)
{
    static const WordSet words = wordSet(u"he she it they we i this there");
    return words.contains(word);
}

/// A pronoun that is never anything but the subject of a clause.
bool isPersonalSubject(const QString& word)
{
    static const WordSet words =
        wordSet(u"he she they we i it's he's she's they're we're i'm i've they've");
    return words.contains(word);
}

/// The words of one text with what the search for joints asks about them.
class WordLine final
{
public:
    WordLine(const QString& text, qsizetype from)
        : m_words(wordsIn(text, from))
    {
    }

    qsizetype size() const { return m_words.size(); }
    const TextWord& at(qsizetype i) const { return m_words.at(i); }
    bool hasVerb(qsizetype first, qsizetype end) const
    {
        for (qsizetype i = first; i < std::min(end, m_words.size()); ++i) {
            if (isVerb(m_words.at(i)))
                return true;
        }
        return false;
    }
    /// Whether the words before `end` hold a relative clause, whose verb may be the one joined on
    /// to ("the match in which she led and won").
    bool hasRelativeBefore(qsizetype end) const
    {
        static const WordSet relatives = wordSet(u"who which whose whom where");
        return std::any_of(m_words.begin(), m_words.begin() + end,
            [](const TextWord& word) { return relatives.contains(word.folded); });
    }
    /// Whether the words before `end`, back to the comma before them, hold a verb; where they do
    /// not, the comma before `end` sets apart items of a list.
    bool clauseEndsBefore(qsizetype end) const
    {
        qsizetype first = end - 1;
        while (first > 0 && !m_words.at(first).afterComma)
            --first;
        return first >= 0 && hasVerb(first, end);
    }
    /// Whether within the next few words, up to a comma, a verb has something before it.
    bool subjectAndVerbFrom(qsizetype first) const
    {
        constexpr qsizetype reach = 8;
        for (qsizetype i = first + 1; i < std::min(first + reach, m_words.size()); ++i) {
            if (m_words.at(i).afterComma)
                return false;
            if (isVerb(m_words.at(i)))
                return true;
        }
        return false;
    }

private:
    QList<TextWord> m_words;
};

ClauseJoint joinedAt(const WordLine& line, qsizetype i, bool ownSubject)
{
    return {JointKind::Joined, line.at(i).span, line.at(i).end(), ownSubject};
}

/// Whether the word at `i` joins a clause on that brings no subject of its own: "and was late",
/// "and charged with theft".
bool joinsPredicate(const WordLine& line, qsizetype i)
{
    const TextWord& next = line.at(i + 1);
    if (next.capital || next.marked || next.quoted || line.hasRelativeBefore(i))
        return false;
    if (isAuxiliary(next.folded))
        return true;
    return isPastForm(next.folded) && i + 2 < line.size() && followsVerb(line.at(i + 2));
}

std::optional<ClauseJoint> joinedClause(const WordLine& line, qsizetype i)
{
    static const WordSet joiners = wordSet(u"and but while whereas yet");
    static const WordSet loose = wordSet(u"and but");
    const TextWord& word = line.at(i);
    if (word.quoted || word.marked || !joiners.contains(word.folded) || i + 1 >= line.size())
        return {};
    const TextWord& next = line.at(i + 1);
    if (word.afterComma && isPersonalSubject(next.folded) && i + 2 < line.size())
        return joinedAt(line, i, true);
    if (!line.hasVerb(0, i))
        return {};
    if (word.afterComma || word.folded == QLatin1String("whereas")) {
        if (line.clauseEndsBefore(i) && line.subjectAndVerbFrom(i + 1) && !isVerb(next))
            return joinedAt(line, i, true);
    }
    if (!loose.contains(word.folded))
        return {};
    if (isSubjectPronoun(next.folded) && i + 2 < line.size() && isVerb(line.at(i + 2)))
        return joinedAt(line, i, true);
    if (joinsPredicate(line, i))
        return joinedAt(line, i, false);
    return {};
}

void appendEnglishJoints(QList<ClauseJoint>& joints, const QString& text, qsizetype from)
{
    static const WordSet relatives = wordSet(u"who which whose whom");
    const WordLine line(text, from);
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (const auto joint = joinedClause(line, i)) {
            joints.append(*joint);
            // Not where the next word begins: a marker may stand before it.
            qsizetype& second = joints.last().second;
            while (second < text.size() && text[second].isSpace())
                ++second;
            continue;
        }
        const TextWord& word = line.at(i);
        const bool relative =
            word.afterComma && !word.quoted && !word.marked && relatives.contains(word.folded);
        if (relative)
            joints.append({JointKind::Relative, word.span, word.span.start, false});
    }
}

/// Chinese and Persian set a joined clause apart by a comma; without one it stays open.
void appendCommaJoints(QList<ClauseJoint>& joints, const QString& text, qsizetype from)
{
    static const QRegularExpression pattern(QString::fromUtf16(
        u"(?:\uff0c|\u060c ?)(\u5e76\u4e14|\u800c\u4e14|\u4f46\u662f|\u4f46|\u540c\u65f6|\u5e76|"
        u"\u7136\u800c|\u0627\u0645\u0627(?= )|\u0648\u0644\u06cc(?= )|"
        u"\u062f\u0631 \u062d\u0627\u0644\u06cc \u06a9\u0647(?= ))\\s*"));
    for (auto found = pattern.globalMatch(text, from); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        joints.append({JointKind::Joined, {match.capturedStart(1), match.capturedLength(1)},
            match.capturedEnd(), true});
    }
}

} // namespace

QList<ClauseJoint> clauseJoints(const QString& text, qsizetype from)
{
    QList<ClauseJoint> joints;
    for (const SentenceBreak& end : sentenceBreaks(text, from)) {
        const JointKind kind = end.semicolon ? JointKind::Semicolon : JointKind::Sentence;
        joints.append({kind, end.sign, end.next, true});
    }
    if (wordingScript(text) == WordingScript::Latin)
        appendEnglishJoints(joints, text, from);
    else
        appendCommaJoints(joints, text, from);
    std::stable_sort(joints.begin(), joints.end(),
        [](const ClauseJoint& a, const ClauseJoint& b) { return a.joiner.start < b.joiner.start; });
    return joints;
}

QString subjectOf(const QString& text, qsizetype from)
{
    for (const TextWord& word : wordsIn(text, from)) {
        if (!word.marked && isVerb(word))
            return text.sliced(from, word.span.start - from).trimmed();
    }
    return {};
}

} // namespace tandem
