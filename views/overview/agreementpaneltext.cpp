#include "views/overview/agreementpaneltext.h"

#include "views/overview/agreementtext.h"

#include <QCoreApplication>
#include <QLocale>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AgreementPanel)
};

constexpr qsizetype kPairsNamed = 6;

/// The figure's line with the two agreements that it is made from.
QString coefficientLine(const QString& name, const Figure& figure, std::optional<double> observed,
    std::optional<double> expected)
{
    const QString line = Words::tr("%1: %2", "figure, value")
                             .arg(name, figureSentence(figure, FigureUnit::Coefficient));
    if (!figure.isDefined() || !observed || !expected)
        return line;
    const QLocale locale;
    return Words::tr("%1; observed %2, by chance %3", "after a figure")
        .arg(line, locale.toString(*observed, 'f', 2), locale.toString(*expected, 'f', 2));
}

} // namespace

QString contingencyNote(const AgreementRow& row)
{
    QStringList notes;
    if (!row.blind)
        notes += Words::tr("Not blind: answered again after the discussion of a calibration.");
    if (!row.sidesNamed)
        notes += Words::tr("Who said what stays unnamed until every sample is settled; "
                           "disagreements are halved between the sides, so that the chance "
                           "agreement of kappa, which goes by what each said, is not that of this "
                           "table.");
    else if (!row.rowPerson.isValid())
        notes += Words::tr("Several pairs together; disagreements are halved between the sides.");
    return notes.join(QLatin1Char(' '));
}

QStringList figureLines(const AgreementRow& row)
{
    return {
        Words::tr("%1: %2", "figure, value")
            .arg(Words::tr("Percent agreement"), figureSentence(row.percent, FigureUnit::Percent)),
        coefficientLine(
            Words::tr("Cohen's kappa"), row.kappa.kappa, row.kappa.observed, row.kappa.expected),
        coefficientLine(
            Words::tr("Gwet's AC1"), row.ac1.figure, row.ac1.observed, row.ac1.expected),
        coefficientLine(Words::tr("Krippendorff's alpha"), row.alpha.figure, row.alpha.observed,
            row.alpha.expected)};
}

QStringList basisLines(const AgreementRow& row, const std::function<QString(PersonId)>& nameOf)
{
    const QLocale locale;
    QStringList pairs;
    for (const Pair& pair : row.pairs) {
        if (pairs.size() == kPairsNamed)
            break;
        pairs += Words::tr("%1 and %2", "a pair of people").arg(nameOf(pair.a), nameOf(pair.b));
    }
    if (row.pairs.size() > kPairsNamed)
        pairs += Words::tr("%n more", "pairs", int(row.pairs.size() - kPairsNamed));
    QStringList steps;
    for (const Step step : row.steps)
        steps += ratedStepText(step);
    QStringList lines{
        Words::tr("Pairs: %1", "names").arg(pairs.join(Words::tr("; ", "between pairs"))),
        Words::tr("Asked about: %1", "steps").arg(steps.join(Words::tr(", ", "between steps")))};
    QStringList reasons;
    for (const AgreementExclusion reason : {AgreementExclusion::AnsweredByOne,
             AgreementExclusion::AnsweredByNone, AgreementExclusion::MarkedUnsure}) {
        if (const qint64 count = row.excludedFor(reason); count > 0)
            reasons += Words::tr("%1 %2", "count, reason")
                           .arg(locale.toString(count), agreementExclusionText(reason));
    }
    if (!reasons.isEmpty())
        lines += Words::tr("Left out: %1", "counts with reasons")
                     .arg(reasons.join(Words::tr(", ", "between reasons")));
    return lines;
}

} // namespace tandem
