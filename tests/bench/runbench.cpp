#include "runbench.h"

#include "expertfixture.h"
#include "figures.h"
#include "models/expert/alignment.h"
#include "models/expert/extraction.h"
#include "models/expert/firsttokens.h"
#include "models/expert/matching.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/llm/gateway.h"
#include "storage/project/importer.h"
#include "storage/project/project.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/promptrepository.h"
#include "storage/runs/runplan.h"
#include "workedrun.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

namespace tandem::bench {

namespace {

using namespace tandem::expert;

constexpr int kCases = 200;
constexpr int kCasesOneByOne = 2;
/// About twelve sentences, each of which the server takes for an aspect.
constexpr int kWords = 170;

TextCase caseNumber(int number)
{
    return generatedCase(static_cast<quint64>(number) + 1, kWords, {kFirstSystem});
}

RunId makeProject(const QString& path, const llm::Endpoint& endpoint)
{
    if (const auto made = createProject(path, QStringLiteral("Bench")); !made)
        giveUp(made.error().sentence());
    const auto database = taken(openProjectFile(path, Database::Mode::ReadWrite));
    Transaction transaction(*database);
    if (const auto begun = transaction.begin(); !begun)
        giveUp(begun.error().sentence());
    for (int number = 0; number < kCases; ++number)
        taken(CaseRepository(*database).add(caseNumber(number)));
    RunPlan plan;
    plan.kind = RunKindId::Expert;
    plan.endpoint = endpoint;
    plan.promptFolder = promptFolder();
    const RunId run = taken(createRun(*database, plan));
    if (const auto kept = transaction.commit(); !kept)
        giveUp(kept.error().sentence());
    return run;
}

/// A client that waits for each answer before it asks the next, as the reference package does.
class OneByOne final
{
public:
    explicit OneByOne(llm::Endpoint endpoint)
        : m_endpoint(std::move(endpoint))
    {
    }

    Outcome evaluate(int cases)
    {
        QElapsedTimer timer;
        timer.start();
        for (int number = 0; number < cases; ++number) {
            const TextCase textCase = caseNumber(number);
            const QString generated = textCase.outputs.first().text;
            const QList<Aspect> first = aspects(textCase, textCase.expected);
            const QList<Aspect> second = aspects(textCase, generated);
            compare(textCase, first, second);
            compare(textCase, second, first);
        }
        return {m_calls, double(timer.nsecsElapsed()) / 1e6, 1.0};
    }

private:
    static llm::PromptTemplate prompt(const char* key)
    {
        QFile file(QStringLiteral("%1/%2.txt").arg(promptFolder(), QLatin1String(key)));
        if (!file.open(QIODevice::ReadOnly))
            giveUp(file.fileName());
        return taken(llm::parsePrompt(QLatin1String(key), QString::fromUtf8(file.readAll())));
    }

    QString ask(const llm::ChatRequest& request)
    {
        QEventLoop loop;
        QString text;
        m_gateway.ask(
            m_endpoint, QStringLiteral("bench-key"), request, &loop, [&](const llm::CallEnd& end) {
                if (!end.reply)
                    giveUp(end.reply.error().sentence());
                text = end.reply->text;
                loop.quit();
            });
        loop.exec();
        ++m_calls;
        return text;
    }

    QList<Aspect> aspects(const TextCase& textCase, const QString& text)
    {
        return taken(readExtraction(ask(taken(extractionRequest(
            m_extract, m_endpoint.model, textCase.prompt, firstTokens(text).text)))));
    }

    void compare(const TextCase& textCase, const QList<Aspect>& ones, const QList<Aspect>& others)
    {
        for (const Aspect& one : ones) {
            const AspectMatch match = taken(readMatch(
                ask(taken(matchRequest(m_match, m_endpoint.model, one, others))), others));
            if (!match.matched)
                continue;
            const Aspect& other = others.at(*match.other);
            ask(taken(contentRequest(m_content, m_endpoint.model, textCase.prompt, one, other)));
            ask(taken(styleRequest(m_style, m_endpoint.model, textCase.prompt, one, other)));
        }
    }

    const llm::Endpoint m_endpoint;
    llm::Gateway m_gateway;
    const llm::PromptTemplate m_extract = prompt("extract-aspects");
    const llm::PromptTemplate m_match = prompt("match-aspect");
    const llm::PromptTemplate m_content = prompt("judge-content");
    const llm::PromptTemplate m_style = prompt("judge-style");
    qint64 m_calls = 0;
};

void printOutcome(const Outcome& run, const Outcome& oneByOne, int concurrency)
{
    printHeadline(QStringLiteral("ExPerT of %1 cases at a model that answers after %2 ms, "
                                 "%3 at once")
                      .arg(kCases)
                      .arg(kDelayMs)
                      .arg(concurrency));
    printBusy(run, concurrency);
    print(QStringLiteral("one request at a time"), oneByOne.callsPerSecond(), QStringLiteral("1/s"),
        QStringLiteral("the first %1 cases, %2 calls").arg(kCasesOneByOne).arg(oneByOne.calls));
    print(QStringLiteral("times as fast as that"), run.callsPerSecond() / oneByOne.callsPerSecond(),
        QStringLiteral("x"));
}

} // namespace

int runManyCases(int argc, char** argv, int concurrency)
{
    const QCoreApplication application(argc, argv);
    const ServerProcess server;
    const QTemporaryDir folder;
    const llm::Endpoint endpoint = server.endpoint(concurrency);
    const QString path = folder.filePath(QStringLiteral("bench.tandem"));
    const RunId run = makeProject(path, endpoint);
    const Outcome outcome = workThrough(path, run, endpoint);
    const Outcome oneByOne = OneByOne(endpoint).evaluate(kCasesOneByOne);
    printOutcome(outcome, oneByOne, concurrency);
    return 0;
}

} // namespace tandem::bench
