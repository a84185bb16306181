#include "models/inference/testcolumns.h"

#include "models/words.h"

#include <algorithm>

namespace tandem::inference {

namespace {

using results::Cell;
using results::Column;

Column testColumn(const char* key, const QString& title)
{
    return Column{QLatin1String(key), title};
}

QList<Cell> testCells(const PairedTest& test)
{
    const bool isDefined = test.difference.isDefined();
    const auto defined = [&](const Cell& cell) {
        return isDefined ? cell : Cell().explained(test.difference.undefinedBecause);
    };
    return {defined(Cell(test.pValue).explained(pairedMethodName(test.method))),
        defined(Cell(test.holm)), Cell(test.difference.n), Cell(test.wins), Cell(test.ties),
        Cell(test.losses), defined(Cell(pairedMethodKey(test.method)))};
}

} // namespace

void addDifferences(results::Section& section, const QList<PairedTest>& tests, int decimals)
{
    section.columns += testColumn("difference", ExpertWords::tr("Difference"))
                           .number(decimals)
                           .withInterval(results::IntervalStyle::Range)
                           .csv(results::CsvLayout::Ends);
    for (qsizetype i = 0; i < tests.size(); ++i)
        section.rows[i].cells += Cell(tests.at(i).difference);
}

void addTests(results::Section& section, const QList<PairedTest>& tests, const QString& units)
{
    section.columns += {testColumn("p_value", ExpertWords::tr("p")).probability(4),
        testColumn("p_holm", ExpertWords::tr("p (Holm)")).probability(4), testColumn("n", units),
        testColumn("wins", ExpertWords::tr("Wins")), testColumn("ties", ExpertWords::tr("Ties")),
        testColumn("losses", ExpertWords::tr("Losses")),
        testColumn("p_method", {}).only(results::kPrograms)};
    for (qsizetype i = 0; i < tests.size(); ++i)
        section.rows[i].cells += testCells(tests.at(i));
}

void addTestNotes(results::Section& section, const QList<PairedTest>& tests, const QString& note)
{
    if (tests.isEmpty())
        return;
    section.notes += note;
    const bool hasInterval = std::any_of(tests.cbegin(), tests.cend(),
        [](const PairedTest& test) { return test.difference.interval.has_value(); });
    if (hasInterval)
        section.notes += ExpertWords::tr(
            "Each interval is a single, unadjusted 95 % interval; p (Holm) is adjusted for all "
            "tests of the table, so an interval may exclude 0 although p (Holm) is above 0.05.");
}

} // namespace tandem::inference
