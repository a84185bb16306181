#include "views/overview/timemodel.h"

#include "models/rounds/timetext.h"
#include "models/rounds/timing.h"
#include "ui/plaintooltip.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

using Key = std::pair<qint64, qint64>;

Key timeKey(const SampleTime& time)
{
    return {time.sample.value, time.person.value};
}

qint64 perItem(const SampleTime& time)
{
    return time.timed > 0 ? time.activeMs / time.timed : 0;
}

} // namespace

TimeModel::TimeModel(PersonOf personOf, QObject* parent)
    : QAbstractTableModel(parent)
    , m_personOf(std::move(personOf))
{
}

int TimeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_times.size());
}

int TimeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant TimeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SampleTime& time = m_times.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(time, column);
    case Qt::ToolTipRole:
        return column == Title ? QVariant(plainToolTip(time.title)) : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter |
                   (column == Title || column == PersonColumn ? Qt::AlignLeft : Qt::AlignRight));
    case Sample:
        return QVariant::fromValue(time.sample);
    case Colour:
        return m_personOf(time.person).colour;
    default:
        return {};
    }
}

QString TimeModel::text(const SampleTime& time, int column) const
{
    const QLocale locale;
    switch (column) {
    case Number:
        return locale.toString(time.position);
    case Title:
        return time.title.isEmpty() ? tr("Untitled") : time.title;
    case PersonColumn:
        return m_personOf(time.person).name;
    case Items:
        return locale.toString(time.items);
    case Time:
        return timeText(time.activeMs, time.unmeasured);
    case PerItem:
        return time.timed > 0 ? clockText(perItem(time)) : QString(QChar(0x2013));
    default:
        return {};
    }
}

QVariant TimeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (section == Title || section == PersonColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case Title:
        return tr("Sample");
    case PersonColumn:
        return tr("Person");
    case Items:
        return tr("Answered");
    case Time:
        return tr("Active time");
    case PerItem:
        return tr("An item");
    default:
        return {};
    }
}

bool TimeModel::before(const SampleTime& a, const SampleTime& b) const
{
    switch (m_sortColumn) {
    case Title:
        return a.title.compare(b.title, Qt::CaseInsensitive) < 0;
    case PersonColumn:
        return m_personOf(a.person).name.compare(m_personOf(b.person).name, Qt::CaseInsensitive) <
               0;
    case Items:
        return a.items < b.items;
    case Time:
        return a.activeMs < b.activeMs;
    case PerItem:
        return perItem(a) < perItem(b);
    default:
        return a.position < b.position;
    }
}

void TimeModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    QList<SampleTime> ordered = m_times;
    std::stable_sort(
        ordered.begin(), ordered.end(), [this](const SampleTime& a, const SampleTime& b) {
            return m_sortOrder == Qt::AscendingOrder ? before(a, b) : before(b, a);
        });
    reorder(std::move(ordered));
}

/// The same rows in another order; selection and current row move with them.
void TimeModel::reorder(QList<SampleTime> ordered)
{
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList kept = persistentIndexList();
    QHash<Key, int> places; // of the few rows that somebody holds on to
    for (const QModelIndex& index : kept)
        places.insert(timeKey(m_times.at(index.row())), 0);
    for (int row = 0; row < int(ordered.size()); ++row) {
        if (const auto place = places.find(timeKey(ordered.at(row))); place != places.end())
            *place = row;
    }
    QModelIndexList moved;
    for (const QModelIndex& index : kept)
        moved.append(this->index(places.value(timeKey(m_times.at(index.row()))), index.column()));
    m_times = std::move(ordered);
    changePersistentIndexList(kept, moved);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void TimeModel::setTimes(const QList<SampleTime>& times)
{
    QHash<Key, qsizetype> fresh;
    fresh.reserve(times.size());
    for (qsizetype i = 0; i < times.size(); ++i)
        fresh.insert(timeKey(times.at(i)), i);
    for (int row = int(m_times.size()) - 1; row >= 0; --row) {
        const auto found = fresh.constFind(timeKey(m_times.at(row)));
        if (found == fresh.constEnd()) {
            beginRemoveRows({}, row, row);
            m_times.removeAt(row);
            endRemoveRows();
        } else {
            m_times[row] = times.at(*found);
            fresh.erase(found);
        }
    }
    QList<SampleTime> added;
    for (const qsizetype i : std::as_const(fresh))
        added.append(times.at(i));
    if (!added.isEmpty()) {
        const int first = int(m_times.size());
        beginInsertRows({}, first, first + int(added.size()) - 1);
        m_times += added;
        endInsertRows();
    }
    sort(m_sortColumn, m_sortOrder);
    refresh();
}

void TimeModel::refresh()
{
    if (!m_times.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_times.size()) - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace tandem
