#include "models/kgds/comparisonreport.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemlabel.h"
#include "views/models/metricchoice.h"
#include "views/models/modelsfigures.h"
#include "views/models/modelswords.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

/// The rows of the paper's Table 1 for both patterns, as far as they are computed.
using ScoreRows = std::array<QList<kgds::ScoreTableRow>, kgds::kPatterns.size()>;

ShownFigures fromScores(const ScoreRows& rows)
{
    return {.from = std::make_shared<const ScoreRows>(rows)};
}

ShownFigures scoreMeans(const QList<kgds::ScoredSystem>& systems)
{
    ScoreRows means;
    for (const kgds::Pattern pattern : kgds::kPatterns)
        means.at(std::size_t(pattern)) = kgds::scoreTableMeans(systems, pattern);
    return fromScores(means);
}

/// With intervals, then with letters.
Expected<ShownFigures> scoreFigures(
    const QList<kgds::ScoredSystem>& systems, const CancelFlag& cancel, const TellFigures& tell)
{
    ScoreRows found;
    for (const kgds::Pattern pattern : kgds::kPatterns)
        found.at(std::size_t(pattern)) = kgds::scoreTable(systems, pattern, cancel.get());
    tell(fromScores(found), ModelsWords::tr("comparing systems…"));
    for (QList<kgds::ScoreTableRow>& ofPattern : found)
        kgds::addLetters(ofPattern, systems, cancel.get());
    return fromScores(found);
}

/// Everything about one metric: standings, every two systems, self-reflection, the patterns.
Expected<ShownFigures> comparisonFigures(
    const QList<kgds::ScoredSystem>& all, PatternMetric chosen, const std::atomic_bool* cancel)
{
    QList<kgds::ScoredSystem> systems = all;
    systems.removeIf(
        [&](const kgds::ScoredSystem& one) { return one.system.pattern != chosen.pattern; });
    const kgds::SystemComparison found = kgds::compareSystems(systems, chosen.metric, cancel);
    ShownFigures figures;
    figures.report.sections = {kgds::standingsSection(found, chosen.pattern),
        kgds::comparedPairsSection(found, chosen.pattern),
        kgds::reflectionSection(kgds::reflectionChanges(systems, chosen.metric, cancel),
            chosen.pattern, chosen.metric)};
    // The other metrics measure something else in each pattern.
    if (chosen.metric == kgds::TableMetric::Overall ||
        chosen.metric == kgds::TableMetric::OpinionRecall)
        figures.add(
            kgds::patternGapsSection(kgds::patternGaps(all, chosen.metric, cancel), chosen.metric));
    figures.dropEmpty();
    if (figures.report.sections.isEmpty())
        figures.report.lines = {
            ModelsWords::tr("No system of %1 has a score yet.", "%1 is a pattern")
                .arg(kgds::patternName(chosen.pattern))};
    return figures;
}

ShownFigures costFigures(const ModelsData& data)
{
    const bool anyKnown = std::any_of(data.stages.cbegin(), data.stages.cend(),
        [](const kgds::StageCost& stage) { return stage.money.has_value(); });
    if (!anyKnown)
        return {{{ModelsWords::tr("No run of this project has a known cost. Prices are set in an "
                                  "endpoint, per model.")},
            {}}};
    return {{{}, {kgds::costTableSection(data.stages, data.currency, data.repliesWithoutCost)}}};
}

/// What the figures are not of.
QStringList judgeRemarks(const ModelsData& data)
{
    if (data.outputs > 0 && data.verifiers.isEmpty())
        return {ModelsWords::tr(
            "These outputs have not been judged yet. Scores of selected paragraphs need no judge; "
            "for facts and opinions, have the outputs judged or import judgments.")};
    if (data.judged < data.outputs)
        return {ModelsWords::tr("%1 of %2 outputs are judged by %3; the others are excluded from "
                                "scores that need a judge.")
                    .arg(QLocale().toString(data.judged), QLocale().toString(data.outputs),
                        data.verifier)};
    return {};
}

ShownFigures errorFigures(const ModelsData& data, const QList<kgds::PublishedRow>& published)
{
    ShownFigures figures;
    for (const kgds::Pattern pattern : kgds::kPatterns)
        figures.add(kgds::errorTableSection(kgds::systemErrors(data.systems), pattern, published));
    figures.dropEmpty();
    figures.report.lines = judgeRemarks(data);
    return figures;
}

/// Whose scores are shown: means of others are there at once, while those of the same ones stay
/// until all of it is computed.
QString scoredSystems(const ModelsData& data)
{
    QStringList shown{data.verifier};
    for (const kgds::ScoredSystem& one : data.systems)
        shown += kgds::systemLabel(one.system) + kgds::patternKey(one.system.pattern);
    return shown.join(u'\n');
}

ModelsTable tableOf(const FigureValues& values)
{
    return values.as<ModelsTable>("modelsTableView");
}

QList<kgds::PublishedRow> publishedOf(const ModelsData& data, const FigureValues& values)
{
    return values.isOn("modelsTablePublished") ? data.published : QList<kgds::PublishedRow>();
}

FiguresWork tableWork(const SharedModels& models, const FigureValues& values)
{
    switch (tableOf(values)) {
    case ModelsTable::Scores:
        break;
    case ModelsTable::Errors:
        return {.now = [models, values] {
            return errorFigures(*models, publishedOf(*models, values));
        }};
    case ModelsTable::Costs:
        return {.now = [models] { return costFigures(*models); }};
    case ModelsTable::Comparison:
        return {.about = models->verifier,
            .now =
                [] {
                    return ShownFigures{{{ModelsWords::tr("Computing…")}, {}}};
                },
            .compute =
                [models, values](const CancelFlag& cancel, const TellFigures&) {
                    return comparisonFigures(models->systems,
                        patternMetricAt(values.place("modelsTableMetric")), cancel.get());
                }};
    }
    FiguresWork work{.about = scoredSystems(*models),
        .now = [models] { return scoreMeans(models->systems); },
        .goesOn = ModelsWords::tr("computing intervals…")};
    if (!models->systems.isEmpty())
        work.compute = [models](const CancelFlag& cancel, const TellFigures& tell) {
            return scoreFigures(models->systems, cancel, tell);
        };
    return work;
}

/// Scores are laid out with or without published rows.
void layOutScores(ShownFigures& shown, const ModelsData& data, const FigureValues& values)
{
    const auto rows = std::static_pointer_cast<const ScoreRows>(shown.from);
    if (!rows)
        return;
    shown.report.lines = judgeRemarks(data);
    for (const kgds::Pattern pattern : kgds::kPatterns)
        shown.add(kgds::scoreTableSection(
            rows->at(std::size_t(pattern)), pattern, publishedOf(data, values)));
    shown.dropEmpty();
}

QList<FigureChoice> tableChoices(const KnownModels& known)
{
    const auto tables = [] {
        return QStringList{ModelsWords::tr("Scores"), ModelsWords::tr("Errors"),
            ModelsWords::tr("Costs"), ModelsWords::tr("Comparison")};
    };
    FigureChoice metric = patternMetricChoice("modelsTableMetric");
    metric.when = [](const FigureValues& values) {
        return tableOf(values) == ModelsTable::Comparison;
    };
    const auto areTherePublished = [known](const FigureValues& values) {
        return !known->models->published.isEmpty() && tableOf(values) <= ModelsTable::Errors;
    };
    return {
        figureSegments(
            "modelsTableView", tables, [] { return ModelsWords::tr("Table"); }, "modelsNextTable",
            [] { return ModelsWords::tr("Show scores, errors, costs, or a comparison"); }),
        metric,
        {.name = "modelsTablePublished",
            .kind = FigureChoice::Kind::Flag,
            .called = [] { return ModelsWords::tr("&Published rows"); },
            .when = areTherePublished,
            .preferred = 1,
            .isOnlyShown = true}};
}

} // namespace

FiguresSpec modelsTableFigures(ProjectSession& session, const KnownModels& known)
{
    FiguresSpec spec = modelsFigures("modelsTable", session, known);
    spec.choices = tableChoices(known);
    spec.work = [known](const FigureValues& values) { return tableWork(known->models, values); };
    spec.asShown = [known](ShownFigures& shown, const FigureValues& values) {
        layOutScores(shown, *known->models, values);
    };
    spec.fileName = [](const FigureValues& values) {
        constexpr const char* names[] = {
            "benchmark-scores", "benchmark-errors", "benchmark-costs", "benchmark-comparison"};
        return QString(QLatin1String(names[int(tableOf(values))]));
    };
    spec.hasCharts = false;
    return spec;
}

} // namespace tandem
