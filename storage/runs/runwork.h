#pragma once

#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/runs/runcalls.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runlease.h"
#include "storage/runs/runpreparation.h"
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
