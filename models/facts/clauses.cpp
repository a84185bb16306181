#include "models/facts/clauses.h"

#include "models/facts/englishwords.h"
#include "models/facts/sentences.h"
#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

/// Words that can follow a verb in the past but hardly an adjective before its noun.
bool followsVerb(const TextWord& word)
{
    static const WordSet words =
        wordSet(u"the a an his her its their to in at on for with from into over against toward "
                u"towards as that after before until off up out down him them it there here away "
                u"back together again through about under us");
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

/// "should", "wants to": a verb without an ending follows.
bool asksForPlainVerb(const QList<TextWord>& words, qsizetype i)
{
    const TextWord& word = words.at(i);
    return !word.marked && (isModal(word.folded) || (word.folded == QLatin1String("to") &&
                                                        isPlainVerb(words.value(i + 1).folded)));
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
    QString folded(qsizetype i) const { return m_words.value(i).folded; }
    bool isVerb(qsizetype i) const { return i < m_words.size() && isVerbAt(m_words, i); }
    bool isPresent(qsizetype i) const { return isPresentAt(m_words, i); }
    bool beginsObjectAt(qsizetype i) const { return beginsObject(m_words, i); }
    bool hasVerb(qsizetype first, qsizetype end) const
    {
        return findWord(first, end, [this](qsizetype i) { return isVerb(i); }) >= 0;
    }
    bool hasAny(const WordSet& words, qsizetype first, qsizetype end) const
    {
        return findWord(first, end, [&](qsizetype i) { return words.contains(folded(i)); }) >= 0;
    }
    /// Whether the words before `end` hold a relative clause, whose verb may be the one joined on
    /// to ("the match in which she led and won").
    bool hasRelativeBefore(qsizetype end) const
    {
        static const WordSet relatives = wordSet(u"who which whose whom where");
        return hasAny(relatives, 0, end);
    }
    bool hasModalBefore(qsizetype end) const
    {
        return findWord(0, end, [this](qsizetype i) { return asksForPlainVerb(m_words, i); }) >= 0;
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
            if (isVerb(i))
                return true;
        }
        return false;
    }
    /// Whether the words before `end` are a clause of their own, so that what is joined on without
    /// a comma is one, too: no other clause inside of it, and a verb that is no participle and asks
    /// for no clause itself ("said the yard and the port were closed").
    bool isPlainClause(qsizetype end) const
    {
        static const WordSet inner =
            wordSet(u"who which whose whom where when if because after before since although "
                    u"though while as than that whether how what why until unless");
        static const WordSet pairs = wordSet(u"between both either neither");
        if (hasAny(inner, 0, end))
            return false;
        qsizetype verb = -1;
        for (qsizetype i = 0; i < end; ++i) {
            const bool participle = isPastForm(folded(i)) && folded(i + 1) == QLatin1String("by") &&
                                    !(i > 0 && isAuxiliary(folded(i - 1)));
            if (takesClause(folded(i)) && !(i > 0 && isAuxiliary(folded(i - 1))))
                verb = -1;
            else if (isVerb(i) && !participle)
                verb = i;
        }
        return verb >= 0 && !hasAny(pairs, verb, end);
    }
    /// Whether a subject and its verb stand at `first`, told without a comma before them.
    bool clauseBeginsAt(qsizetype first) const
    {
        const bool named = at(first).capital || at(first).marked;
        qsizetype verb = named ? pastName(first) : pastNoun(first);
        while (verb < size() && verb > first && isAdverb(folded(verb)) && !at(verb).marked)
            ++verb;
        if (verb <= first || verb >= size() || at(verb).afterComma || !isVerb(verb))
            return false;
        // A past form may be a participle: "the pier built in 1901", "England placed in the group".
        static const WordSet afterParticiple = wordSet(u"by in at on as");
        if (named && folded(verb).endsWith(QLatin1String("ed")))
            return !afterParticiple.contains(folded(verb + 1));
        return named || isAuxiliary(folded(verb)) || isPresent(verb) || verb + 1 == size() ||
               beginsObjectAt(verb + 1);
    }

private:
    template <typename Is>
    static qsizetype findWord(qsizetype first, qsizetype end, Is is)
    {
        for (qsizetype i = first; i < end; ++i) {
            if (is(i))
                return i;
        }
        return -1;
    }
    /// Behind a name or a clarified part.
    qsizetype pastName(qsizetype i) const
    {
        while (i < size() && (at(i).capital || at(i).marked))
            ++i;
        return i;
    }
    /// Behind an article and its noun ("the old yard of the town") or a bare plural; `i` where
    /// neither stands there.
    qsizetype pastNoun(qsizetype i) const
    {
        constexpr qsizetype longest = 5;
        const qsizetype first = i;
        const bool plural = at(i).folded.size() > 3 && at(i).folded.endsWith(QLatin1Char('s'));
        if (!isDeterminer(folded(i)) && !plural)
            return first;
        for (++i; i < std::min(first + longest, size()) && !at(i).afterComma; ++i) {
            if (isVerb(i) || isAdverb(folded(i)))
                return i;
        }
        return first;
    }

    QList<TextWord> m_words;
};

ClauseJoint joinedAt(const WordLine& line, qsizetype i, bool ownSubject)
{
    return {JointKind::Joined, line.at(i).span, line.at(i).end(), ownSubject};
}

/// Whether the word at `i` joins a clause on that brings no subject of its own: "and was late",
/// "and charged with theft", "but hates the port", "should close the yard and sell the land".
std::optional<ClauseJoint> joinedPredicate(const WordLine& line, qsizetype i)
{
    ClauseJoint joint = joinedAt(line, i, false);
    qsizetype verb = i + 1;
    while (verb < line.size() && isAdverb(line.folded(verb)) && !line.at(verb).marked)
        ++verb;
    if (verb >= line.size() || line.hasRelativeBefore(i))
        return {};
    const TextWord& next = line.at(verb);
    if (next.capital || next.marked || next.quoted)
        return {};
    const bool isLast = verb + 1 == line.size();
    const bool isPast = isPastForm(next.folded) &&
                        (isLast ? isPastForm(line.folded(i - 1)) : followsVerb(line.at(verb + 1)));
    if (isAuxiliary(next.folded) || isPast || line.isPresent(verb))
        return joint;
    const bool isPlain =
        isPlainVerb(next.folded) ||
        (line.beginsObjectAt(verb + 1) && !followsVerb(next) && !isDeterminer(next.folded) &&
            !endsPhrase(next.folded) && !isPastForm(next.folded));
    joint.sharesModal = line.hasModalBefore(i) && isPlain && !isLast;
    return joint.sharesModal ? std::optional(joint) : std::nullopt;
}

/// Whether the "but" at `i` sets nothing against what is before it: "nothing but", "not only ...
/// but also".
bool isNoContrast(const WordLine& line, qsizetype i)
{
    static const WordSet before = wordSet(u"nothing anything everything all none last first");
    return line.folded(i) == QLatin1String("but") &&
           (line.folded(i + 1) == QLatin1String("also") || before.contains(line.folded(i - 1)));
}

std::optional<ClauseJoint> joinedClause(const WordLine& line, qsizetype i)
{
    static const WordSet joiners = wordSet(u"and but while whereas yet so");
    static const WordSet loose = wordSet(u"and but");
    const TextWord& word = line.at(i);
    if (word.quoted || word.marked || !joiners.contains(word.folded) || i + 1 >= line.size() ||
        isNoContrast(line, i))
        return {};
    const TextWord& next = line.at(i + 1);
    if (word.afterComma && isPersonalSubject(next.folded) && i + 2 < line.size())
        return joinedAt(line, i, true);
    if (!line.hasVerb(0, i))
        return {};
    if (word.afterComma || word.folded == QLatin1String("whereas")) {
        if (line.clauseEndsBefore(i) && line.subjectAndVerbFrom(i + 1) && !line.isVerb(i + 1))
            return joinedAt(line, i, true);
    }
    if (!loose.contains(word.folded))
        return {};
    if (isSubjectPronoun(next.folded) && line.isVerb(i + 2))
        return joinedAt(line, i, true);
    if (const auto joint = joinedPredicate(line, i))
        return joint;
    if (line.isPlainClause(i) && line.clauseBeginsAt(i + 1))
        return joinedAt(line, i, true);
    return {};
}

} // namespace

/// The places where an English clause is joined on, by "and" and its like or as a relative clause.
QList<ClauseJoint> englishJoints(const QString& text, qsizetype from)
{
    QList<ClauseJoint> joints;
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
    return joints;
}

QString sharedWords(const QString& text, qsizetype from, const ClauseJoint& joint)
{
    const QList<TextWord> words = wordsIn(text, from);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const TextWord& word = words.at(i);
        const bool isVerb = !word.marked && isVerbAt(words, i);
        if (!joint.sharesModal && isVerb)
            return text.sliced(from, word.span.start - from).trimmed();
        if (!joint.sharesModal || !asksForPlainVerb(words, i))
            continue;
        const bool isDenied = words.value(i + 1).folded == QLatin1String("not");
        return text.sliced(from, words.at(isDenied ? i + 1 : i).end() - from).trimmed();
    }
    return {};
}

namespace {

/// Chinese and Persian set a joined clause apart by a comma; without one it stays open.
void appendCommaJoints(QList<ClauseJoint>& joints, const QString& text, qsizetype from)
{
    static const QRegularExpression pattern(
        QString::fromUtf16(u"(?:\uff0c|\u060c "
                           u"?)(\u5e76\u4e14|\u800c\u4e14|\u800c(?![\u662f\u4e14])|\u4f46\u662f|"
                           u"\u4f46|\u540c\u65f6|\u5e76|"
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
        joints += englishJoints(text, from);
    else
        appendCommaJoints(joints, text, from);
    std::stable_sort(joints.begin(), joints.end(),
        [](const ClauseJoint& a, const ClauseJoint& b) { return a.joiner.start < b.joiner.start; });
    return joints;
}

} // namespace tandem
