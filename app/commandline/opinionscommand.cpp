#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/nearest.h"
#include "app/commandline/opinionslist.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "storage/database/database.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"
#include "storage/project/opinionwriting.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QFile>
#include <QJsonArray>

namespace tandem {

namespace {

constexpr QLatin1String kUtterance("utterance");
constexpr QLatin1String kTo("to");

QStringList opinionVerbs()
{
    return {QStringLiteral("list"), QStringLiteral("write"), QStringLiteral("check"),
        QStringLiteral("respond"), QStringLiteral("decide"), QStringLiteral("settle"),
        QStringLiteral("give")};
}

Expected<QByteArray> contents(const QString& file, Console& console)
{
    if (file == QLatin1String("-")) {
        if (!console.in)
            return console.misuse(CommandWords::tr("There is no standard input to read."));
        return readUpTo(*console.in, limits::maxDocumentBytes + 1);
    }
    QFile source(file);
    TANDEM_DO(openForReading(source));
    return source.read(limits::maxDocumentBytes + 1);
}

QString fileName(const Arguments& arguments)
{
    const QString file = arguments.value(kFile);
    return file == QLatin1String("-") ? CommandWords::tr("standard input") : file;
}

/// What a command that writes came to.
struct OpinionsDone
{
    QString person;
    qsizetype rows = 0;
    QList<int> samples;
};

using RecordRows = std::function<Expected<QList<int>>(Database&, PersonId, int sample)>;

/// Records rows as the acting person: all or none.
Expected<void> record(const QString& project, qsizetype count, const RecordRows& rows,
    const Arguments& arguments, Console& console)
{
    TANDEM_TRY(sample, arguments.number(kSample, 1, kMostSamples, console));
    OpinionsDone done;
    done.rows = count;
    const auto written = writeProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(person, actingPerson(database, arguments, console));
        done.person = person->name;
        return rows(database, person->id, int(sample->value_or(0)))
            .map([&](const QList<int>& touched) { done.samples = touched; });
    });
    if (!written)
        return written;
    if (arguments.wantsJson()) {
        QJsonArray samples;
        for (const int touched : done.samples)
            samples.append(touched);
        printJson(console.out,
            {{QStringLiteral("person"), done.person}, {QStringLiteral("recorded"), done.rows},
                {QStringLiteral("samples"), samples}});
    } else {
        console.out << CommandWords::tr("%1: %n row(s) recorded.", nullptr, int(done.rows))
                           .arg(printable(done.person))
                    << '\n';
    }
    return {};
}

Expected<void> writeAllOpinions(
    const QString& project, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(json, contents(arguments.value(kFile), console));
    TANDEM_TRY(rows, readWrittenOpinions(*json, fileName(arguments)));
    return record(
        project, rows->size(),
        [&](Database& database, PersonId person, int sample) -> Expected<QList<int>> {
            auto touched = recordWork(database, *rows, person, sample);
            return touched ? touched : failure(touched.error().in(fileName(arguments)));
        },
        arguments, console);
}

Expected<void> say(
    const QString& project, SaidKind kind, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(json, contents(arguments.value(kFile), console));
    TANDEM_TRY(rows, readSaidOpinions(*json, kind, fileName(arguments)));
    return record(
        project, rows->size(),
        [&](Database& database, PersonId person, int sample) -> Expected<QList<int>> {
            auto touched = recordSaid(database, *rows, person, sample);
            return touched ? touched : failure(touched.error().in(fileName(arguments)));
        },
        arguments, console);
}

Expected<void> listOpinions(const QString& project, const Arguments& arguments, Console& console)
{
    QJsonArray samples;
    QJsonObject all;
    const auto read = readProject(project, [&](Database& database) -> Expected<void> {
        PersonId person;
        if (arguments.has(QLatin1String("person"))) {
            TANDEM_TRY(actor, actingPerson(database, arguments, console));
            person = actor->id;
        }
        const QString selection =
            arguments.has(kSample) ? arguments.value(kSample) : QStringLiteral("all");
        TANDEM_TRY(rows, selectedSamples(database, selection, console, Step::Opinions));
        for (const SampleRow& row : *rows) {
            const auto sample = opinionsJson(database, row, person);
            if (!sample)
                return failure(sample.error().in(CommandWords::tr("sample %1").arg(row.position)));
            samples.append(*sample);
        }
        return OpinionChecks(database).figures().map(
            [&](const OpinionFigures& figures) { all = checkFiguresJson(figures); });
    });
    if (!read)
        return read;
    if (arguments.wantsJson()) {
        printJson(
            console.out, {{QStringLiteral("samples"), samples}, {QStringLiteral("figures"), all}});
        return {};
    }
    for (const QJsonValue& sample : std::as_const(samples))
        printOpinions(sample.toObject(), console);
    return {};
}

Expected<void> settle(const QString& project, const Arguments& arguments, Console& console)
{
    if (!arguments.has(kSample))
        return console.misuse(CommandWords::tr("--sample is missing: what is settled?"));
    QJsonArray settled;
    const auto written = writeProject(project, [&](Database& database) -> Expected<void> {
        const auto person = actingPerson(database, arguments, console);
        const auto rows =
            selectedSamples(database, arguments.value(kSample), console, Step::Opinions);
        if (!person || !rows)
            return failure(person ? rows.error() : person.error());
        for (const SampleRow& row : *rows) {
            const QString where = CommandWords::tr("sample %1").arg(row.position);
            if (!row.round)
                return failure(ErrorCode::Refused, CommandWords::tr("Nobody is assigned to it."),
                    where, CommandWords::tr("Assign it to a pair first."));
            if (auto done = RoundRepository(database).settle(row.round->id, person->id); !done)
                return failure(done.error().in(where));
            settled.append(row.position);
        }
        return {};
    });
    if (!written)
        return written;
    if (arguments.wantsJson())
        printJson(console.out, {{QStringLiteral("settled"), settled}});
    else
        console.out << CommandWords::tr("%n sample(s) settled.", nullptr, int(settled.size()))
                    << '\n';
    return {};
}

Expected<void> give(const QString& project, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(sample, arguments.number(kSample, 1, kMostSamples, console));
    TANDEM_TRY(utterance, arguments.number(kUtterance, 1, kMostSamples, console));
    if (!*sample || !*utterance || !arguments.has(kTo))
        return console.misuse(CommandWords::tr("Give --sample, --utterance and --to."));
    QString name;
    const auto written = writeProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(lead, actingLead(database, arguments));
        TANDEM_TRY(author, PeopleRepository(database).byName(arguments.value(kTo)));
        TANDEM_TRY(row, SampleRepository(database).rowAt(int(**sample), Step::Opinions));
        if (!row->round)
            return failure(ErrorCode::Refused, CommandWords::tr("Nobody is assigned to it."),
                CommandWords::tr("sample %1").arg(row->position),
                CommandWords::tr("Assign it to a pair first."));
        name = author->name;
        return OpinionRepository(database).reassign(
            row->round->id, int(**utterance), author->id, *lead);
    });
    if (!written)
        return written;
    if (arguments.wantsJson())
        printJson(console.out,
            {{QStringLiteral("sample"), **sample}, {QStringLiteral("utterance"), **utterance},
                {QStringLiteral("author"), name}});
    else
        console.out << CommandWords::tr("%1 writes about utterance %2.")
                           .arg(printable(name))
                           .arg(**utterance)
                    << '\n';
    return {};
}

} // namespace

CommandSyntax opinionsSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Clear atomic opinions: write, check, answer, decide, settle.");
    syntax.usage = {QStringLiteral("PROJECT list [--sample N|N-M|all] [--person NAME]"),
        QStringLiteral("PROJECT write --person NAME [--sample N] --file FILE|-"),
        QStringLiteral("PROJECT check|respond|decide --person NAME [--sample N] --file FILE|-"),
        QStringLiteral("PROJECT settle --person NAME --sample N|N-M|all"),
        QStringLiteral("PROJECT give --sample N --utterance U --to NAME [--person LEAD]")};
    syntax.text = CommandWords::tr(
        "list shows the utterances, who writes about them, and of what is written no more than "
        "NAME may see: their own while a round is open, everything once both have handed in "
        "(\"tandem handin --step opinions\"). write, check, respond and decide read a JSON file as "
        "\"tandem help formats\" shows it, take it as said by NAME, and record all of it or, when "
        "one row is refused, none. settle freezes what is checked and answered: then the opinions "
        "are in the benchmark. give hands an utterance to the other of the pair before anybody has "
        "written about it.");
    syntax.options = {actorOption(CommandWords::tr("Who writes, checks, answers or decides.")),
        samplesOption(),
        QCommandLineOption(QString(kUtterance), CommandWords::tr("The utterance, counted from 1."),
            QStringLiteral("U")),
        QCommandLineOption(QString(kTo), CommandWords::tr("Who writes about it from now on."),
            QStringLiteral("NAME")),
        QCommandLineOption(QString(kFile), CommandWords::tr("Read from FILE; - is standard input."),
            QStringLiteral("FILE"))};
    syntax.fewestWords = 2;
    syntax.mostWords = 2;
    syntax.examples = {
        QStringLiteral("tandem opinions k.tandem write --person Ada --sample 1 --file ada.json"),
        QStringLiteral("tandem opinions k.tandem list --sample 1 --json | jq .samples[].opinions"),
        QStringLiteral("tandem opinions k.tandem settle --person Ada --sample all")};
    return syntax;
}

Expected<void> runOpinions(const Arguments& arguments, Console& console)
{
    // Either order: the other commands with a verb have it first.
    const bool verbFirst = opinionVerbs().contains(arguments.word(0));
    const QString verb = arguments.word(verbFirst ? 0 : 1);
    const QString project = arguments.word(verbFirst ? 1 : 0);
    if (!opinionVerbs().contains(verb))
        return noneOf(verb, opinionVerbs(), console);
    if (verb == QLatin1String("list"))
        return listOpinions(project, arguments, console);
    if (verb == QLatin1String("settle"))
        return settle(project, arguments, console);
    if (verb == QLatin1String("give"))
        return give(project, arguments, console);
    if (!arguments.has(kFile))
        return console.misuse(CommandWords::tr("--file is missing: what is said?"));
    if (verb == QLatin1String("write"))
        return writeAllOpinions(project, arguments, console);
    return say(project,
        verb == QLatin1String("check")     ? SaidKind::Checks
        : verb == QLatin1String("respond") ? SaidKind::Responses
                                           : SaidKind::Decisions,
        arguments, console);
}

} // namespace tandem
