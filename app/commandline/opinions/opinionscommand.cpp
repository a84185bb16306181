#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/opinions/opinionslist.h"
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

#include <limits>

namespace tandem {

namespace {

QStringList opinionVerbs()
{
    return {QStringLiteral("list"), QStringLiteral("write"), QStringLiteral("check"),
        QStringLiteral("respond"), QStringLiteral("decide"), QStringLiteral("settle"),
        QStringLiteral("give")};
}

Expected<QByteArray> contents(const QString& file, Call& call)
{
    if (file == QLatin1String("-")) {
        if (!call.console.in)
            return call.misuse(Words::tr("There is no standard input to read."));
        return readUpTo(*call.console.in, limits::maxDocumentBytes + 1);
    }
    QFile source(file);
    TANDEM_DO(openForReading(source));
    return source.read(limits::maxDocumentBytes + 1);
}

QString fileName(Call& call)
{
    const QString file = call.value("file");
    return file == QLatin1String("-") ? Words::tr("standard input") : file;
}

using RecordRows = std::function<Expected<QList<int>>(Database&, PersonId, int sample)>;

/// Records rows as the acting person: all or none.
Expected<void> record(const QString& project, qsizetype count, const RecordRows& rows, Call& call)
{
    TANDEM_TRY(sample, call.number("sample", 1, kMostNumber));
    QString name;
    TANDEM_TRY(samples, writeProject(project, [&](Database& database) -> Expected<QList<int>> {
        TANDEM_TRY(person, actingPerson(database, call));
        name = person->name;
        auto touched = rows(database, person->id, int(sample->value_or(0)));
        return touched ? touched : failure(touched.error().in(fileName(call)));
    }));
    return call.tell(Json{{"person", name}, {"recorded", count}, {"samples", jsonArray(*samples)}},
        Words::tr("%1: %n row(s) recorded.", nullptr, int(count)).arg(printable(name)));
}

Expected<void> writeOpinions(const QString& project, Call& call)
{
    TANDEM_TRY(json, contents(call.value("file"), call));
    TANDEM_TRY(rows, readWrittenOpinions(*json, fileName(call)));
    return record(
        project, rows->size(),
        [&](Database& database, PersonId person, int sample) {
            return recordWork(database, *rows, person, sample);
        },
        call);
}

Expected<void> sayOfOpinions(const QString& project, SaidKind kind, Call& call)
{
    TANDEM_TRY(json, contents(call.value("file"), call));
    TANDEM_TRY(rows, readSaidOpinions(*json, kind, fileName(call)));
    return record(
        project, rows->size(),
        [&](Database& database, PersonId person, int sample) {
            return recordSaid(database, *rows, person, sample);
        },
        call);
}

Expected<void> listOpinions(const QString& project, Call& call)
{
    QJsonArray samples;
    TANDEM_TRY(figures, readProject(project, [&](Database& database) -> Expected<OpinionFigures> {
        TANDEM_TRY(person, viewingPerson(database, call));
        const QString selection = call.has("sample") ? call.value("sample") : QStringLiteral("all");
        TANDEM_TRY(rows, selectedSamples(database, selection, call, Step::Opinions));
        for (const SampleRow& row : *rows) {
            const auto sample = opinionsJson(database, row, *person);
            if (!sample)
                return failure(sample.error().in(Words::tr("sample %1").arg(row.position)));
            samples.append(*sample);
        }
        return OpinionChecks(database).figures();
    }));
    if (call.wantsJson()) {
        printJson(call, {{"samples", samples}, {"figures", checkFiguresJson(*figures)}});
        return {};
    }
    for (const QJsonValue& sample : std::as_const(samples))
        printOpinions(sample.toObject(), call);
    return {};
}

Expected<void> settle(const QString& project, Call& call)
{
    if (!call.has("sample"))
        return call.misuse(Words::tr("--sample is missing: what is settled?"));
    QJsonArray settled;
    TANDEM_DO(writeProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(person, actingPerson(database, call));
        TANDEM_TRY(rows, selectedSamples(database, call.value("sample"), call, Step::Opinions));
        for (const SampleRow& row : *rows) {
            const QString where = Words::tr("sample %1").arg(row.position);
            if (!row.round)
                return failure(ErrorCode::Refused, Words::tr("Nobody is assigned to it."), where,
                    Words::tr("Assign it to a pair first."));
            if (auto done = RoundRepository(database).settle(row.round->id, person->id); !done)
                return failure(done.error().in(where));
            settled.append(row.position);
        }
        return {};
    }));
    return call.tell(Json{{"settled", settled}},
        Words::tr("%n sample(s) settled.", nullptr, int(settled.size())));
}

Expected<void> give(const QString& project, Call& call)
{
    TANDEM_TRY(sample, call.number("sample", 1, kMostNumber));
    TANDEM_TRY(utterance, call.number("utterance", 1, kMostNumber));
    if (!*sample || !*utterance || !call.has("to"))
        return call.misuse(Words::tr("Give --sample, --utterance and --to."));
    QString name;
    TANDEM_DO(writeProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(lead, actingLead(database, call));
        TANDEM_TRY(author, PeopleRepository(database).byName(call.value("to")));
        TANDEM_TRY(row, SampleRepository(database).rowAt(int(**sample), Step::Opinions));
        if (!row->round)
            return failure(ErrorCode::Refused, Words::tr("Nobody is assigned to it."),
                Words::tr("sample %1").arg(row->position), Words::tr("Assign it to a pair first."));
        name = author->name;
        return OpinionRepository(database).reassign(
            row->round->id, int(**utterance), author->id, *lead);
    }));
    return call.tell(Json{{"sample", **sample}, {"utterance", **utterance}, {"author", name}},
        Words::tr("%1 writes about utterance %2.").arg(printable(name)).arg(**utterance));
}

} // namespace

CommandSyntax opinionsSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Clear atomic opinions: write, check, answer, decide, settle.");
    syntax.usage = {"PROJECT list [--sample N|N-M|all] [--person NAME]",
        "PROJECT write --person NAME [--sample N] --file FILE|-",
        "PROJECT check|respond|decide --person NAME [--sample N] --file FILE|-",
        "PROJECT settle --person NAME --sample N|N-M|all",
        "PROJECT give --sample N --utterance U --to NAME [--person LEAD]"};
    syntax.text = Words::tr(
        "list shows the utterances, who writes about them, and of what is written no more than "
        "NAME may see: their own while a round is open, everything once both have handed in "
        "(\"tandem handin --step opinions\"). write, check, respond and decide read a JSON file as "
        "\"tandem help formats\" shows it, take it as said by NAME, and record all of it or, when "
        "one row is refused, none. settle freezes what is checked and answered: then the opinions "
        "are in the benchmark. give hands an utterance to the other of the pair before anybody has "
        "written about it.");
    syntax.options = {actorOption(Words::tr("Who writes, checks, answers or decides.")),
        samplesOption(), option("utterance", Words::tr("The utterance, counted from 1."), "U"),
        option("to", Words::tr("Who writes about it from now on."), "NAME"),
        option("file", Words::tr("Read from FILE; - is standard input."), "FILE")};
    syntax.fewestWords = 2;
    syntax.mostWords = 2;
    syntax.examples = {"tandem opinions k.tandem write --person Ada --sample 1 --file ada.json",
        "tandem opinions k.tandem list --sample 1 --json | jq .samples[].opinions",
        "tandem opinions k.tandem settle --person Ada --sample all"};
    return syntax;
}

Expected<void> runOpinions(Call& call)
{
    // Either order: the other commands with a verb have it first.
    const bool verbFirst = opinionVerbs().contains(call.word(0));
    const QString verb = call.word(verbFirst ? 0 : 1);
    const QString project = call.word(verbFirst ? 1 : 0);
    if (!opinionVerbs().contains(verb))
        return noneOf(verb, opinionVerbs(), call);
    if (verb == QLatin1String("list"))
        return listOpinions(project, call);
    if (verb == QLatin1String("settle"))
        return settle(project, call);
    if (verb == QLatin1String("give"))
        return give(project, call);
    if (!call.has("file"))
        return call.misuse(Words::tr("--file is missing: what is said?"));
    if (verb == QLatin1String("write"))
        return writeOpinions(project, call);
    return sayOfOpinions(project,
        verb == QLatin1String("check")     ? SaidKind::Checks
        : verb == QLatin1String("respond") ? SaidKind::Responses
                                           : SaidKind::Decisions,
        call);
}

const Command opinionsCommand{"opinions", opinionsSyntax, runOpinions};

} // namespace tandem
