#pragma once

#include "models/rounds/round.h"
#include "storage/packets/packetrow.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// A submission, or its taking back, as a packet's seals tell it.
struct SubmissionEvent
{
    SealKind kind = SealKind::Submitted;
    QString round; ///< UUID
    qint64 at = 0;
};

/// One round of a packet.
struct PacketRound
{
    QString uuid;
    QString title; ///< of the sample
    Step step = Step::Paragraphs;
    bool isClosed = false;           ///< about opinions, being checked
    std::optional<qint64> submitted; ///< by the packet's person
    QByteArray digest;               ///< see roundDigest()
};

/// One study of a packet, in which its person rates.
struct PacketStudy
{
    QString study; ///< UUID
    QString rater; ///< UUID, PacketRow::round of what they say
    QString title;
};

/// Everything that a packet brings back, read and checked; the file is not needed any more.
struct PacketContents
{
    QString path;
    QString uuid;
    QString projectUuid;
    QString projectName;
    QString person; ///< UUID
    QString personName;
    QByteArray secret;
    QByteArray digest; ///< as computed from the file, not as it says
    qint64 madeAt = 0;
    QList<PacketRound> rounds;
    QList<PacketStudy> studies;
    QList<PacketRow> written;       ///< in the packet, by its person, in that order
    QList<PacketRow> brought;       ///< that came from the project
    QList<SubmissionEvent> handIns; ///< in order

    /// The title of the sample of a round, or of a rater's study, for saying where something is
    /// wrong; "" for none.
    QString titleOf(const QString& round) const
    {
        for (const PacketStudy& one : studies) {
            if (one.rater == round)
                return one.title;
        }
        for (const PacketRound& one : rounds) {
            if (one.uuid == round)
                return one.title;
        }
        return {};
    }
};

} // namespace tandem
