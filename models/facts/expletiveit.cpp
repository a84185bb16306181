#include "models/facts/expletiveit.h"

#include "models/facts/englishwords.h"
#include "models/text/wordset.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kReach = 14; // words in which what "it" announces has to begin

bool isLinking(const QString& word)
{
    static const WordSet words =
        wordSet(u"is was be been being isn't wasn't become becomes became seem seems seemed appear "
                u"appears appeared remain remains remained feel feels felt look looks looked prove "
                u"proves proved sound sounds sounded it's");
    return words.contains(word);
}

/// What is said of a deed or a fact, not of a thing: "a shame to", "a fact that".
bool judgesDeed(const QString& noun)
{
    static const WordSet words = wordSet(
        u"pity shame mistake decision mission intention goal aim choice step disgrace wonder "
        u"surprise relief fact idea honour honor pleasure "
        u"privilege challenge struggle duty job task crime sin joy coincidence secret doubt "
        u"tragedy tradition custom question matter problem blessing scandal miracle thing time use "
        u"must folly waste risk right error possibility consensus belief opinion view hope");
    return words.contains(noun);
}

/// What a thing can be, too, before "to": "close to", "able to", "known to".
bool describesThing(const QString& word)
{
    static const WordSet words = wordSet(
        u"open close closer closest near next able unable ready due set similar subject equal "
        u"identical opposed available home back likely unlikely bound sure prone used limited "
        u"famous responsible going about free slow quick keen eager willing unwilling comparable "
        u"relevant susceptible vulnerable loyal new linked committed dear here there down");
    return words.contains(word);
}

/// Participles that announce what was said or settled: "it was decided to", "it is hoped that".
bool announces(const QString& word)
{
    static const WordSet words =
        wordSet(u"decided agreed planned intended forbidden permitted allowed prohibited hoped "
                u"proposed suggested recommended advised");
    return words.contains(word);
}

/// The words behind one "it".
class AfterIt final
{
public:
    AfterIt(const QList<TextWord>& words, qsizetype it)
        : m_words(words)
        , m_it(it)
    {
    }

    bool isEmpty() const
    {
        if (isObjectOfJudgement())
            return true;
        qsizetype at = m_it + 1;
        bool linked = folded(m_it) == QLatin1String("it's");
        bool seems = false;
        while (at < m_words.size() && !m_words.at(at).marked) {
            const QString word = folded(at);
            if (!isLinking(word) && !isAuxiliary(word) && (!isAdverb(word) || isDegree(word)))
                break;
            linked = linked || isLinking(word);
            seems =
                word.startsWith(QLatin1String("seem")) || word.startsWith(QLatin1String("appear"));
            ++at;
        }
        // "it seems the game was lost"
        if (seems && beginsObject(m_words, at) &&
            find(at + 1, [this](qsizetype i) { return isVerbAt(m_words, i); }) >= 0)
            return true;
        return linked ? isJudgement(at) : isImpersonal(at);
    }

private:
    QString folded(qsizetype i) const { return m_words.value(i).folded; }
    static bool isDegree(const QString& word)
    {
        static const WordSet words = wordSet(u"so too such only perhaps better");
        return words.contains(word);
    }
    /// "to" and a verb without an ending.
    bool isInfinitive(qsizetype i) const
    {
        if (folded(i) != QLatin1String("to") || i + 1 >= m_words.size())
            return false;
        const TextWord& next = m_words.at(i + 1);
        return !next.capital && !next.marked && !isDeterminer(next.folded) &&
               !next.folded.front().isDigit() && !next.folded.endsWith(QLatin1String("ing"));
    }
    template <typename Is>
    qsizetype find(qsizetype from, Is is) const
    {
        for (qsizetype i = from; i < std::min(from + kReach, m_words.size()); ++i) {
            if (!m_words.at(i).marked && is(i))
                return i;
        }
        return -1;
    }
    bool hasInfinitive(qsizetype from) const
    {
        return find(from, [this](qsizetype i) { return isInfinitive(i); }) >= 0;
    }
    /// A clause that says what "it" announces.
    qsizetype clauseFrom(qsizetype from) const
    {
        static const WordSet openers = wordSet(u"that whether how what why who whom which where");
        return find(from, [this](qsizetype i) { return openers.contains(folded(i)); });
    }
    bool hasConditionFrom(qsizetype from) const
    {
        static const WordSet openers = wordSet(u"if when because while");
        return find(from, [this](qsizetype i) { return openers.contains(folded(i)); }) >= 0;
    }

    /// "rains", "takes an hour to", "turns out", "does not matter that".
    bool isImpersonal(qsizetype at) const
    {
        static const WordSet weather = wordSet(u"rain rains rained snow snows snowed hailed");
        static const WordSet costs =
            wordSet(u"take takes took cost costs help helps helped hurt hurts pay pays paid");
        static const WordSet needsClause = wordSet(
            u"matter matters mattered happen happens happened follows occurred helps hurts");
        const QString word = folded(at);
        const QString next = folded(at + 1);
        if (weather.contains(word) ||
            (word.startsWith(QLatin1String("turn")) && next == QLatin1String("out")))
            return true;
        if (word.startsWith(QLatin1String("ma")) && next == QLatin1String("sense"))
            return true;
        if (costs.contains(word) && hasInfinitive(at + 1))
            return true;
        return needsClause.contains(word) && clauseFrom(at + 1) >= 0;
    }

    bool isWeatherOrTime(qsizetype at) const
    {
        static const WordSet weather =
            wordSet(u"raining snowing windy foggy sunny rainy cloudy stormy midnight noon monday "
                    u"tuesday wednesday thursday friday saturday sunday");
        static const WordSet feeling = wordSet(u"cold hot warm dark cool wet dry");
        static const WordSet places =
            wordSet(u"in on at outside inside there that all during when after before");
        const QString word = folded(at);
        return weather.contains(word) ||
               (feeling.contains(word) && places.contains(folded(at + 1))) ||
               word == QLatin1String("time") || folded(at + 1) == QLatin1String("time") ||
               folded(at + 2) == QLatin1String("time") ||
               folded(at + 1) == QLatin1String("o'clock");
    }

    /// What stands behind "it is" and what that announces.
    bool isJudgement(qsizetype at) const
    {
        static const WordSet none = wordSet(u"as that whether up not");
        if (at >= m_words.size())
            return false;
        const TextWord& first = m_words.at(at);
        const QString word = first.folded;
        if (isWeatherOrTime(at) || (none.contains(word) && at + 1 < m_words.size()))
            return true;
        if (word == QLatin1String("so") || word == QLatin1String("such"))
            return false;
        if (word == QLatin1String("too"))
            return (folded(at + 1) == QLatin1String("late") ||
                       folded(at + 1) == QLatin1String("early") ||
                       folded(at + 1) == QLatin1String("soon")) &&
                   hasInfinitive(at + 2);
        const bool named = first.marked || first.capital;
        if (named || word == QLatin1String("the") || isCleftWord(word))
            return isCleft(at);
        if (isDeterminer(word))
            return announcesByNoun(at + 1);
        return isAnnouncedByAdjective(at);
    }

    static bool isCleftWord(const QString& word)
    {
        static const WordSet words = wordSet(u"only until in on at because by with from for "
                                             u"thanks he she they his her their this these");
        return words.contains(word);
    }

    /// "the storm that sank it", "only in May that": who or what did it.
    bool isCleft(qsizetype at) const
    {
        const qsizetype clause = clauseFrom(at + 1);
        return (clause > 0 && clause + 1 < m_words.size()) || announcesByNoun(at + 1) ||
               (m_words.at(at).marked && isVerbAt(m_words, std::min(at + 1, m_words.size() - 1)));
    }

    bool announcesByNoun(qsizetype at) const
    {
        const qsizetype noun = find(at, [this](qsizetype i) { return judgesDeed(folded(i)); });
        constexpr qsizetype near = 3; // "a very good idea"
        return noun >= 0 && noun < at + near &&
               (hasInfinitive(noun + 1) || clauseFrom(noun + 1) >= 0 ||
                   hasConditionFrom(noun + 1) || folded(noun + 1) == QLatin1String("for") ||
                   folded(noun + 1).endsWith(QLatin1String("ing")));
    }

    bool isAnnouncedByAdjective(qsizetype at) const
    {
        static const WordSet gerund = wordSet(u"worth fun nice pointless useless no");
        const QString word = folded(at);
        const bool participle = isPastForm(word) && !announces(word);
        const qsizetype clause = clauseFrom(at + 1);
        if (clause >= 0 && !isBehindNounPhrase(at, clause))
            return !participle || clause <= at + 2;
        if (participle || describesThing(word))
            return false;
        if (hasInfinitive(at + 1) || hasConditionFrom(at + 1))
            return true;
        return gerund.contains(word) && folded(at + 1).endsWith(QLatin1String("ing"));
    }

    /// "good for the people who", where the clause belongs to the people.
    bool isBehindNounPhrase(qsizetype at, qsizetype clause) const
    {
        static const WordSet relatives = wordSet(u"who whom which where");
        static const WordSet before = wordSet(u"for in by of than as with");
        return clause > at + 1 &&
               (relatives.contains(folded(clause)) || before.contains(folded(at + 1)));
    }

    /// "found it hard to", "makes it clear that", "consider it a mistake to"; "made it to".
    bool isObjectOfJudgement() const
    {
        static const WordSet verbs =
            wordSet(u"find finds found finding make makes made making think thinks thought "
                    u"consider considers considered deem deemed keep call called believe leave");
        if (m_it == 0 || !verbs.contains(folded(m_it - 1)) || m_it + 1 >= m_words.size())
            return false;
        const bool made = folded(m_it - 1).startsWith(QLatin1String("ma"));
        if (made && folded(m_it + 1) == QLatin1String("to"))
            return true;
        if (isVerbAt(m_words, m_it + 1))
            return false; // "thinks it was"
        return hasInfinitive(m_it + 2) || clauseFrom(m_it + 2) >= 0;
    }

    const QList<TextWord>& m_words;
    qsizetype m_it;
};

} // namespace

bool isExpletive(const QList<TextWord>& words, qsizetype i)
{
    return AfterIt(words, i).isEmpty();
}

} // namespace tandem
