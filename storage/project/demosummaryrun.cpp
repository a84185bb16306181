#include "storage/project/demosummaryrun.h"

#include "models/llm/wireformat.h"
#include "storage/database/database.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runsteps.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <utility>

namespace tandem {

namespace {

constexpr int kTasksAtOnce = 100;
constexpr int kGoodStatus = 200;

/// A user and what was asked about them.
using UserPart = std::pair<qint64, QString>;

tl::unexpected<Error> cannotBePlayed(const QString& part)
{
    return failure(
        ErrorCode::Unreadable, ProjectWords::tr("The sample's material cannot be read."), part);
}

/// What the model replied, and whom the run is about.
struct ToldReplies
{
    QHash<UserPart, QString> texts;
    QList<TimelineUserId> users;
};

Expected<ToldReplies> toldReplies(Database& database, const QJsonObject& told)
{
    ToldReplies replies;
    for (const QJsonValue& one : told[QLatin1String("users")].toArray()) {
        TANDEM_TRY(user,
            TimelineRepository(database).userByPseudonym(one[QLatin1String("user")].toString()));
        replies.users.append(*user);
        for (const QJsonValue& part : one[QLatin1String("parts")].toArray())
            replies.texts.insert({user->value, part[0].toString()},
                QString::fromUtf8(
                    QJsonDocument(part[1].toObject()).toJson(QJsonDocument::Compact)));
    }
    return replies;
}

/// As a server of the usual format sends a text.
llm::HttpResponse answerWith(const QString& text)
{
    const QJsonObject message{
        {QStringLiteral("role"), QStringLiteral("assistant")}, {QStringLiteral("content"), text}};
    const QJsonObject body{{QStringLiteral("choices"),
        QJsonArray{QJsonObject{{QStringLiteral("index"), 0}, {QStringLiteral("message"), message},
            {QStringLiteral("finish_reason"), QStringLiteral("stop")}}}}};
    return {
        kGoodStatus, "application/json", {}, QJsonDocument(body).toJson(QJsonDocument::Compact)};
}

RunPlan planOf(const QJsonObject& told, const QString& promptFolder)
{
    RunPlan plan;
    plan.kind = RunKindId::UserSummaries;
    plan.endpoint.name = told[QLatin1String("endpoint")].toString();
    plan.model = told[QLatin1String("model")].toString();
    plan.promptFolder = promptFolder;
    UserSummariesOptions& options = plan.options.userSummaries;
    options.summarizer = told[QLatin1String("summarizer")].toString();
    options.query = told[QLatin1String("query")].toString();
    options.mostWords = told[QLatin1String("max_words")].toInt();
    options.log = told[QLatin1String("log")].toString();
    return plan;
}

} // namespace

Expected<void> addDemoSummaryRun(
    Database& database, const QJsonObject& told, const QString& promptFolder)
{
    TANDEM_TRY(replies, toldReplies(database, told));
    RunPlan plan = planOf(told, promptFolder);
    plan.options.userSummaries.users = replies->users;
    TANDEM_TRY(run, createRun(database, plan));
    TANDEM_TRY(setup, loadRunSetup(database, *run, plan.endpoint));
    RunTasks tasks(database);
    for (;;) {
        TANDEM_TRY(open, tasks.openTasks(*run, 0, kTasksAtOnce));
        if (open->isEmpty())
            break;
        for (const TaskRow& task : *open) {
            TANDEM_TRY(step, nextStep(database, *setup, task));
            const QString text = replies->texts.value({task.subject.id, task.subject.part});
            TANDEM_TRY_VAR(decoded, llm::decodeChat(plan.endpoint.format, answerWith(text)));
            llm::ChatReply& reply = *decoded;
            reply.durationMs = told[QLatin1String("duration_ms")].toInt();
            LlmReply stored;
            TANDEM_TRY(ended,
                storeReply(database, *setup, *step, {reply, reply.raw, kGoodStatus, 1}, stored));
            if (reply.text.isEmpty() || ended->state != TaskState::Done)
                return cannotBePlayed(task.subject.part);
        }
    }
    return RunRepository(database).setState(*run, RunState::Ended);
}

} // namespace tandem
