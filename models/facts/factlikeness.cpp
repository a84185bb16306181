#include "models/facts/factlikeness.h"

#include "models/facts/words.h"
#include "models/text/wordset.h"

#include <algorithm>

namespace tandem {

namespace {

QStringList wordList(const char16_t* words)
{
    return QString::fromUtf16(words).split(QLatin1Char(' '));
}

/// Number words as digits; the ordinals keep their ending.
const QHash<QString, QString>& numberWords()
{
    static const QHash<QString, QString> numbers = [] {
        QHash<QString, QString> all;
        const QStringList cardinals = wordList(
            u"zero one two three four five six seven eight nine ten eleven twelve thirteen "
            u"fourteen fifteen sixteen seventeen eighteen nineteen twenty");
        for (qsizetype i = 0; i < cardinals.size(); ++i)
            all.insert(cardinals.at(i), QString::number(i));
        const QStringList tens =
            wordList(u"thirty forty fifty sixty seventy eighty ninety hundred");
        for (qsizetype i = 0; i < tens.size(); ++i)
            all.insert(tens.at(i), QString::number(30 + 10 * i));
        const QStringList ordinals = wordList(
            u"first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth");
        for (qsizetype i = 0; i < ordinals.size(); ++i)
            all.insert(ordinals.at(i), QString::number(i + 1) + QLatin1Char('.'));
        return all;
    }();
    return numbers;
}

bool isDate(const QString& word)
{
    static const WordSet dates = wordSet(
        u"monday tuesday wednesday thursday friday saturday sunday january february march april "
        u"june july august september october november december");
    return dates.contains(word);
}

bool isOrdinalEnding(QStringView ending)
{
    return ending == QLatin1String("st") || ending == QLatin1String("nd") ||
           ending == QLatin1String("rd") || ending == QLatin1String("th");
}

/// The value that a word stands for; empty for a word that stands for none.
QString valueOf(const QString& word)
{
    if (const QString number = numberWords().value(word); !number.isEmpty())
        return number;
    if (isDate(word))
        return word;
    const bool hasDigit =
        std::any_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    if (!hasDigit)
        return {};
    if (word.size() > 2 && isOrdinalEnding(QStringView(word).last(2)))
        return word.chopped(2) + QLatin1Char('.');
    return word;
}

bool isNegation(const QString& word)
{
    static const WordSet words =
        wordSet(u"not no never without neither nor none nobody nothing cannot "
                u"\u0646\u06cc\u0633\u062a \u0646\u0628\u0648\u062f \u0646\u0634\u062f "
                u"\u0646\u06a9\u0631\u062f \u0647\u0631\u06af\u0632 \u0628\u062f\u0648\u0646");
    return words.contains(word) || word.endsWith(QLatin1String("n't"));
}

/// Words that begin a fact without being what it is about.
bool isOpener(const QString& word)
{
    static const WordSet words =
        wordSet(u"the a an this that these those some many several all both each every there it he "
                u"she they his her its their in on at for from by with as of after before during "
                u"when while if although because since according about nearly almost only");
    return words.contains(word);
}

int chineseNegations(const QString& text)
{
    static const QString signs = QString::fromUtf16(u"\u4e0d\u6ca1\u672a\u65e0\u975e");
    return int(std::count_if(text.begin(), text.end(), [](QChar c) { return signs.contains(c); }));
}

const QList<QStringList>& opposites()
{
    static const QList<QStringList> pairs = [] {
        QList<QStringList> all;
        const QStringList listed = wordList(
            u"won/lost win/lose wins/loses winner/loser victory/defeat rose/fell "
            u"increased/decreased increase/decrease up/down more/less more/fewer higher/lower "
            u"before/after above/below over/under home/away men's/women's men/women man/woman "
            u"he/she his/her male/female best/worst accepted/rejected began/ended opened/closed "
            u"start/end north/south east/west northern/southern eastern/western husband/wife "
            u"son/daughter father/mother brother/sister largest/smallest highest/lowest most/least "
            u"supporting/opposing supported/opposed for/against bought/sold first/last "
            u"oldest/youngest older/younger early/late earlier/later "
            u"\u8d62/\u8f93 \u80dc/\u8d1f \u0628\u0631\u062f/\u0628\u0627\u062e\u062a");
        for (const QString& pair : listed)
            all.append(pair.split(QLatin1Char('/')));
        return all;
    }();
    return pairs;
}

bool areOpposed(const FactSense& a, const FactSense& b)
{
    // Only words that one of the two lacks: "more or less" is no opposite of itself.
    const auto only = [](const FactSense& here, const FactSense& there, const QString& word) {
        return here.words.contains(word) && !there.words.contains(word);
    };
    return std::any_of(opposites().begin(), opposites().end(), [&](const QStringList& pair) {
        return (only(a, b, pair.first()) && only(b, a, pair.last())) ||
               (only(a, b, pair.last()) && only(b, a, pair.first()));
    });
}

/// The names of `here` that `there` lacks, with no word in any spelling close to them.
QStringList namesMissing(const FactSense& here, const FactSense& there, IndelRatio& ratio)
{
    constexpr double sameName = 0.7; // "Jokic" and "Jokić", "Haaland" and "Haland"
    QStringList missing;
    for (const QString& name : here.names) {
        const UnitSequence letters = lettersIn(name);
        const bool found = std::any_of(there.words.begin(), there.words.end(),
            [&](const QString& word) { return ratio.of(letters, lettersIn(word)) >= sameName; });
        if (!found)
            missing.append(name);
    }
    return missing;
}

} // namespace

FactSense factSense(const QString& fact, const QString& normalized)
{
    FactSense sense;
    int negations = chineseNegations(normalized);
    const QStringList words = normalized.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& word : words) {
        sense.words.insert(word);
        if (const QString value = valueOf(word); !value.isEmpty())
            sense.values.append(value);
        negations += isNegation(word) ? 1 : 0;
    }
    sense.values.sort();
    sense.negated = negations % 2 != 0;
    const QList<TextWord> written = wordsIn(fact);
    for (qsizetype i = 0; i < written.size(); ++i) {
        const TextWord& word = written.at(i);
        const bool opener = i == 0 && isOpener(word.folded);
        if (word.capital && !opener && valueOf(word.folded).isEmpty())
            sense.names.insert(word.folded);
    }
    return sense;
}

QString inDigits(const QString& word)
{
    return numberWords().value(word, word);
}

bool sensesDiffer(const FactSense& a, const FactSense& b, IndelRatio& ratio)
{
    if (a.values != b.values || a.negated != b.negated || areOpposed(a, b))
        return true;
    return !namesMissing(a, b, ratio).isEmpty() && !namesMissing(b, a, ratio).isEmpty();
}

UnitSequence::UnitSequence(std::vector<quint32> numbers)
    : units(std::move(numbers))
{
    for (const quint32 unit : units)
        ++counts[unit % counts.size()];
}

double UnitSequence::bound(const UnitSequence& other) const
{
    const qsizetype sum = size() + other.size();
    if (sum == 0)
        return 1.0;
    qsizetype common = 0;
    for (size_t i = 0; i < counts.size(); ++i)
        common += std::min(counts[i], other.counts[i]);
    return 2.0 * double(common) / double(sum);
}

UnitSequence lettersIn(const QString& text)
{
    const auto* const letters = reinterpret_cast<const char16_t*>(text.utf16());
    return UnitSequence({letters, letters + text.size()});
}

IndelRatio::IndelRatio(quint32 words)
{
    m_subsequence.setVocabularySize(std::max<quint32>(words, 1U << 16));
}

double IndelRatio::of(const UnitSequence& a, const UnitSequence& b)
{
    const qsizetype sum = a.size() + b.size();
    return sum == 0 ? 1.0 : 2.0 * double(m_subsequence.length(a.units, b.units)) / double(sum);
}

} // namespace tandem
