#include "ui/samplerowdelegate.h"

#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/progressline.h"
#include "ui/samplerowroles.h"
#include "ui/signs.h"
#include "ui/theme.h"

#include <QAbstractScrollArea>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <QToolTip>

namespace tandem {

namespace {

constexpr int sidePadding = 14;
constexpr int topPadding = 9;
constexpr int lineGap = 1;
constexpr int progressGap = 4;
constexpr int bottomPadding = 9;
constexpr int signSide = 13;

int titleHeight()
{
    return QFontMetrics(themeFont(FontRole::Strong)).height();
}

int stateHeight()
{
    return QFontMetrics(themeFont(FontRole::Small)).height();
}

QString titleOf(const QModelIndex& index)
{
    const QString number = index.data(samplerow::Number).toString();
    const QString title = index.data(Qt::DisplayRole).toString();
    return number.isEmpty() ? title : QString(number + QStringLiteral("  ") + title);
}

void paintBack(QPainter* painter, const QStyleOptionViewItem& option)
{
    const ThemeColors& colors = themeColors();
    const bool selected = option.state & QStyle::State_Selected;
    if (selected)
        painter->fillRect(option.rect, colors.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colors.hover);
    painter->fillRect(
        option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colors.line);
    if (selected && option.state & QStyle::State_HasFocus) {
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
    }
}

} // namespace

SampleRowDelegate::SampleRowDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

void SampleRowDelegate::install(QListView* view)
{
    view->setItemDelegate(new SampleRowDelegate(view));
    view->setUniformItemSizes(true);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setFrameShape(QFrame::NoFrame);
    view->setMouseTracking(true);
}

QSize SampleRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    // A width of one never asks for a scroll bar; the view makes every row as wide as itself.
    return {1, topPadding + titleHeight() + lineGap + stateHeight() + progressGap +
                   progressLineHeight + bottomPadding};
}

void SampleRowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    painter->save();
    painter->setLayoutDirection(option.direction);
    paintBack(painter, option);

    const QRect inner = option.rect.adjusted(sidePadding, topPadding, -sidePadding, -bottomPadding);
    const bool complete = index.data(samplerow::Complete).toBool();
    const bool attention = index.data(samplerow::Attention).toBool();
    QRect title(inner.left(), inner.top(), inner.width(), titleHeight());
    if (complete || attention) {
        const QRect sign(
            title.right() + 1 - signSide, title.center().y() - signSide / 2, signSide, signSide);
        paintSign(painter, QStyle::visualRect(option.direction, option.rect, sign),
            complete ? Sign::Check : Sign::Dot, complete ? colors.yes : colors.accent);
        title.setRight(sign.left() - 6);
    }
    const QRect state(
        inner.left(), inner.top() + titleHeight() + lineGap, inner.width(), stateHeight());
    const QRect progress(
        inner.left(), state.bottom() + 1 + progressGap, inner.width(), progressLineHeight);
    painter->setFont(themeFont(FontRole::Strong));
    painter->setPen(colors.text);
    paintLine(painter, QStyle::visualRect(option.direction, option.rect, title), titleOf(index),
        option.direction);
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(colors.secondary);
    paintLine(painter, state, index.data(samplerow::StateLine).toString(), option.direction);
    paintProgressLine(painter, progress, index.data(samplerow::Done).toInt(),
        index.data(samplerow::Total).toInt(), complete, option.direction);
    painter->restore();
}

bool SampleRowDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
    const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    const QString own = index.data(Qt::ToolTipRole).toString();
    const QString tip = own.isEmpty() ? QString(titleOf(index) + QLatin1Char('\n') +
                                                index.data(samplerow::StateLine).toString())
                                      : own;
    QToolTip::showText(event->globalPos(), plainToolTip(tip), view);
    return true;
}

} // namespace tandem
