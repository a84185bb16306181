#pragma once

#include "models/expert/scores.h"
#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/inspect/caseloader.h"
#include "views/inspect/caseview.h"

#include <QList>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CaseListPane;
class CaseReview;
class DecisionPane;
class DecisionsPage;
class EmptyState;
class FittedPanes;
class ProjectSession;
class WorkbenchItems;
struct VerdictCommands;

/// How a case leaves the program.
enum class CaseExport { Copy, Html, Pdf };

/// The workspace in which one evaluation after the other is looked at, understood and reviewed.
class InspectWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit InspectWorkspace(ProjectSession& session, QWidget* parent = nullptr);

    /// What is on the screen, for exports; null where no evaluation is.
    LoadedCase shownCase() const;
    CaseView* caseView() const { return m_caseView; }
    CaseListPane* cases() const { return m_cases; }

signals:
    /// The user wants the case that is shown as something else.
    void exportRequested(tandem::CaseExport kind);

protected:
    QWidget* focusTarget() const override;
    void entered() override;
    void retranslate() override;

private:
    void build();
    QWidget* newHints();
    void addCaseCommands();
    void addVerdictCommands();
    void addDecisionCommands();
    void addLookCommands();
    VerdictCommands verdictCommands() const;
    void connectReview();
    void connectCase();
    void connectSession();

    void open();
    void showCase(const LoadedCase& shown);
    void showState();
    void takeFocusUnlessTyping();
    void showProgress();
    void stepCase(bool forward);
    void showAllDecisions(bool on);
    void leaveAllDecisions();
    void chooseMode(expert::Mode mode);
    void stepSecond();
    void showSecond();
    void workOnSecond(const expert::DecisionRef& decision);

    void showReply();
    void showExportMenu();

    ProjectSession& m_session;
    WorkbenchItems* m_items;
    WorkbenchItems* m_second; ///< of the second system
    CaseListPane* m_cases;
    CaseView* m_caseView;
    DecisionPane* m_decisions = nullptr;
    QLabel* m_progress;
    CaseReview* m_review = nullptr;
    CaseLoader* m_loader;
    QSplitter* m_columns;
    QSplitter* m_rows;
    FittedPanes* m_split = nullptr; ///< of m_rows
    bool m_hadSecond = false;
    QStackedWidget* m_stack;
    QWidget* m_hints = nullptr;
    EmptyState* m_empty;
    DecisionsPage* m_all;
    QList<QAction*> m_restingActions; ///< while all decisions are shown
};

} // namespace tandem
