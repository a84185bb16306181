#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/people/person.h"
#include "storage/project/benchmark.h"
#include "storage/project/newprojectfile.h"
#include "storage/repositories/studyraterrepository.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace tandem {

class Database;

/// Whose packet, and of what.
struct PacketOrder
{
    PersonId person;
    /// Empty: every sample that the person has something to do in, and every study that they rate.
    QList<SampleId> samples;
};

/// What tells one packet from another.
struct PacketStamp
{
    QString uuid;
    QByteArray secret; ///< the seals' key
    qint64 madeAt = 0; ///< milliseconds since 1970
};

/// A stamp that nobody else has.
PacketStamp newPacketStamp();

/// What a packet came to.
struct WrittenPacket
{
    QString path;
    QString uuid;
    QString person; ///< name
    int samples = 0;
    int rounds = 0;
    int studies = 0; ///< in which the person rates
};

/// A packet whose file is whole but not in its place yet, because the project does not know of it.
/// Goes, with its file, unless it is finished.
class PacketDraft final
{
public:
    /// Builds the packet beside `path`; only reads the project, in one state of it. Refused for
    /// somebody who was excluded or has nothing to do, where `path` exists, and in a packet.
    static Expected<std::unique_ptr<PacketDraft>> make(Database& project, const PacketOrder& order,
        const QString& path, const PacketStamp& stamp, const Progress& progress = {});

    /// Notes the packet in the project, inside the caller's transaction. `by` must be a lead.
    Expected<void> record(Database& project, PersonId by) const;
    /// Puts the file in its place, once the note is committed.
    Expected<WrittenPacket> finish();

private:
    explicit PacketDraft(const QString& path)
        : m_file(path)
    {
    }
    Expected<void> fill(Database& project, const PacketOrder& order, const Progress& progress);

    NewProjectFile m_file;
    PacketStamp m_stamp;
    QByteArray m_digest;
    PersonId m_person;
    QList<StudyRater> m_raters; ///< as whom the person rates in it
    WrittenPacket m_written;
};

/// Who it is for. Refused for somebody who was excluded, where `path` exists, and in a packet.
Expected<Person> mayHavePacket(Database& project, PersonId of, const QString& path);

/// Writes one packet inside the caller's transaction, which also notes it in the project. The file
/// is in its place when this returns; take it away where the commit fails.
Expected<WrittenPacket> writePacket(Database& project, const PacketOrder& order,
    const QString& path, PersonId by, const Progress& progress = {});

/// A name for the packet of `person` beside the project at `projectPath` that is not taken yet:
/// "NAME-Ada.tandem".
QString suggestedPacketPath(
    const QString& projectPath, const QString& folder, const QString& person);

} // namespace tandem
