#pragma once

#include "models/error.h"
#include "models/usersum/consistency.h"
#include "models/usersum/summarypart.h"
#include "models/usersum/summaryrequests.h"
#include "models/usersum/usersummary.h"

#include <QList>

#include <functional>
#include <optional>
#include <variant>

/// The summarizer with critique (USERSUMBENCH, section 3.2) as a function of what was answered so
/// far: segments are summarized, each version of them is checked, what is inconsistent is rewritten
/// for a bounded number of rounds, and all are combined. Nothing is kept in memory, so that a run
/// that was killed goes on exactly where it was.
namespace tandem::usersum {

inline constexpr int kMostRounds = 10;
inline constexpr int kUsualRounds = 2;

/// How one user is summarized.
struct SummaryPlan
{
    bool isHierarchical = false;
    int segments = 0; ///< of the user's past; 0 where it is summarized in one step
    /// So many versions of each segment, 0 .. kMostRounds, are checked and rewritten where they are
    /// inconsistent. What the last rewriting makes is not checked any more.
    int rounds = kUsualRounds;
    bool operator==(const SummaryPlan&) const = default;
};

/// InvalidInput: a number of rounds out of its range.
Expected<void> checkRounds(int rounds);

/// What a reply to a part says: a summary of Whole, Segment, Rewrite and Combine; then those of
/// Query, Questions and Answers.
using SummaryAnswer = std::variant<UserSummary, QueryVerdict, QList<FactPair>, QList<PairVerdict>>;

/// Reads a reply to a part; `pairs` is how many there were to be judged, of Answers alone. Errors:
/// those of the readers.
Expected<SummaryAnswer> readSummaryAnswer(SummaryStep step, const QString& reply, int pairs = 0);

/// What was answered to a part; none as long as it was not. Asked only for parts on which something
/// hangs. Of another kind than the part's: Corrupt.
using AnswersSoFar = std::function<Expected<std::optional<SummaryAnswer>>(const SummaryPart&)>;

/// What is asked at first: of each segment its summary, or the whole in one step. None of a user
/// without segments.
QList<SummaryPart> firstParts(const SummaryPlan& plan);

/// What can be asked now that `done` was answered and could not before, in the order in which it is
/// to be asked. Checks of query and facts go side by side; a version is rewritten, or its segment
/// settled, once both are done; "combine" comes once every segment is settled. As long as parts are
/// taken in one after the other, each part comes exactly once. Errors: those of `answers`.
Expected<QList<SummaryPart>> nextParts(
    const SummaryPlan& plan, const SummaryPart& done, const AnswersSoFar& answers);

/// How a segment ended.
struct SegmentOutcome
{
    int version = 0; ///< that goes into the combination
    /// Whether it was checked and found consistent; what was written after the last round, or is
    /// not to be checked at all, was not looked at.
    bool isChecked = false;

    bool operator==(const SegmentOutcome&) const = default;
};
/// None as long as the segment is not settled. Errors: those of `answers`.
Expected<std::optional<SegmentOutcome>> segmentOutcome(
    const SummaryPlan& plan, int segment, const AnswersSoFar& answers);

/// The part that makes this version of a segment.
SummaryPart makingPart(int segment, int version);

/// What was found wrong with a version; empty where it is consistent. None as long as it is not
/// checked in full. Errors: those of `answers`.
Expected<std::optional<Feedback>> feedbackOn(int segment, int version, const AnswersSoFar& answers);

/// What may be asked about a segment after its first summary.
struct LaterPart
{
    SummaryPart part;
    /// Also where the segment is rewritten once and is then consistent, and not only where it never
    /// is.
    bool isUsual = false;
};
/// All that may be asked where so many versions are checked, in its order.
QList<LaterPart> laterParts(int segment, int rounds);

} // namespace tandem::usersum
