#include "views/metrics/scoreheader.h"

#include "ui/paintedline.h"
#include "ui/theme.h"
#include "views/metrics/scorerows.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kScoreHeaderEdge = 8;
constexpr int kAbove = 6;
constexpr int kHistogram = 20;
constexpr int kBelow = 5;
constexpr int kArrow = 8;

/// Bars from the leading edge: small values stand where reading begins.
void paintHistogram(QPainter* painter, const QRect& area, const ColumnSummary& summary,
    const ThemeColors& colors, Qt::LayoutDirection direction)
{
    painter->fillRect(area.left(), area.bottom(), area.width(), 1, colors.line);
    if (summary.bins.isEmpty())
        return;
    const int most = *std::max_element(summary.bins.cbegin(), summary.bins.cend());
    const double step = double(area.width()) / double(summary.bins.size());
    for (qsizetype i = 0; i < summary.bins.size() && most > 0; ++i) {
        if (summary.bins.at(i) == 0)
            continue;
        const int height = std::max(2, (area.height() - 1) * summary.bins.at(i) / most);
        const int left = area.left() + int(step * double(i));
        const int right = area.left() + int(step * double(i + 1));
        const QRect bar(left, area.bottom() - height, std::max(1, right - left - 1), height);
        painter->fillRect(QStyle::visualRect(direction, area, bar), colors.unmatched);
    }
    if (!summary.mean.value)
        return;
    const double share =
        std::clamp((*summary.mean.value - summary.low) / (summary.high - summary.low), 0.0, 1.0);
    const QRect mean(area.left() + int(share * (area.width() - 2)), area.top(), 2, area.height());
    painter->fillRect(QStyle::visualRect(direction, area, mean), colors.accent);
}

void paintArrow(QPainter* painter, const QRect& area, Qt::SortOrder order, const QColor& color)
{
    const QRectF box = QRectF(area).adjusted(0.5, 1.5, -0.5, -1.5);
    QPainterPath path;
    if (order == Qt::AscendingOrder) {
        path.moveTo(box.bottomLeft());
        path.lineTo(QPointF(box.center().x(), box.top()));
        path.lineTo(box.bottomRight());
    } else {
        path.moveTo(box.topLeft());
        path.lineTo(QPointF(box.center().x(), box.bottom()));
        path.lineTo(box.topRight());
    }
    path.closeSubpath();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(path, color);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

ScoreHeader::ScoreHeader(const ScoreRows* rows, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_rows(rows)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionsMovable(true);
    setFirstSectionMovable(false);
    setSortIndicatorShown(true);
    setMinimumSectionSize(48);
    viewport()->setAttribute(Qt::WA_Hover);
}

QSize ScoreHeader::sizeHint() const
{
    const int words = QFontMetrics(themeFont(FontRole::SmallStrong)).height();
    return {QHeaderView::sizeHint().width(), kAbove + words + 4 + kHistogram + kBelow};
}

void ScoreHeader::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    const QRect all = viewport()->rect();
    const QRect rest(length() - offset(), 0, all.width() - length() + offset(), all.height());
    if (rest.width() <= 0)
        return;
    QPainter painter(viewport());
    const QRect shown = QStyle::visualRect(layoutDirection(), all, rest);
    painter.fillRect(shown, themeColors(this).panel);
    painter.fillRect(shown.left(), shown.bottom(), shown.width(), 1, themeColors(this).line);
}

void ScoreHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    if (!rect.isValid() || logicalIndex >= m_rows->columnCount())
        return;
    const ThemeColors& colors = themeColors(this);
    const Qt::LayoutDirection direction = layoutDirection();
    painter->save();
    painter->fillRect(rect, colors.panel);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colors.line);
    const ColumnSummary* summary = m_rows->summaryOf(logicalIndex);
    const bool isNumber = summary != nullptr;
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == logicalIndex;
    const QFont font = themeFont(FontRole::SmallStrong);
    painter->setFont(font);
    painter->setPen(isSorted ? colors.accent : colors.secondary);
    const QFontMetrics metrics(font);
    QRect words = rect.adjusted(kScoreHeaderEdge, kAbove, -kScoreHeaderEdge, 0);
    words.setHeight(metrics.height());
    const QRect room = words;
    if (isSorted) {
        // Beside the words, on the side away from the edge that they stand at.
        QRect arrow(isNumber ? words.left() : words.right() - kArrow + 1, 0, kArrow, kArrow);
        arrow.moveTop(words.center().y() - kArrow / 2);
        paintArrow(painter, QStyle::visualRect(direction, room, arrow), sortIndicatorOrder(),
            colors.accent);
        words.adjust(isNumber ? kArrow + 4 : 0, 0, isNumber ? 0 : -kArrow - 4, 0);
    }
    const QString text = m_rows->heads().at(logicalIndex).title;
    if (isNumber) // flush to the trailing edge, as the numbers below
        words.setLeft(std::max(words.left(), words.right() - metrics.horizontalAdvance(text)));
    paintLine(painter, QStyle::visualRect(direction, room, words), text, direction);
    if (isNumber) {
        const QRect area(rect.left() + kScoreHeaderEdge, rect.bottom() - kBelow - kHistogram,
            rect.width() - 2 * kScoreHeaderEdge, kHistogram);
        paintHistogram(painter, area, *summary, colors, direction);
    }
    painter->restore();
}

} // namespace tandem
