#pragma once

#include "models/expert/scores.h"
#include "storage/repositories/reviewrepository.h"
#include "views/inspect/caseloader.h"
#include "views/session/verdictdesk.h"

#include <optional>

namespace tandem {

/// What the person who sits here says of the decisions of one evaluation, and, once they are done
/// with it, what others said.
class ReviewDesk final : public VerdictDesk<EvaluationVerdicts>
{
    Q_OBJECT

public:
    explicit ReviewDesk(ProjectSession& session, QObject* parent = nullptr,
        const ActivityClock::Clock& clock = monotonicClock());

    /// The evaluation that is reviewed; null for none. Who sets it shows it: nothing is emitted.
    void setCase(const LoadedCase& shown);
    const LoadedCase& shownCase() const { return m_case; }

    /// The explanation with the person's corrections.
    const expert::Explanation& reviewedExplanation() const { return m_reviewed; }
    /// Its scores where they are not those of the model's own verdicts.
    std::optional<expert::Scores> reviewedScores() const { return m_reviewedScores; }

signals:
    /// A review was undone or redone: its evaluation should be shown at this decision.
    void broughtUp(tandem::EvaluationId evaluation, const tandem::expert::DecisionRef& decision);

protected:
    QList<expert::DecisionRef> decisionsFor(const expert::Reviews& own) const override;
    void reviewsRead() override;
    QString changeText(
        const expert::DecisionRef& decision, const expert::Review& review) const override;
    QString waitingNoteText() const override;
    void bringUp(EvaluationId evaluation, const expert::DecisionRef& decision) override;

private:
    LoadedCase m_case;
    expert::Explanation m_reviewed;
    std::optional<expert::Scores> m_reviewedScores;
};

} // namespace tandem
