#include "gatewaybench.h"

#include "figures.h"
#include "storage/llm/gateway.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>

#include <cstdio>

#include <sys/resource.h>

namespace tandem::bench {

namespace {

constexpr int kAtOnce = 64;
constexpr int kDelayMs = 50;

struct Outcome
{
    int answered = 0;
    int failed = 0;
    double wallMs = 0.0;
    double cpuMs = 0.0; ///< of this process, all threads
};

double cpuMilliseconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
    };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024.0 / 1e6;
}

llm::Endpoint endpointAt(const QByteArray& port)
{
    llm::Endpoint endpoint;
    endpoint.name = QStringLiteral("bench");
    endpoint.baseUrl = QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(QString::fromUtf8(port)));
    endpoint.model = QStringLiteral("small");
    endpoint.limits.concurrency = kAtOnce;
    return endpoint;
}

/// As long as a prompt that breaks down a paragraph of an article.
llm::ChatRequest questionNumber(int number)
{
    static const QString article = QStringLiteral("The bridge was closed on Monday. ").repeated(60);
    llm::ChatRequest request;
    request.messages = {{llm::Role::System, QStringLiteral("Break the paragraph down.")},
        {llm::Role::User, article + QStringLiteral("\nParagraph %1").arg(number)}};
    return request;
}

Outcome askAll(const llm::Endpoint& endpoint, int count)
{
    Outcome outcome;
    llm::Gateway gateway;
    QElapsedTimer timer;
    timer.start();
    const double cpuBefore = cpuMilliseconds();
    for (int i = 0; i < count; ++i) {
        gateway.ask(endpoint, QStringLiteral("bench-key"), questionNumber(i), &gateway,
            [&outcome, count](const llm::CallEnd& end) {
                ++(end.reply ? outcome.answered : outcome.failed);
                if (outcome.answered + outcome.failed == count)
                    QCoreApplication::quit();
            });
    }
    QCoreApplication::exec();
    outcome.wallMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    outcome.cpuMs = cpuMilliseconds() - cpuBefore;
    return outcome;
}

void printOutcome(const Outcome& outcome, double residentBefore)
{
    const int count = outcome.answered;
    const double idealMs = static_cast<double>(count) / kAtOnce * kDelayMs;
    printHeadline(QStringLiteral("%1 calls of a model that answers after %2 ms, %3 at once")
                      .arg(count)
                      .arg(kDelayMs)
                      .arg(kAtOnce));
    print(QStringLiteral("wall time"), outcome.wallMs / 1000, QStringLiteral("s"),
        QStringLiteral("ideal %1 s").arg(idealMs / 1000, 0, 'f', 3));
    print(QStringLiteral("wall time over the ideal"), outcome.wallMs / idealMs, QStringLiteral("x"),
        QStringLiteral("aim 1.05"));
    print(QStringLiteral("processor time a call"), outcome.cpuMs / count, QStringLiteral("ms"),
        QStringLiteral("without the server's"));
    print(QStringLiteral("peak memory"), peakMegabytes(), QStringLiteral("MB"),
        QStringLiteral("%1 MB before the first call").arg(residentBefore, 0, 'f', 0));
}

} // namespace

int askManyQuestions(int argc, char** argv, int count)
{
    const QCoreApplication application(argc, argv);
    QProcess server;
    server.start(
        QStringLiteral(TANDEM_LLMSERVER), {QStringLiteral("--delay"), QString::number(kDelayMs)});
    if (!server.waitForReadyRead()) {
        std::fprintf(stderr, "bench: the test server does not start\n");
        return 1;
    }
    const double residentBefore = residentMegabytes();
    const Outcome outcome = askAll(endpointAt(server.readLine().trimmed()), count);
    server.kill();
    server.waitForFinished();
    if (outcome.failed > 0) {
        std::fprintf(stderr, "bench: %d of %d calls failed\n", outcome.failed, count);
        return 1;
    }
    printOutcome(outcome, residentBefore);
    return 0;
}

} // namespace tandem::bench
