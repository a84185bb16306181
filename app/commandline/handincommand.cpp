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
#include "storage/repositories/roundrepository.h"

#include <QJsonArray>

namespace tandem {

namespace {

constexpr QLatin1String kAll("all");
constexpr QLatin1String kTakeBack("take-back");

/// The samples asked for; with --all those of the person that wait for it.
Expected<QList<SampleRow>> samplesToHandIn(
    Database& database, const Person& person, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(step, askedStep(arguments, console));
    if (arguments.has(kSample))
        return selectedSamples(database, arguments.value(kSample), console, *step);
    const bool isHandedIn = arguments.has(kTakeBack);
    const auto rows = samplesWhere(
        database,
        [&](const SampleRow& row) {
            return row.round && row.round->pair.contains(person.id) && !row.round->isClosed() &&
                   row.round->hasHandedIn(person.id) == isHandedIn;
        },
        *step);
    if (rows && rows->isEmpty()) {
        return failure(ErrorCode::NotFound,
            isHandedIn ? CommandWords::tr("Nothing that was handed in can be taken back.")
                       : CommandWords::tr("There is nothing to hand in."),
            person.name, CommandWords::tr("\"tandem rounds\" shows who is assigned to what."));
    }
    return rows;
}

Expected<Round> handInOne(
    Database& database, const SampleRow& row, const Person& person, bool takeBack)
{
    if (!row.round) {
        return failure(ErrorCode::Refused, CommandWords::tr("Nobody is assigned to it."), {},
            CommandWords::tr("Assign it to a pair first."));
    }
    RoundRepository rounds(database);
    return takeBack ? rounds.takeBackHandIn(row.round->id, person.id)
                    : rounds.handIn(row.round->id, person.id);
}

/// What a hand-in came to.
struct HandInReport
{
    QString person;
    QList<int> samples;
    QList<int> closed; ///< of these, both have handed in now
};

Expected<HandInReport> handIn(Database& database, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(person, actingPerson(database, arguments, console));
    TANDEM_TRY(rows, samplesToHandIn(database, *person, arguments, console));
    HandInReport report{person->name, {}, {}};
    for (const SampleRow& row : *rows) {
        const auto round = handInOne(database, row, *person, arguments.has(kTakeBack));
        if (!round)
            return failure(round.error().in(CommandWords::tr("sample %1").arg(row.position)));
        report.samples.append(row.position);
        if (round->isClosed())
            report.closed.append(row.position);
    }
    return report;
}

QJsonArray numbers(const QList<int>& values)
{
    QJsonArray array;
    for (const int value : values)
        array.append(value);
    return array;
}

void printHandIn(const HandInReport& report, bool takenBack, bool asJson, Console& console)
{
    if (asJson) {
        printJson(console.out,
            {{QStringLiteral("person"), report.person},
                {takenBack ? QStringLiteral("taken_back") : QStringLiteral("handed_in"),
                    numbers(report.samples)},
                {QStringLiteral("closed"), numbers(report.closed)}});
        return;
    }
    const int count = int(report.samples.size());
    const QString name = printable(report.person);
    if (takenBack)
        console.out
            << CommandWords::tr("%1: %n sample(s) taken back.", nullptr, count).arg(printable(name))
            << '\n';
    else
        console.out
            << CommandWords::tr("%1: %n sample(s) handed in.", nullptr, count).arg(printable(name))
            << '\n';
    if (!report.closed.isEmpty()) {
        console.out << CommandWords::tr("%n round(s) closed: both have handed in.", nullptr,
                           int(report.closed.size()))
                    << '\n';
    }
}

} // namespace

CommandSyntax handInSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Hand in as an annotator.");
    syntax.usage = {QStringLiteral(
        "PROJECT --person NAME [--step STEP] --sample N|N-M|all | --all [--take-back]")};
    syntax.text = CommandWords::tr(
        "Says that NAME is done with these samples; refused, with a list of what is missing, "
        "unless every paragraph, fact or utterance has its answer and none is marked unsure. When "
        "both have handed "
        "in, the round is closed and can be compared. Either all these samples are handed in or "
        "none.");
    syntax.options = {actorOption(CommandWords::tr("Who hands in.")), samplesOption(), stepOption(),
        QCommandLineOption(QString(kAll),
            CommandWords::tr("Every sample that is assigned to NAME and still open.")),
        QCommandLineOption(QString(kTakeBack),
            CommandWords::tr("Take the hand-in back, while the other has not handed in."))};
    syntax.examples = {QStringLiteral("tandem handin k.tandem --person Ada --sample 1"),
        QStringLiteral("tandem handin k.tandem --person Ben --all")};
    return syntax;
}

Expected<void> runHandIn(const Arguments& arguments, Console& console)
{
    if (!arguments.has(QLatin1String("person")))
        return console.misuse(CommandWords::tr("--person NAME is missing: who hands in?"));
    if (arguments.has(kSample) == arguments.has(kAll))
        return console.misuse(CommandWords::tr("Give one of --sample and --all."));
    HandInReport report;
    const auto written = writeProject(arguments.word(0), [&](Database& database) {
        return handIn(database, arguments, console).map([&](const HandInReport& done) {
            report = done;
        });
    });
    if (written)
        printHandIn(report, arguments.has(kTakeBack), arguments.wantsJson(), console);
    return written;
}

} // namespace tandem
