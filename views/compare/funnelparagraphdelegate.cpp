#include "views/compare/funnelparagraphdelegate.h"

#include "ui/badge.h"
#include "ui/rows/rowsof.h"
#include "ui/textlayoutcache.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/figuretext.h"
#include "views/compare/funnelstages.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFunnelParagraphEdge = 16;
constexpr int kNumber = 44;
constexpr int kFunnelParagraphPadding = 10;

BadgeKind badgeOf(FunnelStage stage)
{
    switch (stage) {
    case FunnelStage::Supporting:
        return BadgeKind::Supporting;
    case FunnelStage::Nonsupporting:
        return BadgeKind::Nonsupporting;
    case FunnelStage::Boundary:
        return BadgeKind::Boundary;
    case FunnelStage::Undecided:
        return BadgeKind::Unsure;
    case FunnelStage::Open:
        return BadgeKind::Open;
    default:
        return BadgeKind::Neutral;
    }
}

int reasonHeight()
{
    return badgeSize(BadgeKind::Yes, {}).height();
}

} // namespace

FunnelParagraphDelegate::FunnelParagraphDelegate(QListView* view)
    : m_view(view)
{
}

int FunnelParagraphDelegate::textWidth() const
{
    const int room = m_view->viewport()->width() - kNumber - 2 * kFunnelParagraphEdge;
    return std::clamp(room, 40, std::max(40, layouts().columnsWidth(readingColumns)));
}

QSize FunnelParagraphDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {m_view->viewport()->width(), layouts().height(index.data().toString(), textWidth()) +
                                             reasonHeight() + 3 * kFunnelParagraphPadding};
}

QRect FunnelParagraphDelegate::textRect(
    const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const QRect text(option.rect.left() + kNumber + kFunnelParagraphEdge,
        option.rect.top() + kFunnelParagraphPadding, textWidth(),
        option.rect.height() - reasonHeight() - 3 * kFunnelParagraphPadding);
    return QStyle::visualRect(option.direction, option.rect, text);
}

void FunnelParagraphDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const FunnelItem* item = RowsOf<FunnelItem>::at(index);
    if (!item)
        return;
    const ThemeColors& colors = themeColors(m_view);
    painter->save();
    painter->setLayoutDirection(option.direction);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->fillRect(option.rect, selected ? colors.selection : colors.panel);
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    const QRect text = textRect(option, index);
    paintText(painter, text, index.data().toString(), colors.text, {});

    const QRect number(
        option.rect.left() + kFunnelParagraphEdge / 2, text.top(), kNumber, reasonHeight());
    painter->setFont(themeFont(FontRole::Body));
    painter->setPen(colors.secondary);
    painter->drawText(QStyle::visualRect(option.direction, option.rect, number),
        int(QStyle::visualAlignment(option.direction, Qt::AlignTrailing | Qt::AlignVCenter)),
        results::countText(item->number));

    const QString word = funnelStageName(item->stage).toLower();
    const QRect line(
        text.left(), text.bottom() + kFunnelParagraphPadding, text.width(), reasonHeight());
    paintBadge(painter, line, badgeOf(item->stage), word);
    painter->setFont(themeFont(FontRole::Small));
    const int badge = badgeSize(badgeOf(item->stage), word).width() + 8;
    const QRect reason = QStyle::visualRect(option.direction, line,
        QRect(line.left() + badge, line.top(), line.width() - badge, line.height()));
    const QString words = item->reason.simplified();
    painter->drawText(reason,
        int(QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter)),
        painter->fontMetrics().elidedText(words, Qt::ElideRight, reason.width()));
    painter->restore();
}

} // namespace tandem
