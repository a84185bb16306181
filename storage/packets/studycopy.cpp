#include "storage/packets/studycopy.h"

#include "models/studies/designjson.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyitemjson.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <QDateTime>
#include <QHash>

namespace tandem {

namespace {

using studies::Task;
using studies::TaskTurn;

/// The design as its rater knows it, and nothing of how it is handed out and computed.
studies::Design designOf(const Task& task, const studies::Design& whole)
{
    studies::Design design;
    design.title = task.title;
    design.instructions = task.instructions;
    design.consent = task.consent;
    design.language = task.language;
    design.fields = task.fields;
    design.questions = task.questions;
    design.breakAfter = task.breakAfter;
    design.comeBackDays = whole.comeBackDays;
    design.ratersPerItem = 1;
    return design;
}

/// A name that no study in the packet has; what its lead calls it stays in the project.
Expected<QString> nameOfTask(Database& packet, const Task& task)
{
    const QString title = task.title.simplified().isEmpty() ? PacketWords::tr("Study")
                                                            : task.title.simplified().left(80);
    QString name = title;
    for (int i = 2;; ++i) {
        TANDEM_TRY(taken, isAny(packet, QStringLiteral("SELECT 1 FROM study WHERE name_key = ?"),
                              {studyNameKey(name)}));
        if (!*taken)
            return name;
        name = QStringLiteral("%1 %2").arg(title).arg(i);
    }
}

/// Writes one task into a packet; of ids, those in the packet.
class TaskCopy final
{
public:
    TaskCopy(Database& packet, const Task& task)
        : m_packet(packet)
        , m_task(task)
    {
    }

    Expected<void> copy(const studies::Design& design, qint64 person)
    {
        return copyDesign(design)
            .and_then([&] { return copyRater(person); })
            .and_then([&] { return copyTurns(); })
            .and_then([&] { return copyGiven(); });
    }

private:
    Expected<void> copyDesign(const studies::Design& design);
    Expected<void> copyRater(qint64 person);
    Expected<void> copyTurns();
    Expected<void> copyTurn(const TaskTurn& turn, int position);
    Expected<void> copyGiven();

    Database& m_packet;
    const Task& m_task;
    qint64 m_study = 0;
    qint64 m_version = 0;
    qint64 m_rater = 0;
    QHash<QString, qint64> m_turns; ///< by UUID
};

Expected<void> TaskCopy::copyDesign(const studies::Design& design)
{
    TANDEM_TRY(name, nameOfTask(m_packet, m_task));
    TANDEM_TRY(
        study, insertRow(m_packet, "study",
                   {{"uuid", m_task.study}, {"name", *name}, {"name_key", studyNameKey(*name)},
                       {"person_id", PersonId()}, {"at", 0}}));
    m_study = *study;
    TANDEM_TRY(version, insertRow(m_packet, "study_version",
                            {{"uuid", m_task.version}, {"study_id", m_study}, {"number", 1},
                                {"design", SqlValue::text(designJson(designOf(m_task, design)))},
                                {"person_id", PersonId()}, {"at", 0}}));
    m_version = *version;
    return {};
}

Expected<void> TaskCopy::copyRater(qint64 person)
{
    return insertRow(m_packet, "study_rater",
        {{"uuid", m_task.rater}, {"study_id", m_study}, {"number", 1}, {"name", m_task.name},
            {"name_key", studyNameKey(m_task.name)}, {"participant", QString()},
            {"person_id", person}, {"at", 0}})
        .map([&](qint64 id) { m_rater = id; });
}

Expected<void> TaskCopy::copyTurns()
{
    int position = 0;
    for (const TaskTurn& turn : m_task.turns) {
        TANDEM_DO(copyTurn(turn, ++position));
    }
    return {};
}

/// Already as it is shown, so that it is swapped no more.
Expected<void> TaskCopy::copyTurn(const TaskTurn& turn, int position)
{
    const auto kind = turn.isPractice ? studies::ItemKind::Practice : studies::ItemKind::Rated;
    TANDEM_TRY(item,
        insertRow(m_packet, "study_item",
            {{"uuid", turn.id}, {"study_id", m_study}, {"position", position}, {"name", turn.id},
                {"kind", kind}, {"grouping", turn.group ? QString::number(*turn.group) : QString()},
                {"text", turn.text}, {"fields", SqlValue::text(studyFieldsJson(turn.fields))},
                {"at", 0}}));
    return insertRow(m_packet, "study_turn",
        {{"uuid", turn.id}, {"rater_id", m_rater}, {"item_id", *item}, {"version_id", m_version},
            {"position", position}, {"swapped", false}, {"at", 0}})
        .map([&](qint64 id) { m_turns.insert(turn.id, id); });
}

Expected<void> TaskCopy::copyGiven()
{
    for (const studies::AnswerRow& row : m_task.given.rows) {
        TANDEM_DO(insertRow(m_packet, "study_answer",
            {{"uuid", row.uuid}, {"turn_id", m_turns.value(row.turn)}, {"rater_id", m_rater},
                {"question", row.question}, {"value", row.value}, {"at", row.at},
                {"duration_ms", row.durationMs}, {"late", false}}));
    }
    for (const studies::RaterEvent& event : m_task.given.events) {
        // A packet takes what its rater decides, not what they looked at.
        if (event.kind == studies::RaterEvent::Kind::InView)
            continue;
        TANDEM_DO(appendStudyEvent(m_packet, {.study = StudyId{m_study},
                                                 .rater = RaterId{m_rater},
                                                 .event = eventWord(event.kind),
                                                 .uuid = event.uuid,
                                                 .at = event.at}));
    }
    return {};
}

Expected<qint64> versionInUse(Database& project, const StudyRater& rater)
{
    return valueOf<qint64>(project,
        QStringLiteral("SELECT version_id FROM study_turn WHERE rater_id = ? LIMIT 1"), {rater.id});
}

} // namespace

Expected<QList<StudyRater>> packetRaters(Database& project, PersonId person)
{
    QList<StudyRater> found;
    TANDEM_TRY(raters, StudyRaterRepository(project).ofPerson(person));
    for (const StudyRater& rater : *raters) {
        TANDEM_TRY(study, StudyRepository(project).byId(rater.study));
        const bool isOpen = rater.state == RaterState::Waiting || rater.state == RaterState::AtWork;
        if (isOpen && rater.turns > 0 && !study->isClosed())
            found.append(rater);
    }
    return found;
}

Expected<void> copyStudy(
    Database& project, Database& packet, const StudyRater& rater, qint64 personInPacket)
{
    TANDEM_TRY(task, StudyAnswerRepository(project).task(rater.id));
    TANDEM_TRY(versions, StudyRepository(project).versions(rater.study));
    for (const StudyVersion& version : *versions) {
        if (version.uuid == task->version)
            return TaskCopy(packet, *task).copy(version.design, personInPacket);
    }
    return failure(ErrorCode::Corrupt, PacketWords::tr("A version of a study is missing."));
}

Expected<void> noteHandedOut(Database& project, const StudyRater& rater, const QByteArray& secret)
{
    TANDEM_TRY(version, versionInUse(project, rater));
    return insertRow(project, "study_form",
        {{"uuid", newUuid()}, {"rater_id", rater.id}, {"version_id", *version}, {"secret", secret},
            {"made_at", QDateTime::currentMSecsSinceEpoch()}})
        .map([](qint64) {});
}

} // namespace tandem
