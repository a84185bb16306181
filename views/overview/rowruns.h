#pragma once

#include "models/ids.h"

#include <QList>

class QItemSelection;

namespace tandem {

/// Neighbouring rows `first` .. `last`.
struct RowRun
{
    int first = 0;
    int last = 0;
    bool operator==(const RowRun&) const = default;
};

/// The rows of a selection as runs in order, each row once.
QList<RowRun> rowRuns(const QItemSelection& selection);

/// Runs of the places in `ids` whose entry does not stand in `others`.
QList<RowRun> missingRuns(const QList<SampleId>& ids, const QList<SampleId>& others);

} // namespace tandem
