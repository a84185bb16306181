#include "views/overview/itemtimemodel.h"

#include "models/rounds/timetext.h"
#include "ui/plaintooltip.h"

#include <QLocale>

namespace tandem {

ItemTimeModel::ItemTimeModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

int ItemTimeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_times.items.size());
}

int ItemTimeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ItemTimeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ItemTime& item = m_times.items.at(index.row());
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (index.column() == Text ? Qt::AlignLeft : Qt::AlignRight));
    if (role == Qt::ToolTipRole && index.column() == Text)
        return plainToolTip(item.text);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Number:
        return QLocale().toString(item.number);
    case Text:
        return item.text.simplified();
    case TimeA:
        return timeText(item.msA, item.msA == 0 ? 1 : 0);
    case TimeB:
        return timeText(item.msB, item.msB == 0 ? 1 : 0);
    default:
        return {};
    }
}

QVariant ItemTimeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Text ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case Text:
        return tr("Paragraph");
    case TimeA:
        return m_nameA;
    case TimeB:
        return m_nameB;
    default:
        return {};
    }
}

void ItemTimeModel::setTimes(const ItemTimes& times, const QString& nameA, const QString& nameB)
{
    beginResetModel();
    m_times = times;
    m_nameA = nameA;
    m_nameB = nameB;
    endResetModel();
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

} // namespace tandem
