#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/runkindid.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

using AttemptId = Id<struct AttemptTag>;

/// What of a run may have to be paid for though no stored reply accounts for it.
struct AttemptTotals
{
    qint64 live = 0;       ///< requests on their way, or that broke off and may have been billed
    qint64 batched = 0;    ///< requests that are out in a batch
    double mostCost = 0.0; ///< of both together, where it is known
    qint64 unpriced = 0;   ///< of both, and of stored replies, those whose cost has no known bound
    bool operator==(const AttemptTotals&) const = default;
};

/// A request of a batch that no answer was read to before.
struct BatchAttempt
{
    bool isOut = false;         ///< else its result was given up, or an error was read
    std::optional<double> most; ///< that it can cost
    bool hasError = false;      ///< an error was read, which an answer may follow
};

/// Requests that may have to be paid for and whose cost no stored reply tells. A row is there from
/// before the request leaves until its reply is stored with its cost, or it is sure that there was
/// nothing to bill.
class AttemptRepository final : Repository
{
public:
    using Repository::Repository;

    /// `most` is what it can cost; none where a price is not known.
    Expected<AttemptId> add(RunId run, const QString& hash, std::optional<double> most);
    /// The same of a request in the batch that is written at this time, in milliseconds since 1970.
    Expected<AttemptId> addToBatch(
        RunId run, const QString& hash, std::optional<double> most, qint64 batch);
    Expected<void> remove(AttemptId attempt);
    Expected<AttemptTotals> totals(RunId run);

    /// Whether any run has this request out in a batch, whose results were not read yet.
    Expected<bool> isInBatch(const QString& hash);
    /// A result for this request has come, of the batch of that time (none: of whichever it is out
    /// in). It is no longer noted, and what may have been billed without a reply that tells its
    /// cost is to be noted anew (add()). None where it was in no such batch, or an answer was read
    /// before.
    Expected<std::optional<BatchAttempt>> takeFromBatch(
        RunId run, const QString& hash, std::optional<qint64> batch);
    /// Notes that the result for a request of the batch of that time was an error, so that an
    /// answer that comes after it is known to be the first. This counts in no totals.
    Expected<void> noteError(
        RunId run, const QString& hash, qint64 batch, std::optional<double> most);
    /// Notes that a file with these results of the run's batch of that time was read, each line of
    /// it, where some of the batch's questions have no result.
    Expected<void> noteRead(RunId run, qint64 batch, const QSet<QString>& lines);
    /// Notes that a file with this result of the batch has lines that cannot be read. Nothing of
    /// the batch counts as missing until noteRead() tells of a file with the same result.
    Expected<void> noteUnread(RunId run, qint64 batch, const QString& line);
    /// The questions of the run's batches that have no result though noteRead() was called.
    Expected<QSet<QString>> missing(RunId run);
    /// Gives up these: they may be asked again. They may have been billed, which goes on counting.
    Expected<void> forgetMissing(RunId run);
    /// Gives up the results of the run's batches: its questions may be asked live. They may have
    /// been billed, which goes on counting. Returns how many there were.
    Expected<int> forgetBatches(RunId run);
};

/// Where a run stands, as it is stored.
enum class RunState {
    Open = 0,       ///< to be worked on: under way, or left behind by a program that was ended
    Paused = 1,     ///< by a person
    CapReached = 2, ///< the next call might cost more than the spending cap leaves
    Stopped = 3,    ///< by an error that every further call would meet; see RunRow::reason
    Ended = 4,      ///< nothing is left to do but what failed, or is about what is excluded
    Cancelled = 5,  ///< by a person; what was not done stays undone
};

/// How often a task is asked before it fails because its replies cannot be read.
inline constexpr int kAsksPerAttempt = 2;

enum class TaskState { Open = 0, Done = 1, Failed = 2, Cancelled = 3 };

/// How many of a run's tasks are in which state.
struct TaskCounts
{
    qint64 open = 0;
    qint64 done = 0;
    qint64 failed = 0;
    qint64 cancelled = 0;
    qint64 aside = 0;  ///< would be open, were their samples or cases not excluded
    qint64 unread = 0; ///< of those done: no reply to them can be read
    qint64 all() const { return open + done + failed + cancelled + aside; }
    bool operator==(const TaskCounts&) const = default;
};

/// How far a run is, so that it never runs backwards: its tasks, or, where tasks come of others,
/// what it was begun with. What was cancelled is not done.
struct WorkCounts
{
    qint64 done = 0;
    qint64 all = 0;
    bool operator==(const WorkCounts&) const = default;
};

/// What a task is about, by the kind of the run: see RunItems.
struct RunSubject
{
    qint64 id = 0;
    SampleId sample; ///< invalid where it is not part of one
    QString part{};  ///< which of the subject's tasks; empty where it has only one
    bool operator==(const RunSubject&) const = default;
};

/// A run as it is made.
struct NewRun
{
    RunKindId kind = RunKindId::Decompose;
    QString endpoint;
    QString model;
    PromptId prompt;
    QJsonObject settings; ///< RunOptions as JSON
    std::optional<double> cap;
    QString currency;
    PersonId by; ///< invalid where nobody was named
    QList<RunSubject> subjects;
};

/// A kind of questions of a judge with no reply that can be read.
struct UnreadStage
{
    QString part;       ///< of the first task of it
    qint64 replies = 0; ///< that could not be read: all of it
    bool operator==(const UnreadStage&) const = default;
};

/// A run of calls as lists show it.
struct RunRow
{
    RunId id;
    QString uuid;
    std::optional<RunKindId> kind; ///< none: this version does not know it
    QString kindKey;               ///< as it is stored
    QString endpoint;
    QString model;
    PromptId prompt;
    QJsonObject settings;
    std::optional<double> cap; ///< in `currency`
    QString currency;
    RunState state = RunState::Open;
    QString reason; ///< why it is CapReached or Stopped, translated at the time
    PersonId by;
    QDateTime createdAt;              ///< UTC
    std::optional<QDateTime> endedAt; ///< UTC; of Ended and Cancelled
    TaskCounts tasks;
    QList<UnreadStage> unreadStages; ///< of verdicts, in the order in which they were asked
    WorkCounts work;
    ReplyTotals totals; ///< what was paid for in this run; what came from the cache is not in it
    AttemptTotals attempts; ///< what may have to be paid for beside it
    bool isAtWork = false;  ///< in another program
};

/// One task of a run.
struct TaskRow
{
    TaskId id;
    RunId run;
    int position = 0; ///< counts from 1
    RunSubject subject;
    TaskState state = TaskState::Open;
    bool isAside = false;    ///< its sample or case is excluded: nothing is to be asked
    QString hash;            ///< of the request last asked or written to a batch; empty: none yet
    int firstSample = 0;     ///< llm::ChatRequest::sample that this attempt began with
    ReplyId reply;           ///< that it was done with, or that could not be read; invalid: none
    QString error;           ///< why it failed, or was done without a reply that can be read
    int samplePosition = 0;  ///< for people: the sample's number; 0: it is about none
    int paragraphNumber = 0; ///< for people: the paragraph's number; 0: it is about none
    int casePosition = 0;    ///< for people: the case's number; 0: it is about none
    QString caseName;        ///< for people; may be empty
    QString system;          ///< for people: whose output or summary; may be empty
    QString user;            ///< for people: the user's pseudonym; empty: it is about none
    bool operator==(const TaskRow&) const = default;
};

/// Runs. State changes are checked: what is Cancelled never comes back.
class RunRepository final : Repository
{
public:
    using Repository::Repository;

    /// Makes a run with an open task for each subject. InvalidInput where there are none.
    Expected<RunId> create(const NewRun& run);
    /// Counts its tasks and replies: for a worker where it may be a big one, as list() is.
    Expected<RunRow> byId(RunId id);
    Expected<QString> uuid(RunId run);
    /// The model that it asks, as its server calls it.
    Expected<QString> model(RunId run);
    /// Every run, newest first.
    Expected<QList<RunRow>> list();
    Expected<RunState> state(RunId run);
    /// RunOptions as JSON.
    Expected<QJsonObject> settings(RunId run);

    /// Sets what a driver found. `reason` is for CapReached and Stopped. Refused for a cancelled
    /// run.
    Expected<void> setState(RunId run, RunState state, const QString& reason = {});
    /// Sets the spending cap of a run, which keeps what was spent.
    Expected<void> setCap(RunId run, double cap);
    /// Ends the run for good; open tasks become cancelled. Replies that still come in are stored.
    /// Refused for one that is done, which would lose what it says of itself.
    Expected<void> cancel(RunId run);

private:
    Expected<RunRow> filled(RunRow run);
    Expected<WorkCounts> work(const RunRow& run);
};

} // namespace tandem
