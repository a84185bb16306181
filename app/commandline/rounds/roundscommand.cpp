#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/repositories/peoplerepository.h"

#include <QHash>

namespace tandem {

namespace {

/// "none", "first" or "second": which pass of a calibration the round is.
QString calibrationKey(const Round& round)
{
    if (round.repeats.isValid())
        return QStringLiteral("second");
    return round.calibration ? QStringLiteral("first") : QStringLiteral("none");
}

/// "Ada 7/12", with a tick once it is submitted.
QString sideText(const QString& name, int answered, int of, bool isSubmitted)
{
    return QStringLiteral("%1 %2/%3%4")
        .arg(name, QString::number(answered), QString::number(of),
            isSubmitted ? QStringLiteral(" ✓") : QString());
}

/// The sides of a row's round, for programs; nothing where there is none.
template <typename Value>
auto ofRound(Value value)
{
    return [value](const SampleRow& row) {
        return row.round ? results::Cell(value(row)) : results::Cell(results::Absent());
    };
}

results::Section roundsSection(const QList<SampleRow>& rows, const QHash<PersonId, QString>& names)
{
    constexpr qsizetype kTitleUnits = 48;
    const auto side = [&](bool first) {
        return [&names, first](const SampleRow& row) -> results::Cell {
            if (!row.round)
                return results::Cell(results::Absent()).shownAs(QStringLiteral(" "));
            const Round& round = *row.round;
            const QString name = names.value(first ? round.pair.a : round.pair.b);
            return results::Cell(name).shownAs(sideText(name, first ? row.answeredA : row.answeredB,
                row.items, (first ? round.submittedA : round.submittedB).has_value()));
        };
    };
    results::SectionOf table("samples", rows);
    table.add("sample", CommandWords::tr("Sample"), &SampleRow::position).ordinal();
    table.add("state", CommandWords::tr("State"), [](const SampleRow& row) {
        return results::Cell(stateKey(row.state())).shownAs(stateName(row.state(), row.step));
    });
    table.add("a", QStringLiteral("A"), side(true));
    table.add("b", QStringLiteral("B"), side(false));
    table.add("title", CommandWords::tr("Title"), &SampleRow::title).cut(kTitleUnits);
    table.add("domain", &SampleRow::domain);
    table.add("items", &SampleRow::items);
    table.add("paragraphs", &SampleRow::paragraphs);
    table.add("utterances", &SampleRow::utterances);
    table.add(
        "calibration", ofRound([](const SampleRow& row) { return calibrationKey(*row.round); }));
    table.add("answered_a", ofRound([](const SampleRow& row) { return row.answeredA; }));
    table.add("answered_b", ofRound([](const SampleRow& row) { return row.answeredB; }));
    table.add("handed_in_a",
        ofRound([](const SampleRow& row) { return row.round->submittedA.has_value(); }));
    table.add("handed_in_b",
        ofRound([](const SampleRow& row) { return row.round->submittedB.has_value(); }));
    return table;
}

Expected<results::Report> roundsReport(Database& database, Step step)
{
    TANDEM_TRY(rows, samplesWhere(
                         database, [](const SampleRow&) { return true; }, step));
    TANDEM_TRY(names, peopleNames(database));
    results::Report report;
    if (rows->isEmpty())
        report.lines = {
            CommandWords::tr("No samples yet. Add some with \"tandem import FILE PROJECT\".")};
    report.sections = {roundsSection(*rows, *names)};
    Json states;
    for (const SampleRow& row : *rows) {
        const QString state = stateKey(row.state());
        states.insert(state, states.value(state).toInt() + 1);
    }
    report.sections.append(
        results::fieldsOf("", {{"step", stepKey(step)}, {"states", QJsonValue(states)}}));
    return report;
}

} // namespace

Expected<void> runRounds(Call& call)
{
    TANDEM_TRY(step, askedStep(call));
    TANDEM_TRY(report, readProject(call.word(0),
                           [&](Database& database) { return roundsReport(database, *step); }));
    return call.show(*report);
}

const Command roundsCommand{"rounds", runRounds};

} // namespace tandem
