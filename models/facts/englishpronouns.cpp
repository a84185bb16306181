#include "models/facts/englishpronouns.h"

#include "models/facts/englishwords.h"
#include "models/facts/expletiveit.h"
#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

/// English words that point to something said or known: "this", "such", "that decision", "there",
/// "the former".

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

/// Whether the "this", "these", "those", "such" or "that" at `i` points to something and nothing
/// before it says to what; `leads`: a "that" there can be the first word of the statement.
bool pointsOut(const QList<TextWord>& words, qsizetype i, bool leads)
{
    const Pointer pointer(words, i);
    return pointer.isOne(leads) && !pointer.hasClauseBefore() && !pointer.isNamedBefore();
}

/// Whether the "there" at `i` is a place ("people work there", not "there is") that was not named.
bool isOpenPlace(const QList<TextWord>& words, qsizetype i)
{
    const Pointer pointer(words, i);
    return pointer.isPlace() && !pointer.hasPlaceBefore();
}

/// Whether the "former" or "latter" at `i` stands for something.
bool isRanked(const QList<TextWord>& words, qsizetype i)
{
    const Pointer pointer(words, i);
    return pointer.behind(-1) == QLatin1String("the") && pointer.endsAt(i + 1);
}

enum class PronounForm {
    Subject,
    Object,
    Possessive,
    Pointing, ///< "this", "such"
    Place,    ///< "there"
    Ranked,   ///< "the former"
    Speaker,
};

/// Who or what a pronoun can stand for: words of two of them mean two.
enum class PronounOf { Man, Woman, Thing, Several };

struct Pronoun
{
    PronounForm form = PronounForm::Subject;
    PronounOf of = PronounOf::Thing;
    bool isPerson() const { return of == PronounOf::Man || of == PronounOf::Woman; }
    /// Whether it stands for somebody or something, and not for a place or what was said.
    bool isPersonal() const { return form <= PronounForm::Possessive; }
};

const QHash<QString, Pronoun>& englishPronouns()
{
    static const QHash<QString, Pronoun> pronouns = [] {
        QHash<QString, Pronoun> all;
        const auto add = [&all](const char16_t* words, PronounForm form, PronounOf of) {
            for (const QString& word : wordSet(words))
                all.insert(word, {form, of});
        };
        add(u"he he's he'd he'll", PronounForm::Subject, PronounOf::Man);
        add(u"she she's she'd she'll", PronounForm::Subject, PronounOf::Woman);
        add(u"it it's it'll it'd", PronounForm::Subject, PronounOf::Thing);
        add(u"they they're they've they'd they'll", PronounForm::Subject, PronounOf::Several);
        add(u"him", PronounForm::Object, PronounOf::Man);
        add(u"hers", PronounForm::Object, PronounOf::Woman);
        add(u"them theirs", PronounForm::Object, PronounOf::Several);
        add(u"his", PronounForm::Possessive, PronounOf::Man);
        add(u"her", PronounForm::Possessive, PronounOf::Woman);
        add(u"its", PronounForm::Possessive, PronounOf::Thing);
        add(u"their", PronounForm::Possessive, PronounOf::Several);
        add(u"this these those such that", PronounForm::Pointing, PronounOf::Thing);
        add(u"there", PronounForm::Place, PronounOf::Thing);
        add(u"former latter", PronounForm::Ranked, PronounOf::Thing);
        add(u"i i'm i've i'd i'll me my mine we we're we've we'd we'll us our ours",
            PronounForm::Speaker, PronounOf::Man);
        return all;
    }();
    return pronouns;
}

/// Words that begin another clause, in which an object pronoun can stand for the subject before it.
bool beginsClause(const QString& word)
{
    static const WordSet words = wordSet(
        u"that who which whose when while because since if although though as and but after "
        u"before where how what whether said says say told tell asked believes believed "
        u"thinks thought hopes hoped feels felt means makes made");
    return words.contains(word) || (word.size() > 5 && word.endsWith(QLatin1String("ing")));
}

bool isFunctionWord(const QString& word)
{
    static const WordSet words =
        wordSet(u"in on at for from by with as of according after before during when while if "
                u"although because since and but here then yesterday today tomorrow later "
                u"monday tuesday wednesday thursday friday saturday sunday january february march "
                u"april may june july august september october november december it's to not "
                u"also however moreover meanwhile despite about what how why");
    return words.contains(word) || englishPronouns().contains(word);
}

/// Somebody, whom "it" cannot stand for.
bool isSomebody(const QString& word)
{
    static const WordSet words = wordSet(
        u"neighbour neighbor friend colleague boss mother father mum mom dad parent brother sister "
        u"son daughter wife husband uncle aunt cousin grandmother grandfather teacher pupil "
        u"student "
        u"man woman boy girl person mayor minister president coach doctor nurse lawyer judge "
        u"journalist reporter spokesman spokeswoman spokesperson driver player manager owner");
    return words.contains(word);
}

bool isPossessor(const QString& word)
{
    return word.endsWith(QLatin1String("'s")) && word != QLatin1String("it's");
}

/// What stands before a pronoun and could be what it means.
struct Before
{
    int names = 0;      ///< clarified parts, capitalised words, and anybody ("every worker")
    int groups = 0;     ///< noun phrases, names included
    int loose = 0;      ///< words that may be nouns without an article: "workers"
    bool other = false; ///< another clause, or a possessor inside of the subject
};

/// The English words of one text from a certain place on.
class EnglishLine final
{
public:
    EnglishLine(const QString& text, qsizetype from, Antecedents antecedents,
        const ClarifiedPhrases& clarified)
        : m_words(wordsIn(text, from))
        , m_clarified(clarified)
        , m_inOpinion(antecedents == Antecedents::InOpinion)
    {
    }

    QList<Utf16Span> unresolved() const
    {
        QList<Utf16Span> found;
        QSet<PronounOf> explained; // what is meant by those before that are explained
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            const auto pronoun = pronounAt(i);
            if (!pronoun)
                continue;
            if (isUnresolved(*pronoun, i, explained))
                found.append(m_words.at(i).span);
            else if (pronoun->isPersonal())
                explained.insert(pronoun->of);
        }
        return found;
    }

private:
    QString folded(qsizetype i) const
    {
        return i >= 0 && i < m_words.size() ? m_words.at(i).folded : QString();
    }
    bool isVerb(qsizetype i) const { return i < m_words.size() && isVerbAt(m_words, i); }

    /// "IT" and "US", and "It" inside of a name ("Kick It Out").
    bool isName(qsizetype i) const
    {
        const TextWord& word = m_words.at(i);
        return word.allCapital || (word.capital && i > 0 && m_words.at(i - 1).capital &&
                                      m_words.at(i - 1).end() + 1 == word.span.start);
    }

    /// The pronoun at `i` as it is used there; none for other words and for what is quoted, marked
    /// or stands for nothing.
    std::optional<Pronoun> pronounAt(qsizetype i) const
    {
        const TextWord& word = m_words.at(i);
        const auto known = englishPronouns().constFind(word.folded);
        if (word.quoted || word.marked || isName(i) || known == englishPronouns().constEnd())
            return {};
        Pronoun pronoun = *known;
        const bool empty = pronoun.form == PronounForm::Subject && pronoun.of == PronounOf::Thing &&
                           isExpletive(m_words, i);
        if (empty)
            return {};
        if (word.folded == QLatin1String("her") && endsPhrase(folded(i + 1)))
            pronoun.form = PronounForm::Object;
        if (word.folded == QLatin1String("it") && isObjectIt(i))
            pronoun.form = PronounForm::Object;
        return pronoun;
    }

    /// "The council bought it": behind a verb or a preposition, no verb follows.
    bool isObjectIt(qsizetype i) const
    {
        qsizetype next = i + 1;
        while (isAdverb(folded(next)))
            ++next;
        return i > 0 && !m_words.at(i).afterComma && !isVerb(next) &&
               (next >= m_words.size() || endsPhrase(folded(next)) || !beginsClause(folded(i - 1)));
    }

    bool isUnresolved(const Pronoun& pronoun, qsizetype i, const QSet<PronounOf>& explained) const
    {
        switch (pronoun.form) {
        case PronounForm::Speaker: // "World War I" is no speaker
            return m_inOpinion && (i == 0 || !m_words.at(i - 1).capital);
        case PronounForm::Pointing:
            return pointsOut(m_words, i, !m_inOpinion);
        case PronounForm::Place:
            return isOpenPlace(m_words, i) && before(i).groups < 2;
        case PronounForm::Ranked:
            return isRanked(m_words, i) && before(i - 1).groups < 2;
        case PronounForm::Subject:
        case PronounForm::Object:
        case PronounForm::Possessive:
            break;
        }
        return !(isExplainedAfter(i) && !m_inOpinion) && !isExplained(pronoun, i, explained);
    }

    /// "On their last drive, the Wildcats scored": in an opening phrase what is meant comes after
    /// the comma.
    bool isExplainedAfter(qsizetype i) const
    {
        static const WordSet openers = wordSet(
            u"in on at for with before after despite during because although when while if");
        if (i == 0 || !openers.contains(folded(0)))
            return false;
        for (qsizetype k = 1; k < m_words.size(); ++k) {
            if (!m_words.at(k).afterComma)
                continue;
            return k > i && (m_words.at(k).capital || isDeterminer(folded(k)));
        }
        return false;
    }

    bool isExplained(const Pronoun& pronoun, qsizetype i, const QSet<PronounOf>& explained) const
    {
        const Before there = before(i, pronoun.of);
        if (m_inOpinion && pronoun.isPerson() && there.names == 0)
            return false;
        if (there.groups + there.loose == 0)
            return false;
        // One name explains "he" or "it", not both.
        const qsizetype meant = explained.size() + (explained.contains(pronoun.of) ? 0 : 1);
        if (meant > there.groups + there.loose)
            return false;
        if (pronoun.form == PronounForm::Possessive && there.groups == 1 && isPartOfPhrase(i))
            return false;
        // The object of a clause is not its subject: "The coach praised him."
        return pronoun.form != PronounForm::Object || there.groups > 1 || there.other;
    }

    /// "the reason for their defeat": what the phrase is about does not own what is inside of it.
    bool isPartOfPhrase(qsizetype i) const
    {
        static const WordSet prepositions = wordSet(u"for of behind about against");
        return prepositions.contains(folded(i - 1)) && i > 2 && !m_words.at(i - 2).marked &&
               !isVerb(i - 2) && isDeterminer(folded(i - 3));
    }
    /// Whether the marked word at `i` goes on with the part of the word before it.
    bool isInsidePart(qsizetype i) const
    {
        constexpr qsizetype markers = 4; // the ends of two parts lie between their words
        return i > 0 && m_words.at(i - 1).marked &&
               m_words.at(i).span.start - m_words.at(i - 1).end() <= markers &&
               !m_clarified.contains(m_words.at(i).span.start);
    }
    /// Whether the clarified part that begins at `i` is known to mean another one than `of`.
    bool meansAnother(qsizetype i, std::optional<PronounOf> of) const
    {
        const auto phrase = m_clarified.constFind(m_words.at(i).span.start);
        if (!of || phrase == m_clarified.constEnd())
            return false;
        const auto stood = englishPronouns().constFind(phrase->toCaseFolded());
        return stood != englishPronouns().constEnd() && stood->isPersonal() && stood->of != *of;
    }

    Before before(qsizetype end, std::optional<PronounOf> of = {}) const
    {
        static const WordSet anybody = wordSet(u"a an any every each no");
        static const WordSet linking = wordSet(u"is was be been being it's");
        static const WordSet people = wordSet(
            u"people men women children everyone everybody someone somebody anyone anybody nobody");
        Before result;
        bool inGroup = false;
        bool another = false; // inside of a part that means another one
        for (qsizetype i = 0; i < end; ++i) {
            const TextWord& word = m_words.at(i);
            if (of == PronounOf::Thing && isDeterminer(word.folded) && isSomebody(folded(i + 1))) {
                inGroup = true; // "my neighbour"
                continue;
            }
            another = word.marked && (meansAnother(i, of) || (another && isInsidePart(i)));
            if (another)
                continue;
            const bool function = isFunctionWord(word.folded) && !word.marked;
            const bool name =
                word.marked || (word.capital && !function && !isDeterminer(word.folded));
            const bool ofNoun = folded(i - 1) == QLatin1String("of") && !function;
            if (name || ofNoun || people.contains(word.folded) ||
                (isDeterminer(word.folded) && !isTime(folded(i + 1)))) {
                // "two hundred people" are one.
                const bool sameGroup =
                    inGroup || (people.contains(word.folded) && isDeterminer(folded(i - 2)));
                result.groups += sameGroup ? 0 : 1;
                result.names += name || people.contains(word.folded) ||
                                // "It was a mistake" names nobody.
                                (anybody.contains(word.folded) && !linking.contains(folded(i - 1)));
                inGroup = true;
            } else {
                result.loose += !inGroup && !function && isLooseNoun(i);
                inGroup = false;
            }
            // The verb right before it is the one that it is the object of: "asked him".
            result.other = result.other || isPossessor(word.folded) ||
                           (i + 1 < end && beginsClause(word.folded));
        }
        return result;
    }

    /// A plural, or the word with which a clause begins: "workers should get what they want".
    bool isLooseNoun(qsizetype i) const
    {
        static const WordSet openers = wordSet(u"that because if when although and but as");
        const QString word = folded(i);
        if (word.size() < 4 || isVerb(i) || isAdverb(word) || word.endsWith(QLatin1String("ing")))
            return false;
        return (word.endsWith(QLatin1Char('s')) && !word.endsWith(QLatin1String("ss"))) ||
               (isVerb(i + 1) && (i == 0 || openers.contains(folded(i - 1))));
    }

    QList<TextWord> m_words;
    const ClarifiedPhrases& m_clarified;
    bool m_inOpinion;
};

} // namespace

QList<Utf16Span> unresolvedEnglish(
    const QString& text, Antecedents antecedents, qsizetype from, const ClarifiedPhrases& clarified)
{
    return EnglishLine(text, from, antecedents, clarified).unresolved();
}

bool isPossessivePhrase(const QString& phrase, const QString& next)
{
    static const WordSet possessives = wordSet(u"his its their whose");
    QString folded = phrase.trimmed().toCaseFolded();
    folded.replace(QChar(0x2019), QLatin1Char('\''));
    if (folded == QLatin1String("her"))
        return !endsPhrase(next.toCaseFolded());
    return possessives.contains(folded) || folded.endsWith(QLatin1String("'s")) ||
           folded.endsWith(QLatin1String("s'"));
}

} // namespace tandem
