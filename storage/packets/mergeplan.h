#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/round.h"
#include "models/studies/submission.h"
#include "storage/packets/packetcontents.h"
#include "storage/packets/packetmerge.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

class Database;

/// What a packet's person told as a rater of one study, against the project.
class StudyPart final
{
public:
    /// Finds out what is new, and whether it can be taken. Fails where the packet is refused as a
    /// whole; what the project refuses of it stands in line().
    static Expected<StudyPart> make(
        Database& project, const PacketContents& packet, const PacketStudy& study, PersonId person);

    const StudyMerge& line() const { return m_line; }
    /// Takes over what is new, inside the caller's transaction; nothing where it is refused.
    Expected<void> takeOver(Database& project) const;

private:
    Expected<void> read(const PacketContents& packet, const PacketStudy& study);
    void judge(const Expected<KeptSubmission>& kept);

    std::optional<StudyRater> m_rater; ///< in the project
    studies::Submission m_told;
    StudyMerge m_line;
};

/// Whether the rater with this UUID has withdrawn in the project, so that nothing of theirs is left
/// in it that a packet could be compared with.
Expected<bool> hasWithdrawnSince(Database& project, const QString& rater);

/// What is new in one round of a packet.
struct MergePart
{
    Round round; ///< in the project
    QList<PacketRow> rows;
    QList<SubmissionEvent> events;
    std::optional<qint64> submitted; ///< by the packet's person, once merged
};

/// Why the round cannot be submitted with these rows by `person`, translated; empty where it can.
Expected<QString> whatIsMissing(Database& project, const MergePart& part, PersonId person);

/// Takes over what the packet with this UUID brings of `person` to a round, once it is known to be
/// right, inside the caller's transaction.
Expected<void> takeOver(
    Database& project, const MergePart& part, PersonId person, const QString& packet);

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
    Expected<void> takeNew();
    /// The same, and notes that the packet came back; `by` merged it.
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
