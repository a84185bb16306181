#include "models/expert/judgepairs.h"
#include "models/expert/systempairs.h"

#include "models/inference/holm.h"
#include "models/inference/pairedtest.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::expert;

namespace {

EvaluationSummary scored(int number, const QString& system, double score, qint64 output = 0)
{
    EvaluationSummary one;
    one.caseId = CaseId{number};
    one.casePosition = number;
    one.system = system;
    one.output = OutputId{output > 0 ? output : number};
    one.state = EvaluationState::Complete;
    Scores scores;
    for (const Mode mode : kAllModes)
        scores.of(mode) = {score, score, score};
    one.scores = scores;
    return one;
}

SystemValues valuesOf(const QString& system, const QList<double>& values)
{
    SystemValues made{system, {}};
    for (qsizetype i = 0; i < values.size(); ++i)
        made.byCase.insert(i + 1, values.at(i));
    return made;
}

} // namespace

class TestSystemPairs : public QObject
{
    Q_OBJECT

private slots:
    void everyTwoSystemsAreTestedAndAdjustedByHolm()
    {
        const QList<double> best{0.9, 0.8, 0.9, 0.7, 0.8, 0.9};
        const QList<double> good{0.6, 0.9, 0.5, 0.6, 0.5, 0.6};
        const QList<double> poor{0.1, 0.2, 0.1, 0.3, 0.2, 0.1};
        const QList<SystemPair> pairs = systemPairs({valuesOf(QStringLiteral("a"), best),
            valuesOf(QStringLiteral("b"), good), valuesOf(QStringLiteral("c"), poor)});
        QCOMPARE(pairs.size(), 3);
        QCOMPARE(pairs.at(1).first, QStringLiteral("a"));
        QCOMPARE(pairs.at(1).second, QStringLiteral("c"));
        QList<double> raw;
        for (const SystemPair& pair : pairs)
            raw.append(pair.test.pValue);
        QCOMPARE(raw.at(0), inference::pairedTest({best, good}).pValue);
        const QList<double> adjusted = inference::holmAdjusted(raw);
        for (qsizetype i = 0; i < pairs.size(); ++i)
            QCOMPARE(*pairs.at(i).test.holm, adjusted.at(i));
        QVERIFY(*pairs.at(1).test.holm > pairs.at(1).test.pValue);
        QCOMPARE(pairs.at(0).test.wins, 5);
        QCOMPARE(pairs.at(0).test.losses, 1);
    }

    void aPairWithoutCommonCasesIsUndefinedAndLeftOutOfTheAdjustment()
    {
        SystemValues elsewhere{QStringLiteral("c"), {{7, 0.1}, {8, 0.2}}};
        const QList<double> some{0.5, 0.6, 0.7, 0.8, 0.6, 0.7};
        const QList<double> others{0.1, 0.2, 0.3, 0.4, 0.3, 0.1};
        const QList<SystemPair> pairs = systemPairs({valuesOf(QStringLiteral("a"), some),
            valuesOf(QStringLiteral("b"), others), elsewhere});
        QCOMPARE(*pairs.at(0).test.holm, pairs.at(0).test.pValue); // the only test
        QVERIFY(!pairs.at(1).test.difference.isDefined());
        QVERIFY(!pairs.at(1).test.holm);
        const Table table = tableOf(systemPairsSection(pairs, QString()), results::Outlet::Console);
        const auto column = table.header.indexOf(QStringLiteral("p (Holm)"));
        QVERIFY(column > 0);
        QCOMPARE(table.rows.at(1).at(column), results::dash());
        QVERIFY(table.rows.at(0).at(column) != results::dash());
    }

    void thatIntervalsAreNotAdjustedIsSaidOnlyWhereOneIsShown()
    {
        const auto notesOf = [](qsizetype cases) {
            const QList<double> some = QList<double>{0.5, 0.6, 0.7, 0.8, 0.6, 0.7}.mid(0, cases);
            const QList<double> others = QList<double>{0.1, 0.2, 0.3, 0.4, 0.3, 0.1}.mid(0, cases);
            const QList<SystemPair> pairs = systemPairs(
                {valuesOf(QStringLiteral("a"), some), valuesOf(QStringLiteral("b"), others)});
            return systemPairsSection(pairs, QString()).notes.join(u'\n');
        };
        const QString alone = QStringLiteral("Each interval is a single, unadjusted 95 % interval");
        QVERIFY(notesOf(6).contains(alone));
        QVERIFY(!notesOf(5).contains(alone));
        QVERIFY(notesOf(5).contains(QStringLiteral("p (Holm)")));
    }

    void ofSeveralSetsTheNewestScoredEvaluationOfAnOutputCounts()
    {
        EvaluationSummary unscored = scored(1, QStringLiteral("a"), 0.0);
        unscored.state = EvaluationState::Unscored;
        unscored.scores.reset();
        const QList<EvaluationSummary> newest =
            newestOf({{unscored, scored(2, QStringLiteral("a"), 0.2)},
                {scored(1, QStringLiteral("a"), 0.7), scored(2, QStringLiteral("a"), 0.9)},
                {scored(1, QStringLiteral("b"), 0.4, 11)}});
        QCOMPARE(newest.size(), 3);
        QCOMPARE(newest.at(0).scores->of(Mode::Average).f1, 0.7); // the newer one has none
        QCOMPARE(newest.at(1).system, QStringLiteral("b"));
        QCOMPARE(newest.at(2).scores->of(Mode::Average).f1, 0.2);
    }

    void judgesAreComparedOverTheOutputsThatBothHaveScored()
    {
        const auto judge = [](const QString& name, double more) {
            JudgeEvaluations made{name, 1, {}};
            for (int i = 1; i <= 6; ++i) {
                made.evaluations.append(scored(i, QStringLiteral("a"), 0.1 * i + more, 2 * i));
                made.evaluations.append(scored(i, QStringLiteral("b"), 0.05 * i + more, 2 * i + 1));
            }
            return made;
        };
        JudgeEvaluations strict = judge(QStringLiteral("strict"), 0.0);
        strict.evaluations.removeLast(); // b's output of the last case
        const QList<JudgePair> pairs =
            judgePairs({judge(QStringLiteral("kind"), 0.1), strict}, Mode::Average);
        QCOMPARE(pairs.size(), 3); // all systems, a, b
        const JudgePair& all = pairs.first();
        QVERIFY(!all.system);
        QCOMPARE(all.distance.n, 11);
        QVERIFY(qAbs(*all.distance.value - 0.1) < 1e-9);
        QVERIFY(qAbs(*all.pearson.figure.value - 1.0) < 1e-9);
        QVERIFY(qAbs(*all.test.difference.value - 0.1) < 1e-9);
        QCOMPARE(all.test.difference.n, 6); // cases, not outputs
        QCOMPARE(all.test.wins, 6);
        QCOMPARE(*all.test.holm, all.test.pValue);
        QCOMPARE(*pairs.last().system, QStringLiteral("b"));
        QCOMPARE(pairs.last().distance.n, 5);
        QVERIFY(!pairs.last().test.holm);
        const results::Section section = judgePairsSection(pairs, Mode::Average);
        QCOMPARE(section.rows.size(), 3);
        QCOMPARE(section.columns.size(), section.rows.first().cells.size());
    }

    void judgesWithoutACommonOutputAreNotCompared()
    {
        const JudgeEvaluations one{QStringLiteral("a"), 1, {scored(1, {}, 0.5, 1)}};
        const JudgeEvaluations other{QStringLiteral("b"), 1, {scored(1, {}, 0.5, 2)}};
        QVERIFY(judgePairs({one, other}, Mode::Average).isEmpty());
    }
};

TANDEM_TEST(TestSystemPairs, QCoreApplication)
#include "tst_systempairs.moc"
