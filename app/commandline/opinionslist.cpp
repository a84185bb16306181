#include "app/commandline/opinionslist.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"
#include "storage/repositories/peoplerepository.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tandem {

namespace {

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

QString opinionStateKey(OpinionState state)
{
    switch (state) {
    case OpinionState::Unchecked:
        return QStringLiteral("unchecked");
    case OpinionState::Passed:
        return QStringLiteral("passed");
    case OpinionState::AwaitingAuthor:
        return QStringLiteral("awaiting_author");
    case OpinionState::AwaitingRecheck:
        return QStringLiteral("awaiting_recheck");
    case OpinionState::Disputed:
        return QStringLiteral("disputed");
    case OpinionState::Dropped:
        return QStringLiteral("dropped");
    case OpinionState::Kept:
        break;
    }
    return QStringLiteral("kept");
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

QJsonObject opinionEventJson(const OpinionEvent& event, PeopleNames& names)
{
    QJsonObject object = QJsonDocument::fromJson(opinionEventToJson(event)).object();
    std::visit(
        [&](const auto& said) {
            object.insert(key("by"), names(said.by));
            object.insert(key("time"), said.at.toString(Qt::ISODateWithMs));
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
            said.append(opinionEventJson(event, names));
        array.append(QJsonObject{{key("opinion"), placed.number}, {key("id"), placed.thread.uuid},
            {key("utterance"), placed.utterance}, {key("author"), names(placed.thread.author)},
            {key("checker"), names(placed.thread.checker)}, {key("written"), placed.thread.written},
            {key("text"), now.text}, {key("state"), opinionStateKey(now.state)},
            {key("said"), said}});
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
        QJsonObject object{{key("utterance"), place},
            {key("participant"), contexts.at(place - 1).participant},
            {key("text"), contexts.at(place - 1).utterance}, {key("author"), names(author)}};
        if (works.contains(place))
            object.insert(
                key("work"), QJsonDocument::fromJson(workToJson(works.value(place))).object());
        if (person.isValid() && author == person)
            object.insert(key("complete"), workGaps(works.value(place)).isEmpty());
        array.append(object);
    }
    return array;
}

Expected<void> addClosed(
    Database& database, const Round& round, PeopleNames& names, QJsonObject& object)
{
    OpinionChecks repository(database);
    TANDEM_TRY(rule, ComparisonRepository(database).rule(round.id));
    TANDEM_TRY(opinions, repository.opinions(round.id));
    TANDEM_TRY(figures, repository.figures(round.id));
    object.insert(key("opinions"), opinionsArray(*opinions, *rule, names));
    object.insert(key("figures"), checkFiguresJson(*figures));
    return {};
}

} // namespace

QJsonObject checkFiguresJson(const OpinionFigures& figures)
{
    QJsonObject yes;
    const std::array words{key("faithful"), key("references"), key("atomic"), key("independent")};
    for (size_t i = 0; i < words.size(); ++i)
        yes.insert(words[i], figureJson(figures.yes[i]));
    return {{key("opinions"), figures.opinions}, {key("checked"), figures.checked},
        {key("yes"), yes}, {key("all_yes"), figureJson(figures.allYes)},
        {key("kappa"), figureJson(figures.kappa)},
        {key("first_answers"),
            QJsonObject{{key("passed_at_once"), figures.passedAtOnce},
                {key("accepted"), figures.accepted}, {key("changed"), figures.changed},
                {key("defended"), figures.defended}, {key("unanswered"), figures.unanswered}}},
        {key("now"),
            QJsonObject{{key("passed"), figures.passed}, {key("kept"), figures.kept},
                {key("dropped"), figures.dropped}, {key("disputed"), figures.disputed},
                {key("awaiting"), figures.awaiting}, {key("unchecked"), figures.unchecked()}}},
        {key("references"), QJsonObject{{key("opinions"), figures.opinionsWithReferences},
                                {key("references"), figures.references},
                                {key("right"), figureJson(figures.referencesRight)}}}};
}

Expected<QJsonObject> opinionsJson(Database& database, const SampleRow& row, PersonId person)
{
    OpinionRepository repository(database);
    PeopleNames names(database);
    QJsonObject object{{key("sample"), row.position}, {key("title"), row.title},
        {key("state"), stateKey(row.state())}};
    TANDEM_TRY(contexts, repository.contexts(row.id));
    if (!row.round) {
        object.insert(key("utterances"), utterancesArray(*contexts, {}, {}, {}, names));
        return object;
    }
    TANDEM_TRY(authors, repository.authors(row.round->id));
    TANDEM_TRY(works, row.round->isClosed() ? repository.ofClosedRound(row.round->id)
                                            : repository.own(row.round->id, person));
    object.insert(key("a"), names(row.round->pair.a));
    object.insert(key("b"), names(row.round->pair.b));
    object.insert(key("utterances"), utterancesArray(*contexts, *authors, *works, person, names));
    if (row.round->isClosed()) {
        TANDEM_DO(addClosed(database, *row.round, names, object));
    }
    return object;
}

void printOpinions(const QJsonObject& sample, Console& console)
{
    QTextStream& out = console.out;
    const auto text = [](const QJsonObject& object, const char* name) {
        return printable(object.value(QLatin1String(name)).toString());
    };
    out << CommandWords::tr("Sample %1: %2")
               .arg(sample.value(key("sample")).toInt())
               .arg(text(sample, "title"))
        << '\n';
    const QJsonArray utterances = sample.value(key("utterances")).toArray();
    for (const QJsonValue& value : utterances) {
        const QJsonObject utterance = value.toObject();
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
        const QJsonObject opinion = value.toObject();
        out << CommandWords::tr("  opinion %1  %2  [%3 by %4, utterance %5]")
                   .arg(opinion.value(key("opinion")).toInt())
                   .arg(text(opinion, "text"), text(opinion, "state"), text(opinion, "author"))
                   .arg(opinion.value(key("utterance")).toInt())
            << '\n';
    }
}

} // namespace tandem
