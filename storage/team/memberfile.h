#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/team/hubentry.h"
#include "storage/team/teamlink.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {
class Database;
}

namespace tandem::team {

/// The file of a team's member: a packet that grows by what is published for its person, by their
/// own rows from other machines, and by what a partner wrote in closed rounds about opinions.
/// Everything inside the caller's transaction.
class MemberFile final
{
public:
    explicit MemberFile(Database& file)
        : m_file(file)
    {
    }

    /// Begins an empty file with the first part.
    Expected<void> begin(const QByteArray& part);
    /// Adds what a part (a packet of the same person) has and the file has not; returns how many
    /// rounds these are. Refused for another person's, and where the texts of a round differ.
    Expected<int> add(const QByteArray& part);

    /// UUIDs of whose file it is, and of the project.
    Expected<void> readItself();
    const QString& person() const { return m_person; }
    const QString& project() const { return m_project; }

    /// Up to `most` rows of the person that stand behind the seal `after`, in the order in which
    /// they were written.
    struct SealedEntry
    {
        qint64 seal = 0;
        QString uuid;
        HubEntry entry;
    };
    Expected<QList<SealedEntry>> written(qint64 after, int most);
    /// A row that was refused before, to be offered again; none where it is a submission, which is
    /// not repeated without its person.
    Expected<std::optional<SealedEntry>> writtenBefore(const RefusedRow& row);
    /// As it travels.
    QString body(const HubEntry& entry) const { return bodyOf(entry, m_secret); }

    /// Takes over the next rows of a stream, in order; returns how many of them are new here.
    /// Refused as a whole where one is not possible.
    Expected<int> take(const TeamStream& stream, const QList<HubEntry>& entries);

private:
    Expected<void> copyFrom(const QByteArray& part, int& rounds);
    Expected<int> takeOwn(const Round& round, const QList<HubEntry>& entries);
    Expected<int> takePartners(const Round& round, const QList<HubEntry>& entries);
    Expected<bool> noteSubmission(const Round& round, PersonId person, const PacketRow& row);
    Expected<HubEntry> entryOf(const PacketRow& row);

    Database& m_file;
    QString m_packet;
    QString m_project;
    QString m_person;
    PersonId m_id;
    QByteArray m_secret;
    QHash<QString, QByteArray> m_digests; ///< by round
};

} // namespace tandem::team
