#include "views/overview/rowruns.h"

#include <QItemSelection>
#include <QSet>

#include <algorithm>

namespace tandem {

QList<RowRun> rowRuns(const QItemSelection& selection)
{
    QList<RowRun> ranges;
    for (const QItemSelectionRange& range : selection)
        ranges.append({range.top(), range.bottom()});
    std::sort(ranges.begin(), ranges.end(),
        [](const RowRun& a, const RowRun& b) { return a.first < b.first; });
    QList<RowRun> runs;
    for (const RowRun& range : std::as_const(ranges)) {
        if (!runs.isEmpty() && range.first <= runs.constLast().last + 1)
            runs.last().last = std::max(runs.constLast().last, range.last);
        else
            runs.append(range);
    }
    return runs;
}

QList<RowRun> missingRuns(const QList<SampleId>& ids, const QList<SampleId>& others)
{
    const QSet<SampleId> present(others.cbegin(), others.cend());
    QList<RowRun> runs;
    for (int row = 0; row < int(ids.size()); ++row) {
        if (present.contains(ids.at(row)))
            continue;
        if (!runs.isEmpty() && runs.constLast().last == row - 1)
            runs.last().last = row;
        else
            runs.append({row, row});
    }
    return runs;
}

} // namespace tandem
