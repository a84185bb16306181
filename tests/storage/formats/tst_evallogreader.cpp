#include "storage/formats/evallogreader.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

// As inspect_ai writes a log ("json"), with what it adds.
const QByteArray kInspect = R"({"version": 2, "status": "success",
"eval": {"task": "summaries", "model": "openai/gpt-4o", "created": "2026-11-02T10:00:00+00:00"},
"plan": {"name": "plan", "steps": []}, "results": {"total_samples": 3},
"samples": [
 {"id": 1, "epoch": 1, "input": "Summarize.", "target": "Short.",
  "messages": [{"role": "user", "content": "Summarize."}],
  "output": {"model": "gpt-4o", "choices": [{"message": {"role": "assistant",
     "content": [{"type": "text", "text": "Brief."}]}, "stop_reason": "stop"}]},
  "scores": {"model_graded_qa": {"value": "C", "answer": "Brief.", "explanation": "It fits."},
             "quality": {"value": {"fluency": 4, "relevance": 0.5}}},
  "events": [{"event": "model"}]},
 {"id": 1, "epoch": 2, "input": [{"role": "system", "content": "Be short."},
     {"role": "user", "content": "Summarize."}], "target": ["Short.", "Terse."],
  "output": {"completion": "Tiny."}, "scores": {"model_graded_qa": {"value": "P"}}},
 {"id": "failed", "epoch": 1, "input": "Summarize.", "target": "", "output": {"choices": []},
  "error": {"message": "timeout"}}]})";

const QByteArray kPromptfoo = R"({"evalId": "eval-1", "results": {"version": 3,
"timestamp": "2026-11-02T10:00:00Z", "prompts": [],
"results": [
 {"promptIdx": 0, "testIdx": 0, "testCase": {"vars": {"t": "A"}, "assert": [
    {"type": "equals", "value": "Short."}, {"type": "llm-rubric", "value": "is short"},
    {"type": "llm-rubric", "value": "is kind"}]},
  "provider": {"id": "openai:gpt-4o", "label": ""}, "prompt": {"raw": "Summarize A", "label": "p"},
  "vars": {"t": "A"}, "response": {"output": "Brief."}, "success": false, "score": 0.67,
  "gradingResult": {"pass": false, "score": 0.67, "reason": "Not all passed", "componentResults": [
    {"pass": false, "score": 0, "reason": "Expected Short.", "assertion": {"type": "equals"}},
    {"pass": true, "score": 1, "reason": "It is.", "assertion": {"type": "llm-rubric"}},
    {"pass": true, "score": 1, "reason": "Kind.", "assertion": {"type": "llm-rubric"}}]},
  "namedScores": {}},
 {"promptIdx": 0, "testIdx": 1, "testCase": {"description": "second"}, "provider": "echo",
  "prompt": {"raw": "Summarize B"}, "error": "no answer", "success": false, "score": 0}],
"stats": {"successes": 0}}, "config": {}})";

Expected<EvalLog> read(const QByteArray& bytes, const char* name = "f.json")
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readEvalLog({buffer, QLatin1String(name)});
}

} // namespace

/// Logs of Inspect and results of promptfoo.
class TestEvalLogReader final : public QObject
{
    Q_OBJECT

private slots:
    void samplesOfInspectHaveOutputsScoresAndReasons();
    void anArchiveOfInspectIsTheSameLog();
    void resultsOfPromptfooHaveAMeasureForEachAssertion();
    void linesOfPromptfooAreResults();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
};

void TestEvalLogReader::samplesOfInspectHaveOutputsScoresAndReasons()
{
    const auto log = read(kInspect);
    QVERIFY2(log, log ? "" : qPrintable(log.error().sentence()));
    QCOMPARE(log->program, EvalProgram::Inspect);
    QCOMPARE(log->withoutOutput, qint64(1));
    QCOMPARE(log->outputs.size(), 2);
    const LoggedOutput& first = log->outputs.at(0);
    QCOMPARE(first.id, QStringLiteral("1"));
    QCOMPARE(first.prompt, QStringLiteral("Summarize."));
    QCOMPARE(first.expected, QStringLiteral("Short."));
    QCOMPARE(first.system, QStringLiteral("openai/gpt-4o"));
    QCOMPARE(first.text, QStringLiteral("Brief."));
    QCOMPARE(first.scores.size(), 3);
    QCOMPARE(first.scores.at(0).measure, QStringLiteral("model_graded_qa"));
    QCOMPARE(first.scores.at(0).value, std::optional(1.0));
    QCOMPARE(first.scores.at(0).reason, QStringLiteral("It fits."));
    QCOMPARE(first.scores.at(0).answer, QStringLiteral("Brief."));
    QCOMPARE(first.scores.at(1).measure, QStringLiteral("quality/fluency"));
    QCOMPARE(first.scores.at(1).value, std::optional(4.0));
    const LoggedOutput& second = log->outputs.at(1);
    QCOMPARE(second.system, QStringLiteral("openai/gpt-4o #2"));
    QCOMPARE(second.prompt, QStringLiteral("system: Be short.\n\nuser: Summarize."));
    QCOMPARE(second.expected, QStringLiteral("Short.\nTerse."));
    QCOMPARE(second.text, QStringLiteral("Tiny."));
    QCOMPARE(second.scores.at(0).value, std::optional(0.5));
}

void TestEvalLogReader::anArchiveOfInspectIsTheSameLog()
{
    const auto log = readEvalLog(QStringLiteral(TANDEM_TEST_DATA "/annotations/log.eval"));
    QVERIFY2(log, log ? "" : qPrintable(log.error().sentence()));
    QCOMPARE(log->outputs.size(), 2);
    QCOMPARE(log->outputs.at(0).system, QStringLiteral("mockllm/model"));
    QCOMPARE(log->outputs.at(1).system, QStringLiteral("mockllm/model #2"));
    QCOMPARE(log->outputs.at(0).scores.at(0).reason, QStringLiteral("It fits."));
}

void TestEvalLogReader::resultsOfPromptfooHaveAMeasureForEachAssertion()
{
    const auto log = read(kPromptfoo);
    QVERIFY2(log, log ? "" : qPrintable(log.error().sentence()));
    QCOMPARE(log->program, EvalProgram::Promptfoo);
    QCOMPARE(log->withoutOutput, qint64(1));
    QCOMPARE(log->outputs.size(), 1);
    const LoggedOutput& output = log->outputs.at(0);
    QCOMPARE(output.id, QStringLiteral("1"));
    QCOMPARE(output.prompt, QStringLiteral("Summarize A"));
    QCOMPARE(output.expected, QStringLiteral("Short."));
    QCOMPARE(output.system, QStringLiteral("openai:gpt-4o"));
    QStringList measures;
    for (const LoggedScore& score : output.scores)
        measures.append(score.measure);
    QCOMPARE(measures, (QStringList{QStringLiteral("promptfoo"), QStringLiteral("equals"),
                           QStringLiteral("llm-rubric"), QStringLiteral("llm-rubric 2")}));
    QCOMPARE(output.scores.at(0).value, std::optional(0.67));
    QCOMPARE(output.scores.at(0).reason, QStringLiteral("Not all passed"));
    QCOMPARE(output.scores.at(3).reason, QStringLiteral("Kind."));
}

void TestEvalLogReader::linesOfPromptfooAreResults()
{
    const auto log = read(R"({"testIdx": 4, "provider": {"id": "echo"}, "prompt": {"raw": "P"}, )"
                          R"("response": {"output": "O"}, "score": 1})"
                          "\n",
        "f.jsonl");
    QVERIFY2(log, log ? "" : qPrintable(log.error().sentence()));
    QCOMPARE(log->outputs.size(), 1);
    QCOMPARE(log->outputs.at(0).id, QStringLiteral("5"));
    QCOMPARE(log->outputs.at(0).place, QStringLiteral("f.jsonl, line 1"));
}

void TestEvalLogReader::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("nothing") << QByteArray() << "f.json";
    QTest::newRow("another file") << QByteArray(R"({"SBK": []})") << "f.json";
    QTest::newRow("a list") << QByteArray("[1]") << "f.json";
    QTest::newRow("no samples") << QByteArray(R"({"status": "success", "eval": {}})") << "f.json";
    QTest::newRow("a sample without id")
        << QByteArray(R"({"status": "success", "samples": [{"input": "a"}]})")
        << "f.json, /samples/0";
    QTest::newRow("scores that are none")
        << QByteArray(R"({"status": "success", "samples": [{"id": 1, "input": "a", "scores": 1}]})")
        << "f.json, /samples/0/scores";
    QTest::newRow("a result without a prompt")
        << QByteArray(R"({"evalId": "e", "results": {"results": [{"testIdx": 0}]}})")
        << "f.json, /results/results/0";
    QTest::newRow("results that are none")
        << QByteArray(R"({"evalId": "e", "results": {"results": 1}})") << "f.json";
    QTest::newRow("cut off") << kInspect.first(700) << "f.json";
}

void TestEvalLogReader::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const auto log = read(bytes);
    QVERIFY(!log);
    QVERIFY2(log.error().where.startsWith(place), qPrintable(log.error().where));
    QVERIFY(!log.error().what.isEmpty());
    QVERIFY(!log.error().remedy.isEmpty());
}

TANDEM_TEST(TestEvalLogReader, QCoreApplication)
#include "tst_evallogreader.moc"
