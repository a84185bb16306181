#include "storage/expertreport/runtables.h"

#include "models/expert/systemscores.h"
#include "storage/formats/expertresult.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace tandem {

namespace {

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

QJsonObject systemJson(const expert::SystemScores& system)
{
    QJsonObject scores;
    for (const expert::Mode mode : expert::kAllModes) {
        for (const expert::ModeMeasure& measure : expert::kModeMeasures)
            scores.insert(
                expert::scoreKey(mode, measure), figureJson(system.of(mode).*(measure.average)));
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

QByteArray evaluationsJson(const QList<EvaluationSummary>& evaluations)
{
    QJsonArray systems;
    for (const expert::SystemScores& system : expert::systemScores(evaluations))
        systems.append(systemJson(system));
    QJsonArray rows;
    for (const EvaluationSummary& evaluation : evaluations)
        rows.append(evaluationJson(evaluation));
    return QJsonDocument(
        QJsonObject{{QStringLiteral("systems"), systems}, {QStringLiteral("evaluations"), rows}})
        .toJson();
}

} // namespace tandem
