#include "ui/chartinscriptions.h"

#include "ui/chartcanvas.h"
#include "ui/chartcloud.h"
#include "ui/themecolors.h"

#include <QChart>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

constexpr double kAbovePieces = 6.0; ///< of the chart
constexpr double kMarginOfWords = 3.0;
constexpr double kLongestLine = 1000.0;
constexpr int kWrapped = int(Qt::AlignCenter) | int(Qt::TextWordWrap);

} // namespace

ChartInscriptions::ChartInscriptions(const ChartCanvas& canvas, QAbstractSeries* domain)
    : QGraphicsObject(&canvas.chart)
    , m_chart(canvas.chart)
    , m_domain(domain)
    , m_font(canvas.dress.small)
    , m_color(canvas.colors.text)
    , m_back(canvas.colors.panel)
    , m_mirrored(canvas.mirrored())
{
    setZValue(kAbovePieces);
    m_back.setAlphaF(0.85F);
    if (canvas.data.stacked && canvas.data.namesPoints)
        addPieces(canvas);
    addLines(canvas);
    connect(&m_chart, &QChart::plotAreaChanged, this, [this] { prepareGeometryChange(); });
}

void ChartInscriptions::addPieces(const ChartCanvas& canvas)
{
    for (qsizetype i = 0; i < canvas.data.series.size(); ++i) {
        const ChartSeries& series = canvas.data.series.at(i);
        const QList<QPointF> places = chartPlaces(canvas.data, i, canvas.direction);
        for (qsizetype point = 0; point < places.size(); ++point) {
            const ChartPoint& one = series.points.at(point);
            if (canvas.data.isThere(one) && one.y > 0.0)
                m_words.append({one.words.isEmpty() ? series.name : one.words, places.at(point),
                    QSizeF(chartBarWidth(canvas.data, 0.0), one.y)});
        }
    }
}

void ChartInscriptions::addLines(const ChartCanvas& canvas)
{
    const auto last = double(canvas.data.series.first().points.size()) - 0.5;
    for (const auto& line : std::array{canvas.data.reference, canvas.data.secondReference}) {
        if (line && line->beside)
            m_words.append({line->label, QPointF(m_mirrored ? last : -0.5, line->y), QSizeF()});
    }
}

QRectF ChartInscriptions::boundingRect() const
{
    return m_chart.plotArea();
}

void ChartInscriptions::write(QPainter& painter, const QString& text, const QRectF& place) const
{
    painter.fillRect(place, m_back);
    painter.drawText(place, kWrapped | int(Qt::TextDontClip), text);
}

void ChartInscriptions::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const QTransform map = chartTransform(m_chart, m_domain);
    const QFontMetricsF metrics(m_font);
    painter->setFont(m_font);
    painter->setPen(m_color);
    for (const Words& words : std::as_const(m_words)) {
        QRectF room = map.mapRect(QRectF(QPointF(), words.room));
        room.setWidth(std::min(room.width(), kWidestBar));
        const bool isPiece = !words.room.isEmpty();
        const QSizeF size =
            metrics
                .boundingRect(
                    QRectF(0.0, 0.0, isPiece ? room.width() - 2.0 * kMarginOfWords : kLongestLine,
                        kLongestLine),
                    kWrapped, words.text)
                .size();
        QRectF place(0.0, 0.0, size.width() + 2.0 * kMarginOfWords, size.height());
        const QPointF at = map.map(words.middle);
        if (!isPiece) {
            place.moveBottomLeft(at + QPointF(kMarginOfWords, -1.0));
            if (m_mirrored)
                place.moveBottomRight(at + QPointF(-kMarginOfWords, -1.0));
            write(*painter, words.text, place);
            continue;
        }
        place.moveCenter(at);
        // A piece that has no room for its words keeps them for its tool tip.
        if (place.width() <= room.width() && place.height() <= room.height())
            write(*painter, words.text, place);
    }
}

} // namespace tandem
