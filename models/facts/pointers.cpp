#include "models/facts/pointers.h"

#include "models/facts/englishwords.h"
#include "models/text/wordset.h"

#include <algorithm>

namespace tandem {

namespace {

/// Nouns in the singular that no sentence has without an article: "that decision".
bool needsArticle(const QString& word)
{
    static const WordSet words = wordSet(
        u"decision plan idea move proposal claim statement step choice event incident law rule "
        u"deal agreement offer remark amount question problem issue reason point approach policy "
        u"measure result man woman match game team company goal vote attack article system "
        u"argument situation place country city kind sort way case price figure");
    return words.contains(word);
}

/// One pointing word among the words around it.
class Pointer final
{
public:
    Pointer(const QList<TextWord>& words, qsizetype at)
        : m_words(words)
        , m_at(at)
    {
    }

    /// The word `by` words behind the pointer, folded.
    QString behind(qsizetype by) const { return folded(m_at + by); }
    bool isVerb(qsizetype i) const { return i < m_words.size() && isVerbAt(m_words, i); }
    /// Whether the phrase with the word before `i` ends there.
    bool endsAt(qsizetype i) const
    {
        return i >= m_words.size() || m_words.at(i).afterComma || endsPhrase(folded(i)) ||
               isVerb(i);
    }

    /// Not "this week", "those who", "those killed", "such as", "the day that".
    bool isOne(bool leads) const
    {
        static const WordSet after =
            wordSet(u"who of that whose with in whom which responsible involved present affected");
        const QString word = behind(0);
        const QString next = behind(1);
        if (isTime(next) || isTime(behind(2)))
            return false;
        if (word == QLatin1String("that"))
            return isDemonstrative(leads);
        if (word == QLatin1String("such"))
            return next != QLatin1String("as") && behind(-1) != QLatin1String("as") &&
                   behind(-1) != QLatin1String("no") && !isResult();
        return word != QLatin1String("those") || (!after.contains(next) && !isPastForm(next));
    }

    /// Whether a whole clause stands before it, to which "this" can point.
    bool hasClauseBefore() const
    {
        static const WordSet openers =
            wordSet(u"who which whose when while because since if although though and but after "
                    u"before where so");
        bool verb = false;
        for (qsizetype k = 0; k <= m_at; ++k) {
            if (verb && (m_words.at(k).afterComma || openers.contains(folded(k))))
                return true;
            verb = verb || isVerb(k);
        }
        return false;
    }

    /// Whether what it goes with was named: "the dam ... this dam", "Berg and Lind ... these two".
    bool isNamedBefore() const
    {
        int names = 0;
        for (qsizetype k = 0; k < m_at; ++k) {
            if (folded(k) == behind(1))
                return true;
            const bool begins = k == 0 || !m_words.at(k - 1).marked;
            names += m_words.at(k).marked && begins ? 1 : 0;
        }
        return names > 1 && behind(1) == QLatin1String("two");
    }

    /// "people work there", not "there is".
    bool isPlace() const
    {
        static const WordSet exists = wordSet(
            u"seem seems seemed appear appears appeared exist exists existed remain remains "
            u"remained came come used be being been tend tends");
        static const WordSet idioms = wordSet(u"out and over is are was were be up down");
        qsizetype next = m_at + 1;
        while (isAdverb(folded(next)))
            ++next;
        return !isAuxiliary(folded(next)) && !exists.contains(folded(next)) &&
               !idioms.contains(behind(-1));
    }

    bool hasPlaceBefore() const
    {
        static const WordSet prepositions =
            wordSet(u"in at from to near on into inside outside around where through");
        for (qsizetype k = 0; k + 1 < m_at; ++k) {
            const TextWord& next = m_words.at(k + 1);
            if (prepositions.contains(folded(k)) &&
                (next.capital || next.marked || isDeterminer(next.folded)))
                return true;
        }
        return false;
    }

private:
    QString folded(qsizetype i) const
    {
        return i >= 0 && i < m_words.size() ? m_words.at(i).folded : QString();
    }

    /// "such a storm that the ferry turned back"
    bool isResult() const
    {
        constexpr qsizetype reach = 6;
        for (qsizetype by = 1; by < reach; ++by) {
            if (behind(by) == QLatin1String("that") || behind(by) == QLatin1String("as"))
                return true;
        }
        return false;
    }

    /// "that decision was", "against that.": no clause begins with it.
    bool isDemonstrative(bool leads) const
    {
        static const WordSet prepositions =
            wordSet(u"with of about like against by from for at to into despite");
        if (m_at == 0 && leads)
            return m_words.size() > 1;
        if (m_at + 1 == m_words.size() || m_words.at(m_at + 1).afterComma)
            return true;
        if (needsArticle(behind(1)) && endsAt(m_at + 2))
            return true;
        return prepositions.contains(behind(-1)) && endsAt(m_at + 1) && !isVerb(m_at + 1) &&
               behind(1) != QLatin1String("of");
    }

    const QList<TextWord>& m_words;
    qsizetype m_at;
};

} // namespace

bool pointsOut(const QList<TextWord>& words, qsizetype i, bool leads)
{
    const Pointer pointer(words, i);
    return pointer.isOne(leads) && !pointer.hasClauseBefore() && !pointer.isNamedBefore();
}

bool isOpenPlace(const QList<TextWord>& words, qsizetype i)
{
    const Pointer pointer(words, i);
    return pointer.isPlace() && !pointer.hasPlaceBefore();
}

bool isRanked(const QList<TextWord>& words, qsizetype i)
{
    const Pointer pointer(words, i);
    return pointer.behind(-1) == QLatin1String("the") && pointer.endsAt(i + 1);
}

} // namespace tandem
