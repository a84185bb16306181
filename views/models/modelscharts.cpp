#include "views/models/modelscharts.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "ui/chartnumber.h"
#include "views/models/modelswords.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr double kOfHundred = 100.0;
constexpr Interval kAllPercent{0.0, kOfHundred};
constexpr int kFitSteps = 40;
constexpr double kRoomOfLines = 4.0; ///< above the upper line, %

Figure inPercent(Figure figure)
{
    if (figure.value)
        *figure.value *= kOfHundred;
    if (figure.interval)
        figure.interval =
            Interval{figure.interval->low * kOfHundred, figure.interval->high * kOfHundred};
    return figure;
}

/// Percentages as bars, one name for each system.
ChartData percentBars(const QString& title, const QString& yTitle)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = title;
    chart.xTitle = ModelsWords::tr("system");
    chart.yTitle = yTitle;
    chart.bounds = kAllPercent;
    chart.decimals = 2;
    return chart;
}

/// A place of a stack that a series leaves out.
ChartPoint noPoint(const QString& label)
{
    ChartPoint point;
    point.y = kNaN;
    point.label = label;
    return point;
}

ChartPoint shareOfStack(double share, qint64 n, const QString& label, qint64 id)
{
    ChartPoint point;
    point.y = share * kOfHundred;
    point.n = n;
    point.label = label;
    point.id = id;
    return point;
}

/// "n = 30 samples", "n = 12 to 30 samples": what the points of a chart stand on.
QString basisText(const QList<qint64>& counts, const QString& unit)
{
    if (counts.isEmpty())
        return {};
    const auto [least, most] = std::minmax_element(counts.cbegin(), counts.cend());
    return *least == *most ? ModelsWords::tr("n = %1 %2", "a number, of what")
                                 .arg(results::countText(*least), unit)
                           : ModelsWords::tr("n = %1 to %2 %3", "two numbers, of what")
                                 .arg(results::countText(*least), results::countText(*most), unit);
}

/// "OFI: opinion fact inconsistency, OSD: …"
QString errorNamesText()
{
    QStringList names;
    for (const kgds::ErrorType type : kgds::kErrorOrder)
        names.append(ModelsWords::tr("%1: %2", "short name of a type of error, its name")
                         .arg(kgds::errorKey(type).toUpper(), kgds::errorName(type)));
    return names.join(ModelsWords::tr("; "));
}

/// A type of error, in the same colour in every chart.
ChartSeries errorSeries(kgds::ErrorType type)
{
    const auto place = std::find(kgds::kErrorOrder.begin(), kgds::kErrorOrder.end(), type);
    ChartSeries series{kgds::errorKey(type).toUpper(), {}};
    series.look = place - kgds::kErrorOrder.begin();
    return series;
}

/// What is none of the types: in the one colour that these leave.
ChartSeries greySeries(const QString& name, ChartSeries::Fill fill)
{
    ChartSeries series{name, {}};
    series.look = qsizetype(kgds::kErrorOrder.size());
    series.fill = fill;
    return series;
}

/// In the place of a stack, for a system that has no errors to be parted.
ChartPoint emptyBar(const kgds::SystemErrors& system, qint64 id)
{
    ChartPoint point = shareOfStack(1.0, 0, kgds::systemLabel(system.system), id);
    point.words = system.uncovered == 0 ? ModelsWords::tr("no uncovered opinions")
                                        : ModelsWords::tr("no error types");
    return point;
}

std::optional<ChartFit> fitInPercent(const Regression& line)
{
    if (!line.isDefined())
        return {};
    ChartFit fit;
    const QString form = line.slope < 0.0 ? ModelsWords::tr("y = %1 − %2 x", "a regression line")
                                          : ModelsWords::tr("y = %1 + %2 x", "a regression line");
    fit.lineLabel =
        form.arg(chartNumber(line.intercept * kOfHundred, 2), chartNumber(std::abs(line.slope), 2));
    fit.bandLabel = ModelsWords::tr("95 % band of the mean");
    for (int step = 0; step <= kFitSteps; ++step) {
        const double x = line.leastX + (line.mostX - line.leastX) * step / kFitSteps;
        const double y = line.at(x);
        const Interval band = line.meanAt(x).value_or(Interval{y, y});
        fit.places += ChartFit::Place{
            x * kOfHundred, y * kOfHundred, band.low * kOfHundred, band.high * kOfHundred};
    }
    return fit;
}

/// Series of a stack that have a piece nowhere are left out; all keep their colours otherwise.
void addStack(ChartData& chart, const ChartSeries& series)
{
    const bool any = std::any_of(series.points.cbegin(), series.points.cend(),
        [](const ChartPoint& point) { return point.y > 0.0; });
    if (any)
        chart.add(series);
}

} // namespace

ChartData retrievalChart(const QList<kgds::RetrieverStanding>& standings)
{
    ChartData chart = percentBars(ModelsWords::tr("Paragraph retrieval ratio"),
        ModelsWords::tr("paragraphs extracted (%), 95 % interval"));
    chart.empty = ModelsWords::tr("No system has selected paragraphs yet.");
    chart.stacked = true;
    // Lines and their words have room, whatever the systems do.
    chart.yRange = Interval{0.0, kgds::kOpenAbove * kOfHundred + kRoomOfLines};
    QList<qsizetype> order;
    QList<qint64> counts;
    for (qsizetype i = 0; i < standings.size(); ++i) {
        if (!standings.at(i).kind)
            continue;
        order.append(i);
        counts.append(standings.at(i).ratio.n);
    }
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        return *standings.at(a).ratio.value < *standings.at(b).ratio.value;
    });
    for (const auto kind : {kgds::RetrieverKind::Conservative, kgds::RetrieverKind::Balanced,
             kgds::RetrieverKind::Open}) {
        ChartSeries series{kgds::retrieverName(kind), {}};
        series.look = qsizetype(kind); // also where there are not all of them
        for (const qsizetype i : std::as_const(order)) {
            const kgds::RetrieverStanding& one = standings.at(i);
            const QString label = kgds::systemLabel(one.system);
            if (*one.kind == kind)
                ChartData::addFigure(series, inPercent(one.ratio), label, 0.0, i);
            else
                series.points.append(noPoint(label));
        }
        // The legend names no kind that none is of.
        if (std::any_of(series.points.cbegin(), series.points.cend(),
                [&chart](const ChartPoint& point) { return chart.isThere(point); }))
            chart.add(series);
    }
    if (chart.isEmpty())
        return chart;
    chart.subtitle = kgds::retrieverClassesNote() + u'\n' +
                     basisText(counts, ModelsWords::tr("samples", "n = 3 samples"));
    chart.reference = ChartLine{kgds::kConservativeBelow * kOfHundred,
        ModelsWords::tr("30 %: conservative below", "a line of a chart"), true};
    chart.secondReference = ChartLine{kgds::kOpenAbove * kOfHundred,
        ModelsWords::tr("38 %: open above", "a line of a chart"), true};
    return chart;
}

ChartData winRateChart(const QList<kgds::WinRate>& rates, const Figure& mean)
{
    ChartData chart = percentBars(
        ModelsWords::tr("Experts' win rate"), ModelsWords::tr("win rate (%), 95 % interval"));
    chart.yRange = kAllPercent;
    chart.empty =
        ModelsWords::tr("No judge has compared a system's paragraphs with the experts' yet.");
    ChartSeries series;
    QList<qint64> counts;
    for (qsizetype i = 0; i < rates.size(); ++i) {
        ChartData::addFigure(
            series, inPercent(rates.at(i).experts), kgds::systemLabel(rates.at(i).system), 0.0, i);
        if (rates.at(i).experts.isDefined())
            counts.append(rates.at(i).experts.n);
    }
    chart.add(series);
    chart.subtitle = basisText(counts,
        ModelsWords::tr("samples where the system selected other paragraphs", "n = 3 samples"));
    if (mean.isDefined() && series.points.size() > 1)
        chart.reference = ChartLine{*mean.value * kOfHundred,
            ModelsWords::tr("mean %1 %", "of systems' win rates")
                .arg(chartNumber(*mean.value * kOfHundred, 1)),
            true};
    return chart;
}

ChartData integrationChart(
    const kgds::Integration& integration, kgds::Pattern pattern, const QStringList& coefficients)
{
    using kgds::TableMetric;
    const QString f1 = kgds::tableMetricName(pattern, TableMetric::F1);
    const QString opinions = kgds::tableMetricName(pattern, TableMetric::OpinionRecall);
    ChartData chart;
    chart.kind = ChartKind::Scatter;
    chart.title = ModelsWords::tr("%1 vs. %2, %3", "two metrics, a pattern")
                      .arg(f1, opinions, kgds::patternName(pattern));
    chart.subtitle = coefficients.join(u'\n');
    chart.xTitle = ModelsWords::tr("mean %1 (%)", "a metric").arg(f1);
    chart.yTitle = ModelsWords::tr("mean %1 (%)", "a metric").arg(opinions);
    chart.xBounds = chart.bounds = kAllPercent;
    chart.decimals = chart.xDecimals = 2;
    chart.namesPoints = true;
    chart.empty = ModelsWords::tr("No system has both means yet.");
    ChartSeries series;
    for (qsizetype i = 0; i < integration.points.size(); ++i) {
        const kgds::IntegrationPoint& point = integration.points.at(i);
        series.points.append({point.f1 * kOfHundred, point.opinionRecall * kOfHundred, {}, 0,
            kgds::systemLabel(point.system), i});
    }
    chart.add(series);
    chart.fit = fitInPercent(integration.line);
    return chart;
}

ChartData errorsChart(const QList<kgds::SystemErrors>& systems, kgds::Pattern pattern)
{
    ChartData chart =
        percentBars(ModelsWords::tr("Error types of uncovered opinions, %1", "a pattern")
                        .arg(kgds::patternName(pattern)),
            ModelsWords::tr("share of errors (%)"));
    chart.stacked = true;
    chart.yRange = kAllPercent;
    chart.empty = ModelsWords::tr("No uncovered opinion has an error type yet.");
    chart.namesPoints = true;
    QList<qint64> counts;
    // A system without errors keeps its place, with an empty bar that says why.
    ChartSeries empty = greySeries(ModelsWords::tr("no error types"), ChartSeries::Fill::Hollow);
    bool anyEmpty = false;
    for (std::size_t place = 0; place < kgds::kErrorOrder.size(); ++place) {
        ChartSeries series = errorSeries(kgds::kErrorOrder.at(place));
        for (qsizetype i = 0; i < systems.size(); ++i) {
            const kgds::SystemErrors& one = systems.at(i);
            if (one.system.pattern != pattern)
                continue;
            const QString label = kgds::systemLabel(one.system);
            series.points.append(one.shares ? shareOfStack(one.shares->at(place),
                                                  one.uncovered - one.untyped, label, i)
                                            : noPoint(label));
            if (place > 0)
                continue;
            empty.points.append(one.shares ? noPoint(label) : emptyBar(one, i));
            anyEmpty = anyEmpty || !one.shares;
            if (one.shares)
                counts.append(one.uncovered - one.untyped);
        }
        addStack(chart, series);
    }
    // Alone it would be a picture of nothing.
    if (anyEmpty && !chart.isEmpty())
        chart.add(empty);
    if (!chart.isEmpty())
        chart.subtitle = errorNamesText() + u'\n' +
                         basisText(counts, ModelsWords::tr("uncovered opinions", "n = 3 opinions"));
    return chart;
}

ChartData twoSystemsChart(const QList<kgds::PairedMetric>& metrics, const kgds::SystemRef& first,
    const kgds::SystemRef& second)
{
    ChartData chart = percentBars(ModelsWords::tr("%1 and %2, %3", "two systems, their pattern")
                                      .arg(kgds::systemLabel(first), kgds::systemLabel(second),
                                          kgds::patternName(first.pattern)),
        ModelsWords::tr("mean (%), 95 % interval"));
    chart.xTitle = ModelsWords::tr("metric");
    chart.yRange = kAllPercent;
    chart.empty = ModelsWords::tr("No two systems with the same pattern yet.");
    QList<qint64> counts;
    for (const kgds::PairedMetric& metric : metrics) {
        for (const Figure& figure : {metric.first, metric.second}) {
            if (figure.isDefined())
                counts.append(figure.n);
        }
    }
    chart.subtitle = basisText(counts, ModelsWords::tr("samples", "n = 3 samples"));
    ChartSeries one{kgds::systemLabel(first), {}};
    ChartSeries other{kgds::systemLabel(second), {}};
    for (qsizetype i = 0; i < metrics.size(); ++i) {
        const kgds::PairedMetric& metric = metrics.at(i);
        const QString name = kgds::tableMetricName(first.pattern, metric.metric);
        for (const auto& [series, figure] :
            {std::pair(&one, &metric.first), std::pair(&other, &metric.second)}) {
            if (figure->isDefined())
                ChartData::addFigure(*series, inPercent(*figure), name, 0.0, i);
            else
                series->points.append(noPoint(name));
        }
    }
    chart.add(one);
    chart.add(other);
    return chart;
}

ChartData attritionChart(const QList<kgds::SystemAttrition>& systems, kgds::Pattern pattern)
{
    ChartData chart = percentBars(
        ModelsWords::tr("Opinion attrition, %1", "a pattern").arg(kgds::patternName(pattern)),
        ModelsWords::tr("share of opinions (%)"));
    chart.stacked = true;
    chart.yRange = kAllPercent;
    chart.empty = ModelsWords::tr("No opinion has been judged yet.");
    chart.namesPoints = true;
    QList<qint64> counts;
    for (const kgds::SystemAttrition& one : systems) {
        if (one.system.pattern == pattern && one.counts.opinions > 0)
            counts.append(one.counts.opinions);
    }
    if (!counts.isEmpty())
        chart.subtitle = errorNamesText() + u'\n' +
                         basisText(counts, ModelsWords::tr("opinions", "n = 3 opinions"));
    const auto addPart = [&](ChartSeries series, const auto& countOf) {
        for (qsizetype i = 0; i < systems.size(); ++i) {
            const kgds::SystemAttrition& one = systems.at(i);
            if (one.system.pattern == pattern && one.counts.opinions > 0)
                series.points.append(
                    shareOfStack(double(countOf(one.counts)) / double(one.counts.opinions),
                        one.counts.opinions, kgds::systemLabel(one.system), i));
        }
        addStack(chart, series);
    };
    using Counts = kgds::AttritionCounts;
    using Fill = ChartSeries::Fill;
    addPart(greySeries(ModelsWords::tr("covered"), Fill::Full),
        [](const Counts& all) { return all.opinionsCovered; });
    for (const kgds::ErrorType type : kgds::kErrorOrder)
        addPart(errorSeries(type), [type](const Counts& all) { return all.lostTo(type); });
    addPart(greySeries(ModelsWords::tr("not covered, no error type"), Fill::Pale),
        [](const Counts& all) { return all.opinionsUntyped; });
    addPart(greySeries(ModelsWords::tr("not judged"), Fill::Hollow),
        [](const Counts& all) { return all.opinionsUnanswered; });
    return chart;
}

} // namespace tandem
