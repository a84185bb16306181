#include "persevalreference.h"
#include "testmain.h"

#include "models/perseval/leaderboard.h"
#include "models/perseval/stability.h"

#include <QTest>

using namespace tandem;
using namespace tandem::perseval;

/// Leaderboards, how they agree, and how firm they stand.
class TestLeaderboard final : public QObject
{
    Q_OBJECT

private slots:
    void ranksShareTheAverageOfTheirPlaces()
    {
        const double none = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(ranksOf({0.1, 0.5, 0.5, none, 0.9}, true), QList<double>({4, 2.5, 2.5, 0, 1}));
        QCOMPARE(ranksOf({0.1, 0.5, 0.5, none, 0.9}, false), QList<double>({1, 2.5, 2.5, 0, 4}));
        QCOMPARE(ranksOf({}, true), QList<double>());
    }

    void theBestModelComesFirstWhateverIsBetter()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(12, 4, 5, 4));
        for (const RankedBy by : kBoards) {
            const QList<LeaderboardRow> rows = leaderboard(evaluation, by);
            QCOMPARE(rows.size(), 5);
            for (qsizetype i = 1; i < rows.size(); ++i) {
                const double before = *rows.at(i - 1).figure.value;
                const double after = *rows.at(i).figure.value;
                QVERIFY(higherIsBetter(by) ? before >= after : before <= after);
                QVERIFY(rows.at(i - 1).rank <= rows.at(i).rank);
            }
            QVERIFY(!rankedByKey(by).isEmpty() && !rankedByName(by).isEmpty());
        }
    }

    void aModelWithoutAFigureComesLast()
    {
        DistanceTable table = PersevalReference::madeUp(3, 3, 2, 4);
        for (DocumentDistances& document : table.documents)
            document.models[0] = {};
        const QList<LeaderboardRow> rows = leaderboard(evaluate(table), RankedBy::PerSEval);
        QCOMPARE(rows.at(1).model, 0);
        QCOMPARE(rows.at(1).rank, 0.0);
    }

    void consensusAddsRanksUpAndRanksThemAgain()
    {
        QCOMPARE(bordaKendall({{1, 2, 3}, {1, 3, 2}}), QList<double>({1, 2.5, 2.5}));
        QCOMPARE(
            bordaKendall({{1, 2, 3, 4}, {4, 1, 2, 3}, {2, 1, 3, 4}}), QList<double>({2, 1, 3, 4}));
        QCOMPARE(bordaKendall({{1, 0, 2}, {1, 2, 3}}), QList<double>({1, 0, 2}));
        QCOMPARE(bordaKendall({}), QList<double>());
    }

    void aBoardAgreesWithItselfAndTheOrderOfModelsDoesNotMatter()
    {
        const DistanceTable table = PersevalReference::madeUp(12, 4, 5, 4);
        const Evaluation evaluation = evaluate(table);
        const BoardCorrelation same =
            correlate(evaluation, RankedBy::Egises, evaluation, RankedBy::Egises);
        QCOMPARE(*same.by(Coefficient::Spearman).figure.value, 1.0);
        QCOMPARE(*same.by(Coefficient::Kendall).figure.value, 1.0);
        QStringList turned = table.models;
        std::reverse(turned.begin(), turned.end());
        const Evaluation other = evaluate(onlyModels(table, turned));
        const auto one = correlate(evaluation, RankedBy::PerSEval, evaluation, RankedBy::Accuracy);
        const auto two = correlate(evaluation, RankedBy::PerSEval, other, RankedBy::Accuracy);
        QCOMPARE(one.by(Coefficient::Pearson).figure.n, 5);
        QVERIFY(std::abs(*one.by(Coefficient::Pearson).figure.value -
                         *two.by(Coefficient::Pearson).figure.value) < 1e-12);
        QCOMPARE(
            *one.by(Coefficient::Kendall).figure.value, *two.by(Coefficient::Kendall).figure.value);
    }

    void samplesDependOnTheSeedAlone()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(30, 4, 4, 8));
        const auto one = stability(evaluation);
        const auto again = stability(evaluation);
        StabilityOptions options;
        options.seed = 2;
        const auto other = stability(evaluation, options);
        QVERIFY(one && again && other);
        QCOMPARE(one->pairs, 120);
        QCOMPARE(one->levels.size(), 4);
        for (qsizetype i = 0; i < 4; ++i) {
            QCOMPARE(one->levels.at(i).samples.size(), 10);
            QCOMPARE(one->levels.at(i).pairs, 120 * one->levels.at(i).percent / 100);
            QCOMPARE(one->levels.at(i).samples, again->levels.at(i).samples);
            QVERIFY(one->levels.at(i).samples != other->levels.at(i).samples);
        }
    }

    void theDrawIsTheSameOnEveryMachine()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(10, 3, 2, 1));
        StabilityOptions options;
        options.percents = {50};
        options.samples = 1;
        const auto found = stability(evaluation, options);
        QVERIFY(found);
        QVERIFY(std::abs(found->levels.at(0).samples.at(0).at(0) - kDrawn) < 1e-12);
    }

    void aSampleOfEverythingIsThePlainFigure()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(9, 4, 3, 6));
        StabilityOptions options;
        options.percents = {100};
        const auto found = stability(evaluation, options);
        QVERIFY(found);
        for (qsizetype m = 0; m < 3; ++m) {
            QVERIFY(std::abs(found->levels.at(0).means.at(m) -
                             *evaluation.models.at(m).perseval.value) < 1e-12);
            QVERIFY(found->models.at(m).bias < 1e-12);
        }
        for (const double rho : found->levels.at(0).spearman)
            QVERIFY(std::abs(rho - 1.0) < 1e-12);
    }

    void biasIsTheDeviationOverTheLevels()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(20, 4, 2, 7));
        StabilityOptions options;
        options.percents = {50};
        const auto found = stability(evaluation, options);
        QVERIFY(found);
        const double full = *evaluation.models.at(1).perseval.value;
        const double half = found->levels.at(0).means.at(1);
        QVERIFY(std::abs(found->models.at(1).bias - std::abs(full - half) / 2.0) < 1e-12);
        QVERIFY(std::abs(found->models.at(1).variance -
                         found->models.at(1).bias * found->models.at(1).bias) < 1e-15);
    }

    void samplingCanBeCancelledAndStandsAnEmptyTable()
    {
        const Evaluation evaluation = evaluate(PersevalReference::madeUp(5, 3, 2, 7));
        StabilityOptions options;
        options.progress = [](qint64 done, qint64) { return done < 3; };
        const auto cancelled = stability(evaluation, options);
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        const auto empty = stability(Evaluation{});
        QVERIFY(empty);
        QCOMPARE(empty->pairs, 0);
    }

private:
    static constexpr double kDrawn = 0.25693339911944818;
};

TANDEM_TEST(TestLeaderboard, QCoreApplication)
#include "tst_leaderboard.moc"
