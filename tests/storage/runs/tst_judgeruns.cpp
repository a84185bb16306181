#include "caserunfixture.h"
#include "llmserver.h"
#include "tampering.h"
#include "testmain.h"

#include "storage/check/projectcheck.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/tasktext.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <atomic>
#include <cmath>

using namespace tandem;
using namespace tandem::llm;
using Kind = LlmFault::Kind;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

RunPlan judgePlan(const CaseRunFixture& f, RunKindId kind)
{
    return f.plan(kind);
}

/// G-Eval with few samples.
RunPlan sampling(const CaseRunFixture& f, int samples, bool probabilities = false)
{
    RunPlan plan = judgePlan(f, RunKindId::GEval);
    plan.options.score.samples = samples;
    plan.options.score.probabilities = probabilities;
    return plan;
}

QList<OutputScore> scoresOf(CaseRunFixture& f, RunId run)
{
    return ProjectFixture::take(OutputScoreRepository(f.project.database()).ofRun(run));
}

/// Answers 1, 2, 3, 4, 5, 1 ... in turn.
LlmServer::Responder inTurn()
{
    return [count = std::make_shared<std::atomic_int>(0)](
               const LlmQuestion&) { return QString::number(1 + (*count)++ % 5); };
}

/// "3" with 0.6, "4" with 0.2 (and " 4" with 0.1).
QList<AnswerToken> threeOrFour(const LlmQuestion& question, const QString& text)
{
    QList<TokenChance> chances{{word("3"), std::log(0.6)}, {word("4"), std::log(0.2)},
        {word(" 4"), std::log(0.1)}, {word("!"), std::log(0.05)}};
    return {{{text, std::log(0.6)}, chances.mid(0, question.alternatives)}};
}
constexpr double kThreeOrFour = (3 * 0.6 + 4 * 0.3) / 0.9;

bool isNear(std::optional<double> value, double expected)
{
    return value && std::abs(*value - expected) < 1e-9;
}

} // namespace

/// Runs of GEMBA, G-Eval and AutoEval against a real server.
class TestJudgeRuns : public QObject
{
    Q_OBJECT

private slots:
    void aServerThatSendsNoAnswersLeavesNoUndefinedScores()
    {
        CaseRunFixture f(2);
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{Kind::WrongContentType}; });
        const RunId run = f.make(judgePlan(f, RunKindId::Gemba));
        f.work(run);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 4, 0}));
        QVERIFY(scoresOf(f, run).isEmpty());
        f.server.setFaultRule({});
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(scoresOf(f, run).size(), 4);
    }

    void anAnswerThatBrokeOffIsAskedAgain_data()
    {
        QTest::addColumn<WireFormat>("format");
        QTest::newRow("OpenAI") << WireFormat::OpenAi;
        QTest::newRow("Anthropic") << WireFormat::Anthropic;
        QTest::newRow("Gemini") << WireFormat::Gemini;
    }

    void anAnswerThatBrokeOffIsAskedAgain()
    {
        QFETCH(const WireFormat, format);
        CaseRunFixture f(1);
        f.endpoint.format = format;
        f.endpoint.baseUrl = f.server.url(format);
        f.server.setResponder([count = std::make_shared<std::atomic_int>(0)](const LlmQuestion&) {
            return (*count)++ == 0 ? word("1") : word("4");
        });
        f.server.failNext({Kind::BrokenOff, 0, {}, word("insufficient_system_resource")});
        f.endpoint.limits.concurrency = 1;
        RunPlan plan = judgePlan(f, RunKindId::Gemba);
        plan.options.score.systems = {word("heron")};
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(scoresOf(f, run).first().value, std::optional(4.0));
        QCOMPARE(f.server.calls().size(), 2);
        // At the same temperature: nothing was wrong with the question.
        for (const ServedCall& call : f.server.calls())
            QVERIFY(!call.request.body.contains("\"temperature\":0.1"));
    }

    void anAnswerThatBrokeOffBeforeIsNamedAndAskedAnew()
    {
        CaseRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return word("1"); });
        const RunId before = f.make(judgePlan(f, RunKindId::Gemba));
        f.work(before);
        QCOMPARE(checkProject(f.project.path())->notes, QStringList());
        leaveAsOlderVersion(f.project.database(),
            QStringLiteral("UPDATE llm_reply SET raw = CAST(replace(CAST(raw AS TEXT),"
                           " '\"stop\"', '\"error\"') AS BLOB) WHERE id = 1"));
        const auto checked = checkProject(f.project.path());
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->notes.size(), 1);
        QVERIFY2(checked->notes.first().contains(word("1 model repl")),
            qPrintable(checked->notes.first()));
        f.server.setResponder([](const LlmQuestion&) { return word("4"); });
        f.server.clearCalls();
        const RunId now = f.make(judgePlan(f, RunKindId::Gemba));
        QCOMPARE(f.work(now).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 1);
        // What is asked anew is known from then on.
        QCOMPARE(f.work(f.make(judgePlan(f, RunKindId::Gemba))).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 1);
        QList<double> values;
        for (const OutputScore& score : scoresOf(f, now))
            values.append(*score.value);
        std::sort(values.begin(), values.end());
        QCOMPARE(values, (QList<double>{1.0, 4.0}));
    }

    void aBlockedQuestionIsAskedOnceAndSaysWhy_data()
    {
        QTest::addColumn<WireFormat>("format");
        QTest::addColumn<bool>("probabilities");
        QTest::addColumn<QString>("says");
        QTest::newRow("one answer") << WireFormat::Gemini << false << word("content filter");
        QTest::newRow("probabilities") << WireFormat::Gemini << true << word("content filter");
        QTest::newRow("an answer that was taken")
            << WireFormat::OpenAi << false << word("(content_filter)");
        QTest::newRow("probabilities of one")
            << WireFormat::OpenAi << true << word("(content_filter)");
        QTest::newRow("a refusal") << WireFormat::Anthropic << false << word("refused");
    }

    void aBlockedQuestionIsAskedOnceAndSaysWhy()
    {
        QFETCH(const WireFormat, format);
        QFETCH(const bool, probabilities);
        QFETCH(const QString, says);
        CaseRunFixture f(1);
        f.endpoint.format = format;
        f.endpoint.baseUrl = f.server.url(format);
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{Kind::Refusal}; });
        const RunId run =
            f.make(probabilities ? sampling(f, 20, true) : judgePlan(f, RunKindId::Gemba));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.calls().size(), 2);
        const auto scores = scoresOf(f, run);
        QCOMPARE(scores.size(), 2);
        for (const OutputScore& score : scores) {
            QVERIFY(!score.value);
            QVERIFY2(score.undefined.contains(says), qPrintable(score.undefined));
        }
        // Nor by a new run that may ask more often.
        RunPlan oftener = probabilities ? sampling(f, 20, true) : judgePlan(f, RunKindId::Gemba);
        oftener.options.score.asks = 10;
        const RunId later = f.make(oftener);
        QCOMPARE(f.work(later).state, RunState::Ended);
        QCOMPARE(f.server.calls().size(), 2);
        const auto laterScores = scoresOf(f, later);
        QCOMPARE(laterScores.size(), 2);
        for (const OutputScore& score : laterScores)
            QVERIFY2(score.undefined.contains(says), qPrintable(score.undefined));
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void aBlockedSampleEndsTheOthers()
    {
        CaseRunFixture f(1);
        f.endpoint.limits.concurrency = 1;
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{Kind::Refusal}; });
        const RunId run = f.make(sampling(f, 20));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 40, 0, 0, 0, 40}));
        // What was to leave when the first answer came may have left.
        const auto asked = f.server.calls().size();
        QVERIFY2(asked <= 10, qPrintable(QString::number(asked)));
        for (const OutputScore& score : scoresOf(f, run))
            QVERIFY2(score.undefined.contains(word("content_filter")), qPrintable(score.undefined));
        // Nor are more of them asked later.
        RunPlan more = sampling(f, 20);
        more.options.score.asks = 4;
        QCOMPARE(f.work(f.make(more)).state, RunState::Ended);
        QCOMPARE(f.server.calls().size(), asked);
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void anAnswerThatIsTooLargeIsAskedOnceAndSaysWhat()
    {
        CaseRunFixture f(1);
        f.server.setFaultRule([](const LlmQuestion&) { return LlmFault{Kind::HugeReply}; });
        const RunId run = f.make(judgePlan(f, RunKindId::Gemba));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.calls().size(), 2);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 0, 2, 0}));
        QVERIFY(scoresOf(f, run).isEmpty());
        const auto failed =
            ProjectFixture::take(RunTasks(f.project.database()).failedTasks(run, 2));
        QCOMPARE(failed.size(), 2);
        for (const TaskRow& task : failed) {
            QVERIFY2(task.error.contains(word("16 MiB")) && task.error.contains(f.endpoint.name) &&
                         task.error.contains(word("Check that the address")),
                qPrintable(task.error));
        }
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void anAnswerThatWasCutOffIsAskedOnceMore_data()
    {
        QTest::addColumn<bool>("probabilities");
        QTest::newRow("probabilities") << true;
        QTest::newRow("an answer") << false;
    }

    void anAnswerThatWasCutOffIsAskedOnceMore()
    {
        QFETCH(const bool, probabilities);
        CaseRunFixture f(1);
        f.server.setFaultRule([](const LlmQuestion&) {
            return LlmFault{Kind::BrokenOff, 0, {}, word("length")};
        });
        const RunId run =
            f.make(probabilities ? sampling(f, 20, true) : judgePlan(f, RunKindId::Gemba));
        QCOMPARE(f.work(run).state, RunState::Ended);
        // Two outputs: no third time, and no twenty samples.
        QCOMPARE(f.server.calls().size(), 4);
        RunPlan oftener = probabilities ? sampling(f, 20, true) : judgePlan(f, RunKindId::Gemba);
        oftener.options.score.asks = 10;
        QCOMPARE(f.work(f.make(oftener)).state, RunState::Ended);
        QCOMPARE(f.server.calls().size(), 4);
        for (const OutputScore& score : scoresOf(f, run)) {
            QVERIFY(!score.value);
            QVERIFY2(score.undefined.contains(word("token limit")), qPrintable(score.undefined));
        }
    }

    void probabilitiesAreThoseOfTheScoreBehindTheThoughts()
    {
        CaseRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) {
            return word("<think>") + QString(200, u'4') + word("</think>3");
        });
        f.server.setChances([](const LlmQuestion& question, const QString&) {
            QList<AnswerToken> tokens{{{word("<think>"), 0.0}, {}}};
            for (int i = 0; i < 200; ++i)
                tokens.append(AnswerToken{{word("4"), 0.0}, {{word("4"), 0.0}}});
            tokens.append(AnswerToken{{word("</think>"), 0.0}, {}});
            return tokens + threeOrFour(question, word("3"));
        });
        const RunId run = f.make(sampling(f, 20, true));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.server.paidCalls(), 2);
        for (const OutputScore& score : scoresOf(f, run))
            QVERIFY(isNear(score.value, kThreeOrFour));
        QCOMPARE(checkProject(f.project.path())->notes, QStringList());
        // As an earlier version scored it.
        leaveAsOlderVersion(f.project.database(),
            QStringLiteral("UPDATE output_score SET value = 4.0, detail ="
                           " json_set(detail, '$.probabilities', json('{\"4\":1}'))"));
        const auto checked = checkProject(f.project.path());
        QCOMPARE(checked->problems, QStringList());
        QCOMPARE(checked->notes.size(), 1);
        QVERIFY(checked->notes.first().contains(word("2 G-Eval")));
    }

    void everyOutputIsScoredOnce_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<WireFormat>("format");
        QTest::newRow("GEMBA") << word("gemba") << WireFormat::OpenAi;
        QTest::newRow("GEMBA, Anthropic") << word("gemba") << WireFormat::Anthropic;
        QTest::newRow("AutoEval, Gemini") << word("autoeval") << WireFormat::Gemini;
    }

    void everyOutputIsScoredOnce()
    {
        QFETCH(const QString, kind);
        QFETCH(const WireFormat, format);
        CaseRunFixture f(2);
        f.endpoint.format = format;
        f.endpoint.baseUrl = f.server.url(format);
        f.server.setResponder([](const LlmQuestion& question) {
            return question.prompt.contains(QLatin1String("fishermen were"))
                       ? word("Score: 4")
                       : word("{\"score\":1}");
        });
        const RunId run = f.make(f.plan(*runKindOf(kind)));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 0, 0}));
        const auto scores = scoresOf(f, run);
        QCOMPARE(scores.size(), 4);
        const auto columns = OutputScoreRepository(f.project.database()).columns();
        QCOMPARE(columns->size(), 1);
        QCOMPARE(columns->first().measure, kind);
        QCOMPARE(columns->first().model, word("small"));
        const auto cells = OutputScoreRepository(f.project.database()).cells(columns->first());
        QCOMPARE(cells->size(), 4);
        for (int i = 0; i < 4; ++i)
            QCOMPARE(cells->at(i).value, std::optional(i % 2 == 0 ? 4.0 : 1.0));
        for (const ServedCall& call : f.server.calls()) {
            QVERIFY(call.question.prompt.contains(QLatin1String("harbour number")));
            QCOMPARE(call.question.prompt.contains(QLatin1String("protested")),
                kind == QLatin1String("gemba"));
        }
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void aSecondRunAsksNothingTwiceAndHasItsOwnScores()
    {
        CaseRunFixture f(1);
        f.server.setResponder(inTurn());
        const RunId first = f.make(sampling(f, 5));
        f.work(first);
        const int paid = f.server.paidCalls();
        QCOMPARE(paid, 10);
        const RunId second = f.make(sampling(f, 5));
        f.work(second);
        QCOMPARE(f.server.paidCalls(), paid);
        QCOMPARE(scoresOf(f, second).size(), 2);
        QCOMPARE(scoresOf(f, second).first().value, scoresOf(f, first).first().value);
    }

    void samplesAreDrawnAndCounted()
    {
        CaseRunFixture f(1);
        f.server.setResponder(inTurn());
        f.endpoint.limits.concurrency = 1;
        const RunId run = f.make(sampling(f, 10));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 20, 0, 0}));
        const auto scores = scoresOf(f, run);
        QCOMPARE(scores.size(), 2);
        for (const OutputScore& score : scores) {
            QCOMPARE(score.detail[word("method")].toString(), word("samples"));
            QCOMPARE(score.detail[word("samples")].toInt(), 10);
            double sum = 0.0;
            int count = 0;
            const QJsonObject counts = score.detail[word("counts")].toObject();
            for (auto it = counts.begin(); it != counts.end(); ++it) {
                sum += it.key().toInt() * it->toInt();
                count += it->toInt();
            }
            QCOMPARE(count, 10);
            QVERIFY(isNear(score.value, sum / 10));
        }
        for (const ServedCall& call : f.server.calls())
            QCOMPARE(call.question.body[word("temperature")].toDouble(), 1.0);
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void anUnreadableSampleIsAskedAgainThenLeftOutAndShown()
    {
        CaseRunFixture f(1);
        const auto count = std::make_shared<std::atomic_int>(0);
        // Of five calls one is a number.
        f.server.setResponder([count](const LlmQuestion&) {
            return (*count)++ % 5 == 0 ? word("2") : word("a good text");
        });
        f.endpoint.limits.concurrency = 1;
        RunPlan plan = sampling(f, 4);
        plan.options.score.asks = 2;
        plan.options.score.systems = {word("heron")};
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::Ended);
        const OutputScore score = scoresOf(f, run).first();
        QVERIFY(isNear(score.value, 2.0));
        const QJsonArray faults = score.detail[word("unreadable")].toArray();
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 0, 0, 0, faults.size()}));
        QVERIFY(!faults.isEmpty());
        QVERIFY(!faults.first()[word("why")].toString().isEmpty());
        QCOMPARE(faults.size() + score.detail[word("counts")][word("2")].toInt(), 4);
        QCOMPARE(f.replies(), f.server.paidCalls());
    }

    void withoutAReadableAnswerTheScoreIsUndefined()
    {
        CaseRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return word("7"); });
        const RunId gemba = f.make(judgePlan(f, RunKindId::Gemba));
        QCOMPARE(f.work(gemba).state, RunState::Ended);
        for (const OutputScore& score : scoresOf(f, gemba)) {
            QVERIFY(!score.value);
            QVERIFY(score.undefined.contains(QLatin1String("0 to 4")));
        }
        // Three times each, warmer each time.
        QCOMPARE(f.server.paidCalls(), 6);
        double warmest = 0.0;
        for (const ServedCall& call : f.server.calls())
            warmest = std::max(warmest, call.question.body[word("temperature")].toDouble());
        QVERIFY(isNear(warmest, 0.2));
        const RunId geval = f.make(sampling(f, 2));
        QCOMPARE(f.work(geval).state, RunState::Ended);
        QVERIFY(!scoresOf(f, geval).first().value);
        QVERIFY(!scoresOf(f, geval).first().undefined.isEmpty());
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void aCaseWithoutTheTextThatIsNeededIsUndefinedAndCostsNothing()
    {
        CaseRunFixture f(0);
        expert::TextCase bare = CaseRunFixture::textCase(1);
        bare.expected.clear();
        f.addCase(bare);
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        for (const RunPlan& plan :
            {judgePlan(f, RunKindId::Gemba), sampling(f, 2), sampling(f, 2, true)}) {
            const RunId run = f.make(plan);
            QCOMPARE(f.work(run).state, RunState::Ended);
            QCOMPARE(scoresOf(f, run).size(), 2);
            QVERIFY(scoresOf(f, run).first().undefined.contains(QLatin1String("expected")));
        }
        QCOMPARE(f.server.calls().size(), 0);
        const RunId autoEval = f.make(judgePlan(f, RunKindId::AutoEval));
        f.work(autoEval);
        QCOMPARE(scoresOf(f, autoEval).first().value, std::optional(3.0));
    }

    void probabilitiesGiveTheScoreInOneCall_data()
    {
        QTest::addColumn<WireFormat>("format");
        QTest::addColumn<int>("most");
        QTest::newRow("OpenAI") << WireFormat::OpenAi << 20;
        QTest::newRow("OpenAI, few alternatives") << WireFormat::OpenAi << 5;
        QTest::newRow("Gemini") << WireFormat::Gemini << 20;
    }

    void probabilitiesGiveTheScoreInOneCall()
    {
        QFETCH(const WireFormat, format);
        QFETCH(const int, most);
        CaseRunFixture f(2);
        f.endpoint.format = format;
        f.endpoint.baseUrl = f.server.url(format);
        f.endpoint.limits.concurrency = 1;
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        f.server.setChances(threeOrFour, most);
        const RunId run = f.make(sampling(f, 20, true));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 4, 0, 0}));
        QCOMPARE(f.server.paidCalls(), 4);
        QCOMPARE(f.server.calls().size(), most < 20 ? 5 : 4);
        const auto scores = scoresOf(f, run);
        QCOMPARE(scores.size(), 4);
        for (const OutputScore& score : scores) {
            QVERIFY(isNear(score.value, kThreeOrFour));
            QCOMPARE(score.detail[word("method")].toString(), word("probabilities"));
            QVERIFY(isNear(score.detail[word("mass")].toDouble(), 0.9));
        }
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void withoutProbabilitiesSamplesAreTaken_data()
    {
        QTest::addColumn<WireFormat>("format");
        QTest::addColumn<bool>("refuses");
        QTest::addColumn<int>("paid"); // four outputs, three samples each, and what finds out
        QTest::newRow("refused, OpenAI") << WireFormat::OpenAi << true << 13;
        QTest::newRow("refused, Gemini") << WireFormat::Gemini << true << 13;
        QTest::newRow("passed over") << WireFormat::OpenAi << false << 13;
        QTest::newRow("Anthropic has none") << WireFormat::Anthropic << false << 12;
    }

    void withoutProbabilitiesSamplesAreTaken()
    {
        QFETCH(const WireFormat, format);
        QFETCH(const bool, refuses);
        QFETCH(const int, paid);
        CaseRunFixture f(2);
        f.endpoint.format = format;
        f.endpoint.baseUrl = f.server.url(format);
        f.endpoint.limits.concurrency = 1;
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        if (refuses)
            f.server.refuseChances();
        const RunId run = f.make(sampling(f, 3, true));
        QCOMPARE(f.work(run).state, RunState::Ended);
        const auto scores = scoresOf(f, run);
        QCOMPARE(scores.size(), 4);
        for (const OutputScore& score : scores) {
            QCOMPARE(score.value, std::optional(3.0));
            QCOMPARE(score.detail[word("method")].toString(), word("samples"));
            QCOMPARE(score.detail[word("samples")].toInt(), 3);
        }
        // A few may be under way before the first has come back.
        QVERIFY2(f.server.paidCalls() >= paid && f.server.paidCalls() <= 16,
            qPrintable(QString::number(f.server.paidCalls())));
    }

    void anAnswerThatItsTokensDoNotShowIsSampled()
    {
        CaseRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        f.server.setChances([](const LlmQuestion&, const QString&) {
            return QList<AnswerToken>{{{word("Well"), -0.1}, {}}};
        });
        const RunId run = f.make(sampling(f, 2, true));
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(scoresOf(f, run).size(), 2);
        QCOMPARE(scoresOf(f, run).first().detail[word("method")].toString(), word("samples"));
        QCOMPARE(f.server.paidCalls(), 2 + 2 * 2);
    }

    void whateverGoesWrongTheScoresComeInTheEnd_data()
    {
        QTest::addColumn<LlmFault>("fault");
        const auto row = [](const char* name, const LlmFault& fault) {
            QTest::newRow(name) << fault;
        };
        row("429", LlmFault::httpStatus(429));
        row("500", LlmFault::httpStatus(500));
        row("503", LlmFault::httpStatus(503, "1"));
        row("cut before headers", {Kind::CutBeforeHeaders});
        row("cut in headers", {Kind::CutInHeaders});
        row("cut in body", {Kind::CutInBody});
        row("truncated JSON", {Kind::TruncatedJson});
        row("malformed JSON", {Kind::MalformedJson});
        row("a web page", {Kind::WrongContentType});
        row("no choice", {Kind::EmptyChoices});
        row("huge", {Kind::HugeReply});
        row("endless", {Kind::EndlessReply});
        row("not UTF-8", {Kind::InvalidUtf8});
        row("compressed", {Kind::Compressed});
        row("badly compressed", {Kind::BrokenCompression});
        row("until close", {Kind::UntilClose});
    }

    void whateverGoesWrongTheScoresComeInTheEnd()
    {
        QFETCH(const LlmFault, fault);
        CaseRunFixture f(1);
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        f.server.setChances(threeOrFour);
        f.server.failNext(fault, 2);
        for (const bool probabilities : {false, true}) {
            const RunId run = f.make(sampling(f, 3, probabilities));
            for (int i = 0; i < 4 && f.row(run).state != RunState::Ended; ++i)
                f.work(run, f.row(run).tasks.failed > 0);
            if (f.row(run).tasks.failed > 0)
                f.work(run, true);
            QCOMPARE(f.row(run).state, RunState::Ended);
            QCOMPARE(f.row(run).tasks.failed, 0);
            QCOMPARE(scoresOf(f, run).size(), 2);
            for (const OutputScore& score : scoresOf(f, run))
                QVERIFY(isNear(score.value, probabilities ? kThreeOrFour : 3.0));
            f.server.failNext(fault, 2);
        }
        QCOMPARE(checkProject(f.project.path())->problems, QStringList());
    }

    void aRunThatWasKilledGoesOn()
    {
        CaseRunFixture f(3);
        f.server.setResponder(inTurn());
        const RunId run = f.make(sampling(f, 4));
        {
            Program program(f.project);
            program.driver->start(run, f.endpoint, f.key());
            QVERIFY(QTest::qWaitFor([&] { return f.replies() >= 7; }, 60'000));
        }
        QVERIFY(scoresOf(f, run).size() < 6);
        QCOMPARE(f.work(run).state, RunState::Ended);
        QCOMPARE(scoresOf(f, run).size(), 6);
        QCOMPARE(f.row(run).tasks, (TaskCounts{0, 24, 0, 0}));
        QCOMPARE(f.distinctQuestions(), 24);
    }

    void theCapHolds()
    {
        CaseRunFixture f(2);
        f.server.setResponder([](const LlmQuestion&) { return word("3"); });
        f.endpoint.prices = {1.0, 1.0, word("EUR")};
        RunPlan plan = sampling(f, 3);
        plan.cap = 0.005;
        const RunId run = f.make(plan);
        QCOMPARE(f.work(run).state, RunState::CapReached);
        QVERIFY(f.row(run).totals.cost <= 0.005);
    }

    void theForecastKnowsWhatWillBeAsked()
    {
        CaseRunFixture f(2);
        const auto calls = [&](const RunPlan& plan) {
            const auto forecast = ProjectFixture::take(forecastRun(f.project.database(), plan, {}));
            return forecast.calls + forecast.followUpCalls;
        };
        QCOMPARE(calls(judgePlan(f, RunKindId::Gemba)), 4);
        QCOMPARE(calls(sampling(f, 20)), 80);
        QCOMPARE(calls(sampling(f, 20, true)), 4);
        RunPlan anthropic = sampling(f, 20, true);
        anthropic.endpoint.format = WireFormat::Anthropic;
        QCOMPARE(calls(anthropic), 80);
        RunPlan one = sampling(f, 20);
        one.options.score.systems = {word("heron")};
        one.options.score.outputs = {OutputId{1}};
        QCOMPARE(calls(one), 20);
        one.options.score.systems = {word("nobody")};
        QCOMPARE(createRun(f.project.database(), one).error().code, ErrorCode::NotFound);
    }

    void aBatchFileDoesTheSame()
    {
        CaseRunFixture f(1);
        const RunId run = f.make(sampling(f, 2, true));
        QBuffer asked;
        asked.open(QIODevice::ReadWrite);
        const auto written = writeRunBatch(f.project.database(), run, f.endpoint, asked);
        QVERIFY(written);
        QCOMPARE(written->lines, 2);
        QByteArray results;
        for (const QByteArray& line : asked.data().split('\n')) {
            const QJsonObject request = QJsonDocument::fromJson(line).object();
            if (request.isEmpty())
                continue;
            QCOMPARE(request[word("body")][word("top_logprobs")].toInt(), 20);
            const QByteArray body =
                R"({"choices":[{"message":{"role":"assistant","content":"4"},)"
                R"("finish_reason":"stop","logprobs":{"content":[{"token":"4","logprob":-0.1,)"
                R"("top_logprobs":[{"token":"4","logprob":-0.6931471805599453},)"
                R"({"token":"2","logprob":-1.3862943611198906},{"token":7},{"logprob":-1},)"
                R"({"token":"5","logprob":null}]}]}}]})";
            results += QStringLiteral("{\"custom_id\":\"%1\",\"response\":{\"status_code\":200,"
                                      "\"body\":%2}}\n")
                           .arg(request[word("custom_id")].toString(), QString::fromUtf8(body))
                           .toUtf8();
        }
        QBuffer answers(&results);
        answers.open(QIODevice::ReadOnly);
        const auto read = readRunBatch(f.project.database(), run, f.endpoint, answers);
        QVERIFY(read);
        QCOMPARE(read->done, 2);
        QCOMPARE(scoresOf(f, run).size(), 2);
        QVERIFY(isNear(scoresOf(f, run).first().value, (4 * 0.5 + 2 * 0.25) / 0.75));
        QCOMPARE(f.row(run).state, RunState::Ended);
    }

    void optionsAndTasksSayWhatTheyAre()
    {
        RunOptions options;
        options.score = {99, 7, true, 5, {word("heron")}, {}};
        for (const RunKindId kind : {RunKindId::Gemba, RunKindId::GEval, RunKindId::AutoEval})
            QCOMPARE(runOptionsFrom(runOptionsJson(kind, options)).score, options.score);
        QVERIFY(taskPartText(word("sample/4")).contains(QLatin1Char('5')));
        QCOMPARE(taskPartText(word("plain/4")), taskPartText(word("sample/4")));
        QVERIFY(!taskPartText(word("probabilities")).isEmpty());
        CaseRunFixture f(1);
        const RunId run = f.make(judgePlan(f, RunKindId::Gemba));
        const auto tasks = RunTasks(f.project.database()).openTasks(run, 0, 10);
        QVERIFY(tasks);
        QCOMPARE(caseTaskText(tasks->first()), word("abs-1, heron"));
        for (const RunKindId kind : {RunKindId::Gemba, RunKindId::GEval, RunKindId::AutoEval})
            QVERIFY(!runKind(kind).name().isEmpty());
    }
};

TANDEM_TEST(TestJudgeRuns, QCoreApplication)
#include "tst_judgeruns.moc"
