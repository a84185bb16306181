#include "models/kgds/pointcolumns.h"

#include "models/inference/testcolumns.h"
#include "models/kgds/benchmarkscorewords.h"

namespace tandem::kgds {

namespace {

constexpr double kPointsOfShare = 100.0;

} // namespace

Figure inPoints(Figure share)
{
    if (share.value)
        *share.value *= kPointsOfShare;
    if (share.interval)
        share.interval =
            Interval{share.interval->low * kPointsOfShare, share.interval->high * kPointsOfShare};
    return share;
}

void addPoints(results::Section& section, const QString& key, const QString& title,
    const QList<Figure>& shares, results::IntervalStyle ends, results::CsvLayout apart)
{
    section.columns.append(
        results::Column{QString(), title}.number(2).withInterval(ends).only(results::kPeople));
    section.columns.append(results::Column{key}.csv(apart).only(results::kPrograms));
    for (qsizetype i = 0; i < shares.size(); ++i)
        section.rows[i].cells << results::Cell(inPoints(shares.at(i)))
                              << results::Cell(shares.at(i));
}

void addSampleTests(results::Section& section, const QList<inference::PairedTest>& tests)
{
    QList<Figure> differences;
    for (const inference::PairedTest& test : tests)
        differences.append(test.difference);
    addPoints(section, QStringLiteral("difference"), BenchmarkScoreWords::tr("Difference (points)"),
        differences, results::IntervalStyle::Range, results::CsvLayout::Ends);
    inference::addTests(section, tests, BenchmarkScoreWords::tr("n (samples)"));
    inference::addTestNotes(section, tests,
        BenchmarkScoreWords::tr(
            "Differences are percentage points over the samples that both have; two-sided "
            "sign-flip test, exact up to 16 samples that differ, with 10,000 random signs or more "
            "beyond. p (Holm) is adjusted for all rows."));
}

} // namespace tandem::kgds
