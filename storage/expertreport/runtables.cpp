#include "storage/expertreport/runtables.h"

#include "models/expert/systemscores.h"
#include "models/results/reportjson.h"
#include "models/wordof.h"
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
    static constexpr std::array words{"under_way", "complete", "unscored"};
    return QLatin1String(wordOf(state, words));
}

QJsonValue averageJson(const Figure& figure)
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
                expert::scoreKey(mode, measure), averageJson(system.of(mode).*(measure.average)));
    }
    return {{QStringLiteral("system"), system.system},
        {QStringLiteral("evaluations"), system.evaluations},
        {QStringLiteral("scored"), system.scored}, {QStringLiteral("faults"), system.faults},
        {QStringLiteral("scores"), scores}};
}

} // namespace

results::Section evaluationsSection(const QList<EvaluationSummary>& evaluations)
{
    using results::Absent;
    using results::Cell;
    using results::Outlet;
    results::SectionOf table("evaluations", evaluations);
    table.add("case", &EvaluationSummary::casePosition);
    table.add("name", &EvaluationSummary::caseName);
    table.add("system", &EvaluationSummary::system);
    table.add("state", [](const EvaluationSummary& one) { return stateKey(one.state); });
    // A value under each of two names: CSV has one line of columns, JSON an object for each kind.
    const auto addBoth = [&table](const QString& column, const QString& path, const auto& cellOf) {
        table.add(column, {}, cellOf).exactly().only(Outlet::Csv);
        table.add(path, {}, cellOf).only(Outlet::Json);
    };
    table
        .add("scores",
            [](const EvaluationSummary& one) { return one.scores ? Cell(Absent()) : Cell(); })
        .only(Outlet::Json);
    for (qsizetype i = 0; i < scoreNames().size(); ++i) {
        const QString name = scoreNames().at(i);
        addBoth(name, QStringLiteral("scores.") + name, [i](const EvaluationSummary& one) {
            return one.scores ? Cell(scoreAt(*one.scores, i)) : Cell(Absent());
        });
    }
    for (const auto& [side, counts] : {std::pair("expected", &EvaluationSummary::expected),
             std::pair("generated", &EvaluationSummary::generated)}) {
        for (std::size_t i = 0; i < kVerdictKeys.size(); ++i)
            addBoth(QLatin1String(side) + u'_' + kVerdictKeys[i],
                QLatin1String(side) + QLatin1String("_aspects.") + kVerdictKeys[i],
                [i, counts = counts](const EvaluationSummary& one) { return (one.*counts)[i]; });
    }
    table.add("faults", &EvaluationSummary::faults);
    table.add("remarks", &EvaluationSummary::remarks);
    return table;
}

QByteArray evaluationsJson(
    const QList<EvaluationSummary>& evaluations, const results::Section& section)
{
    QJsonArray systems;
    for (const expert::SystemScores& system : expert::systemScores(evaluations))
        systems.append(systemJson(system));
    return QJsonDocument(QJsonObject{{QStringLiteral("systems"), systems},
                             {QStringLiteral("evaluations"), results::rowsJson(section)}})
        .toJson();
}

} // namespace tandem
