#include "views/overview/drilldownmodel.h"

#include "ui/plaintooltip.h"

#include <QLocale>

namespace tandem {

DrillDownModel::DrillDownModel(QObject* parent)
    : QAbstractListModel(parent)
{
}

int DrillDownModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

QVariant DrillDownModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const DrillDownItem& item = m_items.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return item.text.simplified();
    case Qt::ToolTipRole:
        return plainToolTip(item.text);
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "place and text").arg(place(item), item.text);
    case Place:
        return place(item);
    default:
        return {};
    }
}

QString DrillDownModel::place(const DrillDownItem& item) const
{
    const QLocale locale;
    const QString sample = tr("%1 %2", "number and title of a sample")
                               .arg(locale.toString(item.samplePosition), item.sampleTitle)
                               .trimmed();
    if (m_numbered.isEmpty() || item.number == 0)
        return sample;
    return tr("%1, %2", "place in the sample, sample")
        .arg(m_numbered.arg(locale.toString(item.number)), sample);
}

void DrillDownModel::setItems(const QList<DrillDownItem>& items, const QString& numbered)
{
    beginResetModel();
    m_items = items;
    m_numbered = numbered;
    endResetModel();
}

} // namespace tandem
