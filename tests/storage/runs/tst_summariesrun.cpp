#include "systemrunfixture.h"
#include "testmain.h"

#include "models/kgds/runparts.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/tasktext.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::llm;

namespace {

QString text(const char* words)
{
    return QString::fromUtf8(words);
}

/// What comes back for the one request of a batch.
QByteArray batchResult(const QByteArray& batch, const QString& answer)
{
    const QJsonObject choice{{text("message"), QJsonObject{{text("role"), text("assistant")},
                                                   {text("content"), answer}}},
        {text("finish_reason"), text("stop")}};
    const QJsonObject response{{text("status_code"), 200},
        {text("body"), QJsonObject{{text("choices"), QJsonArray{choice}}}}};
    return QJsonDocument(
        QJsonObject{{text("custom_id"), QJsonDocument::fromJson(batch)[text("custom_id")]},
            {text("response"), response}})
        .toJson(QJsonDocument::Compact);
}

} // namespace

/// Runs that get summaries from a system, against a real server.
class TestSummariesRun : public QObject
{
    Q_OBJECT

private slots:
    void aRunMakesAnOutputForEverySampleAndWay()
    {
        SystemRunFixture f;
        const RunId run = f.summarize();
        QCOMPARE(f.row(run).tasks.open, 4);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.done, 8);
        QCOMPARE(f.row(run).work, (WorkCounts{2, 2}));
        const QList<StoredSystemOutput> outputs = f.outputs();
        QCOMPARE(outputs.size(), 8);
        const NewSystemOutput& abstractive = outputs.at(1).made;
        QCOMPARE(abstractive.system,
            (SystemRef{text("small"), Paradigm::StructuredPrompt, Pattern::Abstractive}));
        QCOMPARE(abstractive.output.background,
            text("Bridge 1 opened in June. Ferry 1 carries people."));
        QCOMPARE(abstractive.run, run);
        QVERIFY(abstractive.reply.isValid());
        const NewSystemOutput& extractive = outputs.at(0).made;
        QCOMPARE(extractive.output.paragraphs, (QStringList{paragraphName(1), paragraphName(2)}));
        QVERIFY(extractive.output.opinions.startsWith(text("Person1: The bridge at 1")));
        QCOMPARE(ProjectFixture::take(GoldRepository(f.project.database()).record(extractive.gold)),
            SystemRunFixture::record(1));
        const auto rows = ProjectFixture::take(SystemOutputRepository(f.project.database()).list());
        QCOMPARE(rows.at(0).score.recall, std::optional(0.5));
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void controlCharactersDamageNoProject()
    {
        SystemRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) {
            return text(R"({"background": ["a\u0000b", "\ud800"],
                "opinions": "Person1\u0000likes it.\nPerson2 \udc00 too."})");
        });
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Abstractive};
        QCOMPARE(f.work(f.summarize(options)).state, RunState::Ended);
        const QList<StoredSystemOutput> outputs = f.outputs();
        QCOMPARE(outputs.size(), 2);
        for (const StoredSystemOutput& output : outputs) {
            QCOMPARE(output.made.output.background, text("a b\n?"));
            QCOMPARE(output.made.output.opinions, text("Person1 likes it.\nPerson2 ? too."));
        }
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void nothingReflectsOnWhatWasImported()
    {
        SystemRunFixture f;
        f.addAbstractive(2, text("small"));
        SummariesOptions options = f.summariesOptions();
        const auto refused = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY2(refused.error().what.contains(text("\"small\" for sample 2 was imported")),
            qPrintable(refused.error().sentence()));
        QVERIFY(refused.error().remedy.contains(text("another name")));
        // The rest goes its way.
        options.paradigms = {Paradigm::StructuredPrompt};
        f.work(f.summarize(options));
        QCOMPARE(f.outputs().size(), 4);
        options.paradigms = {Paradigm::SelfReflection};
        options.patterns = {Pattern::Extractive};
        f.work(f.summarize(options));
        QCOMPARE(f.outputs().size(), 6);
    }

    void theSecondTurnStandsBehindTheFirstOne()
    {
        SystemRunFixture f(1);
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Extractive};
        f.work(f.summarize(options));
        const QList<ServedCall> calls = f.server.calls();
        QCOMPARE(calls.size(), 2);
        const QJsonArray first = calls.at(0).question.body[text("messages")].toArray();
        const QJsonArray second = calls.at(1).question.body[text("messages")].toArray();
        QCOMPARE(second.size(), first.size() + 2);
        for (qsizetype i = 0; i < first.size(); ++i)
            QCOMPARE(second.at(i), first.at(i));
        QCOMPARE(second.at(first.size())[text("role")].toString(), text("assistant"));
        QVERIFY(second.at(first.size())[text("content")].toString().contains(
            text("\"background\":[1,2]")));
        QCOMPARE(calls.at(1).question.body[text("temperature")].toDouble(), 0.0);
        QCOMPARE(f.outputs().size(), 2);
    }

    void everyWireFormatTakesBothTurns_data()
    {
        QTest::addColumn<WireFormat>("format");
        QTest::addColumn<StructuredOutput>("asked");
        QTest::addColumn<StructuredOutput>("understood");
        constexpr std::array ways{StructuredOutput::JsonSchema, StructuredOutput::JsonObject,
            StructuredOutput::PromptOnly};
        constexpr std::array formats{WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini};
        for (const WireFormat format : formats) {
            for (const StructuredOutput way : ways) {
                const auto row = [&](const char* text) -> QTestData& {
                    return QTest::addRow("%s %d, format %d", text, int(way), int(format));
                };
                row("asked for") << format << way << StructuredOutput::JsonSchema;
                row("found out") << format << StructuredOutput::Probe << way;
            }
        }
    }

    void everyWireFormatTakesBothTurns()
    {
        QFETCH(WireFormat, format);
        QFETCH(StructuredOutput, asked);
        QFETCH(StructuredOutput, understood);
        SystemRunFixture f(1);
        f.server.setBestStructure(understood);
        f.endpoint = f.server.endpoint(format);
        f.endpoint.name = text("Server");
        f.endpoint.structuredOutput = asked;
        const RunId run = f.summarize();
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.outputs().size(), 4);
    }

    void whatABatchAnsweredIsFollowedByTheSecondTurn_data()
    {
        QTest::addColumn<StructuredOutput>("asked");
        QTest::newRow("probe") << StructuredOutput::Probe;
        QTest::newRow("schema") << StructuredOutput::JsonSchema;
        QTest::newRow("object") << StructuredOutput::JsonObject;
        QTest::newRow("prompt only") << StructuredOutput::PromptOnly;
    }

    void whatABatchAnsweredIsFollowedByTheSecondTurn()
    {
        QFETCH(StructuredOutput, asked);
        SystemRunFixture f(1);
        f.endpoint.structuredOutput = asked;
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Abstractive};
        const RunId run = f.summarize(options);
        QBuffer batch;
        QVERIFY(batch.open(QIODevice::WriteOnly));
        ProjectFixture::take(writeRunBatch(f.project.database(), run, f.endpoint, batch));
        QBuffer results;
        results.setData(
            batchResult(batch.data(), text("{\"background\": \"B\", \"opinions\": \"O\"}")));
        QVERIFY(results.open(QIODevice::ReadOnly));
        ProjectFixture::take(readRunBatch(f.project.database(), run, f.endpoint, results));
        QCOMPARE(f.outputs().size(), 1);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.server.paidCalls(), 1);
        QCOMPARE(f.outputs().size(), 2);
    }

    void reflectionAloneKeepsNoOutputOfTheFirstTurn()
    {
        SystemRunFixture f(1);
        SummariesOptions options = f.summariesOptions();
        options.paradigms = {Paradigm::SelfReflection};
        f.work(f.summarize(options));
        const QList<StoredSystemOutput> outputs = f.outputs();
        QCOMPARE(outputs.size(), 2);
        for (const StoredSystemOutput& output : outputs)
            QCOMPARE(output.made.system.paradigm, Paradigm::SelfReflection);
        QCOMPARE(f.server.paidCalls(), 4);
        // The first turns are there: another run asks for nothing.
        const RunId again = f.summarize();
        QCOMPARE(f.row(again).tasks.open, 2);
        QCOMPARE(f.work(again).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 4);
        QCOMPARE(f.outputs().size(), 4);
    }

    void whatASystemHasIsNotAskedAgain()
    {
        SystemRunFixture f(2);
        SummariesOptions options = f.summariesOptions();
        options.system = text("ours");
        f.addAbstractive(1);
        options.paradigms = {Paradigm::StructuredPrompt};
        const auto forecast =
            ProjectFixture::take(forecastRun(f.project.database(), f.summariesPlan(options)));
        QCOMPARE(forecast.selection.alreadyDone, 1);
        QCOMPARE(forecast.selection.subjects.size(), 3);
        QCOMPARE(forecast.calls, 3);
        QCOMPARE(forecast.followUpCalls, 0);
        f.work(f.summarize(options));
        QCOMPARE(f.outputs().size(), 4);
        const auto none = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!none);
        QCOMPARE(none.error().code, ErrorCode::NotFound);
    }

    void aForecastCountsTheSecondTurn()
    {
        SystemRunFixture f(2);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 2.0;
        const auto before = ProjectFixture::take(
            forecastRun(f.project.database(), f.summariesPlan(f.summariesOptions())));
        QCOMPARE(before.calls, 4);
        QCOMPARE(before.followUpCalls, 4);
        const RunId run = f.summarize();
        f.work(run);
        const RunRow row = f.row(run);
        QVERIFY(row.totals.cost > 0.0);
        QVERIFY(*before.costLow <= 1.3 * row.totals.cost);
        QVERIFY(*before.costHigh >= 0.7 * row.totals.cost);
    }

    void samplesThatAreNotInTheBenchmarkAreLeftOut()
    {
        SystemRunFixture f(1);
        ArticleText article;
        article.title = text("Another");
        article.paragraphs = {text("One."), text("Two.")};
        f.project.addSample(article, true);
        const auto forecast = ProjectFixture::take(
            forecastRun(f.project.database(), f.summariesPlan(f.summariesOptions())));
        QCOMPARE(forecast.selection.samplesNotReady, 1);
        QVERIFY(forecast.selection.whyNotReady->what.contains(text("not in the benchmark")));
        QCOMPARE(forecast.selection.subjects.size(), 2);
    }

    void aSystemNeedsAName()
    {
        SystemRunFixture f(1);
        SummariesOptions options = f.summariesOptions();
        options.system = text("  ");
        const auto run = createRun(f.project.database(), f.summariesPlan(options));
        QVERIFY(!run && run.error().what.contains(text("no name")));
    }

    void modelsAndChunksAreNotMixedUnderOneName()
    {
        SystemRunFixture f(2);
        SummariesOptions options = f.summariesOptions();
        options.paradigms = {Paradigm::StructuredPrompt};
        RunPlan plan = f.summariesPlan(options);
        plan.options.samples = {f.samples.first()};
        const RunId first = f.make(plan);
        const auto refusal = [&] {
            const auto run = createRun(f.project.database(), plan);
            const auto forecast = forecastRun(f.project.database(), plan);
            return run || forecast ? QString() : run.error().sentence();
        };
        plan.options.samples = {f.samples.last()};
        plan.model = text("large");
        // Neither with the outputs that are there nor with those that are to come.
        QVERIFY(refusal().contains(text("\"small\" come from the model small, not from large")));
        f.work(first);
        QVERIFY(refusal().contains(text("\"small\" come from the model small, not from large")));
        plan.model.clear();
        plan.options.summaries.chunks = ChunkKind::Sentence;
        QVERIFY(refusal().contains(text("another name")));
        plan.options.summaries.patterns = {Pattern::Abstractive};
        f.work(f.make(plan));
        plan.options.summaries = options;
        f.work(f.make(plan));
        QCOMPARE(f.outputs().size(), 4);
        plan.model = text("large");
        plan.options.summaries.system = text("bigger");
        QVERIFY(createRun(f.project.database(), plan));
    }

    void whatIsThereIsNotAdvisedToBeReplaced()
    {
        SystemRunFixture f(1);
        f.work(f.summarize());
        const auto again = createRun(f.project.database(), f.summariesPlan(f.summariesOptions()));
        QVERIFY(!again && !again.error().remedy.contains(text("replaced")));
        QVERIFY(again.error().remedy.contains(text("another name")));
    }

    void anEmptyBackgroundIsAnOutputThatIsJudged()
    {
        SystemRunFixture f(1);
        f.server.setResponder([](const LlmQuestion& question) {
            return question.schemaName == text("summary_abstractive")
                       ? text("{\"background\": \"\", \"opinions\": \"Person1 likes it.\"}")
                       : KgdsResponder()(question);
        });
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Abstractive};
        options.paradigms = {Paradigm::StructuredPrompt};
        f.work(f.summarize(options));
        const QList<StoredSystemOutput> outputs = f.outputs();
        QCOMPARE(outputs.size(), 1);
        QVERIFY(outputs.first().made.output.background.isEmpty());
        const RunId run = f.verify();
        f.work(run);
        QCOMPARE(f.row(run).tasks.failed + f.row(run).tasks.unread, 0);
        QCOMPARE(f.judgement(outputs.first().id)->judgement.facts.at(1),
            (QList<Conclusion>{Conclusion::Unknowable}));
        QCOMPARE(ProjectFixture::take(checkProject(f.project.path())).problems, QStringList());
    }

    void chosenChunksAreKeptWithTheirParagraphs()
    {
        SystemRunFixture f(1);
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Extractive};
        options.paradigms = {Paradigm::StructuredPrompt};
        options.chunks = ChunkKind::Window;
        KgdsFaults faults;
        faults.unknownChunk = true;
        f.server.setResponder(KgdsResponder(faults));
        f.work(f.summarize(options));
        const NewSystemOutput made = f.outputs().first().made;
        QCOMPARE(made.chunkKind, ChunkKind::Window);
        QCOMPARE(made.chunks, text("<Window_1>, <Window_2>, <Window_99>"));
        QCOMPARE(
            made.output.paragraphs, (QStringList{paragraphName(1), paragraphName(2),
                                        paragraphName(3), paragraphName(4), text("<Window_99>")}));
    }

    void unreadableRepliesAreAskedAgainAndThenFail()
    {
        SystemRunFixture f(1);
        KgdsFaults faults;
        faults.unreadableFirst = 2;
        f.server.setResponder(KgdsResponder(faults));
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Abstractive};
        options.asks = 2;
        const RunId run = f.summarize(options);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 1);
        QCOMPARE(f.server.paidCalls(), 2);
        QCOMPARE(f.outputs().size(), 0);
        // The other turn fails twice as well.
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.outputs().size(), 1);
        QCOMPARE(f.work(run, true).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks.failed, 0);
        QCOMPARE(f.outputs().size(), 2);
    }

    void aProgramThatEndsInTheMiddleAsksNothingAgain()
    {
        SystemRunFixture f(6);
        const RunId run = f.summarize();
        f.server.setDelay(5);
        for (int restart = 0; restart < 5; ++restart) {
            const int stored = f.replies();
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QTRY_VERIFY(f.replies() >= stored + 3 || program.end);
        }
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.replies(), f.distinctQuestions());
        QCOMPARE(f.outputs().size(), 24);
        QCOMPARE(f.number(text("SELECT count(*) FROM (SELECT 1 FROM llm_task"
                               " GROUP BY subject_id, part HAVING count(*) > 1)")),
            0);
    }

    void aCapStopsItBetweenTheTurns()
    {
        SystemRunFixture f(1);
        f.endpoint.prices.input = 1.0;
        f.endpoint.prices.output = 1.0;
        f.endpoint.limits.concurrency = 1;
        RunPlan plan = f.summariesPlan(f.summariesOptions());
        plan.cap = 0.0085;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY(f.row(run).totals.cost <= 0.0085);
        ProjectFixture::check(RunRepository(f.project.database()).setCap(run, 10.0));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.outputs().size(), 4);
        QCOMPARE(f.replies(), f.distinctQuestions());
    }

    void anArticleThatChangedBetweenTheTurnsIsRefused()
    {
        SystemRunFixture f(1);
        SummariesOptions options = f.summariesOptions();
        options.patterns = {Pattern::Abstractive};
        const RunId run = f.summarize(options);
        f.server.setFaultRule([](const LlmQuestion& question) {
            return question.prompt.contains(QLatin1String("check your own result"))
                       ? LlmFault::httpStatus(500)
                       : LlmFault{};
        });
        f.work(run);
        QCOMPARE(f.row(run).tasks.failed, 1);
        f.server.setFaultRule({});
        ProjectFixture::check(
            SampleRepository(f.project.database())
                .setDiscussion(f.samples.first(), {{text("Person1"), text("Something else."), {}}},
                    f.project.lea));
        f.work(run, true);
        const auto failed = RunTasks(f.project.database()).failedTasks(run, 5);
        QCOMPARE(failed->size(), 1);
        QVERIFY(failed->first().error.contains(text("changed since the first turn")));
        QCOMPARE(f.outputs().size(), 1);
    }

    void optionsAreKept()
    {
        SummariesOptions options;
        options.system = text("ours");
        options.patterns = {Pattern::Abstractive};
        options.paradigms = {Paradigm::SelfReflection};
        options.chunks = ChunkKind::Section;
        options.asks = 7;
        RunOptions all;
        all.summaries = options;
        QCOMPARE(runOptionsFrom(runOptionsJson(RunKindId::Summaries, all)).summaries, options);
    }

    void tasksAreNamed()
    {
        SystemRunFixture f(1);
        const RunId run = f.summarize();
        const auto tasks = RunTasks(f.project.database()).tasks(run, false, 0, 5);
        QCOMPARE(sampleTaskText(tasks->first()), text("Sample 1, EBS-AOS structured prompt"));
        QCOMPARE(tasks->first().paragraphNumber, 0);
        f.work(run);
        const auto figures = ProjectFixture::take(runFigures(f.project.database(), run));
        QCOMPARE(figures.work, (WorkCounts{1, 1}));
        QVERIFY(isOfSamples(figures.items));
    }
};

TANDEM_TEST(TestSummariesRun, QCoreApplication)
#include "tst_summariesrun.moc"
