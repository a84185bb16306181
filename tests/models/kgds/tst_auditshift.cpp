#include "models/kgds/auditshift.h"

#include "simulatedchecks.h"
#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;

namespace {

QJsonObject shiftValues()
{
    QFile file(QStringLiteral(TANDEM_TEST_DATA "/judges/shift.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

QList<JudgedItem> shiftedItems()
{
    const auto number = [](const QJsonValue& value) {
        return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
    };
    QList<JudgedItem> items;
    for (const QJsonValue& one : shiftValues()[QLatin1String("items")].toArray())
        items.append({one[QLatin1String("sample")].toInteger(), {},
            number(one[QLatin1String("judged")]), number(one[QLatin1String("checked")]),
            one[QLatin1String("inclusion")].toDouble(), false});
    return items;
}

bool isAsExpected(double value, const char* name)
{
    const double expected =
        shiftValues()[QLatin1String("expected")][QLatin1String(name)].toDouble();
    return std::abs(value - expected) < 1e-7;
}

AuditShift shiftIn(const QList<JudgedItem>& items)
{
    return auditShift(items, correctedMetric(items));
}

} // namespace

class TestAuditShift final : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreThoseOfAnIndependentComputation()
    {
        const AuditShift shift = shiftIn(shiftedItems());
        QVERIFY2(shift.difference.isDefined(), qPrintable(shift.difference.undefinedBecause));
        QVERIFY(isAsExpected(*shift.difference.value, "difference"));
        QVERIFY(isAsExpected(shift.difference.interval->low, "low"));
        QVERIFY(isAsExpected(shift.difference.interval->high, "high"));
        QVERIFY(isAsExpected(*shift.byJudgment.value, "by_judgment"));
        QVERIFY(shift.byJudgment.interval->low < *shift.byJudgment.value);
        QVERIFY(shift.believed != BelievedEstimate::Corrected);
        const NextAudits next = nextAudits(shiftedItems(), 12);
        const QJsonArray expected =
            shiftValues()[QLatin1String("expected")][QLatin1String("next")].toArray();
        for (const JudgedClass judged : kJudgedClasses)
            QCOMPARE(next.add[std::size_t(judged)], expected.at(int(judged)).toInteger());
        QVERIFY(isAsExpected(*next.widthRatio, "width"));
    }

    void aRandomAuditIsCalledShiftedFiveTimesInAHundred()
    {
        SimulatedStudies studies({0.85, 0.8, 0.0, 0.1}, DrawnBy::Random, 120, 1);
        int defined = 0;
        int shifted = 0;
        double truths = 0.0;
        for (int i = 0; i < kStudies; ++i) {
            const AuditShift shift = shiftIn(studies.next());
            ++defined;
            shifted += shift.believed == BelievedEstimate::Corrected ? 0 : 1;
            truths +=
                shift.byJudgment.interval->low <= 0.6 && 0.6 <= shift.byJudgment.interval->high
                    ? 1.0
                    : 0.0;
        }
        qInfo("called shifted %.1f %%, by judgment holds the truth in %.1f %%",
            100.0 * shifted / defined, 100.0 * truths / defined);
        const double share = double(shifted) / defined;
        QVERIFY(share > 0.03 - kSlack && share < 0.07 + kSlack);
        QVERIFY(truths / defined > 0.93 - kSlack && truths / defined < 0.97 + kSlack);
    }

    void ofAShiftedAuditTheEstimateByJudgmentHoldsAndTheCorrectedOneDoesNot()
    {
        // Items of which the judge says covered are audited three times as often as is recorded.
        SimulatedStudies studies({0.85, 0.8, 0.0, 0.0}, DrawnBy::Random, 100'000, 2);
        std::mt19937_64 random(3);
        double corrected = 0.0;
        double byJudgment = 0.0;
        int found = 0;
        constexpr int kShifted = kStudies / 10;
        for (int i = 0; i < kShifted; ++i) {
            QList<JudgedItem> items = studies.next();
            for (JudgedItem& item : items) {
                item.inclusion = 0.3;
                const double chance = item.judged == 1.0 ? 0.45 : 0.15;
                if (double(drawBelow(1'000'000, random)) / 1e6 >= chance)
                    item.checked.reset();
            }
            const CorrectedMetric metric = correctedMetric(items);
            const AuditShift shift = auditShift(items, metric);
            corrected += *metric.people.value - 0.6;
            byJudgment += *shift.byJudgment.value - 0.6;
            found += shift.believed == BelievedEstimate::Corrected ? 0 : 1;
        }
        QVERIFY(corrected / kShifted > 0.1);
        QVERIFY(std::abs(byJudgment / kShifted) < 0.02);
        QVERIFY(found > kShifted * 9 / 10);
    }

    void anAuditByJudgmentDecidesItsShares()
    {
        SimulatedStudies studies({0.85, 0.8, 0.0, 0.1}, DrawnBy::ByVerdict, 120, 1);
        const AuditShift shift = shiftIn(studies.next());
        QVERIFY(!shift.difference.isDefined());
        QCOMPARE(shift.believed, BelievedEstimate::Corrected);
    }

    void withoutAuditsNothingIsBelievedOrAllocated()
    {
        const AuditShift shift = shiftIn({{1, {}, 1.0, {}}, {2, {}, 0.0, {}}});
        QCOMPARE(shift.believed, BelievedEstimate::None);
        QVERIFY(!shift.difference.isDefined());
        QVERIFY(!shift.next.widthRatio);
        QCOMPARE(shift.next.add[0] + shift.next.add[1] + shift.next.add[2], 0);
    }
};

TANDEM_TEST(TestAuditShift, QCoreApplication)
#include "tst_auditshift.moc"
