#pragma once

#include "models/error.h"
#include "storage/packets/packetcontents.h"
#include "storage/packets/packetrow.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace tandem::team {

/// A row that a person wrote, or a submission of theirs, as it travels.
struct HubEntry
{
    QString packet;     ///< UUID of the packet that it was written in, which has the seals' key
    QByteArray digest;  ///< of its round there, see roundDigest()
    PacketRow row = {}; ///< of a submission only kind, round, person and time are of meaning

    bool isSubmission() const
    {
        return row.kind == SealKind::Submitted || row.kind == SealKind::TakenBack;
    }
};

/// The UUID under which the hub keeps a submission or its taking back: the same from every copy.
QString uuidOfSubmission(const SubmissionEvent& event);

/// What the hub keeps of an entry as text: its values, and a seal of them by itself, since rows of
/// several machines come in any order.
QString bodyOf(const HubEntry& entry, const QByteArray& secret);

/// What can be read of an entry before it is known who sealed it.
struct ReceivedEntry
{
    HubEntry entry;
    QByteArray seal;
    QByteArray pairSeal; ///< of what a partner may get to read; keyed by what the round asks
};
/// Reads an entry of `person`. Refused where it has values that Tandem does not write; NewerVersion
/// where a later Tandem wrote it.
Expected<ReceivedEntry> entryFrom(const QString& uuid, const QString& round, const QString& person,
    int kind, const QString& body);
/// Refused where it was not sealed with `secret`, or was altered since.
Expected<void> checkSeal(const ReceivedEntry& received, const QByteArray& secret);
/// The same for a partner, who has not that secret: refused where it was not sealed as of the round
/// whose roundDigest() is `digest`.
Expected<void> checkPairSeal(const ReceivedEntry& received, const QByteArray& digest);

} // namespace tandem::team
