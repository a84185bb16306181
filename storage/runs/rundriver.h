#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/llm/gatewayload.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runlease.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace tandem {

class Project;
class RunWork;
struct UnsavedAnswer;
namespace llm {
class Gateway;
}

/// How far a run is.
struct RunProgress
{
    RunId run;
    TaskCounts tasks;
    WorkCounts work;
    ReplyTotals totals;
    AttemptTotals attempts; ///< without those that are on their way and may still be answered
    QString currency;
    bool isWaitingForOther = false; ///< whether another program is at work is being looked at
    std::optional<llm::ServerPause> pause;
    int underWay = 0;                 ///< calls that the gateway has
    std::optional<double> perMinute;  ///< tasks ended a minute, lately; none before the first ends
    std::optional<qint64> timeLeftMs; ///< about; none while it cannot be told
    /// Tasks that answers may still bring, as many as those so far brought; they count in the time.
    qint64 moreExpected = 0;
};

/// A task that failed just now.
struct TaskFailure
{
    TaskId task;
    int samplePosition = 0;
    int paragraphNumber = 0;
    QString error; ///< one sentence, translated
};

/// How a driver's work on a run ended.
struct RunEnd
{
    RunId run;
    RunState state = RunState::Ended; ///< never Open
    std::optional<Error> error; ///< of CapReached and Stopped; also why it could not begin at all
    std::optional<double> neededCap{}; ///< of CapReached: enough for the questions that are known
};

/// Works on one run at a time, in a window or a command: looks into the cache first, asks the
/// gateway for the rest, and stores each reply together with what it changes in one write, so that
/// a program that is killed at any moment asks nothing again that it had stored. Lives in the
/// project's thread; one program at a time works on a run, see RunLease.
class RunDriver final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunDriver)

public:
    /// Both must outlive this.
    RunDriver(Project& project, llm::Gateway& gateway, QObject* parent = nullptr,
        const LeaseTimes& lease = {});
    /// What is under way is given up; better pause() first and wait for ended().
    ~RunDriver() override;

    /// Begins or resumes a run, which ends with exactly one ended(), later. A paused or stopped run
    /// becomes open; a cancelled one is Refused; Busy where another program works on it. Nothing
    /// while isActive().
    void start(RunId run, const llm::Endpoint& endpoint, const Secret& key);
    /// Opens the failed tasks of `run` again, then starts it.
    void retryFailed(RunId run, const llm::Endpoint& endpoint, const Secret& key);
    /// Asks nothing more. Calls that were sent already are waited for and stored; then ended().
    void pause();
    /// Cancels the run for good at once; calls that were sent already are waited for and stored,
    /// but change nothing any more; then ended().
    void cancel();

    bool isActive() const;
    /// Whether it only waits for calls that were sent before pause() or cancel(), or an error.
    bool isFinishing() const;
    /// The run that is or was worked on last; invalid before the first.
    RunId run() const;
    /// Of that run.
    RunProgress progress() const;

signals:
    void progressed(const tandem::RunProgress& progress);
    void taskFailed(const tandem::TaskFailure& failed);
    void ended(const tandem::RunEnd& end);

private:
    void begin(RunId run, const llm::Endpoint& endpoint, const Secret& key, bool retryFailed);
    void onEnded(const RunEnd& end);

    Project& m_project;
    llm::Gateway& m_gateway;
    const LeaseTimes m_lease;
    std::unique_ptr<RunWork> m_work; ///< none while nothing is worked on
    QHash<RunId, QList<UnsavedAnswer>> m_unsaved;
    RunProgress m_last;
};

} // namespace tandem
