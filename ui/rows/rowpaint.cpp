#include "ui/rows/rowpaint.h"

#include "ui/progressline.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QStyle>
#include <QTableView>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kFocusBar = 3;

/// Whether a cell is the first one of its row, as columns stand now.
bool leadsRow(const QAbstractItemView* view, const QModelIndex& index)
{
    const auto* table = qobject_cast<const QTableView*>(view);
    return !table || table->horizontalHeader()->visualIndex(index.column()) == 0;
}

constexpr char kFoundRow[] = "tandemFoundRow";

bool isFoundRow(const QAbstractItemView* view, const QModelIndex& index)
{
    const auto found =
        view ? view->property(kFoundRow).toPersistentModelIndex() : QPersistentModelIndex();
    return found.isValid() && found.row() == index.row() && found.parent() == index.parent();
}

} // namespace

void markFoundRow(QAbstractItemView& view, const QModelIndex& row)
{
    view.setProperty(kFoundRow, QPersistentModelIndex(row));
    view.viewport()->update();
}

QRect RowRoom::turned(const QRect& piece) const
{
    return QStyle::visualRect(direction, whole, piece);
}

QRect RowRoom::takeLeading(int width, int gap)
{
    const QRect piece(rect.left(), rect.top(), width, rect.height());
    rect.setLeft(rect.left() + width + gap);
    return turned(piece);
}

QRect RowRoom::takeTrailing(int width, int gap)
{
    const QRect piece(rect.right() + 1 - width, rect.top(), width, rect.height());
    rect.setRight(rect.right() - width - gap);
    return turned(piece);
}

QRect RowRoom::takeBottom(int height)
{
    const QRect piece(rect.left(), rect.bottom() + 1 - height, rect.width(), height);
    rect.setBottom(rect.bottom() - height);
    return turned(piece);
}

void RowRoom::paintSignIn(QPainter* painter, const QRect& visual, const ColoredSign& sign) const
{
    const QRect place(visual.left(), visual.center().y() - kRowSign / 2, kRowSign, kRowSign);
    paintSign(painter, place, sign.sign, sign.color ? themeColors().*sign.color : QColor());
}

void paintRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const ThemeColors& colors = themeColors(option.widget);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool isFound = isFoundRow(view, index);
    if (isFound)
        painter->fillRect(option.rect, colors.found);
    else if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colors.selection);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, colors.hover);
    painter->fillRect(
        option.rect.left(), option.rect.bottom(), option.rect.width(), 1, colors.line);
    const bool isCurrent = view && view->hasFocus() && view->currentIndex().row() == index.row();
    if ((isFound || isCurrent) && leadsRow(view, index)) {
        const QRect bar(option.rect.left(), option.rect.top(), kFocusBar, option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), colors.accent);
    }
}

void paintRowBar(
    QPainter* painter, const QRect& rect, const RowBar& bar, Qt::LayoutDirection direction)
{
    const ThemeColors& colors = themeColors();
    const QRect line(rect.left(), rect.top() + (rect.height() - progressLineHeight) / 2,
        rect.width(), progressLineHeight);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colors.line);
    painter->drawRoundedRect(line, 2, 2);
    if (bar.share > 0.0 && line.width() > 0) {
        const int width = std::clamp(qRound(bar.share * line.width()),
            std::min(progressLineHeight, line.width()), line.width());
        const int start = std::clamp(qRound(bar.start * line.width()), 0, line.width() - width);
        const QRect part(line.left() + start, line.top(), width, line.height());
        painter->setBrush(bar.hatched ? hatchBrush(colors.boundary, colors.boundaryBack,
                                            painter->device()->devicePixelRatioF())
                                      : QBrush(colors.*bar.color));
        painter->drawRoundedRect(QStyle::visualRect(direction, line, part), 2, 2);
    }
    painter->restore();
}

void paintRowTarget(QPainter* painter, const QStyleOptionViewItem& option)
{
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(themeColors(option.widget).accent);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5), 4, 4);
}

} // namespace tandem
