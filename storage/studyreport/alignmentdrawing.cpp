#include "storage/studyreport/alignmentdrawing.h"

#include "models/results/spelling.h"
#include "models/words.h"

#include <algorithm>

namespace tandem {

namespace {

// In units of the drawing, which is scaled to the width of the page.
constexpr double kNamesWidth = 180.0;
constexpr double kBarsWidth = 440.0;
constexpr double kValuesWidth = 70.0;
constexpr double kLineHeight = 26.0;
constexpr double kBarHeight = 12.0;
constexpr qsizetype kLongestMetric = 26;

double sharePlace(double share)
{
    return kNamesWidth + std::clamp(share, 0.0, 1.0) * kBarsWidth;
}

/// The bar of one metric; `top` is where its line begins.
HtmlText metricBar(const studies::MetricAlignment& metric, double top)
{
    const double middle = top + kLineHeight / 2.0;
    const double share = *metric.share.value;
    HtmlText bar;
    bar.raw("<text x=\"%1\" y=\"%2\" class=\"name\">%3</text>", kNamesWidth - 8.0, middle + 4.0,
        results::beginning(metric.metric, kLongestMetric));
    bar.raw("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" class=\"bar\"/>", kNamesWidth,
        middle - kBarHeight / 2.0, sharePlace(share) - kNamesWidth, kBarHeight);
    const auto& interval = metric.bootstrap ? metric.bootstrap : metric.share.interval;
    if (interval) {
        bar.raw("<path class=\"ends\" d=\"M%1 %2v8m0 -4H%3m0 -4v8\"/>", sharePlace(interval->low),
            middle - 4.0, sharePlace(interval->high));
    }
    bar.raw("<text x=\"%1\" y=\"%2\" class=\"value\">%3</text>\n", kNamesWidth + kBarsWidth + 8.0,
        middle + 4.0, results::numberText(share, 2, results::Outlet::Readers));
    return bar;
}

} // namespace

HtmlText alignmentDrawing(const studies::Alignment& alignment)
{
    HtmlText bars;
    double top = 0.0;
    for (const studies::MetricAlignment& metric : alignment.metrics) {
        if (!metric.share.isDefined())
            continue;
        bars.add(metricBar(metric, top));
        top += kLineHeight;
    }
    HtmlText drawing;
    if (top == 0.0)
        return drawing;
    drawing.raw("<svg class=\"align\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\">\n",
        StudyWords::tr("Metrics' alignment with people"), kNamesWidth + kBarsWidth + kValuesWidth,
        top);
    drawing.add(bars);
    drawing.raw("<path class=\"half\" d=\"M%1 0V%2\"/>\n</svg>\n", sharePlace(0.5), top);
    return drawing;
}

} // namespace tandem
