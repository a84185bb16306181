#include "app/commandline/command.h"
#include "app/commandline/perseval/persevalreport.h"
#include "models/perseval/leaderboard.h"
#include "models/perseval/otherform.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr int kPersevalDecimals = 4;
constexpr qsizetype kPlacesShown = 3;

/// Seven decimals for what is nearly nothing, since PerSEval often is.
QString scoreText(double score)
{
    if (!std::isfinite(score))
        return QStringLiteral("–");
    return numberText(score, score != 0.0 && std::abs(score) < 0.001 ? 7 : kPersevalDecimals);
}

QString scoreText(const Figure& figure)
{
    return figure.isDefined() ? scoreText(*figure.value) : QStringLiteral("–");
}

Table modelsTable(const PersevalReport& report)
{
    Table table;
    table.header = {Words::tr("Model"), QStringLiteral("PerSEval"), QStringLiteral("EGISES"),
        QStringLiteral("DEGRESS"), Words::tr("Accuracy"), Words::tr("Documents"),
        Words::tr("Users' summaries")};
    for (const perseval::LeaderboardRow& row :
        perseval::leaderboard(report.evaluation, perseval::RankedBy::PerSEval)) {
        const perseval::ModelScore& model = report.evaluation.models.at(row.model);
        table.rows.append({model.model, scoreText(model.perseval), scoreText(model.egises),
            scoreText(model.degress), scoreText(model.accuracy), groupedCount(model.documents),
            groupedCount(model.users)});
    }
    return table;
}

void printUndefined(QTextStream& out, const PersevalReport& report)
{
    for (const perseval::ModelScore& model : report.evaluation.models) {
        if (!model.perseval.isDefined())
            out << Words::tr("%1: undefined: %2")
                       .arg(printable(model.model), printable(model.perseval.undefinedBecause))
                << '\n';
    }
}

/// How far the leaderboards agree; of one model there is nothing to say.
void printCorrelations(QTextStream& out, const perseval::Evaluation& evaluation)
{
    using perseval::RankedBy;
    if (evaluation.models.size() < 2)
        return;
    Table table;
    table.caption = Words::tr("How far leaderboards agree (1: the same order)");
    table.header = {QString(), Words::tr("Pearson"), Words::tr("Spearman"), Words::tr("Kendall")};
    for (const auto& [first, second] : {std::pair(RankedBy::PerSEval, RankedBy::Egises),
             std::pair(RankedBy::PerSEval, RankedBy::Accuracy),
             std::pair(RankedBy::Egises, RankedBy::Accuracy)}) {
        const auto found = perseval::correlate(evaluation, first, evaluation, second);
        table.rows.append({Words::tr("%1 and %2")
                               .arg(perseval::rankedByName(first), perseval::rankedByName(second)),
            scoreText(found.pearson.figure), scoreText(found.spearman.figure),
            scoreText(found.kendall.figure)});
    }
    out << '\n';
    printTable(out, table);
}

void printRemarks(QTextStream& out, const PersevalReport& report)
{
    for (const perseval::Remark& remark : report.evaluation.remarks.all()) {
        out << '\n'
            << Words::tr("%n time(s): %1", nullptr, int(remark.count))
                   .arg(perseval::remarkMeaning(remark.kind))
            << '\n';
        for (const perseval::RemarkPlace& place :
            remark.places.first(std::min(kPlacesShown, remark.places.size()))) {
            out << QStringLiteral("  ") << printable(perseval::placeText(place, report.table))
                << '\n';
        }
        if (remark.count > kPlacesShown)
            out << QStringLiteral("  ")
                << Words::tr(
                       "and %n more; --json names them", nullptr, int(remark.count - kPlacesShown))
                << '\n';
    }
}

void printAblation(QTextStream& out, const PersevalReport& report)
{
    Table table;
    table.caption = Words::tr("PerSEval by beta");
    table.header = {Words::tr("Model")};
    for (const perseval::AblationPoint& point : report.ablation)
        table.header.append(numberText(point.beta, 1));
    for (qsizetype model = 0; model < report.table.models.size(); ++model) {
        QStringList row{report.table.models.at(model)};
        for (const perseval::AblationPoint& point : report.ablation)
            row.append(scoreText(point.perseval.at(model)));
        table.rows.append(row);
    }
    out << '\n';
    printTable(out, table);
}

void printStability(QTextStream& out, const PersevalReport& report)
{
    const perseval::Stability& found = *report.stability;
    Table table;
    table.caption =
        Words::tr("PerSEval on samples, %n each (seed %1)", nullptr, found.options.samples)
            .arg(found.options.seed);
    table.header = {Words::tr("Model"), QStringLiteral("100 %")};
    QStringList agreement{Words::tr("Least Kendall with all"), QString()};
    for (const perseval::StabilityLevel& level : found.levels) {
        table.header.append(QStringLiteral("%1 %").arg(level.percent));
        const auto least = std::min_element(level.kendall.begin(), level.kendall.end());
        agreement.append(least == level.kendall.end() ? QString() : scoreText(*least));
    }
    table.header.append({Words::tr("Bias"), Words::tr("Variance")});
    for (qsizetype model = 0; model < found.models.size(); ++model) {
        const perseval::ModelStability& stability = found.models.at(model);
        QStringList row{report.table.models.at(model), scoreText(stability.full)};
        for (const perseval::StabilityLevel& level : found.levels)
            row.append(scoreText(level.means.at(model)));
        row.append({scoreText(stability.bias), scoreText(stability.variance)});
        table.rows.append(row);
    }
    table.rows.append(agreement);
    out << '\n';
    printTable(out, table);
}

} // namespace

void printPerseval(QTextStream& out, const PersevalReport& report)
{
    // Distances that were brought in need not have a name.
    const QString& distance = report.table.distanceKey;
    Table models = modelsTable(report);
    models.caption =
        Words::tr("%1, beta %2: %3")
            .arg(distance.isEmpty() ? printable(report.table.source)
                                    : Words::tr("%1, distance %2")
                                          .arg(printable(report.table.source), printable(distance)),
                QString::number(report.evaluation.parameters.edpBeta),
                perseval::basisTexts(perseval::basisOf(report.table, report.evaluation))
                    .join(QStringLiteral(", ")));
    printTable(out, models);
    printUndefined(out, report);
    printCorrelations(out, report.evaluation);
    if (report.undefinedScores > 0)
        out << '\n'
            << Words::tr(
                   "%n row(s) have no number as their score.", nullptr, int(report.undefinedScores))
            << '\n';
    const QString other = perseval::otherFormRemark(report.differing, report.evaluation.parameters);
    if (!other.isEmpty())
        out << '\n' << printable(other) << '\n';
    printRemarks(out, report);
    if (!report.ablation.isEmpty())
        printAblation(out, report);
    if (report.stability)
        printStability(out, report);
}

} // namespace tandem
