#include "llmserver.h"
#include "runfixture.h"
#include "testmain.h"

#include "storage/database/transaction.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/runreport.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>

using namespace tandem;
using namespace tandem::llm;

namespace {

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject answerBody(const QString& text)
{
    const QJsonObject message{
        {QStringLiteral("role"), QStringLiteral("assistant")}, {QStringLiteral("content"), text}};
    const QJsonObject choice{{QStringLiteral("index"), 0}, {QStringLiteral("message"), message},
        {QStringLiteral("finish_reason"), QStringLiteral("stop")}};
    const QJsonObject usage{{QStringLiteral("prompt_tokens"), 1000},
        {QStringLiteral("completion_tokens"), 10}, {QStringLiteral("total_tokens"), 1010}};
    return {{QStringLiteral("id"), QStringLiteral("x")},
        {QStringLiteral("object"), QStringLiteral("chat.completion")},
        {QStringLiteral("model"), QStringLiteral("small")},
        {QStringLiteral("choices"), QJsonArray{choice}}, {QStringLiteral("usage"), usage}};
}

QByteArray resultLine(const QString& id, const QString& text, int status = 200)
{
    return compact({{QStringLiteral("id"), QStringLiteral("r")}, {QStringLiteral("custom_id"), id},
        {QStringLiteral("response"),
            QJsonObject{{QStringLiteral("status_code"), status},
                {QStringLiteral("body"), status == 200 ? answerBody(text)
                                                       : QJsonObject{{QStringLiteral("error"),
                                                             QJsonObject{{QStringLiteral("message"),
                                                                 QStringLiteral("no luck")}}}}}}},
        {QStringLiteral("error"), QJsonValue()}});
}

QByteArray expiredLine(const QString& id)
{
    return compact({{QStringLiteral("custom_id"), id}, {QStringLiteral("response"), QJsonValue()},
        {QStringLiteral("error"),
            QJsonObject{{QStringLiteral("code"), QStringLiteral("batch_expired")},
                {QStringLiteral("message"), QStringLiteral("expired")}}}});
}

/// An answer that broke off, with what it took.
QByteArray brokenOffLine(const QString& id)
{
    QByteArray line = resultLine(id, QStringLiteral("{"));
    return line.replace("\"stop\"", "\"error\",\"error\":{\"message\":\"gone\"}");
}

QStringList idsIn(const QByteArray& batch)
{
    QStringList ids;
    const QList<QByteArray> lines = batch.split('\n');
    for (const QByteArray& line : lines) {
        if (!line.isEmpty())
            ids.append(QJsonDocument::fromJson(line)[QLatin1String("custom_id")].toString());
    }
    return ids;
}

/// What of a line's name tells its request: the rest tells its batch.
QStringList requestsIn(const QStringList& ids)
{
    QStringList requests;
    for (const QString& id : ids)
        requests.append(id.section(QLatin1Char('-'), 0, 0));
    return requests;
}

/// In the next millisecond, as two batches are told apart by when they were written.
void waitForNextBatch()
{
    QTest::qWait(2);
}

QString facts(int number)
{
    return QStringLiteral("{\"facts\": [\"Fact %1 of the batch.\"]}").arg(number);
}

} // namespace

/// Runs that leave as a batch file and come back as one.
class TestRunBatch : public QObject
{
    Q_OBJECT

private slots:
    void whatIsOutInABatchIsNotAskedLive()
    {
        RunFixture f;
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QCOMPARE(f.row(run).attempts.batched, 15);
        QCOMPARE(runStateName(f.row(run)), QStringLiteral("pending in a batch"));
        const RunEnd end = f.work(run);
        QCOMPARE(end.state, RunState::Stopped);
        QVERIFY(end.error->sentence().contains(QLatin1String("15")));
        QVERIFY(end.error->sentence().contains(QLatin1String("batch")));
        QCOMPARE(f.server.calls().size(), 0);
        // Nor by another run, and no second batch asks it.
        QCOMPARE(f.work(f.decompose()).state, RunState::Stopped);
        QCOMPARE(f.server.calls().size(), 0);
        QBuffer again;
        QVERIFY(again.open(QIODevice::WriteOnly));
        QCOMPARE(writeRunBatch(f.project.database(), run, f.endpoint, again).error().code,
            ErrorCode::Refused);
        // What has come back is done; what is given up is asked live.
        read(f, run, resultLine(ids.first(), facts(1)));
        QCOMPARE(f.row(run).attempts.batched, 14);
        QCOMPARE(*AttemptRepository(f.project.database()).forgetBatches(run), 14);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 14);
    }

    void whatIsOutInABatchIsNotAskedLiveAtAnotherEndpoint()
    {
        RunFixture f;
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        f.endpoint.name = QStringLiteral("Another");
        f.endpoint.model = QStringLiteral("bigger");
        const RunEnd end = f.work(run);
        QCOMPARE(end.state, RunState::Stopped);
        QVERIFY(end.error->sentence().contains(QLatin1String("batch")));
        QCOMPARE(f.server.calls().size(), 0);
        QCOMPARE(f.row(run).attempts.batched, 15);
        // What is given up is asked there.
        giveUp(f, run);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 15);
    }

    void anAnswerThatStandsTwiceInAFileIsTakenOnce()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const BatchRead read = this->read(f, run,
            resultLine(ids.at(0), facts(1)) + '\n' + resultLine(ids.at(1), facts(2)) + '\n' +
                resultLine(ids.at(0), facts(3)));
        QCOMPARE(read.done, 2);
        QCOMPARE(read.already, 0);
        QCOMPARE(read.refused, 1);
        QVERIFY(read.problems.first().contains(ids.at(0)));
        QVERIFY(read.problems.first().startsWith(QLatin1String("Line 3")));
        QVERIFY(read.problems.first().contains(QLatin1String("line 1")));
        QCOMPARE(f.replies(), 2);
        QCOMPARE(f.facts(), 2);
    }

    void anthropicsServerTakesTheFileAsItIsAndItsResultsAreRead()
    {
        RunFixture f;
        f.endpoint.format = WireFormat::Anthropic;
        const RunId run = f.decompose();
        const QJsonArray requests = QJsonDocument::fromJson(write(f, run))
                                        .object()
                                        .value(QLatin1String("requests"))
                                        .toArray();
        QCOMPARE(requests.size(), 15);
        const QString first = requests.first()[QLatin1String("custom_id")].toString();
        const QString second = requests.at(1)[QLatin1String("custom_id")].toString();
        const QJsonObject text{
            {QStringLiteral("type"), QStringLiteral("text")}, {QStringLiteral("text"), facts(1)}};
        const QJsonObject message{{QStringLiteral("type"), QStringLiteral("message")},
            {QStringLiteral("content"), QJsonArray{text}},
            {QStringLiteral("stop_reason"), QStringLiteral("end_turn")}};
        const QByteArray answered = compact({{QStringLiteral("custom_id"), first},
            {QStringLiteral("result"),
                QJsonObject{{QStringLiteral("type"), QStringLiteral("succeeded")},
                    {QStringLiteral("message"), message}}}});
        const QByteArray expired = compact({{QStringLiteral("custom_id"), second},
            {QStringLiteral("result"),
                QJsonObject{{QStringLiteral("type"), QStringLiteral("expired")}}}});
        const BatchRead read = this->read(f, run, answered + '\n' + expired);
        QCOMPARE(read.done, 1);
        QCOMPARE(read.failed, 1);
        QCOMPARE(read.refused, 0);
        QCOMPARE(f.facts(), 1);
    }

    void whatIsExcludedIsNotInABatch()
    {
        RunFixture f;
        const RunId run = f.decompose();
        SettingAside aside(f.project.database());
        ProjectFixture::check(aside.exclude(f.project.samples.at(0), {}, f.project.lea));
        const QStringList ids = idsIn(write(f, run));
        QCOMPARE(ids.size(), 10);
        // What was asked before it was excluded is taken in when it comes.
        ProjectFixture::check(aside.exclude(f.project.samples.at(1), {}, f.project.lea));
        QByteArray lines;
        for (int i = 0; i < ids.size(); ++i)
            lines += resultLine(ids.at(i), facts(i)) + '\n';
        read(f, run, lines);
        QCOMPARE(f.row(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 10, 0, 0, 5}));
        QCOMPARE(f.facts(), 10);
    }

    void aBatchKeepsWithinTheCap()
    {
        RunFixture f;
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = f.plan(RunKindId::Decompose);
        plan.cap = 0.2;
        const RunId run = f.make(plan);
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        const auto written = writeRunBatch(f.project.database(), run, f.endpoint, buffer);
        QVERIFY(written);
        QVERIFY(written->lines > 0 && written->beyondCap > 0);
        QCOMPARE(written->lines + written->beyondCap, 15);
        QVERIFY(f.row(run).attempts.mostCost <= *plan.cap);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QCOMPARE(f.server.calls().size(), 0);
    }

    void aBatchComesBackInPartsInAnyOrderAndTwice()
    {
        RunFixture f;
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QCOMPARE(ids.size(), 15);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 15);
        QByteArray part;
        for (int i = 14; i >= 5; --i)
            part += resultLine(ids.at(i), facts(i)) + '\n';
        const BatchRead first = read(f, run, part);
        QCOMPARE(first.done, 10);
        QCOMPARE(f.row(run).tasks, (TaskCounts{5, 10, 0, 0}));
        QCOMPARE(f.row(run).totals.usage.input, 10'000);
        const BatchRead second = read(f, run, part);
        QCOMPARE(second.done, 0);
        QCOMPARE(second.already, 10);
        QCOMPARE(f.replies(), 10);
        QCOMPARE(f.facts(), 10);
        // What is given up is asked by another batch, or call by call.
        giveUp(f, run);
        QCOMPARE(requestsIn(idsIn(write(f, run))), requestsIn(ids.mid(0, 5)));
        giveUp(f, run);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 5);
    }

    void foreignAndBrokenLinesAreRefusedAndTheRestIsTaken()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const BatchRead read = this->read(f, run,
            "{ not json\n" + resultLine(QStringLiteral("somebody-else"), facts(1)) + "\n\n" +
                resultLine(ids.at(0), facts(0)) + '\n' +
                resultLine(ids.at(1), QStringLiteral("Sorry?")) + '\n' +
                resultLine(ids.at(2), {}, 500));
        QCOMPARE(read.lines, 5);
        QCOMPARE(read.refused, 2);
        QCOMPARE(read.problems.size(), 2);
        QVERIFY(read.problems.at(1).contains(QLatin1String("somebody-else")));
        QCOMPARE(read.done, 1);
        QCOMPARE(read.toAskAgain, 1);
        QCOMPARE(read.failed, 1);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 9);
        QVERIFY(failed->first().error.contains(QLatin1String("no luck")));
        // The unreadable one is asked anew, under another name, and that of the error too.
        giveUp(f, run);
        const QStringList again = idsIn(write(f, run));
        QCOMPARE(again.size(), 4);
        QVERIFY(!requestsIn(again).contains(requestsIn(ids).at(1)));
        QCOMPARE(this->read(f, run, resultLine(again.at(0), facts(1))).done, 1);
    }

    void whatIsNoModelsAnswerFailsItsTaskAndIsAskedAgainOnRetry()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QByteArray noAnswer = resultLine(ids.at(0), facts(0));
        noAnswer.replace("choices", "chances");
        QCOMPARE(read(f, run, noAnswer).failed, 1);
        QCOMPARE(f.replies(), 0);
        ProjectFixture::take(RunTasks(f.project.database()).retryFailed(run));
        QCOMPARE(requestsIn(idsIn(write(f, run))), requestsIn(ids));
        QCOMPARE(read(f, run, resultLine(ids.at(0), facts(0))).done, 1);
    }

    void anAnswerThatBrokeOffFailsItsTaskAndCountsAsBilled()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QByteArray brokenOff = brokenOffLine(ids.at(0));
        brokenOff.replace("\"usage\"", "\"used\"");
        QCOMPARE(read(f, run, brokenOff).failed, 1);
        QCOMPARE(f.facts(), 0);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 10);
        QVERIFY2(failed->first().error.contains(QLatin1String("gone")),
            qPrintable(failed->first().error));
        QVERIFY(f.row(run).attempts.live > 0);
        ProjectFixture::take(RunTasks(f.project.database()).retryFailed(run));
        QCOMPARE(requestsIn(idsIn(write(f, run))), requestsIn(ids));
        QCOMPARE(read(f, run, resultLine(ids.at(0), facts(0))).done, 1);
    }

    void anAnswerThatBrokeOffCostsWhatItsServerSays()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QCOMPARE(read(f, run, brokenOffLine(ids.at(0))).failed, 1);
        QCOMPARE(f.row(run).attempts.live, 0);
        QCOMPARE(f.row(run).attempts.batched, 4);
        QCOMPARE(f.row(run).totals.usage, (Usage{1000, 10}));
        QVERIFY(f.row(run).totals.cost > 0.0);
        QCOMPARE(read(f, run, brokenOffLine(ids.at(0))).already, 1);
        QCOMPARE(f.row(run).totals.usage, (Usage{1000, 10}));
        // It answers nothing: the same is asked again.
        QVERIFY(requestsIn(idsIn(write(f, run))).contains(requestsIn(ids).first()));
        QCOMPARE(read(f, run, resultLine(ids.at(0), facts(0))).done, 1);
    }

    void anAnswerAfterAnErrorIsTaken()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QByteArray expired;
        for (const QString& id : ids)
            expired += expiredLine(id) + '\n';
        QCOMPARE(read(f, run, expired).failed, 5);
        QCOMPARE(f.row(run).state, RunState::Ended);
        // In another file, and behind the error in the same one.
        const BatchRead later = read(f, run,
            resultLine(ids.at(0), facts(0)) + '\n' + expiredLine(ids.at(1)) + '\n' +
                resultLine(ids.at(1), facts(1)) + '\n' +
                resultLine(ids.at(2), QStringLiteral("Sorry?")));
        QCOMPARE(later.refused, 0);
        QCOMPARE(later.done, 2);
        QCOMPARE(later.toAskAgain, 1);
        QCOMPARE(f.facts(), 2);
        QCOMPARE(f.row(run).tasks, (TaskCounts{1, 2, 2, 0}));
        QCOMPARE(f.row(run).state, RunState::Paused);
        // What expired leaves with the next batch.
        QCOMPARE(idsIn(write(f, run)).size(), 3);
        QCOMPARE(f.row(run).tasks, (TaskCounts{3, 2, 0, 0}));
    }

    void anAnswerThatIsNotAsItWasIsTold()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        read(f, run, resultLine(ids.at(0), facts(1)) + '\n' + resultLine(ids.at(1), facts(2)));
        const BatchRead again = read(f, run,
            resultLine(ids.at(0), facts(1)) + '\n' + resultLine(ids.at(1), facts(3)) + '\n' +
                expiredLine(ids.at(0)));
        QCOMPARE(again.already, 2);
        QCOMPARE(again.refused, 1);
        QVERIFY(again.problems.first().contains(ids.at(1)));
        QVERIFY(again.problems.first().contains(QLatin1String("different reply")));
        QCOMPARE(f.replies(), 2);
    }

    void anAnswerToWhatNoTaskAsksAnyMoreCountsInTheCost()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const qint64 out = f.row(run).attempts.batched;
        ProjectFixture::check(
            f.project.database().run(QStringLiteral("UPDATE llm_task SET hash = 'another'")));
        QCOMPARE(read(f, run, resultLine(ids.at(0), facts(0))).refused, 1);
        QCOMPARE(f.row(run).attempts.batched, out - 1);
        QCOMPARE(f.row(run).totals.usage.input, 1000);
        QCOMPARE(f.facts(), 0);
    }

    void anAnswerThatIsKnownNeedsNoBatch()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        QCOMPARE(f.work(run).state, RunState::Ended);
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("UPDATE llm_task SET state = 0, reply_id = NULL")));
        ProjectFixture::check(endWithoutBatch(f.project.database(), run, f.endpoint));
        QCOMPARE(f.row(run).tasks.open, 0);
        QCOMPARE(f.row(run).state, RunState::Ended);
    }

    void anErrorThatWasReadLeavesALaterBatchOut()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QString id = idsIn(write(f, run)).first();
        QCOMPARE(read(f, run, expiredLine(id)).failed, 1);
        waitForNextBatch();
        const QString later = idsIn(write(f, run)).first();
        QCOMPARE(f.row(run).attempts.batched, 5);
        const BatchRead again = read(f, run, expiredLine(id));
        QCOMPARE(again.already, 1);
        QCOMPARE(again.failed, 0);
        QCOMPARE(again.stillOut, 5);
        QCOMPARE(f.row(run).attempts.batched, 5);
        f.work(run);
        QCOMPARE(f.server.calls().size(), 0);
        QCOMPARE(read(f, run, resultLine(later, facts(1))).done, 1);
        QCOMPARE(f.row(run).attempts.batched, 4);
    }

    void anAnswerThatBrokeOffCountsOnce()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        QByteArray brokenOff = brokenOffLine(idsIn(write(f, run)).first());
        brokenOff.replace("\"usage\"", "\"used\"");
        QCOMPARE(read(f, run, brokenOff).failed, 1);
        waitForNextBatch();
        write(f, run);
        const AttemptTotals before = f.row(run).attempts;
        QCOMPARE(before.live, 5); // with the four that were missing
        QCOMPARE(read(f, run, brokenOff).already, 1);
        QCOMPARE(f.row(run).attempts, before);
    }

    void whatTwoBatchesAnsweredCountsTwiceAndIsTakenOnce()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QString id = idsIn(write(f, run)).first();
        read(f, run, expiredLine(id));
        waitForNextBatch();
        const QString later = idsIn(write(f, run)).first();
        QCOMPARE(read(f, run, resultLine(id, facts(1))).done, 1);
        QCOMPARE(f.row(run).attempts.batched, 5);
        const double once = f.row(run).totals.cost;
        QVERIFY(once > 0.0);
        const BatchRead other = read(f, run, resultLine(later, facts(2)));
        QCOMPARE(other.refused, 0);
        QCOMPARE(other.late, 1);
        QCOMPARE(f.row(run).totals.cost, 2 * once);
        QCOMPARE(f.row(run).attempts.batched, 4);
        QCOMPARE(f.facts(), 1);
        // Read again it is no other answer.
        QCOMPARE(read(f, run, resultLine(later, facts(2))).already, 1);
        QCOMPARE(f.row(run).totals.cost, 2 * once);
    }

    void anAnswerAfterAnErrorCountsThoughALaterBatchAnswered_data()
    {
        QTest::addColumn<int>("of");
        QTest::newRow("the same answer") << 1;
        QTest::newRow("another answer") << 2;
    }

    void anAnswerAfterAnErrorCountsThoughALaterBatchAnswered()
    {
        QFETCH(const int, of);
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QString id = idsIn(write(f, run)).first();
        QCOMPARE(read(f, run, expiredLine(id)).failed, 1);
        waitForNextBatch();
        const QString later = idsIn(write(f, run)).first();
        QCOMPARE(read(f, run, resultLine(later, facts(1))).done, 1);
        const AttemptTotals out = f.row(run).attempts;
        const double once = f.row(run).totals.cost;
        // An error says nothing new, an answer was paid for.
        QCOMPARE(read(f, run, expiredLine(id)).already, 1);
        const BatchRead second = read(f, run, expiredLine(id) + '\n' + resultLine(id, facts(of)));
        QCOMPARE(second.already, 1);
        QCOMPARE(second.late, 1);
        QCOMPARE(second.refused, 0);
        QCOMPARE(f.row(run).totals.cost, 2 * once);
        QCOMPARE(f.row(run).attempts, out);
        QCOMPARE(f.facts(), 1);
        // It was the first and stays the only one of its batch.
        QCOMPARE(read(f, run, resultLine(id, facts(of))).already, 1);
        QCOMPARE(read(f, run, resultLine(id, facts(3))).refused, 1);
        QCOMPARE(f.row(run).totals.cost, 2 * once);
    }

    void resultsOfACancelledRunCountAsLate()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        ProjectFixture::check(RunRepository(f.project.database()).cancel(run));
        const QByteArray results = resultLine(ids.at(0), facts(0)) + '\n' + expiredLine(ids.at(1));
        const BatchRead read = this->read(f, run, results);
        QCOMPARE(read.late, 2);
        QCOMPARE(read.done + read.failed + read.toAskAgain + read.already + read.refused, 0);
        QVERIFY(f.row(run).totals.cost > 0.0);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 0, 5}));
        QCOMPARE(f.facts(), 0);
        QCOMPARE(this->read(f, run, results).already, 2);
    }

    void aLineThatIsTooLongIsRefusedAndTheRestIsTaken()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const QByteArray tooLong((16 << 20) + 9, 'x');
        const BatchRead read = this->read(f, run,
            resultLine(ids.at(0), facts(0)) + "\n\n" + tooLong + '\n' +
                resultLine(ids.at(1), facts(1)) + "\n{ not json");
        QCOMPARE(read.lines, 4);
        QCOMPARE(read.done, 2);
        QCOMPARE(read.refused, 2);
        // Lines are counted as the file has them.
        QVERIFY2(read.problems.at(0).startsWith(QLatin1String("Line 3: The line is over 16 MiB")),
            qPrintable(read.problems.at(0)));
        QVERIFY2(read.problems.at(1).startsWith(QLatin1String("Line 5")),
            qPrintable(read.problems.at(1)));
        // What is missing may be in it.
        QCOMPARE(read.missing, 0);
    }

    void theKeyIsNotKeptOrTold()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const QString key = f.key().reveal();
        QByteArray refused = resultLine(ids.at(1), {}, 401);
        refused.replace("no luck", "Incorrect API key provided: " + key.toUtf8());
        QByteArray error = expiredLine(ids.at(2));
        error.replace("\"expired\"", '"' + key.toUtf8() + '"');
        const BatchRead read = this->read(f, run,
            resultLine(ids.at(0), QStringLiteral("{\"facts\": [\"It is %1.\"]}").arg(key)) + '\n' +
                refused + '\n' + error);
        QCOMPARE(read.done, 1);
        QCOMPARE(read.failed, 2);
        const LlmReply reply = ProjectFixture::take(
            ReplyRepository(f.project.database())
                .byId(ProjectFixture::take(ReplyRepository(f.project.database()).ofRun(run))
                          .first()));
        QVERIFY(!reply.raw.contains(key.toUtf8()));
        QCOMPARE(reply.text, QStringLiteral("{\"facts\": [\"It is ***.\"]}"));
        for (const TaskRow& task :
            ProjectFixture::take(RunTasks(f.project.database()).failedTasks(run, 9)))
            QVERIFY2(task.error.contains(QStringLiteral("***")) && !task.error.contains(key),
                qPrintable(task.error));
    }

    void theSameLineTwiceIsReadOnce()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QByteArray line = resultLine(idsIn(write(f, run)).first(), facts(1));
        const BatchRead read = this->read(f, run, line + '\n' + line);
        QCOMPARE(read.done, 1);
        QCOMPARE(read.already, 1);
        QCOMPARE(read.refused, 0);
        QCOMPARE(f.replies(), 1);
    }

    void resultsInAnotherFormatLeaveTheQuestionOut()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QString id = idsIn(write(f, run)).first();
        const BatchRead read = this->read(f, run,
            compact({{QStringLiteral("custom_id"), id},
                {QStringLiteral("result"),
                    QJsonObject{{QStringLiteral("type"), QStringLiteral("expired")}}}}));
        QCOMPARE(read.refused, 1);
        QCOMPARE(read.failed, 0);
        QVERIFY(read.problems.first().contains(QStringLiteral("Anthropic")));
        QCOMPARE(f.row(run).attempts.batched, 5);
    }

    void anAnswerWithNothingInItIsAskedAgainAndWhatIsMissingIsCounted()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const BatchRead read = this->read(f, run,
            compact({{QStringLiteral("custom_id"), ids.at(0)},
                {QStringLiteral("response"), QJsonObject{{QStringLiteral("status_code"), 200},
                                                 {QStringLiteral("body"), QJsonValue()}}},
                {QStringLiteral("error"), QJsonValue()}}));
        QCOMPARE(read.failed, 1);
        QCOMPARE(read.refused, 0);
        QCOMPARE(read.stillOut, 4);
        QCOMPARE(read.missing, 4);
        QCOMPARE(requestsIn(idsIn(write(f, run))), requestsIn(ids));
    }

    void whatIsInNoResultsOfABatchThatWereReadLeavesWithTheNext()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QByteArray results;
        for (const QString& id : ids.first(3))
            results += resultLine(id, facts(1)) + '\n';
        QCOMPARE(read(f, run, results).missing, 2);
        // That asks nothing live.
        f.work(run);
        QCOMPARE(f.server.calls().size(), 0);
        // The file of errors that some servers give beside.
        QCOMPARE(read(f, run, expiredLine(ids.at(3))).missing, 1);
        waitForNextBatch();
        QBuffer device;
        device.open(QIODevice::WriteOnly);
        const BatchWritten written =
            ProjectFixture::take(writeRunBatch(f.project.database(), run, f.endpoint, device));
        QCOMPARE(written.again, 1);
        QCOMPARE(written.namesAgain.size(), 1);
        const QStringList again = idsIn(device.data());
        QCOMPARE(requestsIn(again), requestsIn(ids.mid(3)));
        // A late answer stands, and the other one does not make two.
        QCOMPARE(read(f, run, resultLine(ids.at(4), facts(4))).done, 1);
        const BatchRead late = read(
            f, run, resultLine(again.at(0), facts(3)) + '\n' + resultLine(again.at(1), facts(5)));
        QCOMPARE(late.done, 1);
        QCOMPARE(late.refused, 0);
        QCOMPARE(late.late, 1);
        QCOMPARE(f.facts(), 5);
        QCOMPARE(f.row(run).attempts.live, 0);
        QCOMPARE(f.row(run).totals.usage.input, 6000);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 5, 0, 0}));
    }

    void lateAnswersSettleTheirOwnBatchInEitherOrder_data()
    {
        QTest::addColumn<bool>("lateFirst");
        QTest::addColumn<int>("of");
        QTest::newRow("the later batch first, the same answer") << false << 1;
        QTest::newRow("the later batch first, another answer") << false << 2;
        QTest::newRow("the late ones first") << true << 2;
    }

    void lateAnswersSettleTheirOwnBatchInEitherOrder()
    {
        QFETCH(bool, lateFirst);
        QFETCH(int, of);
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        read(f, run, resultLine(ids.first(), facts(0)));
        waitForNextBatch();
        const QStringList again = idsIn(write(f, run));
        QCOMPARE(requestsIn(again), requestsIn(ids.mid(1)));
        QCOMPARE(f.row(run).attempts.live, 4);
        QByteArray late;
        QByteArray later;
        for (qsizetype i = 0; i < again.size(); ++i) {
            late += resultLine(ids.at(i + 1), facts(of)) + '\n';
            later += resultLine(again.at(i), facts(1)) + '\n';
        }
        QCOMPARE(read(f, run, lateFirst ? late : later).done, 4);
        const BatchRead second = read(f, run, lateFirst ? later : late);
        QCOMPARE(second.late, 4);
        QCOMPARE(second.already, 0);
        QCOMPARE(second.refused, 0);
        QCOMPARE(f.row(run).attempts, AttemptTotals());
        QCOMPARE(f.row(run).totals.usage.input, 9000);
        QCOMPARE(f.facts(), 5);
        for (const QByteArray& file : {late, later})
            QCOMPARE(read(f, run, file).already, 4);
        QCOMPARE(f.row(run).totals.usage.input, 9000);
    }

    void whatExpiredAfterItWasAskedAgainIsNoLongerBillable()
    {
        RunFixture f(1);
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        read(f, run, resultLine(ids.first(), facts(0)));
        waitForNextBatch();
        const QStringList again = idsIn(write(f, run));
        QByteArray expired;
        for (const QString& id : ids.mid(1))
            expired += expiredLine(id) + '\n';
        const BatchRead late = read(f, run, expired);
        QCOMPARE(late.late, 4);
        QCOMPARE(late.already, 0);
        QCOMPARE(late.failed, 0);
        QCOMPARE(f.row(run).attempts.live, 0);
        QCOMPARE(f.row(run).attempts.batched, 4);
        QCOMPARE(read(f, run, expired).already, 4);
        QCOMPARE(read(f, run, resultLine(again.first(), facts(1))).done, 1);
    }

    void whatWasReadIsReadBeforeAlsoAfterTheNextBatch()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QByteArray cutOff = resultLine(ids.at(0), QStringLiteral("{\"facts\": [\"It"));
        cutOff.replace("\"stop\"", "\"length\"");
        QByteArray blocked = resultLine(ids.at(1), {});
        blocked.replace("\"stop\"", "\"content_filter\"");
        const QByteArray results =
            cutOff + '\n' + blocked + '\n' + resultLine(ids.at(2), QStringLiteral("Sorry?"));
        QCOMPARE(read(f, run, results).refused, 0);
        waitForNextBatch();
        write(f, run);
        const BatchRead again = read(f, run, results);
        QCOMPARE(again.refused, 0);
        QCOMPARE(again.already, 3);
        QCOMPARE(f.row(run).totals.usage.input, 3000);
    }

    void aFileThatIsCutHoldsItsBatchBackUntilItIsReadWhole_data()
    {
        QTest::addColumn<bool>("cutFirst");
        QTest::newRow("the cut one first") << true;
        QTest::newRow("the cut one last") << false;
    }

    void aFileThatIsCutHoldsItsBatchBackUntilItIsReadWhole()
    {
        QFETCH(bool, cutFirst);
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        const QByteArray one =
            resultLine(ids.at(0), facts(0)) + '\n' + resultLine(ids.at(1), facts(1));
        const QByteArray other =
            resultLine(ids.at(2), facts(2)) + '\n' + resultLine(ids.at(3), facts(3));
        read(f, run, cutFirst ? other.chopped(9) : one);
        QCOMPARE(read(f, run, cutFirst ? one : other.chopped(9)).missing, 0);
        // Nor when it is cut again, or the other one is read once more.
        QCOMPARE(read(f, run, other.chopped(12)).missing, 0);
        QCOMPARE(read(f, run, one).missing, 0);
        QBuffer device;
        QVERIFY(device.open(QIODevice::WriteOnly));
        QCOMPARE(writeRunBatch(f.project.database(), run, f.endpoint, device).error().code,
            ErrorCode::Refused);
        // What the whole one does not hold is missing.
        const BatchRead whole = read(f, run, other);
        QCOMPARE(whole.done, 1);
        QCOMPARE(whole.missing, 1);
        QCOMPARE(requestsIn(idsIn(write(f, run))), requestsIn(ids.mid(4)));
    }

    void whatMayBeInALineThatCannotBeReadStaysOut()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        // As a file that was not fetched to its end.
        const BatchRead cut = read(
            f, run, expiredLine(ids.at(0)) + '\n' + resultLine(ids.at(1), facts(1)).chopped(9));
        QCOMPARE(cut.missing, 0);
        QCOMPARE(cut.stillOut, 4);
        QCOMPARE(requestsIn(idsIn(write(f, run))), requestsIn(ids.first(1)));
    }

    void aRunBetweenBatchesSaysWhatItIs()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        const QStringList ids = idsIn(write(f, run));
        QCOMPARE(f.work(run).state, RunState::Stopped);
        QVERIFY(f.row(run).reason.contains(QStringLiteral("batch")));
        read(f, run, resultLine(ids.at(0), facts(0)));
        QCOMPARE(runStateName(f.row(run)), QStringLiteral("pending in a batch"));
        QByteArray rest;
        for (const QString& id : ids.mid(1))
            rest += resultLine(id, QStringLiteral("Sorry?")) + '\n';
        QCOMPARE(read(f, run, rest).toAskAgain, 4);
        QCOMPARE(f.row(run).state, RunState::Paused);
        QCOMPARE(f.row(run).reason, QString());
        write(f, run);
        QCOMPARE(runStateName(f.row(run)), QStringLiteral("pending in a batch"));
        QCOMPARE(f.work(run).state, RunState::Stopped);
        QCOMPARE(*forgetRunBatches(f.project.database(), run), 4);
        QCOMPARE(f.row(run).state, RunState::Paused);
        QCOMPARE(f.row(run).reason, QString());
    }

    void aResultForFactsThatWereEditedSinceIsKeptButNotUsed()
    {
        RunFixture f(1);
        f.work(f.decompose());
        const RunId run = f.make(f.plan(RunKindId::Mask));
        const QStringList ids = idsIn(write(f, run));
        QCOMPARE(ids.size(), 3);
        FactRepository repository(f.project.database());
        const FactRow fact = repository.facts(f.project.samples.first(), false)->first();
        ProjectFixture::check(
            FactEdits(f.project.database())
                .change(fact.id, changedTo(QStringLiteral("It is another one.")), f.project.lea));
        const int before = f.replies();
        const BatchRead read = this->read(f, run,
            resultLine(
                ids.at(0), QStringLiteral("{\"verdicts\": [{\"number\": 1, \"explanation\": \"e\","
                                          " \"knowable\": true}]}")));
        QCOMPARE(read.refused, 1);
        QCOMPARE(f.replies(), before + 1);
        QVERIFY(!repository.fact(fact.id)->mask);
        QCOMPARE(f.row(run).tasks.open, 3);
    }

private:
    static QByteArray write(RunFixture& f, RunId run)
    {
        QBuffer device;
        device.open(QIODevice::WriteOnly);
        ProjectFixture::take(writeRunBatch(f.project.database(), run, f.endpoint, device));
        return device.data();
    }

    static void giveUp(RunFixture& f, RunId run)
    {
        ProjectFixture::take(forgetRunBatches(f.project.database(), run));
    }

    static BatchRead read(RunFixture& f, RunId run, const QByteArray& results)
    {
        QBuffer device;
        device.setData(results);
        device.open(QIODevice::ReadOnly);
        Transaction transaction(f.project.database());
        ProjectFixture::check(transaction.begin());
        const BatchRead read = ProjectFixture::take(
            readRunBatch(f.project.database(), run, f.endpoint, device, f.key()));
        ProjectFixture::check(transaction.commit());
        return read;
    }
};

TANDEM_TEST(TestRunBatch, QCoreApplication)
#include "tst_runbatch.moc"
