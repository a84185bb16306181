#include "storage/expertreport/linkdrawing.h"

#include "models/expert/decisionnames.h"
#include "storage/expertreport/reportwords.h"
#include "storage/expertreport/verdictmarks.h"

#include <algorithm>

namespace tandem {

namespace {

using expert::LinkVerdict;
using expert::Side;

constexpr double kWidth = 440.0;
constexpr double kRow = 68.0;
constexpr double kBoxWidth = 146.0;
constexpr double kBoxHeight = 56.0;
constexpr double kMargin = 3.0;
constexpr double kBend = 62.0;
constexpr double kArrow = 8.0;
constexpr double kBadge = 10.5;
constexpr qsizetype kRowsInSight = 10; ///< a drawing of that many stays beside long texts
constexpr double kApart = 7.0;         ///< between the two links of one pair, each way

/// One line between two aspects.
struct DrawnLink
{
    int expected = 0;
    int generated = 0;
    LinkVerdict verdict = LinkVerdict::Neither;
    bool toGenerated = false; ///< the recall side found it
    bool toExpected = false;  ///< the precision side found it
    double shift = 0.0;
};

QList<DrawnLink> linksOf(const expert::Explanation& explanation)
{
    QList<DrawnLink> links;
    const auto& recall = explanation.expected.matches;
    for (int i = 0; i < recall.size(); ++i) {
        if (recall.at(i).matched && recall.at(i).other)
            links.append({i, *recall.at(i).other, expert::verdictOf(recall.at(i)), true});
    }
    const auto& precision = explanation.generated.matches;
    for (int i = 0; i < precision.size(); ++i) {
        const expert::AspectMatch& match = precision.at(i);
        if (!match.matched || !match.other)
            continue;
        const LinkVerdict verdict = expert::verdictOf(match);
        const auto same = std::find_if(links.begin(), links.end(), [&](const DrawnLink& link) {
            return link.toGenerated && link.expected == *match.other && link.generated == i;
        });
        if (same != links.end() && same->verdict == verdict) {
            same->toExpected = true;
            continue;
        }
        const bool differs = same != links.end();
        if (differs)
            same->shift = -kApart;
        links.append({*match.other, i, verdict, false, true, differs ? kApart : 0.0});
    }
    return links;
}

/// Draws into one SVG.
class LinkDrawing final
{
public:
    LinkDrawing(const expert::Explanation& explanation, bool rightToLeft)
        : m_explanation(explanation)
        , m_mirrored(rightToLeft)
        , m_rows(
              std::max(explanation.expected.aspects.size(), explanation.generated.aspects.size()))
    {
    }

    HtmlText draw()
    {
        if (m_rows == 0)
            return m_out;
        const QLatin1String stays(m_rows <= kRowsInSight ? " stick" : "");
        m_out.raw("<svg class=\"links%1\" viewBox=\"0 0 %2 %3\" role=\"img\" "
                  "aria-label=\"%4\">\n",
            stays, kWidth, double(m_rows) * kRow,
            ReportWords::tr("Aspects and the links between them"));
        for (const DrawnLink& link : linksOf(m_explanation))
            drawLink(link);
        for (const Side side : {Side::Expected, Side::Generated}) {
            for (int i = 0; i < m_explanation.side(side).aspects.size(); ++i)
                drawAspect(side, i);
        }
        return m_out.raw("</svg>\n");
    }

private:
    double x(double fromStart) const { return m_mirrored ? kWidth - fromStart : fromStart; }
    static double y(int row) { return (row + 0.5) * kRow; }
    /// Where a side's boxes begin, seen from the left.
    double boxLeft(Side side) const
    {
        return (side == Side::Expected) != m_mirrored ? kMargin : kWidth - kMargin - kBoxWidth;
    }

    void drawAspect(Side side, int index)
    {
        const expert::ExplainedSide& all = m_explanation.side(side);
        const QString label = expert::aspectLabel(side, index);
        const double left = boxLeft(side);
        const double top = y(index) - kBoxHeight / 2;
        m_out.raw("<a class=\"box %1 a%2\" href=\"#%2\">",
            verdictClass(expert::verdictOf(all.matches.at(index))), label);
        m_out.raw("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"8\"/>", left, top,
            kBoxWidth, kBoxHeight);
        m_out.raw("<foreignObject x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\">", left + 8, top + 3,
            kBoxWidth - 16, kBoxHeight - 6);
        m_out.raw("<div class=\"lab\">%1</div><div class=\"tit\" dir=\"auto\">%2</div>"
                  "</foreignObject></a>\n",
            label, all.aspects.at(index).title);
    }

    void drawLink(const DrawnLink& link)
    {
        const double startX = x(kMargin + kBoxWidth + (link.toExpected ? kArrow : 0.0));
        const double endX = x(kWidth - kMargin - kBoxWidth - (link.toGenerated ? kArrow : 0.0));
        const double startY = y(link.expected) + link.shift;
        const double endY = y(link.generated) + link.shift;
        const double bend = m_mirrored ? -kBend : kBend;
        const QString from = expert::aspectLabel(Side::Expected, link.expected);
        const QString to = expert::aspectLabel(Side::Generated, link.generated);
        m_out.raw("<g class=\"link %1 a%2 a%3\"><title>%4</title>", verdictClass(link.verdict),
            from, to, titleOf(link, from, to));
        m_out.raw("<path d=\"M%1 %2C%3 %2 %4 %5 %6 %5\"/>", startX, startY, startX + bend,
            endX - bend, endY, endX);
        if (link.toGenerated)
            drawArrow(endX, endY, m_mirrored ? -kArrow : kArrow);
        if (link.toExpected)
            drawArrow(startX, startY, m_mirrored ? kArrow : -kArrow);
        const double t = link.toGenerated == link.toExpected ? 0.5 : link.toGenerated ? 0.38 : 0.62;
        const double eased = (1 - t) * (1 - t) * (1 - t) * startX +
                             3 * (1 - t) * (1 - t) * t * (startX + bend) +
                             3 * (1 - t) * t * t * (endX - bend) + t * t * t * endX;
        const double height = startY + (endY - startY) * (3 * t * t - 2 * t * t * t);
        m_out.raw("<circle cx=\"%1\" cy=\"%2\" r=\"%3\"/><text x=\"%1\" y=\"%4\">%5</text></g>\n",
            eased, height, kBadge, height + 3.5, verdictSign(link.verdict));
    }

    void drawArrow(double atX, double atY, double size)
    {
        m_out.raw("<polygon points=\"%1,%2 %3,%4 %1,%5\"/>", atX, atY - kArrow / 2, atX + size, atY,
            atY + kArrow / 2);
    }

    static QString titleOf(const DrawnLink& link, const QString& from, const QString& to)
    {
        const QString pair = link.toGenerated && link.toExpected
                                 ? ReportWords::tr("%1 and %2, on both sides").arg(from, to)
                             : link.toGenerated
                                 ? ReportWords::tr("%1 to %2, recall side").arg(from, to)
                                 : ReportWords::tr("%1 to %2, precision side").arg(to, from);
        return ReportWords::tr("%1: %2", "aspects: judgment").arg(pair, verdictName(link.verdict));
    }

    const expert::Explanation& m_explanation;
    const bool m_mirrored;
    const qsizetype m_rows;
    HtmlText m_out;
};

} // namespace

HtmlText linkDrawing(const expert::Explanation& explanation, bool rightToLeft)
{
    return LinkDrawing(explanation, rightToLeft).draw();
}

} // namespace tandem
