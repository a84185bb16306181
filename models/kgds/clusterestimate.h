#pragma once

#include "models/figure.h"
#include "models/kgds/judgeditem.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

/// Estimates from a part of items that was drawn to be checked, with their variance over samples.
namespace tandem::kgds {

/// An estimate with what each sample contributes to it. The mean of the contributions is the value,
/// and their spread over samples its variance, however items of a sample depend on each other.
struct ClusterEstimate
{
    double value = 0.0;
    QList<double> bySample; ///< in the order of CheckedItems::samples()

    /// The variance of the mean of what samples contribute.
    double variance() const;
};
double covarianceOfMeans(const QList<double>& first, const QList<double>& second);

/// A share of some items with its variance over samples, as linearized for ratios (W. G. Cochran,
/// Sampling Techniques, 3rd ed., 1977, section 6.3).
struct ClusterRatio
{
    double value = 0.0;
    double variance = 0.0;
    qint64 samples = 0; ///< with such items; 0: there is no share
    /// As many independent items would have this variance (L. Kish, Survey Sampling, 1965), at
    /// most `most`; without a variance the number of samples.
    double effective(qint64 most) const;
};

/// The 95 % interval of a share: Student's t on the logit scale, as inference::meanWithInterval()
/// has it; at and beyond 0 and 1 on the plain scale, cut there.
Interval shareInterval(double value, double variance, qint64 degrees);

/// Items in samples of equal weight, within a sample of equal weight: the mean over samples of
/// per-sample shares, which the metrics of recall are (CAO-R, KBSAF-R).
class CheckedItems final
{
public:
    /// One of the items; `weight` is 1 / (items of its sample).
    struct Item
    {
        qsizetype sample = 0;
        qsizetype stratum = 0;
        double weight = 0.0;
        std::optional<double> judged;
        std::optional<double> checked;
        double inclusion = 1.0;
    };
    struct Stratum
    {
        QString name;
        double weight = 0.0; ///< its share of the metric; all add up to 1
        qint64 items = 0;
        qint64 checks = 0;
        qint64 samples = 0; ///< with a check in it
        double drawn = 0.0; ///< sum of weight / inclusion of its checks
    };
    using Value = std::function<double(const Item&)>;
    using Among = std::function<bool(const Item&)>;

    /// Items whose label stands in a prompt are left out.
    explicit CheckedItems(const QList<JudgedItem>& items);

    const QList<Item>& items() const { return m_items; }
    const QList<Stratum>& strata() const { return m_strata; }
    qint64 samples() const { return m_samples; }
    qint64 checks() const { return m_checks; }
    qint64 checkedSamples() const { return m_checkedSamples; }
    qint64 leftOut() const { return m_leftOut; }
    /// Of what is estimated from checks: samples with checks less one for each stratum, 1 at least.
    qint64 degrees() const;
    /// Why nothing can be estimated from the checks; empty where it can.
    QString obstacle() const;

    /// The mean over samples of per-sample means of a value that every item has.
    ClusterEstimate ofAll(const Value& value) const;
    /// The same of a value that only checked items have: in each stratum the mean weighted by 1 /
    /// inclusion (J. Hajek 1971), strata by their known weight, linearized (C.-E. Särndal, B.
    /// Swensson and J. Wretman, Model Assisted Survey Sampling, 1992, section 7.6). Needs
    /// obstacle() to be empty.
    ClusterEstimate ofChecks(const Value& value) const;
    /// The share of the weight of items `among` that is `counted`; where `drawn`, among checks,
    /// weighted by 1 / inclusion.
    ClusterRatio ratio(const Among& among, const Among& counted, bool drawn) const;

private:
    QList<Item> m_items;
    QList<Stratum> m_strata;
    qint64 m_samples = 0;
    qint64 m_checks = 0;
    qint64 m_checkedSamples = 0;
    qint64 m_leftOut = 0;
    bool m_inclusionsFit = true;
};

} // namespace tandem::kgds
