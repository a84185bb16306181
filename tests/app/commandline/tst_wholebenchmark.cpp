#include "commandrun.h"
#include "factsresponder.h"
#include "llmserver.h"
#include "scriptedpair.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// A pair makes a benchmark from raw articles to KGDS.json on the command line.
class TestWholeBenchmark final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    llm::LlmServer m_server;
    QString m_project = m_folder.filePath(QStringLiteral("p.tandem"));

    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    static CommandRun run(const QStringList& arguments)
    {
        const CommandRun done = runInProcess(arguments);
        if (done.code != 0)
            qWarning("tandem %s: %s", qPrintable(arguments.join(u' ')), qPrintable(done.err));
        return done;
    }
    static bool works(const QStringList& arguments) { return run(arguments).code == 0; }

    static void write(const QString& path, const QByteArray& contents)
    {
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(contents) != contents.size())
            qFatal("%s cannot be written", qPrintable(path));
    }
    static QByteArray read(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    QJsonArray samples(const QString& step) const
    {
        return run({QStringLiteral("rounds"), m_project, QStringLiteral("--step"), step,
                       QStringLiteral("--json")})
            .json()
            .value(QLatin1String("samples"))
            .toArray();
    }

    /// Labels every item of a step as the pair says, and hands in for both.
    void answer(const QString& step)
    {
        for (const QString& person : {ScriptedPair::a(), ScriptedPair::b()}) {
            QByteArray lines;
            const QJsonArray all = samples(step);
            for (const QJsonValue& value : all) {
                const QJsonObject row = value.toObject();
                const int sample = row.value(QLatin1String("sample")).toInt();
                for (int i = 1; i <= row.value(QLatin1String("items")).toInt(); ++i) {
                    const bool yes = step == QLatin1String("facts")
                                         ? ScriptedPair::isKey(person, i)
                                         : ScriptedPair::supports(person, sample, i);
                    lines += QStringLiteral("%1 %2 %3\n")
                                 .arg(sample)
                                 .arg(i)
                                 .arg(yes ? QStringLiteral("yes") : QStringLiteral("no"))
                                 .toUtf8();
                }
            }
            write(file("answers.txt"), lines);
            QVERIFY(works({QStringLiteral("label"), m_project, QStringLiteral("--person"), person,
                QStringLiteral("--step"), step, QStringLiteral("--file"), file("answers.txt")}));
            QVERIFY(works({QStringLiteral("handin"), m_project, QStringLiteral("--person"), person,
                QStringLiteral("--step"), step, QStringLiteral("--all")}));
        }
    }

    void assign(const QString& step)
    {
        QVERIFY(works({QStringLiteral("assign"), m_project, QStringLiteral("--step"), step,
            QStringLiteral("--pair"), ScriptedPair::a() + u',' + ScriptedPair::b()}));
    }

    /// What each writes about the utterances that are theirs, and hands in.
    void writeOpinions()
    {
        const QJsonArray all = run({QStringLiteral("opinions"), m_project, QStringLiteral("list"),
                                       QStringLiteral("--json")})
                                   .json()
                                   .value(QLatin1String("samples"))
                                   .toArray();
        QVERIFY(!all.isEmpty());
        for (const QString& person : {ScriptedPair::a(), ScriptedPair::b()}) {
            QJsonArray written;
            for (const QJsonValue& value : all) {
                const QJsonArray utterances =
                    value.toObject().value(QLatin1String("utterances")).toArray();
                for (const QJsonValue& one : utterances) {
                    const QJsonObject utterance = one.toObject();
                    if (utterance.value(QLatin1String("author")).toString() != person)
                        continue;
                    const int number = utterance.value(QLatin1String("utterance")).toInt();
                    const QString text = ScriptedPair::opinion(
                        utterance.value(QLatin1String("participant")).toString(), number);
                    written.append(QJsonObject{
                        {QStringLiteral("sample"), value.toObject().value(QLatin1String("sample"))},
                        {QStringLiteral("utterance"), number},
                        {QStringLiteral("opinions"),
                            QJsonArray{QJsonObject{{QStringLiteral("clear"), text},
                                {QStringLiteral("atoms"), QJsonArray{text}}}}}});
                }
            }
            write(file("opinions.json"), QJsonDocument(written).toJson());
            QVERIFY(works({QStringLiteral("opinions"), m_project, QStringLiteral("write"),
                QStringLiteral("--person"), person, QStringLiteral("--file"),
                file("opinions.json")}));
            QVERIFY(works({QStringLiteral("handin"), m_project, QStringLiteral("--person"), person,
                QStringLiteral("--step"), QStringLiteral("opinions"), QStringLiteral("--all")}));
        }
    }

    /// Each finds the other's opinions right.
    void checkOpinions()
    {
        const QJsonArray all = run({QStringLiteral("opinions"), m_project, QStringLiteral("list"),
                                       QStringLiteral("--json")})
                                   .json()
                                   .value(QLatin1String("samples"))
                                   .toArray();
        for (const QString& person : {ScriptedPair::a(), ScriptedPair::b()}) {
            QJsonArray checks;
            for (const QJsonValue& value : all) {
                const QJsonArray opinions =
                    value.toObject().value(QLatin1String("opinions")).toArray();
                for (const QJsonValue& one : opinions) {
                    const QJsonObject opinion = one.toObject();
                    if (opinion.value(QLatin1String("author")).toString() == person)
                        continue;
                    checks.append(QJsonObject{
                        {QStringLiteral("sample"), value.toObject().value(QLatin1String("sample"))},
                        {QStringLiteral("opinion"), opinion.value(QLatin1String("opinion"))},
                        {QStringLiteral("faithful"), true}, {QStringLiteral("references"), true},
                        {QStringLiteral("atomic"), true}, {QStringLiteral("independent"), true}});
                }
            }
            QVERIFY(!checks.isEmpty());
            write(file("checks.json"), QJsonDocument(checks).toJson());
            QVERIFY(works({QStringLiteral("opinions"), m_project, QStringLiteral("check"),
                QStringLiteral("--person"), person, QStringLiteral("--file"),
                file("checks.json")}));
        }
        QVERIFY(works({QStringLiteral("opinions"), m_project, QStringLiteral("settle"),
            QStringLiteral("--person"), ScriptedPair::lead(), QStringLiteral("--sample"),
            QStringLiteral("all")}));
    }

    void setUpPeopleAndModel()
    {
        QVERIFY(works({QStringLiteral("new"), m_project, QStringLiteral("--sample-texts")}));
        QVERIFY(works({QStringLiteral("people"), m_project, QStringLiteral("add"),
            ScriptedPair::lead(), QStringLiteral("--role"), QStringLiteral("lead")}));
        for (const QString& name : {ScriptedPair::a(), ScriptedPair::b()})
            QVERIFY(works({QStringLiteral("people"), m_project, QStringLiteral("add"), name}));
        QVERIFY(works({QStringLiteral("endpoint"), QStringLiteral("add"), QStringLiteral("test"),
            QStringLiteral("--api"), QStringLiteral("openai"), QStringLiteral("--url"),
            m_server.url(llm::WireFormat::OpenAi).toString(), QStringLiteral("--model"),
            QStringLiteral("small"), QStringLiteral("--key-env"),
            QStringLiteral("TANDEM_TEST_KEY")}));
        QVERIFY(
            works({QStringLiteral("endpoint"), QStringLiteral("test"), QStringLiteral("test")}));
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_server.isListening());
        m_server.setResponder(&llm::factsAnswer);
        qputenv("TANDEM_CONFIG_DIR", m_folder.path().toLocal8Bit());
        qputenv("TANDEM_TEST_KEY", m_server.key().toLatin1());
    }

    void aPairMakesABenchmarkFromRawArticles()
    {
        setUpPeopleAndModel();
        assign(QStringLiteral("paragraphs"));
        answer(QStringLiteral("paragraphs"));
        QVERIFY(works({QStringLiteral("facts"), QStringLiteral("decompose"), m_project,
            QStringLiteral("--endpoint"), QStringLiteral("test")}));
        QVERIFY(works({QStringLiteral("facts"), QStringLiteral("mask"), m_project,
            QStringLiteral("--endpoint"), QStringLiteral("test")}));
        assign(QStringLiteral("facts"));
        answer(QStringLiteral("facts"));
        assign(QStringLiteral("opinions"));
        writeOpinions();
        checkOpinions();
        const auto exported =
            run({QStringLiteral("export"), m_project, file("KGDS.json"), QStringLiteral("--json")});
        QCOMPARE(exported.code, 0);
        QCOMPARE(exported.json().value(QLatin1String("samples")).toInt(), 3);
        QCOMPARE(exported.json().value(QLatin1String("facts_left_out")).toInt(), 0);
        QVERIFY(works({QStringLiteral("check"), m_project}));
    }

    void whatWasExportedReadsBackWithTheSameStatistics()
    {
        const QString again = file("again.tandem");
        QVERIFY(works({QStringLiteral("import"), file("KGDS.json"), again}));
        const auto statistics = [](const QString& project) {
            QJsonObject all =
                run({QStringLiteral("stats"), project, QStringLiteral("--json")}).json();
            // The funnel tells of boundary paragraphs, which the file no longer holds.
            all.remove(QStringLiteral("funnel"));
            return all;
        };
        const QJsonObject made = statistics(m_project);
        QVERIFY(made.value(QLatin1String("key_facts")).toInt() > 0);
        QVERIFY(made.value(QLatin1String("masked_facts")).toInt() > 0);
        QVERIFY(made.value(QLatin1String("opinions")).toInt() > 0);
        QCOMPARE(statistics(again), made);
        QVERIFY(works({QStringLiteral("export"), again, file("again.json")}));
        QCOMPARE(read(file("again.json")), read(file("KGDS.json")));
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

QTEST_GUILESS_MAIN(TestWholeBenchmark)
#include "tst_wholebenchmark.moc"
