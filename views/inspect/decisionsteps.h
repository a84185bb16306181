#pragma once

#include "models/expert/review.h"
#include "models/ids.h"

#include <QList>
#include <QObject>

namespace tandem {

class CaseListPane;
class DecisionPane;
class ProjectSession;
class ReviewDesk;

/// How decisions are judged one after the other: what is said of the current one, which comes next,
/// here or in another of the listed evaluations, and being done with an evaluation.
class DecisionSteps final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(DecisionSteps)

public:
    /// All outlive this.
    DecisionSteps(ProjectSession& session, ReviewDesk& desk, DecisionPane& pane,
        CaseListPane& cases, QObject* parent = nullptr);

    void give(expert::Opinion opinion);
    /// Of a match: asks for the right aspect, by its number key, the arrows or the pointer.
    void disagree();
    /// Agrees with all decisions about the current aspect that have no opinion.
    void agreeWithAll();
    /// To the next decision without an opinion, of this evaluation or of the next that has one.
    void goToUndecided();
    /// Asks first.
    void finish();

    /// Whether being done with the evaluation is asked about.
    bool asksToFinish() const { return m_asksToFinish; }
    /// Another evaluation is opened: nothing is asked any more, and only the seeking goes on that
    /// opened it.
    void leaveCase();
    /// The evaluation that was opened is there.
    void caseShown();
    void reviewsChanged();
    void stopSeeking() { m_seeking = false; }

signals:
    void decisionWanted(const tandem::expert::DecisionRef& decision);
    /// A command was given: what was told before is out of date.
    void begun();
    /// Something was said of a decision, which is on its way to the file.
    void judged();
    void askedToFinish();
    void told(const QString& sentence);
    void refused(const QString& sentence);

private:
    void chooseMatch(const expert::DecisionRef& decision);
    void correctMatch(const expert::DecisionRef& decision, int other);
    /// To the next decision of this evaluation that has no opinion; stays where none is left.
    void advance();
    void openNext();
    void seek();

    ProjectSession& m_session;
    ReviewDesk& m_desk;
    DecisionPane& m_pane;
    CaseListPane& m_cases;
    bool m_asksToFinish = false;
    QList<EvaluationId> m_toSeek; ///< where the next undecided decision is looked for, in order
    bool m_seeking = false;
    bool m_isStepping = false; ///< the seeking, and not the user, opens another evaluation
};

} // namespace tandem
