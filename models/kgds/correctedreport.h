#pragma once

#include "models/kgds/auditshift.h"
#include "models/kgds/checkpart.h"
#include "models/kgds/correctedmetric.h"
#include "models/kgds/systemmetric.h"
#include "models/results/report.h"

#include <QList>

#include <atomic>

namespace tandem::kgds {

/// A system's metric as people and a judge have it.
struct CorrectedRow
{
    SystemRef system;
    CorrectedMetric metric;
    AuditShift shift = {};
};
/// A row for each system; `key` is the metric's for programs ("cao_r_ebs"), `name` for people.
results::Section correctedSection(
    const QList<CorrectedRow>& rows, const QString& key, const QString& name);

/// Which of the estimates holds: whether audited items are like all, and what to audit next.
results::Section auditShiftSection(
    const QList<CorrectedRow>& rows, const QString& key, const QString& name);

/// The metric that checks of single verdicts of this kind correct.
TableMetric checkedMetric(CheckedKind kind);
/// What a verifier says of the items of a system's metric, and people of those that were drawn.
struct CorrectedItems
{
    SystemRef system;
    TableMetric metric = TableMetric::OpinionRecall;
    QList<JudgedItem> items;
};
/// A section for each metric of each pattern that there are items of. A raised `cancel`, which may
/// be null, ends it soon.
QList<results::Section> correctedSections(
    const QList<CorrectedItems>& all, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::kgds
