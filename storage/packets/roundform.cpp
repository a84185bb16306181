#include "storage/packets/roundform.h"

#include "models/rounds/stepname.h"
#include "models/studies/task.h"
#include "models/studies/templates.h"
#include "storage/database/rows.h"
#include "storage/packets/canonicalbytes.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetcopy.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetrow.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/packetwriter.h"
#include "storage/packets/rowcheck.h"
#include "storage/repositories/items.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/studies/answersfile.h"
#include "storage/studies/formfile.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace tandem {

class Database;

/// Rounds as a form asks about them: how they become a rater's task, and how what comes back is
/// told apart (docs/study-page.md).
namespace roundform {

/// Its one question, whose answers are "yes" and "no".
inline const QString kAnswer = QStringLiteral("answer");

/// The UUIDs of a form by which its task is known; all of them follow from `form`.
studies::Task emptyTask(const QString& form, const QString& project, const QString& person);
/// The turn of the form about this subject of a round (PacketRow::subject).
QString turnOf(const QString& form, const QString& round, const QString& subject);
/// The form's row that says what the person had answered before it was written; what they are
/// unsure about they are asked again.
studies::AnswerRow givenRow(const QString& form, const PacketRow& answer);

/// Everything that the form shows, of rounds of one step.
Expected<studies::Task> filledTask(Database& project, const studies::Task& empty,
    const RoundFormOrder& order, const QList<Round>& rounds);

} // namespace roundform

} // namespace tandem

namespace tandem::roundform {

namespace {

using studies::Field;
using studies::Task;
using studies::TaskTurn;

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

/// What one sample's round adds to a task.
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
            m_task.given.rows.append(givenRow(m_task.form, answer));
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

Task emptyTask(const QString& form, const QString& project, const QString& person)
{
    Task task;
    task.form = form;
    task.project = project;
    task.study = derived(project, QStringLiteral("rounds"));
    task.version = derived(form, QStringLiteral("version"));
    task.rater = person;
    task.questions = {yesOrNo()};
    return task;
}

QString turnOf(const QString& form, const QString& round, const QString& subject)
{
    return derived(form, round + u' ' + subject);
}

studies::AnswerRow givenRow(const QString& form, const PacketRow& answer)
{
    studies::AnswerRow row{derived(form, answer.uuid), turnOf(form, answer.round, answer.subject),
        kAnswer, std::nullopt, answer.at, 0};
    if (answer.value && answer.flag == 0)
        row.value = *answer.value == int(YesNo::Yes) ? QStringLiteral("yes") : QStringLiteral("no");
    return row;
}

Expected<Task> filledTask(
    Database& project, const Task& empty, const RoundFormOrder& order, const QList<Round>& rounds)
{
    TANDEM_TRY(settings, SettingsRepository(project).load());
    TANDEM_TRY(person, PeopleRepository(project).byId(order.person));
    const bool isFacts = order.step == Step::KeyFacts;
    Task task = empty;
    task.name = person->name;
    task.title = stepName(order.step);
    task.instructions = settings->guideline.isEmpty() ? order.guideline : settings->guideline;
    task.questions.first().text =
        isFacts ? PacketWords::tr("Is this fact a key background-supporting fact for the "
                                  "discussion?")
                : PacketWords::tr("Is this paragraph background-supporting for the discussion?");
    task.fields = {{QStringLiteral("text"),
        isFacts ? PacketWords::tr("Fact") : PacketWords::tr("Paragraph"), false}};
    if (isFacts)
        task.fields.append({QStringLiteral("paragraph"), PacketWords::tr("Its paragraph"), false});
    task.fields.append({QStringLiteral("discussion"), PacketWords::tr("Discussion"), false});
    int group = 0;
    for (const Round& round : rounds)
        TANDEM_DO(RoundTurns(project, task, round, order.person, ++group).add());
    std::sort(task.given.rows.begin(), task.given.rows.end(),
        [](const studies::AnswerRow& a, const studies::AnswerRow& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    return task;
}

} // namespace tandem::roundform

namespace tandem {

namespace {

using studies::RaterEvent;

/// The journal's word for a form of rounds; its detail has the digest of each round.
const QString kFormWritten = QStringLiteral("form written");
const QString kFormRounds = QStringLiteral("rounds");

QByteArray digestOfForm(const QJsonObject& rounds)
{
    CanonicalBytes bytes;
    for (auto round = rounds.begin(); round != rounds.end(); ++round)
        bytes.add(round.key()).add(round.value().toString());
    return QCryptographicHash::hash(bytes.bytes(), QCryptographicHash::Sha256);
}

Expected<QList<Round>> roundsOfForm(Database& project, const RoundFormOrder& order)
{
    if (order.step == Step::Opinions)
        return failure(ErrorCode::Refused,
            PacketWords::tr("Opinions are free text: a form cannot collect them."), {},
            PacketWords::tr("Create a packet instead."));
    TANDEM_TRY(waiting, packetRounds(project, order.person, order.samples));
    QList<Round> rounds;
    for (const Round& round : waiting->open) {
        if (round.step == order.step)
            rounds.append(round);
    }
    if (rounds.isEmpty())
        return failure(ErrorCode::Refused,
            PacketWords::tr("These samples have no open work for this person."), {},
            whyNothingToDo(
                *waiting, PacketWords::tr("Assign samples first; submitted work needs no form.")));
    return rounds;
}

Expected<void> noteForm(Database& project, const PacketStamp& stamp, const RoundFormOrder& order,
    const QList<Round>& rounds, PersonId by)
{
    QJsonObject digests;
    for (const Round& round : rounds) {
        TANDEM_TRY(digest, roundDigest(project, round.id));
        digests.insert(round.uuid, QString::fromLatin1(digest->toHex()));
    }
    TANDEM_DO(insertRow(project, "packet_out",
        {{"uuid", stamp.uuid}, {"person_id", order.person}, {"secret", stamp.secret},
            {"digest", digestOfForm(digests)}, {"made_at", stamp.madeAt}}));
    return Journal(project).append(kFormWritten, by, stamp.uuid, {{kFormRounds, digests}});
}

/// What a project knows of a form that it wrote.
struct FormOut
{
    QString uuid;
    QByteArray key;
    qint64 madeAt = 0;
    QString person; ///< UUID
    QString name;
    QJsonObject digests = {}; ///< of its rounds, by their UUIDs
};

Expected<std::optional<FormOut>> formOut(Database& project, const QString& uuid)
{
    TANDEM_TRY_VAR(found, firstRow(project,
                              QStringLiteral("SELECT k.uuid, k.secret, k.made_at, n.uuid, n.name"
                                             " FROM packet_out k JOIN person n"
                                             " ON n.id = k.person_id WHERE k.uuid = ?"),
                              {uuid},
                              into(&FormOut::uuid, &FormOut::key, &FormOut::madeAt,
                                  &FormOut::person, &FormOut::name)));
    TANDEM_TRY(entries, Journal(project).newest(100, uuid));
    for (const JournalEntry& entry : *entries) {
        if (*found && entry.event == kFormWritten)
            (*found)->digests = entry.detail.value(kFormRounds).toObject();
    }
    // Of a packet there is no such entry.
    return *found && !(*found)->digests.isEmpty() ? *found : std::nullopt;
}

/// Rows of a form's answers turned into those that the person would have written in the program.
class FormRounds final
{
public:
    FormRounds(Database& project, const FormOut& form, const AnswersFile& file)
        : m_project(project)
        , m_file(file)
    {
        m_contents.uuid = form.uuid;
        m_contents.person = form.person;
        m_contents.personName = form.name;
        m_contents.secret = form.key;
        m_contents.digest = digestOfForm(form.digests);
        m_contents.madeAt = form.madeAt;
        m_digests = form.digests;
    }

    Expected<PacketContents> read()
    {
        TANDEM_TRY(settings, SettingsRepository(m_project).load());
        m_contents.projectUuid = settings->uuid;
        m_contents.projectName = settings->name;
        m_task = roundform::emptyTask(m_contents.uuid, settings->uuid, m_contents.person);
        for (auto round = m_digests.begin(); round != m_digests.end(); ++round)
            TANDEM_DO(readRound(round.key(), round.value().toString()));
        TANDEM_DO(checkAnswersFile(m_file, m_task, m_contents.secret));
        TANDEM_DO(takeSubmissions());
        for (qsizetype i = 0; i < m_file.given.rows.size(); ++i)
            TANDEM_DO(take(m_file.given.rows.at(i), QStringLiteral("/rows/%1").arg(i)));
        return m_contents;
    }

private:
    /// What a turn is about, and what was last said of it.
    struct Asked
    {
        QString round;
        QString subject;
        PacketRow state = {};
    };

    Expected<void> readRound(const QString& uuid, const QString& digest)
    {
        PacketRound round;
        round.uuid = uuid;
        round.digest = QByteArray::fromHex(digest.toLatin1());
        TANDEM_DO(eachRow(m_project,
            QStringLiteral("SELECT s.title, r.step FROM round r JOIN sample s"
                           " ON s.id = r.sample_id WHERE r.uuid = ?"),
            {uuid}, [&](Statement& row) { row.read(round.title, round.step); }));
        m_contents.rounds.append(round);
        TANDEM_DO(readTurns(uuid));
        TANDEM_TRY(
            answers, packetRows(m_project, SealKind::Answer,
                         QStringLiteral("r.uuid = ? AND n.uuid = ?"), {uuid, m_contents.person}));
        for (const PacketRow& answer : *answers) {
            const studies::AnswerRow row = roundform::givenRow(m_contents.uuid, answer);
            m_given.insert(row.uuid, {row, answer});
        }
        return {};
    }

    /// Facts that are not asked about any more, too: that the round has changed is said of it, not
    /// of the file.
    Expected<void> readTurns(const QString& round)
    {
        return eachRow(m_project,
            QStringLiteral("SELECT 'p' || p.number FROM round r JOIN paragraph p"
                           " ON p.sample_id = r.sample_id WHERE r.uuid = ?1 AND r.step = 0"
                           " UNION ALL SELECT 'f' || f.uuid FROM round r JOIN atomic_fact f"
                           " ON f.sample_id = r.sample_id WHERE r.uuid = ?1 AND r.step = 1"),
            {round}, [&](Statement& row) {
                studies::TaskTurn turn;
                const auto subject = row.take<QString>();
                turn.id = roundform::turnOf(m_contents.uuid, round, subject);
                m_asked.insert(turn.id, {round, subject});
                m_task.turns.append(turn);
            });
    }

    Expected<void> takeSubmissions()
    {
        using Kind = RaterEvent::Kind;
        for (const RaterEvent& event : m_file.given.events) {
            if (event.kind == Kind::Withdrawn || event.kind == Kind::Declined)
                return failure(ErrorCode::Refused,
                    PacketWords::tr("The person withdraws all answers, which annotators cannot do: "
                                    "their answers are kept in the journal."),
                    {},
                    PacketWords::tr(
                        "Withdraw the assignment in the project; its answers then do not count."));
            if (!isPacketTime(event.at))
                return failure(packetAltered(
                    PacketWords::tr(
                        "The packet was altered: it contains a value that Tandem does not write."),
                    event.uuid));
            if (event.kind != Kind::Submitted && event.kind != Kind::TakenBack)
                continue;
            const bool isSubmission = event.kind == Kind::Submitted;
            for (PacketRound& round : m_contents.rounds) {
                round.submitted = isSubmission ? std::optional(event.at) : std::nullopt;
                m_contents.handIns.append({isSubmission ? SealKind::Submitted : SealKind::TakenBack,
                    round.uuid, event.at});
            }
        }
        return {};
    }

    Expected<void> take(const studies::AnswerRow& row, const QString& place)
    {
        Asked& asked = m_asked[row.turn];
        PacketRow& state = asked.state;
        if (const auto given = m_given.constFind(row.uuid); given != m_given.cend()) {
            if (given->first != row)
                return failure(packetAltered(
                    PacketWords::tr(
                        "The packet was altered: an entry differs from the one in the project."),
                    place));
            state = given->second;
            return {};
        }
        state.kind = SealKind::Answer;
        state.uuid = row.uuid;
        state.round = asked.round;
        state.person = m_contents.person;
        state.subject = asked.subject;
        state.at = row.at;
        state.durationMs = row.durationMs;
        state.flag = 0;
        state.value =
            row.value ? std::optional<qint64>(*row.value == QLatin1String("yes")) : std::nullopt;
        TANDEM_DO(checkBounds(state, place));
        m_contents.written.append(state);
        return {};
    }

    Database& m_project;
    const AnswersFile& m_file;
    QJsonObject m_digests;
    studies::Task m_task;
    QHash<QString, Asked> m_asked;                                    ///< by turn
    QHash<QString, std::pair<studies::AnswerRow, PacketRow>> m_given; ///< with the form, by UUID
    PacketContents m_contents;
};

} // namespace

Expected<WrittenForm> writeRoundForm(Database& project, const StudyPage& page,
    const RoundFormOrder& order, const QString& path, PersonId by)
{
    TANDEM_DO(PeopleRepository(project).requireLead(by));
    TANDEM_TRY(person, mayHavePacket(project, order.person, path));
    TANDEM_TRY(rounds, roundsOfForm(project, order).map_error([&](const Error& error) {
        return error.in(person->name);
    }));
    TANDEM_TRY(settings, SettingsRepository(project).load());
    const PacketStamp stamp = newPacketStamp();
    TANDEM_TRY(
        task, roundform::filledTask(project,
                  roundform::emptyTask(stamp.uuid, settings->uuid, person->uuid), order, *rounds));
    TANDEM_DO(noteForm(project, stamp, order, *rounds, by));
    TANDEM_DO(writeFormFile(path, page, *task, stamp.secret));
    return WrittenForm{path, stamp.uuid, person->name, int(task->turns.size())};
}

Expected<std::optional<PacketContents>> roundFormAnswers(Database& project, const AnswersFile& file)
{
    TANDEM_TRY(form, formOut(project, file.form));
    if (!*form)
        return std::nullopt;
    return FormRounds(project, **form, file).read().map([](const PacketContents& contents) {
        return std::optional(contents);
    });
}

} // namespace tandem
