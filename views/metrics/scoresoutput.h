#pragma once

#include "models/error.h"
#include "models/project/table.h"
#include "models/results/report.h"
#include "storage/runs/runsbehind.h"
#include "views/metrics/metricstable.h"

#include <QList>
#include <QString>

namespace tandem {

/// The rows of a table of pairs as tab-separated text, the headings above; what is in a cell stays
/// in it.
QString pairRowsText(const MetricsTable& table, const QList<int>& rows);

/// The same as a table for readers, as writePairRows() writes it.
Table pairRowsTable(const MetricsTable& table, const QList<int>& rows);

/// Writes these pairs of the table, in this order, as the ending of `path` says: .csv, .md, .tex,
/// .json (a list) or .jsonl; what is for readers with `below`. InvalidInput: another ending;
/// NotWritable, DiskFull. For a worker.
Expected<void> writePairRows(const QString& path, const MetricsTable& table, const QList<int>& rows,
    const QList<results::Section>& below = {});
/// The runs that the table's scores and outputs come from.
RunsBehind runsBehindTable(const MetricsTable& table);
/// The filter of these endings, for file dialogs; translated.
QString pairRowsFilter();

/// What systems got: the mean of each measure over their pairs, with its interval and n.
results::Section systemMeans(const MetricsTable& table);

} // namespace tandem
