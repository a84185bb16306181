#include "views/people/persondelegate.h"

#include "ui/persondot.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QApplication>
#include <QPainter>

namespace tandem {

namespace {

constexpr int kPadding = 12;
constexpr int kGap = 10;

} // namespace

PersonDelegate::PersonDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

QSize PersonDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {200, QFontMetrics(themeFont(FontRole::Body)).height() + 18};
}

void PersonDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem panel(option);
    initStyleOption(&panel, index);
    panel.text.clear();
    panel.state &= ~QStyle::State_HasFocus;
    const QStyle* style = panel.widget ? panel.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &panel, painter, panel.widget);

    const ThemeColors& colors = themeColors(option.widget);
    const QRect room = option.rect.adjusted(kPadding, 0, -kPadding, 0);
    const int dot = personDotDiameter();
    const QFont font = themeFont(FontRole::Strong);
    const QFontMetrics metrics(font);
    const QString name = metrics.elidedText(
        index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room.width() * 2 / 3);
    const QRect dotRect(room.left(), room.top(), dot, room.height());
    const QRect nameRect(
        dotRect.right() + kGap, room.top(), metrics.horizontalAdvance(name) + 1, room.height());
    const QRect detailRect(
        nameRect.right() + kGap, room.top(), room.right() - nameRect.right() - kGap, room.height());
    const auto align = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const int flags = int(align) | Qt::TextSingleLine;
    painter->save();
    paintPersonDot(painter, QStyle::visualRect(option.direction, room, dotRect),
        QColor(index.data(Colour).toString()));
    painter->setFont(font);
    painter->setPen(colors.text);
    painter->drawText(QStyle::visualRect(option.direction, room, nameRect), flags, name);
    painter->setFont(themeFont(FontRole::Body));
    painter->setPen(colors.secondary);
    painter->drawText(QStyle::visualRect(option.direction, room, detailRect), flags,
        index.data(Detail).toString());
    painter->restore();
}

} // namespace tandem
