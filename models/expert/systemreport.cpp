#include "models/expert/systemreport.h"

#include "models/expert/systempairs.h"
#include "models/inference/means.h"
#include "models/inference/pairedtest.h"
#include "models/results/spelling.h"
#include "models/words.h"

namespace tandem::expert {

namespace {

using results::Cell;
using results::IntervalStyle;
using results::Outlet;

using SystemTable = results::SectionOf<QList<SystemScores>>;

Cell systemCell(const QString& system)
{
    return Cell(system).shownAs(systemName(system)).explained(systemName(system));
}

auto averageOf(Mode mode, const ModeMeasure& measure)
{
    return [mode, average = measure.average](
               const SystemScores& system) { return system.of(mode).*average; };
}

void addForPrograms(SystemTable& table)
{
    table.add("n", &SystemScores::scored);
    table.add("unscored", &SystemScores::unscored);
    table.add("with_faults", &SystemScores::withFaults).only(Outlet::Csv);
    table.add("under_way", &SystemScores::underWay);
    table.add("faults", &SystemScores::faults).only(Outlet::Json);
    for (const Mode mode : kAllModes) {
        for (const ModeMeasure& measure : kModeMeasures) {
            const QString key = scoreKey(mode, measure);
            table.add(key, {}, averageOf(mode, measure))
                .csv(results::CsvLayout::Ends)
                .only(Outlet::Csv);
            table.add(QStringLiteral("averages.") + key, {}, averageOf(mode, measure))
                .only(Outlet::Json);
        }
    }
}

void addForWindow(SystemTable& table, Mode mode)
{
    const auto& [recall, precision, f1] = kModeMeasures;
    const QString name = modeName(mode);
    table.add(Outlet::Window, ExpertWords::tr("n (scored)"), &SystemScores::scored);
    for (const Mode each : kAllModes)
        table.add(Outlet::Window, ExpertWords::tr("F %1", "%1 is a mode").arg(modeName(each)),
            averageOf(each, f1));
    table
        .add(Outlet::Window, ExpertWords::tr("CI of F %1", "95 % interval; %1 is a mode").arg(name),
            averageOf(mode, f1))
        .withInterval(IntervalStyle::Only)
        .hint(inference::boundedIntervalName());
    table.add(Outlet::Window, ExpertWords::tr("R %1", "recall; %1 is a mode").arg(name),
        averageOf(mode, recall));
    table.add(Outlet::Window, ExpertWords::tr("P %1", "precision; %1 is a mode").arg(name),
        averageOf(mode, precision));
    table.add(Outlet::Window, ExpertWords::tr("Unscored"), [](const SystemScores& system) {
        return Cell(system.unscored + system.underWay)
            .explained(
                ExpertWords::tr("For %1, the aspects of one of the texts are unknown; for %2, the "
                                "run is unfinished or was ended early.")
                    .arg(results::countText(system.unscored), results::countText(system.underWay)));
    });
    const QString faulty =
        ExpertWords::tr("Evaluations with unparsable replies: a judgment without a parsable reply "
                        "counts as not matched or not aligned.");
    table
        .add(Outlet::Window, ExpertWords::tr("Unparsable"),
            [&faulty](
                const SystemScores& system) { return Cell(system.withFaults).explained(faulty); })
        .hint(faulty);
}

void addForReaders(SystemTable& table)
{
    const auto& [recall, precision, f1] = kModeMeasures;
    const auto add = [&table](const QString& title, const ModeMeasure& measure, Mode mode) {
        table.add(Outlet::Readers, title, averageOf(mode, measure))
            .withInterval(IntervalStyle::Range);
    };
    for (const Mode mode : kAllModes)
        add(ExpertWords::tr("F1 (%1)", "%1 is a mode").arg(modeName(mode)), f1, mode);
    add(ExpertWords::tr("recall (average)"), recall, Mode::Average);
    add(ExpertWords::tr("precision (average)"), precision, Mode::Average);
    table.add(Outlet::Readers, ExpertWords::tr("n (cases)"), &SystemScores::scored);
    table.add(Outlet::Readers, ExpertWords::tr("without scores"),
        [](const SystemScores& system) { return system.evaluations - system.scored; });
}

} // namespace

QString systemName(const QString& system)
{
    return system.isEmpty() ? ExpertWords::tr("(unnamed system)", "a system") : system;
}

results::Section systemsSection(const QList<SystemScores>& systems, Mode mode)
{
    SystemTable table("systems", systems,
        ExpertWords::tr(
            "ExPerT scores by system: means over cases with 95 % intervals (Student's t on the "
            "logit scale)"));
    table.add("system", ExpertWords::tr("System"),
        [](const SystemScores& system) { return systemCell(system.system); });
    addForPrograms(table);
    addForWindow(table, mode);
    addForReaders(table);
    return table;
}

results::Section averagesSection(const QList<SystemScores>& systems)
{
    struct Line
    {
        const SystemScores* system;
        Mode mode;
    };
    QList<Line> lines;
    for (const SystemScores& system : systems) {
        for (const Mode mode : kAllModes)
            lines.append({&system, mode});
    }
    results::SectionOf table("", lines,
        ExpertWords::tr("Averages with 95 % intervals (Student's t on the logit scale)"));
    table.add("", ExpertWords::tr("System"),
        [](const Line& line) { return systemCell(line.system->system); });
    table.add("", ExpertWords::tr("n"), [](const Line& line) { return line.system->scored; });
    table.add("", ExpertWords::tr("Mode"), [](const Line& line) { return modeName(line.mode); });
    for (const ModeMeasure& measure : kModeMeasures)
        table
            .add("", measureName(measure),
                [&](const Line& line) { return line.system->of(line.mode).*(measure.average); })
            .withInterval(IntervalStyle::Range);
    table.add("", ExpertWords::tr("Without scores"),
        [](const Line& line) { return line.system->unscored + line.system->underWay; });
    table.add("", ExpertWords::tr("Unparsable replies"),
        [](const Line& line) { return line.system->faults; });
    return results::only(Outlet::Console, table);
}

results::Section scoresSection(const QList<Scores>& scores)
{
    const std::array<ModeAverages, kModes> averages = averagesOf(scores);
    results::SectionOf table("", kAllModes,
        ExpertWords::tr(
            "Averages of %n case(s) with 95 % intervals (Student's t on the logit scale)", nullptr,
            int(scores.size())));
    table.add("", ExpertWords::tr("Mode"), modeName);
    for (const ModeMeasure& measure : kModeMeasures)
        table
            .add("", measureName(measure),
                [&](Mode mode) { return averages[size_t(mode)].*(measure.average); })
            .withInterval(IntervalStyle::Range);
    return results::only(Outlet::Console, table);
}

results::Section comparisonSection(const QList<EvaluationSummary>& evaluations,
    const QString& first, const QString& second, Mode mode)
{
    struct Line
    {
        const ModeMeasure* measure;
        inference::PairedTest test;
        bool isDefined() const { return test.difference.isDefined(); }
    };
    QList<Line> lines;
    for (const ModeMeasure& measure : kModeMeasures)
        lines.append(
            {&measure, inference::pairedTest(
                           scoresOfTwo(evaluations, first, second, mode, measure), caseRules())});
    results::SectionOf table("", lines);
    table.add("", [](const Line& line) { return QLatin1String(line.measure->key); });
    table.add(results::kPeople, {}, [](const Line& line) { return measureName(*line.measure); });
    table
        .add("difference", ExpertWords::tr("Difference"),
            [](const Line& line) { return line.test.difference; })
        .withInterval(IntervalStyle::Sentence);
    table
        .add("p_value", ExpertWords::tr("p"),
            [](const Line& line) {
                return line.isDefined() ? Cell(line.test.pValue) : Cell(results::Absent());
            })
        .number(4);
    table.add(results::kPeople, ExpertWords::tr("p method"),
        [](const Line& line) { return inference::pairedMethodName(line.test.method); });
    table.add("p_method", [](const Line& line) {
        return line.isDefined() ? Cell(inference::pairedMethodKey(line.test.method))
                                : Cell(results::Absent());
    });
    table.add("wins", ExpertWords::tr("Wins"), [](const Line& line) { return line.test.wins; });
    table.add("ties", ExpertWords::tr("Ties"), [](const Line& line) { return line.test.ties; });
    table.add(
        "losses", ExpertWords::tr("Losses"), [](const Line& line) { return line.test.losses; });
    table.section().shape = results::Shape::Keyed;
    table.section().notes = {pairingRule()};
    return table;
}

} // namespace tandem::expert
