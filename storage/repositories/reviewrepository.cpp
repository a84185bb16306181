#include "storage/repositories/reviewrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/reviewrows.h"

#include <algorithm>

namespace tandem {

namespace {

using expert::DecisionKind;
using expert::DecisionRef;
using expert::Review;
using expert::Stance;

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
    TANDEM_DO(checkNote(review.note));
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

/// Everybody by name.
Expected<QList<PersonId>> orderOfNames(Database& database)
{
    return valuesOf<PersonId>(
        database, QStringLiteral("SELECT id FROM person ORDER BY name_key, id"));
}

/// Those that are done, in this order.
QList<ReviewerWork> finished(
    const QHash<PersonId, ReviewerWork>& works, const QList<PersonId>& order)
{
    QList<ReviewerWork> done;
    for (const ReviewerWork& work : works) {
        if (work.doneAt.isValid())
            done.append(work);
    }
    std::sort(done.begin(), done.end(), [&](const ReviewerWork& a, const ReviewerWork& b) {
        return order.indexOf(a.person) < order.indexOf(b.person);
    });
    return done;
}

bool isDone(const QHash<PersonId, ReviewerWork>& works, PersonId person)
{
    return works.value(person).doneAt.isValid();
}

/// Who has to be done with an evaluation before `viewer` may count others' reviews of it.
Expected<QList<PersonId>> boundBy(Database& database, PersonId viewer)
{
    return PeopleRepository(database).all().map([viewer](const QList<Person>& people) {
        QList<PersonId> bound;
        for (const Person& person : people) {
            if (person.active && (!viewer.isValid() || person.id == viewer))
                bound.append(person.id);
        }
        return bound;
    });
}

int disagreementsOf(const QList<ReviewerWork>& done)
{
    QSet<DecisionRef> differing;
    for (qsizetype i = 0; i < done.size(); ++i) {
        const expert::Reviews& reviews = done.at(i).reviews;
        for (auto review = reviews.cbegin(); review != reviews.cend(); ++review) {
            for (qsizetype j = i + 1; j < done.size(); ++j) {
                if (expert::differ(*review, done.at(j).reviews.value(review.key())))
                    differing.insert(review.key());
            }
        }
    }
    return static_cast<int>(differing.size());
}

ReviewState stateOf(const QHash<PersonId, ReviewerWork>& works, PersonId viewer)
{
    ReviewState state;
    const ReviewerWork own = works.value(viewer);
    for (const Review& review : own.reviews) {
        state.own += review.stance ? 1 : 0;
        state.disagreesWith += review.stance == Stance::Disagree ? 1 : 0;
    }
    state.done = own.doneAt.isValid();
    const QList<ReviewerWork> done = finished(works, {});
    state.reviewersDone = static_cast<int>(done.size());
    if (state.done)
        state.disagreements = disagreementsOf(done);
    return state;
}

const QString kOfEvaluation = QStringLiteral("subject_id = ?");
const QString kAll = QStringLiteral("1");

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
    TANDEM_TRY(
        at, timeAfterLast(m_database,
                QStringLiteral("SELECT max(at) FROM verdict WHERE kind = 0 AND subject_id = ?"
                               " AND person_id = ? AND decision = ?"),
                {evaluation, person, key}));
    return insertRow(m_database, "verdict",
        {{"uuid", newUuid()}, {"kind", 0}, {"subject_id", evaluation}, {"person_id", person},
            {"decision", key}, {"opinion", review.stance},
            {"correction", storedCorrection(review.correction)}, {"note", review.note}, {"at", *at},
            {"duration_ms", qMax<qint64>(0, durationMs)}})
        .map([](qint64) {});
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
        undecided += work->reviews.value(decision).stance ? 0 : 1;
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

Expected<ReviewerWork> ReviewRepository::own(EvaluationId evaluation, PersonId person)
{
    return reviewsWhere(m_database, kOfEvaluation + QStringLiteral(" AND person_id = ?"),
        {evaluation.value, person.value})
        .map([&](const ReviewWorks& works) {
            ReviewerWork work = works.value(evaluation).value(person);
            work.person = person;
            return work;
        });
}

Expected<QList<ReviewerWork>> ReviewRepository::others(EvaluationId evaluation, PersonId viewer)
{
    TANDEM_TRY(works, reviewsWhere(m_database, kOfEvaluation, {evaluation.value}));
    TANDEM_TRY(order, orderOfNames(m_database));
    QHash<PersonId, ReviewerWork> ofAll = works->value(evaluation);
    if (!isDone(ofAll, viewer))
        return QList<ReviewerWork>{};
    ofAll.remove(viewer);
    return finished(ofAll, *order);
}

Expected<QHash<EvaluationId, ReviewState>> ReviewRepository::states(PersonId viewer)
{
    return reviewsWhere(m_database, kAll, {}).map([viewer](const ReviewWorks& works) {
        QHash<EvaluationId, ReviewState> states;
        for (auto work = works.cbegin(); work != works.cend(); ++work)
            states.insert(work.key(), stateOf(*work, viewer));
        return states;
    });
}

Expected<ReviewState> ReviewRepository::state(EvaluationId evaluation, PersonId viewer)
{
    return reviewsWhere(m_database, kOfEvaluation, {evaluation.value})
        .map([&](const ReviewWorks& works) { return stateOf(works.value(evaluation), viewer); });
}

Expected<VisibleReviews> ReviewRepository::visibleTo(PersonId viewer)
{
    VisibleReviews visible{viewer, {}};
    if (!viewer.isValid())
        return visible;
    TANDEM_TRY(works, reviewsWhere(m_database, kAll, {}));
    TANDEM_TRY(order, orderOfNames(m_database));
    for (auto work = works->cbegin(); work != works->cend(); ++work) {
        if (isDone(*work, viewer))
            visible.of.insert(work.key(), finished(*work, *order));
        else if (work->contains(viewer))
            visible.of.insert(work.key(), {work->value(viewer)});
    }
    return visible;
}

Expected<FinishedReviews> ReviewRepository::done(PersonId viewer)
{
    TANDEM_TRY(works, reviewsWhere(m_database, kAll, {}));
    TANDEM_TRY(order, orderOfNames(m_database));
    TANDEM_TRY(bound, boundBy(m_database, viewer));
    FinishedReviews done;
    for (auto work = works->cbegin(); work != works->cend(); ++work) {
        const QList<ReviewerWork> all = finished(*work, *order);
        if (all.isEmpty())
            continue;
        const bool mayKnow = std::all_of(
            bound->begin(), bound->end(), [&](PersonId person) { return isDone(*work, person); });
        if (mayKnow)
            done.visible.insert(work.key(), all);
        else
            done.hidden.insert(work.key());
    }
    return done;
}

} // namespace tandem
