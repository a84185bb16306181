#include "ui/textrowgeometry.h"

#include <QStyle>

#include <algorithm>

namespace tandem {

namespace {

constexpr int barWidth = 3;
constexpr int textRowGeometryEdge = 24;
constexpr int narrowEdge = 12;
constexpr int numberGap = 12;
constexpr int controlGap = 16;
constexpr int widestControlGap = 40;
constexpr int hintsGap = 6;
constexpr int narrowRow = 480;
constexpr int headingPadding = 10;

int edgeOf(int rowWidth)
{
    return rowWidth < narrowRow ? narrowEdge : textRowGeometryEdge;
}

int contentHeight(const TextRowMeasures& measures)
{
    const int withMarks = measures.hasMarks ? 2 * measures.lineHeight : 0;
    return std::max({measures.textHeight, measures.control.height(), withMarks});
}

} // namespace

int textRowTextWidth(int rowWidth, const TextRowMeasures& measures, int maximum)
{
    const int control = measures.control.isEmpty() ? 0 : controlGap + measures.control.width();
    const int left = rowWidth - 2 * edgeOf(rowWidth) - measures.numberWidth - numberGap - control;
    return std::clamp(left, 40, std::max(40, maximum));
}

int textRowHeadingWidth(int rowWidth)
{
    return std::max(40, rowWidth - 2 * edgeOf(rowWidth));
}

int textRowHeight(const TextRowMeasures& measures)
{
    const int hints = measures.hintsHeight > 0 ? hintsGap + measures.hintsHeight : 0;
    const int heading =
        measures.headingHeight > 0 ? 2 * headingPadding + measures.headingHeight : 0;
    return heading + 2 * textRowPadding + contentHeight(measures) + hints;
}

TextRowGeometry layOutTextRow(
    const QRect& whole, const TextRowMeasures& measures, Qt::LayoutDirection direction)
{
    TextRowGeometry where;
    QRect rect = whole;
    const int margin = edgeOf(rect.width());
    if (measures.headingHeight > 0) {
        where.heading = QRect(rect.left() + margin, rect.top() + headingPadding,
            rect.width() - 2 * margin, measures.headingHeight);
        rect.setTop(rect.top() + 2 * headingPadding + measures.headingHeight);
    }
    const int top = rect.top() + textRowPadding;
    where.row = rect;
    where.bar = QRect(rect.left(), rect.top(), barWidth, rect.height());
    where.number = QRect(rect.left() + margin, top, measures.numberWidth, measures.lineHeight);
    where.marks = where.number.translated(0, measures.lineHeight);
    where.text =
        QRect(where.number.right() + 1 + numberGap, top, measures.textWidth, measures.textHeight);
    if (measures.hintsHeight > 0) {
        const int y = top + contentHeight(measures) + hintsGap;
        where.hints = QRect(
            where.text.left(), y, rect.right() - margin - where.text.left(), measures.hintsHeight);
    }
    if (!measures.control.isEmpty()) {
        const int textEnd = where.text.right() + 1;
        const int atEdge = rect.right() + 1 - margin - measures.control.width();
        const int x = std::clamp(atEdge, textEnd + controlGap, textEnd + widestControlGap);
        // The control stands on the first line of text, centred to it.
        const int y = top + (measures.lineHeight - measures.control.height()) / 2;
        where.control = QRect(QPoint(x, std::max(y, rect.top() + 4)), measures.control);
        const int half = measures.control.width() / 2;
        where.yes = QRect(where.control.topLeft(), QSize(half, measures.control.height()));
        where.no = where.control.adjusted(half, 0, 0, 0);
    }
    for (QRect* part : {&where.bar, &where.number, &where.marks, &where.text, &where.hints,
             &where.control, &where.yes, &where.no, &where.heading}) {
        if (!part->isNull())
            *part = QStyle::visualRect(direction, whole, *part);
    }
    return where;
}

} // namespace tandem
