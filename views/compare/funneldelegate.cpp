#include "views/compare/funneldelegate.h"

#include "ui/signs.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelmodel.h"

#include <QPainter>

namespace tandem {

namespace {

constexpr int kFunnelEdge = 16;
constexpr int kIndent = 16;
constexpr int kBar = 6;
constexpr int kFunnelPadding = 4;

QBrush barBrush(const QModelIndex& index, const ThemeColors& colors, qreal ratio)
{
    switch (static_cast<FunnelStage>(index.data(FunnelModel::StageRole).toInt())) {
    case FunnelStage::All:
        return colors.faint;
    case FunnelStage::Kept:
        return colors.accent;
    case FunnelStage::Supporting:
        return colors.yes;
    case FunnelStage::Nonsupporting:
        return colors.no;
    default:
        return hatchBrush(colors.boundary, colors.boundaryBack, ratio);
    }
}

void paintBar(QPainter* painter, const QRect& rect, const QStyleOptionViewItem& option,
    const QModelIndex& index)
{
    const ThemeColors& colors = themeColors(option.widget);
    painter->fillRect(rect, colors.line);
    const double total = index.data(FunnelModel::TotalRole).toDouble();
    const int count = index.data(FunnelModel::CountRole).toInt();
    if (total <= 0.0 || count == 0)
        return;
    const int start = int(index.data(FunnelModel::StartRole).toDouble() / total * rect.width());
    const int width = qMax(2, int(double(count) / total * rect.width()));
    const QRect part(
        rect.left() + qMin(start, rect.width() - width), rect.top(), width, rect.height());
    painter->fillRect(QStyle::visualRect(option.direction, rect, part),
        barBrush(index, colors, painter->device()->devicePixelRatioF()));
}

} // namespace

QSize FunnelDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const int line = QFontMetrics(themeFont(FontRole::Strong)).height();
    return {280, line + kBar + 4 * kFunnelPadding};
}

void FunnelDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors(option.widget);
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, selected ? colors.selection : colors.panel);
    if (selected && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QStyle::visualRect(option.direction, option.rect,
                              {option.rect.left(), option.rect.top(), 3, option.rect.height()}),
            colors.accent);

    const int indent = index.data(FunnelModel::PartRole).toBool() ? kIndent : 0;
    const QRect inner =
        option.rect.adjusted(kFunnelEdge, kFunnelPadding, -kFunnelEdge, -kFunnelPadding);
    const auto place = [&](const QRect& rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const int leading =
        int(QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter));
    const int trailing =
        int(QStyle::visualAlignment(option.direction, Qt::AlignTrailing | Qt::AlignVCenter));

    const QFont strong = themeFont(indent ? FontRole::Body : FontRole::Strong);
    const int line = QFontMetrics(strong).height();
    QString count = countText(index.data(FunnelModel::CountRole).toInt());
    if (index.data(FunnelModel::DroppedRole).toBool() &&
        index.data(FunnelModel::CountRole).toInt() > 0)
        count.prepend(
            QStringLiteral("\u200e\u2212")); // the sign stays before the number in any text
    painter->setFont(strong);
    const int countWidth = QFontMetrics(strong).horizontalAdvance(count) + 8;
    const QString name = index.data().toString();
    const int nameWidth = QFontMetrics(strong).horizontalAdvance(name) + 12;
    painter->setPen(colors.text);
    painter->drawText(place({inner.left() + indent, inner.top(), nameWidth, line}), leading, name);
    painter->drawText(
        place({inner.right() - countWidth, inner.top(), countWidth, line}), trailing, count);

    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(colors.secondary);
    const int from = inner.left() + indent + nameWidth;
    const QRect reason(from, inner.top(), inner.right() - countWidth - from, line);
    const QString words = painter->fontMetrics().elidedText(
        index.data(FunnelModel::ReasonRole).toString(), Qt::ElideRight, reason.width());
    painter->drawText(place(reason), leading, words);
    paintBar(painter,
        place({inner.left(), inner.top() + line + kFunnelPadding, inner.width(), kBar}), option,
        index);
    painter->restore();
}

} // namespace tandem
