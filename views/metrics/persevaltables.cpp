#include "views/metrics/persevaltables.h"

#include "models/perseval/persevalreport.h"
#include "views/metrics/metricsviewwords.h"

#include <cmath>

namespace tandem {

namespace {

/// What a row gives by a member, or by what takes it.
template <typename ScoreOf>
auto score(const ScoreOf& scoreOf, const QString& whyNone = {})
{
    return [scoreOf, whyNone](
               const auto& row) { return persevalCell(std::invoke(scoreOf, row), whyNone); };
}

template <typename FigureOf>
auto figure(const FigureOf& figureOf)
{
    return [figureOf](const auto& row) { return persevalCell(std::invoke(figureOf, row)); };
}

/// A count with how many there are besides.
template <typename CountOf>
auto countOf(const CountOf& count, qint64 all)
{
    return [count, all](const perseval::ModelScore& model) {
        const qint64 leftOut = all - model.*count;
        return results::Cell(model.*count)
            .explained(leftOut > 0 ? MetricsViewWords::tr("%n excluded", nullptr, int(leftOut))
                                   : MetricsViewWords::tr("none excluded"));
    };
}

QString noPairs()
{
    return MetricsViewWords::tr("No pair of users has a defined distance.");
}

/// Numbers as they are for programs; a row is about its place.
template <typename Table>
results::Section finished(Table& table)
{
    for (results::Column& column : table.section().columns)
        column.exactly();
    for (qsizetype row = 0; row < table.section().rows.size(); ++row)
        table.section().rows[row].item = row;
    return table;
}

} // namespace

QString persevalNumber(double score)
{
    return perseval::scoreText(score, results::Outlet::Window);
}

results::Cell persevalCell(double score, const QString& whyNone)
{
    return results::Cell(score)
        .shownAs(persevalNumber(score))
        .explained(std::isfinite(score) ? QString() : whyNone);
}

results::Cell persevalCell(const Figure& figure)
{
    const results::Cell cell(figure);
    return figure.isDefined() ? cell.shownAs(persevalNumber(*figure.value)) : cell;
}

results::Section persevalModels(const Personalization& data)
{
    using perseval::ModelScore;
    results::SectionOf table("perseval", data.evaluation.models,
        MetricsViewWords::tr("Models by how well they adapt to users"));
    table.add("model", MetricsViewWords::tr("Model"), &ModelScore::model);
    const auto add = [&](const char* key, const QString& title, Figure ModelScore::*which,
                         const QString& meaning) {
        table.add(key, title, figure(which)).hint(meaning);
    };
    add("perseval", MetricsViewWords::tr("PerSEval ↑", "higher is better"), &ModelScore::perseval,
        MetricsViewWords::tr("DEGRESS, lowered where a summary is far from the user's own"));
    add("degress", MetricsViewWords::tr("DEGRESS ↑", "higher is better"), &ModelScore::degress,
        MetricsViewWords::tr("How closely differences between the model's summaries follow those "
                             "between the users' own"));
    add("egises", MetricsViewWords::tr("EGISES ↓", "lower is better"), &ModelScore::egises,
        MetricsViewWords::tr("1 - DEGRESS: how little the model responds to its users"));
    add("accuracy", MetricsViewWords::tr("Accuracy ↓", "lower is better"), &ModelScore::accuracy,
        MetricsViewWords::tr("Mean distance between the model's summaries and the users' own"));
    add("p_accuracy", MetricsViewWords::tr("P-Accuracy ↑", "higher is better"),
        &ModelScore::pAccuracy,
        MetricsViewWords::tr("1 - accuracy, lowered by EGISES: A (1 - α / (1 + exp(-β EGISES / "
                             "A))); the interval is the bootstrap's over documents"));
    table.add("documents", MetricsViewWords::tr("n documents"),
        countOf(&ModelScore::documents, data.table->documents.size()));
    table.add("users", MetricsViewWords::tr("n summaries"),
        countOf(&ModelScore::users, data.table->userCount()));
    return finished(table);
}

results::Section persevalDocuments(const Personalization& data, qsizetype model)
{
    using perseval::DocumentScore;
    const perseval::ModelScore& scores = data.evaluation.models.at(model);
    results::SectionOf table("perseval-documents", scores.scores,
        MetricsViewWords::tr("Documents of %1").arg(scores.model));
    table.add("document", MetricsViewWords::tr("Document"),
        [&](const DocumentScore& one) { return data.table->documents.at(one.document).id; });
    table.add("perseval", QStringLiteral("PerSEval"), score(&DocumentScore::perseval, noPairs()));
    table.add("degress", QStringLiteral("DEGRESS"), score(&DocumentScore::degress, noPairs()));
    table.add("adp", QStringLiteral("ADP"), score(&DocumentScore::adp));
    table.add("accuracy", MetricsViewWords::tr("Accuracy (distance)"), score(&DocumentScore::mean));
    table.add("best_accuracy", MetricsViewWords::tr("Best accuracy"), score(&DocumentScore::best));
    table.add("users", MetricsViewWords::tr("n users"),
        [](const DocumentScore& one) { return one.users.size(); });
    return finished(table);
}

results::Section persevalReaders(const Personalization& data, qsizetype model, qsizetype place)
{
    using perseval::UserScore;
    const perseval::DocumentScore& found = data.evaluation.models.at(model).scores.at(place);
    const perseval::DocumentDistances& document = data.table->documents.at(found.document);
    results::SectionOf table("perseval-users", found.users,
        MetricsViewWords::tr("Users of %1, summaries by %2")
            .arg(document.id, data.evaluation.models.at(model).model));
    table.add("user", MetricsViewWords::tr("User"),
        [&](const UserScore& user) { return document.users.at(user.user); });
    table.add("perseval", QStringLiteral("PerSEval"), score(&UserScore::perseval, noPairs()));
    table.add("degress", QStringLiteral("DEGRESS"), score(&UserScore::degress, noPairs()));
    table.add("acp", QStringLiteral("ACP"), score(&UserScore::acp));
    table.add("edp", QStringLiteral("EDP"), score(&UserScore::edp));
    table.add("accuracy", MetricsViewWords::tr("Accuracy (distance)"), score(&UserScore::accuracy));
    return finished(table);
}

results::Section persevalPairs(
    const Personalization& data, qsizetype model, qsizetype place, qsizetype reader)
{
    using perseval::PairTerm;
    const perseval::DocumentScore& found = data.evaluation.models.at(model).scores.at(place);
    const perseval::DocumentDistances& document = data.table->documents.at(found.document);
    const qsizetype user = found.users.at(reader).user;
    QList<PairTerm> terms = perseval::pairTerms(document, model, data.evaluation.parameters);
    terms.removeIf([user](const PairTerm& term) { return term.user1 != user; });
    const QString undefined =
        MetricsViewWords::tr("The distance is undefined, or its soft-max overflows.");
    results::SectionOf table("perseval-pairs", terms,
        MetricsViewWords::tr("Pairs of %1 with the other users").arg(document.users.at(user)));
    table.add("user2", MetricsViewWords::tr("With user"),
        [&](const PairTerm& term) { return document.users.at(term.user2); });
    table.add("x", QStringLiteral("X"), score(&PairTerm::x, undefined));
    table.add("y", QStringLiteral("Y"), score(&PairTerm::y, undefined));
    table.add(
        "proportion", MetricsViewWords::tr("min / max"), score(&PairTerm::proportion, undefined));
    table.add("gold_distance", MetricsViewWords::tr("Gold distance"),
        score(&PairTerm::goldDistance, undefined));
    table.add("model_distance", MetricsViewWords::tr("Model distance"),
        score(&PairTerm::modelDistance, undefined));
    return finished(table);
}

} // namespace tandem
