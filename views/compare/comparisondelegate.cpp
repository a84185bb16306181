#include "views/compare/comparisondelegate.h"

#include "ui/rows/rowsof.h"
#include "ui/signs.h"
#include "ui/textlayoutcache.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/comparewords.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/figuretext.h"

#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kComparisonPadding = 12;
constexpr int kComparisonEdge = 12;
constexpr int kSignSize = 12;

/// A line of badge height at the top of a cell, level with the first line of the text.
QRect firstLine(const QRect& cell, int lineHeight)
{
    const int height = badgeSize(BadgeKind::Yes, {}).height();
    const int top = cell.top() + kComparisonPadding + (lineHeight - height) / 2;
    return {cell.left() + kComparisonEdge / 2, top, cell.width() - kComparisonEdge, height};
}

QString decidedWord()
{
    return CompareWords::tr("decided");
}

} // namespace

ComparisonDelegate::ComparisonDelegate(QTreeView* view)
    : TextBlockDelegate(view)
    , m_view(view)
{
}

void ComparisonDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const ShownItem* item = RowsOf<ShownItem>::at(index);
    if (!item)
        return;
    painter->save();
    painter->setLayoutDirection(option.direction);
    paintBack(painter, option, index, *item);
    switch (index.column()) {
    case NumberColumn:
        paintNumber(painter, option, *item);
        break;
    case ItemTextColumn:
        paintText(painter, textRect(option, index), index.data().toString(),
            themeColors(m_view).text, {});
        break;
    case FirstColumn:
    case SecondColumn: {
        const ShownSide& side = index.column() == FirstColumn ? item->first : item->second;
        const BadgeKind kind = answerBadge(side.answer);
        const QRect line = firstLine(option.rect, layouts().lineStep());
        const int width = std::min(line.width(), badgeSize(kind, index.data().toString()).width());
        paintBadge(painter,
            QStyle::alignedRect(option.direction, Qt::AlignCenter, {width, line.height()}, line),
            kind, index.data().toString());
        break;
    }
    case OutcomeColumn:
        paintOutcome(painter, option, *item);
        break;
    default:
        break;
    }
    painter->restore();
}

void ComparisonDelegate::paintBack(QPainter* painter, const QStyleOptionViewItem& option,
    const QModelIndex& index, const ShownItem& item) const
{
    const ThemeColors& colors = themeColors(m_view);
    const bool current = index.siblingAtColumn(0) == m_view->currentIndex().siblingAtColumn(0);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool disputed = item.isLostToDifference();
    QColor back = disputed ? colors.boundaryBack : colors.panel;
    if (selected && !disputed)
        back = colors.selection;
    painter->fillRect(option.rect, back);
    const bool marked = current || selected;
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
        marked ? colors.accent : colors.line);
    if (!marked)
        return;
    painter->fillRect(
        QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), colors.accent);
    if (current && m_view->hasFocus() && index.column() == NumberColumn) {
        const QRect bar(option.rect.left(), option.rect.top(), 3, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
    }
}

void ComparisonDelegate::paintNumber(
    QPainter* painter, const QStyleOptionViewItem& option, const ShownItem& item) const
{
    painter->setFont(themeFont(FontRole::Body));
    const ThemeColors& colors = themeColors(m_view);
    // Faint text is held to its contrast on panel and window alone.
    painter->setPen(item.isLostToDifference() ? colors.secondary : colors.faint);
    const QRect line(option.rect.left(), option.rect.top() + kComparisonPadding,
        option.rect.width(), layouts().lineStep());
    const QRect inner = line.adjusted(4, 0, -4, 0);
    const int trailing =
        int(QStyle::visualAlignment(option.direction, Qt::AlignTrailing | Qt::AlignVCenter));
    painter->drawText(inner, trailing, results::countText(item.number));
    const QString source = sourceOf(item, m_step);
    if (source.isEmpty())
        return;
    painter->setFont(themeFont(FontRole::Small));
    painter->setPen(colors.secondary);
    const QRect below(
        inner.left(), inner.bottom() + 1, inner.width(), QFontMetrics(painter->font()).height());
    painter->drawText(below, trailing, source);
}

void ComparisonDelegate::paintOutcome(
    QPainter* painter, const QStyleOptionViewItem& option, const ShownItem& item) const
{
    const ThemeColors& colors = themeColors(m_view);
    const QRect line = firstLine(option.rect, layouts().lineStep());
    paintBadge(painter, line, outcomeBadge(item.outcome), outcomeWord(item.outcome, m_step));
    painter->setFont(themeFont(FontRole::Small));
    const int small = QFontMetrics(painter->font()).height();
    if (item.decision) {
        painter->setPen(colors.secondary);
        painter->drawText(QRect(line.left() + 4, line.bottom() + 4, line.width() - 8, small),
            int(QStyle::visualAlignment(option.direction, Qt::AlignLeading | Qt::AlignVCenter)),
            decidedWord());
    }
    const int notes = item.noteCount();
    if (notes == 0)
        return;
    const QString count = results::countText(notes);
    const int countWidth = QFontMetrics(painter->font()).horizontalAdvance(count);
    const QRect number(line.right() - countWidth, line.top(), countWidth + 1, line.height());
    const QRect sign(
        number.left() - kSignSize - 4, line.center().y() - kSignSize / 2, kSignSize, kSignSize);
    painter->setPen(colors.text);
    painter->drawText(QStyle::visualRect(option.direction, line, number), Qt::AlignCenter, count);
    paintSign(
        painter, QRectF(QStyle::visualRect(option.direction, line, sign)), Sign::Note, colors.text);
}

QRect ComparisonDelegate::textRect(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return option.rect.adjusted(
        kComparisonEdge, kComparisonPadding, -kComparisonEdge, -kComparisonPadding);
}

QSize ComparisonDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    if (index.column() == ItemTextColumn) {
        const int width = std::max(40, m_view->columnWidth(ItemTextColumn) - 2 * kComparisonEdge);
        return {width, layouts().height(index.data().toString(), width) + 2 * kComparisonPadding};
    }
    int height = layouts().lineStep() + 2 * kComparisonPadding;
    const ShownItem* item = RowsOf<ShownItem>::at(index);
    const bool decided = index.column() == OutcomeColumn && item && item->decision;
    const bool sourced = index.column() == NumberColumn && m_step == Step::KeyFacts;
    if (decided || sourced)
        height += QFontMetrics(themeFont(FontRole::Small)).height() + 4;
    return {columnWidth(index.column()), height};
}

int ComparisonDelegate::columnWidth(int column) const
{
    switch (column) {
    case NumberColumn:
        return QFontMetrics(themeFont(FontRole::Body)).horizontalAdvance(QStringLiteral("0000")) +
               kComparisonEdge;
    case FirstColumn:
    case SecondColumn:
        return badgeSize(BadgeKind::Yes, {}).width() + 3 * kComparisonEdge;
    case OutcomeColumn: {
        int widest = 0;
        for (const BadgeKind kind :
            {BadgeKind::Supporting, BadgeKind::Nonsupporting, BadgeKind::Boundary})
            widest = std::max(widest, badgeSize(kind, {}).width());
        return widest + kComparisonEdge + kSignSize + 32;
    }
    default:
        return 0;
    }
}

} // namespace tandem
