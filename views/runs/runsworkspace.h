#pragma once

#include "models/kgds/system.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/rundriver.h"
#include "ui/askfile.h"
#include "ui/screen/workspace.h"
#include "views/session/watchedlatest.h"

#include <QTimer>

#include <functional>
#include <optional>

class QAction;
class QPushButton;
class QStackedWidget;

namespace tandem {

class EmptyState;
class PaneHeader;
class ProjectSession;
class RunBatches;
class RunCenter;
class RunCourseView;
class RunDetail;
class RunResults;
class RunTaskList;
class RowsView;
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

    /// Makes a run the one that is shown.
    void selectRun(RunId run);

protected:
    QWidget* focusTarget() const override;
    /// What happens meanwhile is not followed: the list is read anew when somebody comes back.
    void left() override { refresh(); }

private:
    void addStarts();
    void addRunCommands();
    void addResultCommands(AskFile files);
    void build();
    QWidget* buildEmpty();
    PaneHeader* buildHeader();
    QWidget* buildRun();
    QPushButton* menuButton(PaneHeader* header, const char* name, std::function<QString()> words,
        const QList<QAction*>& actions);
    void connectCenter();
    void keepReading();
    void refresh();
    void showRuns(const QList<RunRow>& runs);
    void showRun();
    void showTasks();
    void showProgress();
    void showActions();
    const RunRow* currentRun() const;
    QString openWords() const;
    void openResults();
    void resume();
    void askCap(const RunRow& run);
    /// Shows the tasks of the run, or in their place how it went over time.
    void showCourse(bool on);

    ProjectSession& m_session;
    RunCenter& m_center;
    RowsOf<RunRow>* m_runs;
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    RowsView* m_table;
    RunDetail* m_detail;
    RunTaskList* m_tasks;
    RunCourseView* m_course;
    QStackedWidget* m_below; ///< the tasks or the course
    RunResults* m_results;
    RunBatches* m_batches;
    QPushButton* m_batch;
    QList<QAction*> m_starts; ///< of runs about samples, which the screens of their results offer
    QList<QAction*> m_judges; ///< of others, which judge outputs
    std::optional<WorkspaceId> m_place; ///< that it opens
    QTimer m_refresh;                   ///< several changes in a row are read once
    QTimer m_follow;                    ///< and several steps shown once
    RunId m_wanted;                     ///< to be selected once it is in the list
    RunId m_figured;                    ///< whose figures are shown
    WatchedLatest<QList<RunRow>> m_list;
    WatchedLatest<RunFigures> m_figures;
};

} // namespace tandem
