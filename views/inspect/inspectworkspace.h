#pragma once

#include "models/expert/review.h"
#include "models/expert/scores.h"
#include "storage/project/project.h"
#include "ui/screen/workspace.h"
#include "views/inspect/caseloader.h"
#include "views/inspect/caseview.h"

#include <QList>

#include <memory>

class QSplitter;
class QStackedWidget;

namespace tandem {

class CaseListPane;
class DecisionPane;
class DecisionSteps;
class EmptyState;
class InspectActions;
class InspectFoot;
class ProjectSession;
class ReviewDesk;
class SecondSystem;

/// How a case leaves the program.
enum class CaseExport { Copy, Html, Pdf };

/// The workspace in which one evaluation after the other is looked at, understood and reviewed.
class InspectWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(InspectWorkspace)

public:
    explicit InspectWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    ~InspectWorkspace() override;

    QList<QAction*> workspaceActions() const override;

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
    void connectActions();
    void connectReview();
    void connectCase();
    void connectSession();

    void open();
    void caseCame(EvaluationId evaluation);
    void showCase(const LoadedCase& shown);
    void showState();
    void takeFocusUnlessTyping();
    void showReview();
    void showActions();
    void stepCase(bool forward);
    void prefetch();
    void selectionChanged();
    void setCurrent(const expert::DecisionRef& decision);
    void goTo(const expert::DecisionRef& decision);
    void decide(expert::DecisionKind kind);
    void chooseMode(expert::Mode mode);
    void stepSecond();
    void drawLinks();

    void showReply();
    void showExportMenu();
    QString nameOf(PersonId person) const;

    ProjectSession& m_session;
    CaseLoader* m_loader;
    ReviewDesk* m_desk;
    CaseListPane* m_cases;
    CaseView* m_caseView;
    InspectActions* m_actions;
    DecisionPane* m_decisions;
    InspectFoot* m_foot;
    DecisionSteps* m_steps;
    std::unique_ptr<SecondSystem> m_second;
    QSplitter* m_columns;
    QSplitter* m_rows;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    bool m_settingSelection = false;
};

} // namespace tandem
