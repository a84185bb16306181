#pragma once

#include "models/figure.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/samplescore.h"

#include <QList>

/// What a system is worth on a whole benchmark: one row of the paper's Tables 1 and 2.
namespace tandem::kgds {

/// A sample of the benchmark, what a system made of it and what a judge says of that.
struct JudgedSample
{
    std::optional<SystemOutput> output; ///< none: it is missing
    bool isJudged = false;              ///< whether there is any verdict
    SystemJudgement judgement;
    bool isThere() const { return output.has_value() || isJudged; }
    bool operator==(const JudgedSample&) const = default;
};

struct JudgedSystem
{
    SystemRef ref;
    QList<JudgedSample> samples; ///< of every sample of the benchmark, in its order
    /// Errors that are known of the system, not of which opinions: they count for its shares only.
    QList<ErrorType> looseErrors;
    bool operator==(const JudgedSystem&) const = default;
};

struct SystemScore
{
    SystemRef ref;
    QList<SampleScore> samples; ///< of every sample of the benchmark, in its order
    int present = 0;            ///< samples of which there is an output or a verdict
    QList<int> missing;         ///< the numbers of the others, counted from 1
    QList<int> withoutOutput;   ///< the numbers of those that are judged without the output itself

    /// Macro averages over the samples that have the value, 0 .. 1; n is their number.
    Figure recall;
    Figure precision;
    Figure f1;
    Figure opinionRecall;
    Figure overall;
    Figure retrieved; ///< EBS: the paragraph retrieval ratio

    int uncovered = 0;   ///< opinions
    int untyped = 0;     ///< of these, without an error type
    int looseErrors = 0; ///< see JudgedSystem
    ErrorShares errors;  ///< percent of the errors that have a type
    int unknownParagraphs = 0;
    int unansweredFacts = 0;    ///< in samples that are present
    int unansweredOpinions = 0; ///< likewise
};

/// Scores each sample, then all of them. `system` has a sample for each of `benchmark`.
SystemScore systemScore(const QList<SampleRecord>& benchmark, const JudgedSystem& system);

} // namespace tandem::kgds
