#pragma once

#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"
#include "ui/askfile.h"
#include "ui/screen/workspace.h"

#include <QByteArray>
#include <QTimer>

#include <functional>

class QAction;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tandem {

class EmptyState;
class ProjectSession;
class RunCenter;
class RunDetail;
class RunsActions;
class RowsView;
struct BatchJob;
template <typename Row>
class RowsOf;

/// The Runs screen: what is, was and can be asked of language models.
class RunsWorkspace final : public Workspace
{
    Q_OBJECT
    Q_DISABLE_COPY(RunsWorkspace)

public:
    RunsWorkspace(
        ProjectSession& session, RunCenter& center, AskFile files, QWidget* parent = nullptr);
    ~RunsWorkspace() override;

    QList<QAction*> workspaceActions() const override;

    /// Makes a run the one that is shown.
    void selectRun(RunId run);

signals:
    /// Somebody wants to begin a run of this kind ("decompose", "mask").
    void startRequested(const QString& kind);
    void endpointsRequested();
    void promptsRequested();

protected:
    QWidget* focusTarget() const override;
    void entered() override { refresh(); }
    void retranslate() override;

private:
    void build();
    void connectActions();
    void connectCenter();
    void refresh();
    void refreshSoon();
    void showRun();
    void showFailures();
    void showProgress(const RunProgress& progress);
    void showActions();
    const RunRow* currentRun() const;
    void goToTask(int row);
    void showReply();
    void withBatchFile(const QString& proposal, std::function<void(const BatchJob& job)> go);
    void writeBatch();
    void readBatch();
    void resume();
    void confirm(const QString& question, const QString& yes, std::function<void(RunId)> go);

    ProjectSession& m_session;
    RunCenter& m_center;
    AskFile m_files;
    RunsActions* m_actions;
    RowsOf<RunRow>* m_runs;
    RowsOf<TaskRow>* m_failed;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_splitter;
    RowsView* m_table;
    RunDetail* m_detail;
    RowsView* m_failures;
    QPushButton* m_batch;
    QPushButton* m_judge = nullptr; ///< the menu of judges
    QTimer m_refresh;               ///< several changes in a row are read once
    QTimer m_follow;                ///< and several steps shown once
};

} // namespace tandem
