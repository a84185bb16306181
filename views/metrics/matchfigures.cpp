#include "views/metrics/matchfigures.h"

#include "views/metrics/metricsviewwords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tandem {

namespace {

using metrics::Measure;

constexpr int kMatchFiguresDecimals = 4;
constexpr double kLengthRounding = 1e-6;

bool hasRougeWord(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar unit) {
        // Of what is beyond ASCII, two have such a letter in lower case.
        constexpr char16_t capitalIWithDot = 0x0130;
        constexpr char16_t kelvinSign = 0x212a;
        const char16_t code = unit.unicode();
        return (code < 0x80 && unit.isLetterOrNumber()) || code == capitalIWithDot ||
               code == kelvinSign;
    });
}

/// The whole that `part` is this share of; none where that is no whole number.
std::optional<qint64> wholeOf(qint64 part, double share)
{
    if (part <= 0 || share <= 0.0)
        return std::nullopt;
    const double whole = double(part) / share;
    const double rounded = std::round(whole);
    if (std::abs(whole - rounded) > kLengthRounding * rounded)
        return std::nullopt;
    return qint64(rounded);
}

QString shareText(const QString& name, double share, qint64 part, std::optional<qint64> whole)
{
    const QLocale locale;
    const QString value = locale.toString(share, 'f', kMatchFiguresDecimals);
    if (!whole)
        return MetricsViewWords::tr("%1 %2", "name and value of a figure").arg(name, value);
    return MetricsViewWords::tr(
        "%1 %2 (%3 of %4)", "name and value of a figure, then what it is a share of")
        .arg(name, value, locale.toString(part), locale.toString(*whole));
}

} // namespace

QString matchFigures(Measure measure, const metrics::Score& score,
    const QList<metrics::TextMatch>& matches, bool matchesAreWhole)
{
    if (!score.value)
        return score.undefinedBecause;
    QStringList parts;
    if (score.overlap) {
        const bool counts = matchesAreWhole && measure->sharesAreMatches;
        const auto whole = [&](double share) {
            return counts ? wholeOf(matches.size(), share) : std::nullopt;
        };
        parts += shareText(MetricsViewWords::tr("Precision"), score.overlap->precision,
            matches.size(), whole(score.overlap->precision));
        parts += shareText(MetricsViewWords::tr("recall"), score.overlap->recall, matches.size(),
            whole(score.overlap->recall));
    }
    parts += matchesAreWhole
                 ? MetricsViewWords::tr("%Ln match(es)", nullptr, int(matches.size()))
                 : MetricsViewWords::tr("at least %Ln match(es)", nullptr, int(matches.size()));
    return parts.join(QStringLiteral(" · "));
}

QString severalReferencesRemark(Measure measure, const metrics::Score& score, qsizetype references)
{
    if (!measure || references < 2 || !score.isDefined())
        return {};
    if (score.reference >= 0)
        return MetricsViewWords::tr("best of %Ln reference(s): %1", nullptr, int(references))
            .arg(QLocale().toString(score.reference + 1));
    return MetricsViewWords::tr(
        "%Ln reference(s): %1", "a number, and how they count", int(references))
        .arg(metrics::severalReferencesRule(measure));
}

QStringList referencesNotes(const metrics::PairTable& table)
{
    QList<Measure> measures;
    for (const metrics::ScoreColumn& column : table.columns) {
        if (column.measure)
            measures.append(column.measure);
    }
    const qint64 pairs = table.severalReferences();
    if (pairs == 0 || measures.isEmpty())
        return {};
    return {metrics::severalReferencesNote(measures, pairs)};
}

QString wordlessRemark(Measure measure, const metrics::TextPair& pair)
{
    if (!measure || !measure->seesAsciiOnly)
        return {};
    const bool reference = hasRougeWord(pair.reference);
    const bool candidate = hasRougeWord(pair.candidate);
    if (reference && candidate)
        return {};
    if (reference)
        return MetricsViewWords::tr(
            "ROUGE words consist of a–z and 0–9 only; the candidate has none.");
    if (candidate)
        return MetricsViewWords::tr(
            "ROUGE words consist of a–z and 0–9 only; the reference has none.");
    return MetricsViewWords::tr("ROUGE words consist of a–z and 0–9 only; neither text has any.");
}

} // namespace tandem
