#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "models/people/assignment.h"
#include "models/seed.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

constexpr qint64 kUsualSeed = 1;

/// What an assignment did.
struct AssignReport
{
    int assigned = 0;
    int unchanged = 0;
    int unassigned = 0;
    QList<int> labelled; ///< of those assigned: positions of samples that came with labels
};

bool replacesLabels(const SampleRow& row)
{
    return row.labelled && !row.round && row.step == Step::Paragraphs;
}

/// The samples that were asked for; without --sample those that nobody labels and that came without
/// labels.
Expected<QList<SampleRow>> chosenSamples(Database& database, Call& call, Step step)
{
    if (call.has("sample"))
        return selectedSamples(database, call.value("sample"), call, step);
    // Facts and opinions may be there or not; without a word which, those that are ready.
    return samplesWhere(
        database,
        [step](const SampleRow& row) {
            return !row.round && !row.labelled && (step == Step::Paragraphs || row.items > 0);
        },
        step);
}

Expected<Pair> pairNamed(Database& database, const QString& names, Call& call)
{
    TANDEM_TRY(people, peopleNamed(database, names));
    if (people->size() != 2)
        return call.misuse(CommandWords::tr("--pair expects two names: --pair Ada,Ben."));
    return Pair{people->first().id, people->last().id};
}

Expected<AssignReport> assignPair(Database& database, Call& call, PersonId by, Step step)
{
    TANDEM_TRY(pair, pairNamed(database, call.value("pair"), call));
    TANDEM_TRY(samples, chosenSamples(database, call, step));
    AssignReport report;
    const bool calibration = call.has("calibration");
    RoundRepository rounds(database);
    for (const SampleRow& row : *samples) {
        // The same two in the other order are the same pair: their round and answers stay.
        const Pair swapped{pair->b, pair->a};
        if (!calibration && row.round && (row.round->pair == *pair || row.round->pair == swapped)) {
            ++report.unchanged;
            continue;
        }
        const auto round = calibration ? rounds.calibrate(row.id, *pair, by, step)
                                       : rounds.assign(row.id, *pair, by, step);
        if (!round)
            return failure(round.error().in(samplePlace(row)));
        ++report.assigned;
        if (replacesLabels(row))
            report.labelled.append(row.position);
    }
    return report;
}

Expected<AssignReport> assignBalanced(Database& database, Call& call, PersonId by, Step step)
{
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    TANDEM_TRY(samples, chosenSamples(database, call, step));
    TANDEM_TRY(people, peopleNamed(database, call.value("people")));
    QList<SampleId> ids;
    QList<int> labelled;
    for (const SampleRow& row : *samples) {
        ids.append(row.id);
        if (replacesLabels(row))
            labelled.append(row.position);
    }
    QList<PersonId> workers;
    for (const Person& person : *people)
        workers.append(person.id);
    if (ids.isEmpty())
        return AssignReport{};
    return RoundRepository(database)
        .assignBalanced(ids, workers, by, quint32(seed->value_or(kUsualSeed)), step)
        .map([&](int assigned) {
            return AssignReport{assigned, 0, 0, labelled};
        });
}

Expected<AssignReport> unassign(Database& database, Call& call, PersonId by, Step step)
{
    if (!call.has("sample"))
        return call.misuse(CommandWords::tr("--unassign needs --sample."));
    TANDEM_TRY(samples, selectedSamples(database, call.value("sample"), call, step));
    AssignReport report;
    for (const SampleRow& row : *samples) {
        if (!row.round)
            continue;
        if (auto done = RoundRepository(database).unassign(row.id, by, step); !done)
            return failure(done.error().in(samplePlace(row)));
        ++report.unassigned;
    }
    return report;
}

Expected<AssignReport> assignAsAsked(Database& database, Call& call)
{
    TANDEM_TRY(by, actingLead(database, call));
    TANDEM_TRY(step, askedStep(call));
    if (call.has("unassign"))
        return unassign(database, call, *by, *step);
    if (call.has("pair"))
        return assignPair(database, call, *by, *step);
    return assignBalanced(database, call, *by, *step);
}

QString textOf(const AssignReport& report, bool isUnassigning)
{
    QString text = isUnassigning
                       ? CommandWords::tr("%n sample(s) unassigned.", nullptr, report.unassigned)
                       : CommandWords::tr("%n sample(s) assigned.", nullptr, report.assigned);
    if (report.unchanged > 0)
        text += u'\n' +
                CommandWords::tr("%n sample(s) already had this pair.", nullptr, report.unchanged);
    return text;
}

} // namespace

Expected<void> runAssign(Call& call)
{
    const int ways = int(call.has("pair")) + int(call.has("evenly")) + int(call.has("unassign"));
    if (call.word(1) == QLatin1String("list"))
        return roundsCommand.run(call);
    if (call.words().size() > 1)
        return call.misuse(CommandWords::tr("Unexpected argument: \"%1\".").arg(call.word(1)));
    if (ways != 1)
        return call.misuseOfCommand(
            CommandWords::tr("Give one of --pair, --evenly or --unassign."));
    TANDEM_TRY(report, writeProject(call.word(0),
                           [&](Database& database) { return assignAsAsked(database, call); }));
    if (const QString remark = importedLabelsRemark(report->labelled); !remark.isEmpty())
        call.err << remark << '\n';
    return call.tell(Json{{"assigned", report->assigned}, {"unchanged", report->unchanged},
                         {"unassigned", report->unassigned}},
        textOf(*report, call.has("unassign")));
}

const Command assignCommand{"assign", runAssign, 1, 2};

} // namespace tandem
