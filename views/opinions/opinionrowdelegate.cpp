#include "views/opinions/opinionrowdelegate.h"

#include "ui/badge.h"
#include "ui/paintedline.h"
#include "ui/theme.h"
#include "views/opinions/markedlines.h"
#include "views/opinions/opinionrowroles.h"

#include <QAbstractItemView>
#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kEdge = 16;
constexpr int kPadding = 7;
constexpr int kNumberWidth = 26;
constexpr int kOpinionRowGap = 8;
constexpr int kBar = 3;

} // namespace

OpinionRowDelegate::OpinionRowDelegate(int mostLines, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_mostLines(mostLines)
{
}

OpinionRowDelegate::Parts OpinionRowDelegate::partsOf(
    const QRect& row, const QModelIndex& index) const
{
    Parts parts;
    const QString number = index.data(opinionrow::Number).toString();
    const auto badge = BadgeKind(index.data(opinionrow::BadgeOf).toInt());
    const QString badgeText = index.data(opinionrow::BadgeText).toString();
    const bool hasBadge = badge != BadgeKind::None;
    const QSize badgeRoom = hasBadge ? badgeSize(badge, badgeText) : QSize();
    const int left = row.left() + kEdge + (number.isEmpty() ? 0 : kNumberWidth);
    const int right = row.right() + 1 - kEdge - (hasBadge ? badgeRoom.width() + kOpinionRowGap : 0);
    QTextLayout layout;
    const int width = std::max(60, right - left);
    const int text = layOutMarked(layout, index.data(Qt::DisplayRole).toString(),
        themeFont(FontRole::Body), width, m_mostLines);
    const int top = row.top() + kPadding;
    parts.number = QRect(row.left() + kEdge - 4, top, kNumberWidth - 6,
        QFontMetrics(themeFont(FontRole::Body)).lineSpacing());
    parts.text = QRect(left, top, width, text);
    parts.badge = QRect(right + kOpinionRowGap, top - 1, badgeRoom.width(),
        std::max(badgeRoom.height(), parts.number.height()));
    parts.height = std::max(text, badgeRoom.height()) + 2 * kPadding;
    if (!index.data(opinionrow::Detail).toString().isEmpty()) {
        const int line = QFontMetrics(themeFont(FontRole::Small)).lineSpacing();
        parts.detail = QRect(left, top + text + 2, row.right() + 1 - kEdge - left, line);
        parts.height += line + 2;
    }
    return parts;
}

QSize OpinionRowDelegate::sizeHint(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {1, partsOf(QRect(0, 0, width, 0), index).height};
}

void OpinionRowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ThemeColors& colors = themeColors();
    const Parts parts = partsOf(option.rect, index);
    const auto placed = [&](const QRect& part) {
        return QStyle::visualRect(option.direction, option.rect, part);
    };
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool current = view && index == view->currentIndex();
    painter->save();
    painter->setLayoutDirection(option.direction);
    if (current) {
        painter->fillRect(option.rect, colors.selection);
        const QRect bar(option.rect.left(), option.rect.top(), kBar, option.rect.height());
        painter->fillRect(placed(bar), view->hasFocus() ? colors.accent : colors.line);
    }
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(index.data(opinionrow::Waiting).toBool() ? colors.accent : colors.faint);
    painter->drawText(placed(parts.number),
        int(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
        index.data(opinionrow::Number).toString());
    QTextLayout layout;
    layOutMarked(layout, index.data(Qt::DisplayRole).toString(), themeFont(FontRole::Body),
        parts.text.width(), m_mostLines);
    painter->setPen(colors.text);
    layout.draw(painter, placed(parts.text).topLeft());
    if (parts.badge.width() > 0)
        paintBadge(painter, placed(parts.badge), BadgeKind(index.data(opinionrow::BadgeOf).toInt()),
            index.data(opinionrow::BadgeText).toString());
    if (!parts.detail.isEmpty()) {
        painter->setFont(themeFont(FontRole::Small));
        painter->setPen(colors.secondary);
        paintLine(painter, placed(parts.detail), index.data(opinionrow::Detail).toString(),
            option.direction);
    }
    painter->setPen(colors.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

} // namespace tandem
