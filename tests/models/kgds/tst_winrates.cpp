#include "models/kgds/winrates.h"

#include "models/results/reporttable.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;

namespace {

SystemRef system(const QString& model)
{
    return {model, Paradigm::StructuredPrompt, Pattern::Extractive};
}

const SystemRef kHeron = system(QStringLiteral("heron"));
const SystemRef kKestrel = system(QStringLiteral("kestrel"));

constexpr auto kExperts = FeedbackChoice::Experts;
constexpr auto kSystem = FeedbackChoice::System;
constexpr auto kNone = FeedbackChoice::None;

bool isNear(const std::optional<double>& value, double expected)
{
    return value && std::abs(*value - expected) < 1e-12;
}

} // namespace

class TestWinRates : public QObject
{
    Q_OBJECT

private slots:
    void bothOrdersOfASampleCountAlike()
    {
        // Sample 1 in both orders: half a win. Samples 2 and 3 in one: a win and a loss.
        const QList<WinRate> rates = winRates({{kHeron, 1, true, kExperts},
            {kHeron, 1, false, kSystem}, {kHeron, 2, true, kExperts}, {kHeron, 3, false, kSystem}});
        QCOMPARE(rates.size(), 1);
        const WinRate& rate = rates.first();
        QVERIFY(isNear(rate.experts.value, 0.5));
        QCOMPARE(rate.experts.n, 3);
        QVERIFY(rate.experts.interval.has_value());
        QCOMPARE(rate.bothOrders, 1);
        QCOMPARE(rate.swayed, 1);
        // First: two of two; second: none of two.
        QVERIFY(isNear(rate.orderBias.value, 1.0));
        QCOMPARE(rate.orderBias.n, 3);
    }

    void whatHasNoAnswerIsCountedAndNoLoss()
    {
        const QList<WinRate> rates = winRates({{kHeron, 1, true, kExperts},
            {kHeron, 1, false, kNone}, {kHeron, 2, true, kNone}, {kHeron, 3, true, kExperts}});
        QVERIFY(isNear(rates.first().experts.value, 1.0));
        QCOMPARE(rates.first().experts.n, 2);
        QCOMPARE(rates.first().verdicts, 4);
        QCOMPARE(rates.first().unanswered, 2);
        QCOMPARE(rates.first().bothOrders, 0);
        QVERIFY(!rates.first().orderBias.isDefined());
        QVERIFY(!rates.first().orderBias.undefinedBecause.isEmpty());
    }

    void winningAlwaysIsNotCertain()
    {
        QList<FeedbackVerdict> verdicts;
        for (int sample = 1; sample <= 20; ++sample)
            verdicts.append({kHeron, sample, sample % 2 == 0, kExperts});
        const Figure rate = winRates(verdicts).first().experts;
        QVERIFY(isNear(rate.value, 1.0));
        QVERIFY(rate.interval.has_value());
        // Wilson's of 20 of 20.
        QVERIFY(std::abs(rate.interval->low - 0.8389) < 1e-4);
        QCOMPARE(rate.interval->high, 1.0);
    }

    void withoutAnyAnswerThereIsNoRate()
    {
        const QList<WinRate> rates = winRates({{kHeron, 1, true, kNone}});
        QVERIFY(!rates.first().experts.isDefined());
        QVERIFY(!meanWinRate({{kHeron, 1, true, kNone}}).isDefined());
        QVERIFY(winRates({}).isEmpty());
    }

    void theMeanIsOfSystemsNotOfSamples()
    {
        QList<FeedbackVerdict> verdicts{{kHeron, 1, true, kExperts}, {kHeron, 2, true, kExperts},
            {kHeron, 3, true, kExperts}, {kHeron, 4, true, kExperts},
            {kKestrel, 1, false, kExperts}, {kKestrel, 2, true, kSystem}};
        const Figure mean = meanWinRate(verdicts);
        QVERIFY(isNear(mean.value, 0.75));
        QCOMPARE(mean.n, 4);
        QCOMPARE(winRates(verdicts).last().system, kKestrel);
    }

    void aJudgeWhomTheOrderDoesNotSwayHasNoBias()
    {
        QList<FeedbackVerdict> verdicts;
        for (int sample = 1; sample <= 30; ++sample) {
            const FeedbackChoice choice = sample % 5 == 0 ? kSystem : kExperts;
            verdicts.append({kHeron, sample, true, choice});
            verdicts.append({kHeron, sample, false, choice});
        }
        const WinRate rate = winRates(verdicts).first();
        QVERIFY(isNear(rate.experts.value, 0.8));
        QVERIFY(isNear(rate.orderBias.value, 0.0));
        QCOMPARE(rate.bothOrders, 30);
        QCOMPARE(rate.swayed, 0);
    }

    void theTableTellsRateBasisAndBias()
    {
        const QList<FeedbackVerdict> verdicts{{kHeron, 1, true, kExperts},
            {kHeron, 1, false, kSystem}, {kHeron, 2, true, kExperts}, {kHeron, 3, false, kNone}};
        const results::Section section = winRatesSection(winRates(verdicts), meanWinRate(verdicts));
        const Table shown = results::tableOf(section, results::Outlet::Console);
        QCOMPARE(shown.rows.size(), 1);
        QCOMPARE(cellAt(shown.rows.first(), 0), QStringLiteral("heron"));
        QVERIFY(cellAt(shown.rows.first(), shown.header.indexOf(QStringLiteral("Experts win")))
                    .startsWith(QStringLiteral("75.0 [")));
        QCOMPARE(cellAt(shown.rows.first(), shown.header.indexOf(QStringLiteral("Not judged"))),
            QStringLiteral("1"));
        QVERIFY(section.notes.first().contains(QStringLiteral("75.0")));
        QVERIFY2(section.notes.first().contains(QStringLiteral("Mean of the 1 system")) &&
                     section.notes.first().contains(QStringLiteral("n counts samples")),
            qPrintable(section.notes.first()));
        const Table data = results::tableOf(section, results::Outlet::Csv);
        QVERIFY(data.header.contains(QStringLiteral("order_bias_low")));
        QVERIFY(winRatesSection({}, {}).rows.isEmpty());
        const QList<FeedbackVerdict> silent{{kHeron, 1, true, kNone}};
        const auto unanswered = winRatesSection(winRates(silent), meanWinRate(silent));
        QCOMPARE(
            unanswered.notes.first(), QStringLiteral("The judge has no answer for any sample."));
    }
};

TANDEM_TEST(TestWinRates, QCoreApplication)
#include "tst_winrates.moc"
