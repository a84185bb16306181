#include "views/compare/comparisonheader.h"

#include "ui/persondot.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"
#include "views/compare/comparisonrows.h"

#include <QPainter>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kComparisonHeaderEdge = 12;
constexpr int kComparisonHeaderGap = 6;

} // namespace

ComparisonHeader::ComparisonHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
}

void ComparisonHeader::setColors(const QColor& first, const QColor& second)
{
    m_first = first;
    m_second = second;
    viewport()->update();
}

QSize ComparisonHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(),
        QFontMetrics(themeFont(FontRole::SmallStrong)).height() + 12};
}

void ComparisonHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const ThemeColors& colors = themeColors(this);
    painter->fillRect(rect, colors.window);
    painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), colors.line);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colors.line);
    painter->setPen(colors.secondary);
    painter->setFont(themeFont(FontRole::SmallStrong));

    if (section == NumberColumn)
        return;
    const bool person = section == FirstColumn || section == SecondColumn;
    const QRect inner = rect.adjusted(
        person ? 4 : kComparisonHeaderEdge, 0, person ? -4 : -kComparisonHeaderEdge, 0);
    const QColor color = section == FirstColumn    ? m_first
                         : section == SecondColumn ? m_second
                                                   : QColor();
    const int dot = color.isValid() ? personDotDiameter() + kComparisonHeaderGap : 0;
    const QFontMetrics metrics(painter->font());
    const QString text = metrics.elidedText(model()->headerData(section, orientation()).toString(),
        Qt::ElideRight, inner.width() - dot);
    const int width = std::min(inner.width(), dot + metrics.horizontalAdvance(text));
    const Qt::Alignment side = person ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignVCenter;
    const QRect all = QStyle::alignedRect(layoutDirection(), side, {width, inner.height()}, inner);
    const QRect words(all.left() + dot, all.top(), width - dot, all.height());
    painter->drawText(QStyle::visualRect(layoutDirection(), all, words),
        int(Qt::AlignVCenter | Qt::AlignHCenter | Qt::TextSingleLine), text);
    if (dot == 0)
        return;
    const QRect circle(all.left(), all.top(), personDotDiameter(), all.height());
    paintPersonDot(painter, QStyle::visualRect(layoutDirection(), all, circle), color);
}

} // namespace tandem
