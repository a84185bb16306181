#include "models/facts/englishpronouns.h"

#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

enum class PronounForm { Subject, Object, Possessive, Pointing, Speaker };

struct Pronoun
{
    PronounForm form = PronounForm::Subject;
    bool person = false; ///< "he", "she": stands for one person
};

const QHash<QString, Pronoun>& englishPronouns()
{
    static const QHash<QString, Pronoun> pronouns = [] {
        QHash<QString, Pronoun> all;
        const auto add = [&all](const char16_t* words, PronounForm form, bool person) {
            for (const QString& word : wordSet(words))
                all.insert(word, {form, person});
        };
        add(u"he she he's she's he'd she'd he'll she'll", PronounForm::Subject, true);
        add(u"it they it's they're they've they'd they'll it'll it'd", PronounForm::Subject, false);
        add(u"him hers", PronounForm::Object, true);
        add(u"them theirs", PronounForm::Object, false);
        add(u"his her", PronounForm::Possessive, true);
        add(u"its their", PronounForm::Possessive, false);
        add(u"this these those", PronounForm::Pointing, false);
        add(u"i i'm i've i'd i'll me my mine", PronounForm::Speaker, true);
        return all;
    }();
    return pronouns;
}

/// Words after "her" that show that it is not a possessive.
bool endsPhrase(const QString& word)
{
    static const WordSet words = wordSet(
        u"is was were are be been has had have will would can could may might must should "
        u"and or but to in on at for from by with as of that than because when while if who "
        u"which after before during into over about again too also personally the a an");
    return word.isEmpty() || words.contains(word);
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

bool isTime(const QString& word)
{
    static const WordSet words = wordSet(
        u"year year's month month's week week's season season's day morning afternoon evening "
        u"night summer winter spring autumn fall weekend time century decade quarter monday "
        u"tuesday wednesday thursday friday saturday sunday");
    return words.contains(word);
}

bool isFunctionWord(const QString& word)
{
    static const WordSet words =
        wordSet(u"in on at for from by with as of according after before during when while if "
                u"although because since and but there here then yesterday today tomorrow later "
                u"monday tuesday wednesday thursday friday saturday sunday january february march "
                u"april may june july august september october november december it's to not "
                u"also however moreover meanwhile despite about what how why");
    return words.contains(word) || englishPronouns().contains(word);
}

bool isDeterminer(const QString& word)
{
    static const WordSet words =
        wordSet(u"the a an some many every each several few all both most two three four five six "
                u"another any no my our his her its their");
    return words.contains(word);
}

bool isPossessor(const QString& word)
{
    return word.endsWith(QLatin1String("'s")) && word != QLatin1String("it's");
}

/// What stands before a pronoun and could be what it means.
struct Before
{
    int names = 0;      ///< clarified parts and capitalised words
    int groups = 0;     ///< noun phrases, names included
    bool other = false; ///< another clause, or a possessor inside of the subject
};

/// The English words of one text from a certain place on.
class EnglishLine final
{
public:
    EnglishLine(const QString& text, qsizetype from)
        : m_words(wordsIn(text, from))
    {
    }

    QList<Utf16Span> unresolved(Antecedents antecedents) const
    {
        QList<Utf16Span> found;
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            if (isUnresolved(i, antecedents))
                found.append(m_words.at(i).span);
        }
        return found;
    }

private:
    QString folded(qsizetype i) const
    {
        return i >= 0 && i < m_words.size() ? m_words.at(i).folded : QString();
    }

    bool isUnresolved(qsizetype i, Antecedents antecedents) const
    {
        const TextWord& word = m_words.at(i);
        if (word.quoted || word.marked)
            return false;
        const bool leadingThat =
            i == 0 && word.folded == QLatin1String("that") && antecedents == Antecedents::InFact;
        const auto known = englishPronouns().constFind(word.folded);
        if (known == englishPronouns().constEnd())
            return leadingThat && m_words.size() > 1;
        Pronoun pronoun = *known;
        if (pronoun.form == PronounForm::Speaker) // "World War I" is no speaker
            return antecedents == Antecedents::InOpinion && (i == 0 || !m_words.at(i - 1).capital);
        if (word.folded.startsWith(QLatin1String("it")) && standsForNothing(i))
            return false;
        if (pronoun.form == PronounForm::Pointing && isNoPointer(i))
            return false;
        const bool object = word.folded == QLatin1String("her") && endsPhrase(folded(i + 1));
        if (object)
            pronoun.form = PronounForm::Object;
        if (antecedents == Antecedents::InFact && isExplainedAfter(i))
            return false;
        return !isExplained(pronoun, before(i), antecedents);
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

    static bool isExplained(const Pronoun& pronoun, const Before& before, Antecedents antecedents)
    {
        const bool needsName = antecedents == Antecedents::InOpinion && pronoun.person;
        if ((needsName ? before.names : before.groups) == 0)
            return false;
        // The object of a clause is not its subject: "The coach praised him."
        return pronoun.form != PronounForm::Object || before.groups > 1 || before.other;
    }

    Before before(qsizetype end) const
    {
        Before result;
        bool inGroup = false;
        for (qsizetype i = 0; i < end; ++i) {
            const TextWord& word = m_words.at(i);
            const bool function = isFunctionWord(word.folded) && !word.marked;
            const bool name =
                word.marked || (word.capital && !function && !isDeterminer(word.folded));
            const bool ofNoun = folded(i - 1) == QLatin1String("of") && !function;
            if (name || ofNoun || (isDeterminer(word.folded) && !isTime(folded(i + 1)))) {
                result.groups += inGroup ? 0 : 1;
                result.names += name ? 1 : 0;
                inGroup = true;
            } else {
                inGroup = false;
            }
            result.other = result.other || beginsClause(word.folded) || isPossessor(word.folded);
        }
        return result;
    }

    /// "it is clear that", "it takes time to", "it seems".
    bool standsForNothing(qsizetype i) const
    {
        if (folded(i) == QLatin1String("its"))
            return false;
        static const WordSet weather = wordSet(u"rained snowed rains snows rain snow");
        static const WordSet closers =
            wordSet(u"that to for of how whether if when why what who which");
        constexpr qsizetype reach = 15;
        for (qsizetype k = i + 1; k < std::min(i + reach, m_words.size()); ++k) {
            const QString word = folded(k);
            if (weather.contains(word) || word == QLatin1String("seems"))
                return true;
            if (k > i + 1 && closers.contains(word))
                return true;
            if (folded(i) == QLatin1String("it's") && closers.contains(word))
                return true;
        }
        return false;
    }

    /// "this week", "those who", and times in words.
    bool isNoPointer(qsizetype i) const
    {
        static const WordSet after = wordSet(u"who of that whose with in");
        return isTime(folded(i + 1)) || isTime(folded(i + 2)) ||
               (folded(i) == QLatin1String("those") && after.contains(folded(i + 1)));
    }

    QList<TextWord> m_words;
};

} // namespace

QList<Utf16Span> unresolvedEnglish(const QString& text, Antecedents antecedents, qsizetype from)
{
    return EnglishLine(text, from).unresolved(antecedents);
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
