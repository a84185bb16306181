#include "models/kgds/clusterestimate.h"

#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/checkstrata.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

/// A place for each key, in the order in which keys come.
template <typename Key>
qsizetype placeOf(QHash<Key, qsizetype>& places, const Key& key)
{
    const auto known = places.constFind(key);
    return known != places.cend() ? *known : *places.insert(key, places.size());
}

} // namespace

double covarianceOfMeans(const QList<double>& first, const QList<double>& second)
{
    const double n = double(first.size());
    const double ofFirst = inference::meanOf(first);
    const double ofSecond = inference::meanOf(second);
    double products = 0.0;
    for (qsizetype i = 0; i < first.size(); ++i)
        products += (first.at(i) - ofFirst) * (second.at(i) - ofSecond);
    return products / (n * (n - 1.0));
}

double ClusterEstimate::variance() const
{
    return covarianceOfMeans(bySample, bySample);
}

double ClusterRatio::effective(qint64 most) const
{
    const double binomial = value * (1.0 - value);
    return variance > 0.0 && binomial > 0.0 ? std::min(binomial / variance, double(most))
                                            : double(samples);
}

Interval shareInterval(double value, double variance, qint64 degrees)
{
    const double half = inference::studentT975(degrees) * std::sqrt(variance);
    if (value <= 0.0 || value >= 1.0) {
        const double inside = std::clamp(value, 0.0, 1.0);
        return {std::clamp(value - half, 0.0, inside), std::clamp(value + half, inside, 1.0)};
    }
    const double logit = std::log(value / (1.0 - value));
    const double wide = half / (value * (1.0 - value));
    const auto turnedBack = [](double place) { return 1.0 / (1.0 + std::exp(-place)); };
    return {std::min(value, turnedBack(logit - wide)), std::max(value, turnedBack(logit + wide))};
}

CheckedItems::CheckedItems(const QList<JudgedItem>& items)
{
    QHash<qint64, qsizetype> samples;
    QHash<QString, qsizetype> strata;
    QList<qint64> sizes;
    m_items.reserve(items.size());
    for (const JudgedItem& item : items) {
        if (item.inPrompt) {
            ++m_leftOut;
            continue;
        }
        const qsizetype sample = placeOf(samples, item.sample);
        const qsizetype stratum = placeOf(strata, item.stratum);
        sizes.resize(samples.size());
        ++sizes[sample];
        m_items.append({sample, stratum, 0.0, item.judged, item.checked, item.inclusion});
    }
    m_samples = samples.size();
    m_strata.resize(strata.size());
    for (auto one = strata.cbegin(); one != strata.cend(); ++one)
        m_strata[*one].name = one.key();
    QSet<qsizetype> checked;
    QList<QSet<qsizetype>> inStratum(strata.size());
    for (Item& item : m_items) {
        Stratum& stratum = m_strata[item.stratum];
        item.weight = 1.0 / double(sizes.at(item.sample));
        stratum.weight += item.weight / double(m_samples);
        ++stratum.items;
        if (!item.checked)
            continue;
        // Negated, so that what is no number does not fit.
        m_inclusionsFit = m_inclusionsFit && !(!(item.inclusion > 0.0) || item.inclusion > 1.0);
        ++stratum.checks;
        stratum.drawn += item.weight / item.inclusion;
        checked.insert(item.sample);
        inStratum[item.stratum].insert(item.sample);
    }
    for (qsizetype i = 0; i < m_strata.size(); ++i) {
        m_strata[i].samples = inStratum.at(i).size();
        m_checks += m_strata.at(i).checks;
    }
    m_checkedSamples = checked.size();
}

qint64 CheckedItems::degrees() const
{
    return std::max<qint64>(1, m_checkedSamples - m_strata.size());
}

QString CheckedItems::obstacle() const
{
    if (m_items.isEmpty())
        return BenchmarkScoreWords::tr("There are no items.");
    if (m_checks == 0)
        return BenchmarkScoreWords::tr("No audited items count here yet.");
    if (m_samples < 2)
        return BenchmarkScoreWords::tr(
            "All items are from one sample, which cannot show variation between samples.");
    if (!m_inclusionsFit)
        return BenchmarkScoreWords::tr(
            "The draw probability of an audited item is not above 0 and at most 1.");
    for (const Stratum& stratum : m_strata) {
        if (stratum.checks == 0)
            return BenchmarkScoreWords::tr("No item of the stratum \"%1\" has been audited.")
                .arg(checkStratumName(stratum.name));
    }
    for (const Stratum& stratum : m_strata) {
        if (stratum.samples < 2 && stratum.checks < stratum.items)
            return m_strata.size() == 1
                       ? BenchmarkScoreWords::tr("The audited items are from one sample, which "
                                                 "cannot show variation between samples.")
                       : BenchmarkScoreWords::tr(
                             "The audited items of the stratum \"%1\" are from one sample, which "
                             "cannot show variation between samples.")
                             .arg(checkStratumName(stratum.name));
    }
    return {};
}

ClusterEstimate CheckedItems::ofAll(const Value& value) const
{
    ClusterEstimate estimate;
    estimate.bySample.fill(0.0, m_samples);
    for (const Item& item : m_items)
        estimate.bySample[item.sample] += item.weight * value(item);
    estimate.value = inference::meanOf(estimate.bySample);
    return estimate;
}

ClusterEstimate CheckedItems::ofChecks(const Value& value) const
{
    const double n = double(m_samples);
    QList<double> means(m_strata.size(), 0.0);
    for (const Item& item : m_items) {
        if (item.checked)
            means[item.stratum] +=
                item.weight / item.inclusion * value(item) / m_strata.at(item.stratum).drawn;
    }
    ClusterEstimate estimate;
    estimate.bySample.fill(0.0, m_samples);
    QList<double> scales;
    for (const Stratum& stratum : m_strata) {
        // The residuals of k samples stand around a mean of their own: k / (k - 1), of which n /
        // (n - 1) is in the variance already.
        const double k = double(stratum.samples);
        const double small = k > 1.0 ? std::sqrt(k * (n - 1.0) / ((k - 1.0) * n)) : 1.0;
        scales.append(small * n * stratum.weight / stratum.drawn);
    }
    for (const Item& item : m_items) {
        const double mean = means.at(item.stratum);
        double& sum = estimate.bySample[item.sample];
        sum += item.weight * mean;
        if (item.checked)
            sum += scales.at(item.stratum) * item.weight / item.inclusion * (value(item) - mean);
    }
    for (qsizetype i = 0; i < m_strata.size(); ++i)
        estimate.value += m_strata.at(i).weight * means.at(i);
    return estimate;
}

ClusterRatio CheckedItems::ratio(const Among& among, const Among& counted, bool drawn) const
{
    QList<double> parts(m_samples, 0.0);
    QList<double> wholes(m_samples, 0.0);
    for (const Item& item : m_items) {
        if ((drawn && !item.checked) || !among(item))
            continue;
        const double weight = drawn ? item.weight / item.inclusion : item.weight;
        wholes[item.sample] += weight;
        if (counted(item))
            parts[item.sample] += weight;
    }
    ClusterRatio ratio;
    const double whole = std::accumulate(wholes.cbegin(), wholes.cend(), 0.0);
    ratio.samples =
        std::count_if(wholes.cbegin(), wholes.cend(), [](double one) { return one > 0.0; });
    if (ratio.samples == 0)
        return ratio;
    ratio.value = std::accumulate(parts.cbegin(), parts.cend(), 0.0) / whole;
    double squares = 0.0;
    for (qsizetype i = 0; i < parts.size(); ++i)
        squares += std::pow((parts.at(i) - ratio.value * wholes.at(i)) / whole, 2);
    const double k = double(ratio.samples);
    ratio.variance = ratio.samples > 1 ? squares * k / (k - 1.0) : 0.0;
    return ratio;
}

} // namespace tandem::kgds
