#include "storage/studyreport/planchart.h"

#include "models/results/spelling.h"
#include "models/words.h"
#include "storage/expertreport/htmltext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>

namespace tandem {

namespace {

constexpr double kPlanLeft = 60.0;
constexpr double kPlanWidth = 480.0;
constexpr double kPlanHeight = 200.0;
constexpr double kPlanTop = 36.0;
constexpr double kPlanPanel = 280.0; ///< with its title and axis
constexpr double kPlanLine = 18.0;
/// Distinguishable without colour vision (M. Okabe and K. Ito, 2008).
constexpr std::array kPlanColours{QLatin1String("#0072b2"), QLatin1String("#d55e00"),
    QLatin1String("#009e73"), QLatin1String("#cc79a7"), QLatin1String("#56b4e9"),
    QLatin1String("#e69f00")};

constexpr char kPlanStyles[] =
    "<style>text{font:13px system-ui,sans-serif;fill:#222}.t{font-weight:600}.e{text-anchor:end}"
    ".m{text-anchor:middle}.a{stroke:#888;fill:none}.g{stroke:#222;stroke-dasharray:5 4;fill:none}"
    ".l{fill:none;stroke-width:2}</style>\n";

/// One of the two panels.
struct PlanPanel
{
    QString title;
    QString goal;
    double at = 0.0;   ///< of the goal
    double most = 1.0; ///< at the top of its axis
    std::function<const Figure&(const studies::Plan&)> figure;
};

/// Draws panels below each other.
class PlanDrawing final
{
public:
    explicit PlanDrawing(const studies::StudyPlans& plans)
        : m_plans(plans)
    {
        for (const studies::Plan& plan : plans.plans) {
            if (!m_raters.contains(plan.raters))
                m_raters.append(plan.raters);
        }
        const auto [least, most] =
            std::minmax_element(plans.rules.items.cbegin(), plans.rules.items.cend());
        m_least = std::log(double(*least));
        m_most = std::log(double(*most));
    }

    HtmlText panel(const PlanPanel& panel, double top) const
    {
        HtmlText drawn;
        drawn.raw("<text class=\"t\" x=\"%1\" y=\"%2\">%3</text>\n", kPlanLeft,
            top + kPlanTop - 14.0, panel.title);
        const auto y = [&](double value) {
            return top + kPlanTop + kPlanHeight * (1.0 - std::min(value, panel.most) / panel.most);
        };
        drawn.raw("<path class=\"a\" d=\"M%1 %2V%3H%4\"/>\n", kPlanLeft, y(panel.most), y(0.0),
            kPlanLeft + kPlanWidth);
        for (int tick = 0; tick <= 4; ++tick) {
            const double value = panel.most * tick / 4.0;
            drawn.raw("<text class=\"e\" x=\"%1\" y=\"%2\">%3</text>\n", kPlanLeft - 6.0,
                y(value) + 4.0, results::numberText(value, 2, results::Outlet::Readers));
        }
        for (const int items : m_plans.rules.items)
            drawn.raw(
                "<text class=\"m\" x=\"%1\" y=\"%2\">%3</text>\n", x(items), y(0.0) + 18.0, items);
        drawn.raw("<path class=\"g\" d=\"M%1 %2H%3\"/>\n<text class=\"e\" x=\"%4\" y=\"%5\">%6"
                  "</text>\n",
            kPlanLeft, y(panel.at), kPlanLeft + kPlanWidth, kPlanLeft + kPlanWidth,
            y(panel.at) - 5.0, panel.goal);
        for (qsizetype line = 0; line < m_raters.size(); ++line)
            drawn.add(lineOf(line, panel, y));
        return drawn;
    }

    HtmlText legend(double top) const
    {
        HtmlText drawn;
        for (qsizetype line = 0; line < m_raters.size(); ++line)
            drawn.raw("<path class=\"l\" stroke=\"%1\" d=\"M%2 %3h20\"/><text x=\"%4\" y=\"%5\">%6"
                      "</text>\n",
                colour(line), kPlanLeft + kPlanWidth + 20.0, top + kPlanLine * double(line),
                kPlanLeft + kPlanWidth + 46.0, top + kPlanLine * double(line) + 4.0,
                StudyWords::tr("%n rater(s) per item", nullptr, m_raters.at(line)));
        return drawn;
    }

private:
    /// Numbers of items, twice as many as far apart everywhere.
    double x(int items) const
    {
        const double share =
            m_most > m_least ? (std::log(double(items)) - m_least) / (m_most - m_least) : 0.5;
        return kPlanLeft + 20.0 + (kPlanWidth - 40.0) * share;
    }
    static QLatin1String colour(qsizetype line)
    {
        return kPlanColours[std::size_t(line) % kPlanColours.size()];
    }

    HtmlText lineOf(
        qsizetype line, const PlanPanel& panel, const std::function<double(double)>& y) const
    {
        HtmlText drawn;
        double before[2] = {0.0, 0.0};
        bool hasBefore = false;
        for (qsizetype i = 0; i < m_plans.plans.size(); ++i) {
            const studies::Plan& plan = m_plans.plans.at(i);
            if (plan.raters != m_raters.at(line))
                continue;
            const Figure& figure = panel.figure(plan);
            if (!figure.isDefined()) {
                hasBefore = false;
                continue;
            }
            const double at[2] = {x(plan.items), y(*figure.value)};
            if (hasBefore)
                drawn.raw("<path class=\"l\" stroke=\"%1\" d=\"M%2 %3L%4 %5\"/>\n", colour(line),
                    before[0], before[1], at[0], at[1]);
            if (figure.interval)
                drawn.raw("<path class=\"l\" stroke=\"%1\" d=\"M%2 %3V%4\"/>\n", colour(line),
                    at[0], y(figure.interval->low), y(figure.interval->high));
            drawn.raw(
                "<circle cx=\"%1\" cy=\"%2\" r=\"3.5\" fill=\"%3\"><title>%4</title></circle>\n",
                at[0], at[1], colour(line),
                results::numberText(*figure.value, 2, results::Outlet::Readers));
            if (m_plans.cheapest == i)
                drawn.raw("<circle class=\"a\" cx=\"%1\" cy=\"%2\" r=\"8.0\"/>\n", at[0], at[1]);
            before[0] = at[0];
            before[1] = at[1];
            hasBefore = true;
        }
        return drawn;
    }

    const studies::StudyPlans& m_plans;
    QList<int> m_raters;
    double m_least = 0.0;
    double m_most = 0.0;
};

} // namespace

QByteArray planChart(const studies::StudyPlans& plans)
{
    const PlanDrawing drawing(plans);
    double widest = plans.rules.widest;
    for (const studies::Plan& plan : plans.plans)
        widest = std::max(widest, plan.alphaWidth.value.value_or(0.0));
    const QStringList lines = studies::studyPlansReport(plans).lines;
    const double height = 2.0 * kPlanPanel + kPlanLine * double(lines.size() + 1);
    HtmlText svg;
    svg.raw(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 "
        "%2 %3\">\n",
        StudyWords::tr("Sizes of a study"), kPlanLeft + kPlanWidth + 180.0, height);
    svg.raw(kPlanStyles);
    svg.add(drawing.panel(
        {StudyWords::tr("Power by items"), StudyWords::tr("enough", "a goal in a chart"),
            plans.rules.leastPower, 1.0,
            [](const studies::Plan& plan) -> const Figure& { return plan.power; }},
        0.0));
    svg.add(drawing.panel(
        {StudyWords::tr("Width of alpha's interval by items"),
            StudyWords::tr("enough", "a goal in a chart"), plans.rules.widest,
            std::ceil(widest * 10.0) / 10.0,
            [](const studies::Plan& plan) -> const Figure& { return plan.alphaWidth; }},
        kPlanPanel));
    svg.add(drawing.legend(kPlanTop));
    double y = 2.0 * kPlanPanel + kPlanLine;
    for (const QString& line : lines) {
        svg.raw("<text x=\"%1\" y=\"%2\">%3</text>\n", kPlanLeft, y, line);
        y += kPlanLine;
    }
    svg.raw("</svg>\n");
    return svg.html().toUtf8();
}

} // namespace tandem
