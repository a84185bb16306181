#include "views/compare/funnelparagraphdelegate.h"

#include "ui/badge.h"
#include "ui/rows/rowsof.h"
#include "ui/textlayoutcache.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelparagraphview.h"
#include "views/compare/funnelstages.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFunnelParagraphEdge = 16;
constexpr int kNumber = 44;
constexpr int kFunnelParagraphPadding = 10;

const FunnelItem& itemAt(const QModelIndex& index)
{
    static const FunnelItem none;
    const FunnelItem* item = RowsOf<FunnelItem>::at(index);
    return item ? *item : none;
}

/// The badge and its room; none where the line is no item.
int badgeWidth(const FunnelItem& item)
{
    return item.kind == FunnelItem::Kind::Item
               ? badgeSize(funnelStageBadge(item.stage), funnelStageName(item.stage)).width() + 8
               : 0;
}

/// Not anywhere, which would break numbers and words.
constexpr int kReasonFlags = Qt::TextWordWrap;

} // namespace

FunnelParagraphDelegate::FunnelParagraphDelegate(QListView* view)
    : m_view(view)
{
}

int FunnelParagraphDelegate::indent(const QModelIndex& index) const
{
    const FunnelItem& item = itemAt(index);
    if (item.kind == FunnelItem::Kind::Heading)
        return 0;
    const bool isFact = item.kind == FunnelItem::Kind::Item && stepOf(item.stage) == Step::KeyFacts;
    return isFact ? 2 * kNumber : kNumber;
}

int FunnelParagraphDelegate::room(const QModelIndex& index) const
{
    return m_view->viewport()->width() - indent(index) - 2 * kFunnelParagraphEdge;
}

/// Texts are as wide as is read well; who said what may take all the room.
int FunnelParagraphDelegate::textWidth(const QModelIndex& index) const
{
    return std::clamp(room(index), 40, std::max(40, layouts().columnsWidth(readingColumns)));
}

int FunnelParagraphDelegate::reasonHeight(const QModelIndex& index) const
{
    const FunnelItem& item = itemAt(index);
    const bool isItem = item.kind == FunnelItem::Kind::Item;
    if (!isItem && item.reason.isEmpty())
        return 0;
    const QFontMetrics metrics(themeFont(FontRole::Small));
    const int width = std::max(40, room(index) - badgeWidth(item));
    const int text =
        metrics.boundingRect(QRect(0, 0, width, 10'000), kReasonFlags, item.reason.simplified())
            .height();
    return kFunnelParagraphPadding +
           (isItem ? std::max(text, badgeSize(BadgeKind::Yes, {}).height()) : text);
}

QSize FunnelParagraphDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {
        m_view->viewport()->width(), layouts().height(index.data().toString(), textWidth(index)) +
                                         reasonHeight(index) + 2 * kFunnelParagraphPadding};
}

QRect FunnelParagraphDelegate::textRect(
    const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRect text(option.rect.left() + indent(index) + kFunnelParagraphEdge,
        option.rect.top() + kFunnelParagraphPadding, textWidth(index),
        option.rect.height() - reasonHeight(index) - 2 * kFunnelParagraphPadding);
    return QStyle::visualRect(option.direction, option.rect, text);
}

void FunnelParagraphDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const FunnelItem& item = itemAt(index);
    const bool isHeading = item.kind == FunnelItem::Kind::Heading;
    const ThemeColors& colors = themeColors(m_view);
    painter->save();
    painter->setLayoutDirection(option.direction);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, selected    ? colors.selection
                                   : isHeading ? colors.window
                                               : colors.panel);
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    const QRect text = textRect(option, index);
    TextMarks marks = static_cast<const FunnelParagraphView*>(m_view)->marks(index);
    marks.found += item.references;
    paintText(
        painter, text, index.data().toString(), isHeading ? colors.accent : colors.text, marks);
    if (item.number > 0) {
        const QRect number(option.rect.left() + indent(index) - kNumber + kFunnelParagraphEdge / 2,
            text.top(), kNumber, lineStep());
        painter->setFont(themeFont(FontRole::Body));
        painter->setPen(colors.secondary);
        painter->drawText(QStyle::visualRect(option.direction, option.rect, number),
            int(QStyle::visualAlignment(option.direction, Qt::AlignTrailing | Qt::AlignVCenter)),
            results::countText(item.number));
    }
    const QRect reason(option.rect.left() + indent(index) + kFunnelParagraphEdge,
        text.bottom() + kFunnelParagraphPadding, std::max(40, room(index)),
        reasonHeight(index) - kFunnelParagraphPadding);
    paintReason(painter, option, QStyle::visualRect(option.direction, option.rect, reason), item);
    painter->restore();
}

void FunnelParagraphDelegate::paintReason(QPainter* painter, const QStyleOptionViewItem& option,
    const QRect& line, const FunnelItem& item) const
{
    const int badge = badgeWidth(item);
    if (badge > 0)
        paintBadge(painter,
            QRect(line.left(), line.top(), line.width(), badgeSize(BadgeKind::Yes, {}).height()),
            funnelStageBadge(item.stage), funnelStageName(item.stage));
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(themeColors(m_view).secondary);
    const QRect reason = QStyle::visualRect(option.direction, line,
        QRect(line.left() + badge, line.top(), line.width() - badge, line.height()));
    painter->drawText(reason,
        int(QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter)) |
            kReasonFlags,
        item.reason.simplified());
}

} // namespace tandem
