#include "commandrun.h"

#include "projectfixture.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace tandem;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// tandem agreement: every figure with its basis, on closed rounds only.
class TestAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(4);
        m_fixture->close(
            m_fixture->samples.at(0), QStringLiteral("yyynn"), QStringLiteral("yynny"));
        m_fixture->close(
            m_fixture->samples.at(1), QStringLiteral("ynynn"), QStringLiteral("ynynn"));
        const SampleId other = m_fixture->samples.at(2);
        ProjectFixture::take(RoundRepository(m_fixture->database())
                                 .assign(other, {m_fixture->lea, m_fixture->ben}, m_fixture->lea));
        m_fixture->answer(other, m_fixture->lea, QStringLiteral("yyyyy"));
        m_fixture->answer(other, m_fixture->ben, QStringLiteral("yyyyy"));
        m_fixture->submit(other, m_fixture->lea);
        m_fixture->submit(other, m_fixture->ben);
        m_fixture->answer(m_fixture->samples.at(3), m_fixture->ada, QStringLiteral("nnnnn"));
        m_fixture->submit(m_fixture->samples.at(3), m_fixture->ada);
    }

    void everyFigureHasItsNAndIntervalOrAReason()
    {
        const QJsonObject json = groups(QStringLiteral("pair")).at(0).toObject();
        QCOMPARE(json.value(QLatin1String("group")).toString(), QStringLiteral("Ada and Ben"));
        QCOMPARE(json.value(QLatin1String("rounds")).toInt(), 2);
        QCOMPARE(json.value(QLatin1String("items")).toInt(), 10);
        for (const char* key : {"agreement", "kappa", "ac1", "alpha"}) {
            const QJsonObject figure = json.value(QLatin1String(key)).toObject();
            QCOMPARE(figure.value(QLatin1String("n")).toInt(), 10);
            QVERIFY2(figure.value(QLatin1String("low")).toDouble() <
                         figure.value(QLatin1String("value")).toDouble(),
                key);
            QVERIFY2(figure.value(QLatin1String("value")).toDouble() <=
                         figure.value(QLatin1String("high")).toDouble(),
                key);
        }
        QCOMPARE(json.value(QLatin1String("agreement"))
                     .toObject()
                     .value(QLatin1String("value"))
                     .toDouble(),
            0.8);
        const QJsonObject table = json.value(QLatin1String("table")).toObject();
        QCOMPARE(table.value(QLatin1String("rows")).toString(), QStringLiteral("Ada"));
        QCOMPARE(table.value(QLatin1String("columns")).toString(), QStringLiteral("Ben"));
        QCOMPARE(table.value(QLatin1String("yes_yes")).toInt(), 4);
        QCOMPARE(table.value(QLatin1String("yes_no")).toInt(), 1);
        QCOMPARE(table.value(QLatin1String("no_yes")).toInt(), 1);
        QCOMPARE(table.value(QLatin1String("no_no")).toInt(), 4);
        const QJsonObject same = groups(QStringLiteral("pair")).at(1).toObject();
        // Both always said yes; by its formula AC1 is 1 then, since no could have been said.
        QCOMPARE(same[QLatin1String("ac1")][QLatin1String("value")].toDouble(), 1.0);
        for (const char* key : {"kappa", "alpha"}) {
            const QJsonObject figure = same.value(QLatin1String(key)).toObject();
            QVERIFY2(!figure.value(QLatin1String("undefined")).toString().isEmpty(), key);
            QVERIFY2(!figure.contains(QLatin1String("value")), key);
        }
    }

    void openRoundsAreNotInIt()
    {
        const QJsonArray rounds = groups(QStringLiteral("round"));
        QCOMPARE(rounds.size(), 3);
        const CommandRun run = on(QStringLiteral("--by round --json"));
        QVERIFY(!run.out.contains(QLatin1String("Sample 4")));
        QCOMPARE(groups(QStringLiteral("overall"))
                     .at(0)
                     .toObject()
                     .value(QLatin1String("rounds"))
                     .toInt(),
            3);
    }

    void everyGroupingIsPrinted_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("overall") << 1;
        QTest::newRow("step") << 1;
        QTest::newRow("round") << 3;
        QTest::newRow("pair") << 2;
        QTest::newRow("person") << 3;
        QTest::newRow("domain") << 1;
        QTest::newRow("month") << 1;
        QTest::newRow("week") << 1;
    }

    void everyGroupingIsPrinted()
    {
        QFETCH(const int, count);
        const QString by = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(groups(by).size(), count);
        const CommandRun run = on(QStringLiteral("--by ") + by);
        QCOMPARE(run.code, 0);
        QVERIFY(run.err.isEmpty());
        QVERIFY(run.out.contains(QLatin1String("Krippendorff's alpha")));
        QVERIFY(run.out.contains(QLatin1String("Joint answers")));
    }

    void aFigureWithoutValueSaysWhy()
    {
        const CommandRun run = on({});
        QVERIFY(run.out.contains(QLatin1String("Undefined")));
        QVERIFY(run.out.contains(QLatin1String("defined for one pair")));
    }

    void stepsAreChosen()
    {
        QCOMPARE(groups(QStringLiteral("pair"), QStringLiteral("--step paragraphs")).size(), 2);
        QCOMPARE(groups(QStringLiteral("pair"), QStringLiteral("--step key-facts")).size(), 0);
        const CommandRun none = on(QStringLiteral("--step key-facts"));
        QCOMPARE(none.code, 0);
        QVERIFY(none.out.contains(QLatin1String("nothing to compare")));
    }

    void theTableIsWritten()
    {
        const QTemporaryDir folder;
        for (const char* name : {"a.csv", "a.md", "a.tex"}) {
            const QString file = folder.filePath(QLatin1String(name));
            QCOMPARE(on(QStringLiteral("--by pair -o ") + file).code, 0);
            QVERIFY2(contents(file).contains("Ada and Ben"), name);
        }
        QVERIFY(
            contents(folder.filePath(QStringLiteral("a.csv"))).contains(",4,1,1,4,2,0,0.800000,"));
        QVERIFY(contents(folder.filePath(QStringLiteral("a.md"))).contains("80.0"));
        const CommandRun written =
            on(QStringLiteral("--json --output ") + folder.filePath(QStringLiteral("b.csv")));
        QCOMPARE(written.json().value(QLatin1String("groups")).toInt(), 1);
    }

    void whatCannotBeWrittenIsRefused()
    {
        const CommandRun own = on(QStringLiteral("-o ") + m_fixture->path());
        QCOMPARE(own.code, 2);
        const QString linked = m_fixture->path() + QStringLiteral(".csv");
        QVERIFY(QFile::copy(m_fixture->path(), linked));
        const CommandRun project = on(QStringLiteral("-o ") + linked);
        QCOMPARE(project.code, 1);
        QVERIFY(project.hasOneErrorLine());
        const CommandRun none =
            on(QStringLiteral("--step facts -o ") + m_fixture->path() + QStringLiteral(".md"));
        QCOMPARE(none.code, 1);
        QVERIFY(!QFile::exists(m_fixture->path() + QStringLiteral(".md")));
    }

    void wrongWordsAreMisuses_data()
    {
        QTest::addColumn<QString>("options");
        QTest::newRow("by") << "--by colour";
        QTest::newRow("step") << "--step sentences";
        QTest::newRow("opinions") << "--step opinions";
        QTest::newRow("suffix") << "-o table.txt";
    }

    void wrongWordsAreMisuses()
    {
        QFETCH(const QString, options);
        const CommandRun run = on(options);
        QCOMPARE(run.code, 2);
        QVERIFY(run.hasOneErrorLine());
    }

    void unnamedSidesStayUnnamed()
    {
        m_fixture->setRule(ConsistencyRule::Adjudication);
        for (const QJsonValue& group : groups(QStringLiteral("round"))) {
            const QJsonObject table = group.toObject().value(QLatin1String("table")).toObject();
            for (const char* key : {"yes_no", "no_yes", "rows", "columns"})
                QVERIFY2(!table.contains(QLatin1String(key)), key);
            QVERIFY(table.contains(QLatin1String("disagreed")));
        }
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.csv"));
        QCOMPARE(on(QStringLiteral("--by person -o ") + file).code, 0);
        const QList<QByteArray> lines = contents(file).split('\n');
        QCOMPARE(lines.at(1).split(',').at(6), QByteArray());
        QCOMPARE(lines.at(1).split(',').at(7), QByteArray());
    }

private:
    CommandRun on(const QString& options) const
    {
        return runInProcess(QStringList{QStringLiteral("agreement"), m_fixture->path()} +
                            options.split(u' ', Qt::SkipEmptyParts));
    }
    QJsonArray groups(const QString& by, const QString& options = {}) const
    {
        const CommandRun run = on(QStringLiteral("--json --by %1 %2").arg(by, options));
        if (run.code != 0)
            qFatal("%s", qPrintable(run.err));
        return run.json().value(QLatin1String("groups")).toArray();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
};

TANDEM_TEST(TestAgreement, QCoreApplication)
#include "tst_agreement.moc"
