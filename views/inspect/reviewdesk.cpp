#include "views/inspect/reviewdesk.h"

#include "ui/verdicts/stances.h"
#include "views/inspect/casewords.h"
#include "views/inspect/decisionwords.h"
#include "views/session/projectsession.h"

#include <algorithm>

namespace tandem {

namespace {

Write reviewWrite(EvaluationId evaluation, PersonId person, const expert::DecisionRef& decision,
    const expert::Review& review, qint64 durationMs)
{
    return [=](Database& database) -> Expected<Written> {
        ReviewRepository reviews(database);
        TANDEM_TRY(own, reviews.own(evaluation, person));
        TANDEM_TRY(given, reviews.give(evaluation, person, decision, review, durationMs));
        return Written(ReviewChanged{evaluation, person, decision},
            reviewWrite(evaluation, person, decision, own->reviews.value(decision), 0));
    };
}

Write finishWrite(EvaluationId evaluation, PersonId person)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(finished, ReviewRepository(database).finish(evaluation, person));
        return Written(ReviewChanged{evaluation, person});
    };
}

} // namespace

ReviewDesk::ReviewDesk(ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock)
    : QObject(parent)
    , m_session(session)
    , m_time(clock)
{
    connect(&session.project(), &Project::changed, this, &ReviewDesk::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        // Of whoever sat here before.
        m_waitingNotes.clear();
        m_unstored.clear();
        reload();
        emit reviewsChanged();
    });
}

void ReviewDesk::setCase(const LoadedCase& shown)
{
    const bool same = m_case && shown && m_case->detail.summary.id == shown->detail.summary.id;
    m_case = shown;
    if (!same)
        m_current.reset();
    reload();
}

bool ReviewDesk::mayReview() const
{
    return m_case && m_session.currentPerson().isValid() && !m_session.packet() && !isDone() &&
           m_case->detail.summary.state != EvaluationState::UnderWay;
}

void ReviewDesk::reload()
{
    m_own = {};
    m_others.clear();
    const PersonId person = m_session.currentPerson();
    if (m_case && person.isValid()) {
        ReviewRepository reviews(m_session.project().reader());
        const EvaluationId evaluation = m_case->detail.summary.id;
        const auto own = reviews.own(evaluation, person);
        if (own)
            m_own = *own;
        else
            emit failed(own.error());
        if (const auto others = reviews.others(evaluation, person))
            m_others = *others;
        else
            emit failed(others.error());
    }
    recompute();
}

void ReviewDesk::recompute()
{
    m_reviewedScores.reset();
    m_reviewed = {};
    m_decisions.clear();
    if (!m_case)
        return;
    const EvaluationDetail& detail = m_case->detail;
    m_reviewed = expert::reviewed(detail.explanation, m_own.reviews);
    m_decisions = expert::reviewableDecisions(detail.explanation, m_own.reviews);
    if (!detail.summary.scores)
        return;
    const expert::Scores scores = expert::scoresOf(m_reviewed);
    if (scores != *detail.summary.scores)
        m_reviewedScores = scores;
}

int ReviewDesk::decided() const
{
    return int(std::count_if(
        m_decisions.cbegin(), m_decisions.cend(), [this](const expert::DecisionRef& decision) {
            return m_own.reviews.value(decision).stance.has_value();
        }));
}

bool ReviewDesk::isReviewable(const expert::DecisionRef& decision) const
{
    return m_decisions.contains(decision);
}

void ReviewDesk::setCurrent(const std::optional<expert::DecisionRef>& decision)
{
    if (decision == m_current)
        return;
    m_current = decision;
    m_time.restart();
}

std::optional<expert::DecisionRef> ReviewDesk::nextUndecided(
    const std::optional<expert::DecisionRef>& after) const
{
    if (!m_case)
        return std::nullopt;
    expert::Reviews reviews = m_own.reviews;
    for (const auto& [evaluation, decision] : m_pending.keys()) {
        if (evaluation == m_case->detail.summary.id)
            reviews.insert(decision, held(decision));
    }
    return expert::nextUndecided(m_case->detail.explanation, reviews, after);
}

bool ReviewDesk::isUndecided(const expert::DecisionRef& decision) const
{
    return isReviewable(decision) && !held(decision).stance;
}

std::optional<expert::DecisionRef> ReviewDesk::nextDiffering(
    const std::optional<expert::DecisionRef>& after) const
{
    const QList<ReviewerWork> all = m_others + QList{m_own};
    QList<expert::DecisionRef> decisions = m_decisions;
    for (const ReviewerWork& work : all) {
        for (const expert::DecisionRef& decision : work.reviews.keys()) {
            if (!decisions.contains(decision))
                decisions.append(decision); // of an aspect that the person unmatched
        }
    }
    const auto isDiffering = [&](const expert::DecisionRef& decision) {
        for (const ReviewerWork& one : all) {
            for (const ReviewerWork& other : m_others) {
                if (expert::differ(one.reviews.value(decision), other.reviews.value(decision)))
                    return true;
            }
        }
        return false;
    };
    const qsizetype start = after ? decisions.indexOf(*after) + 1 : 0;
    for (qsizetype i = 0; i < decisions.size(); ++i) {
        const expert::DecisionRef& decision = decisions.at((start + i) % decisions.size());
        if (isDiffering(decision))
            return decision;
    }
    return std::nullopt;
}

expert::Review ReviewDesk::held(const expert::DecisionRef& decision) const
{
    return m_pending.value(placeOf(decision)).value_or(m_own.reviews.value(decision));
}

void ReviewDesk::give(const expert::DecisionRef& decision, expert::Stance stance,
    const expert::Correction& correction)
{
    expert::Review review;
    review.stance = stance;
    review.correction = correction;
    review.note = note(decision);
    push(decision, review);
}

void ReviewDesk::takeBack(const expert::DecisionRef& decision)
{
    expert::Review review;
    review.note = note(decision);
    if (held(decision).stance)
        push(decision, review);
}

void ReviewDesk::setNote(const expert::DecisionRef& decision, const QString& note)
{
    expert::Review review = held(decision);
    if (!review.stance) {
        m_unstored.drop(placeOf(decision));
        if (note.isEmpty())
            m_waitingNotes.remove(placeOf(decision));
        else
            m_waitingNotes.insert(placeOf(decision), note);
        return;
    }
    review.note = note;
    push(decision, review);
}

QString ReviewDesk::note(const expert::DecisionRef& decision) const
{
    const Place place = placeOf(decision);
    return m_waitingNotes.value(place, m_unstored.text(place).value_or(held(decision).note));
}

bool ReviewDesk::isUnstored(const expert::DecisionRef& decision) const
{
    return m_unstored.hasFailed(placeOf(decision));
}

QString ReviewDesk::unsaved() const
{
    return m_waitingNotes.isEmpty()
               ? m_unstored.said()
               : tr("A note in Inspect waits for your opinion, which it is kept with.");
}

ReviewDesk::Place ReviewDesk::placeOf(const expert::DecisionRef& decision) const
{
    return {m_case ? m_case->detail.summary.id : EvaluationId(), decision};
}

void ReviewDesk::push(const expert::DecisionRef& decision, const expert::Review& review)
{
    if (!mayReview())
        return;
    if (held(decision) == review) {
        m_unstored.drop(placeOf(decision));
        return;
    }
    const EvaluationId evaluation = m_case->detail.summary.id;
    const PersonId person = m_session.currentPerson();
    // Of several decisions agreed with at once, the first has the time of all.
    const qint64 duration = m_time.elapsedMs();
    m_time.restart();
    m_waitingNotes.remove(placeOf(decision));
    const Job job =
        m_session.change(this, {changeText(decision, review),
                                   reviewWrite(evaluation, person, decision, review, duration)});
    // What failed is shown as it was before.
    m_pending.add(placeOf(decision), review, job, this);
    m_unstored.hold(placeOf(decision), review.note, job, this, [this] { emit reviewsChanged(); });
}

QString ReviewDesk::changeText(
    const expert::DecisionRef& decision, const expert::Review& review) const
{
    const QString what = decisionName(decision);
    const QString name = caseName(m_case->detail.summary);
    if (!review.stance)
        return tr("opinion on %1 of %2 taken back").arg(what, name);
    return tr("review of %1 of %2: %3").arg(what, name, stanceName(*review.stance));
}

void ReviewDesk::finish()
{
    if (mayReview())
        m_session.change(
            this, {.write = finishWrite(m_case->detail.summary.id, m_session.currentPerson())});
}

void ReviewDesk::follow(const ChangeEvent& event)
{
    const auto* review = event.as<ReviewChanged>();
    const bool isTurned = review && review->decision && event.origin.isBack();
    if (m_case && concerns(event, Part::Verdicts, {.evaluation = m_case->detail.summary.id})) {
        reload();
        emit reviewsChanged();
    }
    if (isTurned)
        emit broughtUp(review->evaluation, *review->decision);
}

} // namespace tandem
