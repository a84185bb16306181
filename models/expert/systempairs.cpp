#include "models/expert/systempairs.h"

#include "models/cancel.h"
#include "models/expert/systemreport.h"
#include "models/studies/signtest.h"
#include "models/words.h"

namespace tandem::expert {

namespace {

using results::Cell;
using results::Column;

Cell pairSystemCell(const QString& system)
{
    return Cell(system).shownAs(systemName(system)).explained(systemName(system));
}

} // namespace

QList<SystemValues> systemValues(
    const QList<EvaluationSummary>& evaluations, Mode mode, const ModeMeasure& measure)
{
    QMap<QString, SystemValues> bySystem;
    for (const EvaluationSummary& one : evaluations) {
        if (!one.scores)
            continue;
        SystemValues& values = bySystem[one.system];
        values.system = one.system;
        values.byCase.insert(one.casePosition, one.scores->of(mode).*(measure.score));
    }
    return bySystem.values();
}

PairedTest pairedTest(
    const SystemValues& first, const SystemValues& second, const std::atomic_bool* cancel)
{
    QList<double> ofFirst;
    QList<double> ofSecond;
    for (auto it = first.byCase.cbegin(); it != first.byCase.cend(); ++it) {
        const auto other = second.byCase.constFind(it.key());
        if (other == second.byCase.cend())
            continue;
        ofFirst.append(*it);
        ofSecond.append(*other);
    }
    return pairedTest(ofFirst, ofSecond, kPairedResamples, kPairedSeed, cancel);
}

QList<SystemPair> systemPairs(const QList<SystemValues>& systems, const std::atomic_bool* cancel)
{
    QList<SystemPair> pairs;
    for (qsizetype first = 0; first < systems.size(); ++first) {
        for (qsizetype second = first + 1; second < systems.size(); ++second) {
            if (isRaised(cancel))
                return {};
            const SystemValues& one = systems.at(first);
            const SystemValues& other = systems.at(second);
            pairs.append({one.system, other.system, pairedTest(one, other, cancel)});
        }
    }
    QList<PairedTest*> tests;
    for (SystemPair& pair : pairs)
        tests.append(&pair.test);
    adjustByHolm(tests);
    return pairs;
}

void adjustByHolm(const QList<PairedTest*>& tests)
{
    QList<PairedTest*> defined = tests;
    defined.removeIf([](const PairedTest* test) { return !test->difference.isDefined(); });
    QList<double> probabilities;
    for (const PairedTest* test : std::as_const(defined))
        probabilities.append(test->pValue);
    const QList<double> adjusted = studies::holmAdjusted(probabilities);
    for (qsizetype i = 0; i < defined.size(); ++i)
        defined.at(i)->holm = adjusted.at(i);
}

QList<Column> testColumns(int decimals)
{
    const auto column = [](const char* key, const QString& title) {
        return Column{QLatin1String(key), title};
    };
    return {column("difference", ExpertWords::tr("Difference"))
                .number(decimals)
                .told(results::Ends::Range)
                .parted(results::Apart::Ends),
        column("p_value", ExpertWords::tr("p")).probability(4),
        column("p_holm", ExpertWords::tr("p by Holm")).probability(4),
        column("n", ExpertWords::tr("n (cases)")), column("wins", ExpertWords::tr("Wins")),
        column("ties", ExpertWords::tr("Ties")), column("losses", ExpertWords::tr("Losses")),
        column("p_method", {}).only(results::kPrograms)};
}

QList<Cell> testCells(const PairedTest& test)
{
    const bool isDefined = test.difference.isDefined();
    const auto defined = [&](const Cell& cell) {
        return isDefined ? cell : Cell().explained(test.difference.undefinedBecause);
    };
    return {Cell(test.difference),
        defined(Cell(test.pValue).explained(pairedMethodName(test.method))),
        defined(Cell(test.holm)), Cell(test.difference.n), Cell(test.wins), Cell(test.ties),
        Cell(test.losses), defined(Cell(pairedMethodKey(test.method)))};
}

results::Section systemPairsSection(
    const QList<SystemPair>& pairs, const QString& title, int decimals)
{
    results::SectionOf table("pairs", pairs, title);
    table.add("first", ExpertWords::tr("System"),
        [](const SystemPair& pair) { return pairSystemCell(pair.first); });
    table.add("second", ExpertWords::tr("Against"),
        [](const SystemPair& pair) { return pairSystemCell(pair.second); });
    results::Section& section = table.section();
    addTests(section, pairs, decimals);
    if (!pairs.isEmpty())
        section.notes =
            QStringList{
                ExpertWords::tr(
                    "The first system minus the second over the cases that both have, two-sided: "
                    "exact "
                    "by "
                    "signs up to 16 cases that differ, by 10,000 random signs beyond. p by Holm is "
                    "adjusted "
                    "for all pairs of the table. Wins, ties and losses are cases of the first "
                    "system.") +
                u' ' + pairingRule()} +
            intervalsAloneNotes(testsOf(pairs));
    return section;
}

QString pairingRule()
{
    return ExpertWords::tr(
        "Two outputs are of one case where id, prompt and reference are the same.");
}

QString pairName(const QString& first, const QString& second)
{
    return ExpertWords::tr("%1 − %2", "two systems, the first minus the second")
        .arg(systemName(first), systemName(second));
}

} // namespace tandem::expert
