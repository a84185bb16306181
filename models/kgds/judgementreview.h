#pragma once

#include "models/kgds/feedbackchoice.h"
#include "models/kgds/judgementdecision.h"
#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"
#include "models/verdicts/verdict.h"

#include <QHash>
#include <QList>

#include <optional>

/// People's verdicts on a judge of systems' outputs, and what its judgement is under them.
namespace tandem::kgds {

/// What somebody puts in the place of a decision they disagree with. A disagree without one turns
/// "covered" and "not covered", and the choice of paragraphs, over.
struct JudgementCorrection
{
    std::optional<bool> covered;          ///< of facts and opinions, where the judge said nothing
    std::optional<ErrorType> error;       ///< of an error
    std::optional<FeedbackChoice> choice; ///< of the feedback judgement
    bool operator==(const JudgementCorrection&) const = default;
};
using JudgementReview = VerdictOf<JudgementCorrection>;
using JudgementReviews = QHash<JudgementDecision, JudgementReview>;

/// Whether two people say something else of a decision: their opinions differ, or both disagree and
/// put something else in its place. Never where one of them has no opinion.
bool differ(const JudgementReview& one, const JudgementReview& other);

/// Why the correction cannot belong to the decision; empty where it can. A translated sentence.
QString correctionFault(const JudgementDecision& decision, const JudgementCorrection& correction);

/// Whether a fact of this type has a part in any metric, and so is worth a person's time.
bool isCounted(FactType type);
/// The groups of a sample's facts in the order in which judgements have them.
QList<FactGroup> factGroups(const SampleRecord& sample);

/// What can be reviewed of a judgement: the facts that count (where it has facts), the opinions,
/// and behind each that is not covered, why. In the order of the sample.
QList<JudgementDecision> decisionsOf(const SampleRecord& sample, const SystemJudgement& judgement);
/// The same where the reviewer's own word decides which opinions are not covered.
QList<JudgementDecision> reviewableDecisions(
    const SampleRecord& sample, const SystemJudgement& judgement, const JudgementReviews& reviews);

/// Whether a judgement of this sample can have the decision at all, whatever the judge concluded: a
/// fact that counts (where the judgement has facts), an opinion, or why one is not covered.
bool hasDecision(const SampleRecord& sample, const SystemJudgement& judgement,
    const JudgementDecision& decision);

Conclusion conclusionOf(const SystemJudgement& judgement, const JudgementDecision& decision);
/// What a reviewer who says `review` stands for where the judge said `judged`: none of "unsure",
/// and where nothing was said.
Conclusion reviewedConclusion(Conclusion judged, const JudgementReview& review);
std::optional<ErrorType> reviewedError(
    std::optional<ErrorType> judged, const JudgementReview& review);
/// The same of the number of an answer that stands by itself (LoneDecision::answers): 0 for none.
int reviewedAnswer(int judged, const JudgementReview& review);

/// The judgement as the reviewer would have it: where they disagree, what they put in its place; an
/// opinion that they turned into a covered one has no error any more, one that they turned into an
/// uncovered one the error that they name. "Unsure" and what was not reviewed stay.
SystemJudgement reviewedJudgement(SystemJudgement judgement, const JudgementReviews& reviews);
/// What the reviewer stands for alone: nothing where they said nothing or are unsure.
SystemJudgement checkedJudgement(const SystemJudgement& judgement, const JudgementReviews& reviews);

} // namespace tandem::kgds
