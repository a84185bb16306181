#include "caserunfixture.h"
#include "llmserver.h"
#include "testmain.h"

#include "storage/repositories/judgementrepository.h"
#include "storage/runs/runreport.h"
#include "storage/runs/tasktext.h"

using namespace tandem;
using namespace tandem::llm;

/// Runs of the pairwise judge in both orders.
class TestPairJudgeRun : public QObject
{
    Q_OBJECT

private slots:
    void everyPairIsJudgedInBothOrders()
    {
        CaseRunFixture f;
        const RunId run = f.make(judge(f));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 6, 0, 0}));
        const auto judgements = ofRun(f, run);
        QCOMPARE(judgements.size(), 3);
        QCOMPARE(judgements.first().caseName, QStringLiteral("abs-1"));
        // The judge likes the longer one, whatever the order.
        QCOMPARE(judgements.first().firstOrder, judgements.first().secondOrder);
        QVERIFY(!judgements.first().firstReason.isEmpty());
        QVERIFY(judgements.first().secondReply.isValid());
        const PositionBias bias = positionBias(judgements);
        QCOMPARE(bias.cases, 3);
        QCOMPARE(bias.readable, 3);
        QCOMPARE(bias.changed.value, std::optional(0.0));
        QCOMPARE(bias.changed.n, 3);
        QVERIFY(bias.changed.interval->high > 0.0);
        QCOMPARE(bias.firstShown.value, std::optional(0.5));
        QCOMPARE(bias.firstShown.n, 6);
        QCOMPARE(bias.firstSystem + bias.secondSystem, 3);
    }

    void aJudgeThatGoesByTheOrderIsFoundOut()
    {
        CaseRunFixture f;
        f.server.setResponder([](const LlmQuestion&) {
            return QStringLiteral("{\"explanation\": \"The first.\", \"text\": \"1\"}");
        });
        const RunId run = f.make(judge(f));
        f.work(run);
        const PositionBias bias = positionBias(ofRun(f, run));
        QCOMPARE(bias.changed.value, std::optional(1.0));
        QCOMPARE(bias.firstShown.value, std::optional(1.0));
        QCOMPARE(bias.firstSystem + bias.secondSystem, 0);
    }

    void whatCannotBeReadIsNoVerdict()
    {
        CaseRunFixture f(2);
        f.server.setResponder([](const LlmQuestion& question) {
            return question.prompt.contains(QLatin1String("number 1"))
                       ? QStringLiteral("A tie.")
                       : QStringLiteral("{\"text\": 2}");
        });
        const RunId run = f.make(judge(f));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 0, 0, 0, 2}));
        const auto judgements = ofRun(f, run);
        QCOMPARE(judgements.size(), 2);
        QVERIFY(!judgements.first().firstOrder);
        QVERIFY(!judgements.first().firstReason.isEmpty());
        QVERIFY(!judgements.first().isReadable());
        const PositionBias bias = positionBias(judgements);
        QCOMPARE(bias.cases, 2);
        QCOMPARE(bias.readable, 1);
        QCOMPARE(bias.changed.n, 1);
    }

    void whatCouldNotBeReadIsJudgedOnRetry()
    {
        CaseRunFixture f(2);
        f.server.setResponder([](const LlmQuestion&) { return QStringLiteral("A tie."); });
        const RunId run = f.make(judge(f));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 4);
        const auto advice = [&] {
            return ProjectFixture::take(
                unreadAdvice(f.project.database(), f.row(run), QStringLiteral("p.tandem")));
        };
        QVERIFY(advice().contains(QStringLiteral("tandem run retry p.tandem %1").arg(run.value)));
        QVERIFY2(!advice().contains(QStringLiteral("blocked")), qPrintable(advice()));
        f.server.setResponder([](const LlmQuestion&) { return QStringLiteral("{\"text\": 2}"); });
        f.server.clearCalls();
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 4);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 0, 0}));
        const auto judgements = ofRun(f, run);
        QCOMPARE(judgements.size(), 2);
        for (const CaseJudgement& judgement : judgements)
            QVERIFY(judgement.isReadable());
        QVERIFY(advice().isEmpty());
    }

    void whatWasBlockedIsSaidToEndAlike()
    {
        CaseRunFixture f(1);
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{LlmFault::Kind::Refusal}; });
        const RunId run = f.make(judge(f));
        QCOMPARE(f.work(run).state, RunState::Ended);
        const QString advice =
            ProjectFixture::take(unreadAdvice(f.project.database(), f.row(run), {}));
        QVERIFY2(advice.contains(QStringLiteral("try another model")), qPrintable(advice));
        // Nothing is left that asking again would help.
        QVERIFY2(!advice.contains(QStringLiteral("retry")), qPrintable(advice));
    }

    void whereSomeWasBlockedTheRestIsAdvisedToBeAskedAgain()
    {
        CaseRunFixture f(2);
        f.server.setResponder([](const LlmQuestion&) { return QStringLiteral("A tie."); });
        f.server.setFaultRule([](const LlmQuestion& question) {
            return question.prompt.contains(QLatin1String("number 1"))
                       ? LlmFault{LlmFault::Kind::Refusal}
                       : LlmFault{};
        });
        const RunId run = f.make(judge(f));
        QCOMPARE(f.work(run).state, RunState::Ended);
        const QString advice =
            ProjectFixture::take(unreadAdvice(f.project.database(), f.row(run), {}));
        QVERIFY2(advice.contains(QStringLiteral("run retry")) &&
                     advice.contains(QStringLiteral("try another model")),
            qPrintable(advice));
    }

    void aSystemIsNotComparedWithItself()
    {
        CaseRunFixture f(1);
        RunPlan plan = judge(f);
        plan.options.judge.second = plan.options.judge.first;
        QCOMPARE(createRun(f.project.database(), plan).error().code, ErrorCode::InvalidInput);
        plan.options.judge.second = QStringLiteral("nobody");
        QCOMPARE(createRun(f.project.database(), plan).error().code, ErrorCode::NotFound);
    }

    void tasksAreNamedByCaseAndOrder()
    {
        TaskRow task;
        QCOMPARE(caseTaskText(task), QString());
        task.casePosition = 7;
        task.subject.part = QStringLiteral("BA");
        QVERIFY(caseTaskText(task).contains(QLatin1Char('7')));
        QVERIFY(caseTaskText(task).contains(QLatin1String("second system")));
        task.caseName = QStringLiteral("abs-0129");
        task.subject.part = QStringLiteral("E3/content");
        QCOMPARE(caseTaskText(task), QStringLiteral("abs-0129, E3 content"));
    }

private:
    static RunPlan judge(const CaseRunFixture& f)
    {
        RunPlan plan = f.plan(RunKindId::PairJudge);
        plan.options.judge.first = QStringLiteral("heron");
        plan.options.judge.second = QStringLiteral("kestrel");
        return plan;
    }

    static QList<CaseJudgement> ofRun(CaseRunFixture& f, RunId run)
    {
        return ProjectFixture::take(
            JudgementRepository(f.project.database()).ofRun(run, QStringLiteral("heron")));
    }
};

TANDEM_TEST(TestPairJudgeRun, QCoreApplication)
#include "tst_pairjudgerun.moc"
