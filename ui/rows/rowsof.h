#pragma once

#include "ui/rows/rowspec.h"

#include <concepts>
#include <utility>

namespace tandem {

/// Rows in memory, sorted and filtered: for up to some 20,000. More are read by PagedRows.
template <typename Row>
class RowsOf final : public SpecifiedRows<Row>
{
public:
    using SpecifiedRows<Row>::SpecifiedRows;
    using Filter = std::function<bool(const Row&)>;

    /// Replaces the rows; unsorted they stand as they are given. Those with the same key stay the
    /// same rows: selected, current, in sight. Equal ones are not painted again.
    void setRows(QList<Row> rows)
    {
        const int count = int(rows.size());
        const Step step = stepTo(rows);
        for (int& place : m_shown)
            place = step.placeOf.at(place);
        m_rows = std::move(rows); // those that go stand behind the others until views know
        m_places = step.places;
        QList<RowRun> changed;
        for (int row = 0; row < int(m_shown.size()); ++row) {
            if (step.differs.at(m_shown.at(row)))
                addToRuns(changed, row);
        }
        this->announce(changed);
        show(arranged(count));
        m_rows.resize(count);
    }

    /// Replaces the row with the same key where it stands; false where there is none.
    bool changeRow(const Row& changed)
    {
        const auto place = m_places.constFind(this->spec().key(changed));
        if (place == m_places.constEnd())
            return false;
        m_rows[*place] = changed;
        if (const int row = int(m_shown.indexOf(*place)); row >= 0)
            this->announce({{row, row}});
        return true;
    }

    /// All rows, shown or not, as they were given.
    const QList<Row>& rows() const { return m_rows; }
    /// The row with this key, shown or not; null where there is none.
    const Row* find(const RowKey& key) const
    {
        const auto place = m_places.constFind(key);
        return place == m_places.constEnd() ? nullptr : &m_rows.at(*place);
    }

    /// Shows the rows that pass; an empty function shows all.
    void setFilter(Filter filter)
    {
        m_filter = std::move(filter);
        arrange();
    }

    bool isFiltered() const { return bool(m_filter); }

    /// By a column that has sort keys; by any other, e.g. -1: as the rows were given.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override
    {
        m_sortColumn = column;
        m_order = order;
        arrange();
    }

    /// Sorts and filters what changeRow() left where it was.
    void arrange() { show(arranged(int(m_rows.size()))); }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_shown.size());
    }
    const Row* rowAt(int row) const override
    {
        return row >= 0 && row < m_shown.size() ? &m_rows.at(m_shown.at(row)) : nullptr;
    }
    RowKey keyAt(int row) const override
    {
        const Row* shown = rowAt(row);
        return shown ? this->spec().key(*shown) : RowKey();
    }
    int rowOf(const RowKey& key) const override
    {
        const auto place = m_places.constFind(key);
        return place == m_places.constEnd() ? -1 : int(m_shown.indexOf(*place));
    }

private:
    /// What becomes of the rows when others take their place.
    struct Step
    {
        QHash<RowKey, int> places; ///< of the new rows
        QList<int> placeOf;        ///< where each row stands now, by where it stood
        QList<bool> differs;       ///< by where it stands now
    };

    /// Appends the rows that go to `rows`.
    Step stepTo(QList<Row>& rows) const
    {
        Step step;
        step.places.reserve(rows.size());
        for (int place = 0; place < int(rows.size()); ++place)
            step.places.insert(this->spec().key(rows.at(place)), place);
        step.differs.fill(false, rows.size() + m_rows.size());
        for (const Row& before : m_rows) {
            const int place = step.places.value(this->spec().key(before), -1);
            step.placeOf.append(place < 0 ? int(rows.size()) : place);
            if (place < 0) {
                rows.append(before);
                continue;
            }
            if constexpr (std::equality_comparable<Row>)
                step.differs[place] = !(rows.at(place) == before);
            else
                step.differs[place] = true;
        }
        return step;
    }

    /// The places to show of the first `count` rows, filtered and sorted.
    QList<int> arranged(int count) const
    {
        QList<int> places;
        places.reserve(count);
        for (int place = 0; place < count; ++place) {
            if (!m_filter || m_filter(m_rows.at(place)))
                places.append(place);
        }
        const auto& columns = this->columns();
        if (m_sortColumn < 0 || m_sortColumn >= columns.size())
            return places;
        const auto& sortKey = columns.at(m_sortColumn).sortKey;
        if (!sortKey)
            return places;
        QList<SortKey> keys;
        keys.reserve(count);
        for (int place = 0; place < count; ++place)
            keys.append(sortKey(m_rows.at(place)));
        sortPlaces(places, keys, m_order);
        return places;
    }

    void show(const QList<int>& wanted)
    {
        this->moveTo(m_shown, wanted, [this](const QList<int>& shown) { m_shown = shown; });
    }

    QList<Row> m_rows;
    QHash<RowKey, int> m_places; ///< indices of m_rows
    QList<int> m_shown;          ///< the same
    Filter m_filter;
    int m_sortColumn = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace tandem
