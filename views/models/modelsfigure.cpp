#include "views/models/figurespage.h"

#include "models/kgds/comparisonreport.h"
#include "views/models/modelscharts.h"
#include "views/models/systemofrow.h"

#include <algorithm>

namespace tandem {

namespace {

/// Those that were asked so; of one paradigm also what is known only under the other one is left
/// out.
QList<kgds::ScoredSystem> ofParadigms(QList<kgds::ScoredSystem> systems, ShownParadigms paradigms)
{
    if (paradigms == ShownParadigms::Both)
        return systems;
    const auto wanted = paradigms == ShownParadigms::Structured ? kgds::Paradigm::StructuredPrompt
                                                                : kgds::Paradigm::SelfReflection;
    systems.removeIf([&](const kgds::ScoredSystem& one) { return one.system.paradigm != wanted; });
    return systems;
}

QList<kgds::FeedbackVerdict> ofSystems(
    QList<kgds::FeedbackVerdict> verdicts, const QList<kgds::ScoredSystem>& systems)
{
    verdicts.removeIf([&](const kgds::FeedbackVerdict& verdict) {
        return std::none_of(systems.cbegin(), systems.cend(),
            [&](const kgds::ScoredSystem& one) { return one.system == verdict.system; });
    });
    return verdicts;
}

void addFigureTo(ShownFigures& shown, const results::Section& section, const ChartData& chart)
{
    shown.report.sections.append(section);
    shown.charts.insert(section.key, chart);
}

ShownFigures twoSystems(
    const ModelsData& data, qsizetype first, qsizetype second, const std::atomic_bool& cancel)
{
    ShownFigures shown;
    const kgds::ScoredSystem one = data.systems.value(first);
    const kgds::ScoredSystem other = data.systems.value(second);
    const bool areTwo =
        first >= 0 && second >= 0 && first != second && one.system.pattern == other.system.pattern;
    const QList<kgds::PairedMetric> metrics =
        areTwo ? kgds::pairedMetrics(one, other, &cancel) : QList<kgds::PairedMetric>();
    addFigureTo(shown, kgds::pairedMetricsSection(metrics, one.system, other.system),
        twoSystemsChart(metrics, one.system, other.system));
    if (!areTwo)
        shown.report.sections.first().title.clear();
    return shown;
}

} // namespace

ShownFigures modelsFigure(const ModelsData& data, ModelsFigure figure, ShownParadigms paradigms,
    qsizetype first, qsizetype second, const std::atomic_bool& cancel)
{
    ShownFigures shown;
    const QList<kgds::ScoredSystem> systems = ofParadigms(data.systems, paradigms);
    switch (figure) {
    case ModelsFigure::Retrieval: {
        const QList<kgds::RetrieverStanding> found = kgds::retrieverStandings(systems, &cancel);
        addFigureTo(shown, kgds::retrieversSection(found), retrievalChart(found));
        break;
    }
    case ModelsFigure::WinRates: {
        const QList<kgds::FeedbackVerdict> verdicts = ofSystems(data.feedback.verdicts, systems);
        const QList<kgds::WinRate> rates = kgds::winRates(verdicts, &cancel);
        const Figure mean = kgds::meanWinRate(verdicts, &cancel);
        addFigureTo(shown, kgds::winRatesSection(rates, mean, data.feedback.judge),
            winRateChart(rates, mean));
        break;
    }
    case ModelsFigure::Integration:
        for (const kgds::Pattern pattern : kgds::kPatterns) {
            QList<kgds::ScoredSystem> ofPattern = systems;
            ofPattern.removeIf(
                [&](const kgds::ScoredSystem& one) { return one.system.pattern != pattern; });
            const kgds::Integration found = kgds::integrationOf(ofPattern);
            results::Section section = kgds::integrationSection(found, pattern);
            addFigureTo(shown, section, integrationChart(found, pattern, section.notes));
        }
        break;
    case ModelsFigure::Errors: {
        const QList<kgds::SystemErrors> errors = kgds::systemErrors(systems);
        // Beside structured prompts stands what self-reflection changes.
        const QList<kgds::SystemErrors> listed =
            paradigms == ShownParadigms::Structured ? kgds::systemErrors(data.systems) : errors;
        for (const kgds::Pattern pattern : kgds::kPatterns) {
            const results::Section section = kgds::errorTableSection(listed, pattern);
            ChartData chart = errorsChart(errors, pattern);
            // Bars and rows are not of the same systems.
            for (ChartSeries& series : chart.series) {
                for (ChartPoint& point : series.points)
                    point.id = rowLabelled(section, point.label);
            }
            addFigureTo(shown, section, chart);
        }
        break;
    }
    case ModelsFigure::TwoSystems:
        return twoSystems(data, first, second, cancel);
    }
    return shown;
}

} // namespace tandem
