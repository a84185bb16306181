#include "ui/discussiondelegate.h"

#include "ui/discussionroles.h"
#include "ui/paintedline.h"
#include "ui/selectabletextview.h"
#include "ui/textlayoutcache.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace tandem {

namespace {

constexpr int discussionEdge = 14; // between bubble and pane
constexpr int inset = 20;          // by which a bubble leaves the other side free
constexpr int rowPadding = 6;      // above and below a bubble
constexpr int discussionSidePadding = 12;
constexpr int discussionTopPadding = 8;
constexpr int nameGap = 2;

int nameHeight()
{
    return QFontMetrics(themeFont(FontRole::SmallStrong)).height();
}

} // namespace

DiscussionDelegate::DiscussionDelegate(QObject* parent)
    : TextBlockDelegate(parent)
{
}

int DiscussionDelegate::textWidth(int rowWidth) const
{
    const int left = rowWidth - 2 * discussionEdge - inset - 2 * discussionSidePadding;
    return std::clamp(left, 40, layouts().columnsWidth(readingColumns));
}

QRect DiscussionDelegate::bubbleRect(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = textWidth(option.rect.width()) + 2 * discussionSidePadding;
    const bool trailing = index.data(discussion::Side).toInt() == 1;
    const int x = trailing ? option.rect.right() + 1 - discussionEdge - width
                           : option.rect.left() + discussionEdge;
    const QRect bubble(
        x, option.rect.top() + rowPadding, width, option.rect.height() - 2 * rowPadding);
    return QStyle::visualRect(option.direction, option.rect, bubble);
}

QRect DiscussionDelegate::textRect(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return bubbleRect(option, index)
        .adjusted(discussionSidePadding, discussionTopPadding + nameHeight() + nameGap,
            -discussionSidePadding, -discussionTopPadding);
}

QSize DiscussionDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int rowWidth = view ? view->viewport()->width() : option.rect.width();
    const int text = layouts().height(index.data(Qt::DisplayRole).toString(), textWidth(rowWidth));
    return {1, 2 * rowPadding + 2 * discussionTopPadding + nameHeight() + nameGap + text};
}

void DiscussionDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    const auto* view = qobject_cast<const SelectableTextView*>(option.widget);
    const QRect bubble = bubbleRect(option, index);
    const bool focused = view && view->hasFocus() && index == view->currentIndex();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(option.direction);
    painter->setPen(QPen(focused ? colors.accent : colors.line, 1));
    painter->setBrush(colors.window);
    painter->drawRoundedRect(QRectF(bubble).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);

    const QString who = index.data(discussion::Participant).toString();
    const QString name = index.data(discussion::You).toBool() ? tr("%1 (you)").arg(who) : who;
    const QRect line(bubble.left() + discussionSidePadding, bubble.top() + discussionTopPadding,
        bubble.width() - 2 * discussionSidePadding, nameHeight());
    painter->setFont(themeFont(FontRole::SmallStrong));
    painter->setPen(colors.secondary);
    paintLine(painter, line, name, option.direction);
    paintText(painter, textRect(option, index), index.data(Qt::DisplayRole).toString(), colors.text,
        view ? view->marks(index) : TextMarks());
    painter->restore();
}

} // namespace tandem
