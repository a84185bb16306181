#include "app/commandline/expertfigures.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/output.h"
#include "models/expert/statistics.h"

#include <QMap>

namespace tandem {

namespace {

constexpr int kExpertFiguresDecimals = 3;

using AllModes = std::array<ExpertModeFigures, expert::kModes>;

AllModes averages(const QList<expert::Scores>& scores)
{
    AllModes modes;
    for (const expert::Mode mode : expert::kAllModes) {
        for (const ExpertMeasure& measure : kExpertMeasures) {
            QList<double> values;
            values.reserve(scores.size());
            for (const expert::Scores& one : scores)
                values.append(one.of(mode).*(measure.score));
            modes[static_cast<size_t>(mode)].*(measure.figure) =
                expert::meanWithInterval(values, expert::kScoreRange);
        }
    }
    return modes;
}

ExpertSystemFigures figuresOf(const QString& system, const QList<EvaluationSummary>& evaluations)
{
    ExpertSystemFigures figures;
    figures.system = system;
    QList<expert::Scores> scores;
    for (const EvaluationSummary& one : evaluations) {
        figures.faults += one.faults;
        figures.unscored += one.state == EvaluationState::Unscored ? 1 : 0;
        figures.underWay += one.state == EvaluationState::UnderWay ? 1 : 0;
        if (one.scores)
            scores.append(*one.scores);
    }
    figures.scored = scores.size();
    figures.modes = averages(scores);
    return figures;
}

QString scoreKey(expert::Mode mode, const ExpertMeasure& measure)
{
    return expert::modeKey(mode) + u'_' + QLatin1String(measure.key);
}

/// "0.512 (0.480 to 0.544)"; n stands in a column of its own.
QString meanText(const Figure& figure)
{
    if (!figure.isDefined())
        return QStringLiteral("–");
    const QString value = numberText(*figure.value, kExpertFiguresDecimals);
    if (!figure.interval)
        return value;
    return CommandWords::tr("%1 (%2 to %3)")
        .arg(value, numberText(figure.interval->low, kExpertFiguresDecimals),
            numberText(figure.interval->high, kExpertFiguresDecimals));
}

} // namespace

QString expertMeasureName(const ExpertMeasure& measure)
{
    if (measure.score == &expert::ModeScore::recall)
        return CommandWords::tr("Recall");
    return measure.score == &expert::ModeScore::precision ? CommandWords::tr("Precision")
                                                          : CommandWords::tr("F1");
}

QList<ExpertSystemFigures> figuresBySystem(const QList<EvaluationSummary>& evaluations)
{
    QMap<QString, QList<EvaluationSummary>> bySystem;
    for (const EvaluationSummary& one : evaluations)
        bySystem[one.system].append(one);
    QList<ExpertSystemFigures> all;
    for (auto it = bySystem.cbegin(); it != bySystem.cend(); ++it)
        all.append(figuresOf(it.key(), it.value()));
    return all;
}

QJsonObject expertScoresJson(const expert::Scores& scores)
{
    QJsonObject object;
    for (const expert::Mode mode : expert::kAllModes) {
        for (const ExpertMeasure& measure : kExpertMeasures)
            object.insert(scoreKey(mode, measure), scores.of(mode).*(measure.score));
    }
    return object;
}

QJsonObject systemFiguresJson(const ExpertSystemFigures& figures)
{
    QJsonObject averages;
    for (const expert::Mode mode : expert::kAllModes) {
        for (const ExpertMeasure& measure : kExpertMeasures)
            averages.insert(scoreKey(mode, measure),
                figureJson(figures.modes[static_cast<size_t>(mode)].*(measure.figure)));
    }
    return {{QStringLiteral("system"), figures.system}, {QStringLiteral("n"), figures.scored},
        {QStringLiteral("unscored"), figures.unscored},
        {QStringLiteral("under_way"), figures.underWay}, {QStringLiteral("faults"), figures.faults},
        {QStringLiteral("averages"), averages}};
}

Table averagesTable(const QList<ExpertSystemFigures>& systems, const QList<expert::Mode>& modes)
{
    Table table;
    table.caption =
        CommandWords::tr("Averages with 95 % intervals (Student's t on the logit scale)");
    table.header = {CommandWords::tr("System"), CommandWords::tr("n"), CommandWords::tr("Mode"),
        CommandWords::tr("Recall"), CommandWords::tr("Precision"), CommandWords::tr("F1"),
        CommandWords::tr("Without scores"), CommandWords::tr("Unreadable replies")};
    for (const ExpertSystemFigures& one : systems) {
        for (const expert::Mode mode : modes) {
            const ExpertModeFigures& figures = one.modes[static_cast<size_t>(mode)];
            table.rows.append(
                {expertSystemName(one.system), groupedCount(one.scored), expert::modeName(mode),
                    meanText(figures.recall), meanText(figures.precision), meanText(figures.f1),
                    groupedCount(one.unscored + one.underWay), groupedCount(one.faults)});
        }
    }
    return table;
}

Table expertScoresTable(const QList<expert::Scores>& scores)
{
    const AllModes modes = averages(scores);
    Table table;
    table.caption = CommandWords::tr(
        "Averages of %n case(s) with 95 % intervals (Student's t on the logit scale)", nullptr,
        int(scores.size()));
    table.header = {CommandWords::tr("Mode"), CommandWords::tr("Recall"),
        CommandWords::tr("Precision"), CommandWords::tr("F1")};
    for (const expert::Mode mode : expert::kAllModes) {
        const ExpertModeFigures& figures = modes[static_cast<size_t>(mode)];
        table.rows.append({expert::modeName(mode), meanText(figures.recall),
            meanText(figures.precision), meanText(figures.f1)});
    }
    return table;
}

QString expertSystemName(const QString& system)
{
    return system.isEmpty() ? CommandWords::tr("(no name)") : system;
}

} // namespace tandem
