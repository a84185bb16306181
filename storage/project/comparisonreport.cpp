#include "storage/project/comparisonreport.h"

#include "models/agreement/agreement.h"
#include "models/kgds/statisticsreport.h"
#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/rounds/statename.h"
#include "models/rounds/stepname.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

namespace tandem {

namespace {

/// What became of the items of a closed round.
struct ItemCounts
{
    int yes = 0; ///< key facts
    int no = 0;  ///< facts that are not key
    int undecided = 0;
};

/// A closed round.
struct ClosedRound
{
    SampleRow sample;
    Comparison comparison;
    SidesShown sides = SidesShown::Named;
    QString nameA; ///< told only where sides are named
    QString nameB;
    Funnel funnel; ///< of its paragraphs
    /// The blind pass that the round repeats, where it is a calibration's second one.
    std::optional<Comparison> blind;
    ContingencyTable table;

    Step step() const { return comparison.round.step; }
    bool isNamed() const { return sides == SidesShown::Named; }
    std::optional<Outcome> outcome(const ComparedItem& item) const
    {
        return outcomeOf(item, comparison.rule, step());
    }
};

QJsonValue funnelJson(const Funnel& funnel)
{
    return results::reportJson({{}, funnelSections(funnel)}).value(u"funnel");
}

ItemCounts countsOf(const ClosedRound& round)
{
    ItemCounts counts;
    for (const ComparedItem& item : round.comparison.items) {
        const auto outcome = round.outcome(item);
        if (!outcome)
            ++counts.undecided;
        else
            ++(*outcome == Outcome::Key ? counts.yes : counts.no);
    }
    return counts;
}

QJsonValue countsJson(const ItemCounts& counts)
{
    return QJsonObject{{QStringLiteral("key"), counts.yes}, {QStringLiteral("non_key"), counts.no},
        {QStringLiteral("undecided"), counts.undecided}};
}

results::Section agreementFields(const char* key, const ContingencyTable& table)
{
    const KappaFigure kappa = cohenKappa(table);
    return results::fieldsOf(
        key, {{"agreement", percentAgreement(table)}, {"kappa", kappa.kappa},
                 {"agreed", table.agreed()}, {"n", table.n()},
                 {"expected", kappa.expected ? results::Cell(*kappa.expected)
                                             : results::Cell(results::Absent())}});
}

/// The same for people.
results::Section agreementNotes(const ContingencyTable& table, const QString& title = {})
{
    const auto told = [](const Figure& figure) {
        const results::Column spelling =
            results::Column().coefficient(3).withInterval(results::IntervalStyle::Range);
        return results::figureSentence(figure, spelling, results::Outlet::Console);
    };
    return results::notesOf(
        {ProjectWords::tr("Agreement: %1").arg(told(percentAgreement(table))),
            ProjectWords::tr("Cohen's kappa: %1").arg(told(cohenKappa(table).kappa))},
        title);
}

Expected<ClosedRound> closedRound(Database& database, const SampleRow& sample)
{
    const QString place = ProjectWords::tr("sample %1").arg(sample.position);
    if (!sample.round)
        return failure(ErrorCode::Refused, ProjectWords::tr("No annotators are assigned to it."),
            place, ProjectWords::tr("Assign it to a pair first."));
    ComparisonRepository comparisons(database);
    const auto comparison = comparisons.compare(sample.round->id);
    if (!comparison)
        return failure(comparison.error().in(place));
    TANDEM_TRY(sides, comparisons.sidesShown(comparison->round));
    TANDEM_TRY(a, PeopleRepository(database).byId(comparison->round.pair.a));
    TANDEM_TRY(b, PeopleRepository(database).byId(comparison->round.pair.b));
    TANDEM_TRY(funnel, comparisons.funnel(sample.id));
    ClosedRound round{sample, *comparison, *sides, a->name, b->name, *funnel, std::nullopt,
        ContingencyTable::fromComparedItems(comparison->items)};
    if (comparison->round.repeats.isValid()) {
        TANDEM_TRY(blind, comparisons.compare(comparison->round.repeats));
        round.blind = *blind;
    }
    return round;
}

/// What one side said of one item.
struct SideSaid
{
    const Answer& answer;
    qint64 timeMs;
};

/// The side that is shown first or second.
SideSaid shownSide(const ClosedRound& round, const ComparedItem& item, bool first)
{
    const bool swapped = !round.isNamed() && sidesSwapped(round.comparison.round.uuid, item.number);
    return first != swapped ? SideSaid{item.a, item.timeAMs} : SideSaid{item.b, item.timeBMs};
}

QString sideName(const ClosedRound& round, bool first)
{
    if (round.isNamed())
        return first ? round.nameA : round.nameB;
    return first ? ProjectWords::tr("Side 1") : ProjectWords::tr("Side 2");
}

void addSide(results::SectionOf<QList<ComparedItem>>& table, const ClosedRound& round, bool first)
{
    const QString suffix = round.isNamed() ? (first ? QStringLiteral("_a") : QStringLiteral("_b"))
                                           : (first ? QStringLiteral("_1") : QStringLiteral("_2"));
    table.add(
        QStringLiteral("answer") + suffix, sideName(round, first), [&](const ComparedItem& item) {
            const Answer& answer = shownSide(round, item, first).answer;
            return results::Cell(answerKey(answer)).shownAs(answerName(answer));
        });
    table
        .add(QStringLiteral("note") + suffix, {},
            [&](const ComparedItem& item) { return shownSide(round, item, first).answer.note; })
        .only(results::kPrograms);
    // Times could tell who is who.
    if (round.isNamed())
        table
            .add(QStringLiteral("seconds") + suffix, {},
                [&](const ComparedItem& item) {
                    const qint64 time = shownSide(round, item, first).timeMs;
                    return time > 0 ? results::Cell(double(time) / 1000.0) : results::Cell();
                })
            .only(results::kPrograms);
}

results::Cell decisionCell(const ClosedRound& round, const ComparedItem& item)
{
    if (!item.decision)
        return results::Absent();
    QJsonObject decision{
        {QStringLiteral("outcome"), outcomeKey(item.decision->outcome, round.step())},
        {QStringLiteral("note"), item.decision->note},
        {QStringLiteral("time"), item.decision->at.toString(Qt::ISODateWithMs)}};
    if (round.comparison.guidelineTags.contains(item.item))
        decision.insert(QStringLiteral("guideline_must_change"), true);
    return QJsonValue(decision);
}

results::Section itemsSection(const ClosedRound& round)
{
    constexpr qsizetype kTextUnits = 60;
    const Step step = round.step();
    results::SectionOf table("items", round.comparison.items);
    table
        .add("item",
            step == Step::KeyFacts ? ProjectWords::tr("Fact") : ProjectWords::tr("Paragraph"),
            &ComparedItem::number)
        .ordinal();
    addSide(table, round, true);
    addSide(table, round, false);
    table.add("outcome", ProjectWords::tr("Outcome"), [&](const ComparedItem& item) {
        const auto outcome = round.outcome(item);
        return (outcome ? results::Cell(outcomeKey(outcome, step)) : results::Cell())
            .shownAs(outcomeName(outcome, step));
    });
    table.add("text", ProjectWords::tr("Text"), &ComparedItem::text).cut(kTextUnits);
    table.add("paragraph", &ComparedItem::paragraph);
    table.add("consistent", &ComparedItem::isConsistent);
    table.add("decision", [&](const ComparedItem& item) { return decisionCell(round, item); });
    return table;
}

results::Section notesSection(const ClosedRound& round)
{
    QStringList lines;
    const auto add = [&](int number, const QString& who, const QString& note) {
        if (!note.isEmpty())
            lines.append(QStringLiteral("  %1, %2: %3")
                             .arg(number)
                             .arg(results::onOneLine(who), results::onOneLine(note)));
    };
    for (const ComparedItem& item : round.comparison.items) {
        for (const bool first : {true, false})
            add(item.number, sideName(round, first), shownSide(round, item, first).answer.note);
        if (item.decision)
            add(item.number, ProjectWords::tr("Decision"), item.decision->note);
    }
    return results::notesOf(lines, lines.isEmpty() ? QString() : ProjectWords::tr("Notes"));
}

/// What was kept: the funnel of paragraphs, counts of facts.
QList<results::Section> outcomeSections(const ClosedRound& round)
{
    if (round.step() == Step::Paragraphs)
        return funnelSections(round.funnel);
    const ItemCounts counts = countsOf(round);
    const auto grouped = [](int count) {
        return results::countText(count, results::Outlet::Console);
    };
    return {results::fieldsOf("", {{"counts", countsJson(counts)}}),
        results::notesOf(
            {ProjectWords::tr("Key facts: %1, not key: %2, to decide: %3")
                    .arg(grouped(counts.yes), grouped(counts.no), grouped(counts.undecided))})};
}

results::Section fieldsSection(const ClosedRound& round)
{
    const auto ifNamed = [&](const QString& name) {
        return round.isNamed() ? results::Cell(name) : results::Cell(results::Absent());
    };
    return results::fieldsOf(
        "", {{"sample", round.sample.position}, {"title", round.sample.title},
                {"state", stateKey(round.sample.state())},
                {"rule", round.comparison.rule == ConsistencyRule::Strict
                             ? QStringLiteral("strict")
                             : QStringLiteral("adjudication")},
                {"sides", round.isNamed() ? QStringLiteral("named") : QStringLiteral("unnamed")},
                {"a", ifNamed(round.nameA)}, {"b", ifNamed(round.nameB)},
                {"step", stepKey(round.step())}, {"blind", round.comparison.round.isBlind()}});
}

/// The columns of what became of the items, for people and for programs.
void addOutcomes(results::SectionOf<QList<ClosedRound>>& table, Step step)
{
    const auto add = [&](const QString& title, const auto& count) {
        table.add("", title, count).only(results::kPeople);
    };
    const auto funnel = [](int Funnel::*count) {
        return [count](const ClosedRound& round) { return round.funnel.*count; };
    };
    const auto counts = [](int ItemCounts::*count) {
        return [count](const ClosedRound& round) { return countsOf(round).*count; };
    };
    if (step == Step::Paragraphs) {
        add(ProjectWords::tr("Supporting"), funnel(&Funnel::supporting));
        add(ProjectWords::tr("Nonsupporting"), funnel(&Funnel::nonsupporting));
        add(ProjectWords::tr("Boundary"), funnel(&Funnel::boundary));
        add(ProjectWords::tr("To decide"), funnel(&Funnel::undecided));
        table.add("funnel", [](const ClosedRound& round) { return funnelJson(round.funnel); });
    } else {
        add(ProjectWords::tr("Key"), counts(&ItemCounts::yes));
        add(ProjectWords::tr("Not key"), counts(&ItemCounts::no));
        add(ProjectWords::tr("To decide"), counts(&ItemCounts::undecided));
        table.add("counts", [](const ClosedRound& round) { return countsJson(countsOf(round)); });
    }
}

results::Section roundsSection(const QList<ClosedRound>& rounds, Step step)
{
    constexpr qsizetype kTitleUnits = 32;
    results::SectionOf table("rounds", rounds);
    table
        .add("sample", ProjectWords::tr("Sample"),
            [](const ClosedRound& round) { return round.sample.position; })
        .ordinal();
    table
        .add("", ProjectWords::tr("Pair"),
            [](const ClosedRound& round) {
                return QStringLiteral("%1, %2").arg(round.nameA, round.nameB);
            })
        .only(results::kPeople);
    table.add("pair", [](const ClosedRound& round) {
        return QJsonValue(QJsonArray{round.nameA, round.nameB});
    });
    table.add("state", ProjectWords::tr("State"), [](const ClosedRound& round) {
        return results::Cell(stateKey(round.sample.state()))
            .shownAs(stateName(round.sample.state(), round.sample.step));
    });
    table.add("n", QStringLiteral("n"), [](const ClosedRound& round) { return round.table.n(); });
    table.add("agreement", ProjectWords::tr("Agreement"),
        [](const ClosedRound& round) { return percentAgreement(round.table); });
    table.add("kappa", ProjectWords::tr("Kappa"),
        [](const ClosedRound& round) { return cohenKappa(round.table).kappa; });
    table.add("agreed", [](const ClosedRound& round) { return round.table.agreed(); });
    table.add("expected", [](const ClosedRound& round) {
        const auto expected = cohenKappa(round.table).expected;
        return expected ? results::Cell(*expected) : results::Cell(results::Absent());
    });
    addOutcomes(table, step);
    table
        .add("title", ProjectWords::tr("Title"),
            [](const ClosedRound& round) { return round.sample.title; })
        .cut(kTitleUnits);
    return table;
}

void addTo(ContingencyTable& pooled, const ContingencyTable& part)
{
    for (int a = 0; a < part.categories(); ++a) {
        for (int b = 0; b < part.categories(); ++b)
            pooled.add(a, b, part.count(a, b));
    }
    pooled.addExcluded(part.excluded());
}

} // namespace

Expected<results::Report> comparisonReport(Database& database, const SampleRow& sample)
{
    TANDEM_TRY(round, closedRound(database, sample));
    results::Report report;
    report.lines = {
        ProjectWords::tr("Sample %1, %2: %3")
            .arg(QString::number(sample.position), stateName(sample.state(), sample.step),
                results::onOneLine(sample.title))};
    report.sections = {fieldsSection(*round), itemsSection(*round), notesSection(*round),
        agreementFields("", round->table)};
    if (round->blind) {
        const auto first = ContingencyTable::fromComparedItems(round->blind->items);
        report.sections += {agreementFields("first_pass", first),
            agreementNotes(first, ProjectWords::tr("Blind, before the discussion")),
            agreementNotes(
                round->table, ProjectWords::tr("Second pass, after the discussion (not blind)"))};
    } else {
        report.sections += agreementNotes(round->table);
    }
    report.sections += outcomeSections(*round);
    return report;
}

Expected<results::Report> comparisonsReport(Database& database, Step step)
{
    TANDEM_TRY(samples, ComparisonRepository(database).closedSamples(step));
    TANDEM_TRY(funnel, ComparisonRepository(database).funnel());
    QList<ClosedRound> rounds;
    ContingencyTable pooled;
    for (const SampleId id : *samples) {
        TANDEM_TRY(row, SampleRepository(database).row(id, step));
        TANDEM_TRY(round, closedRound(database, *row));
        addTo(pooled, round->table);
        rounds.append(*round);
    }
    results::Report report;
    if (rounds.isEmpty())
        report.lines = {
            ProjectWords::tr("No round is closed yet, so there is nothing to compare.")};
    report.sections = {roundsSection(rounds, step), agreementFields("pooled", pooled)};
    if (!rounds.isEmpty())
        report.sections += agreementNotes(pooled, ProjectWords::tr("All closed rounds"));
    if (step == Step::Paragraphs)
        report.sections += funnelSections(*funnel);
    report.sections.append(results::fieldsOf("", {{"step", stepKey(step)}}));
    return report;
}

} // namespace tandem
