#pragma once

#include "models/error.h"
#include "models/project/table.h"
#include "ui/rows/rowkey.h"
#include "ui/rows/rowlook.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>

#include <algorithm>
#include <optional>
#include <variant>

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

/// What a column is sorted by; rows with none stand last in either order.
using SortKey = std::variant<std::monostate, double, QString>;

/// The head of a column, and how its cells stand.
struct ColumnHead
{
    QString title;
    QString toolTip = {};
    bool isNumber = false; ///< flush with the trailing edge
    bool isSortable = false;
    Qt::SortOrder firstOrder = Qt::AscendingOrder;
    int letters = 0; ///< its usual width; 0: takes what the others leave
};

/// Rows of columns, or cards, for RowsView and CardsView. What a row says comes from a RowSpec: see
/// RowsOf and PagedRows, which are the models to use. This part knows no row's type.
class RowsModel : public QAbstractTableModel
{
    Q_OBJECT
    Q_DISABLE_COPY(RowsModel)

public:
    using QAbstractTableModel::QAbstractTableModel;

    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Ticks a row where it can be: tickAsked() says so, and whoever has the rows changes them.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Asks for the columns anew and has every row painted again: their words are others now. A
    /// view does so by itself when the language changes.
    void refresh();
    const QList<ColumnHead>& heads() const { return m_heads; }

    /// The key of a shown row; none where there is no such row.
    virtual RowKey keyAt(int row) const = 0;
    /// The row that shows `key`, -1 where none does.
    virtual int rowOf(const RowKey& key) const = 0;

    virtual QString cellText(int row, int column) const = 0;
    virtual RowLook look(int row, int column) const = 0;
    virtual Card card(int row) const = 0;
    virtual const CardShape& cardShape() const = 0;
    virtual bool hasCards() const = 0;
    /// Whether cells may have a second line.
    virtual bool hasTwoLines() const = 0;

    /// What these rows say, to be copied: their columns, without any the parts of their cards.
    Table table(const QList<int>& rows) const;

signals:
    void tickAsked(int row, bool on);
    /// A page of rows could not be read.
    void readFailed(const tandem::Error& error);

protected:
    virtual QList<ColumnHead> headsNow() = 0;
    /// Sets the heads that refresh() would, before anybody looks on.
    void startWith(const QList<ColumnHead>& heads) { m_heads = heads; }
    virtual QString toolTip(int row, int column) const = 0;
    virtual QString accessible(int row, int column) const = 0;
    virtual std::optional<bool> tick(int row) const = 0;
    virtual Qt::ItemFlags rowFlags(int row) const = 0;

    /// Announces that these rows, ascending, say something else.
    void announce(const QList<RowRun>& runs);
    /// Brings what is shown from one list of names to another, a run of rows at a time.
    /// `take(list)` is called with what is shown after each step.
    template <typename Key, typename Take>
    void moveTo(QList<Key> shown, const QList<Key>& wanted, Take take);

private:
    QList<ColumnHead> m_heads;
};

/// Sorts `places`, indices of `keys`, by their keys; equal ones stay as they stand.
void sortPlaces(QList<int>& places, const QList<SortKey>& keys, Qt::SortOrder order);

/// What screen readers hear of a card, and of a cell.
QString accessibleText(const Card& card);
QString accessibleText(const QString& text, const RowLook& look);
/// The lines of a card, which may be cut on it.
QString toolTipOf(const Card& card);

template <typename Key, typename Take>
void RowsModel::moveTo(QList<Key> shown, const QList<Key>& wanted, Take take)
{
    constexpr qsizetype kManyRuns = 256; // with more, a view is quicker with everything anew
    if (shown == wanted)
        return;
    const auto diff = rowDiff(shown, wanted);
    if (!diff || diff->runs() > kManyRuns) {
        beginResetModel();
        take(wanted);
        endResetModel();
        return;
    }
    for (auto run = diff->removed.crbegin(); run != diff->removed.crend(); ++run) {
        beginRemoveRows({}, run->first, run->last);
        shown.remove(run->first, run->count());
        take(shown);
        endRemoveRows();
    }
    if (!diff->order.isEmpty()) {
        emit layoutAboutToBeChanged({}, VerticalSortHint);
        const QModelIndexList before = persistentIndexList();
        QModelIndexList after;
        after.reserve(before.size());
        for (const QModelIndex& one : before)
            after.append(index(diff->order.at(one.row()), one.column()));
        const QList<Key> unordered = shown;
        for (qsizetype row = 0; row < unordered.size(); ++row)
            shown[diff->order.at(row)] = unordered.at(row);
        take(shown);
        changePersistentIndexList(before, after);
        emit layoutChanged({}, VerticalSortHint);
    }
    for (const RowRun& run : diff->inserted) {
        beginInsertRows({}, run.first, run.last);
        shown = shown.first(run.first) + wanted.mid(run.first, run.count()) + shown.mid(run.first);
        take(shown);
        endInsertRows();
    }
}

} // namespace tandem
