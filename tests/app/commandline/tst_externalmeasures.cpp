#include "commandrun.h"
#include "models/metrics/batchscorer.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace tandem;

/// "tandem measures", and measures of other programs in "tandem metrics" and "tandem perseval".
class TestExternalMeasures final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void write(const QString& path, const QByteArray& bytes) const
    {
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile made(path);
        QVERIFY(made.open(QIODevice::WriteOnly));
        QCOMPARE(made.write(bytes), bytes.size());
    }
    /// Sets up a measure whose scorer behaves like that (tests/data/scorers/scorer.py).
    void addMeasure(const QString& key, const QString& mode) const
    {
        const QString scorer = QDir(QStringLiteral(TANDEM_TEST_DATA "/scorers")).absolutePath() +
                               QStringLiteral("/scorer.py");
        const auto command = [&](const QString& arguments) {
            return QStringLiteral("python3 %1 %2").arg(scorer, arguments);
        };
        write(file("config/measures/") + key + QStringLiteral(".json"),
            QJsonDocument({{QStringLiteral("name"), QStringLiteral("Overlap")},
                              {QStringLiteral("command"), command(mode)},
                              {QStringLiteral("version_command"),
                                  command(QStringLiteral("version %1 2.1").arg(file("asked")))},
                              {QStringLiteral("least"), 0}, {QStringLiteral("most"), 1}})
                .toJson());
    }
    QString pairs() const
    {
        QByteArray lines;
        for (int i = 0; i < 6; ++i)
            lines += QJsonDocument(
                         {{QStringLiteral("id"), QString::number(i)},
                             {QStringLiteral("reference"), QStringLiteral("the cat %1 sat").arg(i)},
                             {QStringLiteral("candidate"), QStringLiteral("the dog %1").arg(i)}})
                         .toJson(QJsonDocument::Compact) +
                     '\n';
        write(file("pairs.jsonl"), lines);
        return file("pairs.jsonl");
    }

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("python3 is not installed");
    }
    void init()
    {
        m_folder.emplace();
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(file("config")));
        qputenv("TANDEM_CACHE_DIR", QFile::encodeName(file("cache")));
    }
    void cleanup() { metrics::listMeasures(metrics::MeasureSource::Programs, {}); }

    void thereAreNoneAtFirst()
    {
        const CommandRun run = runInProcess({QStringLiteral("measures"), QStringLiteral("list")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(file("config/measures")));
        QCOMPARE(runInProcess({QStringLiteral("measures"), QStringLiteral("check"),
                                  QStringLiteral("overlap")})
                     .code,
            1);
    }

    void listNamesThemAndFilesThatCannotBeUsed()
    {
        addMeasure(QStringLiteral("overlap"), QStringLiteral("ok"));
        write(file("config/measures/broken.json"), "{\"command\": \"x\", \"beter\": \"lower\"}");
        const CommandRun run = runInProcess({QStringLiteral("measures"), QStringLiteral("list")});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains(QStringLiteral("overlap")));
        QVERIFY(run.err.contains(QStringLiteral("There is no setting \"beter\"")));
        const QJsonArray listed = runInProcess(
            {QStringLiteral("measures"), QStringLiteral("list"), QStringLiteral("--json")})
                                      .json()[QLatin1String("measures")]
                                      .toArray();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed.at(0)[QLatin1String("key")].toString(), QStringLiteral("overlap"));
        const CommandRun used = runInProcess({QStringLiteral("metrics"), pairs(),
            QStringLiteral("--measures"), QStringLiteral("broken")});
        QVERIFY(used.hasOneErrorLine());
        QVERIFY(used.err.contains(QStringLiteral("\"beter\"")));
    }

    void checkScoresTwoExamplesAndNamesWhatIsWrong()
    {
        addMeasure(QStringLiteral("overlap"), QStringLiteral("ok"));
        const CommandRun run = runInProcess({QStringLiteral("measures"), QStringLiteral("check"),
            QStringLiteral("overlap"), QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()[QLatin1String("version")].toString(), QStringLiteral("2.1"));
        QCOMPARE(run.json()[QLatin1String("same")].toDouble(), 1.0);
        QCOMPARE(run.json()[QLatin1String("against_direction")].toBool(), false);
        addMeasure(QStringLiteral("bad"), QStringLiteral("garbage"));
        const CommandRun bad = runInProcess(
            {QStringLiteral("measures"), QStringLiteral("check"), QStringLiteral("bad")});
        QCOMPARE(bad.code, 1);
        QVERIFY2(bad.err.contains(QStringLiteral("bad: The program wrote a line that is not a "
                                                 "JSON object")),
            qPrintable(bad.err));
    }

    void metricsRunsThemOnlyWhereTheyAreNamed()
    {
        addMeasure(QStringLiteral("overlap"), QStringLiteral("ok"));
        const CommandRun all = runInProcess({QStringLiteral("metrics"), pairs()});
        QCOMPARE(all.code, 0);
        QVERIFY(!all.out.contains(QStringLiteral("overlap")));
        QVERIFY(!QFile::exists(file("asked")));
        const CommandRun run = runInProcess({QStringLiteral("metrics"), pairs(),
            QStringLiteral("--measures"), QStringLiteral("rouge1,overlap"),
            QStringLiteral("--systems"), QStringLiteral("--json")});
        QCOMPARE(run.code, 0);
        const QJsonObject json = run.json();
        const QJsonArray scored = json[QLatin1String("pairs")].toArray();
        QCOMPARE(scored.size(), 6);
        QCOMPARE(scored.at(3)[QLatin1String("overlap")].toDouble(), 0.4);
        QVERIFY(scored.at(3)[QLatin1String("rouge1")].isObject());
        QVERIFY(
            json[QLatin1String("made_by")].toObject()[QLatin1String("overlap")].toString().endsWith(
                QStringLiteral("scorer.py ok, version 2.1")));
        QVERIFY(run.err.contains(QStringLiteral("overlap: computed by python3 ")));
        const CommandRun table = runInProcess({QStringLiteral("metrics"), pairs(),
            QStringLiteral("--measures"), QStringLiteral("overlap"), QStringLiteral("--output"),
            file("scores.csv"), QStringLiteral("--overwrite")});
        QCOMPARE(table.code, 0);
    }

    void anErrorIsOneLineAndTheNextCallScoresTheRest()
    {
        addMeasure(QStringLiteral("overlap"), QStringLiteral("crash"));
        const QStringList call{QStringLiteral("metrics"), pairs(), QStringLiteral("--measures"),
            QStringLiteral("overlap"), QStringLiteral("--output"), file("scores.csv")};
        const CommandRun first = runInProcess(call);
        QCOMPARE(first.code, 1);
        QVERIFY2(first.hasOneErrorLine(), qPrintable(first.err));
        QVERIFY(first.err.contains(QStringLiteral("ValueError: no such model")));
        QVERIFY(!QFile::exists(file("scores.csv")));
        const CommandRun second =
            runInProcess(call); // three are known, so that it is asked for three
        QCOMPARE(second.code, 0);
        QVERIFY(QFile::exists(file("scores.csv")));
    }

    void checkSaysThatAMeasureIsNotSymmetric()
    {
        addMeasure(QStringLiteral("recall"), QStringLiteral("recall"));
        const QString path = file("config/measures/recall.json");
        QFile stored(path);
        QVERIFY(stored.open(QIODevice::ReadOnly));
        QJsonObject measure = QJsonDocument::fromJson(stored.readAll()).object();
        stored.close();
        measure.insert(QStringLiteral("symmetric"), true);
        write(path, QJsonDocument(measure).toJson());
        const QStringList call{
            QStringLiteral("measures"), QStringLiteral("check"), QStringLiteral("recall")};
        QVERIFY(runInProcess(call).out.contains(QStringLiteral("the measure is not symmetric")));
        QCOMPARE(runInProcess(call + QStringList{QStringLiteral("--json")})
                     .json()[QLatin1String("against_symmetry")]
                     .toBool(),
            true);
    }

    void aDistanceWithoutARangeIsNamedAsSuch()
    {
        const auto perseval = [](const char* distance) {
            return runInProcess({QStringLiteral("perseval"),
                QStringLiteral(TANDEM_RESOURCES "/sample/personalized.jsonl"),
                QStringLiteral("--distance"), QString::fromLatin1(distance)});
        };
        write(file("config/measures/most.json"), R"({"command": "x", "most": 1})");
        write(file("config/measures/none.json"), R"({"command": "x"})");
        write(file("config/measures/broken.json"), R"({"command": "x", "beter": "lower"})");
        QVERIFY2(perseval("most").err.contains(QStringLiteral(
                     "The measure \"most\" has no lowest value. PerSEval needs both")),
            qPrintable(perseval("most").err));
        QVERIFY(
            perseval("none").err.contains(QStringLiteral("The measure \"none\" has no range.")));
        QVERIFY(perseval("broken").err.contains(QStringLiteral("\"beter\"")));
        QVERIFY(perseval("no-such").err.contains(QStringLiteral("--distance expects")));
    }

    void persevalTakesThemAsDistances()
    {
        addMeasure(QStringLiteral("overlap"), QStringLiteral("ok"));
        const QString data = QStringLiteral(TANDEM_RESOURCES "/sample/personalized.jsonl");
        const CommandRun run = runInProcess({QStringLiteral("perseval"), data,
            QStringLiteral("--distance"), QStringLiteral("overlap"), QStringLiteral("--json")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QCOMPARE(run.json()[QLatin1String("distance")].toString(), QStringLiteral("overlap"));
        QVERIFY(run.json()[QLatin1String("made_by")].toString().endsWith(
            QStringLiteral("version 2.1")));
    }
};

TANDEM_TEST(TestExternalMeasures, QCoreApplication)
#include "tst_externalmeasures.moc"
