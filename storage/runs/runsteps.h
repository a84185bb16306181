#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/llm/callend.h"
#include "storage/project/project.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runkind.h"

#include <QJsonObject>
#include <QList>
#include <QString>

/// The steps by which a task of a run comes to its end, for whoever works on it: a driver call by
/// call, or a batch file line by line.
namespace tandem {

class Database;

/// What a run's settings keep of its prompts where it has several.
QJsonObject promptsJson(const RunSetup& setup);
/// NotFound for a run that is not there or of a kind that this version does not know.
Expected<RunSetup> loadRunSetup(Database& database, RunId run, const llm::Endpoint& endpoint);

/// RunKind::call(), with the run's limit of tokens.
Expected<std::optional<RunCall>> callFor(
    Database& database, const RunSubject& subject, const RunSetup& setup);

/// What is to be done next for an open task.
struct RunStep
{
    enum class Action {
        Ask,          ///< `call`, whose answer is not in the project
        UseKnown,     ///< the answer is there: `known`
        AwaitBatch,   ///< it was asked in a batch whose results were not read yet
        NothingToAsk, ///< the work was done otherwise meanwhile
        GoOnUnread,   ///< no reply can be read, which is an end like another; `error` says why
        Fail,         ///< `error` says why
    };
    Action action = Action::NothingToAsk;
    TaskRow task;
    RunCall call;        ///< of Ask and UseKnown, with its sample number
    QString hash;        ///< of its request
    ReplyId known;       ///< of UseKnown, and of the last two where a reply could not be read
    AttemptId attempt{}; ///< as it was written down before it was asked; invalid: it was not
    QString error;
};
Expected<RunStep> nextStep(Database& database, const RunSetup& setup, const TaskRow& task);

/// What became of a task in a write.
struct StepEnd
{
    TaskState state = TaskState::Open; ///< Open: it has to be asked (again)
    QString error;                     ///< of Failed, and of Done where no reply can be read
    What event;
    QList<TaskId> added{}; ///< tasks that came of it, open
    QStringList parts{};   ///< what these are about
    /// Others that want an answer to the same question may end likewise: their next steps are to be
    /// looked up anew.
    bool endsOthers = false;
};

// All of these run inside a write.

/// Ends a task whose step is anything but Ask or AwaitBatch.
Expected<StepEnd> endWithoutAsking(Database& database, const RunSetup& setup, const RunStep& step);
/// Ends a task that could not be answered.
Expected<StepEnd> failTask(
    Database& database, const RunSetup& setup, const RunStep& step, const QString& error);
/// Stores the reply that came back, usable or not, with what it settles of the run's budget, and
/// takes it in, or says that it has to be asked again. A task that was cancelled meanwhile only
/// gets its reply stored.
Expected<StepEnd> storeReply(Database& database, const RunSetup& setup, const RunStep& step,
    const llm::CallEnd& end, LlmReply& stored);

/// Stores what came of an answer that broke off and whose cost is known, with what it settles of
/// the run's budget: the task stays as it is.
Expected<void> storeRemains(Database& database, const RunSetup& setup, const RunStep& step,
    const llm::CallEnd& remains, LlmReply& stored);

/// The reply that came back, as it is to be stored; whether it is usable is not said yet, but
/// `error` is where it cannot be.
LlmReply replyOf(const RunSetup& setup, const RunStep& step, const llm::CallEnd& end);

} // namespace tandem
