#include "models/kgds/pointcolumns.h"

#include "models/expert/systempairs.h"
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
    const QList<Figure>& shares, results::Ends ends, results::Apart apart)
{
    section.columns.append(
        results::Column{QString(), title}.number(2).told(ends).only(results::kPeople));
    section.columns.append(results::Column{key}.parted(apart).only(results::kPrograms));
    for (qsizetype i = 0; i < shares.size(); ++i)
        section.rows[i].cells << results::Cell(inPoints(shares.at(i)))
                              << results::Cell(shares.at(i));
}

void addPairedTests(results::Section& section, const QList<expert::PairedTest>& tests)
{
    QList<Figure> differences;
    for (const expert::PairedTest& test : tests)
        differences.append(test.difference);
    addPoints(section, QStringLiteral("difference"), BenchmarkScoreWords::tr("Difference (points)"),
        differences, results::Ends::Range, results::Apart::Ends);
    QList<results::Column> columns = expert::testColumns(2).mid(1);
    for (results::Column& column : columns) {
        if (column.key == QLatin1String("n"))
            column.title = BenchmarkScoreWords::tr("n (samples)");
    }
    section.columns += columns;
    for (qsizetype i = 0; i < tests.size(); ++i)
        section.rows[i].cells += expert::testCells(tests.at(i)).mid(1);
}

} // namespace tandem::kgds
