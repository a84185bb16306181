#include "ui/chartbuilder.h"

#include "ui/chartcanvas.h"
#include "ui/chartcloud.h"
#include "ui/chartlegend.h"
#include "ui/chartstyle.h"
#include "ui/chartwhiskers.h"
#include "ui/themecolors.h"

#include <QChart>
#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsObject>
#include <QGraphicsTextItem>
#include <QGuiApplication>
#include <QLegendMarker>
#include <QLineSeries>
#include <QList>
#include <QLocale>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

class QAbstractSeries;

namespace tandem {

/// Words in a chart of bars: what a piece of a stack is, where it has room for that, and what a
/// line says, at its beginning.
class ChartInscriptions final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartInscriptions)

public:
    /// Owned by the chart; `domain` is one of its series, with the axes of the bars.
    ChartInscriptions(const ChartCanvas& canvas, QAbstractSeries* domain);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option,
        QWidget* widget = nullptr) override;

private:
    /// A text, and where it stands in the units of the axes.
    struct Words
    {
        QString text;
        QPointF middle; ///< of a piece; of a line its beginning
        QSizeF room;    ///< of a piece that is as wide as may be; empty of a line
    };

    void addPieces(const ChartCanvas& canvas);
    void addLines(const ChartCanvas& canvas);
    void write(QPainter& painter, const QString& text, const QRectF& place) const;

    QChart& m_chart;
    QAbstractSeries* m_domain;
    QFont m_font;
    QColor m_color;
    QColor m_back;
    bool m_mirrored;
    QList<Words> m_words;
};

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

/// Title and subtitle above a chart, as plain text that wraps; it makes room for itself in the
/// chart's margins. A QChart's own title is markup of one font that is cut off.
class ChartCaption final : public QGraphicsObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartCaption)

public:
    /// Owned by the chart.
    ChartCaption(QChart& chart, const ChartData& data, const ChartDress& dress);

    /// Leaves this much free below the chart, for a legend.
    void setFoot(double height);

    QRectF boundingRect() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget* = nullptr) override {}

private:
    QGraphicsTextItem* addText(const QString& text, const QFont& font, const QColor& color);
    void layOut();

    QChart& m_chart;
    QList<QGraphicsTextItem*> m_texts;
    double m_foot = 0.0;
};

namespace {

constexpr int kMargin = 4;
constexpr qsizetype kChartCaptionLongest = 400;

/// A sentence of the window's language reads in its direction though it begins with a name such as
/// "Pearson r"; one without a word of it reads in its own.
Qt::LayoutDirection directionOf(const QString& text)
{
    const bool hasRightToLeft = std::any_of(text.begin(), text.end(), [](QChar letter) {
        return letter.direction() == QChar::DirR || letter.direction() == QChar::DirAL;
    });
    return text.isRightToLeft() ||
                   (hasRightToLeft && QGuiApplication::layoutDirection() == Qt::RightToLeft)
               ? Qt::RightToLeft
               : Qt::LeftToRight;
}

} // namespace

ChartCaption::ChartCaption(QChart& chart, const ChartData& data, const ChartDress& dress)
    : QGraphicsObject(&chart)
    , m_chart(chart)
{
    setFlag(QGraphicsItem::ItemHasNoContents);
    if (!data.title.isEmpty())
        m_texts += addText(data.title, dress.strong, dress.colors.text);
    if (!data.subtitle.isEmpty())
        m_texts += addText(data.subtitle, dress.small, dress.colors.secondary);
    connect(&chart, &QGraphicsWidget::geometryChanged, this, &ChartCaption::layOut);
    layOut();
}

QGraphicsTextItem* ChartCaption::addText(
    const QString& text, const QFont& font, const QColor& color)
{
    auto* item = new QGraphicsTextItem(this);
    item->setFont(font);
    item->setDefaultTextColor(color);
    item->document()->setDocumentMargin(1);
    QTextOption option(Qt::AlignHCenter);
    option.setTextDirection(directionOf(text));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    item->document()->setDefaultTextOption(option);
    item->setPlainText(text.left(kChartCaptionLongest));
    return item;
}

void ChartCaption::setFoot(double height)
{
    m_foot = height;
    layOut();
}

void ChartCaption::layOut()
{
    const double width = m_chart.size().width() - 2 * kMargin;
    double top = kMargin;
    if (width > 0) {
        for (QGraphicsTextItem* text : std::as_const(m_texts)) {
            text->setTextWidth(width);
            text->setPos(kMargin, top);
            top += text->boundingRect().height();
        }
    }
    const QMargins margins(
        kMargin, int(std::ceil(top)) + kMargin, kMargin, int(std::ceil(m_foot)) + kMargin);
    if (m_chart.margins() != margins)
        m_chart.setMargins(margins);
}

namespace {

constexpr double kBarWidth = 0.5;    ///< of the room of a category, all series together
constexpr double kDodge = 0.5;       ///< of the room of a point, all series together
constexpr double kFewestRooms = 8.0; ///< side by side, in which points are set apart
constexpr int kMostBelow = 3;        ///< names in a legend below the chart; more stand beside it

void dressChart(QChart& chart, const ChartData& data, const ChartDress& dress, bool mirrored)
{
    chart.setBackgroundVisible(false);
    chart.setPlotAreaBackgroundVisible(false);
    chart.setDropShadowEnabled(false);
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setLocalizeNumbers(true);
    chart.setLocale(QLocale());
    QLegend* legend = chart.legend();
    const bool below = chartLegendNames(data).size() <= kMostBelow;
    legend->setAlignment(below ? Qt::AlignBottom : mirrored ? Qt::AlignLeft : Qt::AlignRight);
    // Markers of bars in that shape come without their colour.
    if (data.kind != ChartKind::Bars)
        legend->setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend->setFont(dress.small);
    legend->setLabelColor(dress.colors.secondary);
    legend->setVisible(false);
}

void addReference(
    const ChartCanvas& canvas, const std::optional<ChartLine>& line, Qt::PenStyle style)
{
    const ChartData& data = canvas.data;
    if (!line)
        return;
    double from = 0.5;
    double to = double(data.series.first().points.size()) + 0.5;
    if (data.kind == ChartKind::Bars) {
        from -= 1.0;
        to -= 1.0;
    } else if (data.kind != ChartKind::Sorted) {
        from = canvas.axes.left;
        to = canvas.axes.right;
    }
    canvas.addPath({QPointF(from, line->y), QPointF(to, line->y)},
        QPen(canvas.colors.boundary, 1.5, style), line->beside ? QString() : line->label);
}

} // namespace

double chartDodgeRoom(const ChartData& data)
{
    if (data.kind != ChartKind::Line || data.series.size() < 2 || data.wholeX)
        return 0.0;
    QList<double> places;
    bool anyInterval = false;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            places += point.x;
            anyInterval = anyInterval || point.interval;
        }
    }
    if (!anyInterval)
        return 0.0;
    std::sort(places.begin(), places.end());
    double least = 0.0;
    for (qsizetype i = 1; i < places.size(); ++i) {
        const double gap = places.at(i) - places.at(i - 1);
        if (gap > 0.0 && (least == 0.0 || gap < least))
            least = gap;
    }
    // Few places that lie far apart must not draw points away from where they belong.
    const double range = places.isEmpty() ? 0.0 : places.last() - places.first();
    return std::min(least, range / kFewestRooms);
}

std::unique_ptr<QChart> makeChart(
    const ChartData& data, const ChartDress& dress, Qt::LayoutDirection direction)
{
    auto chart = std::make_unique<QChart>();
    dressChart(*chart, data, dress, chartIsMirrored(data, direction));
    auto* caption = new ChartCaption(*chart, data, dress); // the chart owns it
    if (data.isEmpty())
        return chart;
    ChartCanvas canvas{*chart, data, dress, direction};
    canvas.axes = addChartAxes(*chart, data, dress, direction);
    switch (data.kind) {
    case ChartKind::Bars:
        addBars(canvas);
        break;
    case ChartKind::Forest:
        addForest(canvas);
        break;
    case ChartKind::Line:
        addLines(canvas);
        break;
    case ChartKind::Sorted:
        addSorted(canvas);
        break;
    case ChartKind::Scatter:
        addScatter(canvas);
        break;
    case ChartKind::Histogram:
        addHistogram(canvas);
        break;
    case ChartKind::HeatMap:
        addHeatMap(canvas);
        break;
    }
    addReference(canvas, data.reference, Qt::DashLine);
    addReference(canvas, data.secondReference, Qt::DotLine);
    if (ChartWhiskers::isFor(data))
        new ChartWhiskers(canvas, chart->series().first()); // the chart owns it
    if (data.kind == ChartKind::Bars && !data.ranks)
        new ChartInscriptions(canvas, chart->series().first()); // the chart owns it
    const bool hasLegend = !chartLegendNames(data).isEmpty();
    if (hasLegend && dress.width > 0.0) {
        const auto* legend = new ChartLegend(*chart, dress, direction); // owned, too
        caption->setFoot(legend->height());
    } else {
        chart->legend()->setVisible(hasLegend);
    }
    return chart;
}

QStringList chartLegendNames(const ChartData& data)
{
    QStringList names;
    if (data.kind == ChartKind::HeatMap)
        return names;
    if (data.series.size() > 1) {
        for (const ChartSeries& series : data.series)
            names += series.name;
    }
    // Lines without a name say nothing in the legend.
    for (const auto& line : {data.reference, data.secondReference}) {
        if (line && !line->label.isEmpty() && !line->beside)
            names += line->label;
    }
    for (const ChartMark& mark : data.marks)
        names += mark.label;
    if (data.fit)
        names += {data.fit->bandLabel, data.fit->lineLabel};
    return names;
}

bool chartIsMirrored(const ChartData& data, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft && data.kind == ChartKind::Bars;
}

QList<QPointF> chartPlaces(
    const ChartData& data, qsizetype series, Qt::LayoutDirection direction, double plotWidth)
{
    const QList<ChartPoint>& points = data.series.at(series).points;
    const auto sets = double(data.series.size());
    const double aside = (double(series) + 0.5) / sets - 0.5;
    const double dodged = data.kind == ChartKind::Line ? chartDodgeRoom(data) * kDodge * aside : 0;
    const auto last = double(data.series.first().points.size() - 1);
    // Of a stack: what stands below the series' pieces.
    const auto below = [&](qsizetype point) {
        double sum = 0.0;
        for (qsizetype i = 0; data.stacked && i < series; ++i) {
            const double y = data.series.at(i).points.value(point).y;
            sum += std::isnan(y) ? 0.0 : y;
        }
        return sum;
    };
    const double barWidth = chartBarWidth(data, plotWidth);
    QList<QPointF> places;
    places.reserve(points.size());
    for (qsizetype i = 0; i < points.size(); ++i) {
        double x = points.at(i).x + dodged;
        if (data.kind == ChartKind::Sorted) {
            x = double(i + 1);
        } else if (data.kind == ChartKind::Bars) {
            x = double(i) + (data.stacked ? 0.0 : barWidth * aside);
            x = chartIsMirrored(data, direction) ? last - x : x;
        }
        if (data.kind == ChartKind::Forest) { // the first row on top
            places += QPointF(points.at(i).y, last - double(i) + 0.5);
            continue;
        }
        const bool isCell = data.kind == ChartKind::HeatMap; // the first row on top
        places += QPointF(isCell ? points.at(i).x + 0.5 : x, isCell ? sets - double(series) - 0.5
                                                             : data.stacked
                                                                 ? below(i) + points.at(i).y / 2.0
                                                                 : points.at(i).y);
    }
    return places;
}

double chartBarWidth(const ChartData& data, double plotWidth)
{
    // Ranks are dots, which stand apart.
    if (data.kind != ChartKind::Bars || data.ranks || data.series.isEmpty() || plotWidth <= 0.0)
        return kBarWidth;
    const auto rooms = double(std::max<qsizetype>(data.series.first().points.size(), 1));
    const double sets = data.stacked ? 1.0 : double(data.series.size());
    return std::min(kBarWidth, kWidestBar * sets * rooms / plotWidth);
}

} // namespace tandem

#include "ui/chartbuilder.moc"
