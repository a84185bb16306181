#include "workedrun.h"

#include "figures.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/runs/rundriver.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace tandem::bench {

namespace {

constexpr int kLookMs = 7;

} // namespace

void giveUp(const QString& why)
{
    std::fprintf(stderr, "bench: %s\n", qPrintable(why));
    std::exit(1);
}

ServerProcess::ServerProcess()
{
    m_process.start(
        QStringLiteral(TANDEM_LLMSERVER), {QStringLiteral("--delay"), QString::number(kDelayMs)});
    if (!m_process.waitForReadyRead())
        giveUp(QStringLiteral("the test server does not start"));
    m_port = m_process.readLine().trimmed();
}

ServerProcess::~ServerProcess()
{
    m_process.kill();
    m_process.waitForFinished();
}

llm::Endpoint ServerProcess::endpoint(int concurrency) const
{
    llm::Endpoint endpoint;
    endpoint.name = QStringLiteral("bench");
    endpoint.baseUrl =
        QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(QString::fromUtf8(m_port)));
    endpoint.model = QStringLiteral("small");
    endpoint.limits.concurrency = concurrency;
    return endpoint;
}

QString promptFolder()
{
    return QStringLiteral(TANDEM_RESOURCES "/prompts");
}

Outcome workThrough(const QString& path, RunId run, const llm::Endpoint& endpoint)
{
    const auto project = taken(Project::open(path));
    llm::Gateway gateway;
    RunDriver driver(*project, gateway);
    QEventLoop loop;
    QObject::connect(&driver, &RunDriver::ended, &loop, [&](const RunEnd& end) {
        if (end.state != RunState::Ended)
            giveUp(end.error ? end.error->sentence() : QStringLiteral("the run did not end"));
        loop.quit();
    });
    qint64 looks = 0;
    qint64 sent = 0;
    qint64 fullLooks = 0;
    qint64 sentThen = 0;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        const int running = gateway.load(endpoint.name).running;
        ++looks;
        sent += running;
        // With fewer tasks than places some of these have to be empty, but not before the start.
        const TaskCounts tasks = driver.progress().tasks;
        if (tasks.all() > 0 && tasks.open < endpoint.limits.concurrency)
            return;
        ++fullLooks;
        sentThen += running;
    });
    look.start(kLookMs);
    QElapsedTimer timer;
    timer.start();
    driver.start(run, endpoint, Secret(QStringLiteral("bench-key")));
    loop.exec();
    Outcome outcome{driver.progress().totals.replies, double(timer.nsecsElapsed()) / 1e6,
        double(sent) / double(std::max<qint64>(looks, 1)),
        double(sentThen) / double(std::max<qint64>(fullLooks, 1))};
    if (driver.progress().tasks.failed > 0 || driver.progress().tasks.open > 0)
        giveUp(QStringLiteral("not every task was done"));
    return outcome;
}

void printBusy(const Outcome& run, int concurrency)
{
    print(QStringLiteral("wall time"), run.wallMs / 1000.0, QStringLiteral("s"),
        QStringLiteral("%1 calls").arg(run.calls));
    print(QStringLiteral("concurrency kept busy"),
        100.0 * double(run.calls) * kDelayMs / (run.wallMs * concurrency), QStringLiteral("%"),
        QStringLiteral("calls x %1 ms / (wall time x %2), aim 95").arg(kDelayMs).arg(concurrency));
    print(QStringLiteral("places taken while there were tasks for all"),
        100.0 * run.sentWhileFull / concurrency, QStringLiteral("%"),
        QStringLiteral("looked at every %1 ms from the start on, aim 95").arg(kLookMs));
    print(QStringLiteral("calls on their way, on average"), run.sent, QString(),
        QStringLiteral("of %1; the server takes longer than %2 ms where it has to wait itself")
            .arg(concurrency)
            .arg(kDelayMs));
    print(QStringLiteral("calls a second"), run.callsPerSecond(), QStringLiteral("1/s"));
}

} // namespace tandem::bench
