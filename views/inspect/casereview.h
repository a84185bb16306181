#pragma once

#include "models/expert/decision.h"
#include "models/ids.h"
#include "views/inspect/caseloader.h"
#include "views/session/verdictworkbench.h"

#include <QObject>

namespace tandem {

class CaseListPane;
class CaseView;
class DecisionPane;
class ProjectSession;

/// The decisions of one evaluation after the other on the workbench: which is shown where in the
/// texts, and which of the listed evaluations come next.
class CaseReview final : public QObject, public ItemView
{
    Q_OBJECT

public:
    /// All outlive this.
    CaseReview(ProjectSession& session, WorkbenchItems& items, CaseView& view, DecisionPane& pane,
        CaseListPane& cases, const VerdictCommands& commands, QObject* parent = nullptr);

    /// Shows an evaluation, null for none, at its first decision; the same one read anew stays at
    /// its decision.
    void showCase(const LoadedCase& shown);
    /// Goes to a decision of any evaluation, once that is shown.
    void bringUp(EvaluationId evaluation, const expert::DecisionRef& decision);
    /// Makes a decision of the shown evaluation the current one.
    void setCurrent(const expert::DecisionRef& decision);
    /// To another decision about the current aspect; from text to text for those on all aspects.
    void decide(expert::DecisionKind kind);
    /// Draws the links as the model or as the reviewer judges.
    void drawLinks();
    VerdictWorkbench& bench() { return *m_bench; }

    QList<ItemKey> listed() const override { return m_items.itemsToCome(); }
    QList<ItemKey> together() const override;
    void goTo(const ItemKey& item) override;
    void showCurrent() override;
    void showReviews() override;
    void open(const SubjectKey& subject) override;
    qint64 place() const override;
    bool openNext(Sought sought, const QSet<qint64>& visited) override;
    QString nothingFound(Sought sought) const override;
    bool canSearch() const override;
    bool isInSight() const override;
    WorkbenchTexts texts(int left) const override;
    QString waitingNoteText() const override;
    const char* correctionMenu() const override { return "matchMenu"; }

private:
    /// Makes it the current one where the texts show it too.
    void select(const expert::DecisionRef& decision);
    void followSelection();
    /// What else there is to be done about the case, and its decision.
    void enableCaseCommands();

    ProjectSession& m_session;
    WorkbenchItems& m_items;
    CaseView& m_view;
    DecisionPane& m_pane;
    CaseListPane& m_cases;
    VerdictWorkbench* m_bench;
    bool m_isSelecting = false; ///< what is selected follows the decision
};

} // namespace tandem
