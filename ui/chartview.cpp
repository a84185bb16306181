#include "ui/chartview.h"

#include "ui/chartaxes.h"
#include "ui/chartbuilder.h"
#include "ui/chartcloud.h"
#include "ui/chartexport.h"
#include "ui/chartheat.h"
#include "ui/chartstyle.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/spoken.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAction>
#include <QChart>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <memory>

namespace tandem {

namespace {

constexpr double kReach = 28.0; ///< px from a point at which the pointer is on it
constexpr double kRing = 6.0;
constexpr int kSpokenPoint = 12; ///< side of a point for screen readers, px
constexpr qsizetype kPages = 10; ///< that page up and down go through all points in

} // namespace

ChartView::ChartView(QWidget* parent)
    : QChartView(parent)
    , m_copy(named(new QAction(this), "copyChart"))
    , m_save(named(new QAction(this), "saveChart"))
{
    setSpoken(this, [this] {
        return Spoken{.role = QAccessible::Chart,
            .parts = int(m_order.size()),
            .part = [this](int number) { return spokenPoint(number); }};
    });
    // Charts take items from the scene whose places an index still remembers.
    scene()->setItemIndexMethod(QGraphicsScene::NoIndex);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setBackgroundBrush(Qt::NoBrush);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    addActions({m_copy, m_save});
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setImage(chartPicture(m_data));
        emit copied();
    });
    connect(m_save, &QAction::triggered, this, &ChartView::saveRequested);
    retranslate();
    rebuild();
}

void ChartView::setData(const ChartData& data)
{
    m_data = data;
    m_current = {};
    orderPoints();
    rebuild();
}

QSize ChartView::minimumSizeHint() const
{
    constexpr QSize kLeast(240, 180);
    if (m_data.isEmpty())
        return kLeast;
    const ChartDress dress = windowDress(themeColors(this));
    return kLeast.expandedTo({0, chartLeastHeight(m_data, dress)});
}

void ChartView::orderPoints()
{
    m_order.clear();
    for (qsizetype series = 0; series < m_data.series.size(); ++series) {
        const auto count = m_data.series.at(series).points.size();
        for (qsizetype point = 0; point < count; ++point) {
            if (m_data.isThere(m_data.series.at(series).points.at(point)))
                m_order += At{series, point};
        }
    }
    if (m_data.stacked) // a stack from its foot, then the next
        std::stable_sort(m_order.begin(), m_order.end(),
            [](const At& first, const At& second) { return first.point < second.point; });
    if (m_data.kind != ChartKind::Scatter)
        return;
    const auto x = [this](
                       const At& at) { return m_data.series.at(at.series).points.at(at.point).x; };
    std::stable_sort(m_order.begin(), m_order.end(),
        [&](const At& first, const At& second) { return x(first) < x(second); });
}

void ChartView::retranslate()
{
    m_copy->setText(tr("Copy chart as image"));
    m_save->setText(tr("Save chart…"));
}

void ChartView::rebuild()
{
    const std::unique_ptr<QChart> old(chart()); // a view leaves it to the caller
    setChart(makeChart(m_data, windowDress(themeColors(this)), layoutDirection()).release());
    connect(chart(), &QChart::plotAreaChanged, this, &ChartView::placePoints);
    placePoints();
    const bool any = !m_data.isEmpty();
    m_copy->setEnabled(any);
    m_save->setEnabled(any);
    setAccessibleName(m_data.title.isEmpty() ? tr("Chart") : m_data.title);
    setAccessibleDescription(chartDescription(m_data));
    updateGeometry();
    viewport()->update();
}

void ChartView::placePoints()
{
    m_places.clear();
    for (qsizetype series = 0; series < m_data.series.size(); ++series)
        m_places += chartPlaces(m_data, series, layoutDirection(), chart()->plotArea().width());
}

QString ChartView::textOf(const At& at) const
{
    const ChartSeries& series = m_data.series.at(at.series);
    return chartPointText(m_data, series, series.points.at(at.point));
}

QString ChartView::currentText() const
{
    return m_current.series < 0 ? QString() : textOf(m_current);
}

SpokenPart ChartView::spokenPoint(int number)
{
    const At at = m_order.at(number);
    QRect area(0, 0, kSpokenPoint, kSpokenPoint);
    area.moveCenter(mapFromScene(placeOf(at)));
    return {textOf(at), area, at == m_current, [this, at] {
                emit pointActivated(ChartPoint(m_data.series.at(at.series).points.at(at.point)));
            }};
}

const ChartPoint* ChartView::currentPoint() const
{
    return m_current.series < 0 ? nullptr
                                : &m_data.series.at(m_current.series).points.at(m_current.point);
}

QTransform ChartView::toScene() const
{
    const QList<QAbstractSeries*> series = chart()->series();
    if (series.isEmpty())
        return {};
    return chartTransform(*chart(), series.first()) * chart()->sceneTransform();
}

QPointF ChartView::placeOf(const At& at) const
{
    return toScene().map(m_places.at(at.series).at(at.point));
}

ChartView::At ChartView::nearest(const QPointF& position) const
{
    if (!chart()->plotArea().contains(chart()->mapFromScene(position)))
        return {};
    At best;
    // Hit anywhere in their squares, or in their height.
    const bool isCells = m_data.kind == ChartKind::HeatMap || m_data.stacked;
    const bool isRows = m_data.kind == ChartKind::Forest; // hit anywhere in their length
    double least = isCells || isRows ? 1e9 : kReach;
    // A bar, a bin and an area are hit anywhere in their height.
    const bool anyHeight = !isCells && !isRows && !m_data.ranks && m_data.kind != ChartKind::Line &&
                           m_data.kind != ChartKind::Scatter;
    const QTransform map = toScene();
    for (const At& at : m_order) {
        const QPointF away = map.map(m_places.at(at.series).at(at.point)) - position;
        const double distance = anyHeight ? std::abs(away.x())
                                : isRows  ? std::abs(away.y())
                                          : std::hypot(away.x(), away.y());
        if (distance < least) {
            least = distance;
            best = at;
        }
    }
    return best;
}

ChartView::At ChartView::beside(const At& at, qsizetype step) const
{
    const qsizetype found = at.series < 0 ? (step > 0 ? -1 : m_order.size()) : m_order.indexOf(at);
    return m_order.at(std::clamp<qsizetype>(found + step, 0, m_order.size() - 1));
}

void ChartView::setCurrent(const At& at)
{
    if (m_current == at)
        return;
    m_current = at;
    viewport()->update();
    if (hasFocus() && at.series >= 0)
        tellCurrentPart(this, int(m_order.indexOf(at)));
    if (at.series < 0) {
        QToolTip::hideText();
        return;
    }
    const QPoint place = mapFromScene(placeOf(at));
    QToolTip::showText(
        viewport()->mapToGlobal(place + QPoint(12, -12)), plainToolTip(currentText()), viewport());
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    QChartView::mouseMoveEvent(event);
    if (!m_data.isEmpty())
        setCurrent(nearest(mapToScene(event->position().toPoint())));
}

void ChartView::leaveEvent(QEvent* event)
{
    setCurrent({});
    QChartView::leaveEvent(event);
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    setCurrent({});
    QChartView::focusOutEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const bool mirrored = chartIsMirrored(m_data, layoutDirection());
    const qsizetype all = m_order.size();
    const qsizetype page = std::max<qsizetype>(1, all / kPages);
    switch (m_data.isEmpty() ? 0 : event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (m_data.kind != ChartKind::Forest)
            break; // scrolls what is around it
        return setCurrent(beside(m_current, event->key() == Qt::Key_Down ? 1 : -1));
    case Qt::Key_Left:
        return setCurrent(beside(m_current, mirrored ? 1 : -1));
    case Qt::Key_Right:
        return setCurrent(beside(m_current, mirrored ? -1 : 1));
    case Qt::Key_PageUp:
        return setCurrent(beside(m_current, -page));
    case Qt::Key_PageDown:
        return setCurrent(beside(m_current, page));
    case Qt::Key_Home:
        return setCurrent(m_order.first());
    case Qt::Key_End:
        return setCurrent(m_order.last());
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const ChartPoint* point = currentPoint())
            return emit pointActivated(ChartPoint(*point));
        break;
    default:
        break;
    }
    QChartView::keyPressEvent(event);
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    QChartView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || m_data.isEmpty())
        return;
    setCurrent(nearest(mapToScene(event->position().toPoint())));
    if (const ChartPoint* point = currentPoint())
        emit pointActivated(ChartPoint(*point));
}

void ChartView::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_copy, m_save});
    menu->popup(event->globalPos());
}

void ChartView::drawForeground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawForeground(painter, rect);
    const ThemeColors& colors = themeColors(this);
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_data.isEmpty()) {
        painter->setFont(themeFont(FontRole::Body));
        painter->setPen(colors.secondary);
        painter->drawText(sceneRect().adjusted(24, 24, -24, -24),
            int(Qt::AlignCenter) | int(Qt::TextWordWrap), m_data.empty);
        return;
    }
    if (m_current.series < 0)
        return;
    painter->setPen(QPen(colors.text, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(placeOf(m_current), kRing, kRing);
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::PaletteChange:
    case QEvent::ApplicationFontChange:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange:
        rebuild();
        break;
    default:
        break;
    }
}

} // namespace tandem
