#include "app/commandline/opinions/opinionslist.h"

#include "app/commandline/command.h"
#include "models/wordof.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"

#include <QJsonDocument>

namespace tandem {

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

} // namespace tandem
