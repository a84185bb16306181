#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/json.h"
#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"
#include "models/wordof.h"
#include "storage/database/database.h"
#include "storage/formats/limits.h"
#include "storage/project/opinionwriting.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QJsonDocument>

#include <limits>

namespace tandem {

class Call;

/// The figures of the checks as JSON.
struct OpinionFigures;
Json checkFiguresJson(const OpinionFigures& figures);

namespace {

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

QString opinionStateKey(OpinionState state)
{
    static constexpr std::array words{"unchecked", "passed", "awaiting_author", "awaiting_recheck",
        "disputed", "dropped", "kept"};
    return QLatin1String(wordOf(state, words));
}

/// Names of people, read once each.
class PeopleNames final
{
public:
    explicit PeopleNames(Database& database)
        : m_people(database)
    {
    }

    QString operator()(PersonId id)
    {
        if (!m_names.contains(id))
            m_names.insert(id,
                m_people.byId(id).map([](const Person& p) { return p.name; }).value_or(QString()));
        return m_names.value(id);
    }

private:
    PeopleRepository m_people;
    QHash<PersonId, QString> m_names;
};

Json eventJson(const OpinionEvent& event, PeopleNames& names)
{
    Json object = QJsonDocument::fromJson(opinionEventToJson(event)).object();
    std::visit(
        [&](const auto& said) {
            object.insert("by", names(said.by));
            object.insert("time", said.at.toString(Qt::ISODateWithMs));
        },
        event);
    return object;
}

QJsonArray opinionsArray(
    const QList<PlacedOpinion>& opinions, ConsistencyRule rule, PeopleNames& names)
{
    QJsonArray array;
    for (const PlacedOpinion& placed : opinions) {
        const OpinionStanding now = standing(placed.thread, rule);
        QJsonArray said;
        for (const OpinionEvent& event : placed.thread.events)
            said.append(eventJson(event, names));
        array.append(Json{{"opinion", placed.number}, {"id", placed.thread.uuid},
            {"utterance", placed.utterance}, {"author", names(placed.thread.author)},
            {"checker", names(placed.thread.checker)}, {"written", placed.thread.written},
            {"text", now.text}, {"state", opinionStateKey(now.state)}, {"said", said}});
    }
    return array;
}

QJsonArray utterancesArray(const QList<OpinionContext>& contexts,
    const QHash<int, PersonId>& authors, const QHash<int, UtteranceWork>& works, PersonId person,
    PeopleNames& names)
{
    QJsonArray array;
    for (int place = 1; place <= contexts.size(); ++place) {
        const PersonId author = authors.value(place);
        Json object{{"utterance", place}, {"participant", contexts.at(place - 1).participant},
            {"text", contexts.at(place - 1).utterance}, {"author", names(author)}};
        if (works.contains(place))
            object.insert("work", QJsonDocument::fromJson(workToJson(works.value(place))).object());
        if (person.isValid() && author == person)
            object.insert("complete", workGaps(works.value(place)).isEmpty());
        array.append(object);
    }
    return array;
}

Expected<void> addClosed(Database& database, const Round& round, PeopleNames& names, Json& object)
{
    OpinionChecks repository(database);
    TANDEM_TRY(rule, ComparisonRepository(database).rule(round.id));
    TANDEM_TRY(opinions, repository.opinions(round.id));
    TANDEM_TRY(figures, repository.figures(round.id));
    object.insert("opinions", opinionsArray(*opinions, *rule, names));
    object.insert("figures", checkFiguresJson(*figures));
    return {};
}

} // namespace

Json checkFiguresJson(const OpinionFigures& figures)
{
    Json yes;
    const std::array words{key("faithful"), key("references"), key("atomic"), key("independent")};
    for (size_t i = 0; i < words.size(); ++i)
        yes.insert(words[i], figureJson(figures.yes[i]));
    return Json{{"opinions", figures.opinions}, {"checked", figures.checked}, {"yes", yes},
        {"all_yes", figureJson(figures.allYes)}, {"kappa", figureJson(figures.kappa)},
        {"first_answers", Json{{"passed_at_once", figures.passedAtOnce},
                              {"accepted", figures.accepted}, {"changed", figures.changed},
                              {"defended", figures.defended}, {"unanswered", figures.unanswered}}},
        {"now", Json{{"passed", figures.passed}, {"kept", figures.kept},
                    {"dropped", figures.dropped}, {"disputed", figures.disputed},
                    {"awaiting", figures.awaiting}, {"unchecked", figures.unchecked()}}},
        {"references",
            Json{{"opinions", figures.opinionsWithReferences}, {"references", figures.references},
                {"right", figureJson(figures.referencesRight)}}}};
}

/// What `person` may see of a sample's opinions, as JSON: their own work while the round is open,
/// every opinion with what was said of it once it is closed. With an invalid person what was
/// written stays out while the round is open.
Expected<QJsonObject> opinionsJson(Database& database, const SampleRow& row, PersonId person)
{
    OpinionRepository repository(database);
    PeopleNames names(database);
    Json object{{"sample", row.position}, {"title", row.title}, {"state", stateKey(row.state())}};
    TANDEM_TRY(contexts, repository.contexts(row.id));
    if (!row.round) {
        object.insert("utterances", utterancesArray(*contexts, {}, {}, {}, names));
        return object;
    }
    TANDEM_TRY(authors, repository.authors(row.round->id));
    TANDEM_TRY(works, row.round->isClosed() ? repository.ofClosedRound(row.round->id)
                                            : repository.own(row.round->id, person));
    object.insert("a", names(row.round->pair.a));
    object.insert("b", names(row.round->pair.b));
    object.insert("utterances", utterancesArray(*contexts, *authors, *works, person, names));
    if (row.round->isClosed()) {
        TANDEM_DO(addClosed(database, *row.round, names, object));
    }
    return object;
}

/// The same for people to read.
void printOpinions(const Json& sample, Call& call)
{
    QTextStream& out = call.out;
    const auto text = [](const Json& object, const char* name) {
        return printable(object.value(QLatin1String(name)).toString());
    };
    out << CommandWords::tr("Sample %1: %2")
               .arg(sample.value(key("sample")).toInt())
               .arg(text(sample, "title"))
        << '\n';
    const QJsonArray utterances = sample.value(key("utterances")).toArray();
    for (const QJsonValue& value : utterances) {
        const Json utterance = value.toObject();
        out << "  " << utterance.value(key("utterance")).toInt() << "  "
            << text(utterance, "participant") << ": " << beginning(text(utterance, "text"), 70);
        if (const QString author = text(utterance, "author"); !author.isEmpty())
            out << "  [" << author << ']';
        if (utterance.contains(key("complete")))
            out << "  "
                << (utterance.value(key("complete")).toBool() ? CommandWords::tr("complete")
                                                              : CommandWords::tr("to do"));
        out << '\n';
    }
    const QJsonArray opinions = sample.value(key("opinions")).toArray();
    for (const QJsonValue& value : opinions) {
        const Json opinion = value.toObject();
        out << CommandWords::tr("  opinion %1  %2  [%3 by %4, utterance %5]")
                   .arg(opinion.value(key("opinion")).toInt())
                   .arg(text(opinion, "text"), text(opinion, "state"), text(opinion, "author"))
                   .arg(opinion.value(key("utterance")).toInt())
            << '\n';
    }
}

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
    {"review", sayOfOpinions<SaidKind::Checks>}, {"respond", sayOfOpinions<SaidKind::Responses>},
    {"decide", sayOfOpinions<SaidKind::Decisions>}, {"settle", settle}, {"reassign", give}};

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
