#pragma once

#include <QHash>
#include <QList>

#include <algorithm>
#include <optional>

namespace tandem {

/// Neighbouring rows `first` .. `last`.
struct RowRun
{
    int first = 0;
    int last = 0;
    int count() const { return last - first + 1; }
    bool operator==(const RowRun&) const = default;
};

/// Adds a row to runs that are in order: to the last one where it is its neighbour.
inline void addToRuns(QList<RowRun>& runs, int row)
{
    if (!runs.isEmpty() && runs.constLast().last + 1 == row)
        runs.last().last = row;
    else
        runs.append({row, row});
}

/// The steps from one list to another in which whoever looks on keeps what stays.
struct RowDiff
{
    QList<RowRun> removed;  ///< rows of the list before; take them away from the last run on
    QList<int> order;       ///< the new place of each row that is left; empty: as they are
    QList<RowRun> inserted; ///< rows of the list after; put them in from the first run on
    qsizetype runs() const { return removed.size() + inserted.size(); }
};

/// The way from `before` to `after`; none where something stands in one of them twice.
template <typename Key>
std::optional<RowDiff> rowDiff(const QList<Key>& before, const QList<Key>& after)
{
    QHash<Key, int> places;
    places.reserve(after.size());
    for (int place = 0; place < int(after.size()); ++place)
        places.insert(after.at(place), place);
    RowDiff diff;
    QList<int> kept; // places in `after`
    for (int row = 0; row < int(before.size()); ++row) {
        if (const auto place = places.constFind(before.at(row)); place != places.constEnd())
            kept.append(*place);
        else
            addToRuns(diff.removed, row);
    }
    QList<int> sorted = kept;
    std::sort(sorted.begin(), sorted.end());
    const bool twice = std::adjacent_find(sorted.cbegin(), sorted.cend()) != sorted.cend();
    if (twice || places.size() != after.size())
        return std::nullopt;
    QList<int> rankOf(after.size(), -1);
    for (int rank = 0; rank < int(sorted.size()); ++rank)
        rankOf[sorted.at(rank)] = rank;
    for (int place = 0; place < int(after.size()); ++place) {
        if (rankOf.at(place) < 0)
            addToRuns(diff.inserted, place);
    }
    if (kept != sorted) {
        for (const int place : std::as_const(kept))
            diff.order.append(rankOf.at(place));
    }
    return diff;
}

} // namespace tandem
