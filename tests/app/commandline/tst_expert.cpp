#include "commandrun.h"
#include "expertfixture.h"
#include "expertresponder.h"
#include "llmserver.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

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

QByteArray line(const expert::TextCase& textCase)
{
    QJsonObject outputs;
    for (const expert::SystemOutput& output : textCase.outputs)
        outputs.insert(output.system, output.text);
    QJsonArray profile;
    for (const expert::ProfileDocument& document : textCase.profile)
        profile.append(document.text);
    return QJsonDocument(QJsonObject{{word("id"), textCase.name}, {word("input"), textCase.prompt},
                             {word("reference"), textCase.expected}, {word("outputs"), outputs},
                             {word("profile"), profile}})
               .toJson(QJsonDocument::Compact) +
           '\n';
}

/// Three cases, each with an output of both systems.
QByteArray someCases()
{
    constexpr int kWords = 40;
    return line(sixBySixCase()) + line(generatedCase(1, kWords)) + line(generatedCase(2, kWords));
}
constexpr int kEvaluations = 6;

} // namespace

/// "tandem expert" against a real server, and on files alone.
class TestExpert final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_config;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LlmServer> m_server;

    QString path(const char* name) const { return m_folder->filePath(word(name)); }
    /// Blanks set arguments apart; "@" stands for the folder.
    QStringList arguments(const char* line) const
    {
        QString text = word(line);
        text.replace(QLatin1String("@"), m_folder->path() + u'/');
        return QStringList(word("expert")) + text.split(u' ', Qt::SkipEmptyParts);
    }
    CommandRun run(const char* line) const { return runInProcess(arguments(line)); }
    /// How many answers a run takes that nothing interrupts; its files are whole.*.
    int wholeRun()
    {
        const CommandRun whole = run("run @cases.jsonl --endpoint srv -o @whole.json");
        if (whole.code != 0)
            qWarning("%s", qPrintable(whole.err));
        const int paid = m_server->paidCalls();
        m_server->clearCalls();
        return paid;
    }
    bool isLikeTheWhole(const char* name) const
    {
        const QString stem = path(name);
        return contents(stem + word(".json")) == contents(path("whole.json")) &&
               contents(stem + word(".texts.jsonl")) == contents(path("whole.texts.jsonl")) &&
               !contents(path("whole.json")).isEmpty();
    }

private slots:
    void init()
    {
        m_config = std::make_unique<QTemporaryDir>();
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("TANDEM_CONFIG_DIR", m_config->path().toUtf8());
        m_server = std::make_unique<LlmServer>();
        m_server->setResponder(ExpertResponder());
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

    void aFileOfCasesIsEvaluatedOnceAndForAll()
    {
        const CommandRun first =
            run("run @cases.jsonl --endpoint srv -o @result.json --first-tokens 200 --json");
        QVERIFY2(first.code == 0, qPrintable(first.err));
        const int paid = m_server->paidCalls();
        QVERIFY(paid > 2 * kEvaluations);
        QCOMPARE(first.json()[word("cases")].toInt(), kEvaluations);
        QCOMPARE(first.json()[word("systems")].toArray().size(), 2);
        const QJsonObject heron = first.json()[word("systems")][0].toObject();
        QCOMPARE(heron[word("system")].toString(), kFirstSystem);
        QCOMPARE(heron[word("n")].toInt(), 3);
        QVERIFY(heron[word("averages")][word("content_style_average_f1")][word("low")].isDouble());
        const QByteArray result = contents(path("result.json"));
        const QByteArray texts = contents(path("result.texts.jsonl"));
        QCOMPARE(texts.count('\n'), kEvaluations);

        const CommandRun again =
            run("run @cases.jsonl --endpoint srv -o @result.json --first-tokens 200");
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QVERIFY(again.out.contains(word("n")) && again.out.contains(word("kestrel")));
        QCOMPARE(m_server->paidCalls(), paid);
        QCOMPARE(contents(path("result.json")), result);
        QCOMPARE(contents(path("result.texts.jsonl")), texts);

        const CommandRun score = run("score @result.json --json");
        QCOMPARE(score.code, 0);
        QVERIFY2(score.err.isEmpty(), qPrintable(score.err));
        QCOMPARE(score.json()[word("n")].toInt(), kEvaluations);
        QCOMPARE(score.json()[word("compared")].toInt(), 15 * (kEvaluations + 1));
        const QByteArray key = m_server->key().toUtf8();
        for (const QByteArray& bytes :
            {first.all(), again.all(), result, texts, contents(path("result.tandem"))})
            QVERIFY(!bytes.contains(key));
    }

    void aScriptReplacesOnlyTheRunsOwnResult()
    {
        const QByteArray command = "run @cases.jsonl --endpoint srv -o @r.json --first-tokens 200";
        put(path("r.json"), "{\"per_query_explanations\": []}\n");
        const CommandRun foreign = run(command.constData());
        QCOMPARE(foreign.code, 1);
        QVERIFY2(foreign.hasOneErrorLine(), qPrintable(foreign.err));
        QVERIFY2(foreign.err.contains(word("--overwrite")), qPrintable(foreign.err));
        QCOMPARE(m_server->paidCalls(), 0);
        QVERIFY(!QFile::exists(path("r.tandem")));
        QCOMPARE(run(QByteArray(command + " --overwrite").constData()).code, 0);
        const QByteArray result = contents(path("r.json"));
        const int paid = m_server->paidCalls();

        // Another run of the same project says other things of the same texts.
        const CommandRun other = run("run @cases.jsonl --endpoint srv -o @r.json");
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains(word("r.json")), qPrintable(other.err));
        QCOMPARE(contents(path("r.json")), result);
        QCOMPARE(m_server->paidCalls(), paid);

        // So do texts that somebody added.
        const QByteArray texts = contents(path("r.texts.jsonl"));
        put(path("r.texts.jsonl"), texts + "{\"input\": \"More.\"}\n");
        const CommandRun added = run(command.constData());
        QCOMPARE(added.code, 1);
        QVERIFY2(added.err.contains(word("r.texts.jsonl")), qPrintable(added.err));
        put(path("r.texts.jsonl"), texts);
        QCOMPARE(run(command.constData()).code, 0);
        QCOMPARE(contents(path("r.json")), result);
    }

    void oneSystemAloneCanBeEvaluated()
    {
        const CommandRun one = run("run @cases.jsonl --endpoint srv -o @r.json --system heron "
                                   "--texts @other.jsonl --json");
        QVERIFY2(one.code == 0, qPrintable(one.err));
        QCOMPARE(one.json()[word("cases")].toInt(), kEvaluations / 2);
        QVERIFY(!QFile::exists(path("r.texts.jsonl")));
        QVERIFY(!contents(path("other.jsonl")).contains("kestrel"));
    }

    void whatStoppedGoesOnAndGivesTheSameBytes()
    {
        const int paid = wholeRun();
        auto asked = std::make_shared<std::atomic_int>(0);
        m_server->setFaultRule([asked, paid](const LlmQuestion&) {
            return ++*asked > paid / 2 ? LlmFault::httpStatus(401) : LlmFault{};
        });
        const CommandRun stopped = run("run @cases.jsonl --endpoint srv -o @again.json");
        QCOMPARE(stopped.code, 1);
        QVERIFY2(stopped.hasOneErrorLine(), qPrintable(stopped.err));
        QVERIFY(stopped.err.contains(word("Run the same command to continue")));
        QVERIFY(!QFile::exists(path("again.json")));
        m_server->setFaultRule({});
        const CommandRun resumed = run("run @cases.jsonl --endpoint srv -o @again.json");
        QVERIFY2(resumed.code == 0, qPrintable(resumed.err));
        QCOMPARE(m_server->paidCalls(), paid);
        QVERIFY(isLikeTheWhole("again"));
    }

    void whatTheServerRefusesIsLeftOutAndAskedAgain()
    {
        wholeRun();
        const QString refused = generatedCase(2, 40).outputs.first().text.left(30);
        m_server->setFaultRule([refused](const LlmQuestion& question) {
            return question.prompt.contains(refused) ? LlmFault::httpStatus(400) : LlmFault{};
        });
        const CommandRun some = run("run @cases.jsonl --endpoint srv -o @some.json --json");
        QCOMPARE(some.code, 1);
        QVERIFY2(some.hasOneErrorLine(), qPrintable(some.err));
        QCOMPARE(some.json()[word("cases")].toInt(), kEvaluations - 1);
        QCOMPARE(some.json()[word("left_out")].toInt(), 1);
        m_server->setFaultRule({});
        const CommandRun rest = run("run @cases.jsonl --endpoint srv -o @some.json");
        QVERIFY2(rest.code == 0, qPrintable(rest.err));
        QVERIFY(isLikeTheWhole("some"));
    }

    void textsThatNoReplyTakesApartAreLeftOutAndCounted()
    {
        ExpertFaults faults;
        faults.unreadableText = generatedCase(2, 40).outputs.first().text.left(30);
        m_server->setResponder(ExpertResponder(faults));
        const CommandRun some =
            run("run @cases.jsonl --endpoint srv -o @some.json --max-attempts 2 --json");
        QCOMPARE(some.code, 1);
        QVERIFY2(some.hasOneErrorLine(), qPrintable(some.err));
        QVERIFY2(some.err.contains(word("(heron)")) || some.err.contains(word("(kestrel)")),
            qPrintable(some.err));
        QCOMPARE(some.json()[word("left_out")].toInt(), 1);
        QCOMPARE(some.json()[word("messages")].toArray().size(), 2);
        QCOMPARE(some.json()[word("systems")][0][word("unscored")].toInt(), 1);
        QCOMPARE(some.json()[word("systems")][0][word("n")].toInt(), 2);
    }

    void whereNoReplyCanBeReadItIsSaidSo()
    {
        ExpertFaults faults;
        faults.unreadableText = word("Nobody reads this output");
        m_server->setResponder(ExpertResponder(faults));
        put(path("one.jsonl"),
            "{\"id\": \"a\", \"input\": \"Write.\", \"reference\": \"A text.\","
            " \"system\": \"heron\", \"output\": \"Nobody reads this output.\"}\n");
        const CommandRun none = run("run @one.jsonl --endpoint srv -o @none.json --max-attempts 2");
        QCOMPARE(none.code, 1);
        QVERIFY2(none.hasOneErrorLine(), qPrintable(none.err));
        QVERIFY2(none.err.contains(word("a (heron)")), qPrintable(none.err));
        QVERIFY2(!none.err.contains(word("Wait")), qPrintable(none.err));
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
        QFETCH(int, signal);
        QFETCH(int, atMostTwice);
        const int paid = wholeRun();
        m_server->setDelay(40);
        QProcess process;
        process.start(QStringLiteral(TANDEM_BINARY),
            arguments("run @cases.jsonl --endpoint srv -o @cut.json"));
        QTRY_VERIFY_WITH_TIMEOUT(m_server->calls().size() > paid / 3, 60'000);
        QCOMPARE(::kill(pid_t(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(60'000));
        if (signal == SIGINT)
            QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QFile::exists(path("cut.json")));
        m_server->setDelay(0);
        const CommandRun resumed = run("run @cases.jsonl --endpoint srv -o @cut.json");
        QVERIFY2(resumed.code == 0, qPrintable(resumed.err));
        const int all = m_server->paidCalls();
        QVERIFY2(all >= paid && all <= paid + atMostTwice,
            qPrintable(QStringLiteral("%1 of %2").arg(all).arg(paid)));
        QVERIFY(isLikeTheWhole("cut"));
    }

    void otherCasesAreNotMixedIntoTheWork()
    {
        wholeRun();
        put(path("cases.jsonl"), someCases() + line(generatedCase(3, 40)));
        const CommandRun more = run("run @cases.jsonl --endpoint srv -o @whole.json");
        QCOMPARE(more.code, 1);
        QVERIFY2(more.hasOneErrorLine(), qPrintable(more.err));
        QVERIFY(more.err.contains(word("whole.tandem")));
        put(path("cases.jsonl"), line(sixBySixCase()));
        QCOMPARE(run("run @cases.jsonl --endpoint srv -o @whole.json").code, 1);
        expert::TextCase other = sixBySixCase();
        other.outputs.first().text += word(" And more.");
        put(path("cases.jsonl"), line(other));
        QCOMPARE(run("run @cases.jsonl --endpoint srv -o @whole.json").code, 1);
        QCOMPARE(m_server->paidCalls(), 0);
    }

    void scoresAreThoseOfTheReference()
    {
        QFile file(QStringLiteral(TANDEM_SHARED "/reference/expert_scores.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("../shared/reference/expert_scores.json is not here");
        const QJsonObject reference = QJsonDocument::fromJson(file.readAll()).object();
        const QJsonObject tables = reference[word("inputs")][word("tables")].toObject();
        const QJsonObject expected = reference[word("expected")][word("per_query")].toObject();
        const QJsonObject batches = reference[word("inputs")][word("batches")].toObject();
        QVERIFY(!batches.isEmpty());
        for (auto batch = batches.begin(); batch != batches.end(); ++batch) {
            QJsonArray explanations;
            QJsonArray scores;
            const QJsonArray names = batch.value().toArray();
            for (const QJsonValue& name : names) {
                explanations.append(tables[name.toString()]);
                scores.append(expected[name.toString()]);
            }
            const QJsonObject average =
                reference[word("expected")][word("average")][batch.key()].toObject();
            put(path("batch.json"),
                QJsonDocument(QJsonObject{{word("average_scores"), average},
                                  {word("per_query_scores"), scores},
                                  {word("per_query_explanations"), explanations}})
                    .toJson());
            const CommandRun score = run("score @batch.json --json");
            QVERIFY2(score.code == 0, qPrintable(batch.key() + score.err));
            QCOMPARE(score.json()[word("average_scores")].toObject(), average);
            QCOMPARE(score.json()[word("per_query_scores")].toArray(), scores);
            QCOMPARE(score.json()[word("n")].toInt(), int(names.size()));
            QCOMPARE(score.json()[word("differences")].toArray(), QJsonArray());
        }
        QJsonArray explanations;
        QJsonArray scores;
        for (auto table = tables.begin(); table != tables.end(); ++table) {
            explanations.append(table.value());
            scores.append(expected[table.key()]);
        }
        put(path("all.json"), QJsonDocument(QJsonObject{{word("per_query_scores"), scores},
                                                {word("per_query_explanations"), explanations}})
                                  .toJson());
        QCOMPARE(run("score @all.json --json").json()[word("per_query_scores")].toArray(), scores);
    }

    void otherScoresInAFileAreNamed()
    {
        wholeRun();
        QJsonObject result = QJsonDocument::fromJson(contents(path("whole.json"))).object();
        QJsonObject averages = result[word("average_scores")].toObject();
        averages.insert(word("style_only_f1"), 0.875);
        result.insert(word("average_scores"), averages);
        put(path("wrong.json"), QJsonDocument(result).toJson());
        const CommandRun score = run("score @wrong.json --json");
        QCOMPARE(score.code, 3);
        const QJsonObject difference = score.json()[word("differences")][0].toObject();
        QCOMPARE(difference[word("case")].toString(), word("average"));
        QCOMPARE(difference[word("name")].toString(), word("style_only_f1"));
        QCOMPARE(difference[word("in_file")].toDouble(), 0.875);
        QVERIFY2(score.hasOneErrorLine(), qPrintable(score.err));
        QVERIFY(score.err.contains(word("style_only_f1")));
        const CommandRun csv = run("score @wrong.json --csv");
        QCOMPARE(csv.code, 3);
        QVERIFY(csv.out.startsWith(word("case,content_only_recall,content_only_precision")));
        QCOMPARE(csv.out.count(u'\n'), 1 + kEvaluations + 1);
        QVERIFY(run("score @wrong.json").out.contains(word("average")));
    }

    void aReportIsWritten()
    {
        wholeRun();
        const CommandRun report = run("report @whole.json @whole.texts.jsonl -o @report --json");
        QVERIFY2(report.code == 0, qPrintable(report.err));
        QCOMPARE(report.json()[word("pages")].toInt(), kEvaluations);
        const QByteArray index = contents(path("report/index.html"));
        QVERIFY(index.contains("heron") && index.contains("kestrel"));
        // The project of the run says what was asked for, and so does the file.
        QVERIFY(run("list @whole.tandem").out.contains(word("Settings: ")));
        QVERIFY(
            run("compare @whole.tandem heron kestrel").out.contains(word("used these settings: ")));
        QCOMPARE(run("list @whole.tandem --json")
                     .json()[word("run_settings")][0][word("kind")]
                     .toString(),
            word("expert"));
        QVERIFY(index.contains("used these settings: "));
        QVERIFY(contents(path("report/cases/case-00001.html")).contains("used these settings: "));
        QCOMPARE(filesIn(path("report/cases")).size(), kEvaluations);
        QVERIFY(QFile::exists(path("report/scores.csv")));
    }

    void pdfsAreWrittenBesideThePagesWithoutADisplay()
    {
        wholeRun();
        const auto report = [this](const char* line) {
            QProcess process;
            process.start(QStringLiteral(TANDEM_BINARY), arguments(line));
            return process.waitForFinished(60'000) ? process.exitCode() : -1;
        };
        QCOMPARE(report("report @whole.json @whole.texts.jsonl -o @report --pdf"), 0);
        QCOMPARE(filesIn(path("report/cases")).size(), 2 * kEvaluations);
        QVERIFY(contents(path("report/cases/case-00006.pdf")).startsWith("%PDF-"));
        QCOMPARE(report("report @whole.json @whole.texts.jsonl -o @report"), 0);
        QCOMPARE(filesIn(path("report/cases")).size(), kEvaluations);
    }

    void aProjectTakesCasesAndResultsAndGivesThemBack()
    {
        wholeRun();
        const CommandRun cases = run("cases @p.tandem @cases.jsonl --json");
        QVERIFY2(cases.code == 0, qPrintable(cases.err));
        QCOMPARE(cases.json()[word("outputs")].toInt(), kEvaluations);
        const CommandRun in = run("import @p.tandem @whole.json @whole.texts.jsonl --json");
        QVERIFY2(in.code == 0, qPrintable(in.err));
        QCOMPARE(in.json()[word("evaluations")].toInt(), kEvaluations);
        QCOMPARE(in.json()[word("differing")].toInt(), 0);
        const CommandRun out = run("export @p.tandem -o @out.json --source whole.json");
        QVERIFY2(out.code == 0, qPrintable(out.err));
        // The project knows what the run of elsewhere was asked to do, too.
        const QByteArray whole = contents(path("whole.json"));
        QVERIFY(whole.startsWith("{\"run_settings\":[{\"kind\":\"expert\""));
        QCOMPARE(contents(path("out.json")), whole);
        QVERIFY(run("list @p.tandem").out.contains(word("Settings: ")));
        QVERIFY(run("compare @p.tandem heron kestrel").out.contains(word("used these settings: ")));
        QCOMPARE(contents(path("out.texts.jsonl")), contents(path("whole.texts.jsonl")));
        const QJsonObject list = run("list @p.tandem --json").json();
        QCOMPARE(list[word("cases")].toInt(), 3);
        QCOMPARE(list[word("sets")][0][word("source")].toString(), word("whole.json"));
        QCOMPARE(list[word("sets")][0][word("systems")][1][word("n")].toInt(), 3);
        const CommandRun compared =
            run("compare @p.tandem heron kestrel --mode content_only --json");
        QVERIFY2(compared.code == 0, qPrintable(compared.err));
        QCOMPARE(compared.json()[word("n")].toInt(), 3);
        QVERIFY(compared.json()[word("f1")][word("p_value")].toDouble() > 0.0);
        const CommandRun unknown = run("compare @p.tandem heron nobody");
        QVERIFY(unknown.hasOneErrorLine());
        QVERIFY2(unknown.err.contains(word("p.tandem")), qPrintable(unknown.err));
        const QJsonObject reviews = run("reviews @p.tandem --json").json();
        QCOMPARE(reviews[word("evaluations")].toInt(-1), 0);
        QVERIFY(run("list @p.tandem").out.contains(word("whole.json")));
        QVERIFY(run("compare @p.tandem heron kestrel").out.contains(word("n = 3")));
    }

    void overAllSetsOnlyThoseAreNamedWhoJudgedWhatIsCompared()
    {
        wholeRun();
        QCOMPARE(run("cases @p.tandem @cases.jsonl").code, 0);
        for (const char* name : {"whole", "later"}) {
            put(path(name) + word(".json"), contents(path("whole.json")));
            put(path(name) + word(".texts.jsonl"), contents(path("whole.texts.jsonl")));
            QCOMPARE(
                runInProcess({word("expert"), word("import"), path("p.tandem"),
                                 path(name) + word(".json"), path(name) + word(".texts.jsonl")})
                    .code,
                0);
        }
        const CommandRun compared = run("compare @p.tandem heron kestrel --all --json");
        QVERIFY2(compared.code == 0, qPrintable(compared.err));
        QCOMPARE(compared.json()[word("judges")].toArray(), QJsonArray{word("later.json")});
    }

    void systemsThatRunsReadDifferentlyAreComparedWithAWarning()
    {
        QCOMPARE(run("cases @p.tandem @cases.jsonl").code, 0);
        for (const char* command :
            {"run @p.tandem --endpoint srv --system heron --first-tokens 200 -o @a.json",
                "run @p.tandem --endpoint srv --system kestrel --first-tokens 300 -o @b.json"}) {
            const CommandRun one = run(command);
            QVERIFY2(one.code == 0, qPrintable(one.err));
        }
        const QString unlike = word("First tokens of each text: 200 (run 1), 300 (run 2)");
        for (const char* command :
            {"compare @p.tandem heron kestrel --all", "compare @p.tandem --all"}) {
            const CommandRun compared = run(command);
            QVERIFY2(compared.out.contains(unlike), qPrintable(compared.out));
            QVERIFY2(compared.out.contains(word("Run settings")), qPrintable(compared.out));
        }
        const QJsonObject json = run("compare @p.tandem heron kestrel --all --json").json();
        QVERIFY(json[word("settings_differ")].toBool());
        // Programs are told the settings in one place, as by every other report.
        const QJsonObject list = run("list @p.tandem --json").json();
        for (const QJsonObject& report : {json, list}) {
            const QJsonArray runs = report[word("run_settings")].toArray();
            QCOMPARE(runs.size(), 2);
            QCOMPARE(runs[1][word("settings")][word("first_tokens")].toInt(), 300);
            QVERIFY(!report.contains(word("runs")));
        }
        QVERIFY(!list[word("sets")][0].toObject().contains(word("settings")));
        QVERIFY(run("list @p.tandem").out.contains(word("First tokens of each text: 300")));
    }

    void onlyReviewsOfWhatTheViewerIsDoneWithAreCounted()
    {
        QCOMPARE(runInProcess({word("new"), path("s.tandem"), word("--demo")}).code, 0);
        // Ada is done with two evaluations, Ben with one of them and in the middle of the other;
        // without a name it may be the lead who looks, and who reviewed none.
        const QJsonObject anybody = run("reviews @s.tandem --json").json();
        QCOMPARE(anybody[word("evaluations")].toInt(-1), 0);
        QCOMPARE(anybody[word("waiting")].toInt(), 2);
        const QJsonObject ben = run("reviews @s.tandem --json --person Ben").json();
        QCOMPARE(ben[word("evaluations")].toInt(), 1);
        QCOMPARE(ben[word("waiting")].toInt(), 1);
        QCOMPARE(ben[word("kinds")].toArray().size(), 4);
        QVERIFY(ben[word("kinds")][1][word("agree")].toInt() > 0);
        const QJsonObject done = run("reviews @s.tandem --json --person Ada").json();
        QCOMPARE(done[word("evaluations")].toInt(), 2);
        QCOMPARE(done[word("waiting")].toInt(-1), 0);
        QVERIFY(run("reviews @s.tandem --person Ada").out.contains(word("Ada and Ben")));
    }

    void theChecksOfThePaperRun()
    {
        QVERIFY(run("cases @p.tandem @cases.jsonl").code == 0);
        const CommandRun generated = run("generate @p.tandem --system wren --endpoint srv --json");
        QVERIFY2(generated.code == 0, qPrintable(generated.err));
        QCOMPARE(generated.json()[word("done")].toInt(), 3);
        QVERIFY2(!generated.err.contains(word("no profile")), qPrintable(generated.err));
        const CommandRun selfPromotion = run("self-promotion @p.tandem --system heron --json");
        QVERIFY2(selfPromotion.code == 0, qPrintable(selfPromotion.err));
        QCOMPARE(selfPromotion.json()[word("added")].toInt(), 3);
        QVERIFY(!selfPromotion.json().contains(word("effect")));
        const CommandRun judged = run("judge @p.tandem heron kestrel --endpoint srv --json");
        QVERIFY2(judged.code == 0, qPrintable(judged.err));
        QCOMPARE(judged.json()[word("order_swap")][word("readable")].toInt(), 3);
        const CommandRun unknown = run("judge @p.tandem heron nosuch --endpoint srv");
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(word("nosuch: This system has no outputs")),
            qPrintable(unknown.err));
        const CommandRun ran = run("run @p.tandem --endpoint srv -o @p.json --json");
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QCOMPARE(ran.json()[word("systems")].toArray().size(), 4);
        QVERIFY(!QFile::exists(path("p.texts.tandem")));
        const CommandRun again = run("self-promotion @p.tandem --system heron --json");
        QCOMPARE(again.json()[word("known")].toInt(), 3);
        const QJsonObject effect = again.json()[word("effect")].toObject();
        QCOMPARE(effect[word("sorted_differences")].toArray().size(), 3);
        QVERIFY(
            run("self-promotion @p.tandem --system heron").out.contains(word("Mean difference")));
        QCOMPARE(run("self-promotion @p.tandem --system heron --phrase Other").code, 1);
    }

    void casesWithoutAnythingPersonalAreCountedWhereOutputsAreGenerated()
    {
        expert::TextCase impersonal = generatedCase(1, 40);
        impersonal.profile.clear();
        put(path("cases.jsonl"), line(sixBySixCase()) + line(impersonal));
        QVERIFY(run("cases @p.tandem @cases.jsonl").code == 0);
        const CommandRun generated = run("generate @p.tandem --system wren --endpoint srv --json");
        QVERIFY2(
            generated.err.contains(word("1 case(s) have no profile")), qPrintable(generated.err));
    }

    void whatCannotBeDoneIsSaidInOneLineAndLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<int>("code");
        const auto row = [](const char* command, int code) {
            QTest::newRow(command) << QByteArray(command) << code;
        };
        row("run @nope.jsonl --endpoint srv -o @r.json", 1);
        row("run @bad.jsonl --endpoint srv -o @r.json", 1);
        row("run @cases.jsonl --endpoint nobody -o @r.json", 1);
        row("run @cases.jsonl --endpoint srv", 2);
        row("run @cases.jsonl -o @r.json", 2);
        row("run @cases.jsonl --endpoint srv -o @nowhere/r.json", 1);
        row("run @cases.jsonl --endpoint srv -o @cases.jsonl", 1);
        row("run @cases.jsonl --endpoint srv -o @r.json --texts @r.json", 2);
        row("run @cases.jsonl --endpoint srv -o @r.json --max-attempts 0", 2);
        row("run @cases.jsonl --endpoint srv -o @r.json --csv", 2);
        row("run @cases.jsonl --endpoint srv -o @r.json --system nobody", 1);
        row("run @cases.jsonl --endpoint srv -o @r.json --cap 0", 2);
        row("run @empty.jsonl --endpoint srv -o @r.json", 1);
        row("score @nope.json", 1);
        row("score @bad.jsonl", 1);
        row("score @cases.jsonl --json --csv", 2);
        row("report @bad.jsonl @cases.jsonl -o @report", 1);
        row("report @cases.jsonl @cases.jsonl", 2);
        row("cases @new.tandem @bad.jsonl", 1);
        row("cases @bad.jsonl @cases.jsonl", 1);
        row("import @new.tandem @bad.jsonl @cases.jsonl", 1);
        row("list @nope.tandem", 1);
        row("export @nope.tandem -o @r.json", 1);
        row("compare @nope.tandem a b", 1);
        row("compare @nope.tandem a b --mode loud", 2);
        row("generate @nope.tandem --system a --endpoint srv", 1);
        row("self-promotion @nope.tandem --system a", 1);
        row("judge @nope.tandem a b --endpoint srv", 1);
        row("reviews @nope.tandem", 1);
        row("fly @nope.tandem", 2);
    }

    void whatCannotBeDoneIsSaidInOneLineAndLeavesNothing()
    {
        QFETCH(QByteArray, command);
        QFETCH(int, code);
        put(path("bad.jsonl"), "{\"input\": \"a\", \"reference\": 7, \"output\": \"b\"}\n{\n");
        put(path("empty.jsonl"), {});
        const QStringList before = filesIn(m_folder->path());
        const CommandRun ended = run(command.constData());
        QVERIFY2(ended.code == code, qPrintable(ended.err + ended.out));
        QVERIFY2(ended.out.isEmpty(), qPrintable(ended.out));
        QVERIFY2(ended.hasOneErrorLine(), qPrintable(ended.err));
        QCOMPARE(filesIn(m_folder->path()), before);
        QCOMPARE(m_server->paidCalls(), 0);
    }
};

TANDEM_TEST(TestExpert, QCoreApplication)
#include "tst_expert.moc"
