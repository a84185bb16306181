#include "ui/rows/rowdelegate.h"

#include "ui/paintedline.h"
#include "ui/persondot.h"
#include "ui/progressline.h"
#include "ui/rows/rowpaint.h"
#include "ui/rows/rowsmodel.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kRowSide = 8;
constexpr int kRoom = 12; ///< above and below a line together
constexpr int kRowIndentStep = 20;
constexpr int kBox = 24;
constexpr int kRowBarGap = 3; ///< below the words over it
constexpr int kLeastBar = 24;
constexpr int kMostBar = 48;

QFont cellFont(const RowLook& look)
{
    QFont font = themeFont(look.bold ? FontRole::Strong : FontRole::Body);
    font.setUnderline(look.underlined);
    return font;
}

int marksWidth(const RowLook& look)
{
    int width = look.indent * kRowIndentStep;
    if (look.dot.isValid())
        width += personDotDiameter() + kRowGap;
    if (look.sign.sign != Sign::None)
        width += kRowSign + kRowGap;
    return width;
}

bool hasTick(const QModelIndex& index)
{
    return index.data(Qt::CheckStateRole).isValid();
}

/// Paints what stands before the text, and leaves the rest of `room`.
void paintMarks(QPainter* painter, RowRoom& room, const RowLook& look)
{
    room.takeLeading(look.indent * kRowIndentStep, 0);
    if (look.dot.isValid())
        paintPersonDot(painter, room.takeLeading(personDotDiameter()), look.dot);
    if (look.sign.sign != Sign::None)
        room.paintSignIn(painter, room.takeLeading(kRowSign), look.sign);
}

/// Numbers stand flush with the trailing edge, which is the leading one of the other direction.
Qt::LayoutDirection textSide(Qt::LayoutDirection direction, bool isNumber)
{
    if (!isNumber)
        return direction;
    return direction == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight;
}

/// Paints the second line and a bar, and leaves the line above them.
void paintBelow(QPainter* painter, RowRoom& room, const RowLook& look,
    Qt::LayoutDirection direction, bool isNumber)
{
    const bool hasBar = look.bar && !isNumber;
    const int first = QFontMetrics(cellFont(look)).height();
    const int second = look.below.isEmpty() ? 0 : QFontMetrics(themeFont(FontRole::Small)).height();
    const int whole = first + second + (hasBar ? kRowBarGap + progressLineHeight : 0);
    room.rect.setTop(room.rect.top() + (room.rect.height() - whole) / 2);
    room.setHeight(whole);
    if (hasBar)
        paintRowBar(painter, room.takeBottom(progressLineHeight), *look.bar, direction);
    RowRoom below = room;
    below.rect.setTop(room.rect.top() + first);
    below.setHeight(second);
    painter->setFont(themeFont(FontRole::Small));
    paintLine(painter, below.visual(), look.below, textSide(direction, isNumber));
    room.setHeight(first);
}

/// The text or its badge, and the bar before a number.
void paintCellText(QPainter* painter, RowRoom& room, const RowLook& look, const QString& text,
    Qt::LayoutDirection direction, bool isNumber)
{
    if (look.badge != BadgeKind::None) {
        paintBadge(painter, room.visual(), look.badge, text);
        return;
    }
    painter->setFont(cellFont(look));
    if (look.bar && isNumber) {
        const int words = painter->fontMetrics().horizontalAdvance(text);
        const int free = std::min(room.rect.width() - kRowGap - words, kMostBar);
        if (free >= kLeastBar)
            paintRowBar(painter, room.takeLeading(free), *look.bar, direction);
    }
    paintLine(painter, room.visual(), text, textSide(direction, isNumber));
}

void paintTick(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QStyleOptionViewItem box(option);
    box.features |= QStyleOptionViewItem::HasCheckIndicator;
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    box.rect = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &box, option.widget);
    box.state.setFlag(QStyle::State_HasFocus, false);
    const bool on = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    box.state |= on ? QStyle::State_On : QStyle::State_Off;
    style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
}

} // namespace

int RowDelegate::rowHeight(bool twoLines)
{
    const int line = QFontMetrics(themeFont(FontRole::Body)).height();
    const int small = QFontMetrics(themeFont(FontRole::Small)).height();
    const int badge = badgeSize(BadgeKind::Neutral, {}).height();
    return std::max(line, badge) + kRoom + (twoLines ? small + kRowBarGap + progressLineHeight : 0);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const auto* rows = qobject_cast<const RowsModel*>(index.model());
    if (!rows)
        return {};
    const RowLook look = rows->look(index.row(), index.column());
    const QString text = rows->cellText(index.row(), index.column());
    int width = look.badge == BadgeKind::None ? QFontMetrics(cellFont(look)).horizontalAdvance(text)
                                              : badgeSize(look.badge, text).width();
    width = std::max(width, QFontMetrics(themeFont(FontRole::Small)).horizontalAdvance(look.below));
    if (look.bar && rows->heads().value(index.column()).isNumber)
        width += kMostBar + kRowGap;
    const int box = hasTick(index) ? kBox : 0;
    return {width + marksWidth(look) + box + 2 * kRowSide + 1, rowHeight(rows->hasTwoLines())};
}

void RowDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* rows = qobject_cast<const RowsModel*>(index.model());
    if (!rows)
        return;
    const ThemeColors& colors = themeColors(option.widget);
    const RowLook look = rows->look(index.row(), index.column());
    const QString text = rows->cellText(index.row(), index.column());
    const bool isNumber = rows->heads().value(index.column()).isNumber;
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    painter->save();
    painter->setClipRect(option.rect);
    painter->setLayoutDirection(option.direction);
    paintRow(painter, option, index);
    RowRoom room(option, option.rect.adjusted(kRowSide, 0, -kRowSide, 0));
    if (hasTick(index)) {
        paintTick(painter, option, index);
        room.takeLeading(kBox, 0);
    }
    paintMarks(painter, room, look);
    const auto colorOf = [&](ColorName name, const QColor& usual) {
        return !isEnabled ? colors.disabled : name ? colors.*name : usual;
    };
    if (!look.below.isEmpty() || (look.bar && !isNumber)) {
        painter->setPen(colorOf(look.belowColor, colors.secondary));
        paintBelow(painter, room, look, option.direction, isNumber);
    }
    painter->setPen(colorOf(look.color, colors.text));
    paintCellText(painter, room, look, text, option.direction, isNumber);
    if (look.isTarget)
        paintRowTarget(painter, option);
    painter->restore();
}

} // namespace tandem
