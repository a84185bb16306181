#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"

#include <limits>

namespace tandem {

namespace {

constexpr QLatin1String kPair("pair");
constexpr QLatin1String kBalanced("balanced");
constexpr QLatin1String kPeople("people");
constexpr QLatin1String kUnassign("unassign");
constexpr QLatin1String kCalibration("calibration");
constexpr qint64 kUsualSeed = 1;

/// What an assignment did.
struct AssignReport
{
    int assigned = 0;
    int unchanged = 0;
    int unassigned = 0;
};

/// The samples that were asked for; without --sample those that nobody labels and that came without
/// labels.
Expected<QList<SampleRow>> samplesToAssign(
    Database& database, const Arguments& arguments, Step step, Console& console)
{
    if (arguments.has(kSample))
        return selectedSamples(database, arguments.value(kSample), console, step);
    // Facts and opinions may be there or not; without a word which, those that are ready.
    return samplesWhere(
        database,
        [step](const SampleRow& row) {
            return !row.round && !row.labelled && (step == Step::Paragraphs || row.items > 0);
        },
        step);
}

Expected<Pair> pairNamed(Database& database, const QString& names, Console& console)
{
    TANDEM_TRY(people, peopleNamed(database, names));
    if (people->size() != 2)
        return console.misuse(CommandWords::tr("--pair takes two names: --pair Ada,Ben."));
    return Pair{people->first().id, people->last().id};
}

Expected<AssignReport> assignPair(
    Database& database, const Arguments& arguments, PersonId by, Step step, Console& console)
{
    TANDEM_TRY(pair, pairNamed(database, arguments.value(kPair), console));
    TANDEM_TRY(samples, samplesToAssign(database, arguments, step, console));
    AssignReport report;
    const bool calibration = arguments.has(kCalibration);
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
            return failure(round.error().in(CommandWords::tr("sample %1").arg(row.position)));
        ++report.assigned;
    }
    return report;
}

Expected<AssignReport> assignBalanced(
    Database& database, const Arguments& arguments, PersonId by, Step step, Console& console)
{
    TANDEM_TRY(seed, arguments.number(kSeed, 0, std::numeric_limits<quint32>::max(), console));
    TANDEM_TRY(samples, samplesToAssign(database, arguments, step, console));
    TANDEM_TRY(people, peopleNamed(database, arguments.value(kPeople)));
    QList<SampleId> ids;
    for (const SampleRow& row : *samples)
        ids.append(row.id);
    QList<PersonId> workers;
    for (const Person& person : *people)
        workers.append(person.id);
    if (ids.isEmpty())
        return AssignReport{};
    return RoundRepository(database)
        .assignBalanced(ids, workers, by, quint32(seed->value_or(kUsualSeed)), step)
        .map([](int assigned) {
            return AssignReport{assigned, 0, 0};
        });
}

Expected<AssignReport> unassign(
    Database& database, const Arguments& arguments, PersonId by, Step step, Console& console)
{
    if (!arguments.has(kSample))
        return console.misuse(CommandWords::tr("--unassign needs --sample."));
    TANDEM_TRY(samples, selectedSamples(database, arguments.value(kSample), console, step));
    AssignReport report;
    for (const SampleRow& row : *samples) {
        if (!row.round)
            continue;
        if (auto done = RoundRepository(database).unassign(row.id, by, step); !done)
            return failure(done.error().in(CommandWords::tr("sample %1").arg(row.position)));
        ++report.unassigned;
    }
    return report;
}

Expected<AssignReport> assignAsAsked(
    Database& database, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(by, actingLead(database, arguments));
    TANDEM_TRY(step, askedStep(arguments, console));
    if (arguments.has(kUnassign))
        return unassign(database, arguments, *by, *step, console);
    if (arguments.has(kPair))
        return assignPair(database, arguments, *by, *step, console);
    return assignBalanced(database, arguments, *by, *step, console);
}

void printAssignment(const AssignReport& report, bool isUnassigning, bool asJson, Console& console)
{
    if (asJson) {
        printJson(console.out, {{QStringLiteral("assigned"), report.assigned},
                                   {QStringLiteral("unchanged"), report.unchanged},
                                   {QStringLiteral("unassigned"), report.unassigned}});
        return;
    }
    if (isUnassigning)
        console.out << CommandWords::tr("%n sample(s) unassigned.", nullptr, report.unassigned)
                    << '\n';
    else
        console.out << CommandWords::tr("%n sample(s) assigned.", nullptr, report.assigned) << '\n';
    if (report.unchanged > 0) {
        console.out << CommandWords::tr(
                           "%n sample(s) had this pair already.", nullptr, report.unchanged)
                    << '\n';
    }
}

} // namespace

CommandSyntax assignSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Assign samples to pairs of people.");
    syntax.usage = {
        QStringLiteral(
            "PROJECT [--step STEP] [--sample N|N-M|all] --pair NAME,NAME [--calibration]"),
        QStringLiteral(
            "PROJECT [--step STEP] [--sample N|N-M|all] --balanced [--people NAME,...] [--seed N]"),
        QStringLiteral("PROJECT [--step STEP] --sample N|N-M|all --unassign"),
        QStringLiteral("PROJECT list")};
    syntax.text = CommandWords::tr(
        "Without --sample, every sample that nobody labels and that came without labels. A sample "
        "that another pair labels goes to the new pair, what was answered stays in the journal; "
        "one that both have handed in is refused. Assigning is the lead's: with one lead it is "
        "theirs, with several --person says who, and in a project without a lead it is done for "
        "whoever owns the file.\n\nFacts can be assigned once they were made, "
        "opinions once there is a discussion. A calibration is labelled blind, compared and "
        "discussed, and labelled again (\"tandem calibrate\"); both agreements are kept.\n\nlist "
        "prints who is assigned to what, like \"tandem rounds\".");
    syntax.options = {samplesOption(), stepOption(),
        QCommandLineOption(QString(kPair), CommandWords::tr("The two who answer, A and B."),
            QStringLiteral("NAME,NAME")),
        QCommandLineOption(QString(kBalanced),
            CommandWords::tr("Pairs over everybody, so that all have as much to do.")),
        QCommandLineOption(QString(kPeople),
            CommandWords::tr("With --balanced: only these; without it, all active annotators."),
            QStringLiteral("NAME,...")),
        QCommandLineOption(QString(kSeed),
            CommandWords::tr(
                "With --balanced: another number draws other pairs, the same one the same "
                "(usually %1).")
                .arg(kUsualSeed),
            QStringLiteral("N")),
        QCommandLineOption(QString(kCalibration),
            CommandWords::tr("With --pair: label blind, discuss, label again.")),
        QCommandLineOption(QString(kUnassign), CommandWords::tr("Take the assignment back.")),
        actorOption(CommandWords::tr("The lead who assigns."))};
    syntax.mostWords = 2;
    syntax.examples = {QStringLiteral("tandem assign k.tandem --pair Ada,Ben"),
        QStringLiteral("tandem assign k.tandem --sample 1-20 --balanced --seed 7")};
    return syntax;
}

Expected<void> runAssign(const Arguments& arguments, Console& console)
{
    const int ways =
        int(arguments.has(kPair)) + int(arguments.has(kBalanced)) + int(arguments.has(kUnassign));
    if (arguments.words().size() > 1) {
        if (arguments.word(1) == QLatin1String("list") && ways == 0)
            return runRounds(arguments, console);
        return console.misuse(
            CommandWords::tr("\"%1\" is one argument too many.").arg(arguments.word(1)));
    }
    if (arguments.has(kCalibration) && !arguments.has(kPair))
        return console.misuse(CommandWords::tr("--calibration goes with --pair."));
    if (ways != 1) {
        return console.misuse(CommandWords::tr("Give one of --pair, --balanced and --unassign."),
            CommandWords::tr("See \"tandem help assign\"."));
    }
    AssignReport report;
    const auto written = writeProject(arguments.word(0), [&](Database& database) {
        return assignAsAsked(database, arguments, console).map([&](const AssignReport& done) {
            report = done;
        });
    });
    if (written)
        printAssignment(report, arguments.has(kUnassign), arguments.wantsJson(), console);
    return written;
}

} // namespace tandem
