#include "caserunfixture.h"
#include "llmserver.h"
#include "tampering.h"
#include "testmain.h"

#include "models/expert/decision.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runagain.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/tasktext.h"

#include <QBuffer>

using namespace tandem;
using namespace tandem::expert;
using namespace tandem::llm;

namespace {

/// Temperatures at which each question was asked, in order.
QHash<QString, QList<double>> temperatures(const LlmServer& server)
{
    QHash<QString, QList<double>> asked;
    const QList<ServedCall> calls = server.calls();
    for (const ServedCall& call : calls) {
        if (call.isPaid())
            asked[call.question.prompt].append(
                call.question.body[QStringLiteral("temperature")].toDouble());
    }
    return asked;
}

bool allHaveReplies(const Explanation& explanation)
{
    for (const Side which : {Side::Expected, Side::Generated}) {
        const ExplainedSide& side = explanation.side(which);
        if (!side.reply.isValid() || side.matches.size() != side.aspects.size())
            return false;
        for (const AspectMatch& match : side.matches) {
            if (!match.reply.isValid() || match.content.reply.isValid() != match.matched ||
                match.style.reply.isValid() != match.matched)
                return false;
        }
    }
    return true;
}

} // namespace

/// ExPerT runs against a real server.
class TestExpertRun : public QObject
{
    Q_OBJECT

private slots:
    void casesThatAreExcludedAreNotAsked()
    {
        CaseRunFixture f(2);
        const RunId run = f.evaluate();
        SettingAside aside(f.project.database());
        const CaseId first{f.number(QStringLiteral("SELECT min(id) FROM text_case"))};
        ProjectFixture::check(aside.exclude(first, {}, f.project.lea));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QVERIFY(f.row(run).tasks.aside > 0);
        QCOMPARE(f.row(run).work, (WorkCounts{2, 4}));
        const auto calls = f.server.calls();
        for (const llm::ServedCall& call : calls)
            QVERIFY(!call.question.prompt.contains(QLatin1String("Harbour 1 ")));
        ProjectFixture::check(aside.bringBack(first, f.project.lea));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).work, (WorkCounts{4, 4}));
    }

    void onlyOutputsNotYetEvaluatedAreTaken()
    {
        CaseRunFixture f(2);
        ExpertRunOptions heron;
        heron.systems = {QStringLiteral("heron")};
        const RunId first = f.evaluate(heron);
        // What a run that is not over will come to is left out as well.
        ExpertRunOptions rest;
        rest.onlyNew = true;
        const RunId second = f.evaluate(rest);
        QCOMPARE(f.evaluations(second).size(), 2);
        QCOMPARE(f.evaluations(second).first().system, QStringLiteral("kestrel"));
        QVERIFY(runOptionsFrom(f.row(second).settings).expert.onlyNew);
        QCOMPARE(f.work(first).state, RunState::Ended);
        QCOMPARE(f.work(second).state, RunState::Ended);
        RunPlan plan = f.plan(RunKindId::Expert);
        plan.options.expert = rest;
        const auto none = createRun(f.project.database(), plan);
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
        QVERIFY(none.error().what.contains(QLatin1String("already evaluated")));
        // A run that was cancelled leaves its outputs to the next one.
        f.addCase(CaseRunFixture::textCase(3));
        const RunId cancelled = f.evaluate(rest);
        ProjectFixture::check(RunRepository(f.project.database()).cancel(cancelled));
        QCOMPARE(f.evaluations(f.evaluate(rest)).size(), 2);
    }

    void theSameRequestForNewOutputsGoesOnWithItsRun()
    {
        CaseRunFixture f(1);
        RunPlan plan = f.plan(RunKindId::Expert);
        plan.options.expert.onlyNew = true;
        const auto run = [&] { return runForPlan(f.project.database(), plan); };
        const RunId first = ProjectFixture::take(run());
        QCOMPARE(ProjectFixture::take(run()), first);
        QCOMPARE(f.work(first).state, RunState::Ended);
        QVERIFY(!run());
        f.addCase(CaseRunFixture::textCase(2));
        QVERIFY(ProjectFixture::take(run()) != first);
    }

    void aRunDecidesEverythingAboutEveryOutput()
    {
        CaseRunFixture f;
        const RunId run = f.evaluate();
        QCOMPARE(f.row(run).tasks.open, 12);
        QCOMPARE(f.evaluations(run).size(), 6);
        QCOMPARE(f.evaluations(run).first().state, EvaluationState::UnderWay);
        QCOMPARE(f.work(run).state, RunState::Ended);
        const RunRow row = f.row(run);
        QCOMPARE(row.state, RunState::Ended);
        QCOMPARE(row.tasks.open + row.tasks.failed, 0);
        const QList<EvaluationSummary> evaluations = f.evaluations(run);
        QCOMPARE(evaluations.size(), 6);
        for (const EvaluationSummary& evaluation : evaluations) {
            QCOMPARE(evaluation.state, EvaluationState::Complete);
            QVERIFY(evaluation.scores.has_value());
            QCOMPARE(evaluation.faults, 0);
            QVERIFY(allHaveReplies(f.explanation(evaluation)));
        }
        const Explanation heron = f.explanation(evaluations.first());
        QCOMPARE(heron.expected.aspects.size(), 3);
        QCOMPARE(heron.generated.aspects.size(), 2);
        QCOMPARE(heron.expected.matches.at(0).other, std::optional(0));
        QVERIFY(heron.expected.matches.at(0).content.aligned);
        QVERIFY(heron.expected.matches.at(0).style.aligned);
        QCOMPARE(heron.expected.matches.at(1).other, std::optional(1));
        QVERIFY(!heron.expected.matches.at(1).content.aligned);
        QVERIFY(!heron.expected.matches.at(2).matched);
        QVERIFY(!heron.expected.matches.at(2).reason.isEmpty());
        QVERIFY(heron.expected.tokensRead > 0);
        QCOMPARE(heron.expected.tokensRead, heron.expected.tokensInText);
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void whatTwoSystemsShareIsAskedOnce()
    {
        CaseRunFixture f(1);
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), f.distinctQuestions());
        QCOMPARE(f.replies(), f.distinctQuestions());
        const QList<EvaluationSummary> both = f.evaluations(run);
        QCOMPARE(
            f.explanation(both.at(0)).expected.reply, f.explanation(both.at(1)).expected.reply);
        // Another run of the same asks nothing at all.
        const int paid = f.server.paidCalls();
        const RunId second = f.evaluate();
        QCOMPARE(f.work(second).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), paid);
        QCOMPARE(f.evaluations(second).first().state, EvaluationState::Complete);
        QCOMPARE(f.explanation(f.evaluations(second).at(0)), f.explanation(both.at(0)));
    }

    void onlyTheChosenSystemsAreEvaluated()
    {
        CaseRunFixture f;
        ExpertRunOptions options;
        options.systems = {QStringLiteral("kestrel")};
        options.firstTokens = 5;
        const RunId run = f.evaluate(options);
        f.work(run);
        const QList<EvaluationSummary> evaluations = f.evaluations(run);
        QCOMPARE(evaluations.size(), 3);
        QCOMPARE(evaluations.first().system, QStringLiteral("kestrel"));
        const Explanation explanation = f.explanation(evaluations.first());
        QCOMPARE(explanation.expected.tokensRead, 5);
        QVERIFY(explanation.expected.tokensInText > 5);
        QCOMPARE(f.row(run).settings[QStringLiteral("first_tokens")].toInt(), 5);
        QCOMPARE(f.row(run).settings[QStringLiteral("prompts")].toObject().size(), 4);
    }

    void aPausedRunGoesOnAndAsksNothingTwice()
    {
        CaseRunFixture f(6);
        const RunId run = f.evaluate();
        f.server.setDelay(20);
        for (int turn = 0; turn < 3; ++turn) {
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            const qint64 wanted = program.driver->progress().totals.replies;
            QTRY_VERIFY(program.driver->progress().totals.replies > wanted + 8 || program.end);
            program.driver->pause();
            QTRY_VERIFY(program.end);
        }
        f.server.setDelay(0);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), f.distinctQuestions());
        for (const EvaluationSummary& evaluation : f.evaluations(run))
            QCOMPARE(evaluation.state, EvaluationState::Complete);
    }

    void theTimeLeftCountsWhatAnswersHaveBroughtSoFar()
    {
        CaseRunFixture f(2);
        const RunId run = f.evaluate();
        Program program(f.project);
        int told = 0;
        qint64 most = 0;
        qint64 last = -1;
        connect(program.driver.get(), &RunDriver::progressed, this, [&](const RunProgress& now) {
            told += now.timeLeftMs ? 1 : 0;
            most = std::max(most, now.moreExpected);
            last = now.moreExpected;
        });
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QVERIFY(told > 0);
        QVERIFY(most > 0);
        QCOMPARE(last, 0);
    }

    void whatNobodyCouldReadIsNoZero_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QString>("about"); // what is said of other aspects can be read
        QTest::addColumn<EvaluationState>("state");
        const auto row = [](const char* name, const char* schema, const char* about,
                             EvaluationState state) {
            QTest::newRow(name) << QString::fromLatin1(schema) << QString::fromLatin1(about)
                                << state;
        };
        row("matches", "expert_match", "", EvaluationState::Unscored);
        // Of the expected text an aspect has no match, which can be read; of the generated one all
        // have.
        row("content", "expert_content", "", EvaluationState::Unscored);
        row("style", "expert_style", "", EvaluationState::Unscored);
        row("content of one aspect", "expert_content", "ishermen", EvaluationState::Complete);
        row("style of one aspect", "expert_style", "ishermen", EvaluationState::Complete);
    }

    void whatNobodyCouldReadIsNoZero()
    {
        QFETCH(const QString, schema);
        QFETCH(const QString, about);
        QFETCH(const EvaluationState, state);
        CaseRunFixture f(1);
        const ExpertResponder plain;
        f.server.setResponder([plain, schema, about](const LlmQuestion& question) {
            return question.schemaName == schema && question.prompt.contains(about)
                       ? QStringLiteral("{}")
                       : plain(question);
        });
        ExpertRunOptions options;
        options.asks = 1;
        options.systems = {QStringLiteral("heron")};
        const RunId run = f.evaluate(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        const EvaluationSummary evaluation = f.evaluations(run).first();
        QVERIFY(evaluation.faults > 0);
        QCOMPARE(evaluation.state, state);
        QCOMPARE(bool(evaluation.scores), state == EvaluationState::Complete);
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
        QCOMPARE(checkProject(f.project.path())->notes, QStringList());
        if (schema != QLatin1String("expert_match"))
            return;
        // As an earlier version stored it.
        leaveAsOlderVersion(f.project.database(),
            QStringLiteral(
                "UPDATE evaluation SET state = 1, recall_content = 0, precision_content = 0,"
                " recall_style = 0, precision_style = 0, recall_both = 0, precision_both = 0,"
                " recall_either = 0, precision_either = 0, recall_average = 0,"
                " precision_average = 0"));
        const auto checked = checkProject(f.project.path());
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->notes.size(), 1);
        QVERIFY(checked->notes.first().contains(QLatin1String("1 ExPerT")));
        f.server.setResponder(plain);
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.evaluations(run).first().faults, 0);
        QCOMPARE(checkProject(f.project.path())->notes, QStringList());
    }

    void aProgramThatEndsInTheMiddleLosesNothingThatWasStored()
    {
        CaseRunFixture f(6);
        const RunId run = f.evaluate();
        f.server.setDelay(5);
        for (int restart = 0; restart < 5; ++restart) {
            const int stored = f.replies();
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(f.replies() >= stored + 10 || program.end);
        }
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.replies(), f.distinctQuestions());
        QCOMPARE(f.row(run).tasks.open + f.row(run).tasks.failed, 0);
        QCOMPARE(f.number(QStringLiteral("SELECT count(*) FROM (SELECT 1 FROM llm_task"
                                         " GROUP BY subject_id, part HAVING count(*) > 1)")),
            0);
        for (const EvaluationSummary& evaluation : f.evaluations(run))
            QCOMPARE(evaluation.state, EvaluationState::Complete);
    }

    void anUnreadableReplyIsAskedAgainAtARisingTemperature()
    {
        CaseRunFixture f(1);
        ExpertFaults faults;
        faults.unreadableFirst = 2;
        f.server.setResponder(ExpertResponder(faults));
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.evaluations(run).first().faults, 0);
        const auto asked = temperatures(f.server);
        for (const QList<double>& question : asked)
            QCOMPARE(question, (QList<double>{0.0, 0.1, 0.2}));
        QCOMPARE(f.server.paidCalls(), 3 * int(asked.size()));
    }

    void whatCanNeverBeReadIsAFaultAndNoFailure()
    {
        CaseRunFixture f(2);
        ExpertFaults faults;
        faults.unreadableText = QStringLiteral("Prices rose by 1 ");
        f.server.setResponder(ExpertResponder(faults));
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        const QList<EvaluationSummary> evaluations = f.evaluations(run);
        QCOMPARE(evaluations.size(), 4);
        QCOMPARE(evaluations.at(1).state, EvaluationState::Unscored);
        QVERIFY(!evaluations.at(1).scores);
        const Explanation explanation = f.explanation(evaluations.at(1));
        QVERIFY(!explanation.generated.fault.isEmpty());
        QVERIFY(explanation.generated.reply.isValid());
        QVERIFY(!explanation.isScored());
        QCOMPARE(explanation.expected.aspects.size(), 3);
        QVERIFY(!explanation.expected.matches.first().reason.isEmpty());
        for (const int other : {0, 2, 3})
            QCOMPARE(evaluations.at(other).state, EvaluationState::Complete);
        QList<double> asked;
        for (const QList<double>& question : temperatures(f.server)) {
            if (question.size() > 1)
                asked = question;
        }
        QCOMPARE(asked.size(), 11);
        QCOMPARE(asked.first(), 0.0);
        QCOMPARE(asked.last(), 1.0);
    }

    void whatCouldNotBeReadIsAskedAgainOnRetry()
    {
        CaseRunFixture f(2);
        ExpertFaults faults;
        faults.unreadableText = QStringLiteral("Prices rose by 1 ");
        f.server.setResponder(ExpertResponder(faults));
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 1);
        const auto unread = RunTasks(f.project.database()).tasks(run, true, 0, 10);
        QCOMPARE(unread->size(), 1);
        QVERIFY(unread->first().reply.isValid());
        QCOMPARE(f.evaluations(run).at(1).state, EvaluationState::Unscored);
        f.server.setResponder(ExpertResponder());
        f.server.clearCalls();
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 0);
        QCOMPARE(f.evaluations(run).at(1).state, EvaluationState::Complete);
        QVERIFY(allHaveReplies(f.explanation(f.evaluations(run).at(1))));
        // Only that text is taken apart anew, and what comes of it is decided.
        for (const ServedCall& call : f.server.calls())
            QVERIFY(call.question.prompt.contains(QLatin1String("Prices")) ||
                    call.question.schemaName != QLatin1String("expert_aspects"));
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void whatSomebodyReviewedStaysAsItIsOnRetry()
    {
        CaseRunFixture f(1);
        ExpertFaults faults;
        faults.unreadableText = QStringLiteral("Prices rose by 1 ");
        f.server.setResponder(ExpertResponder(faults));
        const RunId run = f.evaluate();
        f.work(run);
        ProjectFixture::check(f.project.database().run(
            QStringLiteral("INSERT INTO verdict (uuid, kind, subject_id,"
                           " decision, person_id, opinion, correction,"
                           " note, at, duration_ms) SELECT 'v' || id, 0, id,"
                           " 'E', ?, 0, '', '', 1, 1 FROM evaluation"),
            {f.project.lea.value}));
        f.server.clearCalls();
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.server.calls().size(), 0);
        QCOMPARE(f.row(run).tasks.unread, 1);
    }

    void askingCanBeLimited()
    {
        CaseRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return QStringLiteral("Never."); });
        ExpertRunOptions options;
        options.asks = 3;
        const RunId run = f.evaluate(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 9);
        for (const EvaluationSummary& evaluation : f.evaluations(run))
            QCOMPARE(evaluation.state, EvaluationState::Unscored);
    }

    void aRefusalIsAnAnswerThatCannotBeReadAndIsNotAskedAgain()
    {
        CaseRunFixture f(1);
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{LlmFault::Kind::Refusal}; });
        ExpertRunOptions options;
        options.asks = 2;
        const RunId run = f.evaluate(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        for (const EvaluationSummary& evaluation : f.evaluations(run))
            QCOMPARE(evaluation.state, EvaluationState::Unscored);
        const int asked = f.server.paidCalls();
        QCOMPARE(asked, f.distinctQuestions());
        QCOMPARE(asked, 3);
        options.asks = 4;
        QCOMPARE(f.work(f.evaluate(options)).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), asked);
    }

    void aServerThatFailsLeavesTheEvaluationUnfinishedUntilARetry()
    {
        CaseRunFixture f(1);
        f.endpoint.limits.attempts = 1;
        f.server.setFaultRule([](const LlmQuestion& question) {
            return question.schemaName == QLatin1String("expert_style") ? LlmFault::httpStatus(500)
                                                                        : LlmFault{};
        });
        const RunId run = f.evaluate();
        f.work(run);
        const RunRow row = f.row(run);
        QVERIFY(row.tasks.failed > 0);
        QCOMPARE(f.evaluations(run).first().state, EvaluationState::UnderWay);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 100);
        QVERIFY(failed);
        QCOMPARE(failed->first().caseName, QStringLiteral("abs-1"));
        QVERIFY(caseTaskText(failed->first()).contains(QLatin1String("abs-1")));
        QVERIFY(failed->first().subject.part.endsWith(QLatin1String("/style")));
        f.server.setFaultRule({});
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed + f.row(run).tasks.open, 0);
        QCOMPARE(f.server.paidCalls(), f.distinctQuestions());
        for (const EvaluationSummary& evaluation : f.evaluations(run))
            QCOMPARE(evaluation.state, EvaluationState::Complete);
    }

    void emptyTextsAreNotAskedAbout()
    {
        CaseRunFixture f(0);
        f.addCase({QStringLiteral("none"), QStringLiteral("Write."), QStringLiteral("Something."),
            {}, {{QStringLiteral("silent"), QStringLiteral(" \n ")}}});
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 1);
        const EvaluationSummary evaluation = f.evaluations(run).first();
        QCOMPARE(evaluation.state, EvaluationState::Complete);
        QCOMPARE(evaluation.scores->of(Mode::Average).f1, 0.0);
        const Explanation explanation = f.explanation(evaluation);
        QVERIFY(explanation.generated.aspects.isEmpty());
        QCOMPARE(explanation.expected.matches.size(), 1);
        QVERIFY(!explanation.expected.matches.first().matched);
        QVERIFY(!explanation.expected.matches.first().reason.isEmpty());
        QVERIFY(!explanation.expected.matches.first().reply.isValid());
    }

    void titlesThatRepeatAreToldApartByTheirPlace()
    {
        CaseRunFixture f(1);
        ExpertFaults faults;
        faults.equalTitles = true;
        faults.numbersAsWords = true;
        faults.booleansAsWords = true;
        f.server.setResponder(ExpertResponder(faults));
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        const Explanation explanation = f.explanation(f.evaluations(run).first());
        QCOMPARE(explanation.expected.aspects.size(), 3);
        QCOMPARE(
            explanation.expected.aspects.at(0).title, explanation.expected.aspects.at(1).title);
        for (const AspectMatch& match : explanation.expected.matches) {
            QCOMPARE(match.other, std::optional(0));
            QVERIFY(match.counts);
            QVERIFY(match.content.reply.isValid());
        }
    }

    void aMatchToAnUnknownTitleIsAskedAgain()
    {
        CaseRunFixture f(1);
        ExpertFaults faults;
        faults.unknownTitles = true;
        f.server.setResponder(ExpertResponder(faults));
        const RunId run = f.evaluate();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.evaluations(run).first().faults, 0);
        QVERIFY(f.number(QStringLiteral("SELECT count(*) FROM llm_reply WHERE usable = 0")) > 0);
        QCOMPARE(f.replies(), f.server.paidCalls());
    }

    void theCapHoldsAndAHigherOneGoesOn()
    {
        CaseRunFixture f;
        f.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = f.plan(RunKindId::Expert);
        plan.cap = 0.05;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY(f.row(run).totals.cost <= *plan.cap);
        QVERIFY(f.row(run).tasks.open > 0);
        QCOMPARE(f.work(f.evaluate()).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), f.distinctQuestions());
    }

    void theForecastCountsTheFirstStageAndEstimatesTheRest()
    {
        CaseRunFixture f;
        const auto before = forecastRun(f.project.database(), f.plan(RunKindId::Expert));
        QVERIFY(before);
        QCOMPARE(before->selection.subjects.size(), 12);
        QCOMPARE(before->calls, 9); // six outputs, and three references, each of two outputs
        QVERIFY(before->followUpCalls > before->calls);
        QVERIFY(before->outputTokensLow < before->outputTokensHigh);
        f.work(f.evaluate());
        const auto after = forecastRun(f.project.database(), f.plan(RunKindId::Expert));
        QVERIFY(after);
        QCOMPARE(after->calls, 0);
        QCOMPARE(after->fromCache, 12);
        // Such short texts are taken to have one aspect, matched; they have three and two, of which
        // two are taken to be matched.
        QCOMPARE(before->followUpCalls, 12 * (1 + 2));
        QCOMPARE(after->followUpCalls, 6 * (3 + 2 * 2) + 6 * (2 + 2 * 2));
    }

    void aTextThatOutputsShareIsCountedOnceInTheForecast()
    {
        CaseRunFixture f;
        const auto added =
            CaseRepository(f.project.database())
                .add({QStringLiteral("shared"), QStringLiteral("Write."),
                    QStringLiteral("Ships sail."), {},
                    {{QStringLiteral("heron"), QStringLiteral("Ships rest.")},
                        {QStringLiteral("kestrel"), QStringLiteral("Ships wait.")}}});
        QVERIFY(added);
        const auto forecast = forecastRun(f.project.database(), f.plan(RunKindId::Expert));
        QVERIFY(forecast);
        // Two outputs and one reference beside the nine texts of the fixture.
        QCOMPARE(forecast->calls, 9 + 3);
    }

    void aRunCanLeaveAsABatchStageByStage()
    {
        CaseRunFixture f(1);
        const RunId run = f.evaluate();
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        const auto written = writeRunBatch(f.project.database(), run, f.endpoint, buffer);
        QVERIFY(written);
        // The expected text of both outputs is one question.
        QCOMPARE(written->lines, 3);
        QVERIFY(buffer.data().contains("expert_extraction"));
    }

    void progressNeverRunsBackwards()
    {
        CaseRunFixture f;
        const RunId run = f.evaluate();
        Program program(f.project);
        double share = 0.0;
        bool wentBack = false;
        connect(program.driver.get(), &RunDriver::progressed, program.driver.get(),
            [&](const RunProgress& progress) {
                const double now = double(progress.work.done) / double(progress.work.all);
                wentBack = wentBack || now < share;
                share = now;
            });
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(program.end);
        QVERIFY(!wentBack);
        QCOMPARE(share, 1.0);
        QCOMPARE(f.row(run).work, (WorkCounts{6, 6}));
        QVERIFY(f.row(run).tasks.all() > 6);
    }

    void aCancelledRunLeavesItsEvaluationsUnfinished()
    {
        CaseRunFixture f;
        const RunId run = f.evaluate();
        f.server.setDelay(100);
        Program program(f.project);
        program.driver->start(run, f.endpoint, f.key());
        QTRY_VERIFY(f.server.mostAtOnce() >= 4);
        program.driver->cancel();
        QTRY_VERIFY(program.end);
        QCOMPARE(program.end->state, RunState::Cancelled);
        QCOMPARE(f.row(run).tasks.open, 0);
        QVERIFY(f.row(run).work.done < f.row(run).work.all);
        QCOMPARE(f.replies(), f.server.paidCalls());
        QCOMPARE(f.evaluations(run).first().state, EvaluationState::UnderWay);
    }
};

TANDEM_TEST(TestExpertRun, QCoreApplication)
#include "tst_expertrun.moc"
