#include "testmain.h"
#include "usersumrunfixture.h"

#include "storage/check/projectcheck.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/tasktext.h"

using namespace tandem;
using namespace tandem::llm;

namespace {

QString chars(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

/// Runs that judge summaries of users, against a real server.
class TestSummaryJudgeRun : public QObject
{
    Q_OBJECT

private slots:
    void everySummaryGetsAValue()
    {
        UsersumRunFixture f(2);
        const UserSummaryId first = f.books.addSummary(1);
        f.books.addSummary(2);
        const RunId run = f.judge();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 2);
        const auto values =
            ProjectFixture::take(UserSummaryRepository(f.project.database()).valuesOf(first));
        QCOMPARE(values.size(), 1);
        QCOMPARE(values.first().measure, chars("autoeval"));
        QVERIFY(values.first().value >= 1.0 && values.first().value <= 5.0);
        QCOMPARE(values.first().run, run);
        QVERIFY(values.first().reply.isValid());
        QCOMPARE(ProjectFixture::take(UserSummaryRepository(f.project.database())
                                          .values(f.books.log, chars("ours"), chars("autoeval")))
                     .size(),
            2);
        const QStringList prompts = f.prompts(chars("<<<ACTIVITIES"));
        QCOMPARE(prompts.size(), 2);
        QVERIFY(prompts.first().contains(UsersumFixture::timeline(1).activities.at(23).title));
        QVERIFY(!prompts.first().contains(UsersumFixture::timeline(1).activities.at(24).title));
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void noSummaryIsNotJudgedButSomebodyElsesIs()
    {
        UsersumRunFixture f(2);
        f.books.addNone(1);
        const auto none = createRun(f.project.database(), f.judgePlan());
        QVERIFY(!none && none.error().code == ErrorCode::NotFound);
        NewUserSummary other;
        other.user = f.books.users.first();
        other.summarizer = chars("somebody else's");
        other.origin = SummaryOrigin::OfOtherUser;
        other.other = f.books.addSummary(2);
        other.text =
            ProjectFixture::take(UserSummaryRepository(f.project.database()).byId(other.other))
                .made.text;
        ProjectFixture::take(UserSummaryRepository(f.project.database()).add(other));
        QCOMPARE(f.row(f.judge()).tasks.open, 2);
    }

    void whatHasAValueIsNotJudgedAgainButByAnotherMeasure()
    {
        UsersumRunFixture f(1);
        f.books.addSummary(1);
        f.work(f.judge());
        const auto none = createRun(f.project.database(), f.judgePlan());
        QVERIFY(!none && none.error().remedy.contains(chars("another name")));
        SummaryJudgeOptions options;
        options.measure = chars("second opinion");
        f.work(f.judge(options));
        QCOMPARE(f.server.paidCalls(), 2);
        QCOMPARE(f.number(chars("SELECT count(*) FROM usersum_value")), 2);
    }

    void namesOfOthersAreRefused()
    {
        UsersumRunFixture f(2);
        const UserSummaryId first = f.books.addSummary(1);
        ProjectFixture::take(UserSummaryRepository(f.project.database())
                                 .addValue({first, chars("bleurt"), 0.5, {}, {}, chars("v.csv")}));
        SummaryJudgeOptions options;
        options.measure = chars("bleurt");
        f.books.addSummary(2);
        QVERIFY(f.refusal(f.judgePlan(options)).contains(chars("\"bleurt\" were imported")));
        options.measure = chars("autoeval");
        options.summarizers = {chars("ours")};
        f.work(f.judge(options));
        f.books.addSummary(1, chars("theirs"), chars("The user reads."));
        options.summarizers.clear();
        RunPlan plan = f.judgePlan(options);
        plan.model = chars("large");
        QVERIFY(f.refusal(plan).contains(chars("from the model small, not from large")));
        options.measure = chars(" ");
        QVERIFY(f.refusal(f.judgePlan(options)).contains(chars("no name")));
    }

    void whatNobodyCanReadFailsUntilItIsRetried()
    {
        UsersumRunFixture f(2);
        f.books.addSummary(1);
        f.books.addSummary(2);
        UsersumFaults faults;
        faults.unreadableText = chars("A book lasts 1 days.");
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.judge();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 1);
        QCOMPARE(f.number(chars("SELECT count(*) FROM usersum_value")), 1);
        f.server.setResponder(UsersumResponder());
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.number(chars("SELECT count(*) FROM usersum_value")), 2);
    }

    void twoRunsGiveOneValue()
    {
        UsersumRunFixture f(1);
        f.books.addSummary(1);
        const RunId first = f.judge();
        const RunId second = f.judge();
        f.work(first);
        QCOMPARE(f.work(second).state, RunState::Ended);
        QCOMPARE(f.row(second).tasks.failed, 0);
        QCOMPARE(f.server.paidCalls(), 1);
    }

    void optionsAreKept()
    {
        SummaryJudgeOptions options;
        options.measure = chars("strict");
        options.summarizers = {chars("a")};
        options.log = chars("books");
        options.asks = 4;
        RunOptions all;
        all.summaryJudge = options;
        QCOMPARE(
            runOptionsFrom(runOptionsJson(RunKindId::SummaryJudge, all)).summaryJudge, options);
    }

    void tasksAreNamed()
    {
        UsersumRunFixture f(1);
        f.books.addSummary(1);
        const RunId run = f.judge();
        const auto tasks = RunTasks(f.project.database()).tasks(run, false, 0, 3);
        QCOMPARE(userTaskText(tasks->first()), chars("U001, ours"));
        f.work(run);
        const auto figures = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(figures.items, RunItems::UserSummaries);
        QCOMPARE(figures.work, (WorkCounts{1, 1}));
        QCOMPARE(figures.scores, 1);
        QVERIFY(figures.mean >= 1.0);
    }
};

TANDEM_TEST(TestSummaryJudgeRun, QCoreApplication)
#include "tst_summaryjudgerun.moc"
