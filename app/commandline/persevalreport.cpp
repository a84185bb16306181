#include "app/commandline/persevalreport.h"

#include "app/commandline/output.h"
#include "models/perseval/leaderboard.h"
#include "models/perseval/otherform.h"

#include <QJsonArray>

#include <array>
#include <cmath>

namespace tandem {

namespace {

using perseval::RankedBy;

constexpr std::array kBoards{RankedBy::PerSEval, RankedBy::Egises, RankedBy::Accuracy};

/// null where there is no number.
QJsonValue numberJson(double number)
{
    return std::isfinite(number) ? QJsonValue(number) : QJsonValue();
}

QJsonArray numbersJson(const QList<double>& numbers)
{
    QJsonArray array;
    for (const double number : numbers)
        array.append(numberJson(number));
    return array;
}

QJsonObject parametersJson(const perseval::Parameters& parameters)
{
    return {{QStringLiteral("adp_alpha"), parameters.adpAlpha},
        {QStringLiteral("adp_beta"), parameters.adpBeta},
        {QStringLiteral("acp_alpha"), parameters.acpAlpha},
        {QStringLiteral("acp_beta"), parameters.acpBeta},
        {QStringLiteral("edp_alpha"), parameters.edpAlpha},
        {QStringLiteral("beta"), parameters.edpBeta},
        {QStringLiteral("epsilon"), parameters.epsilon},
        {QStringLiteral("pair_epsilon"), parameters.proportionEpsilon}};
}

QJsonArray modelsJson(const PersevalReport& report)
{
    const perseval::Evaluation& evaluation = report.evaluation;
    std::array<QList<double>, kBoards.size()> ranks;
    for (std::size_t i = 0; i < kBoards.size(); ++i)
        ranks[i] = perseval::modelRanks(evaluation, kBoards[i]);
    const QList<double> consensus = perseval::bordaKendall({ranks[0], ranks[2]});
    const auto rankJson = [](double rank) { return rank > 0.0 ? QJsonValue(rank) : QJsonValue(); };
    QJsonArray models;
    for (qsizetype i = 0; i < evaluation.models.size(); ++i) {
        const perseval::ModelScore& model = evaluation.models.at(i);
        QJsonObject rank;
        for (std::size_t board = 0; board < kBoards.size(); ++board)
            rank.insert(perseval::rankedByKey(kBoards[board]), rankJson(ranks[board].at(i)));
        rank.insert(QStringLiteral("borda_kendall"), rankJson(consensus.at(i)));
        models.append(QJsonObject{{QStringLiteral("model"), model.model},
            {QStringLiteral("perseval"), figureJson(model.perseval)},
            {QStringLiteral("egises"), figureJson(model.egises)},
            {QStringLiteral("degress"), figureJson(model.degress)},
            {QStringLiteral("accuracy"), figureJson(model.accuracy)},
            {QStringLiteral("documents"), model.documents}, {QStringLiteral("users"), model.users},
            {QStringLiteral("documents_left_out"), report.table.documents.size() - model.documents},
            {QStringLiteral("users_left_out"), report.table.userCount() - model.users},
            {QStringLiteral("rank"), rank}});
    }
    return models;
}

QJsonArray remarksJson(const PersevalReport& report)
{
    QJsonArray remarks;
    for (const perseval::Remark& remark : report.evaluation.remarks.all()) {
        QJsonArray places;
        for (const perseval::RemarkPlace& place : remark.places) {
            const perseval::DocumentDistances& document = report.table.documents.at(place.document);
            QJsonObject json{{QStringLiteral("doc_id"), document.id}};
            if (place.user >= 0)
                json.insert(QStringLiteral("uid"), document.users.at(place.user));
            if (place.model >= 0)
                json.insert(QStringLiteral("model"), report.table.models.at(place.model));
            if (place.pairs > 0)
                json.insert(QStringLiteral("values"), place.pairs);
            places.append(json);
        }
        remarks.append(QJsonObject{{QStringLiteral("kind"), perseval::remarkKey(remark.kind)},
            {QStringLiteral("count"), remark.count},
            {QStringLiteral("meaning"), perseval::remarkMeaning(remark.kind)},
            {QStringLiteral("places"), places}});
    }
    return remarks;
}

QJsonObject rankCorrelationJson(const Correlation& correlation)
{
    QJsonObject json = figureJson(correlation.figure);
    if (correlation.figure.isDefined())
        json.insert(QStringLiteral("p"), correlation.p ? QJsonValue(*correlation.p) : QJsonValue());
    if (correlation.method)
        json.insert(QStringLiteral("p_method"), pMethodKey(*correlation.method));
    return json;
}

QJsonArray correlationsJson(const perseval::Evaluation& evaluation)
{
    QJsonArray all;
    for (const auto& [first, second] : {std::pair(RankedBy::PerSEval, RankedBy::Egises),
             std::pair(RankedBy::PerSEval, RankedBy::Accuracy),
             std::pair(RankedBy::Egises, RankedBy::Accuracy)}) {
        const auto found = perseval::correlate(evaluation, first, evaluation, second);
        all.append(QJsonObject{{QStringLiteral("first"), perseval::rankedByKey(first)},
            {QStringLiteral("second"), perseval::rankedByKey(second)},
            {QStringLiteral("pearson"), rankCorrelationJson(found.pearson)},
            {QStringLiteral("spearman"), rankCorrelationJson(found.spearman)},
            {QStringLiteral("kendall"), rankCorrelationJson(found.kendall)}});
    }
    return all;
}

QJsonArray ablationJson(const PersevalReport& report)
{
    QJsonArray points;
    for (const perseval::AblationPoint& point : report.ablation) {
        QJsonObject scores;
        for (qsizetype model = 0; model < point.perseval.size(); ++model)
            scores.insert(report.table.models.at(model), figureJson(point.perseval.at(model)));
        points.append(QJsonObject{
            {QStringLiteral("beta"), point.beta}, {QStringLiteral("perseval"), scores}});
    }
    return points;
}

/// {MODEL: number}.
QJsonObject byModel(const PersevalReport& report, const QList<double>& numbers)
{
    QJsonObject json;
    for (qsizetype model = 0; model < numbers.size(); ++model)
        json.insert(report.table.models.at(model), numberJson(numbers.at(model)));
    return json;
}

QJsonObject stabilityJson(const PersevalReport& report)
{
    QJsonArray levels;
    for (const perseval::StabilityLevel& level : report.stability->levels) {
        QJsonArray samples;
        for (const QList<double>& sample : level.samples)
            samples.append(byModel(report, sample));
        levels.append(QJsonObject{{QStringLiteral("percent"), level.percent},
            {QStringLiteral("pairs"), level.pairs},
            {QStringLiteral("means"), byModel(report, level.means)},
            {QStringLiteral("samples"), samples},
            {QStringLiteral("spearman"), numbersJson(level.spearman)},
            {QStringLiteral("kendall"), numbersJson(level.kendall)}});
    }
    QJsonObject models;
    for (qsizetype model = 0; model < report.stability->models.size(); ++model) {
        const perseval::ModelStability& found = report.stability->models.at(model);
        models.insert(report.table.models.at(model),
            QJsonObject{{QStringLiteral("full"), numberJson(found.full)},
                {QStringLiteral("bias"), numberJson(found.bias)},
                {QStringLiteral("variance"), numberJson(found.variance)}});
    }
    // As text: a JSON number holds 53 bits only.
    return {{QStringLiteral("seed"), QString::number(report.stability->options.seed)},
        {QStringLiteral("pairs"), report.stability->pairs}, {QStringLiteral("levels"), levels},
        {QStringLiteral("models"), models}};
}

} // namespace

QJsonObject persevalJson(const PersevalReport& report)
{
    const perseval::Basis basis = perseval::basisOf(report.table, report.evaluation);
    QJsonObject json{{QStringLiteral("source"), report.table.source},
        {QStringLiteral("distance"), report.table.distanceKey},
        {QStringLiteral("rounded"), report.table.isRounded},
        {QStringLiteral("simplified"), report.evaluation.parameters.simplified},
        {QStringLiteral("published_undefined"), report.evaluation.parameters.publishedUndefined},
        {QStringLiteral("parameters"), parametersJson(report.evaluation.parameters)},
        {QStringLiteral("documents"), report.table.documents.size()},
        {QStringLiteral("documents_used"), basis.documents},
        {QStringLiteral("users"), basis.summaries},
        {QStringLiteral("different_users"), basis.users},
        {QStringLiteral("other_form_differs"), QJsonArray::fromStringList(report.differing)},
        {QStringLiteral("models"), modelsJson(report)},
        {QStringLiteral("remarks"), remarksJson(report)},
        {QStringLiteral("correlations"), correlationsJson(report.evaluation)}};
    if (report.isBroughtIn)
        json.insert(QStringLiteral("undefined_scores"), report.undefinedScores);
    if (!report.ablation.isEmpty())
        json.insert(QStringLiteral("ablation"), ablationJson(report));
    if (report.stability)
        json.insert(QStringLiteral("stability"), stabilityJson(report));
    return json;
}

} // namespace tandem
