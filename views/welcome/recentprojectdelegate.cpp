#include "views/welcome/recentprojectdelegate.h"

#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/welcome/recentprojectmodel.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace tandem {

namespace {

constexpr int padding = 10;
constexpr int lineGap = 2;
constexpr int accentBar = 3;

} // namespace

RecentProjectDelegate::RecentProjectDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

QSize RecentProjectDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    const int lines = QFontMetrics(themeFont(FontRole::Strong)).height() +
                      QFontMetrics(themeFont(FontRole::Small)).height();
    return {2 * padding, lines + lineGap + 2 * padding};
}

void RecentProjectDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors(option.widget);
    const bool exists = index.data(RecentProjectModel::Exists).toBool();
    const bool focused = option.widget && option.widget->hasFocus();
    const auto visual = [&](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    painter->save();
    painter->setLayoutDirection(option.direction);
    if ((option.state & QStyle::State_Selected) && focused) {
        painter->fillRect(option.rect, colors.selection);
        const QRect bar(option.rect.topLeft(), QSize(accentBar, option.rect.height()));
        painter->fillRect(visual(bar), colors.accent);
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(option.rect, colors.hover);
    }
    const QRect inside = option.rect.adjusted(padding + accentBar, padding, -padding, -padding);
    const QFont strong = themeFont(FontRole::Strong);
    const QFont small = themeFont(FontRole::Small);
    const QFontMetrics smallMetrics(small);
    const QFontMetrics strongMetrics(strong);

    const QString when = index.data(RecentProjectModel::When).toString();
    const int whenWidth =
        std::min(smallMetrics.horizontalAdvance(when) + 2, inside.width() / 2); // + 2: rounding
    QRect first(inside.topLeft(), QSize(inside.width(), strongMetrics.height()));
    QRect last = first;
    first.setWidth(inside.width() - whenWidth - padding);
    last.setLeft(last.right() + 1 - whenWidth);
    painter->setFont(small);
    painter->setPen(exists ? colors.secondary : colors.boundary);
    paintLine(painter, visual(last), when, option.direction);
    painter->setFont(strong);
    painter->setPen(exists ? colors.text : colors.faint);
    paintLine(painter, visual(first), index.data(Qt::DisplayRole).toString(), option.direction);

    const QRect second(inside.left(), inside.bottom() - smallMetrics.height() + 1, inside.width(),
        smallMetrics.height());
    painter->setFont(small);
    painter->setPen(exists ? colors.secondary : colors.faint);
    paintLine(painter, visual(second), index.data(RecentProjectModel::Path).toString(),
        option.direction, Qt::ElideMiddle);
    painter->restore();
}

bool RecentProjectDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
    const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(
        event->globalPos(), plainToolTip(index.data(RecentProjectModel::Path).toString()), view);
    return true;
}

} // namespace tandem
