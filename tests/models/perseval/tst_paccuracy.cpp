#include "persevalreference.h"
#include "testmain.h"

#include "models/perseval/paccuracy.h"

#include <QTest>

using namespace tandem;
using namespace tandem::perseval;

namespace {

bool isClose(double one, double other)
{
    return std::abs(one - other) < 1e-12;
}

} // namespace

/// P-Accuracy: its formula by hand, where it is undefined, and its interval.
class TestPAccuracy final : public QObject
{
    Q_OBJECT

private slots:
    void theFormulaGivesWhatIsComputedByHand()
    {
        const Parameters usual;
        // 0.5 (1 - 0.5 / (1 + exp(0))) = 0.5 * 0.75
        QVERIFY(isClose(pAccuracy(0.5, 0.0, usual), 0.375));
        // 0.25 (1 - 0.5 / (1 + exp(-4))) = 0.25 (1 - 0.5 * 0.982013790037908)
        QVERIFY(isClose(pAccuracy(0.25, 1.0, usual), 0.1272482762452615));
        // 1 (1 - 0.5 / (1 + exp(-1))) = 1 - 0.5 * 0.731058578630005
        QVERIFY(isClose(pAccuracy(1.0, 1.0, usual), 0.6344707106849976));
        QCOMPARE(pAccuracy(0.0, 0.0, usual), 0.0);
        QCOMPARE(pAccuracy(0.0, 1.0, usual), 0.0);
    }

    void alphaWeighsAndBetaSteepensTheLackOfPersonalization()
    {
        Parameters parameters;
        parameters.accuracyAlpha = 0.0;
        QCOMPARE(pAccuracy(0.4, 0.9, parameters), 0.4);
        parameters.accuracyAlpha = 1.0;
        parameters.accuracyBeta = 0.0;
        QVERIFY(isClose(pAccuracy(0.4, 0.9, parameters), 0.2));
        // 0.4 (1 - 1 / (1 + exp(-2 * 0.8 / 0.4))) = 0.4 (1 - 0.982013790037908)
        parameters.accuracyBeta = 2.0;
        QVERIFY(isClose(pAccuracy(0.4, 0.8, parameters), 0.0071944839848368));
    }

    void itIsNeverBelowZeroOrAboveTheAccuracyAndFallsWithEgises()
    {
        for (int a = 0; a <= 20; ++a) {
            double before = 1.0;
            for (int e = 0; e <= 20; ++e) {
                const double accuracy = a / 20.0;
                const double value = pAccuracy(accuracy, e / 20.0, Parameters());
                QVERIFY(value >= 0.0 && value <= accuracy && value <= before);
                before = value;
            }
        }
    }

    void aModelHasThatOfItsMeans()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(12, 4, 3, 5));
        for (const ModelScore& model : evaluation.models) {
            QCOMPARE(model.pAccuracy.n, model.documents);
            QVERIFY(isClose(*model.pAccuracy.value,
                pAccuracy(1.0 - *model.accuracy.value, *model.egises.value, Parameters())));
            QVERIFY(!model.pAccuracy.interval);
        }
    }

    void withoutPairsOrBeyondTheRangeThereIsNone()
    {
        DistanceTable table = PersevalReference::madeUp(3, 3, 2, 4);
        for (DocumentDistances& document : table.documents) {
            document.models[0] = {};
            document.models[1].toGold.assign(3, Distance::of(1.5));
        }
        const Evaluation evaluation = evaluate(table);
        for (const ModelScore& model : evaluation.models) {
            QVERIFY(!model.pAccuracy.isDefined());
            QVERIFY(!model.pAccuracy.undefinedBecause.isEmpty());
        }
    }

    void theIntervalIsTheSameEachTimeAndHasTheValueInIt()
    {
        Evaluation one = evaluate(PersevalReference::madeUp(40, 4, 3, 5));
        Evaluation again = one;
        addPAccuracyIntervals(one);
        addPAccuracyIntervals(again);
        for (qsizetype i = 0; i < one.models.size(); ++i) {
            const Figure& figure = one.models.at(i).pAccuracy;
            QVERIFY(figure.interval);
            QVERIFY(figure.interval->low < *figure.value && *figure.value < figure.interval->high);
            QCOMPARE(figure.interval->low, again.models.at(i).pAccuracy.interval->low);
            QCOMPARE(figure.interval->high, again.models.at(i).pAccuracy.interval->high);
        }
    }

    void fewDocumentsAndDocumentsThatAreAllAlikeHaveNoInterval()
    {
        Evaluation few = evaluate(PersevalReference::madeUp(9, 4, 1, 5));
        addPAccuracyIntervals(few);
        QVERIFY(few.models.first().pAccuracy.isDefined());
        QVERIFY(!few.models.first().pAccuracy.interval);
        DistanceTable table = PersevalReference::madeUp(1, 4, 1, 5);
        while (table.documents.size() < 20)
            table.documents.append(table.documents.first());
        Evaluation alike = evaluate(table);
        addPAccuracyIntervals(alike);
        QVERIFY(alike.models.first().pAccuracy.isDefined());
        QVERIFY(!alike.models.first().pAccuracy.interval);
    }

    void onceCancelledThereIsNoInterval()
    {
        Evaluation evaluation = evaluate(PersevalReference::madeUp(20, 3, 1, 5));
        const std::atomic_bool cancel = true;
        addPAccuracyIntervals(evaluation, &cancel);
        QVERIFY(!evaluation.models.first().pAccuracy.interval);
    }
};

TANDEM_TEST(TestPAccuracy, QCoreApplication)
#include "tst_paccuracy.moc"
