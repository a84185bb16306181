#include "ui/chartheat.h"

#include "ui/chartbuilder.h"
#include "ui/chartcanvas.h"
#include "ui/chartcloud.h"
#include "ui/chartnumber.h"
#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QCategoryAxis>
#include <QChart>
#include <QFontMetricsF>
#include <QPainter>
#include <QScatterSeries>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr double kAboveHeatGrid = 3.5;
constexpr qsizetype kMostColumnNames = 4;    ///< side by side; more are turned
constexpr double kLongestColumnName = 120.0; ///< of turned ones, px
constexpr double kLongestRowName = 220.0;    ///< of a forest plot, px
constexpr double kForestNames = 0.34;        ///< of the width of a picture
constexpr double kRoomOfRowName = 12.0;      ///< around a name that Qt neither cuts nor hides, px
constexpr double kLargestFoot = 0.4;         ///< of a chart's height, which an axis may take
constexpr int kCaptionLines = 2;
constexpr double kStrongest = 0.6;  ///< opacity at 1 and -1: words on it stay readable
constexpr double kLeastScale = 0.6; ///< of the numbers in cells, before there are none
constexpr double kCellMargins = 4.0;

QColor heatColor(double value, const ThemeColors& colors)
{
    QColor fill = value < 0.0 ? colors.linkStyle : colors.accent;
    fill.setAlphaF(float(kStrongest * std::min(1.0, std::abs(value))));
    return fill;
}

qsizetype heatColumnCount(const ChartData& data)
{
    qsizetype columns = 0;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points)
            columns = std::max(columns, qsizetype(point.x) + 1);
    }
    return columns;
}

QStringList heatColumnNames(const ChartData& data)
{
    QStringList names(heatColumnCount(data));
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points)
            names[qsizetype(point.x)] = point.label;
    }
    return names;
}

/// A name in the middle of each unit from 0 on.
QCategoryAxis* unitAxis(const QStringList& names)
{
    auto* axis = new QCategoryAxis;
    axis->setRange(0.0, double(names.size()));
    axis->setStartValue(0.0);
    for (qsizetype i = 0; i < names.size(); ++i) {
        QString name = chartLegendLabel(names.at(i));
        while (axis->categoriesLabels().contains(name)) // it drops one that it has already
            name += QChar(0x200B);
        axis->append(name, double(i + 1));
    }
    return axis;
}

} // namespace

QStringList turnedNames(QStringList names, const QFont& font)
{
    const QFontMetricsF metrics(font);
    for (QString& name : names)
        name = metrics.elidedText(name.simplified(), Qt::ElideMiddle, kLongestColumnName);
    return names;
}

double heightAbove(double foot)
{
    return foot / kLargestFoot;
}

QValueAxis* heatRowAxis(const ChartData& data)
{
    QStringList names;
    for (const ChartSeries& series : data.series)
        names.prepend(series.name);
    return unitAxis(names);
}

QValueAxis* heatColumnAxis(const ChartData& data, const ChartDress& dress)
{
    QStringList names = heatColumnNames(data);
    const bool isTurned = names.size() > kMostColumnNames;
    QCategoryAxis* axis = unitAxis(isTurned ? turnedNames(names, dress.small) : names);
    if (isTurned) {
        axis->setLabelsAngle(kTurned);
        axis->setTruncateLabels(false);
    }
    return axis;
}

QValueAxis* forestRowAxis(const ChartData& data, const ChartDress& dress)
{
    const QFontMetricsF metrics(dress.small);
    const double room = dress.width > 0.0 ? kForestNames * dress.width : kLongestRowName;
    QStringList names;
    for (const ChartPoint& point : data.series.first().points)
        names.prepend(metrics.elidedText(point.label.simplified(), Qt::ElideMiddle, room));
    return unitAxis(names);
}

int rowsLeastHeight(const ChartData& data, const ChartDress& dress)
{
    const QFontMetricsF metrics(dress.small);
    const bool isForest = data.kind == ChartKind::Forest;
    const QStringList names = isForest ? QStringList() : heatColumnNames(data);
    const qsizetype rowCount = isForest ? data.series.first().points.size() : data.series.size();
    double foot = metrics.height();
    if (names.size() > kMostColumnNames) {
        for (const QString& name : turnedNames(names, dress.small))
            foot = std::max(foot, metrics.horizontalAdvance(name));
    }
    foot += kRoomOfRowName;
    // Qt reckons with one row more than there are.
    const double rows = double(rowCount + 1) * (metrics.height() + kRoomOfRowName);
    const double caption = kCaptionLines * (QFontMetricsF(dress.strong).height() + kRoomOfRowName);
    return int(std::ceil(std::max(rows + foot, heightAbove(foot)) + caption));
}

ChartHeat::ChartHeat(
    QChart& chart, QAbstractSeries* domain, const ChartData& data, const ChartDress& dress)
    : QGraphicsObject(&chart)
    , m_chart(chart)
    , m_domain(domain)
    , m_font(dress.small)
    , m_ink(dress.colors.text)
    , m_line(dress.colors.line)
{
    setZValue(kAboveHeatGrid);
    const qsizetype columns = heatColumnCount(data);
    for (qsizetype row = 0; row < data.series.size(); ++row) {
        const double bottom = double(data.series.size() - row - 1);
        QList<Cell> cells;
        for (qsizetype column = 0; column < columns; ++column)
            cells.append({QRectF(double(column), bottom, 1.0, 1.0), Qt::transparent,
                QString(QChar(0x2013))});
        for (const ChartPoint& point : data.series.at(row).points) {
            Cell& cell = cells[qsizetype(point.x)];
            cell.fill = heatColor(point.y, dress.colors);
            cell.text = chartNumber(point.y, data.decimals);
        }
        m_cells += cells;
    }
    connect(&chart, &QChart::plotAreaChanged, this, [this] {
        prepareGeometryChange();
        update();
    });
}

QRectF ChartHeat::boundingRect() const
{
    return m_chart.plotArea();
}

/// All numbers in one size in which the widest fits its cell; none where it would be too small to
/// read, since numbers in some cells look like a choice.
std::optional<QFont> ChartHeat::numberFont(const QTransform& map) const
{
    const QFontMetricsF metrics(m_font);
    double scale = 1.0;
    for (const Cell& cell : std::as_const(m_cells)) {
        const QRectF place = map.mapRect(cell.place);
        scale =
            std::min({scale, (place.width() - kCellMargins) / metrics.horizontalAdvance(cell.text),
                place.height() / metrics.height()});
    }
    if (scale < kLeastScale)
        return std::nullopt;
    QFont font = m_font;
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, int(font.pixelSize() * scale)));
    else
        font.setPointSizeF(font.pointSizeF() * scale);
    return font;
}

void ChartHeat::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const QTransform map = chartTransform(m_chart, m_domain);
    const std::optional<QFont> font = numberFont(map);
    painter->setFont(font.value_or(m_font));
    for (const Cell& cell : std::as_const(m_cells)) {
        const QRectF place = map.mapRect(cell.place);
        painter->setPen(QPen(m_line, 1));
        painter->setBrush(cell.fill);
        painter->drawRect(place);
        if (!font)
            continue;
        painter->setPen(m_ink);
        painter->drawText(place, Qt::AlignCenter, cell.text);
    }
}

void addHeatMap(const ChartCanvas& canvas)
{
    auto* domain = new QScatterSeries; // without points: it stands for the axes
    canvas.attach(domain, false);
    new ChartHeat(canvas.chart, domain, canvas.data, canvas.dress); // the chart owns it
}

} // namespace tandem
