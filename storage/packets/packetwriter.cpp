#include "storage/packets/packetwriter.h"

#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/formats/filename.h"
#include "storage/packets/packetcopy.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSet>

#include <array>

namespace tandem {

namespace {

/// When the packet is made: not before the person's last submission or taking back, which another
/// clock may have told. Nothing is submitted in the packet before this.
Expected<qint64> timeNotBehind(Database& project, PersonId person, qint64 now)
{
    return project
        .scalar(
            QStringLiteral("SELECT max(at) FROM journal WHERE person_id = ? AND event IN (?, ?)"),
            {person.value, submissionWord(SealKind::Submitted),
                submissionWord(SealKind::TakenBack)})
        .map([now](const QVariant& last) { return qMax(now, last.toLongLong()); });
}

/// Reads in one state of the database, inside or outside of a transaction.
class ReadScope final
{
public:
    explicit ReadScope(Database& database)
        : m_database(database)
        , m_begun(database.run(QStringLiteral("SAVEPOINT packet_read")))
    {
    }
    ~ReadScope()
    {
        if (m_begun)
            (void)m_database.run(QStringLiteral("RELEASE packet_read"));
    }
    Q_DISABLE_COPY_MOVE(ReadScope)
    const Expected<void>& begun() const { return m_begun; }

private:
    Database& m_database;
    Expected<void> m_begun;
};

} // namespace

Expected<Person> mayHavePacket(Database& project, PersonId of, const QString& path)
{
    TANDEM_DO(refuseInPacket(project));
    const auto person = PeopleRepository(project).byId(of);
    if (!person)
        return person;
    if (!person->active)
        return failure(ErrorCode::Refused, PacketWords::tr("This person is excluded."),
            person->name, PacketWords::tr("Include them again first."));
    if (QFileInfo::exists(path))
        return failure(ErrorCode::Refused, PacketWords::tr("A file with this name already exists."),
            path,
            PacketWords::tr("Choose another name: the file may be a packet with unmerged work."));
    return person;
}

PacketStamp newPacketStamp()
{
    std::array<quint32, 8> key{};
    QRandomGenerator::system()->fillRange(key.data(), key.size());
    return {newUuid(), QByteArray(reinterpret_cast<const char*>(key.data()), sizeof key),
        QDateTime::currentMSecsSinceEpoch()};
}

Expected<std::unique_ptr<PacketDraft>> PacketDraft::make(Database& project,
    const PacketOrder& order, const QString& path, const PacketStamp& stamp,
    const Progress& progress)
{
    const ReadScope scope(project);
    if (!scope.begun())
        return failure(scope.begun().error());
    TANDEM_TRY(person, mayHavePacket(project, order.person, path));
    std::unique_ptr<PacketDraft> draft(new PacketDraft(path));
    TANDEM_TRY(madeAt, timeNotBehind(project, order.person, stamp.madeAt));
    draft->m_stamp = stamp;
    draft->m_stamp.madeAt = *madeAt;
    draft->m_person = order.person;
    draft->m_written = {path, stamp.uuid, person->name, 0, 0, 0};
    TANDEM_DO(draft->fill(project, order, progress));
    return draft;
}

Expected<void> PacketDraft::fill(
    Database& project, const PacketOrder& order, const Progress& progress)
{
    TANDEM_TRY(rounds, packetRounds(project, order.person, order.samples));
    TANDEM_TRY(settings, SettingsRepository(project).load());
    TANDEM_TRY(person, PeopleRepository(project).byId(order.person));
    if (order.samples.isEmpty()) {
        TANDEM_TRY(raters, packetRaters(project, order.person));
        m_raters = *raters;
    }
    if (rounds->isEmpty() && m_raters.isEmpty())
        return failure(ErrorCode::Refused,
            PacketWords::tr("These samples have no open work for this person."), person->name,
            whyNothingToDo(
                *rounds, PacketWords::tr("Assign samples first; submitted work needs no packet.")));
    QSet<SampleId> samples;
    for (const Round& round : rounds->all())
        samples.insert(round.sample);
    m_written.samples = static_cast<int>(samples.size());
    m_written.rounds = static_cast<int>(rounds->all().size());
    m_written.studies = static_cast<int>(m_raters.size());
    TANDEM_TRY(packet, m_file.create());
    PacketCopy copy(project, **packet, order.person);
    TANDEM_DO(copy.copy(*rounds, progress));
    for (const StudyRater& rater : std::as_const(m_raters)) {
        TANDEM_DO(copyStudy(project, **packet, rater, copy.personInPacket()));
    }
    TANDEM_TRY(digest, packetDigest(**packet, settings->uuid, person->uuid));
    m_digest = *digest;
    TANDEM_DO(sealCount(**packet, m_stamp.secret, m_digest, 0));
    // Last, because from then on the file refuses everything but its person's work.
    return (*packet)
        ->run(QStringLiteral("INSERT INTO packet (uuid, project_uuid, person_id, secret, digest,"
                             " made_at) VALUES (?, ?, ?, ?, ?, ?)"),
            {m_stamp.uuid, settings->uuid, copy.personInPacket(), m_stamp.secret, m_digest,
                m_stamp.madeAt})
        .and_then([&] { return m_file.close(); });
}

Expected<void> PacketDraft::record(Database& project, PersonId by) const
{
    return PeopleRepository(project)
        .requireLead(by)
        .and_then([&] {
            return project.run(
                QStringLiteral("INSERT INTO packet_out (uuid, person_id, secret, digest, made_at)"
                               " VALUES (?, ?, ?, ?, ?)"),
                {m_stamp.uuid, m_person.value, m_stamp.secret, m_digest, m_stamp.madeAt});
        })
        .and_then([&]() -> Expected<void> {
            for (const StudyRater& rater : m_raters) {
                TANDEM_DO(noteHandedOut(project, rater, m_stamp.secret));
            }
            return {};
        })
        .and_then([&] {
            return Journal(project).append(QStringLiteral("packet written"), by, m_stamp.uuid,
                {{QStringLiteral("person"), m_written.person},
                    {QStringLiteral("rounds"), m_written.rounds},
                    {QStringLiteral("studies"), m_written.studies}});
        });
}

Expected<WrittenPacket> PacketDraft::finish()
{
    return m_file.place(false).map([this] { return m_written; });
}

Expected<WrittenPacket> writePacket(Database& project, const PacketOrder& order,
    const QString& path, PersonId by, const Progress& progress)
{
    TANDEM_TRY(draft, PacketDraft::make(project, order, path, newPacketStamp(), progress));
    return (*draft)->record(project, by).and_then([&] { return (*draft)->finish(); });
}

QString suggestedPacketPath(
    const QString& projectPath, const QString& folder, const QString& person)
{
    return freePath(folder, QFileInfo(projectPath).completeBaseName() + u'-' + person,
        QStringLiteral("tandem"));
}

} // namespace tandem
