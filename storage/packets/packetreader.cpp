#include "storage/packets/packetreader.h"

#include "storage/database/rows.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetfile.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/seal.h"
#include "storage/repositories/loneverdicts.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr qint64 kMostRows = 1'000'000;
constexpr qsizetype kKeyBytes = 32;

bool isSubmission(SealKind kind)
{
    return kind == SealKind::Submitted || kind == SealKind::TakenBack;
}

/// Reads and checks one packet.
class PacketReader final
{
public:
    explicit PacketReader(Database& database)
        : m_database(database)
    {
    }

    Expected<PacketContents> read()
    {
        TANDEM_DO(readItself()
                      .and_then([&] { return checkNothingElse(); })
                      .and_then([&] { return readRounds(); })
                      .and_then([&] { return readStudies(); })
                      .and_then([&] { return readRows(); })
                      .and_then([&] { return readSeals(); })
                      .and_then([&] { return checkHandIns(); }));
        return m_packet;
    }

private:
    Expected<void> readItself();
    Expected<void> checkNothingElse();
    Expected<void> readRounds();
    Expected<void> readStudies();
    Expected<void> readRows();
    Expected<void> readSeals();
    Expected<void> checkCount(qint64 count);
    Expected<void> readSeal(const Statement& seal);
    Expected<QByteArray> sealedBytes(SealKind kind, const QString& subject, qint64 at);
    bool isErased(SealKind kind, const QString& subject) const;
    bool mayHaveWritten(const PacketRow& row) const;
    Expected<void> checkHandIns();

    Database& m_database;
    PacketContents m_packet;
    QByteArray m_writtenDigest; ///< as the packet says: the seals' chain begins with it
    QByteArray m_lastSeal;
    QHash<QString, PacketRow> m_rows; ///< not sealed so far, by kind and UUID
    QStringList m_order;              ///< their keys as they stand in the file
    QStringList m_withdrawn;          ///< raters, whose answers were erased in the packet
};

/// `subject` as sealSubject() gives it.
QString sealKey(SealKind kind, const QString& subject)
{
    return QString::number(int(kind)) + u':' + subject;
}

Expected<void> PacketReader::readItself()
{
    Statement row(m_database,
        QStringLiteral("SELECT k.uuid, k.project_uuid, k.secret, k.digest, k.made_at, n.uuid,"
                       " n.name, coalesce((SELECT value FROM setting WHERE key = 'name'), '')"
                       " FROM packet k JOIN person n ON n.id = k.person_id"));
    if (!row.next())
        return row.failed() ? row.done()
                            : failure(ErrorCode::InvalidInput,
                                  PacketWords::tr("This is a project, not a packet."), {},
                                  PacketWords::tr("Choose a packet file."));
    TANDEM_TRY(ofTeam, isAny(m_database, QStringLiteral("SELECT 1 FROM team_link")));
    if (*ofTeam)
        return failure(ErrorCode::Refused,
            PacketWords::tr("This file belongs to a team; its work goes through the hub."), {},
            PacketWords::tr("Run \"tandem team sync\" with it."));
    m_packet.uuid = row.text(0);
    m_packet.projectUuid = row.text(1);
    m_packet.secret = row.bytes(2);
    m_writtenDigest = row.bytes(3);
    m_packet.madeAt = row.integer(4);
    m_packet.person = row.text(5);
    m_packet.personName = row.text(6);
    m_packet.projectName = row.text(7);
    if (row.next())
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: it claims to be several packets.")));
    const bool isSound = isPacketUuid(m_packet.uuid) && isPacketUuid(m_packet.projectUuid) &&
                         isPacketUuid(m_packet.person) && m_packet.secret.size() == kKeyBytes &&
                         m_writtenDigest.size() == kKeyBytes && isPacketTime(m_packet.madeAt);
    if (!isSound)
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: its own description is invalid.")));
    TANDEM_TRY(digest, packetDigest(m_database, m_packet.projectUuid, m_packet.person));
    if (*digest != m_writtenDigest)
        return failure(packetAltered(PacketWords::tr(
            "The packet was altered: its texts are not the ones written into it.")));
    m_packet.digest = *digest;
    m_lastSeal = m_writtenDigest;
    return row.done();
}

Expected<void> PacketReader::checkNothingElse()
{
    QList<const char*> tables{"decision", "prompt", "llm_run", "llm_reply", "llm_task", "llm_try",
        "llm_attempt", "llm_lease", "fact_change", "fact_mask", "packet_out", "opinion",
        "fact_group", "fact", "text_case", "case_output", "evaluation", "evaluation_explanation",
        "pair_judgement", "output_score", "verdict", "verdict_done", "study_source", "study_link",
        "study_form", "article_change", "kgds_gold", "kgds_output", "kgds_loose_error",
        "kgds_check", "kgds_check_item", "usersum_log", "usersum_user", "usersum_task",
        "usersum_summary", "usersum_prediction", "usersum_value", "closing"};
    for (const JudgesTable& one : judgesTables())
        tables.append(one.table);
    for (const char* table : std::as_const(tables)) {
        const auto rows =
            m_database.scalar(QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table)));
        if (!rows)
            return failure(rows.error());
        if (rows->toLongLong() != 0)
            return failure(packetAltered(
                PacketWords::tr("The packet was altered: it contains more than a packet can."),
                QLatin1String(table)));
    }
    TANDEM_TRY(
        rows, m_database.scalar(QStringLiteral(
                  "SELECT (SELECT count(*) FROM answer) + (SELECT count(*) FROM opinion_work)"
                  " + (SELECT count(*) FROM opinion_event) + (SELECT count(*) FROM study_answer)"
                  " + (SELECT count(*) FROM study_event)")));
    if (rows->toLongLong() > kMostRows)
        return failure(ErrorCode::TooLarge,
            PacketWords::tr("The packet contains more than a million rows."), {},
            PacketWords::tr("Create packets with fewer samples."));
    return {};
}

Expected<void> PacketReader::readRounds()
{
    Statement rows(m_database,
        QStringLiteral("SELECT r.id, r.uuid, s.title, r.step, r.handed_in_a,"
                       " r.handed_in_b, a.uuid, b.uuid, r.withdrawn_at IS NOT NULL"
                       " OR r.settled_at IS NOT NULL FROM round r"
                       " JOIN sample s ON s.id = r.sample_id JOIN person a ON a.id = r.annotator_a"
                       " JOIN person b ON b.id = r.annotator_b ORDER BY s.position, r.step, r.id"));
    while (rows.next()) {
        PacketRound round;
        round.uuid = rows.text(1);
        round.title = rows.text(2);
        round.step = static_cast<Step>(rows.integer(3));
        const bool isA = rows.text(6) == m_packet.person;
        round.submitted = rows.optionalInteger(isA ? 4 : 5);
        const auto partners = rows.optionalInteger(isA ? 5 : 4);
        round.isClosed = round.step == Step::Opinions && round.submitted && partners;
        const bool isSound = isPacketUuid(round.uuid) && rows.integer(3) >= 0 &&
                             rows.integer(3) <= 2 && (isA || rows.text(7) == m_packet.person) &&
                             rows.integer(8) == 0 && (!partners || round.isClosed);
        if (!isSound)
            return failure(packetAltered(
                PacketWords::tr("The packet was altered: its rounds were changed."), round.title));
        TANDEM_TRY(digest, roundDigest(m_database, RoundId{rows.integer(0)}));
        round.digest = *digest;
        m_packet.rounds.append(round);
    }
    return rows.done();
}

Expected<void> PacketReader::readStudies()
{
    TANDEM_TRY(
        studies, rowsOf(m_database,
                     QStringLiteral("SELECT s.uuid, r.uuid, s.name FROM study s"
                                    " LEFT JOIN study_rater r ON r.study_id = s.id"
                                    " ORDER BY s.id, r.id"),
                     {}, into(&PacketStudy::study, &PacketStudy::rater, &PacketStudy::title)));
    for (const PacketStudy& study : std::as_const(*studies)) {
        if (!isPacketUuid(study.study) || !isPacketUuid(study.rater))
            return failure(packetAltered(
                PacketWords::tr("The packet was altered: its studies were changed."), study.title));
    }
    m_packet.studies = *studies;
    return {};
}

Expected<void> PacketReader::readRows()
{
    for (const SealKind kind : {SealKind::Answer, SealKind::Work, SealKind::Event,
             SealKind::StudyAnswer, SealKind::StudyEvent}) {
        TANDEM_TRY(rows, packetRows(m_database, kind, QStringLiteral("1"), {}));
        for (const PacketRow& row : *rows) {
            if (!checkBounds(row, {}))
                return checkBounds(row, m_packet.titleOf(row.round));
            m_order.append(sealKey(kind, sealSubject(row)));
            m_rows.insert(m_order.last(), row);
            if (kind == SealKind::StudyEvent && row.subject == QLatin1String("withdrawn"))
                m_withdrawn.append(row.round);
        }
    }
    return {};
}

Expected<void> PacketReader::readSeals()
{
    Statement seals(
        m_database, QStringLiteral("SELECT kind, subject, at, seal FROM packet_seal ORDER BY id"));
    qint64 count = 0;
    for (; seals.next(); ++count) {
        TANDEM_DO(readSeal(seals));
    }
    TANDEM_DO(checkCount(count));
    for (const QString& key : std::as_const(m_order)) {
        if (const auto row = m_rows.constFind(key); row != m_rows.constEnd())
            m_packet.brought.append(*row);
    }
    return seals.done();
}

Expected<void> PacketReader::checkCount(qint64 count)
{
    Statement end(m_database, QStringLiteral("SELECT count, seal FROM packet_end"));
    // Empty in a packet that was brought forward and not worked in since.
    const bool isWhole =
        end.next() && end.integer(0) == count &&
        (end.bytes(1).isEmpty() || end.bytes(1) == sealOfCount(m_packet.secret, m_lastSeal, count));
    if (!isWhole && !end.failed())
        return failure(
            packetAltered(PacketWords::tr("The packet was altered: its last entry is missing.")));
    return end.done();
}

Expected<void> PacketReader::readSeal(const Statement& seal)
{
    const auto kind = static_cast<SealKind>(seal.integer(0));
    const QString subject = seal.text(1);
    const qint64 at = seal.integer(2);
    // Of what was erased nothing is left that its seal could be compared with.
    if (isErased(kind, subject)) {
        m_lastSeal = seal.bytes(3);
        return {};
    }
    TANDEM_TRY(bytes, sealedBytes(kind, subject, at));
    m_lastSeal = sealOf(m_packet.secret, m_lastSeal, *bytes);
    if (m_lastSeal != seal.bytes(3))
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: an entry does not match its seal."),
            m_packet.titleOf(isSubmission(kind) ? subject : m_packet.written.last().round)));
    return {};
}

/// Whether it was an answer of a rater who withdrew in the packet, and is gone with all of theirs.
bool PacketReader::isErased(SealKind kind, const QString& subject) const
{
    return kind == SealKind::StudyAnswer && !m_rows.contains(sealKey(kind, subject)) &&
           m_withdrawn.contains(subject.section(u'/', 0, 0));
}

bool PacketReader::mayHaveWritten(const PacketRow& row) const
{
    if (!isOfRater(row.kind))
        return row.person == m_packet.person;
    return std::any_of(m_packet.studies.begin(), m_packet.studies.end(),
        [&](const PacketStudy& study) { return study.rater == row.round; });
}

Expected<QByteArray> PacketReader::sealedBytes(SealKind kind, const QString& subject, qint64 at)
{
    if (isSubmission(kind)) {
        if (!isPacketTime(at))
            return failure(packetAltered(
                PacketWords::tr(
                    "The packet was altered: it contains a value that Tandem does not write."),
                m_packet.titleOf(subject)));
        m_packet.handIns.append({kind, subject, at});
        return canonicalSubmission(kind, subject, m_packet.person, at);
    }
    const auto row = m_rows.constFind(sealKey(kind, subject));
    if (row == m_rows.constEnd() || row->at != at)
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: an entry is missing."), subject));
    if (!mayHaveWritten(*row))
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: it contains entries by someone else."),
            m_packet.titleOf(row->round)));
    const QByteArray bytes = canonicalBytes(*row);
    m_packet.written.append(*row);
    m_rows.erase(row);
    return bytes;
}

/// A round is submitted when its last event says so, and only then.
Expected<void> PacketReader::checkHandIns()
{
    QHash<QString, SubmissionEvent> last;
    for (const SubmissionEvent& event : std::as_const(m_packet.handIns))
        last.insert(event.round, event);
    for (const PacketRound& round : std::as_const(m_packet.rounds)) {
        const auto event = last.constFind(round.uuid);
        std::optional<qint64> submitted;
        if (event != last.constEnd() && event->kind == SealKind::Submitted)
            submitted = event->at;
        const bool isAsSaid =
            event == last.constEnd() && round.isClosed ? true : submitted == round.submitted;
        if (!isAsSaid)
            return failure(packetAltered(
                PacketWords::tr("The packet was altered: a submission does not match its seal."),
                round.title));
        last.remove(round.uuid);
    }
    if (!last.isEmpty())
        return failure(
            packetAltered(PacketWords::tr("The packet was altered: its rounds were changed.")));
    return {};
}

} // namespace

Expected<PacketContents> readPacketFile(const QString& path)
{
    TANDEM_TRY(file, PacketFile::open(path));
    auto contents = PacketReader((*file)->database()).read();
    if (!contents)
        return failure((*file)->explained(contents.error()).in(path));
    contents->path = path;
    return contents;
}

Expected<PacketContents> readPacketBytes(const QByteArray& bytes)
{
    TANDEM_TRY(file, PacketFile::fromBytes(bytes));
    auto contents = PacketReader((*file)->database()).read();
    if (!contents)
        return failure((*file)->explained(contents.error()));
    return contents;
}

} // namespace tandem
