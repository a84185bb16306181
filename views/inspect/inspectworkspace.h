#pragma once

#include "models/error.h"
#include "models/expert/review.h"
#include "models/expert/scores.h"
#include "storage/project/project.h"
#include "views/inspect/caseloader.h"
#include "views/inspect/caseview.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tandem {

class CaseListPane;
class DecisionPane;
class EmptyState;
class InspectActions;
class InspectFoot;
class MessageBar;
class ProjectSession;
class ReviewDesk;

/// How a case leaves the program.
enum class CaseExport { Copy, Html, Pdf };

/// The workspace in which one evaluation after the other is looked at, understood and reviewed.
class InspectWorkspace final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(InspectWorkspace)

public:
    explicit InspectWorkspace(ProjectSession& session, QWidget* parent = nullptr);
    ~InspectWorkspace() override;

    /// The commands, for menus and the list of keys.
    QList<QAction*> workspaceActions() const;

    /// Widths, the order of the list and the mode, to be restored in a later session; an unknown
    /// layout changes nothing and gives false.
    QByteArray saveLayout() const;
    bool restoreLayout(const QByteArray& layout);

    /// What is on the screen, for exports; null where no evaluation is.
    LoadedCase shownCase() const;
    CaseView* caseView() const { return m_caseView; }
    CaseListPane* cases() const { return m_cases; }
    /// Tells of something outside, e.g. that an export failed.
    void showError(const Error& error);
    /// Tells that something outside went well, e.g. where an export is.
    void tell(const QString& what);

signals:
    /// The user wants the case that is shown as something else.
    void exportRequested(tandem::CaseExport kind);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Whether being done with the evaluation is asked about, or was refused.
    enum class Finishing { No, Asked };

    void build();
    void connectActions();
    void connectReview();
    void connectCase();
    void connectSession();
    void retranslate();

    void open();
    void caseCame(EvaluationId evaluation);
    void showCase(const LoadedCase& shown);
    void showState();
    void takeFocus();
    void showReview();
    void showActions();
    void showStrip();
    void stepCase(bool forward);
    void prefetch();
    void selectionChanged();
    void setCurrent(const expert::DecisionRef& decision);
    void goTo(const expert::DecisionRef& decision);
    void decide(expert::DecisionKind kind);
    void chooseMode(expert::Mode mode);
    void stepSecond();
    void loadSecond();
    void drawLinks();

    void giveOpinion(expert::Opinion opinion);
    void disagree();
    void chooseMatch();
    void correctMatch(const expert::DecisionRef& decision, int other);
    void agreeWithAll();
    void advance();
    void goToUndecided();
    void seekUndecided();
    void finish();
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
    MessageBar* m_message;
    QSplitter* m_columns;
    QSplitter* m_rows;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    Finishing m_finishing = Finishing::No;
    bool m_settingSelection = false;
    std::optional<QString> m_secondSystem; ///< shown beside the evaluation, from case to case
    EvaluationId m_second;                 ///< its evaluation of this case
    QList<EvaluationId> m_toSeek; ///< where the next undecided decision is looked for, in order
    bool m_seeking = false;
    bool m_seekStepping = false; ///< the seeking, and not the user, opens another evaluation
};

} // namespace tandem
