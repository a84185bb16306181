#include "views/overview/statebar.h"

#include "ui/signs.h"
#include "ui/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

constexpr int kStateBarHeight = 10;
constexpr int kStateSwatch = 10;
constexpr int kStateRadius = 3;
constexpr int kThinnest = 4;

QBrush brushOf(const StatePart& part, const QWidget* widget)
{
    const ThemeColors& colors = themeColors(widget);
    return part.isHatched
               ? hatchBrush(colors.boundary, colors.boundaryBack, widget->devicePixelRatioF())
               : QBrush(colors.*part.color);
}

void clipRound(QPainter& painter, const QRect& area)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(area, kStateRadius, kStateRadius);
    painter.setClipPath(outline);
}

} // namespace

StateBar::StateBar(QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(kStateBarHeight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StateBar::setParts(const QList<StatePart>& parts)
{
    if (parts == m_parts)
        return;
    m_parts = parts;
    update();
}

void StateBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    clipRound(painter, rect());
    painter.fillRect(rect(), themeColors(this).line);
    const auto all = std::accumulate(m_parts.cbegin(), m_parts.cend(), qint64(0),
        [](qint64 sum, const StatePart& part) { return sum + part.count; });
    const auto filled = std::count_if(
        m_parts.cbegin(), m_parts.cend(), [](const StatePart& part) { return part.count > 0; });
    const double room = std::max(0.0, width() - double(filled) * kThinnest);
    double start = 0.0;
    for (const StatePart& part : std::as_const(m_parts)) {
        if (part.count <= 0)
            continue;
        const double end = start + kThinnest + room * double(part.count) / double(all);
        const QRect area(qRound(start), 0, qRound(end) - qRound(start), height());
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), area), brushOf(part, this));
        start = end;
    }
}

StateSwatch::StateSwatch(const StatePart& part, QWidget* parent)
    : QWidget(parent)
    , m_part(part)
{
    setFixedSize(kStateSwatch, kStateSwatch);
}

void StateSwatch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    clipRound(painter, rect());
    painter.fillRect(rect(), brushOf(m_part, this));
}

} // namespace tandem
