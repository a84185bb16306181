#pragma once

#include "models/kgds/peopleagreement.h"
#include "models/kgds/systemmetric.h"
#include "models/results/report.h"

/// What people say of a judge of systems, laid out.
namespace tandem::kgds {

/// A row for each kind of verdict that anybody has an opinion on.
results::Section peopleAgreementSection(const QList<PeopleAgreement>& agreement);

/// One metric of one system over the outputs that people reviewed.
struct HumanMetric
{
    SystemRef system;
    TableMetric metric = TableMetric::Overall;
    Figure judge;      ///< the mean by the judge's own verdicts
    Figure people;     ///< under people's: where several reviewed an output, the mean of theirs
    Figure difference; ///< people's minus the judge's, output by output
};
/// Every metric of every system with a reviewed output. What a raised `cancel`, which may be null,
/// ends soon has figures that mean nothing.
QList<HumanMetric> humanMetrics(
    const QList<ReviewedJudgement>& judgements, const std::atomic_bool* cancel = nullptr);
results::Section humanMetricsSection(const QList<HumanMetric>& metrics);

} // namespace tandem::kgds
