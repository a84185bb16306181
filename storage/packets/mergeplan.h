#pragma once

#include "models/error.h"
#include "storage/packets/packetcontents.h"
#include "storage/packets/packetmerge.h"

#include <QHash>
#include <QList>

namespace tandem {

class Database;

/// One packet against one project: what is new in it, what is refused, and taking over the rest.
class MergePlan final
{
public:
    MergePlan(Database& project, const PacketContents& packet)
        : m_project(project)
        , m_packet(packet)
    {
    }

    /// Finds out what is new. Fails where the packet is refused as a whole.
    Expected<void> make();
    const PacketMerge& merge() const { return m_merge; }
    /// Takes over what is new and not refused, inside the caller's transaction.
    Expected<void> apply(PersonId by);

private:
    /// What is new in one round of the packet.
    struct Part
    {
        Round round; ///< in the project
        QList<PacketRow> rows;
        QList<HandInEvent> events;
        std::optional<qint64> handedIn; ///< by the packet's person, once merged
    };

    Expected<void> checkOrigin();
    Expected<void> checkBrought();
    Expected<void> planRound(const PacketRound& packed);
    Expected<void> findNew(Part& part, RoundMerge& line);
    Expected<void> judge(Part& part, const PacketRound& packed, RoundMerge& line);
    /// Whether the project has the row already; Refused where it has another one of that UUID.
    Expected<bool> isKnown(const PacketRow& row);
    Expected<bool> isKnown(const HandInEvent& event);
    /// Why nothing of a round can be taken; empty where it can.
    Expected<QString> refusalOf(const Part& part, const PacketRound& packed);
    Expected<QString> hasChanged(const Part& part, const PacketRound& packed);
    bool isHandedInElsewhere(const Part& part) const;
    Expected<std::optional<qint64>> handedInAfter(const Part& part);
    Expected<QString> isIncomplete(const Part& part);
    Expected<void> applyPart(const Part& part);
    Expected<void> insert(
        const Part& part, const PacketRow& row, const QHash<QString, qint64>& items);

    Database& m_project;
    const PacketContents& m_packet;
    PersonId m_person;                            ///< in the project
    QHash<QString, QList<PacketRow>> m_written;   ///< by the round's UUID
    QHash<QString, QList<HandInEvent>> m_handIns; ///< by the round's UUID
    PacketMerge m_merge;
    QList<Part> m_parts; ///< that are taken
};

} // namespace tandem
