#pragma once

#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/llm/callend.h"
#include "storage/runs/runbudget.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runlease.h"
#include "storage/runs/runpace.h"
#include "storage/runs/runsteps.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace tandem {

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

/// One driver's work on one run, from its start to its one end. Tasks are prepared in a worker,
/// some ahead of need, and each ends in one write.
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
    struct Opened;
    /// Steps as a worker prepared them.
    struct Prepared
    {
        QList<RunStep> first; ///< of tasks that came of others, or that were in hand before
        QList<RunStep> rest;  ///< of those behind the last position
        bool looked = false;  ///< whether there was room for the rest
    };
    /// A call that the gateway has, for all tasks that ask the same.
    struct Flight
    {
        llm::CallId call;
        QList<RunStep> steps;
        double most = 0.0;              ///< that an attempt may cost
        QList<AttemptId> attempts = {}; ///< as they were written down, where the run has a cap
    };
    /// Half of a request's hash: a run of 10,000 cases has to keep a million of them.
    using Digest = std::pair<quint64, quint64>;
    static Digest digestOf(const QString& hash);
    using TaskWrite = std::function<Expected<StepEnd>(Database&, const RunSetup&, const RunStep&)>;

    static Expected<void> readInto(
        Opened& opened, Database& database, RunId run, const llm::Endpoint& endpoint);
    void open(const std::optional<LeaseSeen>& silent = {});
    void onOpened(const Expected<void>& done, const std::shared_ptr<Opened>& opened);
    void onProjectChanged(const ChangeEvent& event);
    void prepareAnew();
    void goOn();
    void prepareMore();
    void onPrepared(const Expected<Prepared>& prepared);
    void dispatch();
    bool mayAsk(const RunStep& step);
    bool canKeepCap();
    void ask(const RunStep& step);
    void send(const QString& hash);
    void reserve(const QString& hash, std::function<void()> go);
    void onLost(const QString& hash);
    void submitNote(std::function<Expected<void>(Database&)> write, std::function<void(bool)> done);
    void dropAttempt(AttemptId attempt, double most);
    double mostCostOf(const RunStep& step) const;
    void settleUnanswered(const Flight& flight, const llm::CallEnd& end);
    void onAnswered(const QString& hash, const llm::CallEnd& end);
    void onUnanswered(const Flight& flight, const llm::CallEnd& end);
    void submit(const RunStep& step, TaskWrite write);
    void submitAnswer(const UnsavedAnswer& answer);
    void onTaskEnded(const RunStep& step, const StepEnd& end);
    void onStored(const UnsavedAnswer& answer, const LlmReply& reply);
    void finishIfDone();
    void finish(const RunEnd& end);
    void lookAgain(int lastOpen);
    void tellEnd(const RunEnd& end);
    void countEnd(const RunStep& step, const StepEnd& end);
    RunEnd endOfAll() const;
    RunEnd endAsBusy(RunId other) const;

    Project& m_project;
    llm::Gateway& m_gateway;
    const RunId m_run;
    const llm::Endpoint m_endpoint;
    const Secret m_key;
    RunLease m_lease;
    bool m_retryFailed = false; ///< of begin()
    RunSetup m_setup;           ///< its memory is the writer's
    const std::shared_ptr<RunMemory> m_memory = std::make_shared<RunMemory>(); ///< of preparing
    bool m_isOpen = false;

    QList<RunStep> m_ready;
    QList<TaskId> m_again; ///< to be prepared anew
    QList<TaskId> m_next;  ///< came of others that are done, whose subject is finished first
    /// Of the tasks that were prepared in their order. What is added to the run while this works on
    /// it stands behind m_lastOpen and comes through m_next, so that no task is taken twice.
    int m_lastPosition = 0;
    int m_lastOpen = 0;
    bool m_noneLeft = false; ///< between these
    bool m_preparing = false;
    bool m_isOutdated = false;        ///< what is being prepared
    qint64 m_asideChanges = 0;        ///< SettingAside::changes() of what was prepared
    QHash<QString, Flight> m_flights; ///< by the hash of the request
    QSet<Digest> m_answered;          ///< of hashes whose answers are stored or being stored
    int m_writes = 0;
    int m_storing = 0; ///< of these, answers
    int m_failuresInARow = 0;
    QSet<TaskId> m_inBatch; ///< open tasks that wait for a batch's results
    RunBudget m_budget;
    QList<UnsavedAnswer> m_unsaved;

    std::optional<RunEnd> m_stopping;
    bool m_finishing = false;
    TaskCounts m_counts;
    WorkCounts m_work;
    QHash<qint64, int> m_openOf; ///< open tasks by subject
    ReplyTotals m_totals;
    AttemptTotals m_attempts; ///< without those that are on their way
    RunPace m_pace;
    QElapsedTimer m_clock;
};

} // namespace tandem
