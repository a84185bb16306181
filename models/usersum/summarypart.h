#pragma once

#include <QString>

#include <optional>

/// What is asked in turn to get the summary of a user. Each part has a name that stands in project
/// files and never changes.
namespace tandem::usersum {

enum class SummaryStep {
    Whole,     ///< the summary in one step
    Segment,   ///< the first summary of a segment
    Query,     ///< whether a version of it answers the query
    Questions, ///< the questions that a version answers
    Answers,   ///< whether the activities bear these answers out
    Rewrite,   ///< makes a version from what was found wrong with the one before
    Combine,   ///< one summary of those of the segments
};

struct SummaryPart
{
    SummaryStep step = SummaryStep::Whole;
    int segment = 0; ///< from 1; 0 of Whole and Combine, which are about all of them
    int version = 0; ///< that is checked or made; of Segment 0, of Rewrite from 1

    /// "summary", "segment/2", "query/2.0", "questions/2.0", "answers/2.0", "rewrite/2.1",
    /// "combine".
    QString key() const;
    static std::optional<SummaryPart> fromKey(const QString& key);
    bool operator==(const SummaryPart&) const = default;
};

/// The key of the prompt that a step fills (prompts.h).
QString promptKeyOf(SummaryStep step);
/// Whether a step is the verifier's, who may be another model than the summarizer.
bool isCheck(SummaryStep step);
/// What people see, translated: "Segment 2", "Query, segment 2, version 1" ...; versions are
/// counted from 1 there.
QString summaryPartName(const SummaryPart& part);

} // namespace tandem::usersum
