#include "views/overview/plaindelegate.h"

#include "ui/persondot.h"
#include "ui/themecolors.h"
#include "views/overview/leadingroom.h"

#include <QPainter>

namespace tandem {

namespace {

constexpr int kDotRoom = 16;
constexpr int kPlainPadding = 6;

} // namespace

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
    if (index.column() == m_dotColumn)
        reserveLeading(option, kDotRoom);
}

void PlainDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->setPen(themeColors(option.widget).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (index.column() != m_dotColumn)
        return;
    // Painted here, since a selected row would tint an icon, and the colour says who it is.
    const QRect dot(
        option.rect.left() + kPlainPadding, option.rect.top(), kDotRoom, option.rect.height());
    paintPersonDot(painter, QStyle::visualRect(option.direction, option.rect, dot),
        QColor(index.data(m_colourRole).toString()));
}

} // namespace tandem
