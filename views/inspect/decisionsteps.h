#pragma once

#include "models/expert/review.h"
#include "models/ids.h"
#include "views/inspect/caseloader.h"

#include <QList>
#include <QObject>

#include <functional>
#include <optional>
#include <utility>

namespace tandem {

class CaseListPane;
class CaseView;
class DecisionPane;
class ProjectSession;
class ReviewDesk;
struct ListedEvaluation;

/// How decisions are judged one after the other: what is said of the current one, which comes next,
/// here or in another of the listed evaluations, and being done with an evaluation.
class DecisionSteps final : public QObject
{
    Q_OBJECT

public:
    /// All outlive this.
    DecisionSteps(ProjectSession& session, ReviewDesk& desk, CaseView& view, DecisionPane& pane,
        CaseListPane& cases, QObject* parent = nullptr);

    /// Shows an evaluation, null for none, at its first decision; the same one read anew stays at
    /// its decision. The pane is not filled.
    void showCase(const LoadedCase& shown);
    /// Makes a decision the current one and shows where it is in the texts.
    void goTo(const expert::DecisionRef& decision);
    void setCurrent(const expert::DecisionRef& decision);
    /// Goes to a decision of any evaluation, once that is shown.
    void bringUp(EvaluationId evaluation, const expert::DecisionRef& decision);
    /// To another decision about the current aspect; from text to text for those on all aspects.
    void decide(expert::DecisionKind kind);

    void give(expert::Stance stance);
    /// Of a match: asks for the right aspect, by its number key, the arrows or the pointer.
    void disagree();
    /// Agrees with all decisions about the current aspect that have no opinion.
    void agreeWithAll();
    /// To the next decision without an opinion, of this evaluation or of the next that has one;
    /// stays at one that has none.
    void goToUndecided();
    /// To the next decision on which reviewers differ, here or in another of the listed
    /// evaluations, of those that the person is done with.
    void goToDiffering();
    /// Asks first.
    void finish();

    /// Another evaluation is opened: nothing is asked any more, and only the seeking goes on that
    /// opened it.
    void leaveCase();
    /// The evaluation that was opened is there.
    void caseShown();
    void reviewsChanged();
    void stopSeeking() { m_seeking = false; }

signals:
    /// Another decision is the current one, or something was said of it, which is on its way.
    void decisionChanged();
    /// A command was given: what was told before is out of date.
    void begun();
    void told(const QString& sentence);
    void refused(const QString& sentence);

private:
    void select(const expert::DecisionRef& decision);
    void followSelection();
    void chooseMatch(const expert::DecisionRef& decision);
    /// To the next decision of this evaluation that has no opinion; stays where none is left.
    void advance();
    /// What is looked for in one evaluation after the other.
    enum class Sought { Undecided, Differing };
    std::optional<expert::DecisionRef> sought(
        const std::optional<expert::DecisionRef>& after) const;
    void seekFrom(const std::function<bool(const ListedEvaluation&)>& isWorth);
    void openNext();
    void seek();

    ProjectSession& m_session;
    ReviewDesk& m_desk;
    CaseView& m_view;
    DecisionPane& m_pane;
    CaseListPane& m_cases;
    bool m_isSelecting = false; ///< what is selected follows the decision
    Sought m_sought = Sought::Undecided;
    QList<EvaluationId> m_toSeek;                          ///< where it is looked for, in order
    std::pair<EvaluationId, expert::DecisionRef> m_wanted; ///< to go to once its case is shown
    bool m_seeking = false;
    bool m_isStepping = false; ///< the seeking, and not the user, opens another evaluation
};

} // namespace tandem
