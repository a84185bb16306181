#include "views/inspect/linkpainting.h"

#include "models/expert/decisionnames.h"
#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/themecolors.h"
#include "views/inspect/verdictlook.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

using expert::LinkVerdict;

constexpr qreal corner = 8;
constexpr qreal linkPadding = 10;
constexpr int labelGap = 6;
constexpr qreal pale = 0.3;
constexpr qreal otherDirectionOpacity = 0.42;

/// Paints one picture.
class LinkPainter final
{
public:
    LinkPainter(QPainter& painter, const LinkLayout& layout, const expert::Explanation& explanation,
        const LinkPaintState& state)
        : m_painter(painter)
        , m_layout(layout)
        , m_explanation(explanation)
        , m_state(state)
        , m_colors(*state.colors)
    {
    }

    void paint(const QRectF& clip)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const auto seen = [&](const LinkLine& line) {
            return line.path().controlPointRect().adjusted(-12, -12, 12, 12).intersects(clip);
        };
        for (const bool lit : {false, true}) {
            for (const LinkLine& line : m_layout.lines) {
                if (isLit(line) == lit && seen(line))
                    paintLine(line);
            }
        }
        for (const bool away : {false, true}) {
            for (const LinkBox& box : m_layout.boxes) {
                if (box.isAway() == away && box.rect.adjusted(-6, -6, 6, 6).intersects(clip))
                    paintBox(box);
            }
        }
        for (const bool lit : {false, true}) {
            for (const LinkLine& line : m_layout.lines) {
                if (isLit(line) == lit && seen(line))
                    paintBadge(line);
            }
        }
    }

private:
    bool isLit(const LinkLine& line) const
    {
        return (m_state.selected && line.touches(*m_state.selected)) ||
               (m_state.hovered && line.touches(*m_state.hovered));
    }

    qreal opacity(const LinkLine& line) const
    {
        const qreal own =
            line.direction == LinkDirection::Other && !line.disputed ? otherDirectionOpacity : 1.0;
        if (isLit(line))
            return std::max(own, 0.75);
        return m_state.selected ? std::min(own, pale + 0.1) : own;
    }

    void paintLine(const LinkLine& line)
    {
        QPen pen = verdictPen(line.verdict, m_colors);
        if (line.direction == LinkDirection::Other && !line.disputed)
            pen.setWidthF(pen.widthF() * 0.75);
        m_painter.setOpacity(opacity(line));
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(line.path());
        const bool oneWay = line.disputed || line.direction == LinkDirection::Other || !line.to;
        if (oneWay && line.to)
            paintArrow(line, pen.color());
        if (!line.to)
            paintLooseEnd(line);
        m_painter.setOpacity(1);
    }

    void paintArrow(const LinkLine& line, const QColor& color)
    {
        const qreal sign = line.end.x() > line.start.x() ? 1 : -1;
        const QPointF tip = line.end;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        m_painter.drawPolygon(
            QPolygonF{tip, tip + QPointF(-sign * 9, -4.5), tip + QPointF(-sign * 9, 4.5)});
    }

    /// The other text has no aspect of that title.
    void paintLooseEnd(const LinkLine& line)
    {
        const qreal sign = line.end.x() > line.start.x() ? 1 : -1;
        m_painter.setOpacity(1);
        m_painter.setPen(verdictTextColor(line.verdict, m_colors));
        m_painter.setFont(m_state.labelFont);
        const QRectF area(line.end.x() + (sign > 0 ? 2 : -18), line.end.y() - 9, 16, 18);
        m_painter.drawText(area, Qt::AlignCenter, QStringLiteral("?"));
    }

    void paintBadge(const LinkLine& line)
    {
        m_painter.setOpacity(std::max(opacity(line), 0.5));
        const bool faint = line.direction == LinkDirection::Other && !line.disputed;
        const qreal radius = faint ? 8.5 : isLit(line) ? 11 : 10;
        const QColor color = verdictColor(line.verdict, m_colors);
        m_painter.setPen(QPen(color, isLit(line) ? 2.5 : 2));
        m_painter.setBrush(m_colors.panel);
        m_painter.drawEllipse(line.badge, radius, radius);
        QFont font = m_state.labelFont;
        if (font.pixelSize() > 0)
            font.setPixelSize(std::max(7, qRound(font.pixelSize() * 0.82)));
        else
            font.setPointSizeF(font.pointSizeF() * 0.82);
        m_painter.setFont(font);
        // Its circle may be pale, its sign has to be read.
        m_painter.setOpacity(1);
        m_painter.setPen(verdictTextColor(line.verdict, m_colors));
        m_painter.drawText(QRectF(line.badge.x() - 15, line.badge.y() - 10, 30, 20),
            Qt::AlignCenter, verdictSign(line.verdict));
    }

    void paintBox(const LinkBox& box)
    {
        const bool selected = m_state.selected == box.aspect;
        const bool related = m_state.related.contains(box.aspect);
        const bool hovered = m_state.hovered == box.aspect || m_state.near.contains(box.aspect);
        const qreal width = selected ? 3 : related ? 2.5 : 1.5;
        QPen pen(verdictColor(box.verdict, m_colors), width);
        if (box.verdict == LinkVerdict::Unmatched)
            pen.setDashPattern({3, 2});
        if (box.isAway()) // what it stands before ends short of it
            m_painter.fillRect(box.rect.adjusted(-6, -6, 6, 6), m_colors.panel);
        m_painter.setPen(pen);
        m_painter.setBrush(selected || related ? m_colors.selection
                           : hovered           ? m_colors.hover
                                               : m_colors.window);
        m_painter.drawRoundedRect(box.rect, corner, corner);
        if (selected && m_state.focused) {
            m_painter.setPen(QPen(m_colors.accent, 1.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(
                box.rect.adjusted(-3.5, -3.5, 3.5, 3.5), corner + 3, corner + 3);
        }
        paintWords(box);
    }

    /// The label above the title, or before it where the title takes two lines.
    void paintWords(const LinkBox& box)
    {
        const QRectF inside = box.rect.adjusted(linkPadding, 3, -linkPadding, -3);
        const qreal half = inside.height() / 2;
        QRectF top(inside.left(), inside.top(), inside.width(), half);
        if (box.fault)
            top = paintWarning(top);
        m_painter.setFont(m_state.labelFont);
        m_painter.setPen(verdictTextColor(box.verdict, m_colors));
        const QString label = expert::aspectLabel(box.aspect.side, box.aspect.aspect);
        tandem::paintLine(&m_painter, top.toRect(), label, m_state.direction);
        const int labelWidth = m_painter.fontMetrics().horizontalAdvance(label);
        const QString title =
            m_explanation.side(box.aspect.side).aspects.value(box.aspect.aspect).title;
        m_painter.setFont(m_state.titleFont);
        m_painter.setPen(box.counts ? m_colors.text : m_colors.secondary);
        const bool fits = m_painter.fontMetrics().horizontalAdvance(title) <= inside.width();
        const QRectF bottom(inside.left(), inside.top() + half - 1, inside.width(), half);
        if (fits || box.fault)
            tandem::paintLine(&m_painter, bottom.toRect(), title, m_state.direction);
        else
            paintLines(
                &m_painter, inside.toRect(), title, m_state.direction, 2, labelWidth + labelGap);
    }

    /// The sign at the trailing edge; returns what is left of `area`.
    QRectF paintWarning(const QRectF& area)
    {
        constexpr int side = 14;
        const bool mirrored = m_state.direction == Qt::RightToLeft;
        const qreal x = mirrored ? area.left() : area.right() - side;
        const qreal ratio = std::max(2.0, m_painter.device()->devicePixelRatioF());
        m_painter.drawPixmap(
            QPointF(x, area.top() + 2), iconPixmap(Icon::Warning, m_colors.boundary, side, ratio));
        return mirrored ? area.adjusted(side + 4, 0, 0, 0) : area.adjusted(0, 0, -side - 4, 0);
    }

    QPainter& m_painter;
    const LinkLayout& m_layout;
    const expert::Explanation& m_explanation;
    const LinkPaintState& m_state;
    const ThemeColors& m_colors;
};

} // namespace

void paintLinks(QPainter& painter, const LinkLayout& layout, const expert::Explanation& explanation,
    const LinkPaintState& state, const QRectF& clip)
{
    painter.save();
    LinkPainter(painter, layout, explanation, state).paint(clip);
    painter.restore();
}

} // namespace tandem
