#include "models/expert/systempairs.h"

#include "models/expert/systemreport.h"
#include "models/inference/testcolumns.h"
#include "models/words.h"

#include <QMap>

namespace tandem::expert {

namespace {

using results::Cell;

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

inference::ScoresOfTwo scoresOfTwo(const QList<EvaluationSummary>& evaluations,
    const QString& first, const QString& second, Mode mode, const ModeMeasure& measure)
{
    QMap<QString, inference::UnitValues> bySystem;
    const QList<SystemValues> all = systemValues(evaluations, mode, measure);
    for (const SystemValues& one : all)
        bySystem.insert(one.system, one.byCase);
    return inference::commonValues(bySystem.value(first), bySystem.value(second));
}

inference::PairedRules caseRules(const std::atomic_bool* cancel)
{
    inference::PairedRules rules;
    rules.tooFew =
        ExpertWords::tr("The systems share fewer than two cases (same id, prompt and reference).");
    rules.cancel = cancel;
    return rules;
}

QList<SystemPair> systemPairs(const QList<SystemValues>& systems, const std::atomic_bool* cancel)
{
    QList<inference::UnitValues> values;
    for (const SystemValues& one : systems)
        values.append(one.byCase);
    QList<SystemPair> pairs;
    const QList<inference::PairOfAll> all = inference::everyTwo(values, caseRules(cancel));
    for (const inference::PairOfAll& pair : all)
        pairs.append({systems.at(pair.first).system, systems.at(pair.second).system, pair.test});
    return pairs;
}

void addCaseTests(
    results::Section& section, const QList<inference::PairedTest>& tests, int decimals)
{
    inference::addDifferences(section, tests, decimals);
    inference::addTests(section, tests, ExpertWords::tr("n (cases)"));
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
    const QList<inference::PairedTest> tests = inference::testsIn(pairs, &SystemPair::test);
    addCaseTests(section, tests, decimals);
    inference::addTestNotes(section, tests,
        ExpertWords::tr(
            "First system minus second over shared cases, two-sided sign-flip test: exact for up "
            "to 16 cases that differ, with 10,000 random signs beyond. p (Holm) is adjusted for "
            "all pairs of the table. Wins, ties and losses are cases of the first system.") +
            u' ' + pairingRule());
    return section;
}

QString pairingRule()
{
    return ExpertWords::tr(
        "Two outputs belong to the same case if their id, prompt and reference are the same.");
}

QString pairName(const QString& first, const QString& second)
{
    return ExpertWords::tr("%1 − %2", "two systems, the first minus the second")
        .arg(systemName(first), systemName(second));
}

} // namespace tandem::expert
