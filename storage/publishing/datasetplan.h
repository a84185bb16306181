#pragma once

#include "models/error.h"
#include "models/publishing/datasetfacts.h"
#include "models/publishing/publication.h"
#include "storage/project/benchmark.h"
#include "storage/publishing/disagreementitems.h"
#include "storage/repositories/promptrepository.h"

#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// All that is known of a dataset before it is written.
struct DatasetPlan
{
    publishing::DatasetFacts facts;
    QHash<SampleId, QString> ids;         ///< UUIDs of the samples of the benchmark
    QHash<QString, QString> splits;       ///< of the samples of the benchmark, by UUID
    QHash<QString, QString> participants; ///< pseudonyms of the project's people, by comparedName()
    GuidelineHistory guidelines;
    QList<StoredPrompt> prompts; ///< that were used or written, by key and version
};

/// Reads what a dataset would hold. Splits that cannot be read are one, "test"; the check says so.
/// Samples in `keptSplits`, by their UUIDs, stay in the split there; InvalidInput where there is no
/// such split. `progress` counts over several passes. For a worker.
Expected<DatasetPlan> planDataset(Database& database, const publishing::Publication& publication,
    const QHash<QString, QString>& keptSplits, const Progress& progress = {});

} // namespace tandem
