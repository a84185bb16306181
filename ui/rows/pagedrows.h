#pragma once

#include "ui/rows/rowspec.h"

#include <QCache>

#include <algorithm>
#include <utility>

namespace tandem {

/// Where paged rows come from.
template <typename Row>
struct RowSource
{
    /// `count` of all rows from place `first` (from 0) on; fewer where there are no more.
    std::function<Expected<QList<Row>>(int first, int count)> page;
    /// The rows with these keys, in this order.
    std::function<Expected<QList<Row>>(const QList<RowKey>& keys)> rows;
    /// The place of a row among all; -1 where it is none of them.
    std::function<int(const RowKey& key)> placeOf;
};

/// Rows that are read a page at a time when they come into sight, so that it does not matter how
/// many there are. Either all of them, or those with given keys.
template <typename Row>
class PagedRows final : public SpecifiedRows<Row>
{
public:
    static constexpr int kPageRows = 64;
    static constexpr int kPagesKept = 32;

    PagedRows(RowSpec<Row> spec, RowSource<Row> source, QObject* parent = nullptr)
        : SpecifiedRows<Row>(std::move(spec), parent)
        , m_source(std::move(source))
        , m_pages(kPagesKept)
    {
    }

    /// Shows all rows, `count` of them. More than before are new ones at the end.
    void showAll(int count)
    {
        if (!m_keys && count >= m_count) {
            if (count == m_count)
                return;
            this->beginInsertRows({}, m_count, count - 1);
            m_pages.remove(m_count / kPageRows); // the page that was not full
            m_count = count;
            this->endInsertRows();
            return;
        }
        this->beginResetModel();
        m_keys.reset();
        m_count = count;
        m_pages.clear();
        this->endResetModel();
    }

    /// Shows the rows with these keys in this order; those that were shown so before stay.
    void showOnly(const QList<RowKey>& keys)
    {
        const auto take = [this](const QList<RowKey>& shown) {
            m_keys = shown;
            m_pages.clear();
        };
        if (m_keys) {
            this->moveTo(*m_keys, keys, take);
            return;
        }
        this->beginResetModel();
        take(keys);
        this->endResetModel();
    }
    bool showsAll() const { return !m_keys; }

    /// Reads the rows in memory anew for which `matches` holds: something changed in them. Returns
    /// how many that were.
    int renew(const std::function<bool(const Row&)>& matches)
    {
        int count = 0;
        for (const int number : m_pages.keys()) {
            QList<Row>& page = *m_pages.object(number);
            for (int i = 0; i < int(page.size()); ++i) {
                if (!matches(page.at(i)))
                    continue;
                if (auto fresh = m_source.rows({this->spec().key(page.at(i))});
                    fresh && !fresh->isEmpty())
                    page[i] = fresh->first();
                const int row = number * kPageRows + i;
                this->announce({{row, row}});
                ++count;
            }
        }
        return count;
    }
    /// Everything is to be read anew when it is seen.
    void renewAll()
    {
        m_pages.clear();
        this->refresh();
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : m_keys ? int(m_keys->size()) : m_count;
    }
    const Row* rowAt(int row) const override
    {
        if (row < 0 || row >= rowCount())
            return nullptr;
        const int number = row / kPageRows;
        const QList<Row>* page = m_pages.object(number);
        if (!page)
            page = load(number);
        const int place = row % kPageRows;
        return place < page->size() ? &page->at(place) : nullptr;
    }
    RowKey keyAt(int row) const override
    {
        if (const auto known = knownKeyAt(row))
            return *known;
        const Row* shown = rowAt(row);
        return shown ? this->spec().key(*shown) : RowKey();
    }
    int rowOf(const RowKey& key) const override
    {
        if (m_keys)
            return int(m_keys->indexOf(key));
        const int place = m_source.placeOf(key);
        return place < m_count ? place : -1;
    }
    /// The key of a row if that takes no reading.
    std::optional<RowKey> knownKeyAt(int row) const
    {
        if (row < 0)
            return std::nullopt;
        if (m_keys)
            return row < m_keys->size() ? std::optional(m_keys->at(row)) : std::nullopt;
        const QList<Row>* page = m_pages.object(row / kPageRows);
        if (!page || row % kPageRows >= page->size())
            return std::nullopt;
        return this->spec().key(page->at(row % kPageRows));
    }
    int rowsInMemory() const
    {
        int rows = 0;
        for (const int number : m_pages.keys())
            rows += int(m_pages.object(number)->size());
        return rows;
    }

private:
    /// What cannot be read stays an empty page: a view asks with every paint.
    const QList<Row>* load(int number) const
    {
        const int first = number * kPageRows;
        auto rows = m_keys ? m_source.rows(m_keys->mid(first, kPageRows))
                           : m_source.page(first, std::min(kPageRows, m_count - first));
        if (!rows) {
            auto* self = const_cast<PagedRows*>(this);
            QMetaObject::invokeMethod(
                self, [self, error = rows.error()] { emit self->readFailed(error); },
                Qt::QueuedConnection);
        }
        auto* page = new QList<Row>(rows ? *std::move(rows) : QList<Row>());
        m_pages.insert(number, page);
        return page;
    }

    RowSource<Row> m_source;
    std::optional<QList<RowKey>> m_keys; ///< none: all rows are shown
    int m_count = 0;                     ///< of all rows
    mutable QCache<int, QList<Row>> m_pages;
};

} // namespace tandem
