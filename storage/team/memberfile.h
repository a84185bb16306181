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
#include <QStringList>

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
    /// What a part brought.
    struct Added
    {
        int rounds = 0;
        QStringList changed; ///< titles of samples whose texts are here as they were before
    };
    /// Adds what a part (a packet of the same person) has and the file has not. A round that takes
    /// the place of another one withdraws it. Refused for another person's.
    Expected<Added> add(const QByteArray& part);
    /// A round that was withdrawn from the person.
    struct Withdrawn
    {
        QString title; ///< of the sample
        int answers = 0;
    };
    /// Withdraws rounds here that the hub says were, and brings back those that it takes again.
    /// Returns the first ones.
    Expected<QList<Withdrawn>> followRounds();

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
    /// A row that was refused before, to be offered again; none where it never is.
    Expected<std::optional<SealedEntry>> writtenBefore(const RefusedRow& row);
    /// As it travels.
    QString body(const HubEntry& entry) const { return bodyOf(entry, m_secret); }

    /// Takes over the next rows of a stream, in order; returns how many of them are new here.
    /// Refused as a whole where one is not possible, or not sealed.
    Expected<int> take(const TeamStream& stream, const QList<ReceivedEntry>& entries);
    /// Whether the person has submitted is so as the hub has it, unless they changed it since.
    Expected<void> settleSubmission(const QString& round, bool isSubmitted);
    /// Whether the person has submitted it, in this file.
    Expected<bool> hasSubmitted(const QString& round);

private:
    Expected<void> copyFrom(const QByteArray& part, Added& added);
    Expected<void> withdrawReplaced(Database& part, const QList<Round>& rounds);
    Expected<QByteArray> digestOf(const QString& round);
    Expected<void> checkSeals(const Round& round, const QList<ReceivedEntry>& entries, bool isOwn);
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
