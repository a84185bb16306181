#include "storage/team/memberfile.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/packetcopy.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetfile.h"
#include "storage/packets/packetreader.h"
#include "storage/packets/rowcheck.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/team/teamwords.h"

#include <QDateTime>

#include <tuple>

namespace tandem::team {

namespace {

/// The row that makes a file a packet.
struct PacketSelf
{
    QString uuid;
    QString project;
    qint64 person = 0;
    QByteArray secret;
    QByteArray digest;
    qint64 madeAt = 0;
};

Expected<void> insertSelf(Database& file, const PacketSelf& self)
{
    return file.run(QStringLiteral("INSERT INTO packet (uuid, project_uuid, person_id, secret,"
                                   " digest, made_at) VALUES (?, ?, ?, ?, ?, ?)"),
        {self.uuid, self.project, self.person, self.secret, self.digest, self.madeAt});
}

/// Does `work` while the file takes more than its person's work.
template <typename Work>
Expected<void> withoutGuards(Database& file, Work work)
{
    TANDEM_TRY(
        self, oneRow(file,
                  QStringLiteral(
                      "SELECT uuid, project_uuid, person_id, secret, digest, made_at FROM packet"),
                  {},
                  into(&PacketSelf::uuid, &PacketSelf::project, &PacketSelf::person,
                      &PacketSelf::secret, &PacketSelf::digest, &PacketSelf::madeAt),
                  Error{ErrorCode::InvalidInput, TeamWords::tr("This is not a member's file."), {},
                      TeamWords::tr("Use the file that \"tandem team join\" made."), {}}));
    TANDEM_DO(file.run(QStringLiteral("DELETE FROM packet")));
    TANDEM_DO(work());
    return insertSelf(file, *self);
}

Expected<std::optional<Round>> roundHere(Database& file, const QString& uuid)
{
    return firstRow(file,
        QStringLiteral("SELECT %1 FROM round WHERE uuid = ?").arg(roundColumns(QString())), {uuid},
        roundFrom);
}

/// The samples of a part whose rounds ask there what they do not ask here.
Expected<QStringList> changedSamples(Database& part, Database& file, const QList<Round>& rounds)
{
    QStringList titles;
    for (const Round& round : rounds) {
        TANDEM_TRY(here, roundHere(file, round.uuid));
        TANDEM_TRY(theirs, roundDigest(part, round.id));
        TANDEM_TRY(ours, roundDigest(file, (*here)->id));
        TANDEM_TRY(
            title, valueOf<QString>(file, QStringLiteral("SELECT title FROM sample WHERE id = ?"),
                       {(*here)->sample}));
        if (*theirs != *ours && !titles.contains(*title))
            titles.append(*title);
    }
    return titles;
}

/// Inserts rows of one person in one round that are not here yet. Asks the file once.
class RowIntake final
{
public:
    RowIntake(Database& file, const Round& round, PersonId person)
        : m_file(file)
        , m_round(round)
        , m_person(person)
        , m_check(file, round, person)
    {
    }

    /// False where it is here already; Refused where it is not possible.
    Expected<bool> insert(const PacketRow& row)
    {
        TANDEM_TRY(known, packetRow(m_file, row.kind, row.uuid));
        if (*known)
            return false;
        TANDEM_DO(m_check.check(row));
        if (row.kind == SealKind::Answer && m_items.isEmpty()) {
            TANDEM_TRY(asked, askedSubjects(m_file, m_round, m_person));
            for (const AskedSubject& subject : *asked)
                m_items.insert(subject.subject, subject.item);
        }
        TANDEM_DO(insertPacketRow(m_file, row, m_items.value(row.subject)));
        return true;
    }

private:
    Database& m_file;
    const Round& m_round;
    PersonId m_person;
    RowCheck m_check;
    QHash<QString, qint64> m_items;
};

/// The last state of each utterance; what came before it is not for a partner.
QList<PacketRow> latestWork(const QList<HubEntry>& entries)
{
    QHash<QString, PacketRow> latest;
    for (const HubEntry& entry : entries) {
        const PacketRow& row = entry.row;
        if (row.kind != SealKind::Work)
            continue;
        const auto known = latest.constFind(row.subject);
        if (known == latest.constEnd() ||
            std::tie(known->at, known->uuid) < std::tie(row.at, row.uuid))
            latest.insert(row.subject, row);
    }
    return latest.values();
}

} // namespace

Expected<void> MemberFile::readItself()
{
    Statement row(
        m_file, QStringLiteral("SELECT k.uuid, k.project_uuid, n.uuid, n.id, k.secret FROM packet k"
                               " JOIN person n ON n.id = k.person_id"));
    if (row.next())
        row.read(m_packet, m_project, m_person, m_id, m_secret);
    return row.done();
}

Expected<void> MemberFile::copyFrom(const QByteArray& part, Added& added)
{
    TANDEM_TRY(source, PacketFile::fromBytes(part));
    Database& from = (*source)->database();
    TANDEM_TRY(person, valueOf<PersonId>(from, QStringLiteral("SELECT person_id FROM packet")));
    TANDEM_TRY(brought, packetRounds(from, *person, {}));
    QList<Round> fresh;
    for (const Round& round : brought->all()) {
        TANDEM_TRY(here, roundHere(m_file, round.uuid));
        if (!*here)
            fresh.append(round);
    }
    added.rounds = int(fresh.size());
    TANDEM_DO(withdrawReplaced(from, fresh));
    TANDEM_DO(PacketCopy(from, m_file, *person).copy(*brought, {}));
    return changedSamples(from, m_file, brought->all()).map([&](const QStringList& titles) {
        added.changed = titles;
    });
}

/// A sample has one round of a step at a time: the one that comes was assigned later.
Expected<void> MemberFile::withdrawReplaced(Database& part, const QList<Round>& rounds)
{
    for (const Round& round : rounds) {
        TANDEM_TRY(
            sample, valueOf<QString>(part, QStringLiteral("SELECT uuid FROM sample WHERE id = ?"),
                        {round.sample}));
        TANDEM_DO(m_file.run(
            QStringLiteral(
                "UPDATE round SET withdrawn_at = ? WHERE withdrawn_at IS NULL AND step = ?"
                " AND sample_id = (SELECT id FROM sample WHERE uuid = ?)"),
            {QDateTime::currentMSecsSinceEpoch(), round.step, *sample}));
    }
    return {};
}

Expected<QList<MemberFile::Withdrawn>> MemberFile::followRounds()
{
    const QString gone =
        QStringLiteral("withdrawn_at IS NULL AND (handed_in_a IS NULL OR handed_in_b IS NULL)"
                       " AND uuid IN (SELECT round FROM team_stream WHERE ended AND NOT closed)");
    const QString back = QStringLiteral(
        "withdrawn_at IS NOT NULL AND uuid IN (SELECT round FROM team_stream WHERE NOT ended)"
        " AND NOT EXISTS (SELECT 1 FROM round o WHERE o.sample_id = round.sample_id"
        " AND o.step = round.step AND o.withdrawn_at IS NULL)");
    TANDEM_TRY(isNews,
        isAny(m_file, QStringLiteral("SELECT 1 FROM round WHERE (%1) OR (%2)").arg(gone, back)));
    if (!*isNews)
        return QList<Withdrawn>();
    TANDEM_TRY(withdrawn,
        rowsOf(m_file,
            QStringLiteral("SELECT s.title, (SELECT count(*) FROM answer a WHERE a.round_id = r.id"
                           " AND a.person_id = ?) FROM round r JOIN sample s ON s.id = r.sample_id"
                           " WHERE r.id IN (SELECT id FROM round WHERE %1) ORDER BY s.position")
                .arg(gone),
            {m_id}, into(&Withdrawn::title, &Withdrawn::answers)));
    TANDEM_DO(withoutGuards(m_file, [&] {
        return m_file
            .run(QStringLiteral("UPDATE round SET withdrawn_at = ? WHERE ") + gone,
                {QDateTime::currentMSecsSinceEpoch()})
            .and_then([&] {
                return m_file.run(
                    QStringLiteral("UPDATE round SET withdrawn_at = NULL WHERE ") + back);
            });
    }));
    return withdrawn;
}

Expected<void> MemberFile::begin(const QByteArray& part)
{
    TANDEM_TRY(contents, readPacketBytes(part));
    Added added;
    TANDEM_DO(copyFrom(part, added));
    TANDEM_TRY(
        person, valueOf<qint64>(m_file, QStringLiteral("SELECT id FROM person WHERE uuid = ?"),
                    {contents->person}));
    TANDEM_DO(sealCount(m_file, contents->secret, contents->digest, 0));
    TANDEM_DO(insertSelf(m_file, {contents->uuid, contents->projectUuid, *person, contents->secret,
                                     contents->digest, contents->madeAt}));
    return readItself();
}

Expected<MemberFile::Added> MemberFile::add(const QByteArray& part)
{
    TANDEM_TRY(contents, readPacketBytes(part));
    if (contents->person != m_person || contents->projectUuid != m_project)
        return failure(ErrorCode::Refused,
            TeamWords::tr("The hub sent a part of somebody else's file."), contents->personName,
            TeamWords::tr("Show this to the operator."));
    Added added;
    TANDEM_DO(withoutGuards(m_file, [&] { return copyFrom(part, added); }));
    return added;
}

Expected<QByteArray> MemberFile::digestOf(const QString& round)
{
    if (!m_digests.contains(round)) {
        TANDEM_TRY(here, roundHere(m_file, round));
        if (!*here)
            return failure(ErrorCode::Corrupt, TeamWords::tr("A round is missing."), round);
        TANDEM_TRY(digest, roundDigest(m_file, (*here)->id));
        m_digests.insert(round, *digest);
    }
    return m_digests.value(round);
}

Expected<HubEntry> MemberFile::entryOf(const PacketRow& row)
{
    return digestOf(row.round).map([&](const QByteArray& digest) {
        return HubEntry{m_packet, digest, row};
    });
}

Expected<QList<MemberFile::SealedEntry>> MemberFile::written(qint64 after, int most)
{
    struct Seal
    {
        qint64 id = 0;
        SealKind kind = SealKind::Answer;
        QString subject;
        qint64 at = 0;
    };
    TANDEM_TRY(
        seals, rowsOf(m_file,
                   QStringLiteral("SELECT id, kind, subject, at FROM packet_seal WHERE id > ? AND"
                                  " kind <= 4 ORDER BY id LIMIT ?"),
                   {after, most}, into(&Seal::id, &Seal::kind, &Seal::subject, &Seal::at)));
    QList<SealedEntry> found;
    for (const Seal& seal : *seals) {
        PacketRow row;
        if (seal.kind == SealKind::Submitted || seal.kind == SealKind::TakenBack) {
            row.kind = seal.kind;
            row.round = seal.subject;
            row.person = m_person;
            row.at = seal.at;
            row.uuid = uuidOfSubmission({seal.kind, seal.subject, seal.at});
        } else {
            TANDEM_TRY(stored, packetRow(m_file, seal.kind, seal.subject));
            if (!*stored)
                return failure(
                    ErrorCode::Corrupt, TeamWords::tr("An entry is missing."), seal.subject);
            row = **stored;
        }
        TANDEM_TRY(entry, entryOf(row));
        found.append({seal.id, row.uuid, *entry});
    }
    return found;
}

Expected<std::optional<MemberFile::SealedEntry>> MemberFile::writtenBefore(const RefusedRow& row)
{
    if (row.isFinal())
        return std::nullopt;
    TANDEM_TRY(stored, packetRow(m_file, row.kind, row.uuid));
    if (!*stored)
        return std::nullopt;
    TANDEM_TRY(entry, entryOf(**stored));
    return SealedEntry{0, row.uuid, *entry};
}

Expected<void> MemberFile::checkSeals(
    const Round& round, const QList<ReceivedEntry>& entries, bool isOwn)
{
    TANDEM_TRY(digest, digestOf(round.uuid));
    for (const ReceivedEntry& one : entries) {
        // What was written in a file that began otherwise has another secret.
        if (isOwn && one.entry.packet == m_packet) {
            TANDEM_DO(checkSeal(one, m_secret));
        } else if (!isOwn) {
            TANDEM_DO(checkPairSeal(one, *digest));
        }
    }
    return {};
}

Expected<int> MemberFile::take(const TeamStream& stream, const QList<ReceivedEntry>& received)
{
    TANDEM_TRY(round, roundHere(m_file, stream.round));
    if (!*round)
        return failure(ErrorCode::NotFound,
            TeamWords::tr("The hub has entries of a sample that is not here yet."), {},
            TeamWords::tr("They are taken once it is published."));
    const bool isOwn = stream.person == m_person;
    // What a partner wrote is for discussing opinions, and for nothing else.
    if (!isOwn && ((*round)->step != Step::Opinions || !stream.closed))
        return failure(ErrorCode::Refused,
            TeamWords::tr("The hub sent entries that this person must not see."), {},
            TeamWords::tr("They were not taken. Show this to the operator."));
    TANDEM_DO(checkSeals(**round, received, isOwn));
    QList<HubEntry> entries;
    for (const ReceivedEntry& one : received)
        entries.append(one.entry);
    if (isOwn)
        return takeOwn(**round, entries);
    int fresh = 0;
    TANDEM_DO(withoutGuards(m_file,
        [&] { return takePartners(**round, entries).map([&](int count) { fresh = count; }); }));
    return fresh;
}

/// Of several submissions and takings back the last one holds, whichever comes first.
Expected<bool> MemberFile::noteSubmission(const Round& round, PersonId person, const PacketRow& row)
{
    const QString event = submissionWord(row.kind);
    TANDEM_TRY(known, isAny(m_file,
                          QStringLiteral("SELECT 1 FROM journal WHERE subject = ? AND at = ? AND"
                                         " person_id = ? AND event = ?"),
                          {round.uuid, row.at, person, event}));
    if (*known)
        return false;
    TANDEM_TRY(
        last, valueOf<qint64>(m_file,
                  QStringLiteral("SELECT max(at) FROM journal WHERE subject = ? AND person_id = ?"
                                 " AND event IN (?, ?)"),
                  {round.uuid, person, submissionWord(SealKind::Submitted),
                      submissionWord(SealKind::TakenBack)}));
    if (row.at >= *last) {
        TANDEM_DO(m_file.run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                                 .arg(person == round.pair.a ? QStringLiteral("handed_in_a")
                                                             : QStringLiteral("handed_in_b")),
            {row.kind == SealKind::Submitted ? SqlValue(row.at) : SqlValue(), round.id}));
    }
    TANDEM_DO(Journal(m_file).appendAt(row.at, event, person, round.uuid));
    return true;
}

Expected<bool> MemberFile::hasSubmitted(const QString& uuid)
{
    return roundHere(m_file, uuid).map([&](const std::optional<Round>& round) {
        return round && round->hasSubmitted(m_id);
    });
}

Expected<void> MemberFile::settleSubmission(const QString& uuid, bool isSubmitted)
{
    TANDEM_TRY(round, roundHere(m_file, uuid));
    if (!*round || (*round)->hasSubmitted(m_id) == isSubmitted)
        return {};
    const SealKind kind = isSubmitted ? SealKind::Submitted : SealKind::TakenBack;
    TANDEM_TRY(
        at, timeAfterLast(m_file,
                QStringLiteral("SELECT max(at) FROM journal WHERE subject = ? AND person_id = ?"),
                {uuid, m_id}));
    // Without a seal: it is not said to the hub, which has said it.
    TANDEM_DO(m_file.run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                             .arg(m_id == (*round)->pair.a ? QStringLiteral("handed_in_a")
                                                           : QStringLiteral("handed_in_b")),
        {isSubmitted ? SqlValue(*at) : SqlValue(), (*round)->id}));
    return Journal(m_file).appendAt(*at, submissionWord(kind), m_id, uuid);
}

Expected<int> MemberFile::takeOwn(const Round& round, const QList<HubEntry>& entries)
{
    TANDEM_TRY(isChanged,
        isAny(m_file,
            QStringLiteral("SELECT 1 FROM packet_seal WHERE subject = ? AND kind IN (3, 4) AND id >"
                           " (SELECT sent FROM team_link)"),
            {round.uuid}));
    int fresh = 0;
    std::optional<bool> isSubmitted;
    RowIntake intake(m_file, round, m_id);
    for (const HubEntry& entry : entries) {
        const PacketRow& row = entry.row;
        if (entry.isSubmission()) {
            isSubmitted = row.kind == SealKind::Submitted;
            TANDEM_TRY(isNew, noteSubmission(round, m_id, row));
            if (*isNew) {
                TANDEM_DO(sealSubmission(m_file, row.kind, round.uuid, m_id, row.at));
            }
            fresh += *isNew ? 1 : 0;
            continue;
        }
        TANDEM_TRY(isNew, intake.insert(row));
        if (*isNew) {
            TANDEM_DO(sealRow(m_file, row.kind, row.uuid));
        }
        fresh += *isNew ? 1 : 0;
    }
    // The last one at the hub holds there, whatever the clocks of two machines said.
    if (isSubmitted && !*isChanged) {
        TANDEM_DO(settleSubmission(round.uuid, *isSubmitted));
    }
    return fresh;
}

Expected<int> MemberFile::takePartners(const Round& round, const QList<HubEntry>& entries)
{
    const PersonId partner = m_id == round.pair.a ? round.pair.b : round.pair.a;
    QList<PacketRow> rows = latestWork(entries);
    // Submissions before what is said of them, opinions before reviews.
    for (const HubEntry& entry : entries) {
        if (entry.row.kind == SealKind::Submitted) {
            TANDEM_DO(noteSubmission(round, partner, entry.row));
        }
        if (entry.row.kind == SealKind::Event)
            rows.append(entry.row);
    }
    int fresh = 0;
    RowIntake intake(m_file, round, partner);
    for (const PacketRow& row : std::as_const(rows)) {
        TANDEM_TRY(isNew, intake.insert(row));
        fresh += *isNew ? 1 : 0;
    }
    return fresh;
}

} // namespace tandem::team
