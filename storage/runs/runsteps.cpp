#include "storage/runs/runsteps.h"

#include "models/llm/cost.h"
#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/answerintake.h"
#include "storage/runs/chosensamples.h"
#include "storage/runs/knownreplies.h"
#include "storage/runs/runwords.h"

#include <algorithm>

namespace tandem {

namespace {

QString cutOffText()
{
    return RunWords::tr("The reply was cut off at the token limit.") + u' ' +
           RunWords::tr("Run the same command with a higher --max-tokens to allow longer replies.");
}

/// Whether a reply that cannot be read was cut off at the limit, though its server says that the
/// model stopped by itself.
bool seemsCutOff(const llm::ChatReply& reply, const llm::ChatRequest& request)
{
    const QString text = reply.text.trimmed();
    const bool isClosed =
        text.endsWith(u'}') || text.endsWith(u']') || text.endsWith(QLatin1String("```"));
    return reply.usage.output >= request.maxTokens && !isClosed;
}

/// Whether a reply that cannot be used says that another one to the same question would end alike:
/// it was blocked whatever its words, or cut off at the limit of tokens once more in other words.
bool endsAlike(const llm::ChatReply& reply, const llm::ChatRequest& request)
{
    const bool isSecond = request.sample > 0;
    return !llm::mayDifferNextTime(reply) ||
           (isSecond && (reply.finish == llm::FinishReason::Length || seemsCutOff(reply, request)));
}

/// A sentence with the server's word for why behind it.
QString withReason(const QString& what, const QString& word)
{
    return word.isEmpty() ? what + u'.' : QStringLiteral("%1 (%2).").arg(what, word);
}

/// Why a whole answer cannot be used whatever it says; empty where it can.
QString uselessBecause(const llm::ChatReply& reply, const llm::ChatRequest& request)
{
    if (llm::isInputCut(request, reply.usage))
        return RunWords::tr("The server counted %1 input tokens, but the text has at least %2: "
                            "part of it was cut off.")
                   .arg(reply.usage.input)
                   .arg(llm::fewestInputTokens(request)) +
               u' ' + RunWords::tr("Give the model a larger context, or use shorter texts.");
    switch (reply.finish) {
    case llm::FinishReason::Refusal:
        return RunWords::tr("The model refused to answer.");
    case llm::FinishReason::QuestionBlocked:
        return withReason(
            RunWords::tr("The server's content filter blocked the request"), reply.blockedFor);
    case llm::FinishReason::AnswerBlocked:
        return withReason(
            RunWords::tr("The server's content filter blocked the reply"), reply.blockedFor);
    case llm::FinishReason::Length:
        return cutOffText();
    case llm::FinishReason::Stop:
    case llm::FinishReason::Other:
        break;
    }
    return {};
}

} // namespace

Expected<std::optional<RunCall>> callFor(
    Database& database, const RunSubject& subject, const RunSetup& setup)
{
    auto call = setup.kind->call(database, subject, setup);
    if (call && *call && setup.options.maxTokens > 0)
        (*call)->request.maxTokens = setup.options.maxTokens;
    return call;
}

namespace {

/// Brings what was noted of a call's attempts up to its end: of an answer whose cost is not told
/// the most that it can have cost stays noted.
Expected<void> settleAttempts(
    Database& database, const RunSetup& setup, const RunStep& step, const LlmReply& stored)
{
    AttemptRepository attempts(database);
    const auto most = llm::mostCostOf(step.call.request, setup.endpoint.prices);
    const bool staysNoted = most && !stored.cost;
    if (step.attempt.isValid() != staysNoted)
        return staysNoted ? attempts.add(setup.run, step.hash, most).map([](AttemptId) {})
                          : attempts.remove(step.attempt);
    return {};
}

const QLatin1String kPrompts("prompts");

/// What to do where a server seems not to look at the schema that it was sent.
QString ignoredSchema(const RunSetup& setup, const RunStep& step, const QString& text)
{
    const llm::StructuredOutput way = setup.endpoint.structuredOutput;
    const bool isSent = step.call.request.schema && (way == llm::StructuredOutput::Probe ||
                                                        way == llm::StructuredOutput::JsonSchema);
    if (!isSent || text.contains(QLatin1Char('{')) || text.contains(QLatin1Char('[')))
        return {};
    return QLatin1Char(' ') +
           RunWords::tr("If the server ignores JSON schemas, ask for JSON in the prompt only: "
                        "\"tandem endpoint change NAME --structured prompt-only\".");
}

} // namespace

LlmReply replyOf(const RunSetup& setup, const RunStep& step, const llm::CallEnd& end)
{
    LlmReply reply;
    reply.hash = step.hash;
    reply.run = setup.run;
    reply.endpoint = setup.endpoint.name;
    reply.model = setup.model;
    reply.prompt =
        step.call.prompt.isValid() ? step.call.prompt : setup.prompts[setup.kind->promptKey()].id;
    reply.request = end.request.isEmpty() ? llm::encodeChatBody(setup.endpoint, step.call.request,
                                                llm::usualManner(setup.endpoint))
                                          : end.request;
    reply.httpStatus = end.httpStatus;
    reply.currency = setup.endpoint.prices.currency;
    reply.at = QDateTime::currentDateTimeUtc();
    reply.raw = end.reply->raw;
    reply.text = end.reply->text;
    reply.usage = end.reply->usage;
    reply.cost = llm::costOf(end.reply->usage, setup.endpoint.prices);
    reply.durationMs = end.reply->durationMs;
    if (!end.reply->model.isEmpty())
        reply.model = end.reply->model;
    if (end.reply->at.isValid())
        reply.at = end.reply->at;
    reply.error = uselessBecause(*end.reply, step.call.request);
    return reply;
}

Expected<RunSetup> loadRunSetup(Database& database, RunId run, const llm::Endpoint& endpoint)
{
    TANDEM_TRY(row, RunRepository(database).byId(run));
    if (!row->kind)
        return failure(ErrorCode::NotFound,
            RunWords::tr("This version does not support runs of the kind \"%1\".")
                .arg(row->kindKey),
            {}, RunWords::tr("Use the version that created the run."));
    const RunKind& kind = runKind(*row->kind);
    RunSetup setup{run, &kind, runOptionsFrom(row->settings), {}, row->model, endpoint, row->cap,
        row->currency};
    const QJsonObject ids = row->settings[kPrompts].toObject();
    for (const QString& key : kind.promptKeys) {
        const PromptId id =
            ids.contains(key) ? PromptId{ids[key].toInteger()} : PromptId{row->prompt};
        TANDEM_TRY(prompt, PromptRepository(database).byId(id));
        setup.prompts.insert(key, *prompt);
    }
    return setup;
}

QJsonObject promptsJson(const RunSetup& setup)
{
    QJsonObject ids;
    const QStringList& keys = setup.kind->promptKeys;
    for (const QString& key : keys)
        ids.insert(key, setup.prompts[key].id.value);
    return keys.size() > 1 ? QJsonObject{{kPrompts, ids}} : QJsonObject();
}

Expected<RunStep> nextStep(Database& database, const RunSetup& setup, const TaskRow& task)
{
    RunStep step;
    step.task = task;
    const auto call = callFor(database, task.subject, setup);
    if (!call) {
        if (isFileTrouble(call.error()))
            return failure(call.error());
        step.action = RunStep::Action::Fail;
        step.error = call.error().sentence();
        return step;
    }
    if (!*call)
        return step;
    step.call = **call;
    const int mostAsks = std::max(1, setup.kind->asks(setup.options));
    int asked = 0;
    for (int sample = task.firstSample;; ++sample) {
        setup.kind->setSample(step.call.request, sample);
        const RequestHashes hashes(setup.endpoint, step.call.request);
        step.hash = hashes.now;
        TANDEM_TRY(known, replyWith(database, hashes));
        if (!*known && asked < mostAsks) {
            step.action = RunStep::Action::Ask;
            TANDEM_TRY(out, hashInBatch(database, hashes, task));
            if (!out->isEmpty()) {
                step.action = RunStep::Action::AwaitBatch;
                step.hash = *out;
                return step;
            }
            TANDEM_TRY(block, blockOfAnother(database, setup, step.call, sample));
            if (!block->isValid())
                return step;
            step.known = *block;
            ++step.call.request.sample;
        }
        if (!*known)
            break;
        step.known = (*known)->id;
        if ((*known)->usable) {
            step.action = RunStep::Action::UseKnown;
            return step;
        }
        if (isPassedOver(setup, **known))
            continue;
        TANDEM_TRY(reply, keptReply(database, setup, (*known)->id));
        const bool isLast = *reply && endsAlike(**reply, step.call.request);
        asked = isLast ? mostAsks : asked + 1;
    }
    TANDEM_TRY(last, ReplyRepository(database).byId(step.known));
    step.action =
        setup.kind->keepsUnparsable() ? RunStep::Action::GoOnUnread : RunStep::Action::Fail;
    step.error = last->error;
    return step;
}

Expected<StepEnd> endWithoutAsking(Database& database, const RunSetup& setup, const RunStep& step)
{
    RunTasks tasks(database);
    TANDEM_TRY(task, tasks.task(step.task.id));
    if (task->state != TaskState::Open)
        return stepEnd(setup, task->state, task->error);
    switch (step.action) {
    case RunStep::Action::UseKnown:
        return takeKnownAnswerIn(database, setup, step, *task);
    case RunStep::Action::Fail: {
        // Another attempt asks for samples that nobody has seen yet.
        const std::optional<int> next =
            step.known.isValid() ? std::optional(step.call.request.sample) : std::nullopt;
        return tasks.taskFailed(step.task.id, step.known, step.error, next).map([&] {
            return stepEnd(setup, TaskState::Failed, step.error);
        });
    }
    case RunStep::Action::GoOnUnread:
        return takePartIn(database, setup, step, *task);
    case RunStep::Action::NothingToAsk:
        return concludeTask(database, setup, step.call, *task, {}, {});
    case RunStep::Action::Ask:
    case RunStep::Action::AwaitBatch:
        break;
    }
    return stepEnd(setup, TaskState::Open);
}

Expected<StepEnd> failTask(
    Database& database, const RunSetup& setup, const RunStep& step, const QString& error)
{
    return RunTasks(database).taskFailed(step.task.id, {}, error).map([&] {
        return stepEnd(setup, TaskState::Failed, error);
    });
}

namespace {

/// Ends a task whose reply says that another one would say the same.
Expected<StepEnd> endUnread(
    Database& database, const RunSetup& setup, RunStep step, const LlmReply& stored)
{
    step.action =
        setup.kind->keepsUnparsable() ? RunStep::Action::GoOnUnread : RunStep::Action::Fail;
    step.known = stored.id;
    step.error = stored.error;
    ++step.call.request.sample;
    return endWithoutAsking(database, setup, step);
}

} // namespace

Expected<void> storeRemains(Database& database, const RunSetup& setup, const RunStep& step,
    const llm::CallEnd& remains, LlmReply& stored)
{
    stored = replyOf(setup, step, remains);
    const auto answer = llm::decodeChat(
        setup.endpoint.format, {stored.httpStatus, "application/json", {}, stored.raw});
    stored.error = answer ? QString() : answer.error().sentence();
    TANDEM_TRY(id, ReplyRepository(database).add(stored));
    stored.id = *id;
    TANDEM_DO(settleAttempts(database, setup, step, stored));
    return RunTasks(database).addTry(step.task.id, *id);
}

Expected<StepEnd> storeReply(Database& database, const RunSetup& setup, const RunStep& step,
    const llm::CallEnd& end, LlmReply& stored)
{
    stored = replyOf(setup, step, end);
    bool isFinal = !stored.error.isEmpty();
    Expected<RunAnswer> answer = RunAnswer();
    if (stored.error.isEmpty()) {
        answer = setup.kind->read(step.call, stored.text);
        stored.usable = answer.has_value();
        isFinal = !answer && seemsCutOff(*end.reply, step.call.request);
        if (isFinal)
            stored.error = cutOffText();
        else if (!answer)
            stored.error = answer.error().sentence() + ignoredSchema(setup, step, stored.text);
    }
    TANDEM_TRY(id, ReplyRepository(database).add(stored));
    stored.id = *id;
    TANDEM_DO(settleAttempts(database, setup, step, stored));
    RunTasks tasks(database);
    TANDEM_DO(tasks.setTaskHash(step.task.id, step.hash));
    TANDEM_DO(tasks.addTry(step.task.id, *id));
    TANDEM_TRY(task, tasks.task(step.task.id));
    if (task->state != TaskState::Open)
        return stepEnd(setup, task->state, task->error);
    if (stored.usable)
        return takeAnswerIn(database, setup, step, *task, *id, *answer);
    if (endsAlike(*end.reply, step.call.request))
        return endUnread(database, setup, step, stored).map([&](StepEnd unread) {
            unread.endsOthers = !llm::mayDifferNextTime(*end.reply) &&
                                !setup.kind->wantedAlike(step.call, setup).isEmpty();
            return unread;
        });
    // The same words would be refused again.
    if (isFinal && !setup.kind->keepsUnparsable())
        return tasks.taskFailed(step.task.id, *id, stored.error, step.call.request.sample + 1)
            .map([&] { return stepEnd(setup, TaskState::Failed, stored.error); });
    TANDEM_TRY(next, nextStep(database, setup, *task));
    if (next->action == RunStep::Action::Ask)
        return stepEnd(setup, TaskState::Open);
    return endWithoutAsking(database, setup, *next);
}

} // namespace tandem
