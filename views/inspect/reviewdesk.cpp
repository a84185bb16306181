#include "views/inspect/reviewdesk.h"

#include "views/inspect/casewords.h"
#include "views/inspect/decisionwords.h"
#include "views/session/projectsession.h"

#include <algorithm>

namespace tandem {

namespace {

Write reviewWrite(EvaluationId evaluation, PersonId person, const expert::DecisionRef& decision,
    const expert::Review& review, qint64 durationMs)
{
    return [=](Database& database) -> Expected<ChangeEvent> {
        const auto given =
            ReviewRepository(database).give(evaluation, person, decision, review, durationMs);
        if (!given)
            return failure(given.error());
        return ChangeEvent(ReviewChanged{evaluation, person});
    };
}

Write finishWrite(EvaluationId evaluation, PersonId person)
{
    return [=](Database& database) -> Expected<ChangeEvent> {
        TANDEM_DO(ReviewRepository(database).finish(evaluation, person));
        return ChangeEvent(ReviewChanged{evaluation, person});
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
        m_waitingNotes.clear(); // of whoever sat here before
        reload();
    });
    connect(&session, &ProjectSession::writeFailed, this, [this] {
        m_pending.clear();
        reload();
    });
}

void ReviewDesk::setCase(const LoadedCase& shown)
{
    const bool same = m_case && shown && m_case->detail.summary.id == shown->detail.summary.id;
    m_case = shown;
    if (!same) {
        m_pending.clear();
        m_current.reset();
    }
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
    emit reviewsChanged();
}

void ReviewDesk::recompute()
{
    for (auto pending = m_pending.begin(); pending != m_pending.end();) {
        if (m_own.reviews.value(pending.key()) == *pending)
            pending = m_pending.erase(pending);
        else
            ++pending;
    }
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
            return m_own.reviews.value(decision).opinion.has_value();
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
    for (auto pending = m_pending.cbegin(); pending != m_pending.cend(); ++pending)
        reviews.insert(pending.key(), *pending);
    return expert::nextUndecided(m_case->detail.explanation, reviews, after);
}

expert::Review ReviewDesk::held(const expert::DecisionRef& decision) const
{
    return m_pending.contains(decision) ? m_pending.value(decision) : m_own.reviews.value(decision);
}

void ReviewDesk::give(const expert::DecisionRef& decision, expert::Opinion opinion,
    const expert::Correction& correction)
{
    expert::Review review;
    review.opinion = opinion;
    review.correction = correction;
    review.note = note(decision);
    push(decision, review);
}

void ReviewDesk::takeBack(const expert::DecisionRef& decision)
{
    expert::Review review;
    review.note = note(decision);
    if (held(decision).opinion)
        push(decision, review);
}

void ReviewDesk::setNote(const expert::DecisionRef& decision, const QString& note)
{
    expert::Review review = held(decision);
    if (!review.opinion) {
        if (note.isEmpty())
            m_waitingNotes.remove(noteKey(decision));
        else
            m_waitingNotes.insert(noteKey(decision), note);
        return;
    }
    review.note = note;
    push(decision, review);
}

QString ReviewDesk::note(const expert::DecisionRef& decision) const
{
    return m_waitingNotes.value(noteKey(decision), held(decision).note);
}

ReviewDesk::NoteKey ReviewDesk::noteKey(const expert::DecisionRef& decision) const
{
    return {m_case ? m_case->detail.summary.id : EvaluationId(), decision};
}

void ReviewDesk::push(const expert::DecisionRef& decision, const expert::Review& review)
{
    const expert::Review before = held(decision);
    if (!mayReview() || before == review)
        return;
    const EvaluationId evaluation = m_case->detail.summary.id;
    const PersonId person = m_session.currentPerson();
    // Of several decisions agreed with at once, the first has the time of all.
    const qint64 duration = m_time.elapsedMs();
    m_time.restart();
    m_pending.insert(decision, review);
    m_waitingNotes.remove(noteKey(decision));
    m_session.pushChange(changeText(decision, review),
        reviewWrite(evaluation, person, decision, review, duration),
        reviewWrite(evaluation, person, decision, before, 0));
}

QString ReviewDesk::changeText(
    const expert::DecisionRef& decision, const expert::Review& review) const
{
    const QString what = decisionName(decision);
    const QString name = caseName(m_case->detail.summary);
    if (!review.opinion)
        return tr("opinion on %1 of %2 taken back").arg(what, name);
    return tr("review of %1 of %2: %3").arg(what, name, opinionName(*review.opinion));
}

void ReviewDesk::finish()
{
    if (mayReview())
        m_session.project().submit(
            finishWrite(m_case->detail.summary.id, m_session.currentPerson()), this);
}

void ReviewDesk::follow(const ChangeEvent& event)
{
    if (!m_case)
        return;
    const auto* review = std::get_if<ReviewChanged>(&event);
    if ((review && review->evaluation == m_case->detail.summary.id) ||
        std::holds_alternative<ChangedElsewhere>(event))
        reload();
}

} // namespace tandem
