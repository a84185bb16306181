#include "ui/chartlegend.h"

#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QAreaSeries>
#include <QChart>
#include <QFontMetricsF>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QTextDocumentFragment>

#include <algorithm>

namespace tandem {

namespace {

constexpr double kLegendSide = 4.0; ///< at either end of a line, px
constexpr double kMarkRoom = 22.0;  ///< before a name
constexpr double kMiddleOfMark = 9.0;
constexpr double kBetweenNames = 10.0;
constexpr double kMarkSize = 8.0;
constexpr double kHalfOfLine = 8.0; ///< the mark of a line

} // namespace

ChartLegend::ChartLegend(QChart& chart, const ChartDress& dress, Qt::LayoutDirection direction)
    : QGraphicsObject(&chart)
    , m_chart(chart)
    , m_font(dress.small)
    , m_color(dress.colors.secondary)
    , m_isMirrored(direction == Qt::RightToLeft)
    , m_width(dress.width - 2.0 * kLegendSide)
{
    const QList<QLegendMarker*> markers = chart.legend()->markers();
    for (QLegendMarker* marker : markers) {
        if (marker->series()->property(kInLegend).toBool() && !marker->label().isEmpty())
            m_entries.append(entryOf(*marker));
    }
    arrange(dress);
}

ChartLegend::Entry ChartLegend::entryOf(QLegendMarker& marker)
{
    // Qt Charts reads every text as HTML.
    Entry entry{QTextDocumentFragment::fromHtml(marker.label()).toPlainText(), {}, marker.brush(),
        marker.pen(), {}};
    QAbstractSeries* series = marker.series();
    if (const auto* dots = qobject_cast<const QScatterSeries*>(series)) {
        entry.mark = chartMarkerPath(dots->markerShape(), kMarkSize);
        entry.brush = dots->color();
        entry.pen = QPen(Qt::NoPen);
    } else if (const auto* line = qobject_cast<const QLineSeries*>(series)) {
        entry.pen = line->pen();
    } else {
        entry.mark.addRect(-kMarkSize / 2.0, -kMarkSize / 2.0, kMarkSize, kMarkSize);
        if (const auto* area = qobject_cast<const QAreaSeries*>(series)) {
            entry.brush = area->brush();
            entry.pen = area->pen();
        }
    }
    return entry;
}

QList<QRectF> ChartLegend::places(const QStringList& names, const ChartDress& dress)
{
    const QFontMetricsF metrics(dress.small);
    const double most = dress.width - 2.0 * kLegendSide;
    const double height = metrics.height() + 2.0;
    QList<QRectF> places;
    QPointF next;
    for (const QString& name : names) {
        const double width = std::min(kMarkRoom + metrics.horizontalAdvance(name) + 2.0, most);
        if (next.x() > 0.0 && next.x() + width > most)
            next = QPointF(0.0, next.y() + height);
        places += QRectF(next, QSizeF(width, height));
        next.rx() += width + kBetweenNames;
    }
    return places;
}

double ChartLegend::heightOf(const QStringList& names, const ChartDress& dress)
{
    return names.isEmpty() ? 0.0 : places(names, dress).last().bottom();
}

/// Each line in the middle.
void ChartLegend::arrange(const ChartDress& dress)
{
    QStringList names;
    for (const Entry& entry : std::as_const(m_entries))
        names += entry.name;
    const QList<QRectF> all = places(names, dress);
    m_height = heightOf(names, dress);
    const QFontMetricsF metrics(m_font);
    for (qsizetype i = 0; i < all.size(); ++i) {
        double end = 0.0;
        for (const QRectF& other : all)
            end = other.top() == all.at(i).top() ? std::max(end, other.right()) : end;
        QRectF& place = m_entries[i].place;
        place = all.at(i).translated((m_width - end) / 2.0, 0.0);
        if (m_isMirrored)
            place.moveRight(m_width - place.left());
        m_entries[i].name =
            metrics.elidedText(m_entries.at(i).name, Qt::ElideMiddle, place.width() - kMarkRoom);
    }
}

QRectF ChartLegend::boundingRect() const
{
    return {kLegendSide, m_chart.size().height() - height() - kLegendSide, m_width, height()};
}

void ChartLegend::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const QPointF corner = boundingRect().topLeft();
    painter->setFont(m_font);
    for (const Entry& entry : std::as_const(m_entries)) {
        const QRectF place = entry.place.translated(corner);
        const double mark =
            m_isMirrored ? place.right() - kMiddleOfMark : place.left() + kMiddleOfMark;
        const QPointF middle(mark, place.center().y());
        painter->setPen(entry.pen);
        painter->setBrush(entry.brush);
        if (entry.mark.isEmpty())
            painter->drawLine(
                middle - QPointF(kHalfOfLine, 0.0), middle + QPointF(kHalfOfLine, 0.0));
        else
            painter->drawPath(entry.mark.translated(middle));
        painter->setPen(m_color);
        const QRectF name = m_isMirrored ? place.adjusted(0.0, 0.0, -kMarkRoom, 0.0)
                                         : place.adjusted(kMarkRoom, 0.0, 0.0, 0.0);
        painter->drawText(name,
            int(m_isMirrored ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignVCenter) |
                int(Qt::TextDontClip),
            entry.name);
    }
}

} // namespace tandem
