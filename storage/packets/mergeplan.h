#pragma once

#include "models/error.h"
#include "storage/packets/mergepart.h"
#include "storage/packets/packetmerge.h"
#include "storage/packets/studymerge.h"

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
    Expected<void> checkOrigin();
    Expected<void> checkBrought();
    Expected<void> planRound(const PacketRound& packed);
    Expected<void> findNew(MergePart& part, RoundMerge& line);
    Expected<void> judge(MergePart& part, const PacketRound& packed, RoundMerge& line);
    /// Whether the project has the row already; Refused where it has another one of that UUID.
    Expected<bool> isKnown(const PacketRow& row);
    Expected<bool> isKnown(const SubmissionEvent& event);
    /// Why nothing of a round can be taken; empty where it can.
    Expected<QString> refusalOf(const MergePart& part, const PacketRound& packed);
    Expected<QString> hasChanged(const MergePart& part, const PacketRound& packed);
    bool isSubmittedElsewhere(const MergePart& part) const;
    Expected<std::optional<qint64>> submittedAfter(const MergePart& part);

    Database& m_project;
    const PacketContents& m_packet;
    PersonId m_person;                                ///< in the project
    QHash<QString, QList<PacketRow>> m_written;       ///< by the round's UUID
    QHash<QString, QList<SubmissionEvent>> m_handIns; ///< by the round's UUID
    PacketMerge m_merge;
    QList<MergePart> m_parts; ///< that are taken
    QList<StudyPart> m_studies;
};

} // namespace tandem
