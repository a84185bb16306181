#include "views/inspect/reviewdesk.h"

#include "ui/verdicts/stances.h"
#include "views/inspect/casewords.h"
#include "views/inspect/decisionwords.h"

namespace tandem {

ReviewDesk::ReviewDesk(ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock)
    : VerdictDesk(session, parent, clock)
{
}

void ReviewDesk::setCase(const LoadedCase& shown)
{
    m_case = shown;
    if (!shown) {
        setSubject({}, false);
        return;
    }
    const EvaluationSummary& summary = shown->detail.summary;
    setSubject(summary.id, summary.state != EvaluationState::UnderWay);
}

QList<expert::DecisionRef> ReviewDesk::decisionsFor(const expert::Reviews& own) const
{
    return m_case ? expert::reviewableDecisions(m_case->detail.explanation, own)
                  : QList<expert::DecisionRef>();
}

void ReviewDesk::reviewsRead()
{
    m_reviewedScores.reset();
    m_reviewed = {};
    if (!m_case)
        return;
    const EvaluationDetail& detail = m_case->detail;
    m_reviewed = expert::reviewed(detail.explanation, reviews());
    if (!detail.summary.scores)
        return;
    const expert::Scores scores = expert::scoresOf(m_reviewed);
    if (scores != *detail.summary.scores)
        m_reviewedScores = scores;
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

QString ReviewDesk::waitingNoteText() const
{
    return tr("A note in Inspect waits for your opinion, which it is kept with.");
}

void ReviewDesk::bringUp(EvaluationId evaluation, const expert::DecisionRef& decision)
{
    emit broughtUp(evaluation, decision);
}

} // namespace tandem
