#include "models/facts/repetition.h"

#include "models/facts/factlikeness.h"
#include "models/metrics/vocabulary.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace tandem {

namespace {

/// Beyond this many UTF-16 units two texts are compared by words instead of letters, so that no
/// text makes the comparison slow. An atomic fact has about 60.
constexpr qsizetype kMostLetters = 400;

bool isPartOfNumber(const QString& text, qsizetype at)
{
    const QChar c = text[at];
    const bool sign = c == QLatin1Char('.') || c == QLatin1Char(',') || c == QLatin1Char(':') ||
                      c == QLatin1Char('-') || c == QLatin1Char('/');
    return sign && at > 0 && at + 1 < text.size() && text[at - 1].isDigit() &&
           text[at + 1].isDigit();
}

bool isInnerApostrophe(const QString& text, qsizetype at)
{
    return text[at] == QLatin1Char('\'') && at > 0 && at + 1 < text.size() &&
           text[at - 1].isLetterOrNumber() && text[at + 1].isLetterOrNumber();
}

/// "1.5 million" in digits.
void writeOutMillions(QString& text)
{
    static const QHash<QString, double> units{{QStringLiteral("thousand"), 1e3},
        {QStringLiteral("million"), 1e6}, {QStringLiteral("billion"), 1e9},
        {QString::fromUtf16(u"\u4e07"), 1e4}, {QString::fromUtf16(u"\u4ebf"), 1e8},
        {QString::fromUtf16(u"\u0647\u0632\u0627\u0631"), 1e3},
        {QString::fromUtf16(u"\u0645\u06cc\u0644\u06cc\u0648\u0646"), 1e6},
        {QString::fromUtf16(u"\u0645\u06cc\u0644\u06cc\u0627\u0631\u062f"), 1e9}};
    static const QRegularExpression amount(
        QStringLiteral("(?<![\\d.])(\\d{1,6}(?:\\.\\d{1,3})?)(?:[ -]?([\u4e07\u4ebf])|[ -](%1)\\b)")
            .arg(QStringList(units.keys()).join(QLatin1Char('|'))),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    for (auto match = amount.match(text); match.hasMatch(); match = amount.match(text)) {
        const QString unit = match.captured(2) + match.captured(3).toCaseFolded();
        text.replace(match.capturedStart(), match.capturedLength(),
            QString::number(match.captured(1).toDouble() * units.value(unit), 'f', 0));
    }
}

/// A number has many spellings: "1,640", "1640" and Persian digits; "3.2%", "3.2 %" and "3.2
/// percent"; "1.5 million" and "1,500,000".
QString inOneSpelling(const QString& fact)
{
    // Before compatible signs become one: a thin or unbreakable blank groups digits, a plain one
    // stands between numbers.
    static const QRegularExpression grouping(
        QString::fromUtf16(u"(?<=\\d)[,'\u2019\u00a0\u2009\u202f\u066c](?=\\d{3}(?!\\d))"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression percent(
        QString::fromUtf16(u"(?<=\\d) ?(?:%|\u066a|per ?cent\\b|\u062f\u0631\u0635\u062f)"),
        QRegularExpression::CaseInsensitiveOption);
    QString text = fact;
    text.remove(grouping);
    text = text.normalized(QString::NormalizationForm_KC);
    for (QChar& unit : text) {
        if (unit.isDigit())
            unit = QLatin1Char(char('0' + unit.digitValue()));
        else if (unit == QChar(0x066b))
            unit = QLatin1Char('.');
    }
    text.replace(percent, QStringLiteral("%"));
    writeOutMillions(text);
    return text;
}

/// Signs that change what a number says: "$5" is not "5%".
bool isMeaningfulSign(QChar c)
{
    return c == QLatin1Char('%') || c.category() == QChar::Symbol_Currency || c == QChar(0x200c);
}

/// A fact made ready to be compared with many others.
struct Prepared
{
    Prepared(const QString& fact, metrics::Vocabulary& numbers)
        : normalized(normalizedFact(fact))
        , sense(factSense(fact, normalized))
    {
        QStringList words = normalized.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        std::transform(words.begin(), words.end(), words.begin(), inDigits);
        words.sort();
        std::vector<quint32> wordUnits;
        for (const QString& word : std::as_const(words))
            wordUnits.push_back(numbers.numberOf(word));
        byWords = UnitSequence(wordUnits);
        if (normalized.size() <= kMostLetters)
            byLetters = lettersIn(words.join(QLatin1Char(' ')));
    }

    QString normalized;
    FactSense sense;
    UnitSequence byLetters; ///< words sorted; empty for long texts
    UnitSequence byWords;   ///< words sorted
};

/// The two facts' units of the kind that suits both: letters, or words where one is long.
double boundOf(const Prepared& a, const Prepared& b, bool letters)
{
    return letters ? a.byLetters.bound(b.byLetters) : a.byWords.bound(b.byWords);
}

/// Two facts compared.
struct FactComparison
{
    FactLikeness likeness = FactLikeness::Different;
    double similarity = 0.0; ///< 0 .. 1; 1 for Equal only
};

/// What cannot be alike comes back with 0.
FactComparison compare(const Prepared& a, const Prepared& b, IndelRatio& indel)
{
    if (a.normalized == b.normalized)
        return {FactLikeness::Equal, 1.0};
    const bool letters = a.normalized.size() <= kMostLetters && b.normalized.size() <= kMostLetters;
    if (boundOf(a, b, letters) < kNearFact || a.sense.values != b.sense.values)
        return {};
    // The same words in another order are not the same text.
    constexpr double almost = 0.999;
    const double ratio =
        letters ? indel.of(a.byLetters, b.byLetters) : indel.of(a.byWords, b.byWords);
    FactComparison result{FactLikeness::Different, std::min(ratio, almost)};
    if (result.similarity >= kNearFact && !sensesDiffer(a.sense, b.sense, indel))
        result.likeness = FactLikeness::Near;
    return result;
}

} // namespace

QString normalizedFact(const QString& fact)
{
    QString text = inOneSpelling(fact).toCaseFolded();
    text.replace(QChar(0x2019), QLatin1Char('\''));
    QString result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        const bool kept = c.isLetterOrNumber() || c.isMark() || c.isSurrogate() ||
                          isMeaningfulSign(c) || isPartOfNumber(text, at) ||
                          isInnerApostrophe(text, at);
        result += kept ? c : QLatin1Char(' ');
    }
    return result.simplified();
}

QList<RepetitionCandidate> repetitionCandidates(const QStringList& facts)
{
    metrics::Vocabulary numbers;
    QList<Prepared> prepared;
    prepared.reserve(facts.size());
    for (const QString& fact : facts)
        prepared.append(Prepared(fact, numbers));
    IndelRatio indel(numbers.size());
    QList<RepetitionCandidate> candidates;
    for (qsizetype later = 1; later < prepared.size(); ++later) {
        if (prepared.at(later).normalized.isEmpty())
            continue;
        std::optional<RepetitionCandidate> best;
        for (qsizetype earlier = 0; earlier < later; ++earlier) {
            const FactComparison found = compare(prepared.at(later), prepared.at(earlier), indel);
            if (found.likeness == FactLikeness::Different)
                continue;
            if (!best || found.similarity > best->similarity)
                best = RepetitionCandidate{earlier, later, found.similarity, found.likeness};
            if (found.likeness == FactLikeness::Equal)
                break;
        }
        if (best)
            candidates.append(*best);
    }
    return candidates;
}

} // namespace tandem
