#include "storage/packets/roundform.h"

#include "models/studies/task.h"
#include "storage/database/rows.h"
#include "storage/packets/canonicalbytes.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetcopy.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetrow.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/packetwriter.h"
#include "storage/packets/roundtask.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/studies/answersfile.h"
#include "storage/studies/formfile.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonObject>

namespace tandem {

namespace {

using roundtask::Asks;
using studies::RaterEvent;

/// The journal's word for a form of rounds; its detail has the digest of each round.
const QString kFormWritten = QStringLiteral("form written");
const QString kFormRounds = QStringLiteral("rounds");
const QString kFormReviews = QStringLiteral("reviews"); ///< whether it asks for peer reviews

QByteArray digestOfForm(const QJsonObject& rounds)
{
    CanonicalBytes bytes;
    for (auto round = rounds.begin(); round != rounds.end(); ++round)
        bytes.add(round.key()).add(round.value().toString());
    return QCryptographicHash::hash(bytes.bytes(), QCryptographicHash::Sha256);
}

Expected<QList<Round>> roundsOfForm(Database& project, const RoundFormOrder& order)
{
    TANDEM_TRY(waiting, packetRounds(project, order.person, order.samples));
    QList<Round> rounds;
    for (const Round& round : waiting->open) {
        if (round.step == order.step)
            rounds.append(round);
    }
    // A form is submitted as a whole, and peer reviews are not submitted: they have one of their
    // own.
    if (rounds.isEmpty() && order.step == Step::Opinions)
        rounds = waiting->checked;
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
    QJsonObject detail{{kFormRounds, digests}};
    if (roundtask::asksOf(rounds.constFirst()) == Asks::Reviews)
        detail.insert(kFormReviews, true);
    return Journal(project).append(kFormWritten, by, stamp.uuid, detail);
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
    bool asksForReviews = false;
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
        if (!*found || entry.event != kFormWritten)
            continue;
        (*found)->digests = entry.detail.value(kFormRounds).toObject();
        (*found)->asksForReviews = entry.detail.value(kFormReviews).toBool();
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
        m_asksForReviews = form.asksForReviews;
    }

    Expected<PacketContents> read()
    {
        TANDEM_TRY(settings, SettingsRepository(m_project).load());
        m_contents.projectUuid = settings->uuid;
        m_contents.projectName = settings->name;
        TANDEM_DO(readAsks());
        m_task = roundtask::empty(m_contents.uuid, settings->uuid, m_contents.person, m_asks);
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

    /// As it was when the form was written, whatever has become of its rounds.
    Expected<void> readAsks()
    {
        TANDEM_TRY(ofOpinions,
            isAny(m_project, QStringLiteral("SELECT 1 FROM round WHERE uuid = ? AND step = 2"),
                {m_digests.isEmpty() ? QString() : m_digests.begin().key()}));
        m_asks = m_asksForReviews ? Asks::Reviews : *ofOpinions ? Asks::Opinions : Asks::Labels;
        return {};
    }

    Expected<void> readRound(const QString& uuid, const QString& digest)
    {
        PacketRound round;
        round.uuid = uuid;
        round.digest = QByteArray::fromHex(digest.toLatin1());
        round.isClosed = m_asks == Asks::Reviews;
        TANDEM_DO(eachRow(m_project,
            QStringLiteral("SELECT s.title, r.step FROM round r JOIN sample s"
                           " ON s.id = r.sample_id WHERE r.uuid = ?"),
            {uuid}, [&](Statement& row) { row.read(round.title, round.step); }));
        m_contents.rounds.append(round);
        TANDEM_DO(readTurns(uuid));
        if (m_asks == Asks::Reviews)
            return {};
        TANDEM_TRY(answers,
            packetRows(m_project, m_asks == Asks::Labels ? SealKind::Answer : SealKind::Work,
                QStringLiteral("r.uuid = ? AND n.uuid = ?"), {uuid, m_contents.person}));
        for (const PacketRow& answer : *answers) {
            for (const studies::AnswerRow& row : roundtask::given(m_contents.uuid, answer))
                m_given.insert(row.uuid, {row, answer});
        }
        return {};
    }

    /// Facts that are not asked about any more, too: that the round has changed is said of it, not
    /// of the file.
    Expected<void> readTurns(const QString& round)
    {
        const QString opinions = QStringLiteral(
            "SELECT DISTINCT json_extract(x.value, '$.uuid') FROM round r JOIN opinion_work w"
            " ON w.round_id = r.id, json_each(w.work, '$.opinions') o,"
            " json_each(o.value, '$.atoms') x WHERE r.uuid = ?1");
        const QString others =
            QStringLiteral("SELECT 'p' || p.number FROM round r JOIN paragraph p"
                           " ON p.sample_id = r.sample_id WHERE r.uuid = ?1 AND r.step = 0"
                           " UNION ALL SELECT 'f' || f.uuid FROM round r JOIN atomic_fact f"
                           " ON f.sample_id = r.sample_id WHERE r.uuid = ?1 AND r.step = 1"
                           " UNION ALL SELECT 'u' || u.position FROM round r JOIN utterance u"
                           " ON u.sample_id = r.sample_id WHERE r.uuid = ?1 AND r.step = 2");
        return eachRow(
            m_project, m_asks == Asks::Reviews ? opinions : others, {round}, [&](Statement& row) {
                studies::TaskTurn turn;
                const auto subject = row.take<QString>();
                turn.id = roundtask::turnOf(m_contents.uuid, round, subject);
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
            if (m_asks == Asks::Reviews)
                return failure(packetAltered(
                    PacketWords::tr("The packet was altered: its rounds were changed."),
                    event.uuid));
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
            studies::AnswerRow shown = given->first;
            // Forms of 0.6 showed what the person was unsure about without its answer.
            if (given->second.flag == 1 && !row.value)
                shown.value.reset();
            if (shown != row)
                return failure(packetAltered(
                    PacketWords::tr(
                        "The packet was altered: an entry differs from the one in the project."),
                    place));
            state = given->second;
            return {};
        }
        if (m_asks == Asks::Labels) {
            state = roundtask::after(state, row);
        } else {
            TANDEM_TRY(said, roundtask::opinionRow(row, m_asks, {}).map_error([&](Error error) {
                return error.in(place);
            }));
            state = *said;
        }
        state.round = asked.round;
        state.person = m_contents.person;
        state.subject = asked.subject;
        TANDEM_DO(checkBounds(state, place));
        m_contents.written.append(state);
        return {};
    }

    Database& m_project;
    const AnswersFile& m_file;
    QJsonObject m_digests;
    bool m_asksForReviews = false;
    Asks m_asks = Asks::Labels;
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
    const studies::Task empty = roundtask::empty(
        stamp.uuid, settings->uuid, person->uuid, roundtask::asksOf(rounds->constFirst()));
    TANDEM_TRY(task,
        roundtask::filled(project, empty, {order.person, order.step, order.guideline}, *rounds));
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
