#include "views/inspect/linklayout.h"

#include <QHash>

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

} // namespace tandem
