#pragma once

#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/runs/runcalls.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runlease.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/runtally.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>

namespace tandem {

struct OpenedRun;

/// The next steps of a run, which a worker prepares some ahead of need.
class RunPreparation final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunPreparation)

public:
    /// `project` must outlive this.
    explicit RunPreparation(Project& project);
    /// The tasks up to the position `lastOpen` are to be prepared in their order.
    void begin(const RunSetup& setup, int lastOpen);
    /// Begins again with the first task, when nothing is in hand any more.
    void lookAgain(int lastOpen);
    /// Prepares nothing more.
    void stop();

    /// Prepares steps where they get few; ends with ready() or failed().
    void prepareMore();
    /// Prepares what is prepared once more, since it is outdated.
    void prepareAnew();
    void addAgain(TaskId task) { m_again.append(task); }
    /// Tasks that came of one that is done, whose subject is finished first.
    void addNext(const QList<TaskId>& tasks) { m_next = tasks + m_next; }

    bool isEmpty() const { return m_ready.isEmpty(); }
    RunStep first() const { return m_ready.first(); }
    void removeFirst() { m_ready.removeFirst(); }
    bool isPreparing() const { return m_preparing; }
    /// Whether there is nothing left to prepare, or that was prepared.
    bool isDone() const;

signals:
    /// What was prepared may have changed.
    void ready();
    void failed(const tandem::Error& error);

private:
    /// Steps as a worker prepared them.
    struct Prepared
    {
        QList<RunStep> first; ///< of tasks that came of others, or that were in hand before
        QList<RunStep> rest;  ///< of those behind the last position
        bool looked = false;  ///< whether there was room for the rest
    };
    void onPrepared(const Expected<Prepared>& prepared);

    Project& m_project;
    RunSetup m_setup; ///< its memory is the worker's
    QList<RunStep> m_ready;
    QList<TaskId> m_again; ///< to be prepared anew
    QList<TaskId> m_next;
    /// Of the tasks that were prepared in their order. What is added to the run while this works on
    /// it stands behind m_lastOpen and comes through m_next, so that no task is taken twice.
    int m_lastPosition = 0;
    int m_lastOpen = 0;
    bool m_noneLeft = false; ///< between these
    bool m_preparing = false;
    bool m_isOutdated = false; ///< what is being prepared
    bool m_isStopped = false;
};

/// An answer that could not be written to the project, kept until it can.
struct UnsavedAnswer
{
    RunStep step;
    llm::CallEnd end;
};

/// Which run is to be worked on, and with what.
struct RunTarget
{
    RunId run;
    llm::Endpoint endpoint;
    Secret key;
};

/// One driver's work on one run, from its start to its one end. Each task ends in one write.
class RunWork final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunWork)

public:
    RunWork(
        Project& project, llm::Gateway& gateway, const RunTarget& target, const LeaseTimes& lease);
    ~RunWork() override;

    /// `unsaved` is stored before anything is asked.
    void begin(bool retryFailed, QList<UnsavedAnswer> unsaved);
    /// Asks nothing more and ends as `end` says once what was sent has come back.
    void stop(const RunEnd& end);
    /// stop() after cancelling the run in the project.
    void cancel();

    RunId run() const { return m_run; }
    bool isFinishing() const { return m_stopping.has_value(); }
    RunProgress progress() const;
    QList<UnsavedAnswer> takeUnsaved() { return std::exchange(m_unsaved, {}); }

signals:
    void progressed(const tandem::RunProgress& progress);
    void taskFailed(const tandem::TaskFailure& failed);
    void ended(const tandem::RunEnd& end);

private:
    using TaskWrite = std::function<Expected<StepEnd>(Database&, const RunSetup&, const RunStep&)>;

    void open(const std::optional<LeaseSeen>& silent = {});
    void onOpened(const Expected<void>& done, const OpenedRun& opened);
    void onProjectChanged(const ChangeEvent& event);
    void goOn();
    void dispatch();
    bool askFirst();
    void onCallEnded(const RunCalls::Flight& flight, const llm::CallEnd& end);
    void keepRemains(const RunCalls::Flight& flight, const llm::CallEnd& end);
    void onUnanswered(const RunCalls::Flight& flight, const llm::CallEnd& end);
    void submit(
        const RunStep& step, TaskWrite write, std::function<void(bool)> then = [](bool) {});
    void submitAnswer(const UnsavedAnswer& answer);
    void onTaskEnded(const RunStep& step, const StepEnd& end);
    void finishIfDone();
    void finish(const RunEnd& end);
    void lookAgain(int lastOpen);
    void tellEnd(const RunEnd& end);
    int writes() const { return m_writes + m_calls.writes(); }

    Project& m_project;
    const RunId m_run;
    const llm::Endpoint m_endpoint;
    const llm::Gateway& m_gateway;
    RunLease m_lease;
    bool m_retryFailed = false; ///< of begin()
    RunSetup m_setup;           ///< its memory is the writer's
    bool m_isOpen = false;

    RunPreparation m_preparation;
    RunCalls m_calls;
    RunTally m_tally;
    qint64 m_asideChanges = 0; ///< SettingAside::changes() of what was prepared
    int m_writes = 0;          ///< beside those of m_calls
    int m_storing = 0;         ///< of these, answers
    int m_failuresInARow = 0;
    QTimer m_look;          ///< tells of time that passes without an answer
    QSet<TaskId> m_inBatch; ///< open tasks that wait for a batch's results
    /// Open tasks whose questions do not fit into the cap any more, and what these might cost.
    qsizetype m_beyondCap = 0;
    double m_costBeyondCap = 0.0;
    double m_largestBeyondCap = 0.0;
    QList<UnsavedAnswer> m_unsaved;

    std::optional<RunEnd> m_stopping;
    bool m_finishing = false;
};

} // namespace tandem
