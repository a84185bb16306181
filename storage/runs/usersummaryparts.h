#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/usersum/hierarchy.h"
#include "models/usersum/segment.h"
#include "models/usersum/timeline.h"
#include "storage/runs/runkind.h"

#include <QHash>
#include <QList>

#include <memory>

namespace tandem {

class Database;

/// The timeline of a user, read once as long as `memory` has it.
Expected<std::shared_ptr<const usersum::Timeline>> keptTimeline(
    Database& database, RunMemory& memory, TimelineUserId user);

/// A user who is summarized, and what the tasks of a run about them have come to: replies as they
/// are stored, read again as they are needed.
class UserSummaryParts final
{
public:
    /// Refused where the user's timeline is not cut.
    static Expected<UserSummaryParts> load(
        Database& database, const RunSetup& setup, TimelineUserId user);

    const usersum::SummaryPlan& plan() const { return m_plan; }
    /// A part was answered with this reply.
    void keep(const usersum::SummaryPart& part, ReplyId reply)
    {
        m_replies.insert(part.key(), reply);
    }
    /// What was answered to a part; none as long as it was not. Errors: those of its reader.
    Expected<std::optional<usersum::SummaryAnswer>> answer(
        Database& database, RunMemory& memory, const usersum::SummaryPart& part) const;
    usersum::AnswersSoFar answers(Database& database, RunMemory& memory) const;
    /// How many statements a check of facts is about; 0 of any other part.
    Expected<int> statements(
        Database& database, RunMemory& memory, const usersum::SummaryPart& part) const;
    /// NotFound: what the part needs was not answered, or the user has no such segment.
    Expected<llm::ChatRequest> request(
        Database& database, const RunSetup& setup, const usersum::SummaryPart& part) const;

private:
    Expected<llm::ChatRequest> ofSegment(
        Database& database, const RunSetup& setup, const usersum::SummaryPart& part) const;
    Expected<llm::ChatRequest> ofAll(Database& database, const RunSetup& setup) const;
    template <typename T>
    Expected<T> needed(
        Database& database, RunMemory& memory, const usersum::SummaryPart& part) const;

    std::shared_ptr<const usersum::Timeline> m_timeline;
    qsizetype m_past = 0;
    QList<usersum::Segment> m_segments;
    usersum::SummaryPlan m_plan;
    QHash<QString, ReplyId> m_replies; ///< of what is answered, by the part's key
};

} // namespace tandem
