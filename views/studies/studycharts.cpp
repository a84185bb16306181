#include "views/studies/studycharts.h"

#include "models/studies/resultsections.h"
#include "models/text/isolated.h"
#include "views/studies/studyviewwords.h"

namespace tandem {

namespace {

/// A chart of figures side by side.
class FigureBars final
{
public:
    FigureBars(
        const QString& title, const QString& names, const QString& unit, const Interval& range)
    {
        m_chart.kind = ChartKind::Bars;
        m_chart.title = title;
        m_chart.xTitle = names;
        m_chart.yTitle = unit;
        m_chart.yRange = range;
        m_chart.bounds = range;
    }

    FigureBars& withLine(double y, const QString& label)
    {
        m_chart.reference = ChartLine{y, label};
        return *this;
    }
    /// The place of a bar is its id, so that its row is found again.
    void add(const QString& label, Figure figure, const std::optional<Interval>& interval = {})
    {
        if (interval)
            figure.interval = interval;
        ChartData::addFigure(m_bars, figure, label, 0.0, m_place++);
    }
    void addTo(QHash<QString, ChartData>& charts, const QString& key)
    {
        m_chart.add(m_bars);
        if (!m_chart.isEmpty())
            charts.insert(key, m_chart);
    }

private:
    ChartData m_chart;
    ChartSeries m_bars;
    qint64 m_place = 0;
};

constexpr Interval kShares{0.0, 1.0};

void addAlignmentChart(
    QHash<QString, ChartData>& charts, const QString& path, const studies::Alignment& alignment)
{
    FigureBars bars(StudyViewWords::tr("Metric alignment with raters"),
        StudyViewWords::tr("metric"), StudyViewWords::tr("share of items (0 to 1)"), kShares);
    bars.withLine(0.5, StudyViewWords::tr("chance"));
    for (const studies::MetricAlignment& metric : alignment.metrics)
        bars.add(
            metric.metric, metric.share, alignment.isGrouped ? metric.bootstrap : std::nullopt);
    bars.addTo(charts, path + QStringLiteral("alignment"));
}

void addKindCharts(
    QHash<QString, ChartData>& charts, const QString& path, const studies::AnswerResults& answers)
{
    FigureBars right(StudyViewWords::tr("Share of correct answers"), StudyViewWords::tr("winner"),
        StudyViewWords::tr("share of answers (0 to 1)"), kShares);
    right.withLine(0.5, StudyViewWords::tr("chance"));
    for (const studies::ShareRight& share : answers.right)
        right.add(share.winner.isEmpty() ? StudyViewWords::tr("known answer") : share.winner,
            share.answers);
    right.addTo(charts, path + QStringLiteral("right"));
    FigureBars maa(StudyViewWords::tr("Scores and raters"), StudyViewWords::tr("score"),
        StudyViewWords::tr("MAA (0 to 1)"), kShares);
    for (const studies::ScoreAgreement& score : answers.scores)
        maa.add(score.score, score.maa);
    maa.addTo(charts, path + QStringLiteral("scores"));
    FigureBars decisions(StudyViewWords::tr("Raters and the model"), StudyViewWords::tr("judgment"),
        StudyViewWords::tr("agreement rate (0 to 1)"), kShares);
    for (const studies::DecisionResults& decision : answers.decisions)
        decisions.add(decision.kind, decision.withModel);
    decisions.addTo(charts, path + QStringLiteral("decisions"));
    if (!answers.survey)
        return;
    FigureBars survey(StudyViewWords::tr("Perceived personalization"), StudyViewWords::tr("model"),
        StudyViewWords::tr("DEGRESS-HJ (0 to 1)"), kShares);
    for (const studies::SurveyedModel& model : answers.survey->models)
        survey.add(model.model, model.degress);
    survey.addTo(charts, path + QStringLiteral("survey"));
}

void addSystemsChart(QHash<QString, ChartData>& charts, const QString& path,
    const studies::QuestionResults& question)
{
    FigureBars bars(StudyViewWords::tr("Comparisons won: %1", "%1 is a question")
                        .arg(isolated(studies::shownQuestion(question.question))),
        StudyViewWords::tr("system"), StudyViewWords::tr("share of comparisons (0 to 1)"), kShares);
    for (const studies::SystemWins& system : question.systems) {
        if (system.against.isEmpty())
            bars.add(system.system, system.won, system.wonBootstrap);
    }
    bars.addTo(charts, path + QStringLiteral("systems"));
}

/// How often each answer was given.
void addCountsChart(QHash<QString, ChartData>& charts, const QString& path,
    const studies::QuestionResults& question)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = studies::shownQuestion(question.question);
    chart.xTitle = StudyViewWords::tr("answer");
    chart.yTitle = StudyViewWords::tr("number of answers");
    chart.decimals = 0;
    ChartSeries bars;
    for (qsizetype i = 0; i < question.values.size(); ++i)
        ChartData::addFigure(bars, Figure::defined(double(question.times.at(i)), question.answers),
            studies::shownAnswer(question.question, question.values.at(i)), 0.0, i);
    chart.add(bars);
    if (question.answers > 0 && !chart.isEmpty())
        charts.insert(path + QStringLiteral("counts"), chart);
}

} // namespace

QHash<QString, ChartData> studyCharts(const studies::StudyResults& results, bool isOfEverybody)
{
    const studies::AnswerResults& answers = isOfEverybody ? results.everybody : results.counted();
    const QString path =
        isOfEverybody && results.kept ? QStringLiteral("without_exclusions.") : QString();
    QHash<QString, ChartData> charts;
    if (answers.alignment)
        addAlignmentChart(charts, path, *answers.alignment);
    addKindCharts(charts, path, answers);
    for (qsizetype i = 0; i < answers.questions.size(); ++i) {
        const studies::QuestionResults& question = answers.questions.at(i);
        const QString ofQuestion =
            i == answers.main ? path
                              : path + QStringLiteral("questions.%1.").arg(question.question.name);
        addSystemsChart(charts, ofQuestion, question);
        // Two options are told by the table; a scale or several are seen.
        if (question.values.size() > 2)
            addCountsChart(charts, ofQuestion, question);
    }
    return charts;
}

} // namespace tandem
