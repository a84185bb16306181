#include "storage/repositories/tasklisting.h"

#include "caserunfixture.h"
#include "models/expert/scores.h"
#include "storage/repositories/runcourse.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// Answers nothing usable about the second paragraph of any article.
QString answerOfHalf(const llm::LlmQuestion& question)
{
    const QString answer = llm::factsAnswer(question);
    return answer.contains(QLatin1String("Paragraph 2 ")) ? QStringLiteral("I would rather not.")
                                                          : answer;
}

} // namespace

class TestTaskListing final : public QObject
{
    Q_OBJECT

private slots:
    void tasksAreListedWithTheirTriesAndLatency()
    {
        RunFixture f;
        f.server.setResponder(answerOfHalf);
        const RunId run = f.decompose();
        f.work(run);
        const auto all = ProjectFixture::take(taskPage(f.project.database(), {run, false, 0, 10}));
        QCOMPARE(all.all, 15);
        QCOMPARE(all.listed, 15);
        QCOMPARE(all.failed, 3);
        QCOMPARE(all.tasks.size(), 10);
        QCOMPARE(all.tasks.first().tries, 1);
        QVERIFY(all.tasks.first().latencyMs.has_value());
        const auto failed =
            ProjectFixture::take(taskPage(f.project.database(), {run, true, 0, 10}));
        QCOMPARE(failed.listed, 3);
        QCOMPARE(failed.tasks.size(), 3);
        for (const ListedTask& task : failed.tasks) {
            QCOMPARE(task.task.state, TaskState::Failed);
            QCOMPARE(task.tries, kAsksPerAttempt);
            const auto tries = ProjectFixture::take(triesWith(f.project.database(), task.reply));
            QCOMPARE(tries.size(), kAsksPerAttempt);
            QCOMPARE(tries.last(), task.reply);
        }
        // Another attempt adds its tries to those before.
        f.work(run, true);
        const auto again = ProjectFixture::take(taskPage(f.project.database(), {run, true, 0, 10}));
        QCOMPARE(again.tasks.first().tries, 2 * kAsksPerAttempt);
    }

    void aRunIsFollowedOverTimeInAFewMoments()
    {
        RunFixture f;
        f.endpoint.prices = {1'000.0, 10'000.0, QStringLiteral("EUR")};
        const RunId run = f.decompose();
        QVERIFY(ProjectFixture::take(runCourse(f.project.database(), run, 5)).isEmpty());
        f.work(run);
        const auto course = ProjectFixture::take(runCourse(f.project.database(), run, 5));
        QVERIFY(!course.isEmpty() && course.size() <= 5);
        QCOMPARE(course.last().tasks, 15);
        QCOMPARE(course.last().cost, f.row(run).totals.cost);
        for (qsizetype i = 1; i < course.size(); ++i) {
            QVERIFY(course.at(i).ms > course.at(i - 1).ms);
            QVERIFY(course.at(i).tasks >= course.at(i - 1).tasks);
            QVERIFY(course.at(i).cost >= course.at(i - 1).cost);
        }
    }

    void aPageBehindTheEndIsTheLastOne()
    {
        RunFixture f;
        const RunId run = f.decompose();
        const auto last =
            ProjectFixture::take(taskPage(f.project.database(), {run, false, 400, 4}));
        QCOMPARE(last.first, 12);
        QCOMPARE(last.tasks.size(), 3);
        QCOMPARE(last.tasks.last().task.position, 15);
        const auto none = ProjectFixture::take(taskPage(f.project.database(), {run, true, 8, 4}));
        QCOMPARE(none.first, 0);
        QVERIFY(none.tasks.isEmpty());
    }

    void ofAHundredThousandTasksOnePageIsRead()
    {
        RunFixture f(1);
        const RunId run = f.decompose();
        f.number(QStringLiteral("SELECT 1"));
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 6 UNION ALL SELECT i + 1 FROM n"
                           " WHERE i < 100000) INSERT INTO llm_task (run_id, position, subject_id,"
                           " part, sample_id, hash, first_sample, state, error) SELECT t.run_id, i,"
                           " t.subject_id, '', t.sample_id, '', 0, 1 + (i % 1000 = 0), ''"
                           " FROM n JOIN llm_task t WHERE t.run_id = ? AND t.position = 1"),
            {run.value}));
        const auto page =
            ProjectFixture::take(taskPage(f.project.database(), {run, false, 99'500, 500}));
        QCOMPARE(page.all, 100'000);
        QCOMPARE(page.tasks.size(), 500);
        QCOMPARE(page.tasks.last().task.position, 100'000);
        const auto failed =
            ProjectFixture::take(taskPage(f.project.database(), {run, true, 50, 500}));
        QCOMPARE(failed.listed, 100);
        QCOMPARE(failed.tasks.size(), 50);
        QCOMPARE(failed.tasks.first().task.position, 51'000);
    }

    void casesAndTheMeanScoreAreOfWhatIsDone()
    {
        CaseRunFixture f(2);
        const RunId run = f.evaluate();
        const auto before = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(before.items, RunItems::Outputs);
        QCOMPARE(before.work, (WorkCounts{0, 2}));
        QVERIFY(!before.mean);
        f.work(run);
        const auto after = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(after.work, (WorkCounts{2, 2}));
        QCOMPARE(after.scores, 4);
        double sum = 0.0;
        const auto evaluations = f.evaluations(run);
        for (const EvaluationSummary& evaluation : evaluations) {
            QVERIFY(evaluation.scores);
            sum += evaluation.scores->of(expert::Mode::Average).f1;
        }
        QVERIFY(sum > 0.0);
        QCOMPARE(*after.mean, sum / 4);
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("UPDATE llm_task SET state = ? WHERE run_id = ? AND position = 1"),
            {TaskState::Failed, run}));
        const auto failed = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(failed.work, (WorkCounts{1, 2})); // a case with what failed is not done
    }

    void samplesAreCountedWhereParagraphsAreAskedAbout()
    {
        RunFixture f;
        const RunId run = f.decompose();
        f.work(run);
        const auto figures = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(figures.items, RunItems::Paragraphs);
        QCOMPARE(figures.work, (WorkCounts{3, 3}));
        QVERIFY(!figures.mean);
    }
};

TANDEM_TEST(TestTaskListing, QCoreApplication)
#include "tst_tasklisting.moc"
