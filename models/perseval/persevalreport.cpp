#include "models/perseval/persevalreport.h"

#include "models/perseval/leaderboard.h"
#include "models/perseval/otherform.h"
#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tandem::perseval {

namespace {

using results::Cell;
using results::Outlet;

constexpr qsizetype kPlacesShown = 3;

Cell scoreCell(double score)
{
    return Cell(score).shownAs(scoreText(score, Outlet::Console));
}

Cell scoreCell(const Figure& figure)
{
    return figure.isDefined() ? Cell(figure).shownAs(scoreCell(*figure.value).shown) : Cell(figure);
}

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

/// {MODEL: number}.
QJsonObject byModel(const Findings& findings, const QList<double>& numbers)
{
    QJsonObject json;
    for (qsizetype model = 0; model < numbers.size(); ++model)
        json.insert(findings.table.models.at(model), numberJson(numbers.at(model)));
    return json;
}

QList<results::Section> fieldsSections(const Findings& findings)
{
    const Parameters& given = findings.evaluation.parameters;
    const Basis basis = basisOf(findings.table, findings.evaluation);
    return {
        results::fieldsOf("",
            {{"source", findings.table.source}, {"distance", findings.table.distanceKey},
                {"made_by", basis.madeBy.isEmpty() ? Cell(results::Absent()) : Cell(basis.madeBy)},
                {"rounded", findings.table.isRounded}, {"simplified", given.simplified},
                {"published_undefined", given.publishedUndefined},
                {"documents", findings.table.documents.size()}, {"documents_used", basis.documents},
                {"users", basis.summaries}, {"different_users", basis.users},
                {"other_form_differs", QJsonValue(QJsonArray::fromStringList(findings.differing))},
                {"undefined_scores", findings.isBroughtIn ? Cell(findings.undefinedScores)
                                                          : Cell(results::Absent())}}),
        results::fieldsOf(
            "parameters", {{"adp_alpha", given.adpAlpha}, {"adp_beta", given.adpBeta},
                              {"acp_alpha", given.acpAlpha}, {"acp_beta", given.acpBeta},
                              {"edp_alpha", given.edpAlpha}, {"beta", given.edpBeta},
                              {"epsilon", given.epsilon}, {"pair_epsilon", given.proportionEpsilon},
                              {"p_accuracy_alpha", given.accuracyAlpha},
                              {"p_accuracy_beta", given.accuracyBeta}})};
}

/// The rule, the counts, and what became of each rating.
QList<results::Section> surrogateSections(const RatedSummaries& rated)
{
    const SurrogateCounts counts = surrogateCounts(rated);
    results::Section ratings = surrogatesSection(rated);
    ratings.key = QStringLiteral("surrogates.ratings");
    return {results::fieldsOf("surrogates",
                {{"highest_rating", rated.rule.highest}, {"gold_above", rated.rule.goldAbove},
                    {"users", counts.users}, {"users_without_gold", counts.without},
                    {"unrated_rows", rated.unrated}}),
        results::only(Outlet::Json, ratings), results::notesOf(surrogateNotes(rated))};
}

results::Section modelsForPrograms(const Findings& findings)
{
    const Evaluation& evaluation = findings.evaluation;
    results::SectionOf table("models", evaluation.models);
    table.add("model", &ModelScore::model);
    table.add("perseval", &ModelScore::perseval);
    table.add("egises", &ModelScore::egises);
    table.add("degress", &ModelScore::degress);
    table.add("accuracy", &ModelScore::accuracy);
    table.add("p_accuracy", &ModelScore::pAccuracy);
    table.add("documents", &ModelScore::documents);
    table.add("users", &ModelScore::users);
    table.add("documents_left_out",
        [&](const ModelScore& model) { return findings.table.documents.size() - model.documents; });
    table.add("users_left_out",
        [&](const ModelScore& model) { return findings.table.userCount() - model.users; });
    const auto addRank = [&](const QString& key, const QList<double>& ranks) {
        table.add(QStringLiteral("rank.") + key, QString(), [&](const ModelScore& model) {
            const double rank = ranks.at(&model - evaluation.models.data());
            return rank > 0.0 ? Cell(rank) : Cell();
        });
    };
    for (const RankedBy board : kBoards)
        addRank(rankedByKey(board), modelRanks(evaluation, board));
    addRank(
        QStringLiteral("borda_kendall"), bordaKendall({modelRanks(evaluation, RankedBy::PerSEval),
                                             modelRanks(evaluation, RankedBy::Accuracy)}));
    return results::only(Outlet::Json, table);
}

QString captionOf(const Findings& findings)
{
    // Distances that were brought in need not have a name.
    const QString& distance = findings.table.distanceKey;
    const QString source = results::onOneLine(findings.table.source);
    return PersevalWords::tr("%1, beta %2: %3")
        .arg(distance.isEmpty()
                 ? source
                 : PersevalWords::tr("%1, distance %2").arg(source, results::onOneLine(distance)),
            QString::number(findings.evaluation.parameters.edpBeta),
            basisTexts(basisOf(findings.table, findings.evaluation)).join(QStringLiteral(", ")));
}

results::Section modelsForPeople(const Findings& findings)
{
    QList<ModelScore> models;
    for (const LeaderboardRow& row : leaderboard(findings.evaluation, RankedBy::PerSEval))
        models.append(findings.evaluation.models.at(row.model));
    results::SectionOf table("", models, captionOf(findings));
    const auto add = [&](const QString& title, Figure ModelScore::*which) {
        table.add("", title, [which](const ModelScore& model) { return scoreCell(model.*which); });
    };
    table.add("", PersevalWords::tr("Model"), &ModelScore::model);
    add(QStringLiteral("PerSEval"), &ModelScore::perseval);
    add(QStringLiteral("EGISES"), &ModelScore::egises);
    add(QStringLiteral("DEGRESS"), &ModelScore::degress);
    add(PersevalWords::tr("Accuracy (distance)"), &ModelScore::accuracy);
    add(QStringLiteral("P-Accuracy"), &ModelScore::pAccuracy);
    table.add("", PersevalWords::tr("Documents"), &ModelScore::documents);
    table.add("", PersevalWords::tr("User summaries"), &ModelScore::users);
    for (const ModelScore& model : findings.evaluation.models) {
        if (!model.perseval.isDefined())
            table.section().notes += PersevalWords::tr("%1: undefined: %2")
                                         .arg(results::onOneLine(model.model),
                                             results::onOneLine(model.perseval.undefinedBecause));
    }
    return results::only(Outlet::Console, table);
}

void addCoefficient(results::SectionOf<QList<BoardCorrelation>>& table, Coefficient coefficient,
    const QString& title)
{
    const QString key = coefficientKey(coefficient);
    table.add(key, title, [coefficient](const BoardCorrelation& boards) {
        return scoreCell(boards.by(coefficient).figure);
    });
    table
        .add(key + QStringLiteral(".p"), {},
            [coefficient](const BoardCorrelation& boards) {
                const Correlation& one = boards.by(coefficient);
                return one.figure.isDefined() ? Cell(one.p) : Cell(results::Absent());
            })
        .only(Outlet::Json);
    table
        .add(key + QStringLiteral(".p_method"), {},
            [coefficient](const BoardCorrelation& boards) {
                const Correlation& one = boards.by(coefficient);
                return one.method ? Cell(pMethodKey(*one.method)) : Cell(results::Absent());
            })
        .only(Outlet::Json);
}

/// How far the leaderboards agree; of one model there is nothing to say to people.
results::Section correlationsSection(const Evaluation& evaluation)
{
    const QList<BoardCorrelation> all = boardCorrelations(evaluation);
    results::SectionOf table(
        "correlations", all, PersevalWords::tr("Correlation of leaderboards (1: same order)"));
    table.add("first", [](const BoardCorrelation& boards) { return rankedByKey(boards.first); });
    table.add("second", [](const BoardCorrelation& boards) { return rankedByKey(boards.second); });
    table
        .add("", {},
            [](const BoardCorrelation& boards) {
                return PersevalWords::tr("%1 and %2")
                    .arg(rankedByName(boards.first), rankedByName(boards.second));
            })
        .only(results::kPeople);
    addCoefficient(table, Coefficient::Pearson, PersevalWords::tr("Pearson"));
    addCoefficient(table, Coefficient::Spearman, PersevalWords::tr("Spearman"));
    addCoefficient(table, Coefficient::Kendall, PersevalWords::tr("Kendall"));
    return evaluation.models.size() < 2 ? results::only(Outlet::Json, table)
                                        : results::Section(table);
}

QJsonValue placesJson(const Remark& remark, const DistanceTable& table)
{
    QJsonArray places;
    for (const RemarkPlace& place : remark.places) {
        const DocumentDistances& document = table.documents.at(place.document);
        QJsonObject json{{QStringLiteral("doc_id"), document.id}};
        if (place.user >= 0)
            json.insert(QStringLiteral("uid"), document.users.at(place.user));
        if (place.model >= 0)
            json.insert(QStringLiteral("model"), table.models.at(place.model));
        if (place.pairs > 0)
            json.insert(QStringLiteral("values"), place.pairs);
        places.append(json);
    }
    return places;
}

/// All of them for programs, and each in words.
QList<results::Section> remarksSections(const Findings& findings)
{
    const QList<Remark> remarks = findings.evaluation.remarks.all();
    results::SectionOf table("remarks", remarks);
    table.add("kind", [](const Remark& remark) { return remarkKey(remark.kind); });
    table.add("count", &Remark::count);
    table.add("meaning", [](const Remark& remark) { return remarkMeaning(remark.kind); });
    table.add("places", [&](const Remark& remark) { return placesJson(remark, findings.table); });
    QList<results::Section> sections{results::only(Outlet::Json, table)};
    for (const Remark& remark : remarks) {
        results::Section words;
        words.in = Outlet::Console;
        words.title = PersevalWords::tr("%n time(s): %1", nullptr, int(remark.count))
                          .arg(remarkMeaning(remark.kind));
        for (const RemarkPlace& place :
            remark.places.first(std::min(kPlacesShown, remark.places.size())))
            words.notes +=
                QStringLiteral("  ") + results::onOneLine(placeText(place, findings.table));
        if (remark.count > kPlacesShown)
            words.notes +=
                QStringLiteral("  ") + PersevalWords::tr("and %n more; --json lists them", nullptr,
                                           int(remark.count - kPlacesShown));
        sections += words;
    }
    return sections;
}

QList<results::Section> ablationSections(const Findings& findings)
{
    results::SectionOf points("ablation", findings.ablation);
    points.add("beta", &AblationPoint::beta);
    points.add("perseval", [&](const AblationPoint& point) {
        QJsonObject scores;
        for (qsizetype model = 0; model < point.perseval.size(); ++model)
            scores.insert(
                findings.table.models.at(model), results::figureJson(point.perseval.at(model)));
        return QJsonValue(scores);
    });
    const QStringList& models = findings.table.models;
    results::SectionOf table("", models, PersevalWords::tr("PerSEval by beta"));
    table.add("", PersevalWords::tr("Model"), [](const QString& model) { return model; });
    for (const AblationPoint& point : findings.ablation)
        table.add(
            "", results::numberText(point.beta, 1, Outlet::Console), [&](const QString& model) {
                return scoreCell(point.perseval.at(&model - models.data()));
            });
    return {results::only(Outlet::Json, points), results::only(Outlet::Console, table)};
}

results::Section levelsSection(const Findings& findings)
{
    results::SectionOf table("stability.levels", findings.stability->levels);
    table.add("percent", &StabilityLevel::percent);
    table.add("pairs", &StabilityLevel::pairs);
    table.add("means",
        [&](const StabilityLevel& level) { return QJsonValue(byModel(findings, level.means)); });
    table.add("samples", [&](const StabilityLevel& level) {
        QJsonArray samples;
        for (const QList<double>& sample : level.samples)
            samples.append(byModel(findings, sample));
        return QJsonValue(samples);
    });
    table.add("spearman",
        [](const StabilityLevel& level) { return QJsonValue(numbersJson(level.spearman)); });
    table.add("kendall",
        [](const StabilityLevel& level) { return QJsonValue(numbersJson(level.kendall)); });
    return results::only(Outlet::Json, table);
}

results::Section stabilityTable(const Findings& findings)
{
    const Stability& found = *findings.stability;
    results::SectionOf table("", found.models,
        PersevalWords::tr(
            "PerSEval on random subsets, %n each (seed %1)", nullptr, found.options.samples)
            .arg(found.options.seed));
    const auto place = [&](const ModelStability& model) { return &model - found.models.data(); };
    const auto add = [&](const QString& title, const auto& scoreOf) {
        table.add("", title,
            [&](const ModelStability& model) { return scoreCell(std::invoke(scoreOf, model)); });
    };
    table.add("", PersevalWords::tr("Model"),
        [&](const ModelStability& model) { return findings.table.models.at(place(model)); });
    add(QStringLiteral("100 %"), &ModelStability::full);
    results::Row least{
        {PersevalWords::tr("Min Kendall with all data"), QString()}}; // the leaderboards of samples
    for (const StabilityLevel& level : found.levels) {
        add(QStringLiteral("%1 %").arg(level.percent),
            [&](const ModelStability& model) { return level.means.at(place(model)); });
        const auto lowest = std::min_element(level.kendall.begin(), level.kendall.end());
        least.cells.append(lowest == level.kendall.end() ? Cell(QString()) : scoreCell(*lowest));
    }
    add(PersevalWords::tr("Bias"), &ModelStability::bias);
    add(PersevalWords::tr("Variance"), &ModelStability::variance);
    while (least.cells.size() < table.section().columns.size())
        least.cells.append(Cell(QString()));
    table.section().rows.append(least);
    return results::only(Outlet::Console, table);
}

QList<results::Section> stabilitySections(const Findings& findings)
{
    const Stability& found = *findings.stability;
    QJsonObject models;
    for (qsizetype model = 0; model < found.models.size(); ++model) {
        const ModelStability& one = found.models.at(model);
        models.insert(findings.table.models.at(model),
            QJsonObject{{QStringLiteral("full"), numberJson(one.full)},
                {QStringLiteral("bias"), numberJson(one.bias)},
                {QStringLiteral("variance"), numberJson(one.variance)}});
    }
    // The seed as text: a JSON number holds 53 bits only.
    return {
        results::fieldsOf("stability", {{"seed", QString::number(found.options.seed)},
                                           {"pairs", found.pairs}, {"models", QJsonValue(models)}}),
        levelsSection(findings), stabilityTable(findings)};
}

} // namespace

/// PerSEval is often nearly nothing.
QString scoreText(double score, Outlet outlet)
{
    constexpr int kDecimals = 4;
    const double least = std::pow(10.0, -kDecimals);
    if (score == 0.0 || !std::isfinite(score) || std::abs(score) >= least / 2)
        return results::numberText(score, kDecimals, outlet);
    return (score < 0.0 ? QStringLiteral("> ") : QStringLiteral("< ")) +
           results::numberText(score < 0.0 ? -least : least, kDecimals, outlet);
}

results::Report persevalReport(const Findings& findings)
{
    QStringList undefined;
    if (findings.undefinedScores > 0)
        undefined += PersevalWords::tr(
            "%n rows have no number as their score.", nullptr, int(findings.undefinedScores));
    QStringList other{
        results::onOneLine(otherFormRemark(findings.differing, findings.evaluation.parameters))};
    other.removeAll(QString());
    results::Report report;
    report.sections = fieldsSections(findings);
    report.sections += {modelsForPrograms(findings), modelsForPeople(findings),
        correlationsSection(findings.evaluation), results::notesOf(undefined),
        results::notesOf(other)};
    if (findings.rated)
        report.sections += surrogateSections(*findings.rated);
    report.sections += remarksSections(findings);
    if (!findings.ablation.isEmpty())
        report.sections += ablationSections(findings);
    if (findings.stability)
        report.sections += stabilitySections(findings);
    return report;
}

} // namespace tandem::perseval
