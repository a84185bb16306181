#include "views/models/modelsfigures.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/systemlabel.h"
#include "views/models/modelscharts.h"
#include "views/models/modelswords.h"
#include "views/models/systemofrow.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSystemLetters = 18;

/// Which systems a figure is of, by how they were asked.
enum class ShownParadigms { Structured, Reflecting, Both };

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
    shown.add(kgds::pairedMetricsSection(metrics, one.system, other.system),
        twoSystemsChart(metrics, one.system, other.system));
    if (!areTwo)
        shown.report.sections.first().title.clear();
    return shown;
}

/// A figure of these data; `first` and `second` are places of systems, for one against the other.
ShownFigures modelsFigure(const ModelsData& data, ModelsFigure figure, ShownParadigms paradigms,
    qsizetype first, qsizetype second, const std::atomic_bool& cancel)
{
    ShownFigures shown;
    const QList<kgds::ScoredSystem> systems = ofParadigms(data.systems, paradigms);
    switch (figure) {
    case ModelsFigure::Retrieval: {
        const QList<kgds::RetrieverStanding> found = kgds::retrieverStandings(systems, &cancel);
        shown.add(kgds::retrieversSection(found), retrievalChart(found));
        break;
    }
    case ModelsFigure::WinRates: {
        const QList<kgds::FeedbackVerdict> verdicts = ofSystems(data.feedback.verdicts, systems);
        const QList<kgds::WinRate> rates = kgds::winRates(verdicts, &cancel);
        const Figure mean = kgds::meanWinRate(verdicts, &cancel);
        shown.add(
            kgds::winRatesSection(rates, mean, data.feedback.judge), winRateChart(rates, mean));
        break;
    }
    case ModelsFigure::Integration:
        for (const kgds::Pattern pattern : kgds::kPatterns) {
            QList<kgds::ScoredSystem> ofPattern = systems;
            ofPattern.removeIf(
                [&](const kgds::ScoredSystem& one) { return one.system.pattern != pattern; });
            const kgds::Integration found = kgds::integrationOf(ofPattern);
            results::Section section = kgds::integrationSection(found, pattern);
            shown.add(section, integrationChart(found, pattern, section.notes));
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
            shown.add(section, chart);
        }
        break;
    }
    case ModelsFigure::TwoSystems:
        return twoSystems(data, first, second, cancel);
    }
    return shown;
}

QStringList paperNames(const QList<kgds::ScoredSystem>& systems)
{
    QStringList names;
    for (const kgds::ScoredSystem& one : systems)
        names.append(QStringLiteral("%1, %2").arg(
            kgds::patternName(one.system.pattern), kgds::systemLabel(one.system)));
    return names;
}

/// Those that the first one can be set against.
QStringList namesBeside(const QList<kgds::ScoredSystem>& systems, int first)
{
    const kgds::SystemRef one = systems.value(std::max(0, first)).system;
    QList<kgds::ScoredSystem> others = systems;
    others.removeIf([&](const kgds::ScoredSystem& other) {
        return other.system.pattern != one.pattern || other.system == one;
    });
    return paperNames(others);
}

QList<FigureEntry> paradigmEntries(const FigureValues&)
{
    return figureEntries({kgds::paradigmName(kgds::Paradigm::StructuredPrompt),
        kgds::paradigmName(kgds::Paradigm::SelfReflection),
        ModelsWords::tr("both", "ways of asking a model")});
}

bool isOfTwo(const FigureValues& values)
{
    return values.as<ModelsFigure>("modelsFigure") == ModelsFigure::TwoSystems;
}

QList<FigureChoice> paperChoices(const KnownModels& known)
{
    const auto figures = [] {
        return QStringList{ModelsWords::tr("Retrieval"), ModelsWords::tr("Win rates"),
            ModelsWords::tr("F1 and CAO-R"), ModelsWords::tr("Errors"),
            ModelsWords::tr("Two systems")};
    };
    FigureChoice paradigms = figureList("modelsFigureParadigms", paradigmEntries,
        [] { return ModelsWords::tr("Prompting paradigm"); });
    paradigms.when = [](const FigureValues& values) { return !isOfTwo(values); };
    FigureChoice first{.name = "modelsFigureFirst",
        .offers =
            [known](
                const FigureValues&) { return figureEntries(paperNames(known->models->systems)); },
        .called = [] { return ModelsWords::tr("First system"); },
        .when = isOfTwo,
        .letters = kSystemLetters,
        .isKept = false};
    FigureChoice second = first;
    second.name = "modelsFigureSecond";
    second.offers = [known](const FigureValues& values) {
        return figureEntries(
            namesBeside(known->models->systems, values.place("modelsFigureFirst")));
    };
    second.called = [] { return ModelsWords::tr("Second system"); };
    second.label = [] { return ModelsWords::tr("against"); };
    for (FigureChoice* choice : {&paradigms, &first, &second})
        choice->line = 1;
    return {figureSegments(
                "modelsFigure", figures, [] { return ModelsWords::tr("Figure"); },
                "modelsNextFigure", [] { return ModelsWords::tr("Next figure"); }),
        paradigms, first, second};
}

} // namespace

FiguresSpec modelsPaperFigures(ProjectSession& session, const KnownModels& known)
{
    FiguresSpec spec = modelsFigures("modelsFigures", session, known);
    spec.choices = paperChoices(known);
    spec.work = [known](const FigureValues& values) -> FiguresWork {
        const auto compute = [models = known->models, values](const CancelFlag& cancel,
                                 const TellFigures&) -> Expected<ShownFigures> {
            return modelsFigure(*models, values.as<ModelsFigure>("modelsFigure"),
                values.as<ShownParadigms>("modelsFigureParadigms"),
                values.place("modelsFigureFirst"),
                paperNames(models->systems).indexOf(values.key("modelsFigureSecond")), *cancel);
        };
        return {.about = known->models->verifier, .compute = compute};
    };
    spec.fileName = [](const FigureValues& values) {
        constexpr const char* names[] = {
            "retrieval-ratio", "experts-win-rate", "f1-and-cao-r", "error-shares", "two-systems"};
        return QString(QLatin1String(names[int(values.as<ModelsFigure>("modelsFigure"))]));
    };
    return spec;
}

} // namespace tandem
