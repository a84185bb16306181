#include "testmain.h"
#include "usersumrunfixture.h"

#include "storage/check/projectcheck.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/runkind.h"
#include "storage/runs/tasktext.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace tandem;
using namespace tandem::llm;

namespace {

QString said(const char* text)
{
    return QString::fromUtf8(text);
}

/// Readers with a summary each.
struct PredictionsFixture : UsersumRunFixture
{
    explicit PredictionsFixture(int userCount = 2)
        : UsersumRunFixture(userCount)
    {
        for (int user = 1; user <= userCount; ++user)
            summary.append(books.addSummary(user));
    }

    qint64 tasksOf(int user)
    {
        return ProjectFixture::take(
            TimelineRepository(project.database()).tasks(books.users.at(user - 1)))
            .size();
    }
    QList<StoredPrediction> predictions(int user)
    {
        return ProjectFixture::take(
            UserSummaryRepository(project.database()).predictionsOf(summary.at(user - 1)));
    }
    int stored() { return number(said("SELECT count(*) FROM usersum_prediction")); }

    QList<UserSummaryId> summary;
};

} // namespace

/// Runs that predict from summaries of users, against a real server.
class TestPredictionsRun : public QObject
{
    Q_OBJECT

private slots:
    void everyTaskIsPredictedInEveryRepeat()
    {
        PredictionsFixture f;
        const qint64 tasks = f.tasksOf(1) + f.tasksOf(2);
        QVERIFY(tasks >= 8);
        const RunId run = f.predict();
        QCOMPARE(f.row(run).tasks.open, 2 * tasks);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 2 * tasks);
        QCOMPARE(f.stored(), int(2 * tasks));
        // Nothing is answered by another repeat.
        QCOMPARE(f.server.paidCalls(), int(2 * tasks));
        const StoredPrediction first = f.predictions(1).first();
        QCOMPARE(first.made.predictor, said("seer"));
        QCOMPARE(first.made.run, run);
        QVERIFY(first.made.reply.isValid() && first.made.choice);
        QCOMPARE(f.predictions(1).size(), 2 * f.tasksOf(1));
        const auto predicted =
            ProjectFixture::take(UserSummaryRepository(f.project.database())
                                     .predicted(f.books.log, said("ours"), said("seer")));
        QCOMPARE(predicted.size(), 4);
        QCOMPARE(usersum::runsOf(predicted), (QList<int>{1, 2}));
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void aPredictorSeesTheSummaryAndTheQuestionAlone()
    {
        PredictionsFixture f(1);
        f.work(f.predict());
        const auto tasks = ProjectFixture::take(
            TimelineRepository(f.project.database()).tasks(f.books.users.first()));
        const QList<ServedCall> calls = f.server.calls();
        QVERIFY(!calls.isEmpty());
        for (const ServedCall& call : calls) {
            const QString& prompt = call.question.prompt;
            QVERIFY(prompt.contains(said("A book lasts 1 days.")));
            QVERIFY(!prompt.contains(said("2020-01-02")) && !prompt.contains(said("rating 2")));
            QVERIFY(!prompt.contains(said("U001")) && !prompt.contains(said("reader1")));
            // Repeats are to differ.
            QVERIFY(call.question.body[said("temperature")].toDouble() > 0.5);
        }
        for (const StoredFutureTask& task : tasks)
            QCOMPARE(f.prompts(task.task.question).size() % 2, 0);
    }

    void whatIsRightIsAHit()
    {
        PredictionsFixture f(1);
        const auto tasks = ProjectFixture::take(
            TimelineRepository(f.project.database()).tasks(f.books.users.first()));
        QString all = said("**Summary**\nThe user likes");
        for (const StoredFutureTask& task : tasks)
            all += u' ' + task.task.choices.at(task.task.answer);
        const UserSummaryId knowing = f.books.addSummary(1, said("knowing"), all);
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.summarizers = {said("knowing")};
        f.work(f.predict(options));
        const auto predictions = ProjectFixture::take(
            UserSummaryRepository(f.project.database()).predictionsOf(knowing));
        QCOMPARE(predictions.size(), 2 * tasks.size());
        int hits = 0;
        for (const StoredPrediction& one : predictions)
            hits += one.isHit ? 1 : 0;
        // Both items; what else is asked may be named by them too.
        QVERIFY2(hits >= 2 * 2, qPrintable(QString::number(hits)));
        QVERIFY(f.predictions(1).isEmpty());
    }

    void theBaselineOfNoSummaryIsPredictedFromToo()
    {
        PredictionsFixture f(1);
        const UserSummaryId none = f.books.addNone(1);
        f.work(f.predict());
        QCOMPARE(
            ProjectFixture::take(UserSummaryRepository(f.project.database()).predictionsOf(none))
                .size(),
            2 * f.tasksOf(1));
        QCOMPARE(f.prompts(said("There is no summary of this user.")).size(), 2 * f.tasksOf(1));
    }

    void repeatsComeOneAfterTheOther()
    {
        PredictionsFixture f(2);
        const RunId run = f.predict();
        const auto tasks = RunTasks(f.project.database()).tasks(run, false, 0, 100);
        int last = 0;
        for (const TaskRow& task : *tasks) {
            const auto part = PredictionPart::fromKey(task.subject.part);
            QVERIFY(part && part->repeat >= last);
            last = part->repeat;
        }
        QCOMPARE(last, 2);
    }

    void aBlockedQuestionIsAskedOnceInARunWhateverItsRepeats()
    {
        PredictionsFixture f(1);
        f.endpoint.limits.concurrency = 1;
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{LlmFault::Kind::Refusal}; });
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.asks = 3;
        const qint64 tasks = f.tasksOf(1);
        const RunId run = f.predict(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 2 * tasks);
        // Second repeats may have been on their way when the first were blocked.
        QVERIFY(f.server.calls().size() <= tasks + 2);
        // Whoever retries wants it asked.
        f.server.setFaultRule({});
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 0);
        QCOMPARE(f.stored(), int(2 * tasks));
    }

    void whatIsPredictedIsNotAskedAgain()
    {
        PredictionsFixture f;
        f.work(f.predict());
        const int paid = f.server.paidCalls();
        const auto none = createRun(
            f.project.database(), f.predictionsPlan(UsersumRunFixture::predictionsOptions()));
        QVERIFY(!none && none.error().code == ErrorCode::NotFound);
        QVERIFY(none.error().remedy.contains(said("another name")));
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.runs = 3;
        const auto forecast =
            ProjectFixture::take(forecastRun(f.project.database(), f.predictionsPlan(options)));
        QCOMPARE(forecast.calls, f.tasksOf(1) + f.tasksOf(2));
        f.work(f.predict(options));
        QCOMPARE(f.server.paidCalls(), paid + paid / 2);
    }

    void anotherPredictorIsAskedAnew()
    {
        PredictionsFixture f(1);
        f.work(f.predict());
        const int paid = f.server.paidCalls();
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.predictor = said("seer 2");
        f.work(f.predict(options));
        QCOMPARE(f.server.paidCalls(), 2 * paid);
        QCOMPARE(ProjectFixture::take(
                     UserSummaryRepository(f.project.database()).predictors(f.books.log)),
            (QStringList{said("seer"), said("seer 2")}));
        // Not another model by the same name.
        options.runs = 9;
        RunPlan plan = f.predictionsPlan(options);
        plan.model = said("large");
        QVERIFY(f.refusal(plan).contains(said("from the model small, not from large")));
    }

    void aRunThatIsNotOverKeepsThePredictorsNameForItsModel()
    {
        PredictionsFixture f(1);
        const PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        const RunId run = f.make(f.predictionsPlan(options));
        RunPlan plan = f.predictionsPlan(options);
        plan.model = said("large");
        QVERIFY(f.refusal(plan).contains(said("from the model small, not from large")));
        ProjectFixture::check(RunRepository(f.project.database()).cancel(run));
        QVERIFY(createRun(f.project.database(), plan));
    }

    void whatNobodyCanReadIsAMissUntilItIsRetried()
    {
        PredictionsFixture f(1);
        const auto tasks = ProjectFixture::take(
            TimelineRepository(f.project.database()).tasks(f.books.users.first()));
        UsersumFaults faults;
        faults.unreadableText = tasks.first().task.question;
        f.server.setResponder(UsersumResponder(faults));
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.asks = 2;
        const RunId run = f.predict(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.row(run).tasks.unread, 2);
        const auto unread = [&] {
            return f.number(said("SELECT count(*) FROM usersum_prediction WHERE choice IS NULL"));
        };
        QCOMPARE(unread(), 2);
        QCOMPARE(f.number(said("SELECT sum(hit) FROM usersum_prediction WHERE choice IS NULL")), 0);
        QCOMPARE(f.prompts(tasks.first().task.question).size(), 4);
        // Still nothing that can be read, again and again.
        for (int turn = 0; turn < 5; ++turn) {
            QCOMPARE(f.work(run, true).state, RunState::Ended);
            QCOMPARE(f.row(run).tasks.unread, 2);
            QCOMPARE(unread(), 2);
        }
        f.server.setResponder(UsersumResponder());
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 0);
        QCOMPARE(unread(), 0);
        QCOMPARE(f.stored(), int(2 * f.tasksOf(1)));
    }

    void whatNobodyCouldReadIsOpenToAnotherRun()
    {
        PredictionsFixture f(1);
        const auto tasks = ProjectFixture::take(
            TimelineRepository(f.project.database()).tasks(f.books.users.first()));
        UsersumFaults faults;
        faults.unreadableText = tasks.first().task.question;
        f.server.setResponder(UsersumResponder(faults));
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.runs = 1;
        options.asks = 1;
        f.work(f.predict(options));
        f.server.setResponder(UsersumResponder());
        const RunId run = f.predict(options);
        QCOMPARE(f.row(run).tasks.open, 1);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.number(said("SELECT count(*) FROM usersum_prediction WHERE choice IS NULL")), 0);
        QCOMPARE(f.stored(), int(f.tasksOf(1)));
    }

    void whatWasImportedIsNotGoneOnWith()
    {
        PredictionsFixture f(1);
        f.books.predict(f.summary.first(), said("seer"), 1, said("-y"));
        QVERIFY(f.refusal(f.predictionsPlan(UsersumRunFixture::predictionsOptions()))
                    .contains(said("The predictions by \"seer\" were imported")));
    }

    void aProgramThatEndsInTheMiddleAsksNothingAgain()
    {
        PredictionsFixture f(3);
        const RunId run = f.predict();
        f.server.setDelay(5);
        for (int restart = 0; restart < 4; ++restart) {
            const int stored = f.replies();
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(f.replies() >= stored + 4 || program.end);
        }
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.replies(), f.distinctQuestions());
        QCOMPARE(f.stored(), int(2 * (f.tasksOf(1) + f.tasksOf(2) + f.tasksOf(3))));
    }

    void twoRunsMakeOnePrediction()
    {
        PredictionsFixture f(1);
        const RunId first = f.predict();
        const RunId second = f.predict();
        f.work(first);
        const int paid = f.server.paidCalls();
        QCOMPARE(f.work(second).state, RunState::Ended);
        QCOMPARE(f.row(second).tasks.failed, 0);
        QCOMPARE(f.server.paidCalls(), paid);
    }

    void summariesThatAreGoneFailTheirTasks()
    {
        PredictionsFixture f(1);
        const RunId run = f.predict();
        ProjectFixture::check(f.project.database().run(said("DELETE FROM usersum_summary")));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 2 * f.tasksOf(1));
        QCOMPARE(f.server.paidCalls(), 0);
    }

    void aCapIsKept()
    {
        PredictionsFixture f(2);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.limits.concurrency = 1;
        RunPlan plan = f.predictionsPlan(UsersumRunFixture::predictionsOptions());
        plan.cap = 0.008;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY(f.row(run).totals.cost <= 0.008);
        QVERIFY(f.stored() > 0);
        ProjectFixture::check(RunRepository(f.project.database()).setCap(run, 10.0));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.replies(), f.distinctQuestions());
    }

    void inABatchEveryRepeatIsAQuestion()
    {
        PredictionsFixture f(1);
        const RunId run = f.predict();
        QBuffer batch;
        QVERIFY(batch.open(QIODevice::WriteOnly));
        ProjectFixture::take(writeRunBatch(f.project.database(), run, f.endpoint, batch));
        QSet<QString> names;
        const QList<QByteArray> lines = batch.data().trimmed().split('\n');
        for (const QByteArray& line : lines)
            names.insert(QJsonDocument::fromJson(line)[said("custom_id")].toString());
        QCOMPARE(lines.size(), 2 * f.tasksOf(1));
        QCOMPARE(names.size(), lines.size());
    }

    void whyNothingIsThereToPredictIsSaid()
    {
        UsersumRunFixture f(1);
        const auto refused = [&](const PredictionsOptions& options) {
            const auto run = createRun(f.project.database(), f.predictionsPlan(options));
            return run ? QString() : run.error().sentence();
        };
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        QVERIFY(refused(options).contains(said("no user summaries")));
        f.books.addSummary(1);
        options.summarizers = {said("theirs")};
        QVERIFY(refused(options).contains(said("\"theirs\"")));
        QVERIFY(refused(options).contains(said("ours")));
        options.summarizers.clear();
        options.runs = 0;
        QVERIFY(!refused(options).isEmpty());
        options.runs = 101;
        QVERIFY(!refused(options).isEmpty());
        options.runs = 1;
        options.predictor = said(" ");
        QVERIFY(refused(options).contains(said("no name")));
    }

    void namesThatNothingIsStoredUnderAreRefusedBeforeAnythingIsAsked()
    {
        UsersumRunFixture f(1);
        f.books.addSummary(1);
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        for (const QString& name : {said("a\033b"), said("a,b"), QString(300, u'x')}) {
            options.predictor = name;
            QVERIFY(!createRun(f.project.database(), f.predictionsPlan(options)));
            QVERIFY(!forecastRun(f.project.database(), f.predictionsPlan(options)));
        }
    }

    void partsHaveOneName()
    {
        QCOMPARE((PredictionPart{3, 2}.key()), said("3/2"));
        QCOMPARE(PredictionPart::fromKey(said("3/2")), (PredictionPart{3, 2}));
        for (const char* key : {"", "3", "3/", "0/1", "3/0", "3/2/1", "03/2", "a/b", "-1/2"})
            QVERIFY(!PredictionPart::fromKey(said(key)));
    }

    void optionsAreKept()
    {
        PredictionsOptions options = UsersumRunFixture::predictionsOptions();
        options.summarizers = {said("a"), said("b")};
        options.log = said("books");
        options.asks = 5;
        RunOptions all;
        all.predictions = options;
        QCOMPARE(runOptionsFrom(runOptionsJson(RunKindId::Predictions, all)).predictions, options);
    }

    void tasksAreNamed()
    {
        PredictionsFixture f(1);
        const RunId run = f.predict();
        const auto tasks = RunTasks(f.project.database()).tasks(run, false, 0, 3);
        QCOMPARE(userTaskText(tasks->at(1)), said("U001, ours, task 2, run 1"));
        f.work(run);
        const auto figures = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(figures.items, RunItems::UserSummaries);
        QCOMPARE(figures.work, (WorkCounts{1, 1}));
        QCOMPARE(figures.scores, 2 * f.tasksOf(1));
        QVERIFY(figures.mean);
    }
};

TANDEM_TEST(TestPredictionsRun, QCoreApplication)
#include "tst_predictionsrun.moc"
