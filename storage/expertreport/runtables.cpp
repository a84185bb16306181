#include "storage/expertreport/runtables.h"

#include "models/expert/statistics.h"
#include "storage/expertreport/reportwords.h"
#include "storage/formats/expertresult.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <map>

namespace tandem {

namespace {

constexpr int kShownDigits = 3;
const std::array<QLatin1String, expert::kLinkVerdicts> kVerdictKeys{QLatin1String("both"),
    QLatin1String("content_only"), QLatin1String("style_only"), QLatin1String("neither"),
    QLatin1String("unmatched")};

QString stateKey(EvaluationState state)
{
    switch (state) {
    case EvaluationState::UnderWay:
        return QStringLiteral("under_way");
    case EvaluationState::Complete:
        return QStringLiteral("complete");
    case EvaluationState::Unscored:
        break;
    }
    return QStringLiteral("unscored");
}

QString exactNumber(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

/// "0.62 [0.31, 0.93]"
QString runFigureCell(const Figure& figure)
{
    const auto number = [](double value) { return QString::number(value, 'f', kShownDigits); };
    if (!figure.isDefined())
        return QStringLiteral("\u2013");
    if (!figure.interval)
        return number(*figure.value);
    return QStringLiteral("%1 [%2, %3]")
        .arg(number(*figure.value), number(figure.interval->low), number(figure.interval->high));
}

QJsonValue figureJson(const Figure& figure)
{
    QJsonObject object{{QStringLiteral("mean"),
                           figure.value ? QJsonValue(*figure.value) : QJsonValue(QJsonValue::Null)},
        {QStringLiteral("n"), figure.n}};
    if (figure.interval) {
        object.insert(QStringLiteral("low"), figure.interval->low);
        object.insert(QStringLiteral("high"), figure.interval->high);
    }
    if (!figure.undefinedBecause.isEmpty())
        object.insert(QStringLiteral("undefined"), figure.undefinedBecause);
    return object;
}

QJsonObject systemJson(const SystemFigures& system)
{
    QJsonObject scores;
    for (const expert::Mode mode : expert::kAllModes) {
        const auto index = static_cast<std::size_t>(mode);
        const QString key = expert::modeKey(mode);
        scores.insert(key + QLatin1String("_recall"), figureJson(system.recall.at(index)));
        scores.insert(key + QLatin1String("_precision"), figureJson(system.precision.at(index)));
        scores.insert(key + QLatin1String("_f1"), figureJson(system.f1.at(index)));
    }
    return {{QStringLiteral("system"), system.system},
        {QStringLiteral("evaluations"), system.evaluations},
        {QStringLiteral("scored"), system.scored}, {QStringLiteral("faults"), system.faults},
        {QStringLiteral("scores"), scores}};
}

QJsonObject verdictsJson(const VerdictCounts& counts)
{
    QJsonObject object;
    for (std::size_t i = 0; i < counts.size(); ++i)
        object.insert(kVerdictKeys.at(i), counts.at(i));
    return object;
}

QJsonObject evaluationJson(const EvaluationSummary& evaluation)
{
    QJsonValue scores;
    if (evaluation.scores) {
        QJsonObject numbers;
        const QStringList names = scoreNames();
        for (qsizetype i = 0; i < names.size(); ++i)
            numbers.insert(names.at(i), scoreAt(*evaluation.scores, i));
        scores = numbers;
    }
    return {{QStringLiteral("case"), evaluation.casePosition},
        {QStringLiteral("name"), evaluation.caseName},
        {QStringLiteral("system"), evaluation.system},
        {QStringLiteral("state"), stateKey(evaluation.state)}, {QStringLiteral("scores"), scores},
        {QStringLiteral("expected_aspects"), verdictsJson(evaluation.expected)},
        {QStringLiteral("generated_aspects"), verdictsJson(evaluation.generated)},
        {QStringLiteral("faults"), evaluation.faults},
        {QStringLiteral("remarks"), evaluation.remarks}};
}

} // namespace

QList<SystemFigures> systemFigures(const QList<EvaluationSummary>& evaluations)
{
    struct Numbers
    {
        SystemFigures figures;
        std::array<QList<double>, 3 * expert::kModes> values;
    };
    std::map<QString, Numbers> bySystem;
    for (const EvaluationSummary& evaluation : evaluations) {
        Numbers& numbers = bySystem[evaluation.system];
        ++numbers.figures.evaluations;
        numbers.figures.faults += evaluation.faults;
        if (!evaluation.scores)
            continue;
        ++numbers.figures.scored;
        for (std::size_t i = 0; i < numbers.values.size(); ++i)
            numbers.values.at(i).append(scoreAt(*evaluation.scores, qsizetype(i)));
    }
    QList<SystemFigures> systems;
    for (auto& [name, numbers] : bySystem) {
        numbers.figures.system = name;
        for (std::size_t mode = 0; mode < expert::kModes; ++mode) {
            numbers.figures.recall.at(mode) =
                expert::meanWithInterval(numbers.values.at(3 * mode), expert::kScoreRange);
            numbers.figures.precision.at(mode) =
                expert::meanWithInterval(numbers.values.at(3 * mode + 1), expert::kScoreRange);
            numbers.figures.f1.at(mode) =
                expert::meanWithInterval(numbers.values.at(3 * mode + 2), expert::kScoreRange);
        }
        systems.append(numbers.figures);
    }
    return systems;
}

Table evaluationTable(const QList<EvaluationSummary>& evaluations)
{
    Table table;
    table.header = QStringList{QStringLiteral("case"), QStringLiteral("name"),
                       QStringLiteral("system"), QStringLiteral("state")} +
                   scoreNames();
    for (const QLatin1String side : {QLatin1String("expected_"), QLatin1String("generated_")}) {
        for (const QLatin1String verdict : kVerdictKeys)
            table.header.append(side + verdict);
    }
    table.header << QStringLiteral("faults") << QStringLiteral("remarks");
    for (const EvaluationSummary& evaluation : evaluations) {
        QStringList row{QString::number(evaluation.casePosition), evaluation.caseName,
            evaluation.system, stateKey(evaluation.state)};
        for (qsizetype i = 0; i < scoreNames().size(); ++i)
            row.append(evaluation.scores ? exactNumber(scoreAt(*evaluation.scores, i)) : QString());
        for (const VerdictCounts* counts : {&evaluation.expected, &evaluation.generated}) {
            for (const int count : *counts)
                row.append(QString::number(count));
        }
        row << QString::number(evaluation.faults) << QString::number(evaluation.remarks);
        table.rows.append(row);
    }
    return table;
}

Table systemTable(const QList<SystemFigures>& systems)
{
    Table table;
    table.caption = ReportWords::tr(
        "ExPerT scores by system: means over cases with 95 % intervals (Student's t on the "
        "logit scale)");
    table.header = {ReportWords::tr("System")};
    for (const expert::Mode mode : expert::kAllModes)
        table.header.append(expert::modeName(mode));
    table.header << ReportWords::tr("recall (average)") << ReportWords::tr("precision (average)")
                 << ReportWords::tr("n (cases)") << ReportWords::tr("without scores");
    constexpr auto kDefault = static_cast<std::size_t>(expert::Mode::Average);
    for (const SystemFigures& system : systems) {
        QStringList row{
            system.system.isEmpty() ? ReportWords::tr("(no name)", "a system") : system.system};
        for (const Figure& figure : system.f1)
            row.append(runFigureCell(figure));
        row << runFigureCell(system.recall.at(kDefault))
            << runFigureCell(system.precision.at(kDefault)) << QString::number(system.scored)
            << QString::number(system.evaluations - system.scored);
        table.rows.append(row);
    }
    return table;
}

QByteArray evaluationsJson(const QList<EvaluationSummary>& evaluations)
{
    QJsonArray systems;
    for (const SystemFigures& system : systemFigures(evaluations))
        systems.append(systemJson(system));
    QJsonArray rows;
    for (const EvaluationSummary& evaluation : evaluations)
        rows.append(evaluationJson(evaluation));
    return QJsonDocument(
        QJsonObject{{QStringLiteral("systems"), systems}, {QStringLiteral("evaluations"), rows}})
        .toJson();
}

} // namespace tandem
