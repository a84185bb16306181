#include "views/overview/drilldowndelegate.h"

#include "ui/paintedline.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/overview/drilldownmodel.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

namespace tandem {

namespace {

constexpr int kPaddingX = 16;
constexpr int kPaddingY = 8;
constexpr int kTextLines = 2;
constexpr qsizetype kLongestLaidOut = 600; ///< more never fits two lines

/// Draws at most kTextLines lines, the last one with an ellipsis where text is left over.
void drawLines(
    QPainter* painter, const QRect& room, const QString& whole, Qt::LayoutDirection direction)
{
    const QString text = whole.left(kLongestLaidOut);
    const int height = painter->fontMetrics().height();
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, painter->font());
    layout.setTextOption(option);
    layout.beginLayout();
    for (int i = 0; i < kTextLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        const bool last = i == kTextLines - 1;
        paintLine(painter, QRect(room.left(), room.top() + i * height, room.width(), height),
            last ? text.mid(line.textStart())
                 : text.mid(line.textStart(), line.textLength()).trimmed(),
            direction);
    }
    layout.endLayout();
}

} // namespace

DrillDownDelegate::DrillDownDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

QSize DrillDownDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    const int height = QFontMetrics(themeFont(FontRole::Small)).height() +
                       kTextLines * QFontMetrics(themeFont(FontRole::Body)).height() +
                       2 * kPaddingY + 4;
    return {200, height};
}

void DrillDownDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem panel(option);
    initStyleOption(&panel, index);
    panel.text.clear();
    panel.state &= ~QStyle::State_HasFocus;
    const QStyle* style = panel.widget ? panel.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &panel, painter, panel.widget);

    const ThemeColors& colors = themeColors(option.widget);
    const QRect room = option.rect.adjusted(kPaddingX, kPaddingY, -kPaddingX, -kPaddingY);
    const QFont small = themeFont(FontRole::Small);
    const QFontMetrics metrics(small);
    painter->save();
    painter->setFont(small);
    painter->setPen(colors.secondary);
    const QRect place(room.left(), room.top(), room.width(), metrics.height());
    paintLine(painter, place, index.data(DrillDownModel::Place).toString(), option.direction);
    painter->setFont(themeFont(FontRole::Body));
    painter->setPen(colors.text);
    drawLines(painter, room.adjusted(0, metrics.height() + 4, 0, 0),
        index.data(Qt::DisplayRole).toString(), option.direction);
    painter->setPen(colors.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

} // namespace tandem
