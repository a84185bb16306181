#include "views/metrics/persevaltables.h"

#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <QLocale>

#include <cmath>

namespace tandem {

namespace {

constexpr double kNearlyNothing = 0.001;

/// Adds a row's cells in both forms.
class RowMaker
{
public:
    explicit RowMaker(const QString& name, const QString& toolTip = {})
        : m_row{{name, toolTip.isEmpty() ? name : toolTip}}
        , m_data{name}
    {
    }
    RowMaker& figure(const Figure& figure)
    {
        m_row += persevalCell(figure);
        m_data += plainNumber(figure.value);
        return *this;
    }
    RowMaker& number(double number, const QString& whyNone = {})
    {
        m_row += ResultCell{persevalNumber(number), std::isfinite(number) ? QString() : whyNone};
        m_data += plainNumber(number);
        return *this;
    }
    RowMaker& count(qint64 count, const QString& toolTip = {})
    {
        m_row += ResultCell{QLocale().toString(count), toolTip};
        m_data += QString::number(count);
        return *this;
    }
    void addTo(FigureTable& table, qsizetype item) const
    {
        table.rows += m_row;
        table.data.rows += m_data;
        table.items += item;
    }

private:
    ResultRow m_row;
    QStringList m_data;
};

QString leftOutModels(qint64 leftOut)
{
    return leftOut > 0 ? MetricsViewWords::tr("%n left out", nullptr, int(leftOut))
                       : MetricsViewWords::tr("none left out");
}

QString noPairs()
{
    return MetricsViewWords::tr("None of the pairs of users has a defined distance.");
}

} // namespace

QString persevalNumber(double score)
{
    const bool nearlyNothing = score != 0.0 && std::abs(score) < kNearlyNothing;
    return nearlyNothing ? chartDigits(score, 3) : chartNumber(score, 4);
}

ResultCell persevalCell(const Figure& figure)
{
    ResultCell cell = figureCell(figure);
    if (figure.isDefined())
        cell.text = persevalNumber(*figure.value);
    return cell;
}

FigureTable persevalModels(const Personalization& data)
{
    FigureTable table;
    table.caption = MetricsViewWords::tr("Models by how far they follow their users");
    table.fileName = QStringLiteral("perseval");
    table.header = {MetricsViewWords::tr("Model"),
        MetricsViewWords::tr("PerSEval ↑", "higher is better"),
        MetricsViewWords::tr("DEGRESS ↑", "higher is better"),
        MetricsViewWords::tr("EGISES ↓", "lower is better"),
        MetricsViewWords::tr("Accuracy ↓", "lower is better"), MetricsViewWords::tr("n documents"),
        MetricsViewWords::tr("n summaries")};
    table.data.header = {QStringLiteral("model"), QStringLiteral("perseval"),
        QStringLiteral("degress"), QStringLiteral("egises"), QStringLiteral("accuracy"),
        QStringLiteral("documents"), QStringLiteral("users")};
    const qint64 documents = data.table->documents.size();
    const qint64 readers = data.table->userCount();
    for (qsizetype i = 0; i < data.evaluation.models.size(); ++i) {
        const perseval::ModelScore& model = data.evaluation.models.at(i);
        RowMaker(model.model)
            .figure(model.perseval)
            .figure(model.degress)
            .figure(model.egises)
            .figure(model.accuracy)
            .count(model.documents, leftOutModels(documents - model.documents))
            .count(model.users, leftOutModels(readers - model.users))
            .addTo(table, i);
    }
    return table;
}

FigureTable persevalDocuments(const Personalization& data, qsizetype model)
{
    const perseval::ModelScore& scores = data.evaluation.models.at(model);
    FigureTable table;
    table.caption = MetricsViewWords::tr("Documents of %1").arg(scores.model);
    table.fileName = QStringLiteral("perseval-documents");
    table.header = {MetricsViewWords::tr("Document"), QStringLiteral("PerSEval"),
        QStringLiteral("DEGRESS"), QStringLiteral("ADP"), MetricsViewWords::tr("Accuracy"),
        MetricsViewWords::tr("Best accuracy"), MetricsViewWords::tr("n users")};
    table.data.header = {QStringLiteral("document"), QStringLiteral("perseval"),
        QStringLiteral("degress"), QStringLiteral("adp"), QStringLiteral("accuracy"),
        QStringLiteral("best_accuracy"), QStringLiteral("users")};
    table.rows.reserve(scores.scores.size());
    for (qsizetype i = 0; i < scores.scores.size(); ++i) {
        const perseval::DocumentScore& score = scores.scores.at(i);
        RowMaker(data.table->documents.at(score.document).id)
            .number(score.perseval, noPairs())
            .number(score.degress, noPairs())
            .number(score.adp)
            .number(score.mean)
            .number(score.best)
            .count(score.users.size())
            .addTo(table, i);
    }
    return table;
}

FigureTable persevalReaders(const Personalization& data, qsizetype model, qsizetype score)
{
    const perseval::DocumentScore& found = data.evaluation.models.at(model).scores.at(score);
    const perseval::DocumentDistances& document = data.table->documents.at(found.document);
    FigureTable table;
    table.caption = MetricsViewWords::tr("Users of %1, summaries by %2")
                        .arg(document.id, data.evaluation.models.at(model).model);
    table.fileName = QStringLiteral("perseval-users");
    table.header = {MetricsViewWords::tr("User"), QStringLiteral("PerSEval"),
        QStringLiteral("DEGRESS"), QStringLiteral("ACP"), QStringLiteral("EDP"),
        MetricsViewWords::tr("Accuracy")};
    table.data.header = {QStringLiteral("user"), QStringLiteral("perseval"),
        QStringLiteral("degress"), QStringLiteral("acp"), QStringLiteral("edp"),
        QStringLiteral("accuracy")};
    for (qsizetype i = 0; i < found.users.size(); ++i) {
        const perseval::UserScore& user = found.users.at(i);
        RowMaker(document.users.at(user.user))
            .number(user.perseval, noPairs())
            .number(user.degress, noPairs())
            .number(user.acp)
            .number(user.edp)
            .number(user.accuracy)
            .addTo(table, i);
    }
    return table;
}

FigureTable persevalPairs(
    const Personalization& data, qsizetype model, qsizetype score, qsizetype reader)
{
    const perseval::DocumentScore& found = data.evaluation.models.at(model).scores.at(score);
    const perseval::DocumentDistances& document = data.table->documents.at(found.document);
    const qsizetype user = found.users.at(reader).user;
    FigureTable table;
    table.caption =
        MetricsViewWords::tr("Pairs of %1 with the other users").arg(document.users.at(user));
    table.fileName = QStringLiteral("perseval-pairs");
    table.header = {MetricsViewWords::tr("With user"), QStringLiteral("X"), QStringLiteral("Y"),
        MetricsViewWords::tr("min / max"), MetricsViewWords::tr("Own distance"),
        MetricsViewWords::tr("Model's distance")};
    table.data.header = {QStringLiteral("user2"), QStringLiteral("x"), QStringLiteral("y"),
        QStringLiteral("proportion"), QStringLiteral("gold_distance"),
        QStringLiteral("model_distance")};
    const QString undefined =
        MetricsViewWords::tr("The distance is undefined, or its soft-max overflows.");
    const QList<perseval::PairTerm> terms =
        perseval::pairTerms(document, model, data.evaluation.parameters);
    for (const perseval::PairTerm& term : terms) {
        if (term.user1 != user)
            continue;
        RowMaker(document.users.at(term.user2))
            .number(term.x, undefined)
            .number(term.y, undefined)
            .number(term.proportion, undefined)
            .number(term.goldDistance, undefined)
            .number(term.modelDistance, undefined)
            .addTo(table, term.user2);
    }
    return table;
}

} // namespace tandem
