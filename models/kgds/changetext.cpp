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
    return BenchmarkScoreWords::tr("%1; p by Holm %2 (%3)", "a change, p, how it was computed")
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
        "(1) is the best mean of a column, (2) the second, among systems with two samples or more. "
        "Changes are percentage points under self-reflection against the structured prompt, over "
        "the samples that have both; where p "
        "stands, it is by Holm.")};
    if (anyLetters)
        notes.append(BenchmarkScoreWords::tr(
            "Systems that share a letter behind a mean are not told apart by it (exact by signs up "
            "to 16 samples that differ, by 10,000 random signs or more beyond; Holm, 5 %)."));
    if (anyPublished)
        notes.append(BenchmarkScoreWords::tr(
            "Published rows are as printed, may be of other samples and judges, and take no part "
            "in what is best."));
    return notes;
}

} // namespace tandem::kgds
