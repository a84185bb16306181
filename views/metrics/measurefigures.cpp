#include "views/metrics/measurefigures.h"

#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/metricsviewwords.h"

#include <QAbstractButton>
#include <QComboBox>

#include <iterator>

namespace tandem {

namespace {

using TableOfNow = std::function<SharedMetricsTable()>;

constexpr const char* kMeasureViews[] = {
    "distribution", "leaderboard", "system-pairs", "scatter", "correlations"};
constexpr int kWidestName = 260;

MeasureView viewOf(const FigureValues& values)
{
    return values.as<MeasureView>("measureChartsView");
}

bool hasMeasures(const MetricsTable& table)
{
    return !table.isEmpty() && !table.pairs.columns.isEmpty();
}

/// Of those that are shown.
QList<metrics::ScoreColumn> chosenColumns(const MetricsTable& table, const FigureValues& values)
{
    const QList<metrics::ScoreColumn>& all = table.pairs.columns;
    if (viewOf(values) == MeasureView::Correlations)
        return all;
    QList<metrics::ScoreColumn> chosen = all.mid(values.place("measureChartsMeasure"), 1);
    if (viewOf(values) == MeasureView::TwoMeasures)
        chosen += all.mid(values.place("measureChartsAgainst"), 1);
    return chosen;
}

ChartResult chosenResult(
    const MetricsTable& table, const FigureValues& values, const std::atomic_bool& cancel)
{
    const qsizetype x = values.place("measureChartsMeasure");
    switch (viewOf(values)) {
    case MeasureView::Distribution:
        return distributionResult(table, x, values.isOn("measureChartsBySystem"), cancel);
    case MeasureView::Systems:
        return leaderboardResult(table, x, cancel);
    case MeasureView::SystemPairs:
        return systemPairsResult(table, x, cancel);
    case MeasureView::TwoMeasures:
        return scatterResult(table, x, values.place("measureChartsAgainst"),
            values.isOn("measureChartsLevel") && !table.systems.isEmpty(), cancel);
    case MeasureView::Correlations:
        break;
    }
    return correlationResult(table, values.as<Coefficient>("measureChartsCoefficient"), cancel);
}

/// By its name, or as 0.5 had it: by a number, without pairs of systems among the kinds.
void keepMeasureView(QWidget* widget)
{
    auto* views = static_cast<SegmentSwitch*>(widget);
    keep(
        views, [views] { return QLatin1String(kMeasureViews[views->current()]); },
        [views](const QVariant& saved) {
            const int old = saved.toInt();
            int place = old < int(MeasureView::SystemPairs) ? old : old + 1;
            for (int i = 0; i < int(std::size(kMeasureViews)); ++i) {
                if (saved.toString() == QLatin1String(kMeasureViews[i]))
                    place = i;
            }
            if (QAbstractButton* segment = views->segment(place))
                segment->setChecked(true); // as if somebody had chosen it
        });
}

/// A choice of a measure, as wide as its names, to a bound.
FigureChoice measureChoice(const char* name, int preferred, const TableOfNow& table)
{
    return {.name = name,
        .offers =
            [table](const FigureValues&) {
                QList<FigureEntry> entries;
                for (const metrics::ScoreColumn& column : table()->pairs.columns)
                    entries.append({markedName(column), column.key});
                return entries;
            },
        .preferred = preferred, // two measures are two different ones at first
        .isKept = false,
        .line = 1,
        .dress =
            [](QWidget* widget) {
                static_cast<QComboBox*>(widget)->setSizeAdjustPolicy(QComboBox::AdjustToContents);
                widget->setMaximumWidth(kWidestName);
            }};
}

FigureChoice sideSegments(const char* name, std::function<QStringList()> words,
    std::function<bool(const FigureValues&)> when)
{
    FigureChoice choice = figureSegments(name, std::move(words), {}, nullptr, {});
    choice.when = std::move(when);
    choice.line = 1;
    return choice;
}

FigureChoice viewChoice()
{
    const auto views = [] {
        return QStringList{MetricsViewWords::tr("Distribution"), MetricsViewWords::tr("Systems"),
            MetricsViewWords::tr("System pairs"), MetricsViewWords::tr("Two measures"),
            MetricsViewWords::tr("Correlations")};
    };
    FigureChoice choice = figureSegments("measureChartsView", views, {}, "measureChartsNext",
        [] { return MetricsViewWords::tr("Next chart type"); });
    choice.isKept = false;
    choice.dress = keepMeasureView;
    return choice;
}

QList<FigureChoice> measureChoices(const TableOfNow& table)
{
    const auto isOf = [](MeasureView view) {
        return [view](const FigureValues& values) { return viewOf(values) == view; };
    };
    const auto bySystem = [table](const FigureValues& values) {
        return viewOf(values) == MeasureView::Distribution && !table()->systems.isEmpty();
    };
    const auto ofTwo = [table](const FigureValues& values) {
        return viewOf(values) == MeasureView::TwoMeasures && !table()->systems.isEmpty();
    };
    FigureChoice measure = measureChoice("measureChartsMeasure", 0, table);
    measure.label = [] { return MetricsViewWords::tr("&Measure"); };
    measure.when = [](const FigureValues& values) {
        return viewOf(values) != MeasureView::Correlations;
    };
    FigureChoice against = measureChoice("measureChartsAgainst", 1, table);
    against.label = [] { return MetricsViewWords::tr("&against"); };
    against.when = isOf(MeasureView::TwoMeasures);
    against.apartFrom = measure.name;
    return {viewChoice(), measure, against,
        sideSegments(
            "measureChartsBySystem",
            [] {
                return QStringList{
                    MetricsViewWords::tr("All pairs"), MetricsViewWords::tr("By system")};
            },
            bySystem),
        sideSegments(
            "measureChartsLevel",
            [] {
                return QStringList{
                    MetricsViewWords::tr("Pairs"), MetricsViewWords::tr("System means")};
            },
            ofTwo),
        sideSegments(
            "measureChartsCoefficient",
            [] {
                return QStringList{MetricsViewWords::tr("Pearson"),
                    MetricsViewWords::tr("Spearman"), MetricsViewWords::tr("Kendall")};
            },
            isOf(MeasureView::Correlations))};
}

/// Charts over the table of their figures.
FiguresPane measurePane(
    FiguresPage& page, const std::function<void(int pair, const QString& columnKey)>& openPair)
{
    FiguresPane pane = chartResultPane(page);
    QObject::connect(static_cast<ChartResultView*>(pane.widget), &ChartResultView::pointActivated,
        &page, [&page, openPair](const ChartPoint& point) {
            const FigureValues values = page.values();
            if (viewOf(values) == MeasureView::TwoMeasures && point.id >= 0)
                openPair(int(point.id), values.key("measureChartsMeasure"));
        });
    return pane;
}

} // namespace

FiguresSpec measureFigures(std::function<SharedMetricsTable()> table,
    std::function<void(int pair, const QString& columnKey)> openPair)
{
    FiguresSpec spec{.name = "measureCharts", .choices = measureChoices(table)};
    spec.work = [table](const FigureValues& values) -> FiguresWork {
        const SharedMetricsTable of = table();
        if (!hasMeasures(*of))
            return {.now = [] { return ShownFigures(); }};
        return {.about = QString::number(quintptr(of.get())),
            .compute = [of, values](
                           const CancelFlag& cancel, const TellFigures&) -> Expected<ShownFigures> {
                ChartResult result = chosenResult(*of, values, *cancel);
                result.section.notes += metrics::madeByNotes(chosenColumns(*of, values));
                return ShownFigures{.from = std::make_shared<const ChartResult>(std::move(result))};
            }};
    };
    spec.empty = [table](const ShownFigures*, const FigureValues&) -> std::optional<EmptyWords> {
        if (hasMeasures(*table()))
            return std::nullopt;
        return EmptyWords{MetricsViewWords::tr("No measures yet"),
            MetricsViewWords::tr("Open text pairs and choose measures on the Scores page to see "
                                 "their distributions and correlations here."),
            {MetricsViewWords::tr("Scores"), "metricsScoresPage"}};
    };
    spec.fileName = [](const FigureValues& values) {
        return QString(QLatin1String(kMeasureViews[int(viewOf(values))]));
    };
    spec.pane = [openPair](FiguresPage& page) { return measurePane(page, openPair); };
    return spec;
}

} // namespace tandem
