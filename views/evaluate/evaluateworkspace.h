#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "views/evaluate/checkcard.h"
#include "views/evaluate/evaluatefiles.h"

#include <QByteArray>
#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace tandem {

class CasesPage;
class ChecksPage;
class EvaluationsReader;
class MessageBar;
class ProjectSession;
class ResultOutput;
class ReviewersPage;
class SystemsPage;

/// Brings cases in, has them evaluated, and says what systems got, how reviewers agree, and whether
/// the evaluation stands the checks of its paper.
class EvaluateWorkspace final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EvaluateWorkspace)

public:
    enum class Page { Cases, Systems, Reviewers, Checks };

    explicit EvaluateWorkspace(ProjectSession& session,
        EvaluateFiles files = platformEvaluateFiles(), QWidget* parent = nullptr);

    /// Every command, for the menu and the list of keys.
    QList<QAction*> workspaceActions() const;
    void showPage(Page page);
    Page page() const;
    /// Page and pane sizes, to be remembered; what is not understood is left as it is.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);
    /// Tells something in the message bar.
    void tell(const QString& sentence);
    void tellError(const tandem::Error& error);

signals:
    // What other parts of the program do; the window connects these to them.
    /// Files to take cases from; empty: the user is to be asked.
    void importRequested(const QStringList& paths);
    /// A run of ExPerT on these outputs; empty: all.
    void startRunRequested(const QString& kind, const QList<tandem::OutputId>& outputs);
    /// A run that generates outputs for these cases; empty: all.
    void generateRequested(const QList<tandem::CaseId>& cases);
    /// Runs of a check, one after the other, with one endpoint and model.
    void checkRequested(const QList<tandem::CheckRun>& runs);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void buildActions();
    void connectPages();
    void retranslate();
    void watch();
    void typeCase();
    void importResult();
    void evaluate();

    ProjectSession& m_session;
    EvaluationsReader* m_reader;
    ResultOutput* m_output;
    QTabBar* m_tabs = nullptr;
    QLabel* m_busy = nullptr;
    MessageBar* m_messages = nullptr;
    QStackedWidget* m_pages = nullptr;
    CasesPage* m_cases = nullptr;
    SystemsPage* m_systems = nullptr;
    ReviewersPage* m_reviewers = nullptr;
    ChecksPage* m_checks = nullptr;
    QList<QAction*> m_pageActions;
};

} // namespace tandem
