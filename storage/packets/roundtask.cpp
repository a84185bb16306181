#include "storage/packets/roundtask.h"

#include "models/opinions/utterancework.h"
#include "models/rounds/stepname.h"
#include "models/studies/templates.h"
#include "storage/packets/opinionturns.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/rowcheck.h"
#include "storage/repositories/items.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QDateTime>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace tandem::roundtask {

namespace {

using studies::Field;
using studies::Task;
using studies::TaskTurn;

const QString kAnswer = QStringLiteral("answer");
const QString kUnsure = QStringLiteral("unsure");
const QString kNote = QStringLiteral("note");
const QString kYes = QStringLiteral("yes");
const QString kNo = QStringLiteral("no");

QString derived(const QString& from, const QString& name)
{
    return QUuid::createUuidV5(QUuid(from), name).toString(QUuid::WithoutBraces);
}

/// The question of studies that say yes or no, with the keys that give these in the window.
studies::Question yesOrNo()
{
    studies::Question asked = studies::designTemplate(studies::Kind::YesNo).questions.first();
    asked.name = kAnswer;
    for (studies::Option& option : asked.options)
        option.key = option.value.left(1);
    return asked;
}

/// Whether to come back to it; nothing is submitted before it is taken away.
studies::Question unsureMark()
{
    studies::Question asked;
    asked.name = kUnsure;
    asked.text = PacketWords::tr("Unsure mark");
    asked.options = {{kUnsure, PacketWords::tr("Unsure: come back to it"), QStringLiteral("u"), 0}};
    asked.isRequired = false;
    return asked;
}

studies::Question note()
{
    studies::Question asked;
    asked.name = kNote;
    asked.text = PacketWords::tr("Note");
    asked.kind = studies::Question::Kind::Text;
    asked.isRequired = false;
    return asked;
}

/// What the page writes as JSON.
studies::Question documentQuestion(const QString& name)
{
    studies::Question asked;
    asked.name = name;
    asked.text = PacketWords::tr("Opinions");
    asked.kind = studies::Question::Kind::Text;
    return asked;
}

/// What one sample's round about paragraphs or facts adds to a task.
class RoundTurns final
{
public:
    RoundTurns(Database& project, Task& task, const Round& round, PersonId person, int group)
        : m_project(project)
        , m_task(task)
        , m_round(round)
        , m_person(person)
        , m_group(group)
    {
    }

    Expected<void> add()
    {
        SampleRepository samples(m_project);
        TANDEM_TRY(sample, samples.row(m_round.sample, m_round.step));
        TANDEM_TRY(said, samples.discussion(m_round.sample));
        QStringList utterances;
        for (const kgds::UtteranceRecord& one : *said)
            utterances.append(one.participant + QStringLiteral(": ") + one.text);
        m_discussion = utterances.join(QStringLiteral("\n\n"));
        m_title = sample->title;
        TANDEM_DO(readParagraphs(samples));
        TANDEM_TRY(asked, askedSubjects(m_project, m_round, m_person));
        TANDEM_TRY(items, itemsOf(m_project, m_round.sample, m_round.step));
        for (qsizetype i = 0; i < asked->size(); ++i)
            m_task.turns.append(turn(items->at(i), asked->at(i).subject));
        return addGiven();
    }

private:
    Expected<void> readParagraphs(SampleRepository& samples)
    {
        if (m_round.step == Step::Paragraphs)
            return {};
        TANDEM_TRY(paragraphs, samples.paragraphs(m_round.sample));
        for (const ParagraphRow& paragraph : *paragraphs)
            m_paragraphs.insert(paragraph.number, paragraph.text);
        return {};
    }

    TaskTurn turn(const ItemRow& item, const QString& subject) const
    {
        TaskTurn turn;
        turn.id = turnOf(m_task.form, m_round.uuid, subject);
        turn.group = m_group;
        turn.text = QStringLiteral("%1 · %2").arg(m_title).arg(item.number);
        turn.fields.append(Field{QStringLiteral("text"), item.text, 0, {}});
        if (m_round.step == Step::KeyFacts)
            turn.fields.append(
                Field{QStringLiteral("paragraph"), m_paragraphs.value(item.paragraph), 0, {}});
        turn.fields.append(Field{QStringLiteral("discussion"), m_discussion, 0, {}});
        return turn;
    }

    /// What the person has answered so far; nobody else's.
    Expected<void> addGiven()
    {
        TANDEM_TRY(answers, packetRows(m_project, SealKind::Answer,
                                QStringLiteral("x.round_id = ? AND x.person_id = ? AND ") +
                                    isCurrentAnswerSql(QStringLiteral("x")),
                                {m_round.id.value, m_person.value}));
        for (const PacketRow& answer : *answers)
            m_task.given.rows.append(given(m_task.form, answer));
        return {};
    }

    Database& m_project;
    Task& m_task;
    const Round& m_round;
    const PersonId m_person;
    const int m_group;
    QString m_title;
    QString m_discussion;
    QHash<int, QString> m_paragraphs; ///< that facts are from
};

} // namespace

Asks asksOf(const Round& round)
{
    if (round.step != Step::Opinions)
        return Asks::Labels;
    return round.isClosed() ? Asks::Reviews : Asks::Opinions;
}

Task empty(const QString& form, const QString& project, const QString& person, Asks asks)
{
    Task task;
    task.form = form;
    task.project = project;
    task.study = derived(project, QStringLiteral("rounds"));
    task.version = derived(form, QStringLiteral("version"));
    task.rater = person;
    if (asks == Asks::Labels)
        task.questions = {yesOrNo(), unsureMark(), note()};
    else
        task.questions = {documentQuestion(
            asks == Asks::Opinions ? studies::kWorkQuestion : studies::kSaidQuestion)};
    task.isRound = true;
    return task;
}

QString turnOf(const QString& form, const QString& round, const QString& subject)
{
    return derived(form, round + u' ' + subject);
}

QList<studies::AnswerRow> given(const QString& form, const PacketRow& answer)
{
    QList<studies::AnswerRow> rows;
    const QString turn = turnOf(form, answer.round, answer.subject);
    if (answer.kind == SealKind::Work)
        return {{derived(form, answer.uuid), turn, studies::kWorkQuestion,
            QString::fromUtf8(answer.text), answer.at, 0}};
    const auto add = [&](const QString& question, const std::optional<QString>& value) {
        const QString name = question == kAnswer ? answer.uuid : answer.uuid + u' ' + question;
        rows.append({derived(form, name), turn, question, value, answer.at, 0});
    };
    add(kAnswer,
        answer.value ? std::optional(*answer.value == int(YesNo::Yes) ? kYes : kNo) : std::nullopt);
    if (answer.flag == 1)
        add(kUnsure, kUnsure);
    if (!answer.text.isEmpty())
        add(kNote, QString::fromUtf8(answer.text));
    return rows;
}

PacketRow after(PacketRow state, const studies::AnswerRow& row)
{
    state.kind = SealKind::Answer;
    state.uuid = row.uuid;
    state.at = row.at;
    state.durationMs = row.durationMs;
    if (row.question == kUnsure) {
        state.flag = row.value ? 1 : 0;
    } else if (row.question == kNote) {
        state.text = row.value.value_or(QString()).toUtf8();
    } else {
        state.value = row.value ? std::optional<qint64>(*row.value == kYes) : std::nullopt;
        state.flag = 0;
    }
    return state;
}

Expected<PacketRow> opinionRow(const studies::AnswerRow& row, Asks asks, PersonId by)
{
    PacketRow state;
    state.kind = asks == Asks::Opinions ? SealKind::Work : SealKind::Event;
    state.uuid = row.uuid;
    state.at = row.at;
    state.durationMs = row.durationMs;
    const QByteArray json = row.value.value_or(QString()).toUtf8();
    if (asks == Asks::Opinions) {
        // Taken back to nothing: undone up to its beginning.
        TANDEM_TRY(
            work, row.value ? workFromStoredJson(json) : Expected<UtteranceWork>(UtteranceWork()));
        state.text = workToJson(*work);
        state.flag = workGaps(*work).isEmpty() ? 1 : 0;
        return state;
    }
    QJsonObject said = QJsonDocument::fromJson(json).object();
    const int kind = said.take(QStringLiteral("kind")).toInt(-1);
    // What stays disputed is decided in the window.
    if (kind < 0 || kind > 1)
        return failure(ErrorCode::InvalidInput,
            PacketWords::tr("An annotator's page cannot say this."), row.uuid);
    TANDEM_TRY(event, opinionEventFromJson(kind, QJsonDocument(said).toJson(QJsonDocument::Compact),
                          by, QDateTime::fromMSecsSinceEpoch(row.at, Qt::UTC)));
    state.flag = opinionEventKind(*event);
    state.text = opinionEventToJson(*event);
    return state;
}

Expected<QStringList> subjectsOf(Database& project, const Round& round, PersonId person)
{
    QStringList subjects;
    if (asksOf(round) == Asks::Reviews) {
        TANDEM_TRY(opinions, OpinionChecks(project).opinions(round.id));
        for (const PlacedOpinion& placed : *opinions)
            subjects.append(placed.thread.uuid);
        return subjects;
    }
    TANDEM_TRY(asked, askedSubjects(project, round, person));
    for (const AskedSubject& one : *asked)
        subjects.append(one.subject);
    return subjects;
}

namespace {

/// What is asked of each item, and what is shown of it.
void askForLabels(Task& task, bool isFacts)
{
    task.questions.first().text =
        isFacts ? PacketWords::tr("Is this fact a key background-supporting fact for the "
                                  "discussion?")
                : PacketWords::tr("Is this paragraph background-supporting for the discussion?");
    task.fields = {{QStringLiteral("text"),
        isFacts ? PacketWords::tr("Fact") : PacketWords::tr("Paragraph"), false}};
    if (isFacts)
        task.fields.append({QStringLiteral("paragraph"), PacketWords::tr("Its paragraph"), false});
    task.fields.append({QStringLiteral("discussion"), PacketWords::tr("Discussion"), false});
}

Expected<void> addTurns(
    Database& project, Task& task, const Round& round, PersonId person, int group)
{
    switch (asksOf(round)) {
    case Asks::Opinions:
        return addWritingTurns(project, task, round, person, group);
    case Asks::Reviews:
        return addReviewTurns(project, task, round, person, group);
    case Asks::Labels:
        break;
    }
    return RoundTurns(project, task, round, person, group).add();
}

} // namespace

Expected<Task> filled(
    Database& project, const Task& empty, const Order& order, const QList<Round>& rounds)
{
    TANDEM_TRY(settings, SettingsRepository(project).load());
    TANDEM_TRY(person, PeopleRepository(project).byId(order.person));
    Task task = empty;
    task.name = person->name;
    task.title = stepName(order.step);
    // The project's own is about paragraphs, as in the window.
    const bool isOwn = order.step == Step::Paragraphs && !settings->guideline.isEmpty();
    task.instructions = isOwn ? settings->guideline : order.guideline;
    if (order.step != Step::Opinions)
        askForLabels(task, order.step == Step::KeyFacts);
    int group = 0;
    for (const Round& round : rounds)
        TANDEM_DO(addTurns(project, task, round, order.person, ++group));
    std::sort(task.given.rows.begin(), task.given.rows.end(),
        [](const studies::AnswerRow& a, const studies::AnswerRow& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    return task;
}

} // namespace tandem::roundtask
