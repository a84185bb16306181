#pragma once

#include "models/ids.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/evaluate/checkcard.h"

namespace tandem {

class CasesPage;
class ChecksPage;
class EvaluationsReader;
class ProjectSession;
class ResultOutput;
class ReviewersPage;
class SystemsPage;

/// Brings cases in, has them evaluated, and says what systems got, how reviewers agree, and whether
/// the evaluation stands the checks of its paper.
class EvaluateWorkspace final : public TabbedWorkspace
{
    Q_OBJECT
    Q_DISABLE_COPY(EvaluateWorkspace)

public:
    enum class Page { Cases, Systems, Reviewers, Checks };

    explicit EvaluateWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);

    /// Every command, for the menu and the list of keys.
    QList<QAction*> workspaceActions() const override;
    void showPage(Page page);
    Page page() const;

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
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build();
    void connectPages();
    void retranslate() override;
    void watch() override;
    void typeCase();
    void importResult();
    void evaluate();

    ProjectSession& m_session;
    EvaluationsReader* m_reader;
    ResultOutput* m_output;
    CasesPage* m_cases = nullptr;
    SystemsPage* m_systems = nullptr;
    ReviewersPage* m_reviewers = nullptr;
    ChecksPage* m_checks = nullptr;
};

} // namespace tandem
