#include "commandrun.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tandem;

namespace {

/// Two users in two runs; by hand QM is 1/2 and 1, IFM 1/2, IDM (1/2 / 4 + 0 / 2) / 2 and
/// (1 / 4 + 1/2 / 2) / 2 with m = 1/2 and X = 3.
constexpr char kPredictions[] =
    R"({"user": "a", "summary": "likes long quiet films", "run": 1, "tasks": [{"name": "next", "outcome": 1}, {"name": "genre", "outcome": 0}]}
{"user": "b", "summary": "likes jazz", "run": 1, "tasks": [{"name": "next", "outcome": 0}, {"name": "genre", "outcome": 0}]}
{"user": "a", "summary": "likes long quiet films", "run": 2, "tasks": [{"name": "next", "outcome": 1}, {"name": "genre", "outcome": 1}]}
{"user": "b", "summary": "likes jazz", "run": 2, "tasks": [{"name": "next", "outcome": 0}, {"name": "genre", "outcome": 1}]}
)";

} // namespace

/// "tandem usersum" as a shell calls it.
class TestUsersum final : public QObject
{
    Q_OBJECT

private slots:
    void scoresAreThoseComputedByHand()
    {
        const CommandRun run = runInProcess(
            {QStringLiteral("usersum"), QStringLiteral("score"), QStringLiteral("-"),
                QStringLiteral("--m"), QStringLiteral("0.5"), QStringLiteral("--max-words"),
                QStringLiteral("3"), QStringLiteral("--json")},
            kPredictions);
        QCOMPARE(run.code, 0);
        const QJsonObject json = run.json();
        const auto value = [&](const char* metric, const char* key) {
            return json.value(QLatin1String(metric)).toObject().value(QLatin1String(key));
        };
        QCOMPARE(value("qm", "mean").toDouble(), 0.75);
        QCOMPARE(value("qm", "runs").toArray(), QJsonArray({0.5, 1.0}));
        QVERIFY(std::abs(value("qm", "sd").toDouble() - std::sqrt(0.125)) < 1e-12);
        QCOMPARE(value("ifm", "mean").toDouble(), 0.5);
        QCOMPARE(value("idm", "runs").toArray(), QJsonArray({0.0625, 0.25}));
        QCOMPARE(json.value(QLatin1String("n")).toInt(), 2);
        QVERIFY(!json.contains(QLatin1String("maa")));
    }

    void ratingsOfPeopleAreSetBesideThem()
    {
        QTemporaryDir folder;
        QFile ratings(folder.filePath(QStringLiteral("people.csv")));
        QVERIFY(ratings.open(QIODevice::WriteOnly));
        ratings.write("user,rating\na,good\nb,bad\n");
        ratings.close();
        const QStringList words{QStringLiteral("usersum"), QStringLiteral("score"),
            QStringLiteral("-"), QStringLiteral("--ratings"), ratings.fileName()};
        const QJsonObject json =
            runInProcess(words + QStringList{QStringLiteral("--json")}, kPredictions).json();
        const QJsonObject maa = json.value(QLatin1String("maa")).toObject();
        QCOMPARE(maa.value(QLatin1String("mean")).toDouble(), 0.75);
        QCOMPARE(maa.value(QLatin1String("tp")).toInt(), 2);
        QCOMPARE(maa.value(QLatin1String("fp")).toInt(), 1);
        QCOMPARE(maa.value(QLatin1String("tn")).toInt(), 1);
        const QJsonObject pearson = json.value(QLatin1String("pearson")).toObject();
        QVERIFY(!pearson.value(QLatin1String("mean")).isDouble()); // of two users
        for (const char* key : {"unrated", "tied", "rated_without_summary"})
            QVERIFY2(json.value(QLatin1String(key)).isDouble(), key);
        const CommandRun shown = runInProcess(words, kPredictions);
        QVERIFY2(shown.out.contains(QLatin1String("MAA")), qPrintable(shown.out));
    }

    void wrongFilesAreRefusedInOneLine()
    {
        const CommandRun run = runInProcess(
            {QStringLiteral("usersum"), QStringLiteral("score"), QStringLiteral("-")}, "{}");
        QVERIFY(run.code != 0);
        QVERIFY2(run.hasOneErrorLine(), qPrintable(run.err));
    }
};

TANDEM_TEST(TestUsersum, QCoreApplication)
#include "tst_usersum.moc"
