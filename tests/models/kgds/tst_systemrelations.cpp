#include "models/kgds/systemrelations.h"

#include "madesystems.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;

namespace {

ScoredSystem withScores(const QString& model, double f1, double opinions)
{
    ScoredSystem made = madeSystem(model, {f1, f1});
    for (SampleScore& score : made.samples)
        score.opinionRecall = opinions;
    return made;
}

ScoredSystem withRatios(const QString& model, const QList<double>& ratios)
{
    ScoredSystem made = madeSystem(model, ratios);
    for (SampleScore& score : made.samples)
        score.retrieved = score.recall;
    return made;
}

} // namespace

class TestSystemRelations : public QObject
{
    Q_OBJECT

private slots:
    void systemsAboveTheLineIntegrateBetter()
    {
        const Integration found = integrationOf({withScores(QStringLiteral("a"), 0.2, 0.2),
            withScores(QStringLiteral("b"), 0.3, 0.6), withScores(QStringLiteral("c"), 0.4, 0.4),
            withScores(QStringLiteral("d"), 0.5, 0.4), withScores(QStringLiteral("e"), 0.6, 0.7),
            madeSystem(QStringLiteral("none"), {})});
        QCOMPARE(found.points.size(), 5);
        QCOMPARE(found.line.n, 5);
        // The line through the means 0.4 and 0.46 with slope 0.8.
        QVERIFY(std::abs(found.line.slope - 0.8) < 1e-9);
        QVERIFY(std::abs(*found.points.at(1).aboveLine - 0.22) < 1e-9);
        QVERIFY(std::abs(*found.points.at(0).aboveLine + 0.1) < 1e-9);
        QVERIFY(std::abs(*found.spearman.figure.value - 6.5 / std::sqrt(95.0)) < 1e-9);
        QVERIFY(std::abs(*found.kendall.figure.value - 5.0 / std::sqrt(90.0)) < 1e-9);
        QCOMPARE(found.pearson.figure.n, 5);
    }

    void ofFewerThanFiveSystemsThereIsNoLineAndNoCoefficient()
    {
        const QList<ScoredSystem> four{withScores(QStringLiteral("a"), 0.2, 0.2),
            withScores(QStringLiteral("b"), 0.4, 0.7), withScores(QStringLiteral("c"), 0.6, 0.6),
            withScores(QStringLiteral("d"), 0.7, 0.6)};
        for (const qsizetype systems : {1, 2, 4}) {
            const Integration found = integrationOf(four.first(systems));
            QVERIFY(!found.line.isDefined());
            QVERIFY(!found.points.first().aboveLine);
            for (const Correlation& one : {found.pearson, found.spearman, found.kendall}) {
                QVERIFY(!one.figure.isDefined() && !one.p);
                QCOMPARE(one.figure.undefinedBecause, found.line.undefinedBecause);
                QCOMPARE(one.figure.n, systems);
            }
        }
    }

    void thePapersLinesTellRetrieversApart()
    {
        QCOMPARE(retrieverKind(0.299), RetrieverKind::Conservative);
        QCOMPARE(retrieverKind(0.30), RetrieverKind::Balanced);
        QCOMPARE(retrieverKind(0.38), RetrieverKind::Balanced);
        QCOMPARE(retrieverKind(0.381), RetrieverKind::Open);
        QCOMPARE(retrieverKey(RetrieverKind::Open), QStringLiteral("open"));
    }

    void aMeanNearALineIsNotSure()
    {
        ScoredSystem abstractive = madeSystem(QStringLiteral("abs"), {0.1}, Pattern::Abstractive);
        const QList<RetrieverStanding> found =
            retrieverStandings({withRatios(QStringLiteral("a"), {0.1, 0.2, 0.1, 0.2, 0.1}),
                withRatios(QStringLiteral("b"), {0.1, 0.6, 0.2, 0.5, 0.3}),
                madeSystem(QStringLiteral("c"), {0.5}), abstractive});
        QCOMPARE(found.size(), 3);
        QCOMPARE(*found.at(0).kind, RetrieverKind::Conservative);
        QVERIFY(found.at(0).isSure);
        QCOMPARE(*found.at(1).kind, RetrieverKind::Balanced);
        QVERIFY(!found.at(1).isSure);
        QVERIFY(!found.at(2).kind);
        // Where every sample has the same ratio, others would not give another class.
        QVERIFY(retrieverStandings({withRatios(QStringLiteral("all"), {1.0, 1.0, 1.0})})
                    .first()
                    .isSure);
        QVERIFY(!retrieverStandings({withRatios(QStringLiteral("one"), {1.0})}).first().isSure);
    }
};

TANDEM_TEST(TestSystemRelations, QCoreApplication)
#include "tst_systemrelations.moc"
