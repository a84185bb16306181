#include "app/commandline/perseval/persevalreport.h"

#include "app/commandline/command.h"
#include "models/perseval/leaderboard.h"
#include "models/perseval/otherform.h"

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

Json parametersJson(const perseval::Parameters& parameters)
{
    return Json{{"adp_alpha", parameters.adpAlpha}, {"adp_beta", parameters.adpBeta},
        {"acp_alpha", parameters.acpAlpha}, {"acp_beta", parameters.acpBeta},
        {"edp_alpha", parameters.edpAlpha}, {"beta", parameters.edpBeta},
        {"epsilon", parameters.epsilon}, {"pair_epsilon", parameters.proportionEpsilon}};
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
        Json rank;
        for (std::size_t board = 0; board < kBoards.size(); ++board)
            rank.insert(perseval::rankedByKey(kBoards[board]), rankJson(ranks[board].at(i)));
        rank.insert("borda_kendall", rankJson(consensus.at(i)));
        models.append(Json{{"model", model.model}, {"perseval", figureJson(model.perseval)},
            {"egises", figureJson(model.egises)}, {"degress", figureJson(model.degress)},
            {"accuracy", figureJson(model.accuracy)}, {"documents", model.documents},
            {"users", model.users},
            {"documents_left_out", report.table.documents.size() - model.documents},
            {"users_left_out", report.table.userCount() - model.users}, {"rank", rank}});
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
            Json json{{"doc_id", document.id}};
            if (place.user >= 0)
                json.insert("uid", document.users.at(place.user));
            if (place.model >= 0)
                json.insert("model", report.table.models.at(place.model));
            if (place.pairs > 0)
                json.insert("values", place.pairs);
            places.append(json);
        }
        remarks.append(Json{{"kind", perseval::remarkKey(remark.kind)}, {"count", remark.count},
            {"meaning", perseval::remarkMeaning(remark.kind)}, {"places", places}});
    }
    return remarks;
}

Json orderCorrelationJson(const Correlation& correlation)
{
    Json json = figureJson(correlation.figure);
    if (correlation.figure.isDefined())
        json.insert("p", correlation.p ? QJsonValue(*correlation.p) : QJsonValue());
    if (correlation.method)
        json.insert("p_method", pMethodKey(*correlation.method));
    return json;
}

QJsonArray correlationsJson(const perseval::Evaluation& evaluation)
{
    QJsonArray all;
    for (const auto& [first, second] : {std::pair(RankedBy::PerSEval, RankedBy::Egises),
             std::pair(RankedBy::PerSEval, RankedBy::Accuracy),
             std::pair(RankedBy::Egises, RankedBy::Accuracy)}) {
        const auto found = perseval::correlate(evaluation, first, evaluation, second);
        all.append(
            Json{{"first", perseval::rankedByKey(first)}, {"second", perseval::rankedByKey(second)},
                {"pearson", orderCorrelationJson(found.pearson)},
                {"spearman", orderCorrelationJson(found.spearman)},
                {"kendall", orderCorrelationJson(found.kendall)}});
    }
    return all;
}

QJsonArray ablationJson(const PersevalReport& report)
{
    QJsonArray points;
    for (const perseval::AblationPoint& point : report.ablation) {
        Json scores;
        for (qsizetype model = 0; model < point.perseval.size(); ++model)
            scores.insert(report.table.models.at(model), figureJson(point.perseval.at(model)));
        points.append(QJsonObject{
            {QStringLiteral("beta"), point.beta}, {QStringLiteral("perseval"), scores}});
    }
    return points;
}

/// {MODEL: number}.
Json byModel(const PersevalReport& report, const QList<double>& numbers)
{
    Json json;
    for (qsizetype model = 0; model < numbers.size(); ++model)
        json.insert(report.table.models.at(model), numberJson(numbers.at(model)));
    return json;
}

Json stabilityJson(const PersevalReport& report)
{
    QJsonArray levels;
    for (const perseval::StabilityLevel& level : report.stability->levels) {
        QJsonArray samples;
        for (const QList<double>& sample : level.samples)
            samples.append(byModel(report, sample));
        levels.append(Json{{"percent", level.percent}, {"pairs", level.pairs},
            {"means", byModel(report, level.means)}, {"samples", samples},
            {"spearman", numbersJson(level.spearman)}, {"kendall", numbersJson(level.kendall)}});
    }
    Json models;
    for (qsizetype model = 0; model < report.stability->models.size(); ++model) {
        const perseval::ModelStability& found = report.stability->models.at(model);
        models.insert(report.table.models.at(model),
            Json{{"full", numberJson(found.full)}, {"bias", numberJson(found.bias)},
                {"variance", numberJson(found.variance)}});
    }
    // As text: a JSON number holds 53 bits only.
    return Json{{"seed", QString::number(report.stability->options.seed)},
        {"pairs", report.stability->pairs}, {"levels", levels}, {"models", models}};
}

} // namespace

Json persevalJson(const PersevalReport& report)
{
    const perseval::Basis basis = perseval::basisOf(report.table, report.evaluation);
    Json json{{"source", report.table.source}, {"distance", report.table.distanceKey},
        {"rounded", report.table.isRounded},
        {"simplified", report.evaluation.parameters.simplified},
        {"published_undefined", report.evaluation.parameters.publishedUndefined},
        {"parameters", parametersJson(report.evaluation.parameters)},
        {"documents", report.table.documents.size()}, {"documents_used", basis.documents},
        {"users", basis.summaries}, {"different_users", basis.users},
        {"other_form_differs", QJsonArray::fromStringList(report.differing)},
        {"models", modelsJson(report)}, {"remarks", remarksJson(report)},
        {"correlations", correlationsJson(report.evaluation)}};
    if (report.isBroughtIn)
        json.insert("undefined_scores", report.undefinedScores);
    if (!report.ablation.isEmpty())
        json.insert("ablation", ablationJson(report));
    if (report.stability)
        json.insert("stability", stabilityJson(report));
    return json;
}

} // namespace tandem
