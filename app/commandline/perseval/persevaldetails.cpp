#include "app/commandline/perseval/persevaldetails.h"
#include "app/commandline/command.h"

#include <QJsonDocument>

#include <cmath>

namespace tandem {

namespace {

QJsonValue detailNumber(double number)
{
    return std::isfinite(number) ? QJsonValue(number) : QJsonValue();
}

QJsonArray pairsJson(
    const perseval::Findings& report, const perseval::DocumentDistances& document, qsizetype model)
{
    QJsonArray pairs;
    for (const perseval::PairTerm& term :
        perseval::pairTerms(document, model, report.evaluation.parameters)) {
        pairs.append(
            Json{{"uid1", document.users.at(term.user1)}, {"uid2", document.users.at(term.user2)},
                {"user_distance", detailNumber(term.goldDistance)},
                {"model_distance", detailNumber(term.modelDistance)},
                {"user_weight", detailNumber(term.goldWeight)},
                {"model_weight", detailNumber(term.modelWeight)}, {"X", detailNumber(term.x)},
                {"Y", detailNumber(term.y)}, {"proportion", detailNumber(term.proportion)}});
    }
    return pairs;
}

QJsonArray usersJson(const perseval::DocumentDistances& document, qsizetype model,
    const perseval::DocumentScore& score)
{
    const perseval::OriginDistances& origin = document.models.at(std::size_t(model));
    QJsonArray users;
    for (const perseval::UserScore& user : score.users) {
        users.append(Json{{"uid", document.users.at(user.user)},
            {"user_summary_doc", detailNumber(document.gold.documentDistance(user.user).value())},
            {"summary_doc", detailNumber(origin.documentDistance(user.user).value())},
            {"accuracy", detailNumber(user.accuracy)}, {"DEGRESS", detailNumber(user.degress)},
            {"pterm1", detailNumber(user.acpTerm)}, {"ACP", detailNumber(user.acp)},
            {"DGP", detailNumber(user.dgp)}, {"EDP", detailNumber(user.edp)},
            {"PerSEval", detailNumber(user.perseval)}});
    }
    return users;
}

/// The intermediates of one document; `scoreOfModel` is where each model's score of it stands, -1
/// where there is none.
Json documentJson(
    const perseval::Findings& report, qsizetype document, const QList<qsizetype>& scoreOfModel)
{
    const perseval::DocumentDistances& distances = report.table.documents.at(document);
    QJsonArray models;
    for (qsizetype model = 0; model < report.table.models.size(); ++model) {
        const qsizetype at = scoreOfModel.at(model);
        if (at < 0)
            continue;
        const perseval::DocumentScore& score = report.evaluation.models.at(model).scores.at(at);
        models.append(
            Json{{"model", report.table.models.at(model)}, {"DEGRESS", detailNumber(score.degress)},
                {"PerSEval", detailNumber(score.perseval)}, {"d_min", detailNumber(score.best)},
                {"d_mean", detailNumber(score.mean)}, {"pterm2", detailNumber(score.adpTerm)},
                {"ADP", detailNumber(score.adp)}, {"users", usersJson(distances, model, score)},
                {"pairs", pairsJson(report, distances, model)}});
    }
    return Json{{"doc_id", distances.id}, {"models", models}};
}

} // namespace

void printPersevalDetails(QTextStream& out, const perseval::Findings& report)
{
    QString head =
        QString::fromUtf8(QJsonDocument(results::reportJson(perseval::persevalReport(report)))
                              .toJson(QJsonDocument::Indented));
    head.truncate(head.lastIndexOf(u'}'));
    out << head.trimmed() << QStringLiteral(",\n    \"details\": [");
    // A model's scores are of the documents in their order, those left out missing.
    QList<qsizetype> next(report.table.models.size(), 0);
    for (qsizetype document = 0; document < report.table.documents.size(); ++document) {
        QList<qsizetype> scoreOfModel;
        for (qsizetype model = 0; model < next.size(); ++model) {
            const auto& scores = report.evaluation.models.at(model).scores;
            const bool isHere =
                next.at(model) < scores.size() && scores.at(next.at(model)).document == document;
            scoreOfModel.append(isHere ? next[model]++ : -1);
        }
        out << (document > 0 ? QStringLiteral(",\n") : QStringLiteral("\n"))
            << QString::fromUtf8(QJsonDocument(documentJson(report, document, scoreOfModel))
                                     .toJson(QJsonDocument::Compact));
    }
    out << QStringLiteral("\n    ]\n}\n");
}

} // namespace tandem
