#include "ui/chartview.h"

#include "ui/chartbuilder.h"
#include "ui/chartexport.h"
#include "ui/plaintooltip.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAction>
#include <QChart>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>
#include <memory>

namespace tandem {

namespace {

constexpr double kReach = 28.0; ///< px from a point at which the pointer is on it
constexpr double kRing = 6.0;

} // namespace

ChartView::ChartView(QWidget* parent)
    : QChartView(parent)
    , m_copy(new QAction(this))
    , m_save(new QAction(this))
{
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setBackgroundBrush(Qt::NoBrush);
    setStyleSheet(QStringLiteral("background: transparent;"));
    m_copy->setObjectName(QStringLiteral("copyChart"));
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    m_save->setObjectName(QStringLiteral("saveChart"));
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
    rebuild();
}

void ChartView::retranslate()
{
    m_copy->setText(tr("Copy the chart as a picture"));
    m_save->setText(tr("Save the chart…"));
}

void ChartView::rebuild()
{
    const std::unique_ptr<QChart> old(chart()); // a view leaves it to the caller
    setChart(makeChart(m_data, themeColors(this), layoutDirection()).release());
    const bool any = !m_data.isEmpty();
    m_copy->setEnabled(any);
    m_save->setEnabled(any);
    setAccessibleName(m_data.title);
    setAccessibleDescription(chartDescription(m_data));
    viewport()->update();
}

QString ChartView::currentText() const
{
    if (m_current.series < 0)
        return {};
    const ChartSeries& series = m_data.series.at(m_current.series);
    return chartPointText(m_data, series, series.points.at(m_current.point));
}

QPointF ChartView::placeOf(const At& at) const
{
    return chart()->mapToScene(
        chart()->mapToPosition(chartPlace(m_data, at.series, at.point, layoutDirection())));
}

ChartView::At ChartView::nearest(const QPointF& position) const
{
    At best;
    double least = kReach;
    for (qsizetype series = 0; series < m_data.series.size(); ++series) {
        const auto count = m_data.series.at(series).points.size();
        for (qsizetype point = 0; point < count; ++point) {
            const QPointF place = placeOf({series, point});
            // A bar and an area are hit anywhere in their height.
            const QPointF away = place - position;
            const double distance = m_data.kind == ChartKind::Line ? std::hypot(away.x(), away.y())
                                                                   : std::abs(away.x());
            if (distance < least) {
                least = distance;
                best = {series, point};
            }
        }
    }
    return chart()->plotArea().contains(chart()->mapFromScene(position)) ? best : At{};
}

ChartView::At ChartView::beside(const At& at, int step) const
{
    At next = at;
    if (next.series < 0) {
        const bool forward = step > 0;
        next = {forward ? 0 : m_data.series.size() - 1, -1};
        next.point = forward ? -1 : m_data.series.at(next.series).points.size();
    }
    next.point += step;
    while (next.point < 0 || next.point >= m_data.series.at(next.series).points.size()) {
        next.series += step;
        if (next.series < 0 || next.series >= m_data.series.size())
            return at;
        next.point = step > 0 ? 0 : m_data.series.at(next.series).points.size() - 1;
    }
    return next;
}

void ChartView::setCurrent(const At& at)
{
    if (m_current == at)
        return;
    m_current = at;
    viewport()->update();
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
    const bool back = event->key() == Qt::Key_Left;
    if (m_data.isEmpty() || (!back && event->key() != Qt::Key_Right)) {
        QChartView::keyPressEvent(event);
        return;
    }
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setCurrent(beside(m_current, back != mirrored ? -1 : 1));
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
