#include "storage/packets/packetcopy.h"

#include "models/studies/designjson.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/items.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/searchindex.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyitemjson.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"

#include <QDateTime>

namespace tandem {

namespace {

/// Whether the pair sees what both wrote about opinions, and says something of it.
bool isChecked(const Round& round)
{
    return round.step == Step::Opinions && round.isClosed();
}

} // namespace

Expected<PacketRounds> packetRounds(
    Database& project, PersonId person, const QList<SampleId>& samples)
{
    Statement rows(project,
        QStringLiteral("SELECT %1 FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
                       " WHERE r.withdrawn_at IS NULL AND r.settled_at IS NULL"
                       " AND EXISTS (SELECT 1 FROM utterance u WHERE u.sample_id = s.id)"
                       " AND ? IN (r.annotator_a, r.annotator_b) ORDER BY s.position, r.step")
            .arg(roundColumns(QStringLiteral("r."))),
        {person.value});
    PacketRounds found;
    while (rows.next()) {
        const Round round = roundFrom(rows);
        if (round.atHub == AtHub::Ended || (!samples.isEmpty() && !samples.contains(round.sample)))
            continue;
        if (!round.hasSubmitted(person))
            found.open.append(round);
        else if (isChecked(round))
            found.checked.append(round);
        else
            found.waiting.append(round);
    }
    return rows.result(found);
}

QString whyNothingToDo(const PacketRounds& rounds, const QString& none)
{
    if (rounds.waiting.isEmpty())
        return none;
    return PacketWords::tr("All assigned work is submitted: %n step(s) of samples wait for the "
                           "other annotator or for a discussion; see \"tandem rounds\".",
        nullptr, int(rounds.waiting.size()));
}

Expected<void> PacketCopy::copy(const PacketRounds& rounds, const Progress& progress)
{
    const QList<Round> all = rounds.all();
    TANDEM_DO(copySettings().and_then([&] { return copyPeople(all); }).and_then([&] {
        return copySamples(all, progress);
    }));
    for (const Round& round : all) {
        TANDEM_TRY(known, idInPacket("round", round.uuid));
        if (*known == 0) {
            TANDEM_DO(copyRound(round).and_then([&] { return copyWritten(round); }));
        }
    }
    return {};
}

Expected<qint64> PacketCopy::idInPacket(const char* table, const QString& uuid)
{
    return valueOf<qint64>(m_packet,
        QStringLiteral("SELECT id FROM %1 WHERE uuid = ?").arg(QLatin1String(table)), {uuid});
}

Expected<void> PacketCopy::copySettings()
{
    Statement rows(m_project,
        QStringLiteral("SELECT key, value FROM setting WHERE key IN"
                       " ('uuid', 'name', 'rule', 'adjudicator', 'guideline') ORDER BY key"));
    while (rows.next()) {
        TANDEM_TRY(known,
            isAny(m_packet, QStringLiteral("SELECT 1 FROM setting WHERE key = ?"), {rows.text(0)}));
        if (*known)
            continue;
        TANDEM_DO(m_packet.run(QStringLiteral("INSERT INTO setting VALUES (?, ?)"),
            {rows.text(0), SqlValue::text(rows.bytes(1))}));
    }
    return rows.done();
}

Expected<void> PacketCopy::copyPeople(const QList<Round>& rounds)
{
    // The person first: the first one of a project is taken for who sits there.
    TANDEM_DO(copyPerson(m_person));
    for (const Round& round : rounds) {
        for (const PersonId person : {round.pair.a, round.pair.b}) {
            if (!m_people.contains(person.value)) {
                TANDEM_DO(copyPerson(person));
            }
        }
    }
    return {};
}

Expected<void> PacketCopy::copyPerson(PersonId person)
{
    Statement row(m_project,
        QStringLiteral("SELECT uuid, name, name_key, colour, role, created_at FROM person"
                       " WHERE id = ?"),
        {person.value});
    if (!row.next())
        return row.done();
    TANDEM_TRY(known, idInPacket("person", row.text(0)));
    if (*known != 0) {
        m_people.insert(person.value, *known);
        return {};
    }
    const bool isOwner = person == m_person;
    TANDEM_TRY(
        id, m_packet.insert(
                QStringLiteral(
                    "INSERT INTO person (uuid, name, name_key, colour, role, active, created_at)"
                    " VALUES (?, ?, ?, ?, ?, 1, ?)"),
                {row.text(0), row.text(1), row.text(2), row.text(3), isOwner ? row.integer(4) : 1,
                    isOwner ? row.integer(5) : 0}));
    m_people.insert(person.value, *id);
    return {};
}

Expected<void> PacketCopy::copySamples(const QList<Round>& rounds, const Progress& progress)
{
    qint64 done = 0;
    for (const Round& round : rounds) {
        if (progress && !progress(done++, rounds.size()))
            return failure(ErrorCode::Cancelled, PacketWords::tr("Cancelled."));
        if (!m_samples.contains(round.sample.value)) {
            TANDEM_DO(copySample(round.sample));
        }
        if (round.step == Step::KeyFacts) {
            TANDEM_DO(copyFacts(round.sample));
        }
    }
    return {};
}

Expected<void> PacketCopy::copySample(SampleId sample)
{
    Statement row(m_project,
        QStringLiteral("SELECT uuid, title, domain, source, position FROM sample WHERE id = ?"),
        {sample.value});
    if (!row.next())
        return row.done();
    TANDEM_TRY(known, idInPacket("sample", row.text(0)));
    if (*known != 0) {
        m_samples.insert(sample.value, *known);
        return findParagraphs(sample);
    }
    // Under the number that people know it by, unless a sample that is gone had it; labels that
    // came with an import stay behind.
    TANDEM_TRY(id,
        m_packet.insert(
            QStringLiteral(
                "INSERT INTO sample (uuid, position, title, domain, source, labelled, extra,"
                " added_at) VALUES (?1, CASE WHEN EXISTS (SELECT 1 FROM sample WHERE"
                " position = ?2) THEN (SELECT max(position) + 1 FROM sample) ELSE ?2 END,"
                " ?3, ?4, ?5, 0, '', 0)"),
            {row.text(0), row.integer(4), SqlValue::text(row.bytes(1)), row.text(2), row.text(3)}));
    m_samples.insert(sample.value, *id);
    TANDEM_TRY(discussion, SampleRepository(m_project).discussion(sample));
    QList<kgds::UtteranceRecord> utterances = *discussion;
    for (kgds::UtteranceRecord& utterance : utterances)
        utterance.extra.clear();
    return copyParagraphs(sample)
        .and_then([&] { return insertUtterances(m_packet, SampleId{*id}, utterances); })
        .and_then([&] { return SearchIndex(m_packet).addSamples(SampleId{*id}, SampleId{*id}); });
}

Expected<void> PacketCopy::findParagraphs(SampleId sample)
{
    return eachRow(m_packet, QStringLiteral("SELECT number, id FROM paragraph WHERE sample_id = ?"),
        {m_samples.value(sample.value)}, [&](Statement& row) {
            const QString subject = QStringLiteral("p%1").arg(row.integer(0));
            m_items.insert({sample.value, subject}, row.integer(1));
        });
}

Expected<void> PacketCopy::copyParagraphs(SampleId sample)
{
    Statement rows(m_project,
        QStringLiteral("SELECT number, text FROM paragraph WHERE sample_id = ?"
                       " ORDER BY number"),
        {sample.value});
    while (rows.next()) {
        TANDEM_TRY(id,
            m_packet.insert(QStringLiteral("INSERT INTO paragraph (sample_id, number, text, extra,"
                                           " supporting_extra) VALUES (?, ?, ?, '', '')"),
                {m_samples.value(sample.value), rows.integer(0), SqlValue::text(rows.bytes(1))}));
        m_items.insert({sample.value, QStringLiteral("p%1").arg(rows.integer(0))}, *id);
    }
    return rows.done();
}

Expected<void> PacketCopy::copyFacts(SampleId sample)
{
    Statement rows(m_project,
        QStringLiteral("SELECT f.uuid, p.number, f.position, f.text"
                       " FROM atomic_fact f JOIN paragraph p ON p.id = f.paragraph_id"
                       " WHERE f.sample_id = ? AND %1 ORDER BY f.id")
            .arg(isAskedFactSql()),
        {sample.value});
    while (rows.next()) {
        TANDEM_TRY(known, idInPacket("atomic_fact", rows.text(0)));
        m_items.insert({sample.value, u'f' + rows.text(0)}, *known);
        if (*known != 0)
            continue;
        // Where a fact came from is nothing to judge it by.
        TANDEM_TRY(id,
            m_packet.insert(
                QStringLiteral("INSERT INTO atomic_fact (uuid, sample_id, paragraph_id, supporting,"
                               " position, text, origin, created_at)"
                               " VALUES (?, ?, ?, 1, ?, ?, 0, 0)"),
                {rows.text(0), m_samples.value(sample.value),
                    m_items.value({sample.value, u'p' + rows.text(1)}), rows.integer(2),
                    SqlValue::text(rows.bytes(3))}));
        m_items.insert({sample.value, u'f' + rows.text(0)}, *id);
        TANDEM_DO(SearchIndex(m_packet).add(SearchKind::WorkedFact, *id, rows.text(3)));
    }
    return rows.done();
}

Expected<void> PacketCopy::copyRound(const Round& round)
{
    // Whether the partner has submitted an open round stays behind: a packet must not find it
    // closed, with nothing on the partner's side.
    const bool both = round.isClosed();
    const auto time = [&](PersonId side, const std::optional<QDateTime>& at) {
        return at && (both || side == m_person) ? SqlValue(*at) : SqlValue();
    };
    TANDEM_TRY(
        id, m_packet.insert(
                QStringLiteral("INSERT INTO round (uuid, sample_id, step, annotator_a, annotator_b,"
                               " handed_in_a, handed_in_b, created_at, calibration)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)"),
                {round.uuid, m_samples.value(round.sample.value), int(round.step),
                    m_people.value(round.pair.a.value), m_people.value(round.pair.b.value),
                    time(round.pair.a, round.submittedA), time(round.pair.b, round.submittedB),
                    round.calibration ? 1 : 0}));
    if (both) {
        TANDEM_DO(noteHandIns(round));
    }
    return copyAuthors(round, *id);
}

/// The journal says how a round came to be closed; a check of the file asks it.
Expected<void> PacketCopy::noteHandIns(const Round& round)
{
    Journal journal(m_packet);
    for (const auto& [person, at] :
        {std::pair(round.pair.a, *round.submittedA), std::pair(round.pair.b, *round.submittedB)}) {
        TANDEM_DO(journal.appendAt(at.toMSecsSinceEpoch(), QStringLiteral("handed in"),
            PersonId{m_people.value(person.value)}, round.uuid));
    }
    return {};
}

Expected<void> PacketCopy::copyAuthors(const Round& round, qint64 inPacket)
{
    Statement rows(m_project,
        QStringLiteral("SELECT utterance_position, person_id FROM opinion_author"
                       " WHERE round_id = ? ORDER BY utterance_position"),
        {round.id.value});
    while (rows.next()) {
        TANDEM_DO(m_packet.run(QStringLiteral("INSERT INTO opinion_author VALUES (?, ?, ?)"),
            {inPacket, rows.integer(0), m_people.value(rows.integer(1))}));
    }
    return rows.done();
}

/// Of the partner's work only what was submitted, and only once it is to be checked.
Expected<void> PacketCopy::copyWritten(const Round& round)
{
    const QString work =
        QStringLiteral("(x.person_id = ? OR (? AND x.id = (SELECT v.id FROM opinion_work v"
                       " WHERE v.round_id = x.round_id AND v.person_id = x.person_id"
                       " AND v.utterance_position = x.utterance_position"
                       " ORDER BY v.at DESC, v.uuid DESC LIMIT 1)))");
    const SqlValue person = m_person.value;
    return copyRows(SealKind::Answer, round, QStringLiteral("x.person_id = ?"), {person})
        .and_then([&] {
            return copyRows(SealKind::Work, round, work, {person, isChecked(round)});
        })
        .and_then([&] {
            return isChecked(round) ? copyRows(SealKind::Event, round,
                                          QStringLiteral("x.kind <> 2 AND x.person_id IN (?, ?)"),
                                          {round.pair.a.value, round.pair.b.value})
                                    : Expected<void>();
        });
}

Expected<void> PacketCopy::copyRows(
    SealKind kind, const Round& round, const QString& condition, const SqlValues& arguments)
{
    TANDEM_TRY(rows, packetRows(m_project, kind, QStringLiteral("x.round_id = ? AND ") + condition,
                         SqlValues{round.id.value} + arguments));
    for (const PacketRow& row : *rows) {
        const auto item = m_items.value({round.sample.value, row.subject});
        // Answers about facts that are not asked about any more have nothing to stand on.
        if (kind == SealKind::Answer && item == 0)
            continue;
        TANDEM_DO(insertPacketRow(m_packet, row, item));
    }
    return {};
}

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
