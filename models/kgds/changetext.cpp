#include "models/kgds/changetext.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/results/report.h"
#include "models/results/spelling.h"

#include <cmath>

namespace tandem::kgds {

namespace {

constexpr double kPoints = 100.0;
constexpr double kLeastShown = 0.005;

} // namespace

QString bestText(const QString& number)
{
    return BenchmarkScoreWords::tr("%1 (1)", "the best number of a column").arg(number);
}

QString secondText(const QString& number)
{
    return BenchmarkScoreWords::tr("%1 (2)", "the second best number of a column").arg(number);
}

QString bestSentence(const QString& figure)
{
    return BenchmarkScoreWords::tr("Best: %1", "a mean with its interval").arg(figure);
}

QString secondSentence(const QString& figure)
{
    return BenchmarkScoreWords::tr("Second best: %1", "a mean with its interval").arg(figure);
}

QString changeText(double change, results::Outlet outlet)
{
    QString number = results::numberText(std::abs(change) * kPoints, 2, outlet);
    if (std::abs(change) * kPoints < kLeastShown)
        return number;
    return (change > 0.0 ? QStringLiteral("↑ %1") : QStringLiteral("↓ %1")).arg(number);
}

QString changeHeading()
{
    return BenchmarkScoreWords::tr("Change", "of a score under self-reflection");
}

QString changeSentence(const inference::PairedTest& test)
{
    if (!test.difference.isDefined())
        return test.difference.undefinedBecause;
    results::Column column;
    column.percent(2);
    return BenchmarkScoreWords::tr("%1; p (Holm) %2 (%3)", "a change, p, how it was computed")
        .arg(results::figureSentence(test.difference, column),
            results::probabilityText(test.holm.value_or(test.pValue)),
            inference::pairedMethodName(test.method));
}

QString changeBasis(const inference::PairedTest& test, results::Outlet outlet)
{
    return BenchmarkScoreWords::tr("p %1", "a probability")
        .arg(results::probabilityText(test.holm.value_or(test.pValue), 3, outlet));
}

QStringList scoreTableNotes(bool anyPublished, bool anyLetters)
{
    QStringList notes{BenchmarkScoreWords::tr(
        "The best mean of a column is bold and the second best underlined, in saved tables (1) and "
        "(2), among systems with at least two samples. Changes are percentage points, "
        "self-reflection minus structured prompt, over the samples that have both; p values are "
        "Holm-adjusted.")};
    if (anyLetters)
        notes.append(BenchmarkScoreWords::tr(
            "Letters (in saved tables, and under Comparison): systems that share a letter do not "
            "differ significantly (sign-flip test, exact up to 16 samples that differ, with 10,000 "
            "random signs or more beyond; Holm, 5 %)."));
    if (anyPublished)
        notes.append(BenchmarkScoreWords::tr("Published rows are as printed, may use other samples "
                                             "and judges, and are not ranked as best."));
    return notes;
}

} // namespace tandem::kgds
