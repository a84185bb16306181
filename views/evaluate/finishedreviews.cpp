#include "views/evaluate/finishedreviews.h"

#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"

namespace tandem {

Expected<expert::ReviewerAgreement> readReviewerAgreement(
    Database& database, PersonId viewer, const CancelFlag& cancelled)
{
    TANDEM_TRY(done, ReviewRepository(database).done(viewer));
    QList<expert::ReviewedEvaluation> evaluations;
    for (auto at = done->visible.cbegin(); at != done->visible.cend(); ++at) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(detail, EvaluationRepository(database).byId(at.key()));
        expert::ReviewedEvaluation one{detail->summary.system, detail->explanation, {}};
        for (const ReviewerWork& work : at.value())
            one.reviewers.append({work.person, work.reviews});
        evaluations.append(one);
    }
    return expert::reviewerAgreement(evaluations);
}

} // namespace tandem
