#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/verdictkinds.h"

namespace tandem {

namespace {

using expert::DecisionKind;

const QString kAligned = QStringLiteral("aligned");
const QString kOther = QStringLiteral("other");

} // namespace

Expected<expert::Explanation> EvaluationVerdicts::judged(Database& database, EvaluationId subject)
{
    TANDEM_TRY(detail, EvaluationRepository(database).byId(subject));
    if (detail->summary.state == EvaluationState::UnderWay)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This evaluation is incomplete."),
            {}, RepositoryWords::tr("Review it when its run has finished it."));
    return detail->explanation;
}

QList<expert::DecisionRef> EvaluationVerdicts::decisions(const Judged& judged, const Reviews& own)
{
    return expert::reviewableDecisions(judged, own);
}

QList<expert::DecisionRef> EvaluationVerdicts::needed(const Judged& judged, const Reviews& own)
{
    return decisions(judged, own);
}

QString EvaluationVerdicts::faultOf(
    const Judged& judged, const Decision& decision, const Correction& correction)
{
    const bool isAlignment =
        decision.kind == DecisionKind::Content || decision.kind == DecisionKind::Style;
    if ((correction.aligned && !isAlignment) ||
        (correction.other && decision.kind != DecisionKind::Match))
        return RepositoryWords::tr("The correction does not belong to this judgment.");
    const qsizetype others = judged.side(expert::otherSide(decision.side)).aspects.size();
    if (correction.other && (*correction.other < -1 || *correction.other >= others))
        return RepositoryWords::tr("The correction names an aspect that does not exist.");
    return {};
}

QJsonObject EvaluationVerdicts::stored(const Correction& correction)
{
    QJsonObject json;
    if (correction.aligned)
        json.insert(kAligned, *correction.aligned);
    if (correction.other)
        json.insert(kOther, *correction.other);
    return json;
}

expert::Correction EvaluationVerdicts::correctionFrom(const QJsonObject& stored)
{
    expert::Correction correction;
    if (stored.value(kAligned).isBool())
        correction.aligned = stored.value(kAligned).toBool();
    if (stored.value(kOther).isDouble())
        correction.other = stored.value(kOther).toInt(-1);
    return correction;
}

VerdictWording EvaluationVerdicts::wording(int undecided)
{
    return {RepositoryWords::tr("The evaluation has no such judgment."),
        RepositoryWords::tr("You have finished reviewing this evaluation; your reviews are final."),
        RepositoryWords::tr(
            "%n judgment(s) of this evaluation are not reviewed yet.", nullptr, undecided)};
}

} // namespace tandem
