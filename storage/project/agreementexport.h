#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/error.h"
#include "models/project/table.h"
#include "storage/project/benchmark.h"

#include <QList>
#include <QString>

/// Agreement as tables that leave the project. Where the sides of a round are still unnamed no
/// table says who said what.
namespace tandem {

/// What groups of this kind are called, translated: "Pair".
QString agreementGroupingName(AgreementGrouping grouping);

/// The groups for readers: figures with their 95 % intervals and what they stand on, a dash where a
/// figure is undefined.
Table agreementTable(const QList<AgreementRow>& rows, AgreementGrouping grouping);

/// The groups for programs: one column for each number, shares as 0 .. 1, and the reason where a
/// figure is undefined. The columns and their names never change.
Table agreementData(const QList<AgreementRow>& rows);

/// Writes the groups to `path`, for programs as CSV and for readers otherwise; the file appears
/// whole or not at all. Refused where `path` is a project.
Expected<void> exportAgreement(const QString& path, TableFormat format,
    const QList<AgreementRow>& rows, AgreementGrouping grouping);

} // namespace tandem
