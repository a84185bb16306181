#include "commandrun.h"
#include "llmserver.h"
#include "models/metrics/batchscorer.h"
#include "storage/endpoints/endpointstore.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

using namespace tandem;

/// Measures by embeddings in "tandem metrics", "tandem perseval" and "tandem measures".
class TestEmbeddingMeasures final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<llm::LlmServer> m_server;

    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& bytes) const
    {
        QFile made(file(name));
        QVERIFY(made.open(QIODevice::WriteOnly));
        QCOMPARE(made.write(bytes), bytes.size());
    }
    CommandRun run(const char* command, const QStringList& more = {}) const
    {
        return runInProcess(QString::fromLatin1(command).split(u' ') + more);
    }
    CommandRun metrics(const QStringList& more = {}) const
    {
        return run("metrics", QStringList{file("pairs.jsonl"), QStringLiteral("--measures"),
                                  QStringLiteral("cos"), QStringLiteral("--json")} +
                                  more);
    }

private slots:
    void init()
    {
        m_folder.emplace();
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(m_folder->path()));
        qputenv("TANDEM_CACHE_DIR", QFile::encodeName(file("cache")));
        m_server = std::make_unique<llm::LlmServer>();
        qputenv("TANDEM_TEST_KEY", m_server->key().toUtf8());
        llm::Endpoint endpoint = m_server->endpoint(llm::WireFormat::OpenAi);
        endpoint.name = QStringLiteral("srv");
        endpoint.keyVariable = QStringLiteral("TANDEM_TEST_KEY");
        endpoint.prices.input = 100.0;
        QVERIFY(EndpointStore().add(endpoint));
        QVERIFY(QDir().mkpath(file("measures")));
        write("measures/cos.json", R"({"endpoint": "srv", "model": "small"})");
        write("pairs.jsonl", "{\"id\":\"1\",\"reference\":\"abc\",\"candidate\":\"cba\"}\n"
                             "{\"id\":\"2\",\"reference\":\"abc\",\"candidate\":\"xyz 9\"}\n");
    }
    void cleanup() { metrics::listMeasures(metrics::MeasureSource::Servers, {}); }

    void pairsAreScoredAndTheUseIsToldOnce()
    {
        const CommandRun first = metrics();
        QVERIFY2(first.code == 0, qPrintable(first.err));
        const QJsonArray pairs = first.json()[QStringLiteral("pairs")].toArray();
        QCOMPARE(pairs.at(0)[QStringLiteral("cos")].toDouble(), 1.0);
        QVERIFY(pairs.at(1)[QStringLiteral("cos")].toDouble() < 1.0);
        QVERIFY2(first.err.contains(QStringLiteral("Embedding cosine (small at srv): 1 request(s), "
                                                   "4 input tokens, 0.0004 USD")),
            qPrintable(first.err));
        QVERIFY(!first.all().contains(m_server->key().toUtf8()));
        const CommandRun again = metrics();
        QCOMPARE(again.out, first.out);
        QVERIFY(!again.err.contains(QStringLiteral("request(s)")));
        QCOMPARE(m_server->calls().size(), 1);
    }

    void whatIsKeptNeedsNoKey()
    {
        const CommandRun first = metrics();
        QCOMPARE(first.code, 0);
        qunsetenv("TANDEM_TEST_KEY");
        const CommandRun again = metrics();
        QVERIFY2(again.code == 0, qPrintable(again.err));
        QCOMPARE(again.out, first.out);
        write("pairs.jsonl", "{\"id\":\"1\",\"reference\":\"abc\",\"candidate\":\"new\"}\n");
        const CommandRun more = metrics();
        QCOMPARE(more.code, 1);
        QVERIFY2(more.err.contains(QStringLiteral("TANDEM_TEST_KEY")), qPrintable(more.err));
        QCOMPARE(m_server->calls().size(), 1);
    }

    void thatNothingLimitsTheCostIsSaid()
    {
        const QString says =
            QStringLiteral("srv: the cost is not limited. Set a limit with --cap.");
        QVERIFY(!metrics({QStringLiteral("--cap"), QStringLiteral("1")}).err.contains(says));
        const CommandRun free = metrics();
        QVERIFY2(free.err.contains(says), qPrintable(free.err));
        const CommandRun low = metrics({QStringLiteral("--cap"), QStringLiteral("0")});
        QVERIFY2(low.err.contains(QStringLiteral("from 0.0001 to 1000000")), qPrintable(low.err));
    }

    void theCapIsKept()
    {
        const CommandRun capped = metrics({QStringLiteral("--cap"), QStringLiteral("0.0001")});
        QCOMPARE(capped.code, 1);
        QVERIFY2(capped.err.contains(QStringLiteral("spending cap of 0.0001 USD")),
            qPrintable(capped.err));
        QVERIFY(m_server->calls().isEmpty());
        QCOMPARE(metrics({QStringLiteral("--cap"), QStringLiteral("1")}).code, 0);
    }

    void aCapWithoutAServerIsAMisuse()
    {
        const CommandRun misuse = run(
            "metrics", {file("pairs.jsonl"), QStringLiteral("--measures"), QStringLiteral("jsd"),
                           QStringLiteral("--cap"), QStringLiteral("1")});
        QCOMPARE(misuse.code, 2);
        QVERIFY(misuse.err.contains(QStringLiteral("--cap")));
    }

    void measuresAreListedAndChecked()
    {
        const CommandRun list = run("measures list");
        QVERIFY2(list.out.contains(QStringLiteral("Embedding cosine (small at srv)")),
            list.all().constData());
        QVERIFY(list.out.contains(QStringLiteral("-1 to 1")));
        const CommandRun check = run("measures check cos --json");
        QVERIFY2(check.code == 0, qPrintable(check.err));
        QCOMPARE(check.json()[QStringLiteral("same")].toDouble(), 1.0);
    }

    void persevalTakesItAsADistance()
    {
        write("users.jsonl", R"({"doc_id":"d","doc_text":"abc def","doc_summ":"","m_summary_dict":)"
                             R"({"A":{"user":"abc","M":"abc d"},"B":{"user":"def","M":"de f"}}})"
                             "\n");
        const CommandRun perseval =
            run("perseval", {file("users.jsonl"), QStringLiteral("--distance"),
                                QStringLiteral("cos"), QStringLiteral("--json")});
        QVERIFY2(perseval.code == 0, qPrintable(perseval.err));
        QVERIFY2(perseval.err.contains(QStringLiteral("request(s)")), qPrintable(perseval.err));
        QStringList texts;
        const QList<llm::ServedCall> calls = m_server->calls();
        for (const llm::ServedCall& call : calls)
            texts += call.question.texts;
        QCOMPARE(texts.size(), 5); // each once
    }
};

TANDEM_TEST(TestEmbeddingMeasures, QCoreApplication)
#include "tst_embeddingmeasures.moc"
