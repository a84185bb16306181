#include "app/commandline/rounds/comparisonsummary.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/kgds/statisticsreport.h"
#include "storage/repositories/samplerepository.h"

namespace tandem {

namespace {

void addTo(ContingencyTable& pooled, const ContingencyTable& part)
{
    for (int a = 0; a < part.categories(); ++a) {
        for (int b = 0; b < part.categories(); ++b)
            pooled.add(a, b, part.count(a, b));
    }
    pooled.addExcluded(part.excluded());
}

/// A closed round.
struct ClosedRound
{
    ComparisonReport report;
    ContingencyTable table;
    ItemCounts counts; ///< of facts
};

/// The columns of what became of the items, for people and for programs.
void addOutcomes(results::SectionOf<QList<ClosedRound>>& table, Step step)
{
    const auto add = [&](const QString& title, const auto& count) {
        table.add("", title, count).only(results::kPeople);
    };
    const auto funnel = [](int Funnel::*count) {
        return [count](const ClosedRound& round) { return round.report.funnel.*count; };
    };
    const auto counts = [](int ItemCounts::*count) {
        return [count](const ClosedRound& round) { return round.counts.*count; };
    };
    if (step == Step::Paragraphs) {
        add(Words::tr("Supporting"), funnel(&Funnel::supporting));
        add(Words::tr("Nonsupporting"), funnel(&Funnel::nonsupporting));
        add(Words::tr("Boundary"), funnel(&Funnel::boundary));
        add(Words::tr("To decide"), funnel(&Funnel::undecided));
        table.add("funnel",
            [](const ClosedRound& round) { return QJsonValue(funnelJson(round.report.funnel)); });
    } else {
        add(Words::tr("Key"), counts(&ItemCounts::yes));
        add(Words::tr("Not key"), counts(&ItemCounts::no));
        add(Words::tr("To decide"), counts(&ItemCounts::undecided));
        table.add("counts",
            [](const ClosedRound& round) { return QJsonValue(countsJson(round.counts)); });
    }
}

results::Section roundsSection(const QList<ClosedRound>& rounds, Step step)
{
    constexpr qsizetype kTitleUnits = 32;
    const auto sample = [](const ClosedRound& round) -> const SampleRow& {
        return round.report.sample;
    };
    results::SectionOf table("rounds", rounds);
    table.add("sample", Words::tr("Sample"), [&](const auto& one) { return sample(one).position; })
        .ordinal();
    table
        .add("", Words::tr("Pair"),
            [](const ClosedRound& round) {
                return QStringLiteral("%1, %2").arg(round.report.nameA, round.report.nameB);
            })
        .only(results::kPeople);
    table.add("pair", [](const ClosedRound& round) {
        return QJsonValue(QJsonArray{round.report.nameA, round.report.nameB});
    });
    table.add("state", Words::tr("State"), [&](const ClosedRound& round) {
        return results::Cell(stateKey(sample(round).state()))
            .shownAs(stateName(sample(round).state()));
    });
    table.add("n", QStringLiteral("n"), [](const ClosedRound& round) { return round.table.n(); });
    table.add("agreement", Words::tr("Agreement"),
        [](const ClosedRound& round) { return percentAgreement(round.table); });
    table.add("kappa", Words::tr("Kappa"),
        [](const ClosedRound& round) { return cohenKappa(round.table).kappa; });
    table.add("agreed", [](const ClosedRound& round) { return round.table.agreed(); });
    table.add("expected", [](const ClosedRound& round) {
        const auto expected = cohenKappa(round.table).expected;
        return expected ? results::Cell(*expected) : results::Cell(results::Absent());
    });
    addOutcomes(table, step);
    table.add("title", Words::tr("Title"), [&](const auto& one) { return sample(one).title; })
        .cut(kTitleUnits);
    return table;
}

/// The same figures of all rounds together.
QList<results::Section> pooledSections(const ContingencyTable& pooled)
{
    return {results::fieldsOf("", {{"pooled", QJsonValue(agreementJson(pooled))}}),
        results::notesOf(agreementLines(pooled), Words::tr("All closed rounds together"))};
}

} // namespace

Expected<results::Report> summaryReport(Database& database, Step step)
{
    TANDEM_TRY(samples, ComparisonRepository(database).closedSamples(step));
    TANDEM_TRY(funnel, ComparisonRepository(database).funnel());
    QList<ClosedRound> rounds;
    ContingencyTable pooled;
    for (const SampleId id : *samples) {
        TANDEM_TRY(row, SampleRepository(database).row(id, step));
        TANDEM_TRY(report, comparisonReport(database, *row));
        const auto table = ContingencyTable::fromComparedItems(report->comparison.items);
        addTo(pooled, table);
        rounds.append({*report, table, countsOf(report->comparison)});
    }
    results::Report report;
    if (rounds.isEmpty())
        report.lines = {Words::tr("No round is closed yet: nothing to compare.")};
    report.sections = {roundsSection(rounds, step)};
    const QList<results::Section> together = pooledSections(pooled);
    report.sections += rounds.isEmpty() ? together.mid(0, 1) : together;
    if (step == Step::Paragraphs)
        report.sections += funnelSections(*funnel);
    report.sections.append(results::fieldsOf("", {{"step", stepKey(step)}}));
    return report;
}

} // namespace tandem
