#include "views/compare/funnelparagraphs.h"

#include "views/compare/figuretext.h"
#include "views/compare/funnelmodel.h"

namespace tandem {

FunnelParagraphs::FunnelParagraphs(QObject* parent)
    : QAbstractListModel(parent)
{
}

void FunnelParagraphs::show(const QList<FunnelItem>& items, FunnelStage stage)
{
    QList<FunnelItem> shown;
    for (const FunnelItem& item : items) {
        if (belongsTo(item.stage, stage))
            shown.append(item);
    }
    if (shown == m_items)
        return;
    beginResetModel();
    m_items = shown;
    endResetModel();
}

int FunnelParagraphs::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_items.size());
}

QVariant FunnelParagraphs::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FunnelItem& shown = item(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.text;
    case Qt::AccessibleTextRole:
        return tr("Paragraph %1: %2. %3: %4")
            .arg(countText(shown.number), shown.text, funnelStageName(shown.stage), shown.reason);
    case NumberRole:
        return shown.number;
    case StageRole:
        return static_cast<int>(shown.stage);
    case ReasonRole:
        return shown.reason;
    default:
        return {};
    }
}

} // namespace tandem
