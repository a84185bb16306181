#include "views/models/judgementdesk.h"

#include "models/results/spelling.h"
#include "ui/verdicts/stances.h"
#include "views/models/judgementtext.h"
#include "views/models/systemsamplewords.h"

namespace tandem {

namespace {

/// "review of fact F3.2 of sample 12: agree"
QString reviewChangeText(const SharedSystemSample& sample, const kgds::JudgementDecision& decision,
    const kgds::JudgementReview& review)
{
    const QString what = itemName(decision);
    const QString position = results::countText(sample ? sample->position : 0);
    if (!review.stance)
        return SystemSampleWords::tr("opinion on %1 of sample %2 taken back").arg(what, position);
    return SystemSampleWords::tr("review of %1 of sample %2: %3")
        .arg(what, position, stanceName(*review.stance));
}

QString waitingNote()
{
    return SystemSampleWords::tr("A note in Models waits for your opinion, which it is kept with.");
}

} // namespace

JudgementDesk::JudgementDesk(
    ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock)
    : VerdictDesk(session, parent, clock)
{
}

void JudgementDesk::setSample(const SharedSystemSample& sample)
{
    m_sample = sample;
    const ShownVerdicts* verdicts = sample ? sample->verdicts() : nullptr;
    setSubject(verdicts ? verdicts->id : SystemJudgementId(), verdicts && verdicts->isComplete);
}

QList<kgds::JudgementDecision> JudgementDesk::needed() const
{
    const ShownVerdicts* verdicts = m_sample ? m_sample->verdicts() : nullptr;
    QList<kgds::JudgementDecision> needed = decisions();
    if (verdicts && !verdicts->drawn.isEmpty())
        needed.removeIf([&](const kgds::JudgementDecision& decision) {
            return !verdicts->drawn.contains(decision);
        });
    return needed;
}

QList<kgds::JudgementDecision> JudgementDesk::decisionsFor(const kgds::JudgementReviews& own) const
{
    return m_sample && m_sample->verdicts()
               ? kgds::reviewableDecisions(m_sample->record, m_sample->judgement(), own)
               : QList<kgds::JudgementDecision>();
}

QString JudgementDesk::changeText(
    const kgds::JudgementDecision& decision, const kgds::JudgementReview& review) const
{
    return reviewChangeText(m_sample, decision, review);
}

QString JudgementDesk::waitingNoteText() const
{
    return waitingNote();
}

void JudgementDesk::bringUp(SystemJudgementId judgement, const kgds::JudgementDecision& decision)
{
    emit broughtUp(judgement, decision);
}

FeedbackDesk::FeedbackDesk(
    ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock)
    : VerdictDesk(session, parent, clock)
{
}

void FeedbackDesk::setSample(const SharedSystemSample& sample, int place)
{
    m_sample = sample;
    const bool has = sample && place >= 0 && place < sample->first.feedback.size();
    setSubject(has ? sample->first.feedback.at(place).id : FeedbackId(), has);
}

QList<kgds::JudgementDecision> FeedbackDesk::decisionsFor(const kgds::JudgementReviews&) const
{
    return m_sample ? QList{kgds::JudgementDecision::ofFeedback()}
                    : QList<kgds::JudgementDecision>();
}

QString FeedbackDesk::changeText(
    const kgds::JudgementDecision& decision, const kgds::JudgementReview& review) const
{
    return reviewChangeText(m_sample, decision, review);
}

QString FeedbackDesk::waitingNoteText() const
{
    return waitingNote();
}

void FeedbackDesk::bringUp(FeedbackId, const kgds::JudgementDecision&)
{
    // It is shown below the opinions of its sample, and no other list leads to it.
}

} // namespace tandem
