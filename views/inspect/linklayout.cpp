#include "views/inspect/linklayout.h"

#include "models/expert/decisionnames.h"
#include "ui/icons.h"
#include "ui/paintedline.h"
#include "ui/themecolors.h"
#include "views/inspect/verdictlook.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tandem {

namespace {

using expert::LinkVerdict;
using expert::Side;

constexpr qreal mostGap = 28;
constexpr qreal leastGap = 10;
constexpr qreal apart = 14; ///< between the two lines of a disputed link, at their ends

/// Lays out one picture.
class Builder final
{
public:
    Builder(const expert::Explanation& explanation, Side drawn, const LinkMeasures& measures)
        : m_explanation(explanation)
        , m_drawn(drawn)
        , m_measures(measures)
    {
    }

    LinkLayout build()
    {
        m_boxWidth = std::clamp(m_measures.width * 0.34, 60.0, 240.0);
        const auto most =
            std::max(m_explanation.expected.aspects.size(), m_explanation.generated.aspects.size());
        const qreal room = m_measures.height - 2 * m_measures.margin;
        const qreal count = qreal(std::max<qsizetype>(1, most));
        m_gap = std::clamp(std::floor(room / count - m_measures.boxHeight), leastGap, mostGap);
        addBoxes(Side::Expected);
        addBoxes(Side::Generated);
        const qreal used = count * (m_measures.boxHeight + m_gap) - m_gap;
        m_layout.size = {m_measures.width, most > 0 ? used + 2 * m_measures.margin : 0};
        addLines(expert::otherSide(m_drawn));
        addLines(m_drawn);
        placeBadges();
        return std::move(m_layout);
    }

private:
    bool isLeft(Side side) const
    {
        return (side == Side::Expected) == (m_measures.direction == Qt::LeftToRight);
    }

    void addBoxes(Side side)
    {
        const expert::ExplainedSide& explained = m_explanation.side(side);
        const qreal x =
            isLeft(side) ? m_measures.margin : m_measures.width - m_measures.margin - m_boxWidth;
        for (int i = 0; i < int(explained.aspects.size()); ++i) {
            const expert::AspectMatch match = explained.matches.value(i);
            LinkBox box;
            box.aspect = {side, i};
            box.rect = {x, m_measures.margin + i * (m_measures.boxHeight + m_gap), m_boxWidth,
                m_measures.boxHeight};
            box.home = box.rect;
            if (m_measures.kept.contains(box.aspect))
                box.rect.moveTop(std::clamp(box.rect.top(), m_measures.top + m_measures.margin,
                    std::max(m_measures.top,
                        m_measures.bottom - m_measures.margin - m_measures.boxHeight)));
            box.verdict = expert::verdictOf(match);
            box.fault = isFaulty(match);
            box.counts = match.counts;
            m_layout.boxes.append(box);
        }
    }

    QRectF rectOf(const AspectRef& aspect) const { return m_layout.box(aspect)->rect; }

    void addLines(Side side)
    {
        const expert::ExplainedSide& explained = m_explanation.side(side);
        for (int i = 0; i < int(explained.aspects.size()); ++i) {
            const expert::AspectMatch match = explained.matches.value(i);
            if (match.matched)
                addLine({side, i}, match);
        }
    }

    void addLine(const AspectRef& from, const expert::AspectMatch& match)
    {
        LinkLine line;
        line.from = from;
        line.to = partnerOf(m_explanation, from);
        line.verdict = expert::verdictOf(match);
        line.direction = from.side == m_drawn ? LinkDirection::Drawn : LinkDirection::Other;
        const bool mutual = line.to && partnerOf(m_explanation, *line.to) == from;
        if (mutual) {
            const expert::AspectMatch back =
                m_explanation.side(line.to->side).matches.value(line.to->aspect);
            line.disputed = expert::verdictOf(back) != line.verdict;
            if (!line.disputed && from.side != m_drawn)
                return; // the chosen side's line stands for both
            if (!line.disputed)
                line.direction = LinkDirection::Both;
        }
        shape(line);
        m_layout.lines.append(line);
    }

    /// Curves leave and reach boxes level, so that they can be told apart where they meet a box.
    void shape(LinkLine& line) const
    {
        const bool rightwards = isLeft(line.from.side);
        const qreal shift = !line.disputed                           ? 0
                            : line.direction == LinkDirection::Drawn ? -apart / 2
                                                                     : apart / 2;
        const QRectF from = rectOf(line.from);
        line.start = {rightwards ? from.right() : from.left(), from.center().y() + shift};
        const qreal middle = m_measures.width - 2 * (m_measures.margin + m_boxWidth);
        const qreal sign = rightwards ? 1 : -1;
        if (line.to) {
            const QRectF to = rectOf(*line.to);
            line.end = {rightwards ? to.left() : to.right(), to.center().y() + shift};
        } else {
            line.end = line.start + QPointF(sign * middle * 0.42, 0);
        }
        const qreal bend = std::abs(line.end.x() - line.start.x()) / 2;
        line.startControl = line.start + QPointF(sign * bend, 0);
        line.endControl = line.end - QPointF(sign * bend, 0);
    }

    /// Each badge goes to the first place near the middle of its line where no other one is.
    void placeBadges()
    {
        static constexpr std::array<qreal, 13> shares{
            0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8, 0.46, 0.54, 0.38, 0.62};
        QList<QPointF> taken;
        for (auto line = m_layout.lines.rbegin(); line != m_layout.lines.rend(); ++line) {
            qreal best = -1;
            for (const qreal share : shares) {
                const QPointF place = line->at(share);
                const qreal distance = nearest(place, taken);
                if (distance > best) {
                    best = distance;
                    line->badge = place;
                }
                if (distance >= m_measures.badge + 3)
                    break;
            }
            taken.append(line->badge);
        }
    }

    static qreal nearest(const QPointF& place, const QList<QPointF>& taken)
    {
        qreal least = std::numeric_limits<qreal>::max();
        for (const QPointF& other : taken)
            least = std::min(least, std::hypot(place.x() - other.x(), place.y() - other.y()));
        return least;
    }

    const expert::Explanation& m_explanation;
    Side m_drawn;
    LinkMeasures m_measures;
    qreal m_boxWidth = 0;
    qreal m_gap = 0;
    LinkLayout m_layout;
};

} // namespace

QPointF LinkLine::at(qreal share) const
{
    const qreal rest = 1 - share;
    return rest * rest * rest * start + 3 * rest * rest * share * startControl +
           3 * rest * share * share * endControl + share * share * share * end;
}

QPainterPath LinkLine::path() const
{
    QPainterPath path(start);
    path.cubicTo(startControl, endControl, end);
    return path;
}

const LinkBox* LinkLayout::box(const AspectRef& aspect) const
{
    const auto found = std::find_if(boxes.cbegin(), boxes.cend(),
        [&](const LinkBox& candidate) { return candidate.aspect == aspect; });
    return found == boxes.cend() ? nullptr : &*found;
}

std::optional<AspectRef> LinkLayout::aspectAt(const QPointF& place) const
{
    std::optional<AspectRef> found;
    for (const LinkBox& candidate : boxes) {
        // What is away from its place stands before the others.
        if (candidate.rect.contains(place) && (!found || candidate.isAway()))
            found = candidate.aspect;
    }
    return found;
}

int LinkLayout::lineAt(const QPointF& place, qreal reach) const
{
    int best = -1;
    qreal least = reach;
    const auto consider = [&](int index, const QPointF& point, qreal allowance) {
        const QPointF apartBy = place - point;
        const qreal distance = std::hypot(apartBy.x(), apartBy.y()) - allowance;
        if (distance < least) {
            least = distance;
            best = index;
        }
    };
    constexpr int steps = 40;
    for (int i = 0; i < int(lines.size()); ++i) {
        consider(i, lines[i].badge, reach);
        for (int part = 0; part <= steps; ++part)
            consider(i, lines[i].at(qreal(part) / steps), 0);
    }
    return best;
}

LinkLayout layOutLinks(
    const expert::Explanation& explanation, expert::Side drawn, const LinkMeasures& measures)
{
    return Builder(explanation, drawn, measures).build();
}

namespace {

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
