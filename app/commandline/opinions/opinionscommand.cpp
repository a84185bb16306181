#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/opinions/opinionslist.h"
#include "storage/database/database.h"
#include "storage/formats/limits.h"
#include "storage/project/opinionwriting.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <limits>

namespace tandem {

namespace {

Expected<QByteArray> contents(const QString& file, Call& call)
{
    TANDEM_TRY(input, inputOf(file, call));
    TANDEM_TRY(source, input->open());
    return readUpTo(**source, limits::maxDocumentBytes + 1);
}

QString fileName(Call& call)
{
    const auto input = inputOf(call.value("file"), call);
    return input ? input->name() : QString();
}

/// The project is named after the verb, or before it.
QString projectOf(Call& call);

using RecordRows = std::function<Expected<QList<int>>(Database&, PersonId, int sample)>;

/// Records rows as the acting person: all or none.
Expected<void> record(qsizetype count, const RecordRows& rows, Call& call)
{
    TANDEM_TRY(sample, call.number("sample", 1, kMostNumber));
    QString name;
    TANDEM_TRY(
        samples, writeProject(projectOf(call), [&](Database& database) -> Expected<QList<int>> {
            TANDEM_TRY(person, actingPerson(database, call));
            name = person->name;
            auto touched = rows(database, person->id, int(sample->value_or(0)));
            return touched ? touched : failure(touched.error().in(fileName(call)));
        }));
    return call.tell(Json{{"person", name}, {"recorded", count}, {"samples", jsonArray(*samples)}},
        CommandWords::tr("%1: %n row(s) recorded.", nullptr, int(count)).arg(printable(name)));
}

Expected<QByteArray> neededFile(Call& call)
{
    if (!call.has("file"))
        return call.misuse(CommandWords::tr("--file is required: the file of rows to record."));
    return contents(call.value("file"), call);
}

Expected<void> writeOpinions(Call& call)
{
    TANDEM_TRY(json, neededFile(call));
    TANDEM_TRY(rows, readWrittenOpinions(*json, fileName(call)));
    const auto work = [&](Database& database, PersonId person, int sample) {
        return recordWork(database, *rows, person, sample);
    };
    return record(rows->size(), work, call);
}

template <SaidKind kind>
Expected<void> sayOfOpinions(Call& call)
{
    TANDEM_TRY(json, neededFile(call));
    TANDEM_TRY(rows, readSaidOpinions(*json, kind, fileName(call)));
    const auto work = [&](Database& database, PersonId person, int sample) {
        return recordSaid(database, *rows, person, sample);
    };
    return record(rows->size(), work, call);
}

Expected<void> listOpinions(Call& call)
{
    QJsonArray samples;
    TANDEM_TRY(
        figures, readProject(projectOf(call), [&](Database& database) -> Expected<OpinionFigures> {
            TANDEM_TRY(person, viewingPerson(database, call));
            const QString selection =
                call.has("sample") ? call.value("sample") : QStringLiteral("all");
            TANDEM_TRY(rows, selectedSamples(database, selection, call, Step::Opinions));
            for (const SampleRow& row : *rows) {
                const auto sample = opinionsJson(database, row, *person);
                if (!sample)
                    return failure(sample.error().in(samplePlace(row)));
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

Expected<void> settle(Call& call)
{
    if (!call.has("sample"))
        return call.misuse(CommandWords::tr("--sample is required: the samples to settle."));
    TANDEM_TRY(
        settled, writeProject(projectOf(call), [&](Database& database) -> Expected<QList<int>> {
            TANDEM_TRY(person, actingPerson(database, call));
            TANDEM_TRY(rows, selectedSamples(database, call.value("sample"), call, Step::Opinions));
            RoundRepository rounds(database);
            return eachRound(*rows, [&](const Round& round) {
                return rounds.settle(round.id, person->id);
            }).map([&](const auto&) { return positionsOf(*rows); });
        }));
    return call.tell(Json{{"settled", jsonArray(*settled)}},
        CommandWords::tr("%n sample(s) settled.", nullptr, int(settled->size())));
}

Expected<void> give(Call& call)
{
    TANDEM_TRY(sample, call.number("sample", 1, kMostNumber));
    TANDEM_TRY(utterance, call.number("utterance", 1, kMostNumber));
    if (!*sample || !*utterance || !call.has("to"))
        return call.misuse(CommandWords::tr("Give --sample, --utterance and --to."));
    QString name;
    TANDEM_DO(writeProject(projectOf(call), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(lead, actingLead(database, call));
        TANDEM_TRY(author, PeopleRepository(database).byName(call.value("to")));
        TANDEM_TRY(row, SampleRepository(database).rowAt(int(**sample), Step::Opinions));
        TANDEM_TRY(round, roundOf(*row));
        name = author->name;
        return OpinionRepository(database).reassign(round->id, int(**utterance), author->id, *lead);
    }));
    return call.tell(Json{{"sample", **sample}, {"utterance", **utterance}, {"author", name}},
        CommandWords::tr("Utterance %2 is now assigned to %1.")
            .arg(printable(name))
            .arg(**utterance));
}

constexpr Verb kOpinionVerbs[] = {{"list", listOpinions}, {"write", writeOpinions},
    {"check", sayOfOpinions<SaidKind::Checks>}, {"respond", sayOfOpinions<SaidKind::Responses>},
    {"decide", sayOfOpinions<SaidKind::Decisions>}, {"settle", settle}, {"give", give}};

bool isVerb(const QString& word)
{
    return std::any_of(std::begin(kOpinionVerbs), std::end(kOpinionVerbs),
        [&](const Verb& verb) { return word == QLatin1String(verb.word); });
}

QString projectOf(Call& call)
{
    return call.word(isVerb(call.word(0)) ? 1 : 0);
}

} // namespace

Expected<void> runOpinions(Call& call)
{
    // Either order: the other commands with a verb have it first.
    return runVerb(kOpinionVerbs, call, isVerb(call.word(0)) ? 0 : 1);
}

const Command opinionsCommand{"opinions", runOpinions, 2, 2};

} // namespace tandem
