#include "storage/studyreport/sharedrawing.h"

#include "models/results/spelling.h"

#include <algorithm>

namespace tandem {

namespace {

// In units of the drawing, which is scaled to the width of the page.
constexpr double kNamesWidth = 180.0;
constexpr double kBarsWidth = 440.0;
constexpr double kValuesWidth = 70.0;
constexpr double kLineHeight = 26.0;
constexpr double kBarHeight = 12.0;
constexpr qsizetype kLongestName = 26;

double sharePlace(double share)
{
    return kNamesWidth + std::clamp(share, 0.0, 1.0) * kBarsWidth;
}

/// The bar of one share; `top` is where its line begins.
HtmlText shareBar(const DrawnShare& drawn, double top)
{
    const double middle = top + kLineHeight / 2.0;
    const double share = *drawn.share.value;
    HtmlText bar;
    bar.raw("<text x=\"%1\" y=\"%2\" class=\"name\">%3</text>", kNamesWidth - 8.0, middle + 4.0,
        results::beginning(drawn.name, kLongestName));
    bar.raw("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" class=\"bar\"/>", kNamesWidth,
        middle - kBarHeight / 2.0, sharePlace(share) - kNamesWidth, kBarHeight);
    if (const auto& interval = drawn.share.interval) {
        bar.raw("<path class=\"ends\" d=\"M%1 %2v8m0 -4H%3m0 -4v8\"/>", sharePlace(interval->low),
            middle - 4.0, sharePlace(interval->high));
    }
    bar.raw("<text x=\"%1\" y=\"%2\" class=\"value\">%3</text>\n", kNamesWidth + kBarsWidth + 8.0,
        middle + 4.0, results::numberText(share, 2, results::Outlet::Readers));
    return bar;
}

Figure withInterval(Figure figure, const std::optional<Interval>& bootstrap)
{
    if (bootstrap)
        figure.interval = bootstrap;
    return figure;
}

} // namespace

QList<DrawnShare> drawnAlignment(const studies::Alignment& alignment)
{
    QList<DrawnShare> shares;
    for (const studies::MetricAlignment& metric : alignment.metrics)
        shares.append({metric.metric, withInterval(metric.share, metric.bootstrap)});
    return shares;
}

QList<DrawnShare> drawnSystems(const studies::QuestionResults& question)
{
    QList<DrawnShare> shares;
    for (const studies::SystemWins& system : question.systems) {
        if (system.against.isEmpty())
            shares.append({system.system, withInterval(system.won, system.wonBootstrap)});
    }
    return shares;
}

HtmlText shareDrawing(const QString& title, const QList<DrawnShare>& shares)
{
    HtmlText bars;
    double top = 0.0;
    for (const DrawnShare& drawn : shares) {
        if (!drawn.share.isDefined())
            continue;
        bars.add(shareBar(drawn, top));
        top += kLineHeight;
    }
    HtmlText drawing;
    if (top == 0.0)
        return drawing;
    drawing.raw("<svg class=\"align\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\">\n",
        title, kNamesWidth + kBarsWidth + kValuesWidth, top);
    drawing.add(bars);
    drawing.raw("<path class=\"half\" d=\"M%1 0V%2\"/>\n</svg>\n", sharePlace(0.5), top);
    return drawing;
}

} // namespace tandem
