#include "systemrunfixture.h"
#include "testmain.h"

#include "storage/check/projectcheck.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runreport.h"
#include "storage/runs/runtally.h"
#include "storage/runs/tasktext.h"

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::llm;

namespace {

QString text(const char* words)
{
    return QString::fromUtf8(words);
}

constexpr Conclusion kYes = Conclusion::Knowable;
constexpr Conclusion kNo = Conclusion::Unknowable;
constexpr Conclusion kNone = Conclusion::None;

QStringList partsOf(SystemRunFixture& f, RunId run)
{
    QStringList parts;
    const auto tasks =
        ProjectFixture::take(RunTasks(f.project.database()).tasks(run, false, 0, 1000));
    for (const TaskRow& task : tasks)
        parts.append(task.subject.part);
    return parts;
}

} // namespace

/// Runs that judge what systems made, against a real server.
class TestVerdictsRun : public QObject
{
    Q_OBJECT

private slots:
    void factsOpinionsAndErrorsAreJudged()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        const RunId run = f.verify();
        // Of the fourth group no fact counts.
        QCOMPARE(partsOf(f, run),
            (QStringList{text("facts/1"), text("facts/2"), text("facts/3"), text("opinions")}));
        QCOMPARE(f.judgement(output)->state, JudgementState::UnderWay);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(partsOf(f, run).mid(4), (QStringList{text("error/2"), text("error/3")}));
        const auto judged = f.judgement(output);
        QCOMPARE(judged->state, JudgementState::Complete);
        QCOMPARE(judged->run, run);
        const QList<QList<Conclusion>> facts{{kYes, kNo}, {kNo}, {kYes}, {kNone}};
        QCOMPARE(judged->judgement.facts, facts);
        QCOMPARE(judged->judgement.opinions, (QList<Conclusion>{kYes, kNo, kNo}));
        QVERIFY(!judged->judgement.errors.at(0));
        QVERIFY(judged->judgement.errors.at(1) && judged->judgement.errors.at(2));
        QCOMPARE(judged->explanations.opinions.first(), text("The summary says it."));
        QCOMPARE(judged->explanations.errors.at(2), text("It is not said."));
        QVERIFY(!judged->explanations.facts.at(1).first().isEmpty());
        const auto scores = ProjectFixture::take(
            SystemJudgementRepository(f.project.database()).scores(text("judge")));
        QCOMPARE(scores.size(), 1);
        QCOMPARE(scores.first().score.recall, std::optional(0.5));
        QCOMPARE(scores.first().score.precision, std::optional(0.5));
        QCOMPARE(scores.first().score.unansweredFacts, 0);
        QCOMPARE(scores.first().score.uncovered, 2);
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void opinionsAreShownWithoutMarksAndErrorsWithThem()
    {
        SystemRunFixture f(1);
        f.addOutput(1, {text("ours"), Paradigm::StructuredPrompt, Pattern::Extractive},
            {{}, {}, text("Nothing.")});
        f.work(f.verify());
        int withMarks = 0;
        const QList<ServedCall> calls = f.server.calls();
        for (const ServedCall& call : calls) {
            const bool isError = call.question.schemaName == text("opinion_error");
            const bool hasMarks = call.question.prompt.contains(text("**looks lovely**"));
            QVERIFY(isError || !hasMarks);
            withMarks += hasMarks ? 1 : 0;
        }
        QCOMPARE(withMarks, 1);
        QCOMPARE(calls.size(), 4);
    }

    void feedbackIsAskedForWhereTheChoiceIsNotTheExperts()
    {
        SystemRunFixture f(2);
        f.addExtractive(1, {paragraphName(3), paragraphName(1)});
        const SystemOutputId other = f.addExtractive(2, {paragraphName(1)});
        VerdictsOptions options = f.verdictsOptions();
        options.facts = options.opinions = options.errors = false;
        options.feedback = true;
        options.bothOrders = true;
        const RunId run = f.verify(options);
        QCOMPARE(partsOf(f, run),
            (QStringList{text("feedback/experts-first"), text("feedback/system-first")}));
        f.work(run);
        const auto given =
            ProjectFixture::take(SystemJudgementRepository(f.project.database()).feedbackOn(other));
        QCOMPARE(given.size(), 2);
        for (const Feedback& one : given) {
            QCOMPARE(one.choice, FeedbackChoice::Experts); // two paragraphs are longer than one
            QCOMPARE(one.judge, text("judge"));
            QCOMPARE(one.explanation, text("Longer is better."));
            QVERIFY(one.reply.isValid());
        }
        QVERIFY(!f.judgement(other));
        // One order is enough where both are not asked for.
        options.bothOrders = false;
        QVERIFY(!createRun(f.project.database(), f.verdictsPlan(options)));
    }

    void oneOrderIsDrawnFromTheSeed()
    {
        SystemRunFixture f(6);
        for (int number = 1; number <= 6; ++number)
            f.addExtractive(number, {});
        VerdictsOptions options = f.verdictsOptions();
        options.opinions = options.errors = false;
        options.feedback = true;
        QStringList orders;
        for (quint32 seed = 1; seed <= 4; ++seed) {
            options.seed = seed;
            options.verifier = QStringLiteral("judge %1").arg(seed);
            const RunId run = f.verify(options);
            QCOMPARE(partsOf(f, run).size(), 6);
            orders += partsOf(f, run);
        }
        QVERIFY(orders.contains(text("feedback/experts-first")));
        QVERIFY(orders.contains(text("feedback/system-first")));
    }

    void whatNoReplyAnswersIsNoAnswerAndIsRetriedWithTheFailures()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        KgdsFaults faults;
        faults.unreadableText = text("Mayor Olsen cut");
        f.server.setResponder(KgdsResponder(faults));
        VerdictsOptions options = f.verdictsOptions();
        options.asks = 2;
        const RunId run = f.verify(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.unread, 1);
        QCOMPARE(f.row(run).tasks.failed, 0);
        const auto before = f.judgement(output);
        QCOMPARE(before->state, JudgementState::Complete);
        QCOMPARE(before->judgement.facts.at(1), (QList<Conclusion>{kNone}));
        const auto scores = [&] {
            return ProjectFixture::take(
                SystemJudgementRepository(f.project.database()).scores(text("judge")))
                .first()
                .score;
        };
        QCOMPARE(scores().unansweredFacts, 1);
        QCOMPARE(scores().recall, std::optional(1.0));
        f.server.setResponder(KgdsResponder());
        const int paid = f.server.paidCalls();
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), paid + 1);
        QCOMPARE(f.judgement(output)->judgement.facts.at(1), (QList<Conclusion>{kNo}));
        QCOMPARE(scores().recall, std::optional(0.5));
        QCOMPARE(scores().unansweredFacts, 0);
    }

    void feedbackThatCannotBeReadIsNoChoice()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addExtractive(1, {paragraphName(9)});
        KgdsFaults faults;
        faults.unreadableText = text("SELECTION");
        f.server.setResponder(KgdsResponder(faults));
        VerdictsOptions options = f.verdictsOptions();
        options.opinions = false;
        options.feedback = true;
        const RunId run = f.verify(options);
        f.work(run);
        SystemJudgementRepository judgements(f.project.database());
        auto given = ProjectFixture::take(judgements.feedbackOn(output));
        QCOMPARE(given.size(), 1);
        QCOMPARE(given.first().choice, FeedbackChoice::None);
        QVERIFY(given.first().explanation.contains(text("no JSON")));
        f.server.setResponder(KgdsResponder());
        f.work(run, true);
        given = ProjectFixture::take(judgements.feedbackOn(output));
        QCOMPARE(given.size(), 1);
        QVERIFY(given.first().choice != FeedbackChoice::None);
    }

    void anOutputThatNoServerAnsweredAboutIsNotJudgedYet()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        f.server.setFaultRule([](const LlmQuestion& question) {
            return question.prompt.contains(QLatin1String("Olsen is vain"))
                       ? LlmFault::httpStatus(500)
                       : LlmFault{};
        });
        const RunId run = f.verify();
        f.work(run);
        QCOMPARE(f.row(run).tasks.failed, 1);
        QCOMPARE(f.judgement(output)->state, JudgementState::UnderWay);
        f.server.setFaultRule({});
        f.work(run, true);
        QCOMPARE(f.judgement(output)->state, JudgementState::Complete);
    }

    void aRunGoesOnWhereAnotherOneOfTheVerifierLeftOff()
    {
        SystemRunFixture f(2);
        const SystemOutputId output = f.addAbstractive(1);
        VerdictsOptions options = f.verdictsOptions();
        options.facts = false;
        const RunId first = f.verify(options);
        // What a run that is not over may still come to is left to it.
        options.facts = true;
        QVERIFY(!createRun(f.project.database(), f.verdictsPlan(options)));
        f.work(first);
        QCOMPARE(f.judgement(output)->state, JudgementState::Complete);
        QCOMPARE(f.judgement(output)->judgement.facts.first(), (QList<Conclusion>{kNone, kNone}));
        const int paid = f.server.paidCalls();
        const RunId second = f.verify(options);
        QCOMPARE(partsOf(f, second).size(), 3);
        f.work(second);
        QCOMPARE(f.server.paidCalls(), paid + 3);
        QCOMPARE(f.judgement(output)->run, second);
        QCOMPARE(f.judgement(output)->judgement.facts.first(), (QList<Conclusion>{kYes, kNo}));
        QCOMPARE(f.judgement(output)->judgement.opinions.first(), kYes);
        const auto none = createRun(f.project.database(), f.verdictsPlan(options));
        QVERIFY(!none);
        QVERIFY(none.error().what.contains(text("already judged")));
        // A cancelled run leaves its outputs to the next one.
        f.addAbstractive(2);
        const RunId cancelled = f.verify(options);
        ProjectFixture::check(RunRepository(f.project.database()).cancel(cancelled));
        const RunId third = f.verify(options);
        f.work(third);
        QCOMPARE(partsOf(f, third).size(), 6);
    }

    void severalVerifiersJudgeTheSameOutputs()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        f.work(f.verify());
        VerdictsOptions options = f.verdictsOptions();
        options.verifier = text("another");
        RunPlan plan = f.verdictsPlan(options);
        plan.model = text("large");
        f.work(f.make(plan));
        QCOMPARE(f.judgement(output, text("another"))->judgement, f.judgement(output)->judgement);
        options.verifier = text("a third one");
        options.onlyNew = true;
        QVERIFY(!createRun(f.project.database(), f.verdictsPlan(options)));
    }

    void anotherNameOfTheSameModelJudgesAnew()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        f.work(f.verify());
        const int paid = f.server.paidCalls();
        const RunId again = f.verifyAs(text("the same again"));
        QCOMPARE(f.work(again).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 2 * paid);
        QCOMPARE(f.judgement(output, text("the same again"))->state, JudgementState::Complete);
        const auto tasks =
            ProjectFixture::take(RunTasks(f.project.database()).tasks(again, false, 0, 20));
        for (const TaskRow& task : tasks) {
            const auto reply =
                ProjectFixture::take(ReplyRepository(f.project.database()).byId(task.reply));
            QCOMPARE(reply.run, again);
        }
    }

    void aRunThatNothingIsReadOfHasBroughtNothing()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        f.server.setResponder([](const LlmQuestion&) { return text("I would rather not say."); });
        const RunId run = f.verify();
        QCOMPARE(f.work(run).state, RunState::Ended);
        const RunRow row = f.row(run);
        QVERIFY(broughtNothing(row));
        QCOMPARE(broughtNothingText(row), text("4 of 4 replies could not be parsed."));
        QCOMPARE(runStateName(row), text("finished, no reply could be parsed"));
        QCOMPARE(runJson(row)[text("unread")].toInt(), 4);
        // A few abstentions are counted, and nothing else.
        f.server.setResponder(KgdsResponder());
        f.work(run, true);
        QVERIFY(!broughtNothing(f.row(run)));
        QCOMPARE(runStateName(f.row(run)), text("finished"));
    }

    void aStageThatNothingIsReadOfIsNotDone()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        KgdsFaults faults;
        faults.unreadableText = text("Person2 likes the ferry.");
        f.server.setResponder(KgdsResponder(faults));
        const RunId run = f.verify();
        QCOMPARE(f.work(run).state, RunState::Ended);
        const RunRow row = f.row(run);
        QVERIFY(row.tasks.unread < row.tasks.done);
        QVERIFY(broughtNothing(row));
        QCOMPARE(row.unreadStages, (QList<UnreadStage>{{text("opinions"), 1}}));
        QCOMPARE(broughtNothingText(row),
            text("opinion verification: 1 of 1 replies could not be parsed."));
        QCOMPARE(
            runStateName(row), text("finished, no reply could be parsed in opinion verification"));
        f.server.setResponder(KgdsResponder());
        f.work(run, true);
        QVERIFY(!broughtNothing(f.row(run)));
    }

    void feedbackAloneSaysWhatItIsOn()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        VerdictsOptions options = f.verdictsOptions();
        options.facts = options.opinions = options.errors = false;
        options.feedback = true;
        const auto nothing = createRun(f.project.database(), f.verdictsPlan(options));
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().what, text("There is nothing to give feedback on."));
        f.addExtractive(1, {paragraphName(9)});
        f.work(f.verify(options));
        const auto again = createRun(f.project.database(), f.verdictsPlan(options));
        QVERIFY(!again);
        QVERIFY(again.error().what.startsWith(text("Every output is already judged")));
    }

    void whatAnswersBringBringsMore()
    {
        RunGrowth growth(
            {{text("extract/a"), 2}, {text("extract/b"), 2}}, RunGrowth::Depth::Repeatedly);
        QVERIFY(!growth.expected());
        growth.end(text("extract/a"), {});
        growth.end(text("extract/b"), {text("match/1"), text("match/2")});
        // Two more of the other pair; what matches bring is not known yet.
        QCOMPARE(growth.expected(), std::optional<qint64>(2));
        growth.end(text("match/1"), {text("content/1"), text("style/1")});
        QCOMPARE(growth.expected(), std::optional<qint64>(2 + 2 + 4));
        growth.end(text("match/2"), {});
        QCOMPARE(growth.expected(), std::optional<qint64>(2 + 2));
        growth.end(text("extract/a"), {});
        growth.end(text("extract/b"), {});
        QCOMPARE(growth.expected(), std::optional<qint64>(0));
    }

    void theTimeLeftCountsWhatAnswersWillBring()
    {
        RunGrowth growth({{text("opinions"), 4}, {text("facts/1"), 4}, {text("facts/2"), 4}});
        QVERIFY(!growth.expected());
        growth.end(text("facts/1"), {});
        QVERIFY(!growth.expected());
        growth.end(text("opinions"), {text("error/1"), text("error/2"), text("error/3")});
        growth.end(text("error/2"), {});
        QCOMPARE(growth.expected(), std::optional<qint64>(9));
        growth.end(text("opinions"), {text("error/1")});
        QCOMPARE(growth.expected(), std::optional<qint64>(4));
        for (int i = 0; i < 2; ++i)
            growth.end(text("opinions"), {});
        QCOMPARE(growth.expected(), std::optional<qint64>(0));
        QCOMPARE(RunGrowth().expected(), std::optional<qint64>(0));
        RunProgress progress;
        progress.timeLeftMs = 60'000;
        progress.moreExpected = 1;
        QVERIFY(progressText(progress, false).contains(text("at the current rate")));
    }

    void modelsAreNotMixedUnderOneVerifier()
    {
        SystemRunFixture f(2);
        f.addAbstractive(1);
        f.addExtractive(2, {paragraphName(1)});
        RunPlan plan = f.verdictsPlan(f.verdictsOptions());
        plan.options.verdicts.patterns = {Pattern::Abstractive};
        const RunId first = f.make(plan);
        plan.options.verdicts.patterns = {Pattern::Extractive};
        plan.model = text("large");
        const auto mixed = createRun(f.project.database(), plan);
        QVERIFY(!mixed && mixed.error().code == ErrorCode::Refused);
        QVERIFY(mixed.error().what.contains(
            text("\"judge\" come from the model small, not from large")));
        QVERIFY(!forecastRun(f.project.database(), plan));
        f.work(first);
        QVERIFY(!createRun(f.project.database(), plan));
        plan.model = text("small");
        QVERIFY(createRun(f.project.database(), plan));
        plan.model = text("large");
        plan.options.verdicts.verifier = text("another");
        QVERIFY(createRun(f.project.database(), plan));
    }

    void feedbackOfOtherModelsIsNotMixedEither()
    {
        SystemRunFixture f(2);
        f.addExtractive(1, {paragraphName(1)});
        VerdictsOptions options = f.verdictsOptions();
        options.facts = options.opinions = options.errors = false;
        options.feedback = true;
        f.work(f.verify(options));
        f.addExtractive(2, {paragraphName(1)});
        RunPlan plan = f.verdictsPlan(options);
        plan.model = text("large");
        QVERIFY(!createRun(f.project.database(), plan));
    }

    void anotherRunAsksAnewWhatNoReplyAnswered()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        KgdsFaults faults;
        faults.unreadableText = text("Mayor Olsen cut");
        f.server.setResponder(KgdsResponder(faults));
        const RunId first = f.verify();
        f.work(first);
        QCOMPARE(f.row(first).tasks.unread, 1);
        f.server.setResponder(KgdsResponder());
        const int paid = f.server.paidCalls();
        const RunPlan plan = f.verdictsPlan(f.verdictsOptions());
        QCOMPARE(ProjectFixture::take(forecastRun(f.project.database(), plan)).calls, 1);
        const RunId second = f.make(plan);
        QCOMPARE(partsOf(f, second), QStringList{text("facts/2")});
        f.work(second);
        QCOMPARE(f.server.paidCalls(), paid + 1);
        QCOMPARE(f.row(second).tasks.unread, 0);
        QCOMPARE(f.judgement(output)->judgement.facts.at(1), (QList<Conclusion>{kNo}));
        // What it answered is nothing that the first one has to ask for.
        f.work(first, true);
        QCOMPARE(f.server.paidCalls(), paid + 1);
        QCOMPARE(f.row(first).tasks.unread, 0);
    }

    void aChoiceThatAnotherRunGotEndsTheTask()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addExtractive(1, {paragraphName(9)});
        KgdsFaults faults;
        faults.unreadableText = text("SELECTION");
        f.server.setResponder(KgdsResponder(faults));
        VerdictsOptions options = f.verdictsOptions();
        options.facts = options.opinions = options.errors = false;
        options.feedback = true;
        const RunId first = f.verify(options);
        f.work(first);
        f.server.setResponder(KgdsResponder());
        f.work(f.verify(options));
        const int paid = f.server.paidCalls();
        f.work(first, true);
        QCOMPARE(f.row(first).tasks.failed, 0);
        QCOMPARE(f.row(first).tasks.done, 1);
        QCOMPARE(f.server.paidCalls(), paid);
        const auto given = ProjectFixture::take(
            SystemJudgementRepository(f.project.database()).feedbackOn(output));
        QCOMPARE(given.size(), 1);
        QVERIFY(given.first().choice != FeedbackChoice::None);
    }

    void whatCanBeReadOfTheLastReplyIsKept()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        bool isFaulty = true;
        f.server.setResponder([&](const LlmQuestion& question) {
            if (!isFaulty || !question.prompt.contains(text("<<<OPINIONS")))
                return KgdsResponder()(question);
            return text(
                "{\"verdicts\": [{\"number\": 2, \"explanation\": \"No.\", \"knowable\": false},"
                " {\"number\": 1, \"knowable\": null}]}");
        });
        const RunId run = f.verify();
        f.work(run);
        QCOMPARE(f.row(run).tasks.unread, 1);
        auto judged = f.judgement(output);
        QCOMPARE(judged->state, JudgementState::Complete);
        QCOMPARE(judged->judgement.opinions, (QList<Conclusion>{kNone, kNo, kNone}));
        QCOMPARE(judged->explanations.opinions.value(1), text("No."));
        QVERIFY(judged->judgement.errors.at(1).has_value());
        QCOMPARE(partsOf(f, run).filter(text("error/")), QStringList{text("error/2")});
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
        // What is missing is filled in; what was answered stays, and is asked for no error again.
        isFaulty = false;
        f.work(run, true);
        judged = f.judgement(output);
        QCOMPARE(judged->judgement.opinions, (QList<Conclusion>{kYes, kNo, kNo}));
        QCOMPARE(judged->explanations.opinions.value(1), text("No."));
        QCOMPARE(partsOf(f, run).filter(text("error/")),
            (QStringList{text("error/2"), text("error/3")}));
        QCOMPARE(f.row(run).tasks.unread, 0);
    }

    void nothingIsKeptOfAReplyThatCountsOtherwise()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        bool isFaulty = true;
        f.server.setResponder([&](const LlmQuestion& question) {
            if (!isFaulty || !question.prompt.contains(text("<<<OPINIONS")))
                return KgdsResponder()(question);
            return text(
                "[{\"number\": 0, \"knowable\": true}, {\"number\": 1, \"knowable\": false},"
                " {\"number\": 2, \"knowable\": false}]");
        });
        const RunId run = f.verify();
        f.work(run);
        QCOMPARE(f.row(run).tasks.unread, 1);
        QCOMPARE(f.judgement(output)->judgement.opinions, (QList<Conclusion>{kNone, kNone, kNone}));
        QCOMPARE(partsOf(f, run).filter(text("error/")), QStringList());
        isFaulty = false;
        f.work(run, true);
        QCOMPARE(f.judgement(output)->judgement.opinions, (QList<Conclusion>{kYes, kNo, kNo}));
        QCOMPARE(f.row(run).tasks.unread, 0);
    }

    void aLastReplyThatAnswersAllAndOneTwiceIsTaken()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        f.server.setResponder([](const LlmQuestion& question) {
            if (!question.prompt.contains(text("<<<OPINIONS")))
                return KgdsResponder()(question);
            return text(
                "[{\"number\": 1, \"knowable\": true}, {\"number\": 1, \"knowable\": true},"
                " {\"number\": 2, \"knowable\": true}, {\"number\": 3, \"knowable\": true}]");
        });
        VerdictsOptions options = f.verdictsOptions();
        options.facts = false;
        const RunId run = f.verify(options);
        f.work(run);
        QCOMPARE(f.server.paidCalls(), options.asks);
        QCOMPARE(f.row(run).tasks.unread, 0);
        QCOMPARE(f.judgement(output)->judgement.opinions, (QList<Conclusion>{kYes, kYes, kYes}));
        QVERIFY(!createRun(f.project.database(), f.verdictsPlan(options)));
    }

    void errorsNeedJudgedOpinions()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        VerdictsOptions options = f.verdictsOptions();
        options.facts = options.opinions = false;
        const auto reason = [&] {
            const auto run = createRun(f.project.database(), f.verdictsPlan(options));
            return run ? QString() : run.error().sentence();
        };
        QVERIFY(reason().contains(text("no opinion has been judged yet")));
        f.work(f.verify());
        QVERIFY(reason().contains(text("already judged")));
    }

    void aSystemWithoutOutputsIsRefusedByName()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        VerdictsOptions options = f.verdictsOptions();
        options.models = {text("ours"), text("nobody")};
        const auto run = createRun(f.project.database(), f.verdictsPlan(options));
        QVERIFY(!run && run.error().what.contains(text("\"nobody\"")));
    }

    void onlyTheChosenOutputsAreJudged()
    {
        SystemRunFixture f(2);
        f.addAbstractive(1);
        f.addAbstractive(2, text("theirs"));
        f.addExtractive(2, {paragraphName(1)});
        RunPlan plan = f.verdictsPlan(f.verdictsOptions());
        const auto subjects = [&] {
            return ProjectFixture::take(forecastRun(f.project.database(), plan))
                .selection.subjects.size();
        };
        QCOMPARE(subjects(), 4 + 4 + 1);
        plan.options.samples = {f.samples.at(0)};
        QCOMPARE(subjects(), 4);
        plan.options.samples.clear();
        plan.options.verdicts.models = {text("theirs")};
        QCOMPARE(subjects(), 4);
        plan.options.verdicts.models.clear();
        plan.options.verdicts.patterns = {Pattern::Extractive};
        QCOMPARE(subjects(), 1);
        plan.options.verdicts.paradigms = {Paradigm::SelfReflection};
        const auto none = createRun(f.project.database(), plan);
        QVERIFY(!none && none.error().what.contains(text("No system has a matching output")));
    }

    void verdictsStandOnWhatTheBenchmarkSaidThen()
    {
        SystemRunFixture f(1);
        SampleRecord older = SystemRunFixture::record(1);
        older.opinions = {text("Person2 likes the ferry.")};
        NewSystemOutput made;
        made.sample = f.samples.first();
        made.gold =
            ProjectFixture::take(GoldRepository(f.project.database()).keep(made.sample, older));
        made.system = {text("ours"), Paradigm::StructuredPrompt, Pattern::Extractive};
        made.output = {{}, {}, text("Person2 likes the ferry.")};
        const SystemOutputId output =
            ProjectFixture::take(SystemOutputRepository(f.project.database()).add(made));
        f.work(f.verify());
        QCOMPARE(f.judgement(output)->judgement.opinions, (QList<Conclusion>{kYes}));
    }

    void whatPeopleCheckedIsNotAskedAgain()
    {
        SystemRunFixture f(1);
        const SystemOutputId output = f.addAbstractive(1);
        KgdsFaults faults;
        faults.unreadableText = text("Mayor Olsen cut");
        f.server.setResponder(KgdsResponder(faults));
        const RunId run = f.verify();
        f.work(run);
        ProjectFixture::check(f.project.database().run(
            text(
                "INSERT INTO verdict (uuid, kind, subject_id, person_id, decision, opinion,"
                " correction, note, at, duration_ms) VALUES ('v', 1, ?, ?, 'O1', 0, '', '', 1, 1)"),
            {f.judgement(output)->id, f.project.lea}));
        f.server.setResponder(KgdsResponder());
        const int paid = f.server.paidCalls();
        f.work(run, true);
        QCOMPARE(f.server.paidCalls(), paid);
        QCOMPARE(f.row(run).tasks.unread, 1);
        QVERIFY(!createRun(f.project.database(), f.verdictsPlan(f.verdictsOptions())));
    }

    void aProgramThatEndsInTheMiddleAsksNothingAgain()
    {
        SystemRunFixture f(5);
        for (int number = 1; number <= 5; ++number) {
            f.addAbstractive(number);
            f.addExtractive(number, {paragraphName(1)});
        }
        VerdictsOptions options = f.verdictsOptions();
        options.feedback = true;
        const RunId run = f.verify(options);
        f.server.setDelay(5);
        for (int restart = 0; restart < 6; ++restart) {
            const int stored = f.replies();
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(f.replies() >= stored + 6 || program.end);
        }
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.replies(), f.distinctQuestions());
        QCOMPARE(f.row(run).tasks.open + f.row(run).tasks.failed, 0);
        QCOMPARE(f.number(text("SELECT count(*) FROM (SELECT 1 FROM llm_task"
                               " GROUP BY subject_id, part HAVING count(*) > 1)")),
            0);
        QCOMPARE(f.number(text("SELECT count(*) FROM kgds_judgement WHERE state = 1")), 10);
    }

    void aCapStopsTheRun()
    {
        SystemRunFixture f(2);
        f.addAbstractive(1);
        f.addAbstractive(2);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.limits.concurrency = 1;
        RunPlan plan = f.verdictsPlan(f.verdictsOptions());
        plan.cap = 0.0085;
        const RunId run = f.make(plan);
        const RunEnd end = f.work(run);
        QCOMPARE(end.state, RunState::CapReached);
        const RunRow row = f.row(run);
        QVERIFY(row.totals.cost > 0.0 && row.totals.cost <= 0.0085);
        const QString left = text("%1 request(s) exceed the cap").arg(row.tasks.open);
        QVERIFY2(end.error->what.contains(left), qPrintable(end.error->what));
        QVERIFY(row.reason.contains(left));
        // An error takes fewer tokens, and still fits where facts do not.
        QSet<QString> open;
        QSet<QString> done;
        const auto tasks =
            ProjectFixture::take(RunTasks(f.project.database()).tasks(run, false, 0, 100));
        for (const TaskRow& task : tasks) {
            const QString part = task.subject.part.section(u'/', 0, 0);
            (task.state == TaskState::Open ? open : done).insert(part);
        }
        QVERIFY(open.contains(text("facts")));
        QVERIFY(done.contains(text("error")) && !open.contains(text("error")));
    }

    void aForecastCountsTheErrors()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 2.0;
        RunPlan plan = f.verdictsPlan(f.verdictsOptions());
        const auto before = ProjectFixture::take(forecastRun(f.project.database(), plan));
        QCOMPARE(before.calls, 4);
        QCOMPARE(before.followUpCalls, 2);
        const RunId run = f.make(plan);
        f.work(run);
        QVERIFY(*before.costLow <= 1.3 * f.row(run).totals.cost);
        QVERIFY(*before.costHigh >= 0.7 * f.row(run).totals.cost);
        // Another verifier is asked anew.
        plan.options.verdicts.verifier = text("another");
        const auto after = ProjectFixture::take(forecastRun(f.project.database(), plan));
        QCOMPARE(after.calls, 4);
        QCOMPARE(after.fromCache, 0);
        QCOMPARE(after.followUpCalls, 2);
        plan.options.verdicts.errors = false;
        QCOMPARE(ProjectFixture::take(forecastRun(f.project.database(), plan)).followUpCalls, 0);
    }

    void optionsAreKept()
    {
        VerdictsOptions options;
        options.verifier = text("judge");
        options.facts = false;
        options.feedback = true;
        options.bothOrders = true;
        options.seed = 17;
        options.onlyNew = true;
        options.models = {text("ours")};
        options.patterns = {Pattern::Extractive};
        options.paradigms = {Paradigm::SelfReflection};
        options.asks = 5;
        RunOptions all;
        all.verdicts = options;
        QCOMPARE(runOptionsFrom(runOptionsJson(RunKindId::Verdicts, all)).verdicts, options);
    }

    void tasksAreNamed()
    {
        SystemRunFixture f(1);
        f.addAbstractive(1);
        const RunId run = f.verify();
        const auto tasks = RunTasks(f.project.database()).tasks(run, false, 0, 9);
        QCOMPARE(sampleTaskText(tasks->first()), text("Sample 1, ours ABS-AOS, facts 1"));
        QCOMPARE(tasks->first().paragraphNumber, 0);
        QCOMPARE(taskPartText(text("error/2")), text("error of opinion 2"));
        QVERIFY(taskPartText(text("feedback/system-first")).contains(text("system")));
    }
};

TANDEM_TEST(TestVerdictsRun, QCoreApplication)
#include "tst_verdictsrun.moc"
