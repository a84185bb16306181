#include "commandpair.h"
#include "llmserver.h"
#include "scriptedmodel.h"
#include "testmain.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// A pair makes a benchmark from raw articles to KGDS.json on the command line.
class TestWholeBenchmark final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    llm::LlmServer m_server;
    CommandPair m_pair{m_folder.path()};

    static QByteArray read(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_server.isListening());
        m_server.setResponder(&scriptedModel);
        qputenv("TANDEM_CONFIG_DIR", m_folder.path().toLocal8Bit());
        qputenv("TANDEM_TEST_KEY", m_server.key().toLatin1());
    }

    void aPairMakesABenchmarkFromRawArticles()
    {
        m_pair.makeBenchmark(m_server.url(llm::WireFormat::OpenAi).toString());
        QVERIFY(m_pair.ok());
        const auto exported = m_pair.run({QStringLiteral("export"), m_pair.project(),
            m_pair.file("KGDS.json"), QStringLiteral("--json")});
        QCOMPARE(exported.code, 0);
        QCOMPARE(exported.json().value(QLatin1String("samples")).toInt(), 3);
        QCOMPARE(exported.json().value(QLatin1String("facts_left_out")).toInt(), 0);
        m_pair.run({QStringLiteral("check"), m_pair.project()});
        QVERIFY(m_pair.ok());
    }

    void whatWasExportedReadsBackWithTheSameStatistics()
    {
        const QString again = m_pair.file("again.tandem");
        m_pair.run({QStringLiteral("import"), m_pair.file("KGDS.json"), again});
        const QJsonObject made = m_pair.statistics(m_pair.project());
        QVERIFY(CommandPair::count(made, "supporting_facts", "key") > 0);
        QVERIFY(CommandPair::count(made.value(QLatin1String("nonsupporting_facts")).toObject(),
                    "masked", "all") > 0);
        QVERIFY(CommandPair::count(made, "opinions", "all") > 0);
        QCOMPARE(m_pair.statistics(again), made);
        m_pair.run({QStringLiteral("export"), again, m_pair.file("again.json")});
        QVERIFY(m_pair.ok());
        QCOMPARE(read(m_pair.file("again.json")), read(m_pair.file("KGDS.json")));
    }

    void nothingWasAskedOfTheModelTwice()
    {
        QSet<QByteArray> bodies;
        int asked = 0;
        const auto calls = m_server.calls();
        for (const llm::ServedCall& call : calls) {
            if (!call.isPaid())
                continue;
            ++asked;
            bodies.insert(call.request.body);
        }
        QCOMPARE(bodies.size(), asked);
    }
};

TANDEM_TEST(TestWholeBenchmark, QCoreApplication)
#include "tst_wholebenchmark.moc"
