#include "views/overview/statisticsdelegate.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/overview/statisticsmodel.h"

#include <QPainter>

namespace tandem {

namespace {

constexpr int kIndent = 20;

int levelOf(const QModelIndex& index)
{
    return index.data(StatisticsModel::Level).toInt();
}

} // namespace

StatisticsDelegate::StatisticsDelegate(QObject* parent)
    : QStyledItemDelegate(parent)
{
}

void StatisticsDelegate::initStyleOption(
    QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const ThemeColors& colors = themeColors(option->widget);
    option->state &= ~QStyle::State_HasFocus;
    if (index.column() != StatisticsModel::Samples && levelOf(index) == 0) {
        option->font = themeFont(FontRole::Strong);
        option->fontMetrics = QFontMetrics(option->font);
    }
    if (index.column() == StatisticsModel::Samples) {
        option->palette.setColor(QPalette::Text, colors.secondary);
        option->palette.setColor(QPalette::HighlightedText, colors.secondary);
    }
}

void StatisticsDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell(option);
    const int indent = index.column() == StatisticsModel::Label ? levelOf(index) * kIndent : 0;
    if (indent > 0) {
        // The band of a selected row reaches to the edge, the text does not.
        QStyleOptionViewItem band(option);
        band.rect.setWidth(indent);
        band.rect = QStyle::visualRect(option.direction, option.rect, band.rect);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(band.rect, themeColors(option.widget).selection);
        cell.rect = QStyle::visualRect(
            option.direction, option.rect, option.rect.adjusted(indent, 0, 0, 0));
    }
    QStyledItemDelegate::paint(painter, cell, index);
    painter->setPen(themeColors(option.widget).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

} // namespace tandem
