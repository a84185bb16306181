#include "models/usersum/summarizercomparison.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/usersum/summarizercomparisonreport.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::usersum;
using Outcome = UserOfTwoSummarizers::Outcome;

namespace {

/// A summary with a task for each letter, predicted where it is a capital.
PredictedSummary tasked(const QString& user, int run, const char* tasks, qint64 words = 10)
{
    PredictedSummary summary{user, run, words, {}};
    const QString names = QLatin1String(tasks);
    for (const QChar task : names)
        summary.tasks.append({QString(task.toLower()), task.isUpper()});
    return summary;
}

bool isNear(const std::optional<double>& a, double b)
{
    return a && std::abs(*a - b) < 1e-12;
}

const QString kA = QStringLiteral("a");
const QString kB = QStringLiteral("b");
const QString kC = QStringLiteral("c");
const QString kFirst = QStringLiteral("single step");
const QString kSecond = QStringLiteral("hierarchy");
const ScoreRule kRule{0.5, 100};

SummarizerComparison compared(const QList<PredictedSummary>& first,
    const QList<PredictedSummary>& second, const ScoreRule& rule = kRule)
{
    return compareSummarizers(kFirst, first, kSecond, second, rule);
}

} // namespace

/// Two summarizers against each other, counted by hand.
class TestSummarizerComparison final : public QObject
{
    Q_OBJECT

private slots:
    void eachUserIsWonLostOrTied()
    {
        const SummarizerComparison found =
            compared({tasked(kA, 1, "XY"), tasked(kB, 1, "Xy"), tasked(kC, 1, "xy")},
                {tasked(kA, 1, "Xy"), tasked(kB, 1, "xY"), tasked(kC, 1, "XY")});
        QCOMPARE(found.users.size(), 3);
        QCOMPARE(found.users.at(0).outcome, Outcome::First);
        QCOMPARE(found.users.at(1).outcome, Outcome::Tie);
        QCOMPARE(found.users.at(2).outcome, Outcome::Second);
        QCOMPARE(found.won, 1);
        QCOMPARE(found.tied, 1);
        QCOMPARE(found.lost, 1);
        // One won and one lost: as far from 0 as chance always is.
        QVERIFY(found.sign && found.sign->isExact);
        QVERIFY(isNear(found.sign->p, 1.0));
        QVERIFY(isNear(found.users.at(0).first, 1.0) && isNear(found.users.at(0).second, 0.5));
    }

    void tasksThatOnlyOnePredictedAreNamed()
    {
        const SummarizerComparison found = compared({tasked(kA, 1, "XYz"), tasked(kB, 1, "xYZ")},
            {tasked(kA, 1, "XyZ"), tasked(kB, 1, "xyZ")});
        const QList<TaskOfTwo> ofA{{QStringLiteral("x"), 1, 0, 0, 0},
            {QStringLiteral("y"), 0, 1, 0, 0}, {QStringLiteral("z"), 0, 0, 1, 0}};
        QCOMPARE(found.users.at(0).tasks, ofA);
        const QList<TaskOfTwo> all{{QStringLiteral("x"), 1, 0, 0, 1},
            {QStringLiteral("y"), 0, 2, 0, 0}, {QStringLiteral("z"), 1, 0, 1, 0}};
        QCOMPARE(found.tasks, all);
    }

    void runsAreAveragedBeforeAnybodyWins()
    {
        // 1 and 0 against 0.5 and 0.5.
        const SummarizerComparison tied = compared(
            {tasked(kA, 1, "XY"), tasked(kA, 2, "xy")}, {tasked(kA, 1, "Xy"), tasked(kA, 2, "xY")});
        QCOMPARE(tied.users.first().outcome, Outcome::Tie);
        const QList<TaskOfTwo> tasks{
            {QStringLiteral("x"), 1, 0, 0, 1}, {QStringLiteral("y"), 0, 1, 1, 0}};
        QCOMPARE(tied.users.first().tasks, tasks);
        // Sums of 1/3 in another order are no win.
        const SummarizerComparison rounded =
            compared({tasked(kA, 1, "Xyz"), tasked(kA, 2, "XYz"), tasked(kA, 3, "XYZ")},
                {tasked(kA, 1, "XYZ"), tasked(kA, 2, "XYz"), tasked(kA, 3, "Xyz")});
        QCOMPARE(rounded.tied, 1);
    }

    void goodnessIsTestedByMcNemar()
    {
        QList<PredictedSummary> first;
        QList<PredictedSummary> second;
        // Six users whom only the first gets right and one whom only the second does.
        for (int i = 0; i < 7; ++i) {
            first.append(tasked(QString::number(i), 1, i < 6 ? "X" : "x"));
            second.append(tasked(QString::number(i), 1, i < 6 ? "x" : "X"));
        }
        // A user whom both get right says nothing.
        first.append(tasked(kA, 1, "X"));
        second.append(tasked(kA, 1, "X"));
        const SummarizerComparison found = compared(first, second);
        // 2 * (1 + 7) / 2^7.
        const MetricOfTwo& quality = found.metrics.at(std::size_t(UsersumMetric::Quality));
        QVERIFY(isNear(quality.test.pValue, 0.125));
        QVERIFY(isNear(found.sign->p, 0.125));
        QCOMPARE(found.tied, 1);
    }

    void metricsAreOfPairs()
    {
        const SummarizerComparison found =
            compared({tasked(kA, 1, "XY", 50), tasked(kB, 1, "Xy", 200), tasked(kC, 1, "XY", 1)},
                {tasked(kA, 1, "Xy", 50), tasked(kB, 1, "xy", 50)});
        QCOMPARE(found.onlyFirst, 1);
        const auto metric = [&](UsersumMetric one) { return found.metrics.at(std::size_t(one)); };
        QVERIFY(isNear(metric(UsersumMetric::Share).first.value, 0.75));
        QVERIFY(isNear(metric(UsersumMetric::Share).test.difference.value, 0.5));
        QVERIFY(isNear(metric(UsersumMetric::Quality).test.difference.value, 0.5));
        QVERIFY(isNear(metric(UsersumMetric::Following).test.difference.value, -0.5));
        QVERIFY(isNear(metric(UsersumMetric::Density).first.value, (0.02 + 0.0025) / 2));
        QCOMPARE(metric(UsersumMetric::Density).test.difference.n, 2);
    }

    void whatOnlyOneHasIsLeftOutAndCounted()
    {
        const SummarizerComparison found =
            compared({tasked(kA, 1, "XYw"), tasked(kA, 2, "X"), tasked(kB, 1, "X")},
                {tasked(kA, 1, "YXu"), tasked(kA, 3, "x"), tasked(kC, 1, "X")});
        QCOMPARE(found.users.size(), 1);
        QCOMPARE(found.users.first().tasks.size(), 2);
        QCOMPARE(found.tied, 1);
        QCOMPARE(found.onlyFirst, 1);
        QCOMPARE(found.onlySecond, 1);
        QCOMPARE(found.runsLeftOut, 2);
        QCOMPARE(found.tasksLeftOut, 2);
    }

    void withoutACommonTaskNobodyIsCompared()
    {
        const SummarizerComparison found =
            compared({tasked(kA, 1, "X"), tasked(kB, 1, ""), tasked(kB, 2, "")},
                {tasked(kA, 2, "X"), tasked(kB, 1, "")}, {0.5, {}});
        QCOMPARE(found.withoutCommon, 2);
        QVERIFY(found.users.isEmpty());
        QVERIFY(!found.sign);
        for (const MetricOfTwo& one : found.metrics) {
            QVERIFY(!one.test.difference.isDefined());
            QVERIFY(!one.test.difference.undefinedBecause.isEmpty());
        }
        QVERIFY(!results::consoleText(comparisonReport(found)).isEmpty());
        QVERIFY(compared({}, {}).users.isEmpty());
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        const SummarizerComparison found =
            compareSummarizers(kFirst, {tasked(kA, 1, "X"), tasked(kB, 1, "X")}, kSecond,
                {tasked(kA, 1, "x"), tasked(kB, 1, "x")}, kRule, &cancel);
        for (const MetricOfTwo& one : found.metrics)
            QVERIFY(!one.test.difference.isDefined() && !one.first.isDefined());
    }

    void theReportTellsWhoWonWhat()
    {
        const results::Report report =
            comparisonReport(compared({tasked(kA, 1, "XY"), tasked(kB, 1, "Xy")},
                {tasked(kA, 1, "Xy"), tasked(kB, 1, "xY"), tasked(kC, 1, "X")}));
        const QString text = results::consoleText(report);
        for (const char* said : {"single step against hierarchy, 2 user", "1 by the first",
                 "only hierarchy has", "Won by"})
            QVERIFY2(text.contains(QLatin1String(said)), said);
        const QJsonObject json = results::reportJson(report);
        QCOMPARE(json[QLatin1String("won")].toInt(), 1);
        QCOMPARE(json[QLatin1String("only_second")].toInt(), 1);
        const QJsonArray users = json[QLatin1String("users")].toArray();
        QCOMPARE(
            users.at(1)[QLatin1String("second_only")].toArray(), QJsonArray({QStringLiteral("y")}));
        QCOMPARE(users.at(0)[QLatin1String("outcome")].toString(), QStringLiteral("first"));
        const Table csv = results::tableOf(report.sections.at(2), results::Outlet::Csv);
        QCOMPARE(csv.header.last(), QStringLiteral("second_only"));
        QCOMPARE(csv.rows.at(1).last(), QStringLiteral("y"));
        for (const results::Section& section : report.sections) {
            for (const results::Outlet outlet :
                {results::Outlet::Console, results::Outlet::Csv, results::Outlet::Readers}) {
                const Table table = results::tableOf(section, outlet);
                for (const QStringList& row : table.rows)
                    QVERIFY(table.header.isEmpty() || row.size() == table.header.size());
            }
        }
    }
};

TANDEM_TEST(TestSummarizerComparison, QCoreApplication)
#include "tst_summarizercomparison.moc"
