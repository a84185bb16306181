#include "storage/repositories/reviewrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/reviewrows.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReviewRepository)
};

using expert::DecisionKind;

constexpr qsizetype kLongestNote = 10'000;

/// When it is said: now, or just after the decision's last row where the clock was set back.
Expected<qint64> timeOfReview(
    Database& database, EvaluationId evaluation, PersonId person, const QString& decision)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return database
        .scalar(QStringLiteral("SELECT max(at) FROM review WHERE evaluation_id = ?"
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
    return failure(
        ErrorCode::InvalidInput, Words::tr("The evaluation has no such decision."), decision.key());
}

Expected<void> checkReview(const expert::Explanation& explanation,
    const expert::DecisionRef& decision, const expert::Review& review)
{
    if (review.note.size() > kLongestNote)
        return failure(ErrorCode::TooLarge, Words::tr("A note has at most 10,000 characters."), {},
            Words::tr("Shorten it."));
    const expert::Correction& correction = review.correction;
    const bool isAlignment =
        decision.kind == DecisionKind::Content || decision.kind == DecisionKind::Style;
    if ((correction.aligned && !isAlignment) ||
        (correction.other && decision.kind != DecisionKind::Match))
        return failure(ErrorCode::InvalidInput,
            Words::tr("The correction does not belong to this decision."), decision.key());
    const qsizetype others = explanation.side(expert::otherSide(decision.side)).aspects.size();
    if (correction.other && (*correction.other < -1 || *correction.other >= others))
        return failure(ErrorCode::InvalidInput,
            Words::tr("The correction names an aspect that is not there."), decision.key());
    return {};
}

tl::unexpected<Error> isDoneAlready()
{
    return failure(ErrorCode::Refused,
        Words::tr("You are done with this evaluation; your reviews of it are fixed."), {},
        Words::tr("You may have seen what others said of it since."));
}

} // namespace

Expected<expert::Explanation> ReviewRepository::reviewableBy(
    EvaluationId evaluation, PersonId person)
{
    const auto known = PeopleRepository(m_database).byId(person);
    if (!known)
        return failure(known.error());
    // Who is set aside may count what others said (done()).
    if (!known->active)
        return failure(ErrorCode::Refused, Words::tr("This person was set aside."), known->name,
            Words::tr("Take them back first."));
    const auto detail = EvaluationRepository(m_database).byId(evaluation);
    if (!detail)
        return failure(detail.error());
    if (detail->summary.state == EvaluationState::UnderWay)
        return failure(ErrorCode::Refused, Words::tr("This evaluation is still under way."), {},
            Words::tr("Review it when its run is through with it."));
    return detail->explanation;
}

Expected<void> ReviewRepository::give(EvaluationId evaluation, PersonId person,
    const expert::DecisionRef& decision, const expert::Review& review, qint64 durationMs)
{
    const auto explanation = reviewableBy(evaluation, person);
    if (!explanation)
        return failure(explanation.error());
    const auto work = own(evaluation, person);
    if (!work)
        return failure(work.error());
    if (work->doneAt.isValid())
        return isDoneAlready();
    const auto sound = isDecisionOf(*explanation, decision, work->reviews).and_then([&] {
        return checkReview(*explanation, decision, review);
    });
    if (!sound)
        return sound;
    const QString key = decision.key();
    const auto at = timeOfReview(m_database, evaluation, person, key);
    if (!at)
        return failure(at.error());
    return m_database.run(
        QStringLiteral("INSERT INTO review (uuid, evaluation_id, person_id, decision, opinion,"
                       " correction, note, at, duration_ms)"
                       " VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
        {newUuid(), evaluation.value, person.value, key,
            review.opinion ? QVariant(static_cast<int>(*review.opinion)) : QVariant(),
            storedCorrection(review.correction), sqlExactText(review.note), *at,
            qMax<qint64>(0, durationMs)});
}

Expected<void> ReviewRepository::finish(EvaluationId evaluation, PersonId person)
{
    const auto explanation = reviewableBy(evaluation, person);
    if (!explanation)
        return failure(explanation.error());
    const auto work = own(evaluation, person);
    if (!work)
        return failure(work.error());
    if (work->doneAt.isValid())
        return {};
    int undecided = 0;
    for (const expert::DecisionRef& decision :
        expert::reviewableDecisions(*explanation, work->reviews))
        undecided += work->reviews.value(decision).opinion ? 0 : 1;
    if (undecided > 0)
        return failure(ErrorCode::Refused,
            Words::tr("%n decision(s) of this evaluation have no opinion yet.", nullptr, undecided),
            {}, Words::tr("Say \"unsure\" where you cannot tell."));
    // Never before the last review, even where the clock was set back.
    return m_database.run(QStringLiteral("INSERT INTO review_done (evaluation_id, person_id, at)"
                                         " SELECT ?, ?, max(?, coalesce(max(at), 0)) FROM review"
                                         " WHERE evaluation_id = ? AND person_id = ?"),
        {evaluation.value, person.value, QDateTime::currentMSecsSinceEpoch(), evaluation.value,
            person.value});
}

} // namespace tandem
