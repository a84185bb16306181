#include "ui/samplerowdelegate.h"

#include "ui/listrows.h"
#include "ui/paintedline.h"
#include "ui/plaintooltip.h"
#include "ui/progressline.h"
#include "ui/samplerowroles.h"
#include "ui/signs.h"
#include "ui/theme.h"

#include <QHelpEvent>
#include <QListView>
#include <QPainter>
#include <QToolTip>

namespace tandem {

namespace {

constexpr int sampleRowSidePadding = 14;
constexpr int sampleRowTopPadding = 9;
constexpr int lineGap = 1;
constexpr int progressGap = 4;
constexpr int bottomPadding = 9;
constexpr int rowSignSide = 13;

QString titleOf(const QModelIndex& index)
{
    const QString number = index.data(samplerow::Number).toString();
    const QString title = index.data(Qt::DisplayRole).toString();
    return number.isEmpty() ? title : QString(number + QStringLiteral("  ") + title);
}

} // namespace

SampleRowDelegate::SampleRowDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

void SampleRowDelegate::install(QListView* view)
{
    setUpRows(view, new SampleRowDelegate(view));
}

QSize SampleRowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    // A width of one never asks for a scroll bar; the view makes every row as wide as itself.
    return {1, sampleRowTopPadding + rowTitleHeight() + lineGap + rowLineHeight() + progressGap +
                   progressLineHeight + bottomPadding};
}

void SampleRowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    painter->save();
    painter->setLayoutDirection(option.direction);
    paintRowBack(painter, option);

    const QRect inner = option.rect.adjusted(
        sampleRowSidePadding, sampleRowTopPadding, -sampleRowSidePadding, -bottomPadding);
    const bool complete = index.data(samplerow::Complete).toBool();
    const bool attention = index.data(samplerow::Attention).toBool();
    QRect title(inner.left(), inner.top(), inner.width(), rowTitleHeight());
    if (complete || attention) {
        const QRect sign(title.right() + 1 - rowSignSide, title.center().y() - rowSignSide / 2,
            rowSignSide, rowSignSide);
        paintSign(painter, QStyle::visualRect(option.direction, option.rect, sign),
            complete ? Sign::Check : Sign::Dot, complete ? colors.yes : colors.accent);
        title.setRight(sign.left() - 6);
    }
    const QRect state(
        inner.left(), inner.top() + rowTitleHeight() + lineGap, inner.width(), rowLineHeight());
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
