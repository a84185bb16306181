#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/submission.h"
#include "storage/packets/packetcontents.h"
#include "storage/packets/packetmerge.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"

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

} // namespace tandem
