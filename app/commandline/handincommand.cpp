#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/roundrepository.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr QLatin1String kSample("sample");
constexpr QLatin1String kAll("all");
constexpr QLatin1String kTakeBack("take-back");

/// The samples asked for; with --all those of the person that wait for it.
Expected<QList<SampleRow>> chosenSamples(
    Database& database, const Person& person, const Arguments& arguments, Console& console)
{
    const auto step = askedStep(arguments, console);
    if (!step)
        return failure(step.error());
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
            isHandedIn ? Words::tr("Nothing that was handed in can be taken back.")
                       : Words::tr("There is nothing to hand in."),
            person.name, Words::tr("\"tandem rounds\" shows who is assigned to what."));
    }
    return rows;
}

Expected<Round> handInOne(
    Database& database, const SampleRow& row, const Person& person, bool takeBack)
{
    if (!row.round) {
        return failure(ErrorCode::Refused, Words::tr("Nobody is assigned to it."), {},
            Words::tr("Assign it to a pair first."));
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
    const auto person = actingPerson(database, arguments, console);
    if (!person)
        return failure(person.error());
    const auto rows = chosenSamples(database, *person, arguments, console);
    if (!rows)
        return failure(rows.error());
    HandInReport report{person->name, {}, {}};
    for (const SampleRow& row : *rows) {
        const auto round = handInOne(database, row, *person, arguments.has(kTakeBack));
        if (!round)
            return failure(round.error().in(Words::tr("sample %1").arg(row.position)));
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

void print(const HandInReport& report, bool takenBack, bool asJson, Console& console)
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
            << Words::tr("%1: %n sample(s) taken back.", nullptr, count).arg(printable(name))
            << '\n';
    else
        console.out << Words::tr("%1: %n sample(s) handed in.", nullptr, count).arg(printable(name))
                    << '\n';
    if (!report.closed.isEmpty()) {
        console.out << Words::tr("%n round(s) closed: both have handed in.", nullptr,
                           int(report.closed.size()))
                    << '\n';
    }
}

} // namespace

CommandSyntax handInSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Hand in as an annotator.");
    syntax.usage = {QStringLiteral(
        "PROJECT --person NAME [--step STEP] --sample N|N-M|all | --all [--take-back]")};
    syntax.text = Words::tr(
        "Says that NAME is done with these samples; refused, with a list of what is missing, "
        "unless every paragraph, fact or utterance has its answer and none is marked unsure. When "
        "both have handed "
        "in, the round is closed and can be compared. Either all these samples are handed in or "
        "none.");
    syntax.options = {actorOption(Words::tr("Who hands in.")), samplesOption(), stepOption(),
        QCommandLineOption(
            QString(kAll), Words::tr("Every sample that is assigned to NAME and still open.")),
        QCommandLineOption(QString(kTakeBack),
            Words::tr("Take the hand-in back, while the other has not handed in."))};
    syntax.examples = {QStringLiteral("tandem handin k.tandem --person Ada --sample 1"),
        QStringLiteral("tandem handin k.tandem --person Ben --all")};
    return syntax;
}

Expected<void> runHandIn(const Arguments& arguments, Console& console)
{
    if (!arguments.has(QLatin1String("person")))
        return console.misuse(Words::tr("--person NAME is missing: who hands in?"));
    if (arguments.has(kSample) == arguments.has(kAll))
        return console.misuse(Words::tr("Give one of --sample and --all."));
    HandInReport report;
    const auto written = writeProject(arguments.word(0), [&](Database& database) {
        return handIn(database, arguments, console).map([&](const HandInReport& done) {
            report = done;
        });
    });
    if (written)
        print(report, arguments.has(kTakeBack), arguments.wantsJson(), console);
    return written;
}

} // namespace tandem
