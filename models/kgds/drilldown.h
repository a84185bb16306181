#pragma once

#include "models/kgds/record.h"
#include "models/kgds/statistics.h"

#include <QList>
#include <QString>

namespace tandem::kgds {

/// One text of a sample behind a figure of the statistics.
struct RecordItem
{
    int number = 0; ///< paragraph index, or position of an utterance or opinion, from 1; 0 for the
                    ///< sample itself
    QString text;
    bool operator==(const RecordItem&) const = default;
};

/// The items of `sample` that `figure` counts, in the file's order: as many as
/// BenchmarkStatistics::add() adds to it.
QList<RecordItem> itemsBehind(const SampleRecord& sample, DrillDown figure);

} // namespace tandem::kgds
