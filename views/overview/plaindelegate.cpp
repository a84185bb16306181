#include "views/overview/plaindelegate.h"

#include "ui/persondot.h"
#include "ui/themecolors.h"

namespace tandem {

PlainDelegate::PlainDelegate(int dotColumn, int colourRole, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_dotColumn(dotColumn)
    , m_colourRole(colourRole)
{
}

void PlainDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus;
    if (index.column() == m_dotColumn) {
        option->icon = personDotIcon(QColor(index.data(m_colourRole).toString()));
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(16, 16);
    }
}

} // namespace tandem
