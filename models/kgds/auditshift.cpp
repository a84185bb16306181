#include "models/kgds/auditshift.h"

#include "models/inference/intervals.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/checksneeded.h"
#include "models/kgds/clusterestimate.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

/// A variance of differences that is only rounding.
constexpr double kNoShiftVariance = 1e-18;

JudgedClass classOf(const JudgedItem& item)
{
    return !item.judged          ? JudgedClass::NotAnswered
           : *item.judged >= 0.5 ? JudgedClass::Covered
                                 : JudgedClass::NotCovered;
}

/// The words of files that strata by judgment have.
QString classStratum(JudgedClass judged)
{
    constexpr std::array words{"covered", "not-covered", "not-answered"};
    return QLatin1String(words[std::size_t(judged)]);
}

/// The same items with the judge's judgments as strata.
QList<JudgedItem> byClass(QList<JudgedItem> items)
{
    for (JudgedItem& item : items)
        item.stratum = classStratum(classOf(item));
    return items;
}

Figure shiftOf(const CheckedItems& items)
{
    const qint64 n = items.checkedSamples();
    if (const QString why = items.obstacle(); !why.isEmpty())
        return Figure::undefined(why, n);
    if (items.checks() == items.items().size())
        return Figure::undefined(BenchmarkScoreWords::tr("All items are audited."), n);
    const auto covered = [](const CheckedItems::Item& item) { return item.judged.value_or(0.0); };
    ClusterEstimate difference = items.ofChecks(covered);
    const ClusterEstimate all = items.ofAll(covered);
    difference.value -= all.value;
    for (qsizetype i = 0; i < all.bySample.size(); ++i)
        difference.bySample[i] -= all.bySample.at(i);
    const double variance = difference.variance();
    if (variance <= kNoShiftVariance)
        return Figure::undefined(
            BenchmarkScoreWords::tr("The audit was drawn by judgment, so its shares are known."),
            n);
    const double half = inference::studentT975(items.degrees()) * std::sqrt(variance);
    return Figure::defined(
        difference.value, n, Interval{difference.value - half, difference.value + half});
}

BelievedEstimate believedOf(const AuditShift& shift, const CorrectedMetric& metric)
{
    if (!metric.corrected.isDefined())
        return BelievedEstimate::None;
    const auto& interval = shift.difference.interval;
    if (!interval || (interval->low <= 0.0 && interval->high >= 0.0))
        return BelievedEstimate::Corrected;
    return metric.roganGladen.isDefined() ? BelievedEstimate::RoganGladenOrByJudgment
           : shift.byJudgment.isDefined() ? BelievedEstimate::ByJudgment
                                          : BelievedEstimate::None;
}

} // namespace

AuditShift auditShift(const QList<JudgedItem>& items, const CorrectedMetric& metric)
{
    AuditShift shift;
    shift.difference = shiftOf(CheckedItems(items));
    shift.byJudgment = correctedMetric(byClass(items)).people;
    shift.believed = believedOf(shift, metric);
    shift.next = nextAudits(items, kNextAudits);
    return shift;
}

NextAudits nextAudits(const QList<JudgedItem>& items, qint64 count)
{
    const CheckedItems known(byClass(items));
    NextAudits next;
    if (!known.obstacle().isEmpty())
        return next;
    QList<DrawnStratum> strata = drawnStrata(
        known, [](const CheckedItems::Item& item) { return item.checked.value_or(0.0); });
    const double variance =
        known.ofChecks([](const CheckedItems::Item& item) { return item.checked.value_or(0.0); })
            .variance();
    double drawn = 0.0;
    for (qsizetype i = 0; i < strata.size(); ++i) {
        DrawnStratum& stratum = strata[i];
        drawn += stratum.variance;
        const double rare = 1.0 / (stratum.checks + 2.0);
        const double weight = known.strata().at(i).weight;
        stratum.variance = std::max(stratum.variance,
            weight * weight * rare * (1.0 - rare) * (1.0 / stratum.checks - 1.0 / stratum.items));
    }
    const double stays = std::max(0.0, variance - drawn);
    QList<double> checks;
    for (const DrawnStratum& stratum : std::as_const(strata))
        checks.append(stratum.checks);
    const auto after = [&](qsizetype i, double number) {
        return strata.at(i).varianceAfter(number / strata.at(i).checks);
    };
    const auto sum = [&] {
        double all = stays;
        for (qsizetype i = 0; i < strata.size(); ++i)
            all += after(i, checks.at(i));
        return all;
    };
    const double now = sum();
    for (qint64 i = 0; i < count; ++i) {
        qsizetype best = -1;
        double most = 0.0;
        for (qsizetype one = 0; one < strata.size(); ++one) {
            const double gain = checks.at(one) < strata.at(one).items
                                    ? after(one, checks.at(one)) - after(one, checks.at(one) + 1.0)
                                    : 0.0;
            if (gain > most) {
                most = gain;
                best = one;
            }
        }
        if (best < 0)
            break;
        checks[best] += 1.0;
        for (const JudgedClass judged : kJudgedClasses) {
            if (known.strata().at(best).name == classStratum(judged))
                ++next.add[std::size_t(judged)];
        }
    }
    if (now > 0.0)
        next.widthRatio = std::sqrt(sum() / now);
    return next;
}

} // namespace tandem::kgds
