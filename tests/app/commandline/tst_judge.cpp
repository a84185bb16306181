#include "commandrun.h"
#include "expertfixture.h"
#include "llmserver.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <csignal>

using namespace tandem;
using namespace tandem::llm;

namespace {

QString word(const char* text)
{
    return QString::fromLatin1(text);
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), qint64(bytes.size()));
}

QByteArray line(const char* id, const char* reference, const char* first, const char* second)
{
    return QJsonDocument(QJsonObject{{word("id"), word(id)}, {word("input"), word("Write.")},
                             {word("reference"), word(reference)},
                             {word("outputs"), QJsonObject{{word("heron"), word(first)},
                                                   {word("kestrel"), word(second)}}}})
               .toJson(QJsonDocument::Compact) +
           '\n';
}

QByteArray someCases()
{
    return line("a", "The harbour closed.", "The harbour closed.", "Bread is good.") +
           line("b", "Prices doubled.", "Prices rose.", "Nobody knows.") +
           line("c", "Ships left.", "Ships left early.", "unreadable");
}
constexpr int kOutputs = 6;

/// A number that comes of the question alone; none for the unreadable one.
QString answer(const LlmQuestion& question)
{
    if (question.prompt.contains(QLatin1String("unreadable")))
        return word("I would rather not say.");
    return QString::number(1 + question.prompt.size() % 4);
}

QList<QJsonObject> lines(const QByteArray& bytes)
{
    QList<QJsonObject> objects;
    for (const QByteArray& one : bytes.split('\n')) {
        if (!one.isEmpty())
            objects.append(QJsonDocument::fromJson(one).object());
    }
    return objects;
}

} // namespace

/// "tandem judge" and "tandem scores" against a real server, and on files alone.
class TestJudge final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_config;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LlmServer> m_server;

    QString path(const char* name) const { return m_folder->filePath(word(name)); }
    /// Blanks set arguments apart; "@" stands for the folder.
    QStringList arguments(const char* text) const
    {
        QString all = word(text);
        all.replace(QLatin1String("@"), m_folder->path() + u'/');
        return all.split(u' ', Qt::SkipEmptyParts);
    }
    CommandRun run(const char* text) const { return runInProcess(arguments(text)); }

private slots:
    void init()
    {
        m_config = std::make_unique<QTemporaryDir>();
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("TANDEM_CONFIG_DIR", m_config->path().toUtf8());
        m_server = std::make_unique<LlmServer>();
        m_server->setResponder(answer);
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        const CommandRun added =
            runInProcess({word("endpoint"), word("add"), word("srv"), word("--api"), word("openai"),
                word("--url"), m_server->url(WireFormat::OpenAi).toString(), word("--model"),
                word("small"), word("--key-env"), word("TANDEM_TEST_KEY"), word("--concurrency"),
                word("4"), word("--price-in"), word("1"), word("--price-out"), word("2"),
                word("--rpm"), word("0"), word("--timeout"), word("20")});
        QVERIFY2(added.code == 0, qPrintable(added.err));
        put(path("cases.jsonl"), someCases());
    }

    void aFileOfCasesIsScoredOnceAndForAll()
    {
        const CommandRun first =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl --json");
        QVERIFY2(first.code == 0, qPrintable(first.err));
        // Three times for the unreadable one.
        QCOMPARE(m_server->paidCalls(), kOutputs + 2);
        QCOMPARE(first.json()[word("scores")].toInt(), kOutputs);
        const QJsonArray systems = first.json()[word("systems")].toArray();
        QCOMPARE(systems.size(), 2);
        QCOMPARE(systems[1][word("undefined")].toInt(), 1);
        const QByteArray written = contents(path("g.jsonl"));
        const QList<QJsonObject> scores = lines(written);
        QCOMPARE(scores.size(), kOutputs);
        QCOMPARE(scores.at(0)[word("id")].toString(), word("a"));
        QCOMPARE(scores.at(0)[word("system")].toString(), word("heron"));
        QVERIFY(scores.at(0)[word("gemba")].isDouble());
        QVERIFY(!scores.at(5)[word("gemba")][word("undefined")].toString().isEmpty());
        QCOMPARE(scores.at(0)[word("gemba_detail")][word("method")].toString(), word("single"));

        const CommandRun again =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl");
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QVERIFY(again.out.contains(word("kestrel")));
        QVERIFY2(again.out.contains(word("used these settings: ")), qPrintable(again.out));
        QCOMPARE(m_server->paidCalls(), kOutputs + 2);
        QCOMPARE(contents(path("g.jsonl")), written);
        const CommandRun refused =
            run("judge @cases.jsonl --method autoeval --endpoint srv -o @g.jsonl --max-attempts 1");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(word("--overwrite")), qPrintable(refused.err));
        QCOMPARE(contents(path("g.jsonl")), written);
        QCOMPARE(m_server->paidCalls(), kOutputs + 2);
        const CommandRun other = run("judge @cases.jsonl --method autoeval --endpoint srv -o "
                                     "@g.jsonl --max-attempts 1 --overwrite");
        QVERIFY2(other.code == 0, qPrintable(other.err));
        QCOMPARE(m_server->paidCalls(), 2 * kOutputs + 2);
        QVERIFY(lines(contents(path("g.jsonl"))).first().contains(word("autoeval")));
        for (const QByteArray& bytes :
            {first.all(), again.all(), written, contents(path("g.jsonl.tandem"))})
            QVERIFY(!bytes.contains(m_server->key().toUtf8()));
    }

    void linesAddedByHandAreNotReplacedByAScript()
    {
        const char* const command =
            "judge @cases.jsonl --method gemba --system heron --endpoint srv -o @g.jsonl";
        QCOMPARE(run(command).code, 0);
        const QByteArray more = contents(path("g.jsonl")) + "{\"id\":\"z\",\"gemba\":1}\n";
        put(path("g.jsonl"), more);
        const CommandRun refused = run(command);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.hasOneErrorLine(), qPrintable(refused.err));
        QCOMPARE(contents(path("g.jsonl")), more);
    }

    void withoutAnyReadableScoreJudgingHasFailed()
    {
        put(path("none.jsonl"), line("c", "Ships left.", "unreadable", "unreadable too"));
        const CommandRun none =
            run("judge @none.jsonl --method gemba --endpoint srv -o @n.jsonl --json");
        QCOMPARE(none.code, 1);
        QVERIFY2(none.hasOneErrorLine(), qPrintable(none.err));
        // The same command would ask nothing.
        QVERIFY2(none.err.contains(word("higher --max-attempts")) &&
                     !none.err.contains(word("to continue")),
            qPrintable(none.err));
        QCOMPARE(none.json()[word("scores")].toInt(), 2);
        QCOMPARE(lines(contents(path("n.jsonl"))).size(), 2);
    }

    void whatAModelRefusesIsNotAdvisedToBeAskedMoreOften()
    {
        m_server->setFaultRule(
            [](const LlmQuestion&) { return LlmFault{LlmFault::Kind::Refusal}; });
        const CommandRun none = run("judge @cases.jsonl --method gemba --endpoint srv -o @n.jsonl");
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains(word("try another model")), qPrintable(none.err));
        QVERIFY2(!none.all().contains("higher --max-attempts"), none.all().constData());
    }

    void whatCouldNotBeReadIsCountedAndAskedAgainWithMoreAsks()
    {
        const QByteArray command =
            "judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl --overwrite";
        const CommandRun some = run(command.constData());
        QVERIFY2(some.out.contains(word("1 unparsable")), qPrintable(some.out));
        QVERIFY2(some.out.contains(word("higher --max-attempts")), qPrintable(some.out));
        m_server->setResponder([](const LlmQuestion&) { return word("3"); });
        m_server->clearCalls();
        const CommandRun again = run(QByteArray(command + " --max-attempts 4").constData());
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(m_server->paidCalls(), 1);
        QVERIFY2(!again.out.contains(word("unparsable")), qPrintable(again.out));
    }

    void autoEvalNeedsNoExpectedText()
    {
        put(path("bare.jsonl"),
            "{\"id\":\"a\",\"input\":\"Long text.\",\"output\":\"Short.\",\"system\":\"heron\"}\n"
            "{\"id\":\"b\",\"reference\":\"r\",\"output\":\"Short.\",\"system\":\"heron\"}\n");
        const CommandRun judged =
            run("judge @bare.jsonl --method autoeval --endpoint srv -o @bare-out.jsonl");
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        const QList<QJsonObject> scores = lines(contents(path("bare-out.jsonl")));
        QVERIFY(scores.at(0)[word("autoeval")].isDouble());
        QVERIFY(scores.at(1)[word("autoeval")][word("undefined")].toString().contains(
            word("\"input\"")));
        const CommandRun refused =
            run("judge @bare.jsonl --method gemba --endpoint srv -o @gemba-out.jsonl");
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains(word("\"reference\"")));
        put(path("none.jsonl"), "{\"id\":\"a\",\"input\":\"x\",\"reference\":\"y\"}\n");
        const CommandRun none =
            run("judge @none.jsonl --method gemba --endpoint srv -o @none-out.jsonl");
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains(word("\"output\"")), qPrintable(none.err));
    }

    void anEstimateAndABatchAskNothing()
    {
        const QStringList before = filesIn(m_folder->path());
        qunsetenv("TANDEM_TEST_KEY");
        const CommandRun estimate =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl --dry-run --json");
        QVERIFY2(estimate.code == 0, qPrintable(estimate.err));
        QCOMPARE(estimate.json()[word("calls")].toInt(), kOutputs);
        const CommandRun expert =
            run("expert run @cases.jsonl --endpoint srv -o @r.json --estimate --json");
        QVERIFY2(expert.code == 0, qPrintable(expert.err));
        QVERIFY(expert.json()[word("later_calls")].toInt() > 0);
        QCOMPARE(filesIn(m_folder->path()), before);
        const CommandRun batch = run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl "
                                     "--batch @b.jsonl --json");
        QVERIFY2(batch.code == 0, qPrintable(batch.err));
        QCOMPARE(batch.json()[word("lines")].toInt(), kOutputs);
        QCOMPARE(lines(contents(path("b.jsonl"))).size(), kOutputs);
        QVERIFY(!QFile::exists(path("g.jsonl")));
        QVERIFY(m_server->calls().isEmpty());
        // It may be submitted and paid for already.
        const QByteArray written = contents(path("b.jsonl"));
        const char* const other = "judge @cases.jsonl --method autoeval --endpoint srv -o @h.jsonl "
                                  "--batch @b.jsonl --overwrite";
        const CommandRun refused = run(QByteArray(other).replace(" --overwrite", "").constData());
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains(word("--overwrite")), qPrintable(refused.err));
        QCOMPARE(contents(path("b.jsonl")), written);
        QCOMPARE(run(other).code, 0);
        QVERIFY(contents(path("b.jsonl")) != written);
    }

    void whereNothingIsLeftToAskABatchIsTheResult()
    {
        QCOMPARE(run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl").code, 0);
        const QByteArray result = contents(path("g.jsonl"));
        QVERIFY(QFile::remove(path("g.jsonl")));
        m_server->clearCalls();
        const CommandRun again = run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl "
                                     "--batch @b.jsonl");
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(contents(path("g.jsonl")), result);
        QVERIFY(!QFile::exists(path("b.jsonl")));
        QCOMPARE(m_server->calls().size(), 0);
    }

    void whatStoppedItIsSaidWithItsRemedyAndHowToGoOn()
    {
        m_server->setFaultRule([](const LlmQuestion&) { return LlmFault::httpStatus(401); });
        const CommandRun stopped =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl");
        QCOMPARE(stopped.code, 1);
        QVERIFY2(stopped.err.contains(word("TANDEM_TEST_KEY")), qPrintable(stopped.err));
        QVERIFY2(stopped.err.contains(word("Run the same command to continue")),
            qPrintable(stopped.err));
    }

    void whatMayBeBilledBesidesIsSaid()
    {
        m_server->failNext({LlmFault::Kind::CutInBody});
        const CommandRun judged =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl");
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        QVERIFY2(judged.out.contains(word("request(s) without a reply")) &&
                     judged.out.contains(word("more may be billed")),
            qPrintable(judged.out));
    }

    void atTheCapTheOneThatIsEnoughIsNamed()
    {
        const QString command =
            word("judge @cases.jsonl --method gemba --endpoint srv -o @g.jsonl --cap ");
        const CommandRun capped = run((command + word("0.0001")).toUtf8().constData());
        QCOMPARE(capped.code, 1);
        QVERIFY2(capped.err.contains(word("Run the same command with \"--cap 0.")),
            qPrintable(capped.err));
    }

    void gEvalTakesSamplesOrProbabilities()
    {
        const CommandRun samples = run("judge @cases.jsonl --method geval --endpoint srv -o "
                                       "@s.jsonl --samples 4 --system heron --first-tokens 2");
        QVERIFY2(samples.code == 0, qPrintable(samples.err));
        QCOMPARE(m_server->paidCalls(), 3 * 4);
        QVERIFY(!m_server->calls().constLast().question.prompt.contains(word("closed")));
        m_server->setChances([](const LlmQuestion&, const QString& text) {
            return QList<AnswerToken>{{{text, std::log(0.5)},
                {{text, std::log(0.5)}, {word("5"), std::log(0.5)}, {word("?"), -9.0}}}};
        });
        const CommandRun one = run("judge @cases.jsonl --method geval --endpoint srv -o @p.jsonl "
                                   "--probabilities --system heron");
        QVERIFY2(one.code == 0, qPrintable(one.err));
        QCOMPARE(m_server->paidCalls(), 3 * 4 + 3);
        for (const QJsonObject& score : lines(contents(path("p.jsonl")))) {
            QCOMPARE(score[word("geval_detail")][word("method")].toString(), word("probabilities"));
            const double value = score[word("geval")].toDouble();
            QVERIFY2(value > 1.0 && value <= 5.0, qPrintable(QString::number(value)));
        }
    }

    void whatStoppedGoesOnAndGivesTheSameBytes()
    {
        QCOMPARE(run("judge @cases.jsonl --method gemba --endpoint srv -o @whole.jsonl").code, 0);
        const int paid = m_server->paidCalls();
        m_server->clearCalls();
        auto asked = std::make_shared<std::atomic_int>(0);
        m_server->setFaultRule([asked](const LlmQuestion&) {
            return ++*asked > 3 ? LlmFault::httpStatus(401) : LlmFault{};
        });
        const CommandRun stopped =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @again.jsonl");
        QCOMPARE(stopped.code, 1);
        QVERIFY2(stopped.hasOneErrorLine(), qPrintable(stopped.err));
        QVERIFY(stopped.err.contains(word("Run the same command to continue")));
        QVERIFY(!QFile::exists(path("again.jsonl")));
        m_server->setFaultRule({});
        const CommandRun resumed =
            run("judge @cases.jsonl --method gemba --endpoint srv -o @again.jsonl");
        QVERIFY2(resumed.code == 0, qPrintable(resumed.err));
        QCOMPARE(m_server->paidCalls(), paid);
        QCOMPARE(contents(path("again.jsonl")), contents(path("whole.jsonl")));
    }

    void interruptedAndKilledRunsLoseNothing_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("atMostTwice");
        QTest::newRow("Ctrl+C") << SIGINT << 0;
        // What was under way when it was killed could not be stored.
        QTest::newRow("kill -9") << SIGKILL << 4;
    }

    void interruptedAndKilledRunsLoseNothing()
    {
        QFETCH(const int, signal);
        QFETCH(const int, atMostTwice);
        const char* const command =
            "judge @cases.jsonl --method geval --samples 8 --system heron --endpoint srv -o "
            "@cut.jsonl";
        constexpr int kPaid = 3 * 8;
        m_server->setDelay(40);
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY), arguments(command));
        QTRY_VERIFY_WITH_TIMEOUT(m_server->calls().size() > kPaid / 3, 60'000);
        QCOMPARE(::kill(pid_t(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY(!QFile::exists(path("cut.jsonl")));
        m_server->setDelay(0);
        const CommandRun resumed = run(command);
        QVERIFY2(resumed.code == 0, qPrintable(resumed.err));
        const int all = m_server->paidCalls();
        QVERIFY2(all >= kPaid && all <= kPaid + atMostTwice,
            qPrintable(QStringLiteral("%1 of %2").arg(all).arg(kPaid)));
        QCOMPARE(lines(contents(path("cut.jsonl"))).size(), 3);
    }

    void aProjectKeepsTheScores()
    {
        QCOMPARE(run("expert cases @p.tandem @cases.jsonl").code, 0);
        const CommandRun judged = run("judge @p.tandem --method gemba --endpoint srv");
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        put(path("other.csv"), "id,system,bertscore\na,heron,0.5\nb,kestrel,\nz,heron,1\n");
        const CommandRun imported = run("scores import @p.tandem @other.csv --json");
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        QCOMPARE(imported.json()[word("added")].toInt(), 2);
        QCOMPARE(imported.json()[word("undefined")].toInt(), 1);
        QCOMPARE(imported.json()[word("unknown_rows")].toInt(), 1);
        QVERIFY(run("scores import @p.tandem @other.csv").out.contains(word("z (heron)")));
        put(path("other.csv"), "id,system,bertscore\na,kestrel,0.5\na,heron,0.75\n");
        const CommandRun refused = run("scores import @p.tandem @other.csv");
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.hasOneErrorLine(), qPrintable(refused.err));
        const CommandRun listed = run("scores list @p.tandem --json");
        const QJsonArray columns = listed.json()[word("scores")].toArray();
        QCOMPARE(columns.size(), 2);
        QCOMPARE(columns[0][word("source")].toString(), word("other.csv"));
        QCOMPARE(columns[0][word("scores")].toInt(), 2);
        QCOMPARE(columns[1][word("run")].toInt(), 1);
        QCOMPARE(columns[1][word("defined")].toInt(), kOutputs - 1);
        QCOMPARE(columns[1][word("settings")][word("first_tokens")].toInt(), 512);
        QVERIFY(!columns[0].toObject().contains(word("settings")));
        const QString shown = run("scores list @p.tandem").out;
        QVERIFY(shown.contains(word("bertscore")));
        QVERIFY2(shown.contains(word("First tokens of each text: 512")), qPrintable(shown));
        const CommandRun checked = run("check @p.tandem --json");
        QVERIFY2(checked.code == 0, qPrintable(checked.out));
    }

    void misuseIsSaidBeforeAnythingIsMade_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* command, int code) {
            QTest::newRow(name) << QByteArray(command) << code;
        };
        row("no method", "judge @cases.jsonl --endpoint srv -o @x.jsonl", 2);
        row("unknown method", "judge @cases.jsonl --method bleu --endpoint srv -o @x.jsonl", 2);
        row("no endpoint", "judge @cases.jsonl --method gemba -o @x.jsonl", 2);
        row("no output", "judge @cases.jsonl --method gemba --endpoint srv", 2);
        row("samples of GEMBA",
            "judge @cases.jsonl --method gemba --samples 3 --endpoint srv -o @x.jsonl", 2);
        row("no samples",
            "judge @cases.jsonl --method geval --samples 0 --endpoint srv -o @x.jsonl", 2);
        row("unknown endpoint", "judge @cases.jsonl --method gemba --endpoint no -o @x.jsonl", 1);
        row("no such file", "judge @none.jsonl --method gemba --endpoint srv -o @x.jsonl", 1);
        row("onto itself", "judge @cases.jsonl --method gemba --endpoint srv -o @cases.jsonl", 1);
        row("nowhere", "judge @cases.jsonl --method gemba --endpoint srv -o @no/x.jsonl", 1);
        row("nobody's outputs",
            "judge @cases.jsonl --method gemba --system owl --endpoint srv -o @x.jsonl", 1);
        row("scores without a word", "scores import @cases.jsonl", 2);
        row("scores of no project", "scores list @cases.jsonl", 1);
    }

    void misuseIsSaidBeforeAnythingIsMade()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const int, code);
        const QStringList before = filesIn(m_folder->path());
        const CommandRun wrong = run(command.constData());
        QCOMPARE(wrong.code, code);
        QVERIFY2(wrong.hasOneErrorLine(), qPrintable(wrong.err));
        QCOMPARE(filesIn(m_folder->path()), before);
        QCOMPARE(m_server->paidCalls(), 0);
    }
};

TANDEM_TEST(TestJudge, QCoreApplication)
#include "tst_judge.moc"
