#include "testmain.h"
#include "usersumrunfixture.h"

#include "storage/check/projectcheck.h"
#include "storage/project/summarymaking.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"
#include "storage/runs/tasktext.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <atomic>

using namespace tandem;
using namespace tandem::llm;

namespace {

constexpr int kSegments = 4;

QString words(const char* text)
{
    return QString::fromUtf8(text);
}

/// What comes back for the requests of a batch, the same for all.
QByteArray batchResults(const QByteArray& batch, const QString& answer)
{
    QByteArray results;
    const QJsonObject choice{{words("message"), QJsonObject{{words("role"), words("assistant")},
                                                    {words("content"), answer}}},
        {words("finish_reason"), words("stop")}};
    const QJsonObject response{{words("status_code"), 200},
        {words("body"), QJsonObject{{words("choices"), QJsonArray{choice}}}}};
    for (const QByteArray& line : batch.trimmed().split('\n'))
        results +=
            QJsonDocument(
                QJsonObject{{words("custom_id"), QJsonDocument::fromJson(line)[words("custom_id")]},
                    {words("response"), response}})
                .toJson(QJsonDocument::Compact) +
            '\n';
    return results;
}

} // namespace

/// Runs that summarize users, against a real server.
class TestUserSummariesRun : public QObject
{
    Q_OBJECT

private slots:
    void inASingleStepAModelSeesThePastAlone()
    {
        UsersumRunFixture f;
        const RunId run = f.summarize(UsersumRunFixture::singleStep());
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 2);
        QCOMPARE(f.summaries(), 2);
        const StoredUserSummary summary = f.summariesOf(1).first();
        QCOMPARE(summary.made.summarizer, words("small"));
        QCOMPARE(summary.made.origin, SummaryOrigin::Run);
        QCOMPARE(summary.made.mostWords, std::optional<qint64>(80));
        QCOMPARE(summary.made.run, run);
        QVERIFY(summary.made.reply.isValid());
        QVERIFY2(summary.made.text.contains(words("The user read 24 books.")),
            qPrintable(summary.made.text));
        const QStringList prompts = f.prompts(words("<<<ACTIVITIES"));
        QCOMPARE(prompts.size(), 2);
        QVERIFY(prompts.first().contains(UsersumFixture::timeline(1).activities.at(23).title));
        QVERIFY(!prompts.first().contains(UsersumFixture::timeline(1).activities.at(24).title));
        QVERIFY(!prompts.first().contains(words("reader1")));
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void whatIsConsistentIsCheckedOnceAndCombined()
    {
        UsersumRunFixture f(1);
        const RunId run = f.summarize();
        QCOMPARE(f.row(run).tasks.open, kSegments);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 4 * kSegments + 1);
        QCOMPARE(f.row(run).work, (WorkCounts{1, 1}));
        for (const char* part : {"segment/%", "query/%.0", "questions/%.0", "answers/%.0"})
            QCOMPARE(f.tasks(words(part)), kSegments);
        const QStringList combined = f.prompts(words("<<<SEGMENTS"));
        QCOMPARE(combined.size(), 1);
        QCOMPARE(combined.first().count(words("draft 0")), kSegments);
        const StoredUserSummary summary = f.summariesOf(1).first();
        QVERIFY(summary.made.text.contains(words("The user reads all year.")));
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void aSegmentThatInventsSomethingIsRewrittenWithWhatWasFound()
    {
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.inventedVersions = 1;
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.summarize();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.tasks(words("rewrite/%.1")), kSegments);
        QCOMPARE(f.tasks(words("answers/%.1")), kSegments);
        QCOMPARE(f.tasks(words("rewrite/%.2")), 0);
        QCOMPARE(f.row(run).tasks.done, 8 * kSegments + 1);
        const QStringList rewritten = f.prompts(words("<<<FOUND"));
        QCOMPARE(rewritten.size(), kSegments);
        QVERIFY(rewritten.first().contains(words("The summary answers: Atlantis 0.")));
        QVERIFY(!rewritten.first().contains(words("does not answer the query")));
        QCOMPARE(f.prompts(words("<<<SEGMENTS")).first().count(words("draft 1")), kSegments);
        QVERIFY(!f.summariesOf(1).first().made.text.contains(words("Atlantis")));
    }

    void whatARunAskedOnTheWayCanBeOpened()
    {
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.inventedVersions = 1;
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.summarize();
        f.work(run);
        const auto making = ProjectFixture::take(
            summaryMaking(f.project.database(), f.books.users.first(), words("small")));
        QVERIFY(making);
        QCOMPARE(making->run, run);
        QCOMPARE(making->segments.size(), kSegments);
        for (const MadeSegment& segment : making->segments) {
            QCOMPARE(segment.versions.size(), 2);
            const MadeVersion& first = segment.versions.first();
            QVERIFY(first.summary.value && first.query.value->isConsistent);
            QCOMPARE(first.pairs.value->last().answer, words("Atlantis 0"));
            QVERIFY(!first.verdictOn(1)->isConsistent);
            QVERIFY(!first.verdictOn(1)->reference.isEmpty());
            QCOMPARE(segment.outcome, std::optional(usersum::SegmentOutcome{1, true}));
        }
        QCOMPARE(making->combined.value->text(), f.summariesOf(1).first().made.text);
    }

    void aSegmentThatMissesTheQueryIsRewrittenForThatAlone()
    {
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.vagueVersions = 1;
        f.server.setResponder(UsersumResponder(faults));
        f.work(f.summarize());
        const QStringList rewritten = f.prompts(words("<<<FOUND"));
        QCOMPARE(rewritten.size(), kSegments);
        QVERIFY(
            rewritten.first().contains(words("It does not answer the query: It says nothing.")));
        QVERIFY(!rewritten.first().contains(words("The summary answers:")));
        QCOMPARE(f.summaries(), 1);
    }

    void whatTheLastRoundMakesIsNotChecked()
    {
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.inventedVersions = 9;
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.summarize();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.tasks(words("rewrite/%.2")), kSegments);
        QCOMPARE(f.tasks(words("query/%.2")) + f.tasks(words("questions/%.2")), 0);
        QCOMPARE(f.row(run).tasks.done, 9 * kSegments + 1);
        QCOMPARE(f.prompts(words("<<<SEGMENTS")).first().count(words("draft 2")), kSegments);
    }

    void withoutRoundsNothingIsChecked()
    {
        UsersumRunFixture f(1);
        UserSummariesOptions options = UsersumRunFixture::summariesOptions();
        options.rounds = 0;
        const RunId run = f.summarize(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, kSegments + 1);
        QCOMPARE(f.summaries(), 1);
    }

    void whatNamesNothingHasNoAnswersToCheck()
    {
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.namesNothing = true;
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.summarize();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.tasks(words("answers/%")), 0);
        QCOMPARE(f.row(run).tasks.done, 3 * kSegments + 1);
        QCOMPARE(f.summaries(), 1);
    }

    void oneSegmentIsCombinedToo()
    {
        UsersumRunFixture f(1);
        UserSummariesOptions options = UsersumRunFixture::summariesOptions();
        options.segments = {usersum::SegmentUnit::Year, 20, 100};
        const RunId run = f.summarize(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 5);
        QCOMPARE(f.tasks(words("combine")), 1);
    }

    void aPartThatFailsStopsItsUserAloneUntilItIsRetried()
    {
        UsersumRunFixture f(3);
        UsersumFaults faults;
        // The first book of the first reader.
        faults.unreadableText = UsersumFixture::timeline(1).activities.first().title;
        f.server.setResponder(UsersumResponder(faults));
        UserSummariesOptions options = UsersumRunFixture::summariesOptions();
        options.asks = 2;
        const RunId run = f.summarize(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 1);
        QCOMPARE(f.summaries(), 2);
        QVERIFY(f.summariesOf(1).isEmpty());
        QCOMPARE(f.row(run).work, (WorkCounts{3, 3}));
        // Still unreadable, but asked otherwise.
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 1);
        f.server.setResponder(UsersumResponder());
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.summaries(), 3);
        QCOMPARE(f.row(run).tasks.done, 3 * (4 * kSegments + 1));
    }

    void everyStepThatFailsIsGoneOnFrom_data()
    {
        QTest::addColumn<QString>("mark");
        for (const char* mark : {"activities of the time", "<<<QUERY\n", "Find the key entities",
                 "<<<ANSWERS\n", "<<<FOUND\n", "<<<SEGMENTS\n"})
            QTest::newRow(mark) << words(mark);
    }

    void everyStepThatFailsIsGoneOnFrom()
    {
        QFETCH(const QString, mark);
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.inventedVersions = 1;
        f.server.setResponder(UsersumResponder(faults));
        f.server.setFaultRule([mark](const LlmQuestion& question) {
            return question.prompt.contains(mark) ? LlmFault::httpStatus(400) : LlmFault{};
        });
        const RunId run = f.summarize();
        f.work(run);
        QCOMPARE(f.summaries(), 0);
        f.server.setFaultRule({});
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.row(run).tasks.done, 8 * kSegments + 1);
        QCOMPARE(f.summaries(), 1);
        QCOMPARE(f.replies(), f.distinctQuestions());
    }

    void unreadableRepliesAreAskedAgain()
    {
        UsersumRunFixture f(1);
        UsersumFaults faults;
        faults.unreadableFirst = 1;
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.summarize();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.server.paidCalls(), 2 * (4 * kSegments + 1));
        QCOMPARE(f.summaries(), 1);
    }

    void aProgramThatEndsInTheMiddleAsksNothingAgain()
    {
        UsersumRunFixture f(4);
        UsersumFaults faults;
        faults.inventedVersions = 1;
        f.server.setResponder(UsersumResponder(faults));
        const RunId run = f.summarize();
        f.server.setDelay(5);
        for (int restart = 0; restart < 6; ++restart) {
            const int stored = f.replies();
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(f.replies() >= stored + 7 || program.end);
        }
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.replies(), f.distinctQuestions());
        QCOMPARE(f.summaries(), 4);
        QCOMPARE(f.row(run).tasks.done, 4 * (8 * kSegments + 1));
        QCOMPARE(f.number(words("SELECT count(*) FROM (SELECT 1 FROM llm_task"
                                " GROUP BY subject_id, part HAVING count(*) > 1)")),
            0);
    }

    void aCapStopsItBetweenTheParts()
    {
        UsersumRunFixture f(1);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.limits.concurrency = 1;
        RunPlan plan = f.summariesPlan(UsersumRunFixture::summariesOptions());
        plan.cap = 0.012;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY(f.row(run).totals.cost <= 0.012);
        QCOMPARE(f.summaries(), 0);
        ProjectFixture::check(RunRepository(f.project.database()).setCap(run, 10.0));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.summaries(), 1);
        QCOMPARE(f.replies(), f.distinctQuestions());
    }

    void theSameIsNotPaidForAgainUnderAnotherName()
    {
        UsersumRunFixture f(1);
        f.work(f.summarize());
        const int paid = f.server.paidCalls();
        UserSummariesOptions options = UsersumRunFixture::summariesOptions();
        options.summarizer = words("again");
        const auto forecast =
            ProjectFixture::take(forecastRun(f.project.database(), f.summariesPlan(options)));
        QCOMPARE(forecast.fromCache, f.replies());
        QCOMPARE(forecast.calls + forecast.followUpCalls + forecast.mostFollowUpCalls, 0);
        QCOMPARE(f.work(f.summarize(options)).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), paid);
        QCOMPARE(f.summariesOf(1).size(), 2);
        QCOMPARE(f.summariesOf(1).at(0).made.text, f.summariesOf(1).at(1).made.text);
    }

    void whatASummarizerHasIsNotMadeAgain()
    {
        UsersumRunFixture f(2);
        UserSummariesOptions options = UsersumRunFixture::singleStep();
        options.users = {f.books.users.first()};
        f.work(f.summarize(options));
        options.users.clear();
        const auto forecast =
            ProjectFixture::take(forecastRun(f.project.database(), f.summariesPlan(options)));
        QCOMPARE(forecast.selection.alreadyDone, 1);
        QCOMPARE(forecast.calls, 1);
        QVERIFY(!forecast.selection.isComplete);
        f.work(f.summarize(options));
        QCOMPARE(f.summaries(), 2);
        const auto none = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
        QVERIFY(none.error().remedy.contains(words("another name")));
        QVERIFY(runKind(RunKindId::UserSummaries)
                    .select(f.project.database(), f.summariesPlan(options).options)
                    ->isComplete);
    }

    void twoRunsMakeOneSummary()
    {
        UsersumRunFixture f(1);
        const RunId first = f.summarize();
        const RunId second = f.summarize();
        QCOMPARE(f.work(first).state, RunState::Ended);
        QCOMPARE(f.work(second).state, RunState::Ended);
        QCOMPARE(f.summaries(), 1);
        QCOMPARE(f.row(second).tasks.failed, 0);
    }

    void namesOfOthersAreRefused()
    {
        UsersumRunFixture f(2);
        f.books.addSummary(1, words("ours"));
        f.books.addNone(1);
        UserSummariesOptions options = UsersumRunFixture::summariesOptions();
        options.summarizer = words("ours");
        QVERIFY(f.refusal(f.summariesPlan(options)).contains(words("\"ours\" were imported")));
        options.summarizer = words("no summary");
        QVERIFY(f.refusal(f.summariesPlan(options)).contains(words("is a baseline")));
        options.summarizer = words("small");
        options.users = {f.books.users.first()};
        const RunId run = f.summarize(options);
        // Neither with what is there nor with what is to come.
        for (int turn = 0; turn < 2; ++turn) {
            options.users = {f.books.users.last()};
            RunPlan plan = f.summariesPlan(options);
            plan.model = words("large");
            QVERIFY(f.refusal(plan).contains(words("from the model small, not from large")));
            UserSummariesOptions other = options;
            other.rounds = 1;
            QVERIFY(f.refusal(f.summariesPlan(other)).contains(words("have other settings")));
            other = options;
            other.mostWords = 50;
            QVERIFY(f.refusal(f.summariesPlan(other)).contains(words("have other settings")));
            other = options;
            other.isHierarchical = false;
            QVERIFY(f.refusal(f.summariesPlan(other)).contains(words("have other settings")));
            other = options;
            other.asks = 9;
            QCOMPARE(f.refusal(f.summariesPlan(other)), QString());
            if (turn == 0)
                f.work(run);
        }
    }

    void optionsThatNoSummaryCanKeepToAreRefused()
    {
        UsersumRunFixture f(1);
        const auto refused = [&](auto change) {
            UserSummariesOptions options = UsersumRunFixture::summariesOptions();
            change(options);
            const auto run = createRun(f.project.database(), f.summariesPlan(options));
            return run ? QString() : run.error().what;
        };
        using Options = UserSummariesOptions;
        QVERIFY(refused([](Options& o) { o.summarizer = words(" "); }).contains(words("no name")));
        QVERIFY(!refused([](Options& o) { o.query = words(" "); }).isEmpty());
        QVERIFY(!refused([](Options& o) { o.mostWords = 0; }).isEmpty());
        QVERIFY(!refused([](Options& o) { o.rounds = 11; }).isEmpty());
        QVERIFY(!refused([](Options& o) { o.rounds = -1; }).isEmpty());
        QVERIFY(!refused([](Options& o) { o.segments.most = 6; }).isEmpty());
        QVERIFY(refused([](Options& o) { o.log = words("films"); }).contains(words("films")));
    }

    void usersWhoAreNotCutAreLeftOut()
    {
        UsersumRunFixture f(1);
        f.books.addLog(words("uncut"), 2);
        UserSummariesOptions options = UsersumRunFixture::singleStep();
        auto forecast =
            ProjectFixture::take(forecastRun(f.project.database(), f.summariesPlan(options)));
        QCOMPARE(forecast.calls, 1);
        QCOMPARE(forecast.selection.samplesNotReady, 2);
        options.log = words("uncut");
        const auto none = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!none && none.error().what.contains(words("not split")));
        options.users = {f.books.users.last()};
        const auto named = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!named && named.error().what.contains(words("U003")));
        options.log = words("books");
        const auto stranger = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!stranger && stranger.error().what.contains(words("U003")));
        QVERIFY(stranger.error().what.contains(words("books")));
        options.users.clear();
        forecast =
            ProjectFixture::take(forecastRun(f.project.database(), f.summariesPlan(options)));
        QCOMPARE(forecast.selection.samplesNotReady, 0);
        QCOMPARE(forecast.calls, 1);
    }

    void aTimelineIsNotCutOtherwiseOnceARunAsksAboutIt()
    {
        UsersumRunFixture f(1);
        f.summarize();
        FuturePlan plan;
        plan.rule.share = 0.5;
        const auto set = TimelineRepository(f.project.database()).setPlan(f.books.log, plan);
        QVERIFY(!set);
        QCOMPARE(set.error().code, ErrorCode::Refused);
    }

    void usersWhoAreGoneFailTheirTasks()
    {
        UsersumRunFixture f(2);
        const RunId run = f.summarize();
        for (const char* table : {"usersum_task", "usersum_user"})
            ProjectFixture::check(f.project.database().run(words("DELETE FROM ") + words(table)));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 2 * kSegments);
        QCOMPARE(f.server.paidCalls(), 0);
    }

    void aForecastCountsWhatIsToCome()
    {
        UsersumRunFixture f(2);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 2.0;
        UsersumFaults faults;
        faults.inventedVersions = 1;
        f.server.setResponder(UsersumResponder(faults));
        const auto before = ProjectFixture::take(forecastRun(
            f.project.database(), f.summariesPlan(UsersumRunFixture::summariesOptions())));
        QCOMPARE(before.calls, 2 * kSegments);
        QCOMPARE(before.calls + before.followUpCalls, 2 * (8 * kSegments + 1));
        QCOMPARE(before.calls + before.mostFollowUpCalls, 2 * (9 * kSegments + 1));
        const RunId run = f.summarize();
        f.work(run);
        const RunRow row = f.row(run);
        QCOMPARE(row.tasks.done, before.calls + before.followUpCalls);
        // The model that answers here is short of words, so that only what it reads can be told.
        const double told = double(before.inputTokens) / double(row.totals.usage.input);
        QVERIFY2(told > 0.7 && told < 1.4, qPrintable(QString::number(told)));
        QVERIFY(*before.costHigh >= 0.7 * row.totals.cost);
        const auto single =
            ProjectFixture::take(forecastRun(f.project.database(), f.summariesPlan([] {
                UserSummariesOptions options = UsersumRunFixture::singleStep();
                options.summarizer = words("plain");
                return options;
            }())));
        QCOMPARE(single.calls, 2);
        QCOMPARE(single.followUpCalls, 0);
    }

    void aForecastOfARunThatStandsCountsWhatIsLeft()
    {
        UsersumRunFixture f(2);
        UsersumFaults faults;
        faults.inventedVersions = 1;
        const UsersumResponder answer(faults);
        std::atomic<int> left = 40;
        f.server.setResponder(answer);
        f.server.setFaultRule([&left](const LlmQuestion&) {
            return --left < 0 ? LlmFault::httpStatus(400) : LlmFault{};
        });
        const RunPlan plan = f.summariesPlan(UsersumRunFixture::summariesOptions());
        const auto before = ProjectFixture::take(forecastRun(f.project.database(), plan));
        const RunId run = f.make(plan);
        f.work(run);
        const auto now = ProjectFixture::take(forecastRun(f.project.database(), plan));
        QCOMPARE(now.fromCache, 40);
        QVERIFY(now.calls > 0);
        QCOMPARE(
            now.fromCache + now.calls + now.followUpCalls, before.calls + before.followUpCalls);
        QVERIFY(now.mostFollowUpCalls >= now.followUpCalls);
        QVERIFY(now.inputTokens < before.inputTokens);
        const QString told = forecastReport(now).lines.first();
        QVERIFY2(told.contains(words("one rewrite per segment; there can be at most")),
            qPrintable(told));
        f.server.setFaultRule({});
        f.work(run, true);
        QCOMPARE(f.replies(), int(now.fromCache + now.calls + now.followUpCalls));
    }

    void whatABatchAnsweredIsGoneOnWith()
    {
        UsersumRunFixture f(1);
        const RunId run = f.summarize();
        QBuffer batch;
        QVERIFY(batch.open(QIODevice::WriteOnly));
        ProjectFixture::take(writeRunBatch(f.project.database(), run, f.endpoint, batch));
        QBuffer results;
        results.setData(batchResults(batch.data(),
            words("{\"summary\": \"The user read, draft 0.\", \"insights\": [\"Much.\"]}")));
        QVERIFY(results.open(QIODevice::ReadOnly));
        ProjectFixture::take(readRunBatch(f.project.database(), run, f.endpoint, results));
        QCOMPARE(f.row(run).tasks.done, kSegments);
        QCOMPARE(f.row(run).tasks.open, 2 * kSegments);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.summaries(), 1);
    }

    void optionsAreKept()
    {
        UserSummariesOptions options = UsersumRunFixture::summariesOptions();
        options.isHierarchical = false;
        options.rounds = 1;
        options.log = words("books");
        options.asks = 7;
        RunOptions all;
        all.userSummaries = options;
        QCOMPARE(
            runOptionsFrom(runOptionsJson(RunKindId::UserSummaries, all)).userSummaries, options);
    }

    void tasksAreNamed()
    {
        UsersumRunFixture f(2);
        const RunId run = f.summarize();
        const auto tasks = RunTasks(f.project.database()).tasks(run, false, 0, 9);
        QCOMPARE(userTaskText(tasks->at(0)), words("U001, Segment 1"));
        QCOMPARE(userTaskText(tasks->at(kSegments)), words("U002, Segment 1"));
        QCOMPARE(tasks->at(0).samplePosition, 0);
        QCOMPARE(sampleTaskText(tasks->at(0)) + caseTaskText(tasks->at(0)), QString());
        f.work(run);
        const auto figures = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(figures.items, RunItems::TimelineUsers);
        QCOMPARE(figures.work, (WorkCounts{2, 2}));
        QVERIFY(!figures.mean);
    }
};

TANDEM_TEST(TestUserSummariesRun, QCoreApplication)
#include "tst_usersummariesrun.moc"
