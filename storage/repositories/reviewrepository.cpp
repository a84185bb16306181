#include "storage/repositories/reviewrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/reviewrows.h"

namespace tandem {

namespace {

using expert::DecisionKind;

constexpr qsizetype kReviewLongestNote = 10'000;

/// When it is said: now, or just after the decision's last row where the clock was set back.
Expected<qint64> timeOfReview(
    Database& database, EvaluationId evaluation, PersonId person, const QString& decision)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return database
        .scalar(QStringLiteral("SELECT max(at) FROM verdict WHERE kind = 0 AND subject_id = ?"
                               " AND person_id = ? AND decision = ?"),
            {evaluation.value, person.value, decision})
        .map([now](const QVariant& last) {
            return last.isNull() ? now : qMax(now, last.toLongLong() + 1);
        });
}

Expected<void> isDecisionOf(const expert::Explanation& explanation,
    const expert::DecisionRef& decision, const expert::Reviews& own)
{
    // What the reviewer has a word on can be taken back, even where it is not asked any more.
    if (own.contains(decision) || expert::reviewableDecisions(explanation, own).contains(decision))
        return {};
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("The evaluation has no such decision."), decision.key());
}

Expected<void> checkReview(const expert::Explanation& explanation,
    const expert::DecisionRef& decision, const expert::Review& review)
{
    if (review.note.size() > kReviewLongestNote)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A note has at most 10,000 characters."), {},
            RepositoryWords::tr("Shorten it."));
    const expert::Correction& correction = review.correction;
    const bool isAlignment =
        decision.kind == DecisionKind::Content || decision.kind == DecisionKind::Style;
    if ((correction.aligned && !isAlignment) ||
        (correction.other && decision.kind != DecisionKind::Match))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The correction does not belong to this decision."),
            decision.key());
    const qsizetype others = explanation.side(expert::otherSide(decision.side)).aspects.size();
    if (correction.other && (*correction.other < -1 || *correction.other >= others))
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The correction names an aspect that is not there."),
            decision.key());
    return {};
}

tl::unexpected<Error> isDoneAlready()
{
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("You are done with this evaluation; your reviews of it are fixed."), {},
        RepositoryWords::tr("You may have seen what others said of it since."));
}

} // namespace

Expected<expert::Explanation> ReviewRepository::reviewableBy(
    EvaluationId evaluation, PersonId person)
{
    TANDEM_TRY(known, PeopleRepository(m_database).byId(person));
    // Who is set aside may count what others said (done()).
    if (!known->active)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This person was set aside."),
            known->name, RepositoryWords::tr("Take them back first."));
    TANDEM_TRY(detail, EvaluationRepository(m_database).byId(evaluation));
    if (detail->summary.state == EvaluationState::UnderWay)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This evaluation is still under way."), {},
            RepositoryWords::tr("Review it when its run is through with it."));
    return detail->explanation;
}

Expected<void> ReviewRepository::give(EvaluationId evaluation, PersonId person,
    const expert::DecisionRef& decision, const expert::Review& review, qint64 durationMs)
{
    TANDEM_TRY(explanation, reviewableBy(evaluation, person));
    TANDEM_TRY(work, own(evaluation, person));
    if (work->doneAt.isValid())
        return isDoneAlready();
    const auto sound = isDecisionOf(*explanation, decision, work->reviews).and_then([&] {
        return checkReview(*explanation, decision, review);
    });
    if (!sound)
        return sound;
    const QString key = decision.key();
    TANDEM_TRY(at, timeOfReview(m_database, evaluation, person, key));
    return m_database.run(
        QStringLiteral("INSERT INTO verdict (uuid, kind, subject_id, person_id, decision, opinion,"
                       " correction, note, at, duration_ms)"
                       " VALUES (?, 0, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
        {newUuid(), evaluation.value, person.value, key,
            review.opinion ? QVariant(static_cast<int>(*review.opinion)) : QVariant(),
            storedCorrection(review.correction), sqlExactText(review.note), *at,
            qMax<qint64>(0, durationMs)});
}

Expected<void> ReviewRepository::finish(EvaluationId evaluation, PersonId person)
{
    TANDEM_TRY(explanation, reviewableBy(evaluation, person));
    TANDEM_TRY(work, own(evaluation, person));
    if (work->doneAt.isValid())
        return {};
    int undecided = 0;
    for (const expert::DecisionRef& decision :
        expert::reviewableDecisions(*explanation, work->reviews))
        undecided += work->reviews.value(decision).opinion ? 0 : 1;
    if (undecided > 0)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "%n decision(s) of this evaluation have no opinion yet.", nullptr, undecided),
            {}, RepositoryWords::tr("Say \"unsure\" where you cannot tell."));
    // Never before the last review, even where the clock was set back.
    return m_database.run(
        QStringLiteral("INSERT INTO verdict_done (kind, subject_id, person_id, at)"
                       " SELECT 0, ?, ?, max(?, coalesce(max(at), 0)) FROM verdict"
                       " WHERE kind = 0 AND subject_id = ? AND person_id = ?"),
        {evaluation.value, person.value, QDateTime::currentMSecsSinceEpoch(), evaluation.value,
            person.value});
}

} // namespace tandem
