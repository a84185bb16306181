#include "views/timelines/timelinefigures.h"

#include "models/results/spelling.h"
#include "models/usersum/scorecorrelationsreport.h"
#include "models/usersum/summarizerscores.h"
#include "storage/project/usersumscores.h"
#include "storage/wordnet/wordnet.h"
#include "views/timelines/timelineswords.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <variant>

namespace tandem {

namespace {

using usersum::UsersumPart;

QList<UsersumPart> partsOf(TimelineFigures figures)
{
    switch (figures) {
    case TimelineFigures::Summarizers:
        return {UsersumPart::Summarizers, UsersumPart::Baselines};
    case TimelineFigures::People:
        return {UsersumPart::Agreement, UsersumPart::Correlations};
    case TimelineFigures::Sensitivity:
        return {UsersumPart::Sensitivity};
    case TimelineFigures::TwoSummarizers:
        break;
    }
    return {UsersumPart::Comparison};
}

/// A table of curves to be read across: a row for each place of x, a column for each summarizer.
results::Section acrossSummarizers(const results::Section& section)
{
    results::Section across = section;
    across.rows.clear();
    across.columns = {section.columns.at(1)};
    const qsizetype ofOne = section.columns.size() - 2;
    QHash<QString, qsizetype> places;
    for (const results::Row& row : section.rows) {
        const auto* name = std::get_if<QString>(&row.cells.first().value);
        if (!name || places.contains(*name))
            continue;
        places.insert(*name, across.columns.size());
        for (qsizetype i = 0; i < ofOne; ++i) {
            results::Column column = section.columns.at(i + 2);
            if (!column.title.isEmpty())
                column.title = *name;
            if (!column.key.isEmpty())
                column.key.prepend(*name + u'_');
            across.columns.append(column);
        }
    }
    for (const results::Row& row : section.rows) {
        const auto at = results::numberOf(row.cells.at(1));
        auto found =
            std::find_if(across.rows.begin(), across.rows.end(), [&](const results::Row& other) {
                return results::numberOf(other.cells.first()) == at;
            });
        if (found == across.rows.end()) {
            across.rows.append({QList<results::Cell>(across.columns.size())});
            found = across.rows.end() - 1;
            found->cells.first() = row.cells.at(1);
        }
        const qsizetype place = places.value(std::get<QString>(row.cells.first().value));
        for (qsizetype i = 0; i < ofOne; ++i)
            found->cells[place + i] = row.cells.at(i + 2);
    }
    return across;
}

/// Curves are read across, and a chart with a scale of its own stands below its table.
void layOut(ShownFigures& shown)
{
    QList<results::Section> sections;
    for (const results::Section& section : std::as_const(shown.report.sections)) {
        const bool isCurve = section.key == QLatin1String("sensitivity.threshold") ||
                             section.key == QLatin1String("sensitivity.length");
        sections.append(isCurve && !section.rows.isEmpty() ? acrossSummarizers(section) : section);
        const QString beside = section.key + QStringLiteral(".idm");
        if (shown.charts.contains(beside)) {
            results::Section chart;
            chart.key = beside;
            chart.title = shown.charts.value(beside).title;
            sections.append(chart);
        }
    }
    shown.report.sections = sections;
}

} // namespace

Expected<ShownFigures> readTimelineFigures(Database& database, const UsersumOrder& order,
    TimelineFigures figures, const CancelFlag& cancelled)
{
    UsersumOrder asked = order;
    std::unique_ptr<WordNet> wordNet;
    if (figures == TimelineFigures::People) {
        TANDEM_TRY_VAR(opened, WordNet::openInstalled());
        wordNet = std::move(*opened);
        asked.synonyms = wordNet.get();
    }
    TANDEM_TRY(data, usersumData(database, asked, cancelled));
    ShownFigures shown;
    shown.report = usersum::summarizersReport(*data, partsOf(figures), cancelled.get());
    // Why a figure is missing; by the threshold and the length none does.
    if (figures != TimelineFigures::Sensitivity)
        shown.report.lines += data->remarks;
    shown.charts = timelineCharts(*data, figures, cancelled.get());
    layOut(shown);
    shown.dropEmpty();
    if (shown.report.sections.isEmpty() && figures == TimelineFigures::People &&
        data->awaited.isEmpty())
        shown.report.lines.append(
            TimelinesWords::tr("No human ratings of these summaries yet: have people rate them in "
                               "a study. Ratings appear here once it is closed."));
    FoundSummarizers found{{}, runsBehindSummarizers(*data)};
    for (const usersum::SummarizerPredictions& one : data->summarizers)
        found.names.append(one.summarizer);
    shown.from = std::make_shared<const FoundSummarizers>(found);
    if (cancelled->load())
        return failure(ErrorCode::Cancelled, {});
    return shown;
}

namespace {

using usersum::CurvePoint;
using usersum::SummarizerPredictions;
using usersum::UsersumData;

constexpr Interval kShares{0.0, 1.0};
constexpr int kDensityDecimals = 5;

ChartData shareChart(ChartKind kind, const QString& title, const QString& x, const QString& y)
{
    ChartData chart;
    chart.kind = kind;
    chart.title = title;
    chart.xTitle = x;
    chart.yTitle = y;
    chart.bounds = kShares;
    chart.yRange = kShares;
    return chart;
}

ChartSeries curveSeries(const QString& name, const QList<CurvePoint>& points)
{
    ChartSeries series{name, {}};
    for (const CurvePoint& point : points)
        series.points.append({point.x, point.y, point.interval, point.n, name});
    return series;
}

/// Adds a line; one that another hides has its name beside that one's, where the legend tells both.
void addCurve(ChartData& chart, const ChartSeries& curve)
{
    const auto same =
        std::find_if(chart.series.begin(), chart.series.end(), [&curve](const ChartSeries& other) {
            return std::equal(other.points.cbegin(), other.points.cend(), curve.points.cbegin(),
                curve.points.cend(), [](const ChartPoint& one, const ChartPoint& two) {
                    return one.x == two.x && one.y == two.y;
                });
        });
    if (same == chart.series.end() || curve.points.isEmpty())
        return chart.add(curve);
    same->name = TimelinesWords::tr("%1 = %2", "two names of one line in a chart")
                     .arg(same->name, curve.name);
    for (ChartPoint& point : same->points)
        point.label = same->name;
}

/// A bar, or a gap where there is no figure: bars of several series go by their places.
void addBar(ChartSeries& series, const Figure& figure, const QString& name)
{
    if (figure.isDefined())
        ChartData::addFigure(series, figure, name);
    else
        series.points.append({0.0, std::numeric_limits<double>::quiet_NaN(), {}, 0, name});
}

/// Adds a series that has any bar.
void addBarSeries(ChartData& chart, const ChartSeries& series)
{
    if (std::any_of(series.points.cbegin(), series.points.cend(),
            [&chart](const ChartPoint& point) { return chart.isThere(point); }))
        chart.add(series);
}

QString nameInChart(const usersum::SummarizerScore& one)
{
    return usersum::isBaseline(one.role)
               ? TimelinesWords::tr("%1 (baseline)", "a summarizer").arg(one.summarizer)
               : one.summarizer;
}

/// QM and IFM of each summarizer and baseline.
ChartData summarizersChart(const QList<usersum::SummarizerScore>& scores)
{
    const bool hasLength = std::any_of(scores.cbegin(), scores.cend(),
        [](const usersum::SummarizerScore& one) { return one.score.ifm.mean.isDefined(); });
    ChartData chart = shareChart(ChartKind::Bars,
        hasLength ? TimelinesWords::tr("QM and IFM by summarizer")
                  : TimelinesWords::tr("QM by summarizer"),
        TimelinesWords::tr("summarizer"), TimelinesWords::tr("share of users (0 to 1)"));
    ChartSeries quality{TimelinesWords::tr("QM: good summaries"), {}};
    ChartSeries following{TimelinesWords::tr("IFM: within the word limit"), {}};
    for (const usersum::SummarizerScore& one : scores) {
        addBar(quality, one.score.qm.mean, nameInChart(one));
        addBar(following, one.score.ifm.mean, nameInChart(one));
    }
    addBarSeries(chart, quality);
    addBarSeries(chart, following);
    return chart;
}

/// IDM of whoever has summaries; it is no share, and has a scale of its own.
ChartData densityChart(const QList<usersum::SummarizerScore>& scores)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = TimelinesWords::tr("IDM by summarizer");
    chart.xTitle = TimelinesWords::tr("summarizer");
    chart.yTitle = TimelinesWords::tr("IDM (predicted share of tasks per word)");
    chart.yRange = Interval{0.0, 0.0};
    chart.decimals = kDensityDecimals;
    ChartSeries density{TimelinesWords::tr("IDM"), {}};
    for (const usersum::SummarizerScore& one : scores) {
        if (usersum::hasSummaries(one.role))
            ChartData::addFigure(density, one.score.idm.mean, nameInChart(one));
    }
    chart.add(density);
    return chart;
}

/// At tenths of m, as in the table: a step's lower end at 0 would look like a QM of less than 1.
ChartData thresholdChart(const UsersumData& data, const std::atomic_bool* cancel)
{
    ChartData chart = shareChart(ChartKind::Line, TimelinesWords::tr("QM by threshold m"),
        TimelinesWords::tr("m: minimum share of tasks for a good summary"),
        TimelinesWords::tr("QM (share of users)"));
    for (const SummarizerPredictions& one : data.summarizers) {
        ChartSeries series{one.summarizer, {}};
        const usersum::StepCurve curve = usersum::qualityByThreshold(one.summaries, cancel);
        for (const usersum::SensitivityRow& row : curve.rows) {
            const Figure& qm = row.figure.mean;
            if (qm.isDefined())
                series.points.append({row.at, *qm.value, {}, qm.n, one.summarizer});
        }
        addCurve(chart, series);
    }
    return chart;
}

ChartData lengthChart(const UsersumData& data, const std::atomic_bool* cancel)
{
    ChartData chart = shareChart(ChartKind::Line, TimelinesWords::tr("IFM by word limit X"),
        TimelinesWords::tr("X: word limit (words)"), TimelinesWords::tr("IFM (share of users)"));
    chart.wholeX = true;
    for (const SummarizerPredictions& one : data.summarizers) {
        if (usersum::hasSummaries(one.role))
            addCurve(chart, curveSeries(one.summarizer,
                                usersum::followingByLength(one.summaries, cancel).corners));
    }
    return chart;
}

ChartData limitChart(const usersum::LimitCurve& curve)
{
    ChartData chart = shareChart(ChartKind::Line, TimelinesWords::tr("QM and IFM by word limit"),
        TimelinesWords::tr("word limit given to the summarizer (words)"),
        TimelinesWords::tr("share of users (0 to 1)"));
    chart.wholeX = true;
    for (const usersum::UsersumMetric metric :
        {usersum::UsersumMetric::Quality, usersum::UsersumMetric::Following})
        addCurve(chart, curveSeries(usersum::usersumMetricName(metric), curve.points(metric)));
    return chart;
}

/// IDM is no share, and has a scale of its own.
ChartData densityByLimitChart(const usersum::LimitCurve& curve)
{
    ChartData chart;
    chart.kind = ChartKind::Line;
    chart.title = TimelinesWords::tr("IDM by word limit");
    chart.xTitle = TimelinesWords::tr("word limit given to the summarizer (words)");
    chart.yTitle = TimelinesWords::tr("IDM (predicted share of tasks per word)");
    chart.yRange = Interval{0.0, 0.0};
    chart.decimals = kDensityDecimals;
    chart.wholeX = true;
    chart.add(curveSeries(usersum::usersumMetricName(usersum::UsersumMetric::Density),
        curve.points(usersum::UsersumMetric::Density)));
    return chart;
}

/// How often people and Q_s say the same of a summarizer's summaries.
ChartData agreementChart(const UsersumData& data, const std::atomic_bool* cancel)
{
    ChartData chart = shareChart(ChartKind::Bars, TimelinesWords::tr("Agreement of people with Q"),
        TimelinesWords::tr("summarizer"), TimelinesWords::tr("MAA (0 to 1)"));
    ChartSeries series{TimelinesWords::tr("MAA"), {}};
    for (const SummarizerPredictions& one : data.summarizers) {
        const auto judged = data.judged.constFind(one.summarizer);
        if (judged == data.judged.cend() || judged->ratings.isEmpty())
            continue;
        const auto agreement =
            usersum::humanAgreement(one.summaries, judged->ratings, data.rule, cancel);
        ChartData::addFigure(series, agreement.maa.mean, one.summarizer);
    }
    chart.add(series);
    return chart;
}

/// How far each score goes with people's ratings, the paper's comparison.
ChartData correlationsChart(const UsersumData& data, const std::atomic_bool* cancel)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = TimelinesWords::tr("Pearson's r between human ratings and each score");
    chart.xTitle = TimelinesWords::tr("score");
    chart.yTitle = TimelinesWords::tr("Pearson's r (−1 to 1)");
    chart.bounds = Interval{-1.0, 1.0};
    chart.yRange = Interval{0.0, 1.0};
    for (const SummarizerPredictions& one : data.summarizers) {
        const auto judged = data.judged.constFind(one.summarizer);
        if (judged == data.judged.cend() || judged->ratings.isEmpty())
            continue;
        ChartSeries series{one.summarizer, {}};
        const usersum::ScoreCorrelations correlations = usersum::scoreCorrelations(
            one.summaries, judged->ratings, data.rule, judged->values, cancel);
        for (const usersum::ScoreCorrelation& score : correlations.scores) {
            addBar(series, score.figures.front(), score.name);
            // A bar cannot say that it stands for some of the runs.
            if (score.isOfSomeRuns())
                chart.xTitle +=
                    QStringLiteral("; %1: %2").arg(one.summarizer, usersum::scoreAndRuns(score));
        }
        addBarSeries(chart, series);
    }
    return chart;
}

} // namespace

QHash<QString, ChartData> timelineCharts(
    const UsersumData& data, TimelineFigures figures, const std::atomic_bool* cancel)
{
    QHash<QString, ChartData> charts;
    switch (figures) {
    case TimelineFigures::Summarizers: {
        const auto scores = usersum::summarizerScores(data.summarizers, data.rule, cancel);
        charts.insert(QStringLiteral("summarizers"), summarizersChart(scores));
        charts.insert(QStringLiteral("summarizers.idm"), densityChart(scores));
        break;
    }
    case TimelineFigures::People:
        charts.insert(QStringLiteral("agreement"), agreementChart(data, cancel));
        charts.insert(QStringLiteral("correlations"), correlationsChart(data, cancel));
        break;
    case TimelineFigures::Sensitivity:
        charts.insert(QStringLiteral("sensitivity.threshold"), thresholdChart(data, cancel));
        charts.insert(QStringLiteral("sensitivity.length"), lengthChart(data, cancel));
        if (!data.limits.isEmpty()) {
            const auto curve = usersum::scoresByLimit(data.limits, data.rule.threshold, cancel);
            charts.insert(QStringLiteral("sensitivity.word_limit"), limitChart(curve));
            charts.insert(QStringLiteral("sensitivity.word_limit.idm"), densityByLimitChart(curve));
        }
        break;
    case TimelineFigures::TwoSummarizers:
        break;
    }
    return charts;
}

} // namespace tandem
