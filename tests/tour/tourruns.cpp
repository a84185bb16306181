#include "tourruns.h"

#include "models/llm/endpoint.h"
#include "storage/database/database.h"
#include "storage/llm/callend.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runplan.h"
#include "storage/runs/runsteps.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <functional>

namespace tandem {

namespace {

constexpr int kMostTasks = 100;

/// What a model says to a task when it is asked for the given time (0, 1 ...); null: nothing, the
/// server is not to be reached.
using TourAnswer = std::function<QString(const TaskRow& task, int ask)>;

llm::CallEnd callEndOf(const QString& text, const llm::Endpoint& endpoint, int number)
{
    constexpr int kOk = 200;
    llm::ChatReply reply;
    reply.text = text;
    reply.model = endpoint.model;
    reply.usage = {820 + 17 * number, 12 + text.size() / 4};
    reply.httpStatus = kOk;
    reply.durationMs = 640 + 230 * (number % 7);
    reply.at = QDateTime::currentDateTimeUtc();
    const QJsonObject message{
        {QStringLiteral("role"), QStringLiteral("assistant")}, {QStringLiteral("content"), text}};
    reply.raw =
        QJsonDocument(QJsonObject{{QStringLiteral("model"), endpoint.model},
                          {QStringLiteral("choices"),
                              QJsonArray{QJsonObject{{QStringLiteral("index"), 0},
                                  {QStringLiteral("message"), message},
                                  {QStringLiteral("finish_reason"), QStringLiteral("stop")}}}}})
            .toJson(QJsonDocument::Compact);
    return {reply, {}, kOk, 1, 0, {}};
}

/// Asks a task as often as it takes.
Expected<void> work(
    Database& database, const RunSetup& setup, const TaskRow& task, const TourAnswer& answer)
{
    constexpr int kMostAsks = 5;
    for (int ask = 0; ask < kMostAsks; ++ask) {
        TANDEM_TRY(step, nextStep(database, setup, task));
        if (step->action != RunStep::Action::Ask)
            return endWithoutAsking(database, setup, *step).map([](const StepEnd&) {});
        const QString text = answer(task, ask);
        LlmReply stored;
        const auto end = text.isNull()
                             ? failTask(database, setup, *step,
                                   QStringLiteral("The server could not be reached: it broke off."))
                             : storeReply(database, setup, *step,
                                   callEndOf(text, setup.endpoint, task.position + ask), stored);
        if (!end)
            return failure(end.error());
        if (end->state != TaskState::Open)
            return {};
    }
    return {};
}

/// Makes a run and works on the first tasks of it.
Expected<RunId> workedRun(
    Database& database, const RunPlan& plan, int tasks, const TourAnswer& answer)
{
    TANDEM_TRY(run, createRun(database, plan));
    TANDEM_TRY(setup, loadRunSetup(database, *run, plan.endpoint));
    TANDEM_TRY(open, RunTasks(database).openTasks(*run, 0, tasks));
    for (const TaskRow& task : *open)
        TANDEM_DO(work(database, *setup, task, answer));
    return *run;
}

Expected<void> endRun(Database& database, RunId run)
{
    return RunRepository(database).setState(run, RunState::Ended);
}

QString scoreAnswer(int score)
{
    return QStringLiteral("{\"score\": %1}").arg(score);
}

} // namespace

Expected<void> addTourRuns(Database& database, const llm::Endpoint& endpoint)
{
    RunPlan plan;
    plan.endpoint = endpoint;
    plan.kind = RunKindId::PairJudge;
    plan.options.judge.first = QStringLiteral("plain");
    plan.options.judge.second = QStringLiteral("profile");
    // Now and then the text that is shown first wins, whichever it is.
    TANDEM_TRY(judged, workedRun(database, plan, kMostTasks, [](const TaskRow& task, int) {
        const bool first = task.position % 4 == 1 || task.position % 4 == 2;
        return QStringLiteral("{\"reason\": \"Text %1 keeps closer to the voice of the "
                              "expected one.\", \"text\": %1}")
            .arg(first ? 1 : 2);
    }));
    TANDEM_DO(endRun(database, *judged));

    plan.kind = RunKindId::Gemba;
    TANDEM_TRY(scored, workedRun(database, plan, kMostTasks, [](const TaskRow& task, int ask) {
        switch (task.position % 4) {
        case 2:
            return QString(); // the server is away
        case 3:
            return ask < 2 ? QStringLiteral("Both of them are quite good, I would say.")
                           : scoreAnswer(3);
        default:
            return scoreAnswer(2 + task.position % 3);
        }
    }));
    TANDEM_DO(endRun(database, *scored));

    constexpr int kBegun = 3;
    plan.model = QStringLiteral("large");
    return workedRun(database, plan, kBegun, [](const TaskRow& task, int) {
        return scoreAnswer(1 + task.position % 4);
    }).map([](RunId) {});
}

SilentServer::SilentServer()
    : m_socket(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    constexpr int kWaiting = 64;
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto* any = reinterpret_cast<sockaddr*>(&address);
    // Who connects is taken in by the system; nobody ever accepts them.
    if (m_socket >= 0 && bind(m_socket, any, size) == 0 && listen(m_socket, kWaiting) == 0 &&
        getsockname(m_socket, any, &size) == 0)
        m_port = ntohs(address.sin_port);
}

SilentServer::~SilentServer()
{
    if (m_socket >= 0)
        close(m_socket);
}

} // namespace tandem
