#include "views/overview/agreementpaneltext.h"

#include "models/results/report.h"
#include "models/results/spelling.h"
#include "models/rounds/stepname.h"

#include "views/overview/overviewwords.h"

namespace tandem {

namespace {

constexpr qsizetype kPairsNamed = 6;

/// The figure's line with the two agreements that it is made from.
QString coefficientLine(const QString& name, const Figure& figure, std::optional<double> observed,
    std::optional<double> expected)
{
    const QString line =
        OverviewWords::tr("%1: %2", "figure, value")
            .arg(name, results::figureSentence(figure, results::Column().coefficient()));
    if (!figure.isDefined() || !observed || !expected)
        return line;
    return OverviewWords::tr("%1; observed %2, expected by chance %3", "after a figure")
        .arg(line, results::numberText(*observed, 2), results::numberText(*expected, 2));
}

} // namespace

QString contingencyNote(const AgreementRow& row)
{
    QStringList notes;
    if (!row.blind)
        notes += OverviewWords::tr("Not blind: labelled again after the calibration discussion.");
    if (!row.sidesNamed)
        notes += OverviewWords::tr(
            "Names stay hidden until every sample is settled. Disagreements are split evenly "
            "between the two sides, so the chance agreement of kappa, which depends on each "
            "person's answers, is not that of this table.");
    else if (!row.rowPerson.isValid())
        notes += OverviewWords::tr(
            "Several pairs combined; disagreements are split evenly between the sides.");
    return notes.join(QLatin1Char(' '));
}

QStringList figureLines(const AgreementRow& row)
{
    return {OverviewWords::tr("%1: %2", "figure, value")
                .arg(OverviewWords::tr("Percent agreement"),
                    results::figureSentence(row.percent, results::Column().percent())),
        coefficientLine(OverviewWords::tr("Cohen's kappa"), row.kappa.kappa, row.kappa.observed,
            row.kappa.expected),
        coefficientLine(
            OverviewWords::tr("Gwet's AC1"), row.ac1.figure, row.ac1.observed, row.ac1.expected),
        coefficientLine(OverviewWords::tr("Krippendorff's alpha"), row.alpha.figure,
            row.alpha.observed, row.alpha.expected)};
}

QStringList basisLines(const AgreementRow& row, const std::function<QString(PersonId)>& nameOf)
{
    QStringList pairs;
    for (const Pair& pair : row.pairs) {
        if (pairs.size() == kPairsNamed)
            break;
        pairs +=
            OverviewWords::tr("%1 and %2", "a pair of people").arg(nameOf(pair.a), nameOf(pair.b));
    }
    if (row.pairs.size() > kPairsNamed)
        pairs += OverviewWords::tr("%n more", "pairs", int(row.pairs.size() - kPairsNamed));
    QStringList steps;
    for (const Step step : row.steps)
        steps += stepName(step);
    QStringList lines{OverviewWords::tr("Pairs: %1", "names")
                          .arg(pairs.join(OverviewWords::tr("; ", "between pairs"))),
        OverviewWords::tr("Steps: %1", "steps")
            .arg(steps.join(OverviewWords::tr(", ", "between steps")))};
    QStringList reasons;
    for (const AgreementExclusion reason : {AgreementExclusion::AnsweredByOne,
             AgreementExclusion::AnsweredByNone, AgreementExclusion::MarkedUnsure}) {
        if (const qint64 count = row.excludedFor(reason); count > 0)
            reasons += OverviewWords::tr("%1 %2", "count, reason")
                           .arg(results::countText(count), agreementExclusionText(reason));
    }
    if (!reasons.isEmpty())
        lines += OverviewWords::tr("Excluded: %1", "counts with reasons")
                     .arg(reasons.join(OverviewWords::tr(", ", "between reasons")));
    return lines;
}

} // namespace tandem
