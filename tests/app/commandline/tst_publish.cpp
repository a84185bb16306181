#include "commandrun.h"
#include "projectfixture.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject jsonOf(const CommandRun& run)
{
    return QJsonDocument::fromJson(run.out.toUtf8()).object();
}

} // namespace

class TestPublish : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_fixture = std::make_unique<ProjectFixture>(3);
        m_fixture->close(
            m_fixture->samples.at(0), QStringLiteral("yynny"), QStringLiteral("ynnny"));
        m_fixture->close(
            m_fixture->samples.at(1), QStringLiteral("yynny"), QStringLiteral("yynny"));
    }

    void theExampleOfMetadataIsStoredAndPublished()
    {
        const CommandRun example = run({"publish", "--metadata-example"});
        QCOMPARE(example.code, 0);
        QFile file(at("m.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(example.out.toUtf8());
        file.close();
        const CommandRun stored =
            run({"settings", m_fixture->path(), "--metadata", at("m.json"), "--json"});
        QVERIFY2(stored.code == 0, qPrintable(stored.err));
        QVERIFY(jsonOf(stored)[QStringLiteral("publication")].isObject());
        const CommandRun done = run(
            {"publish", m_fixture->path(), at("out"), "--splits", "train=0.5,test=0.5", "--json"});
        QVERIFY2(done.code == 0, qPrintable(done.err));
        const QJsonObject json = jsonOf(done);
        QCOMPARE(json[QStringLiteral("samples")].toInt(), 2);
        QCOMPARE(json[QStringLiteral("annotations")].toInt(), 20);
        QCOMPARE(
            json[QStringLiteral("findings")].toObject()[QStringLiteral("required")].toInt(), 0);
        const QJsonObject splits = json[QStringLiteral("splits")].toObject();
        QCOMPARE(splits[QStringLiteral("train")].toInt(), 1);
        QCOMPARE(splits[QStringLiteral("test")].toInt(), 1);
        QVERIFY(contents(at("out/README.md")).contains("Background in discussions of news"));
    }

    void splitsAndSeedOfTheCallTakeTheirPlace()
    {
        const CommandRun done = run({"publish", m_fixture->path(), at("out"), "--splits",
            "a=0.5,b=0.5", "--seed", "3", "--json"});
        QVERIFY2(done.code == 0, qPrintable(done.err));
        QVERIFY(QFile::exists(at("out/data/a.jsonl")) && QFile::exists(at("out/data/b.jsonl")));
        QVERIFY(contents(at("out/README.md")).contains("seed 3"));
    }

    void theCheckWritesNothing()
    {
        const CommandRun checked = run({"publish", m_fixture->path(), "--check", "--json"});
        QVERIFY2(checked.code == 0, qPrintable(checked.err));
        QVERIFY(!jsonOf(checked)[QStringLiteral("findings")].toArray().isEmpty());
        QVERIFY(jsonOf(checked)[QStringLiteral("counts")]
                    .toObject()[QStringLiteral("required")]
                    .toInt() > 0);
        QCOMPARE(filesIn(m_folder->path()), QStringList());
    }

    void misusesAreTold()
    {
        QCOMPARE(run({"publish", m_fixture->path()}).code, 2);
        QCOMPARE(run({"publish", m_fixture->path(), at("out"), "--check"}).code, 2);
        QCOMPARE(run({"publish", m_fixture->path(), "--metadata-example"}).code, 2);
        QFile file(at("m.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"titel\": 1}") > 0);
        file.close();
        const CommandRun wrong =
            run({"publish", m_fixture->path(), at("out"), "--metadata", at("m.json")});
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(QStringLiteral("titel")), qPrintable(wrong.err));
        QVERIFY(!QFile::exists(at("out")));
    }

    void aFolderIsReplacedOnlyOnRequest()
    {
        QCOMPARE(run({"publish", m_fixture->path(), at("out")}).code, 0);
        QCOMPARE(run({"publish", m_fixture->path(), at("out")}).code, 1);
        QCOMPARE(run({"publish", m_fixture->path(), at("out"), "--replace"}).code, 0);
    }

    void versionsAreCompared()
    {
        QCOMPARE(run({"publish", m_fixture->path(), at("one")}).code, 0);
        m_fixture->close(
            m_fixture->samples.at(2), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        QCOMPARE(run({"publish", m_fixture->path(), at("two")}).code, 0);
        const CommandRun diff = run({"publish-diff", at("one"), at("two"), "--json"});
        QVERIFY2(diff.code == 0, qPrintable(diff.err));
        const QJsonObject samples = jsonOf(diff)[QStringLiteral("samples")].toObject();
        QCOMPARE(samples[QStringLiteral("before")].toInt(), 2);
        QCOMPARE(samples[QStringLiteral("added")].toInt(), 1);
        QVERIFY(jsonOf(diff)[QStringLiteral("changes")].toArray().isEmpty());
        QCOMPARE(run({"publish-diff", at("one"), at("nowhere")}).code, 1);
    }

    void theDisagreementIsExported()
    {
        const CommandRun lines =
            run({"export", m_fixture->path(), at("disagreement.jsonl"), "--json"});
        QVERIFY2(lines.code == 0, qPrintable(lines.err));
        QCOMPARE(jsonOf(lines)[QStringLiteral("items")].toInt(), 10);
        QCOMPARE(jsonOf(lines)[QStringLiteral("disagreed")].toInt(), 1);
        QCOMPARE(contents(at("disagreement.jsonl")).count('\n'), 10);
        QCOMPARE(run({"export", m_fixture->path(), at("x.csv"), "--what", "disagreement"}).code, 0);
        const QByteArray csv = contents(at("x.csv"));
        QVERIFY(csv.startsWith("item,task,study,question,sample,"));
        QCOMPARE(csv.count('\n'), 21);
        QVERIFY(!csv.contains("Ada"));
        QCOMPARE(run({"export", m_fixture->path(), at("x.md"), "--what", "disagreement"}).code, 2);
    }

private:
    /// An argument: a literal or a path.
    struct Word
    {
        Word(const char* literal)
            : text(QLatin1String(literal))
        {
        }
        Word(QString path)
            : text(std::move(path))
        {
        }
        QString text;
    };
    static CommandRun run(const QList<Word>& words)
    {
        QStringList arguments;
        for (const Word& word : words)
            arguments.append(word.text);
        return runInProcess(arguments);
    }
    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProjectFixture> m_fixture;
};

TANDEM_TEST(TestPublish, QCoreApplication)
#include "tst_publish.moc"
