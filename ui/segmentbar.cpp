#include "ui/segmentbar.h"

#include "ui/plaintooltip.h"
#include "ui/signs.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

constexpr qreal segmentBarRadius = 7;
constexpr int narrowest = 6; // a part with items is never too thin to be seen

QColor backOf(BadgeKind kind)
{
    const ThemeColors& colors = themeColors();
    switch (kind) {
    case BadgeKind::Supporting:
    case BadgeKind::Yes:
    case BadgeKind::Closed:
    case BadgeKind::Settled:
        return colors.yesBack;
    case BadgeKind::Boundary:
    case BadgeKind::Warning:
    case BadgeKind::Unsure:
        return colors.boundaryBack;
    default:
        return colors.noBack;
    }
}

qint64 totalOf(const QList<Segment>& segments)
{
    return std::accumulate(
        segments.begin(), segments.end(), qint64(0), [](qint64 sum, const Segment& segment) {
            return sum + std::max<qint64>(0, segment.count);
        });
}

void paintBoundary(QPainter* painter, const QRect& area, const QColor& back)
{
    const ThemeColors& colors = themeColors();
    QColor stripe = colors.boundary;
    stripe.setAlphaF(colors.dark ? 0.22F : 0.16F);
    painter->fillRect(area, back);
    painter->setBrushOrigin(area.topLeft());
    painter->fillRect(
        area, hatchBrush(stripe, Qt::transparent, painter->device()->devicePixelRatioF()));
}

} // namespace

SegmentBar::SegmentBar(QWidget* parent)
    : QWidget(parent)
{
    setSpoken(this, [this] {
        const auto part = [this](int segment) {
            return SpokenPart{wordsOf(m_segments.at(segment)), segmentRect(segment),
                m_interactive && segment == m_current,
                m_interactive ? [this, segment] { emit segmentActivated(segment); }
                              : std::function<void()>()};
        };
        return Spoken{.parts = int(m_segments.size()), .part = part};
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SegmentBar::setSegments(const QList<Segment>& segments)
{
    m_segments = segments;
    m_current = std::clamp<int>(m_current, 0, std::max(0, int(segments.size()) - 1));
    describe();
    update();
}

void SegmentBar::setInteractive(bool interactive)
{
    m_interactive = interactive;
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(interactive ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

QString SegmentBar::wordsOf(const Segment& segment) const
{
    return tr("%1 %2", "count, label").arg(locale().toString(segment.count), segment.label);
}

void SegmentBar::describe()
{
    QStringList parts;
    for (const Segment& segment : std::as_const(m_segments))
        parts += wordsOf(segment);
    setAccessibleName(parts.join(QStringLiteral(", ")));
}

QRect SegmentBar::segmentRect(int segment) const
{
    const qint64 total = totalOf(m_segments);
    if (segment < 0 || segment >= m_segments.size() || total <= 0 || m_segments[segment].count <= 0)
        return {};
    const auto filled = std::count_if(
        m_segments.begin(), m_segments.end(), [](const Segment& s) { return s.count > 0; });
    const double room = std::max<double>(0, width() - double(filled) * narrowest);
    double x = 0;
    for (int i = 0; i < segment; ++i) {
        if (m_segments[i].count > 0)
            x += narrowest + room * double(m_segments[i].count) / double(total);
    }
    const double part = narrowest + room * double(m_segments[segment].count) / double(total);
    const int left = qRound(x);
    const QRect area(left, 0, qRound(x + part) - left, height());
    return QStyle::visualRect(layoutDirection(), rect(), area);
}

QSize SegmentBar::sizeHint() const
{
    return {320, QFontMetrics(themeFont(FontRole::SmallStrong)).height() + 10};
}

QSize SegmentBar::minimumSizeHint() const
{
    return {80, sizeHint().height()};
}

void SegmentBar::paintSegment(QPainter* painter, int number) const
{
    const Segment& segment = m_segments[number];
    const QRect area = segmentRect(number);
    const QColor back = backOf(segment.kind);
    if (segment.kind == BadgeKind::Boundary)
        paintBoundary(painter, area, back);
    else
        painter->fillRect(area, back);
    const QString words = wordsOf(segment);
    const QSize badge = badgeSize(segment.kind, words);
    if (badge.width() > area.width())
        return;
    // The badge's own pill keeps the words readable on the stripes and vanishes on the plain parts.
    QRect place(QPoint(0, 0), badge);
    place.moveCenter(area.center());
    paintBadge(painter, place, segment.kind, words);
}

void SegmentBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(layoutDirection());
    QPainterPath outline;
    outline.addRoundedRect(rect(), segmentBarRadius, segmentBarRadius);
    painter.setClipPath(outline);
    painter.fillRect(rect(), themeColors(this).noBack);
    for (int i = 0; i < m_segments.size(); ++i) {
        if (!segmentRect(i).isEmpty())
            paintSegment(&painter, i);
    }
    if (m_interactive && hasFocus()) {
        painter.setClipping(false);
        painter.setPen(QPen(themeColors(this).accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(segmentRect(m_current)).adjusted(1, 1, -1, -1),
            segmentBarRadius - 1, segmentBarRadius - 1);
    }
}

int SegmentBar::segmentAt(const QPoint& point) const
{
    for (int i = 0; i < m_segments.size(); ++i) {
        if (segmentRect(i).contains(point))
            return i;
    }
    return -1;
}

void SegmentBar::step(int direction)
{
    for (int i = m_current + direction; i >= 0 && i < m_segments.size(); i += direction) {
        if (m_segments[i].count > 0) {
            m_current = i;
            tellCurrentPart(this, i);
            update();
            return;
        }
    }
}

void SegmentBar::mouseReleaseEvent(QMouseEvent* event)
{
    const int segment = segmentAt(event->position().toPoint());
    if (!m_interactive || event->button() != Qt::LeftButton || segment < 0)
        return;
    m_current = segment;
    update();
    emit segmentActivated(segment);
}

void SegmentBar::keyPressEvent(QKeyEvent* event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (m_interactive ? event->key() : 0) {
    case Qt::Key_Right:
        step(forward);
        return;
    case Qt::Key_Left:
        step(-forward);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!segmentRect(m_current).isEmpty())
            emit segmentActivated(m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool SegmentBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int segment = segmentAt(help->pos());
        QToolTip::showText(help->globalPos(),
            segment < 0 ? QString() : plainToolTip(wordsOf(m_segments[segment])), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tandem
