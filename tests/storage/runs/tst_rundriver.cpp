#include "llmserver.h"
#include "runfixture.h"
#include "sanitized.h"
#include "testmain.h"

#include "storage/check/projectcheck.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/leaseholder.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/runreport.h"

#include <atomic>

using namespace tandem;
using namespace tandem::llm;

namespace {

constexpr int kTasks = 15;
constexpr int kStillAtWork = 3000; ///< ms that a reply takes, until another program was refused

/// How often each text was paid for.
QHash<QString, int> paidPrompts(const LlmServer& server)
{
    QHash<QString, int> paid;
    const QList<ServedCall> calls = server.calls();
    for (const ServedCall& call : calls) {
        if (call.isPaid())
            ++paid[call.question.prompt];
    }
    return paid;
}

/// An answer that is nearly as long as it may be.
QString longFacts(const LlmQuestion& question)
{
    return factsAnswer(question).chopped(1) +
           QStringLiteral(", \"x\": \"%1\"}").arg(QString(8000, u'x'));
}

} // namespace

/// Runs against a real server.
class TestRunDriver : public QObject
{
    Q_OBJECT

private slots:
    void everyParagraphIsAskedOnceAndGetsItsFacts()
    {
        RunFixture f;
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        const RunRow row = f.row(run);
        QCOMPARE(row.state, RunState::Ended);
        QVERIFY(row.endedAt.has_value());
        QCOMPARE(row.tasks, (TaskCounts{0, kTasks, 0, 0}));
        QCOMPARE(row.totals.replies, kTasks);
        QVERIFY(row.totals.usage.input > 0 && row.totals.usage.output > 0);
        QCOMPARE(f.facts(), kTasks);
        QCOMPARE(f.server.paidCalls(), kTasks);
        QVERIFY(f.server.mostAtOnce() <= f.endpoint.limits.concurrency);
        const auto facts = FactRepository(f.project.database()).facts(f.project.samples.first());
        QVERIFY(facts);
        QCOMPARE(
            facts->first().text, QStringLiteral("Paragraph 1 of the article 1 says something."));
        QCOMPARE(facts->first().origin, FactOrigin::Llm);
        QVERIFY(!facts->first().replyUuid.isEmpty());
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void whatWasAnsweredIsNeverAskedAgain()
    {
        RunFixture f;
        f.work(f.decompose());
        const auto again = createRun(f.project.database(), f.plan(RunKindId::Decompose));
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::NotFound);
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.options.replace = true;
        plan.endpoint.baseUrl = QUrl(QStringLiteral("http://localhost:1/v1"));
        const auto forecast = forecastRun(f.project.database(), plan);
        QVERIFY(forecast);
        QCOMPARE(forecast->fromCache, kTasks);
        QCOMPARE(forecast->calls, 0);
        const RunId second = f.make(plan);
        QCOMPARE(f.work(second).state, RunState::Ended);
        QCOMPARE(f.row(second).tasks.done, kTasks);
        QCOMPARE(f.row(second).totals.replies, 0);
        QCOMPARE(f.server.paidCalls(), kTasks);
        QCOMPARE(f.facts(), kTasks);
    }

    void aRestartAsksNothingThatWasStored()
    {
        RunFixture f(8);
        const RunId run = f.decompose();
        f.server.setDelay(5);
        int stored = 0;
        for (int restart = 0; restart < 6; ++restart) {
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            const int wanted = stored + 4;
            QTRY_VERIFY(program.driver->progress().tasks.done >= wanted || program.end);
            stored = f.replies();
        }
        const QHash<QString, int> before = paidPrompts(f.server);
        const int storedBefore = f.replies();
        QVERIFY(storedBefore > 0);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 40, 0, 0}));
        // Each answer that was stored was the last one to its question.
        QCOMPARE(f.replies(), 40);
        QCOMPARE(f.number(QStringLiteral("SELECT count(DISTINCT hash) FROM llm_reply")), 40);
        int lost = 0;
        const QHash<QString, int> paid = paidPrompts(f.server);
        for (const int times : paid)
            lost += times - 1;
        // Only what was on its way when the program ended is paid for a second time.
        QVERIFY(lost <= 6 * (f.endpoint.limits.concurrency + 1));
        QCOMPARE(f.server.paidCalls() - int(before.size()) - lost, 40 - int(before.size()));
    }

    void aReplyThatCannotBeReadIsAskedOnceMoreAndKept()
    {
        RunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return QStringLiteral("I am not JSON."); });
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 5, 0}));
        QCOMPARE(f.server.paidCalls(), 10);
        QCOMPARE(f.replies(), 10);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 100);
        QVERIFY(failed);
        QCOMPARE(failed->size(), 5);
        QVERIFY(!failed->first().error.isEmpty());
        const auto reply = ReplyRepository(f.project.database()).byId(failed->first().reply);
        QVERIFY(reply);
        QVERIFY(!reply->usable);
        QCOMPARE(reply->text, QStringLiteral("I am not JSON."));
        QVERIFY(reply->raw.contains("I am not JSON."));
        QVERIFY(reply->request.contains("Paragraph 1 of the article 1"));
        QVERIFY(!reply->request.contains(f.server.key().toUtf8()));

        f.server.setResponder(factsAnswer);
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
        QCOMPARE(f.server.paidCalls(), 15);
    }

    void aRefusalIsNotAskedAgain()
    {
        RunFixture f(1);
        f.server.failNext({LlmFault::Kind::Refusal}, 1);
        const RunId run = f.decompose();
        f.work(run);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 1, 0}));
        QCOMPARE(f.replies(), 5);
        f.work(run, true);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
        QCOMPARE(f.replies(), 6);
    }

    void aReplyThatIsCutAtTheLimitOfTokensIsNotAskedAgain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("asked");
        const QString cut = QStringLiteral("{\"facts\": [\"Paragraph 1 of the art");
        QTest::newRow("cut") << cut << 5 << 5;
        QTest::newRow("cut before the limit") << cut << 4000 << 10;
        QTest::newRow("whole but no answer")
            << QStringLiteral("{\"fact\": \"many more words\"}") << 5 << 10;
    }

    void aReplyThatIsCutAtTheLimitOfTokensIsNotAskedAgain()
    {
        // Some servers say of it that the model stopped by itself.
        QFETCH(QString, text);
        QFETCH(int, limit);
        QFETCH(int, asked);
        RunFixture f(1);
        f.server.setResponder([text](const LlmQuestion&) { return text; });
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.options.maxTokens = limit;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 5, 0}));
        QCOMPARE(f.server.paidCalls(), asked);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 1);
        QVERIFY(failed);
        QCOMPARE(failed->first().error.contains(QLatin1String("--max-tokens")), asked == 5);
    }

    void aTextThatTheServerCutIsNoAnswersGround()
    {
        RunFixture f(1);
        f.server.failNext({LlmFault::Kind::FewTokens}, 5);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 5, 0}));
        // The same would be cut again; what was paid for is kept.
        QCOMPARE(f.server.paidCalls(), 5);
        QCOMPARE(f.replies(), 5);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 1);
        QVERIFY(failed);
        QVERIFY(failed->first().error.contains(QLatin1String("150 input tokens")));
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
    }

    void faultsAreOvercome_data()
    {
        using Kind = LlmFault::Kind;
        QTest::addColumn<LlmFault>("fault");
        QTest::newRow("429") << LlmFault::httpStatus(429, "1");
        QTest::newRow("500") << LlmFault::httpStatus(500);
        QTest::newRow("cut in the headers") << LlmFault{Kind::CutInHeaders};
        QTest::newRow("cut in the body") << LlmFault{Kind::CutInBody};
        QTest::newRow("truncated") << LlmFault{Kind::TruncatedJson};
        QTest::newRow("malformed") << LlmFault{Kind::MalformedJson};
        QTest::newRow("a web page") << LlmFault{Kind::WrongContentType};
        QTest::newRow("no choice") << LlmFault{Kind::EmptyChoices};
    }

    void faultsAreOvercome()
    {
        QFETCH(LlmFault, fault);
        RunFixture f(1);
        f.server.failNext(fault, 3);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
        QCOMPARE(f.facts(), 5);
        QCOMPARE(f.replies(), 5);
    }

    void aServerThatFailsAllCallsStopsTheRunUntilItIsRight_data()
    {
        using Kind = LlmFault::Kind;
        QTest::addColumn<LlmFault>("fault");
        QTest::newRow("500") << LlmFault::httpStatus(500);
        QTest::newRow("a web page") << LlmFault{Kind::WrongContentType};
        QTest::newRow("malformed") << LlmFault{Kind::MalformedJson};
        QTest::newRow("an error with status 200") << LlmFault::httpStatus(200);
    }

    void aServerThatFailsAllCallsStopsTheRunUntilItIsRight()
    {
        QFETCH(LlmFault, fault);
        for (const bool retryFailed : {false, true}) {
            RunFixture f(8);
            f.endpoint.limits.attempts = 2;
            f.server.setFaultRule([fault](const LlmQuestion&) { return fault; });
            const RunId run = f.decompose();
            const RunEnd end = f.work(run);
            QCOMPARE(end.state, RunState::Stopped);
            QVERIFY(end.error.has_value());
            QVERIFY(f.row(run).tasks.open > 0);
            QVERIFY(!f.row(run).reason.isEmpty());
            QCOMPARE(f.replies(), 0);
            f.server.setFaultRule({});
            f.server.clearCalls();
            QCOMPARE(f.work(run, retryFailed).state, RunState::Ended);
            QCOMPARE(f.row(run).tasks, (TaskCounts{0, 40, 0, 0}));
            QCOMPARE(f.server.paidCalls(), 40);
        }
    }

    void whatCannotBeReadIsNeverAskedAgainInTheSameWords()
    {
        RunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return QStringLiteral("I am not JSON."); });
        const RunId run = f.decompose();
        f.work(run);
        f.work(run, true);
        QSet<QByteArray> bodies;
        const auto calls = f.server.calls();
        for (const ServedCall& call : calls)
            bodies.insert(call.request.body);
        QCOMPARE(calls.size(), 20);
        QCOMPARE(bodies.size(), calls.size());
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 1);
        QVERIFY2(failed->first().error.contains(QLatin1String("--structured prompt-only")),
            qPrintable(failed->first().error));
    }

    void aModelThatRefusesParametersIsAskedWithoutThem()
    {
        RunFixture f(1);
        f.endpoint.limits.concurrency = 1;
        f.server.setFaultRule([](const LlmQuestion& question) {
            const auto refused = [](const char* words) {
                return LlmFault{LlmFault::Kind::Status, 400, {}, QString::fromLatin1(words)};
            };
            if (question.body.contains(QLatin1String("max_tokens")))
                return refused("Unsupported parameter: 'max_tokens' is not supported with this "
                               "model. Use 'max_completion_tokens' instead.");
            if (question.body.contains(QLatin1String("temperature")))
                return refused("Unsupported value: 'temperature' does not support 0 with this "
                               "model. Only the default (1) value is supported.");
            return LlmFault();
        });
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
        QCOMPARE(f.server.calls().size(), 5 + 2);
        const auto replies = ReplyRepository(f.project.database()).ofRun(run);
        const auto reply = ReplyRepository(f.project.database()).byId(replies->first());
        QVERIFY(!reply->request.contains("temperature"));
        QVERIFY(reply->request.contains("max_completion_tokens"));
    }

    void answersWithoutATemperatureAreNoneToQuestionsWithOne()
    {
        RunFixture f(1);
        f.endpoint.sendsTemperature = false;
        const RunId without = f.decompose();
        QCOMPARE(f.work(without).state, RunState::Ended);
        const int paid = f.server.paidCalls();
        Database& database = f.project.database();
        QCOMPARE(ProjectFixture::take(answersWithoutTemperature(database, without)), paid);
        QVERIFY(!ProjectFixture::take(runFigures(database, without)).sentTemperature);
        f.endpoint.sendsTemperature = true;
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.options.replace = true;
        const RunId with = ProjectFixture::take(createRun(database, plan));
        QCOMPARE(f.work(with).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 2 * paid);
        QCOMPARE(ProjectFixture::take(answersWithoutTemperature(database, with)), 0);
        // What earlier versions kept alike is told by what was sent.
        f.endpoint.sendsTemperature = false;
        plan = f.plan(RunKindId::Decompose);
        plan.options.replace = true;
        const RunId again = ProjectFixture::take(createRun(database, plan));
        QCOMPARE(f.work(again).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 2 * paid);
        QCOMPARE(ProjectFixture::take(answersWithoutTemperature(database, again)), paid);
    }

    void aLongWaitThatTheServerAsksForIsTold()
    {
        RunFixture f;
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault::httpStatus(429, "90"); });
        const auto project = f.project.open();
        Gateway gateway;
        RunDriver driver(*project, gateway);
        driver.start(f.decompose(), f.endpoint, f.key());
        QTRY_VERIFY(driver.progress().pause);
        const QDateTime until = driver.progress().pause->until;
        const qint64 left = QDateTime::currentDateTimeUtc().secsTo(until);
        QVERIFY2(left > 30 && left <= 90, qPrintable(QString::number(left)));
        QVERIFY(progressText(driver.progress(), false)
                    .contains(until.toLocalTime().toString(QStringLiteral("HH:mm:ss"))));
    }

    void aPauseThatIsNotWaitedOutIsToldWithTheServersTimeAndWords()
    {
        RunFixture f;
        const QString words = QStringLiteral("You have used up today's free requests. ");
        f.server.setFaultRule([words](const LlmQuestion&) {
            LlmFault fault = LlmFault::httpStatus(429, "3600");
            fault.words = words.repeated(5);
            return fault;
        });
        const auto project = f.project.open();
        Gateway gateway;
        RunDriver driver(*project, gateway);
        driver.start(f.decompose(), f.endpoint, f.key());
        QTRY_VERIFY(driver.progress().pause);
        const ServerPause pause = *driver.progress().pause;
        const qint64 longer = pause.until.secsTo(pause.askedUntil);
        QVERIFY2(longer >= 3290 && longer <= 3300, qPrintable(QString::number(longer)));
        const QString text = progressText(driver.progress(), false);
        QVERIFY2(
            text.contains(words.trimmed()) && !text.contains(words.repeated(4)), qPrintable(text));
        for (const QDateTime& time : {pause.until, pause.askedUntil})
            QVERIFY2(text.contains(time.toLocalTime().toString(QStringLiteral("HH:mm"))),
                qPrintable(text));
    }

    void aWrongKeyStopsTheRunWithoutFailingItsTasks()
    {
        RunFixture f;
        const RunId run = f.decompose();
        {
            Program program(f.project);
            program.driver->start(run, f.endpoint, Secret(QStringLiteral("wrong-key-123456")));
            QTRY_VERIFY(program.end);
            QCOMPARE(program.end->state, RunState::Stopped);
            QCOMPARE(program.end->error->code, ErrorCode::Refused);
            QVERIFY(!program.end->error->sentence().contains(QLatin1String("wrong-key")));
            QCOMPARE(f.row(run).tasks.open, kTasks);
            program.end.reset();
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(program.end);
            QCOMPARE(program.end->state, RunState::Ended);
        }
        QCOMPARE(f.row(run).tasks.done, kTasks);
    }

    void theCapIsNeverExceeded()
    {
        RunFixture f;
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 0.05;
        const RunId run = f.make(plan);
        const RunEnd end = f.work(run);
        QCOMPARE(end.state, RunState::CapReached);
        QVERIFY(end.error->sentence().contains(QLatin1String("EUR")));
        const RunRow row = f.row(run);
        QVERIFY(row.tasks.done > 0);
        QVERIFY(row.tasks.open > 0);
        QVERIFY(row.totals.cost > 0.0 && row.totals.cost <= *plan.cap);
        const int paid = f.server.paidCalls();
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QCOMPARE(f.server.paidCalls(), paid);
    }

    void noBillExceedsTheCap_data()
    {
        using Kind = LlmFault::Kind;
        QTest::addColumn<LlmFault>("fault");
        QTest::newRow("none") << LlmFault{};
        QTest::newRow("500") << LlmFault::httpStatus(500);
        QTest::newRow("429") << LlmFault::httpStatus(429);
        QTest::newRow("503") << LlmFault::httpStatus(503);
        QTest::newRow("cut before the headers") << LlmFault{Kind::CutBeforeHeaders};
        QTest::newRow("cut in the body") << LlmFault{Kind::CutInBody};
        QTest::newRow("truncated") << LlmFault{Kind::TruncatedJson};
        QTest::newRow("huge") << LlmFault{Kind::HugeReply};
    }

    void noBillExceedsTheCap()
    {
        QFETCH(LlmFault, fault);
        RunFixture f(12);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        f.endpoint.limits.attempts = 20;
        std::atomic_int asked = 0;
        f.server.setFaultRule([&](const LlmQuestion&) { return ++asked % 3 ? fault : LlmFault{}; });
        f.server.setResponder(longFacts);
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 0.2;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY2(f.server.bill(f.endpoint.prices) <= *plan.cap,
            qPrintable(QString::number(f.server.bill(f.endpoint.prices))));
        QVERIFY(f.server.bill(f.endpoint.prices) > 0.0);
        const RunRow row = f.row(run);
        QVERIFY(row.totals.cost + row.attempts.mostCost <= *plan.cap);
    }

    void aHigherCapGoesOnWithTheSameBudget()
    {
        RunFixture f(12);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        f.server.setResponder(longFacts);
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 0.1;
        const RunId run = f.make(plan);
        f.work(run);
        double before = f.server.bill(f.endpoint.prices);
        QVERIFY(before > 0.0 && before <= 0.1);
        for (const double cap : {0.15, 0.2}) {
            plan.cap = cap;
            ProjectFixture::take(goOnWith(f.project.database(), f.row(run), plan));
            QCOMPARE(f.work(run).state, RunState::CapReached);
            QVERIFY(f.server.bill(f.endpoint.prices) <= cap);
            QVERIFY(f.server.bill(f.endpoint.prices) > before);
            before = f.server.bill(f.endpoint.prices);
        }
    }

    void aKilledProgramsCallsCountAgainstTheCap()
    {
        RunFixture f(12);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 0.2;
        const RunId run = f.make(plan);
        f.server.setDelay(60'000);
        for (int restart = 0; restart < 6; ++restart) {
            Program program(f.project);
            const auto asked = f.server.calls().size();
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(f.server.calls().size() > asked || program.end);
        }
        QVERIFY(f.row(run).attempts.live > 0);
        QVERIFY(f.row(run).attempts.mostCost <= *plan.cap);
        QVERIFY(f.server.bill(f.endpoint.prices) <= *plan.cap);
        f.server.setDelay(0);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY(f.server.bill(f.endpoint.prices) <= *plan.cap);
    }

    void aServerThatKeepsToNoLimitOfTokensStopsACappedRunAtOnce()
    {
        RunFixture f;
        f.endpoint.prices = {0.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = f.plan(RunKindId::Decompose);
        // Each answer costs more than all of them might.
        plan.options.maxTokens = 10;
        plan.cap = 0.01;
        f.server.setResponder(longFacts);
        f.server.setDelay(100);
        const RunId run = f.make(plan);
        const RunEnd end = f.work(run);
        QCOMPARE(end.state, RunState::Stopped);
        QVERIFY2(end.error->sentence().contains(QLatin1String("--max-tokens")),
            qPrintable(end.error->sentence()));
        QVERIFY2(end.error->sentence().contains(QLatin1String("This brings the total to")),
            qPrintable(end.error->sentence()));
        // Until the first answer is there, no other question is asked.
        QCOMPARE(f.server.paidCalls(), 1);
        const RunRow row = f.row(run);
        QCOMPARE(row.totals.replies, 1);
        QCOMPARE(row.attempts.live, 0);
        QCOMPARE(row.tasks.open, kTasks - row.tasks.done - row.tasks.failed);
        QVERIFY(row.reason.contains(QLatin1String("limited to 10")));
    }

    void withoutCountsOfTokensTheCapSaysWhyAndHowToGoOn()
    {
        RunFixture f;
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        f.server.setFaultRule(
            [](const LlmQuestion&) { return LlmFault{LlmFault::Kind::WithoutUsage}; });
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 0.1;
        const RunId run = f.make(plan);
        const RunEnd end = f.work(run);
        QCOMPARE(end.state, RunState::CapReached);
        const QString says = end.error->sentence();
        QVERIFY2(says.contains(QLatin1String("did not report the tokens")), qPrintable(says));
        QVERIFY2(says.contains(QLatin1String("--max-tokens")), qPrintable(says));
        QVERIFY2(!says.contains(QLatin1String("requests without a reply")), qPrintable(says));
        QVERIFY(end.neededCap && *end.neededCap > *plan.cap);
        plan.cap = end.neededCap;
        ProjectFixture::take(goOnWith(f.project.database(), f.row(run), plan));
        QCOMPARE(f.work(run).state, RunState::Ended);
    }

    void whatAnOverloadedServerRefusesIsNotBilled_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {429, 503, 529})
            QTest::addRow("%d", status) << status;
    }

    void whatAnOverloadedServerRefusesIsNotBilled()
    {
        QFETCH(int, status);
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        f.server.failNext(LlmFault::httpStatus(status), 3);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).attempts, AttemptTotals());
    }

    void whatWasAnsweredWithoutItsCostIsNotToldAsUnanswered()
    {
        AttemptTotals attempts;
        attempts.mostCost = 0.5;
        const QString currency = QStringLiteral("EUR");
        QCOMPARE(attemptsText(attempts, currency),
            QStringLiteral(", up to 0.5000 EUR more may be billed"));
        attempts.live = 1;
        QVERIFY(attemptsText(attempts, currency).endsWith(QLatin1String("without a reply")));
    }

    void whatIsTooLongForTheModelIsAskedOnceAndNotBilled()
    {
        RunFixture f(1);
        f.server.failNext({LlmFault::Kind::Status, 500, {},
            QStringLiteral("the request exceeds the available context size")});
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 1, 0}));
        QCOMPARE(f.server.calls().size(), 5);
        QCOMPARE(f.row(run).attempts.live, 0);
    }

    void attemptsThatMayHaveBeenBilledAreKeptWithoutACapToo()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        f.server.failNext(LlmFault::httpStatus(500), 3);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).attempts.live, 3);
        QVERIFY(f.row(run).attempts.mostCost > 0.0);
    }

    void whatAnAnswerThatBrokeOffTookCountsInTheCost_data()
    {
        QTest::addColumn<int>("attempts");
        QTest::addColumn<int>("brokenOff");
        QTest::addColumn<int>("failed");
        QTest::newRow("asked again") << 4 << 2 << 0;
        QTest::newRow("not asked again") << 1 << 1 << 1;
    }

    void whatAnAnswerThatBrokeOffTookCountsInTheCost()
    {
        QFETCH(int, attempts);
        QFETCH(int, brokenOff);
        QFETCH(int, failed);
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        f.endpoint.limits.concurrency = 1;
        f.endpoint.limits.attempts = attempts;
        f.server.failNext({LlmFault::Kind::BrokenOff, 0, {}, QStringLiteral("abort")}, brokenOff);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5 - failed, failed, 0}));
        QCOMPARE(f.row(run).attempts, AttemptTotals());
        const ReplyTotals totals = f.row(run).totals;
        QCOMPARE(totals.replies, 5 - failed + brokenOff);
        QCOMPARE(totals.withoutCost, 0);
        // What is counted while a run is worked on is what the project says of it afterwards.
        ReplyRepository replies(f.project.database());
        ReplyTotals counted;
        for (const ReplyId reply : ProjectFixture::take(replies.ofRun(run)))
            counted.add(ProjectFixture::take(replies.byId(reply)));
        QVERIFY(qFuzzyCompare(counted.cost, totals.cost));
        counted.cost = totals.cost;
        QCOMPARE(counted, totals);
        QCOMPARE(f.server.calls().size(), totals.replies);
        QCOMPARE(f.facts(), 5 - failed);
        // It answers nothing: what failed is asked again.
        if (failed > 0)
            QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
        QCOMPARE(f.server.calls().size(), 5 + brokenOff);
    }

    void aKilledProgramsCallsAreKnownWithoutACapToo_data()
    {
        QTest::addColumn<bool>("hasPrices");
        QTest::newRow("prices") << true;
        QTest::newRow("no prices") << false;
    }

    void aKilledProgramsCallsAreKnownWithoutACapToo()
    {
        QFETCH(bool, hasPrices);
        RunFixture f(1);
        f.endpoint.prices = {};
        if (hasPrices)
            f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        f.server.setDelay(60'000);
        {
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_COMPARE(f.server.calls().size(), 4);
        }
        const qint64 noted = f.row(run).attempts.live;
        QCOMPARE(noted, 4);
        f.server.setDelay(0);
        QCOMPARE(f.work(run).state, RunState::Ended);
        const RunRow row = f.row(run);
        QCOMPARE(row.attempts.live, noted);
        QCOMPARE(row.attempts.mostCost > 0.0, hasPrices);
        QVERIFY(runTotalsText(row).contains(
            QStringLiteral("%1 request(s) without a reply").arg(noted)));
        // What was answered is not among them, be its cost known or not.
        const RunId other = f.make(f.plan(RunKindId::Mask));
        QCOMPARE(f.work(other).state, RunState::Ended);
        QVERIFY(f.row(other).totals.replies > 0);
        QCOMPARE(f.row(other).attempts.live, 0);
    }

    void whereCallsTakeLongNoneIsNotedBeforeItHasItsPlace()
    {
        // Long is what takes twenty times as long as noting a call does on this machine.
#ifdef TANDEM_SANITIZED
        constexpr int kLongMs = 20'000;
#else
        constexpr int kLongMs = 2'500;
#endif
        constexpr int kPatienceMs = 120'000;
        RunFixture f;
        const RunId run = f.decompose();
        f.server.setDelay(kLongMs);
        {
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_COMPARE_WITH_TIMEOUT(f.server.calls().size(), 4, kPatienceMs);
            // What comes next is not answered before the program is gone.
            f.server.setDelay(3'600'000);
            QTRY_COMPARE_WITH_TIMEOUT(f.server.calls().size(), 8, kPatienceMs);
            QTRY_COMPARE_WITH_TIMEOUT(program.driver->progress().totals.replies, 4, kPatienceMs);
        }
        QCOMPARE(f.replies(), 4);
        QCOMPARE(f.row(run).attempts.live, 4);
    }

    void aCapNeedsPrices()
    {
        RunFixture f(1);
        f.endpoint.prices = {};
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 1.0;
        QCOMPARE(createRun(f.project.database(), plan).error().code, ErrorCode::InvalidInput);
    }

    void aPausedRunKeepsWhatWasSentAndGoesOnLater()
    {
        RunFixture f;
        const RunId run = f.decompose();
        f.server.setDelay(100);
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(f.server.calls().size() >= 4);
        program.driver->pause();
        QVERIFY(program.driver->isFinishing());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Paused);
        QCOMPARE(f.replies(), f.server.paidCalls());
        QCOMPARE(f.row(run).state, RunState::Paused);
        QCOMPARE(f.row(run).tasks.done, f.replies());
        QVERIFY(f.row(run).tasks.open > 0);
        f.server.setDelay(0);
        program.end.reset();
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks);
    }

    void aReplyThatComesAfterACancelIsStoredAndChangesNothing()
    {
        RunFixture f;
        const RunId run = f.decompose();
        f.server.setDelay(200);
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.driver->progress().underWay >= 4);
        QTRY_VERIFY(f.server.mostAtOnce() >= 4);
        program.driver->cancel();
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Cancelled);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 0, kTasks}));
        QCOMPARE(f.facts(), 0);
        QVERIFY(f.server.paidCalls() >= 4);
        QCOMPARE(f.replies(), f.server.paidCalls());
        const int paid = f.server.paidCalls();
        program.end.reset();
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->error->code, ErrorCode::Refused);
        f.server.setDelay(0);
        QCOMPARE(f.work(f.decompose()).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks);
        QVERIFY(paid < kTasks);
    }

    void aRunThatIsDoneCannotBeCancelled()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        const auto cancelled = RunRepository(f.project.database()).cancel(run);
        QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Refused);
        QCOMPARE(f.row(run).state, RunState::Ended);
    }

    void aCancelledRunIsNotToldToBeRetried()
    {
        RunFixture f(1);
        RunRow row = f.row(f.decompose());
        row.kind = RunKindId::Verdicts;
        row.tasks.unread = 2;
        const auto advice = [&] {
            return ProjectFixture::take(
                unreadAdvice(f.project.database(), row, QStringLiteral("p.tandem")));
        };
        QVERIFY(advice().contains(QLatin1String("run retry")));
        row.state = RunState::Cancelled;
        QCOMPARE(advice(), QString());
    }

    void aRunCancelledByAnotherProgramStops()
    {
        RunFixture f(6);
        const RunId run = f.decompose();
        f.server.setDelay(300);
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.driver->progress().underWay > 0);
        ProjectFixture::check(RunRepository(f.project.database()).cancel(run));
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Cancelled);
        QCOMPARE(f.row(run).state, RunState::Cancelled);
        QCOMPARE(f.replies(), f.server.paidCalls());
    }

    void whatIsExcludedIsNotAskedUntilItIsBack()
    {
        RunFixture f;
        const RunId run = f.decompose();
        SettingAside aside(f.project.database());
        const SampleId sample = f.project.samples.at(1);
        ProjectFixture::check(aside.exclude(sample, {}, f.project.lea));
        QCOMPARE(f.row(run).tasks, (TaskCounts{10, 0, 0, 0, 5}));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 10);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 10, 0, 0, 5}));
        QCOMPARE(f.row(run).work, (WorkCounts{10, 15}));
        ProjectFixture::check(aside.bringBack(sample, f.project.lea));
        QCOMPARE(f.row(run).state, RunState::Paused);
        QCOMPARE(f.row(run).tasks, (TaskCounts{5, 10, 0, 0, 0}));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, kTasks, 0, 0}));
    }

    void whatIsExcludedWhileTheRunIsUnderWayIsNotAsked()
    {
        RunFixture f;
        f.endpoint.limits.concurrency = 1;
        f.server.setDelay(100);
        const RunId run = f.decompose();
        Program program(f.project);
        SettingAside aside(f.project.database());
        // It is excluded when all that is ready has been prepared.
        bool isFirst = true;
        connect(program.driver.get(), &RunDriver::progressed, this, [&](const RunProgress& now) {
            if (now.tasks.done == 0 || !std::exchange(isFirst, false))
                return;
            for (const int sample : {0, 1, 2})
                ProjectFixture::check(
                    aside.exclude(f.project.samples.at(sample), {}, f.project.lea));
            // Notices of other connections come when they come.
            emit program.project->changed(ChangeEvent{EverythingChanged{}});
        });
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Ended);
        const int paid = f.server.paidCalls();
        QVERIFY2(paid < kTasks / 2, qPrintable(QString::number(paid)));
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, paid, 0, 0, kTasks - paid}));
        QCOMPARE(program.driver->progress().tasks, f.row(run).tasks);
    }

    void whatIsBroughtBackWhileTheRunIsUnderWayIsAsked()
    {
        RunFixture f;
        f.endpoint.limits.concurrency = 1;
        f.server.setDelay(20);
        const RunId run = f.decompose();
        SettingAside aside(f.project.database());
        ProjectFixture::check(aside.exclude(f.project.samples.first(), {}, f.project.lea));
        Program program(f.project);
        bool isFirst = true;
        connect(program.driver.get(), &RunDriver::progressed, this, [&](const RunProgress& now) {
            if (now.tasks.done > 0 && std::exchange(isFirst, false))
                ProjectFixture::check(aside.bringBack(f.project.samples.first(), f.project.lea));
        });
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, kTasks, 0, 0}));
        QCOMPARE(f.server.paidCalls(), kTasks);
    }

    void onlyOneProgramAtATimeWorksOnARun()
    {
        RunFixture f;
        const RunId run = f.decompose();
        f.endpoint.limits.concurrency = 1;
        f.server.setDelay(kStillAtWork);
        Program first(f.project);
        first.driver->start(run, f.endpoint, f.key());
        Program second(f.project);
        second.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(second.end);
        f.server.setDelay(0);
        QVERIFY(second.end->error);
        QCOMPARE(second.end->error->code, ErrorCode::Busy);
        QTRY_VERIFY(first.end);
        QCOMPARE(first.end->state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks);
    }

    void twoRunsThatAskTheSamePayOnce()
    {
        RunFixture f;
        const RunId one = f.decompose();
        const RunId other = f.decompose();
        f.server.setDelay(kStillAtWork);
        Program first(f.project);
        Program second(f.project);
        first.driver->start(one, f.endpoint, f.key());
        QTRY_VERIFY(f.server.calls().size() >= 1);
        second.driver->start(other, f.endpoint, f.key());
        QTRY_VERIFY(second.end);
        f.server.setDelay(0);
        QVERIFY(second.end->error);
        QCOMPARE(second.end->error->code, ErrorCode::Busy);
        QVERIFY(second.end->error->what.contains(QString::number(one.value)));
        QTRY_VERIFY(first.end);
        QCOMPARE(first.end->state, RunState::Ended);
        const int facts = f.facts();
        QCOMPARE(f.work(other).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks);
        QCOMPARE(f.facts(), facts);
    }

    void runsThatAskOfOthersAreWorkedOnAtOnce()
    {
        RunFixture f;
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.options.samples = {f.project.samples.at(0)};
        const RunId one = f.make(plan);
        plan.options.samples = {f.project.samples.at(1)};
        const RunId other = f.make(plan);
        f.server.failNext({llm::LlmFault::Kind::Hang});
        Program first(f.project);
        first.driver->start(one, f.endpoint, f.key());
        QTRY_VERIFY(f.server.calls().size() >= 1);
        QCOMPARE(f.work(other).state, RunState::Ended);
        QVERIFY(!first.end);
    }

    void aRunThatAskedTheSameAndDiedIsNotWaitedForLong()
    {
        RunFixture f(1);
        const RunId one = f.decompose();
        const RunId other = f.decompose();
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("INSERT INTO llm_lease VALUES (?, 'another machine', 7)"), {one.value}));
        QCOMPARE(f.work(other).state, RunState::Ended);
        QCOMPARE(f.work(one).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks / 3);
    }

    void theRunOfADeadProgramIsTakenOver()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("INSERT INTO llm_lease VALUES (?, 'another machine', 7)"), {run.value}));
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.driver->progress().isWaitingForOther);
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Ended);
        program.project->flush();
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM llm_lease")), 0);
    }

    void aRunThatAnotherProgramWorksOnIsShownSo()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        ProjectFixture::take(AttemptRepository(f.project.database()).add(run, {}, 0.5));
        QCOMPARE(runStateName(f.row(run)), QStringLiteral("interrupted"));
        QVERIFY(runTotalsText(f.row(run)).contains(QLatin1String("without a reply")));
        const auto heldBy = [&](const QString& holder) {
            ProjectFixture::check(f.project.database().run(
                QStringLiteral("INSERT OR REPLACE INTO llm_lease VALUES (?, ?, 7)"),
                {run.value, holder}));
            return runStateName(f.row(run));
        };
        QCOMPARE(heldBy(QStringLiteral("another machine")),
            QStringLiteral("running in another program"));
        // What is on its way there is most likely answered.
        QVERIFY(!runTotalsText(f.row(run)).contains(QLatin1String("without a reply")));
        // This program, and one that was killed.
        const QString own = newLeaseHolder();
        QCOMPARE(heldBy(own), QStringLiteral("interrupted"));
        QStringList parts = own.split(u'|');
        parts[2] += u'1';
        QCOMPARE(heldBy(parts.join(u'|')), QStringLiteral("interrupted"));
    }

    void aProgramThatLostItsRunAsksNothingMore()
    {
        RunFixture f;
        const RunId run = f.decompose();
        f.server.setDelay(100);
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(f.server.calls().size() >= 4);
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("UPDATE llm_lease SET holder = 'another machine'")));
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->error->code, ErrorCode::Busy);
        QVERIFY(f.server.paidCalls() < kTasks);
        QCOMPARE(f.replies(), f.server.paidCalls());
        // The other one goes on with it.
        QCOMPARE(f.row(run).state, RunState::Open);
    }

    void whoeverWaitsForAnotherProgramCanBePaused()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("INSERT INTO llm_lease VALUES (?, 'another machine', 7)"), {run.value}));
        Program program(f.project);
        program.driver.reset(
            new RunDriver(*program.project, *program.gateway, nullptr, {20, 1'000'000}));
        connect(program.driver.get(), &RunDriver::ended, program.driver.get(),
            [&](const RunEnd& said) { program.end = said; });
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.driver->progress().isWaitingForOther);
        program.driver->pause();
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Paused);
    }

    void equalQuestionsArePaidForOnce()
    {
        RunFixture f(1);
        ArticleText text;
        text.paragraphs = QStringList(6, QStringLiteral("The same again. And again."));
        text.discussion = {{QStringLiteral("P"), QStringLiteral("Boring.")}};
        f.project.close(
            f.project.addSample(text, true), QStringLiteral("nnnnnn"), QStringLiteral("nnnnnn"));
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 11);
        QCOMPARE(f.server.paidCalls(), 6);
        QCOMPARE(f.replies(), 6);
        QCOMPARE(f.facts(), 5 + 12);
    }

    void anAnswerThatCouldNotBeStoredIsKeptUntilItCan()
    {
        RunFixture f;
        const RunId run = f.decompose();
        Program program(f.project);
        // Of the writing connection alone: a trigger in the file would not be let in.
        const auto runOnWriter = [&](const QString& sql) {
            program.project->change({.write = [sql](Database& database) -> Expected<Written> {
                return database.run(sql).map([] { return Written(PeopleChanged{}); });
            }});
            program.project->flush();
        };
        runOnWriter(QStringLiteral("CREATE TEMP TRIGGER full BEFORE INSERT ON main.llm_reply BEGIN"
                                   " SELECT RAISE(ABORT, 'no room'); END"));
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Stopped);
        QCOMPARE(f.replies(), 0);
        QVERIFY(f.server.paidCalls() > 0);
        runOnWriter(QStringLiteral("DROP TRIGGER temp.full"));
        program.end.reset();
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), kTasks);
        QCOMPARE(f.replies(), kTasks);
    }

    void factsOfNonsupportingParagraphsAreMasked()
    {
        RunFixture f;
        f.work(f.decompose());
        const RunId run = f.make(f.plan(RunKindId::Mask));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 9, 0, 0}));
        const auto facts =
            FactRepository(f.project.database()).facts(f.project.samples.first(), false);
        QVERIFY(facts);
        QCOMPARE(facts->size(), 3);
        for (const FactRow& fact : *facts) {
            QVERIFY(fact.mask.has_value());
            QVERIFY(fact.mask->masked);
            QVERIFY(!fact.mask->explanation.isEmpty());
            QVERIFY(!fact.mask->byPerson);
            QVERIFY(!fact.mask->replyUuid.isEmpty());
        }
        QCOMPARE(createRun(f.project.database(), f.plan(RunKindId::Mask)).error().code,
            ErrorCode::NotFound);
    }

    void aFactEditedWhileItIsAskedAboutIsAskedAboutAnew()
    {
        RunFixture f(1);
        f.work(f.decompose());
        FactRepository facts(f.project.database());
        const RunId run = f.make(f.plan(RunKindId::Mask));
        f.server.setDelay(100);
        f.server.clearCalls();
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_COMPARE(f.server.calls().size(), 3);
        const FactRow before = facts.facts(f.project.samples.first(), false)->first();
        ProjectFixture::check(
            FactEdits(f.project.database())
                .change(
                    before.id, changedTo(QStringLiteral("Nobody knows Zanzibar.")), f.project.lea));
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 4);
        const FactRow after = facts.facts(f.project.samples.first(), false)->first();
        QCOMPARE(after.text, QStringLiteral("Nobody knows Zanzibar."));
        QVERIFY(after.mask.has_value());
        QVERIFY(!after.mask->masked);
    }

    void samplesThatAreNotReadySayWhy()
    {
        ProjectFixture open(2);
        RunPlan plan;
        plan.kind = RunKindId::Decompose;
        plan.endpoint.model = QStringLiteral("small");
        plan.promptFolder = QStringLiteral(TANDEM_RESOURCES "/prompts");
        const auto forecast = forecastRun(open.database(), plan);
        QVERIFY(forecast);
        QCOMPARE(forecast->selection.samplesNotReady, 2);
        QVERIFY(forecast->selection.whyNotReady.has_value());
        const auto run = createRun(open.database(), plan);
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::Refused);
    }

    void whereAllThatIsReadyIsDoneTheRestIsSaidNotToBeReady()
    {
        RunFixture f(1);
        QCOMPARE(f.work(f.decompose()).state, RunState::Ended);
        ArticleText later;
        later.title = QStringLiteral("Later");
        later.paragraphs = {QStringLiteral("One paragraph."), QStringLiteral("Another one.")};
        f.project.addSample(later, true);
        const RunPlan plan = f.plan(RunKindId::Decompose);
        const Error error = createRun(f.project.database(), plan).error();
        QVERIFY2(error.what.contains(QLatin1String("not ready")), qPrintable(error.what));
        QVERIFY2(error.remedy.startsWith(QLatin1String("Everything that is ready")),
            qPrintable(error.remedy));
    }

    void theForecastSaysWhatItWillTake()
    {
        RunFixture f;
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("USD")};
        const auto forecast = forecastRun(f.project.database(), f.plan(RunKindId::Decompose));
        QVERIFY(forecast);
        QCOMPARE(forecast->calls, kTasks);
        QVERIFY(*forecast->costLow > 0.0 && *forecast->costLow < *forecast->costHigh);
        const RunId run = f.decompose();
        f.work(run);
        QVERIFY(f.row(run).totals.cost < *forecast->costHigh * 1.5);
    }
};

TANDEM_TEST(TestRunDriver, QCoreApplication)
#include "tst_rundriver.moc"
