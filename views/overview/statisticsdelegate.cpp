#include "views/overview/statisticsdelegate.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/overview/leadingroom.h"
#include "views/overview/statisticsmodel.h"

#include <QPainter>

namespace tandem {

namespace {

constexpr int kIndent = 20;

int indentLevelOf(const QModelIndex& index)
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
    if (index.column() != StatisticsModel::Samples && indentLevelOf(index) == 0) {
        option->font = themeFont(FontRole::Strong);
        option->fontMetrics = QFontMetrics(option->font);
    }
    if (index.column() == StatisticsModel::Label && indentLevelOf(index) > 0)
        reserveLeading(option, indentLevelOf(index) * kIndent);
    if (index.column() == StatisticsModel::Samples) {
        option->palette.setColor(QPalette::Text, colors.secondary);
        option->palette.setColor(QPalette::HighlightedText, colors.secondary);
    }
}

void StatisticsDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    painter->setPen(themeColors(option.widget).line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

} // namespace tandem
