#pragma once

#include "storage/repositories/systemreviewrepository.h"
#include "views/models/shownsystemsample.h"
#include "views/session/verdictdesk.h"

namespace tandem {

/// What the person who sits here says of a verifier's judgement of an output.
class JudgementDesk final : public VerdictDesk<JudgementVerdicts>
{
    Q_OBJECT

public:
    JudgementDesk(ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock);

    /// The judgement by the sample's verifier of its first output; null for none. Who sets it
    /// shows it: nothing is emitted.
    void setSample(const SharedSystemSample& sample);
    /// Those that have to have an opinion before one is done: what was drawn, else all.
    QList<kgds::JudgementDecision> needed() const;

signals:
    /// A word was undone or redone: it should be shown.
    void broughtUp(
        tandem::SystemJudgementId judgement, const tandem::kgds::JudgementDecision& decision);

protected:
    QList<kgds::JudgementDecision> decisionsFor(const kgds::JudgementReviews& own) const override;
    QString changeText(const kgds::JudgementDecision& decision,
        const kgds::JudgementReview& review) const override;
    QString waitingNoteText() const override;
    void bringUp(SystemJudgementId judgement, const kgds::JudgementDecision& decision) override;

private:
    SharedSystemSample m_sample;
};

/// The same of one feedback judgement.
class FeedbackDesk final : public VerdictDesk<FeedbackVerdicts>
{
    Q_OBJECT

public:
    FeedbackDesk(ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock);

    /// The feedback at this place of the sample's first output; null for none.
    void setSample(const SharedSystemSample& sample, int place);

protected:
    QList<kgds::JudgementDecision> decisionsFor(const kgds::JudgementReviews& own) const override;
    QString changeText(const kgds::JudgementDecision& decision,
        const kgds::JudgementReview& review) const override;
    QString waitingNoteText() const override;
    void bringUp(FeedbackId feedback, const kgds::JudgementDecision& decision) override;

private:
    SharedSystemSample m_sample;
};

} // namespace tandem
