#include "views/evaluate/reviewtables.h"

#include "models/expert/decisionnames.h"
#include "views/evaluate/evaluatetext.h"
#include "views/evaluate/evaluatewords.h"

#include <QLocale>

namespace tandem {

namespace {

constexpr int kReviewTablesDataDigits = 6;

QString count(qint64 number)
{
    return QLocale().toString(number);
}

/// The value with its interval; n and reason in the tool tip.
ResultCell coefficient(const Figure& computed)
{
    const Figure figure = shownCoefficient(computed);
    if (!figure.isDefined())
        return {evaluateNumber(figure), figure.undefinedBecause};
    const QString value = evaluateNumber(figure, 2);
    return {figure.interval ? EvaluateWords::tr("%1 (%2)", "a value with its 95 % interval")
                                  .arg(value, evaluateInterval(figure, 2))
                            : value,
        evaluateSentence(figure, 2)};
}

ResultCell percent(const Figure& figure)
{
    return {evaluatePercent(figure), evaluateSentence(figure)};
}

QString categoriesText(expert::ReviewCategories categories)
{
    return categories == expert::ReviewCategories::Opinions
               ? EvaluateWords::tr("agree, disagree, unsure")
               : EvaluateWords::tr("verdict: yes or no");
}

QStringList dataRow(const QStringList& what, const QString& measure, const Figure& figure)
{
    const auto number = [](double value) {
        return QString::number(value, 'f', kReviewTablesDataDigits);
    };
    return what + QStringList{measure, figure.value ? number(*figure.value) : QString(),
                      figure.interval ? number(figure.interval->low) : QString(),
                      figure.interval ? number(figure.interval->high) : QString(),
                      QString::number(figure.n), figure.undefinedBecause};
}

} // namespace

QString decisionKindText(expert::DecisionKind kind)
{
    switch (kind) {
    case expert::DecisionKind::Extraction:
        return EvaluateWords::tr("Aspects of a text");
    case expert::DecisionKind::Match:
        return EvaluateWords::tr("Match");
    case expert::DecisionKind::Content:
        return EvaluateWords::tr("Content");
    case expert::DecisionKind::Style:
        break;
    }
    return EvaluateWords::tr("Style");
}

QStringList modelAgreementHeader()
{
    return {EvaluateWords::tr("Decision"), EvaluateWords::tr("Reviewed"),
        EvaluateWords::tr("Agree"), EvaluateWords::tr("Disagree"), EvaluateWords::tr("Unsure"),
        EvaluateWords::tr("Agreement with the model"), EvaluateWords::tr("n (opinions)"),
        EvaluateWords::tr("AC1 among reviewers"), EvaluateWords::tr("n (decisions)")};
}

QList<ResultRow> modelAgreementRows(const expert::ReviewerAgreement& agreement)
{
    QList<ResultRow> rows;
    for (const expert::KindAgreement& kind : agreement.kinds) {
        rows.append({{decisionKindText(kind.kind)}, {count(kind.decisions)}, {count(kind.agree)},
            {count(kind.disagree)}, {count(kind.unsure)}, percent(kind.withModel),
            {count(kind.withModel.n)}, coefficient(kind.ac1.figure), {count(kind.ac1.figure.n)}});
    }
    return rows;
}

QStringList reviewerPairsHeader()
{
    return {EvaluateWords::tr("Reviewers"), EvaluateWords::tr("Decision"),
        EvaluateWords::tr("Compared"), EvaluateWords::tr("n (decisions)"),
        EvaluateWords::tr("Left out"), EvaluateWords::tr("Percent agreement"),
        EvaluateWords::tr("Cohen's kappa"), EvaluateWords::tr("Gwet's AC1")};
}

QList<ResultRow> reviewerPairsRows(
    const expert::ReviewerAgreement& agreement, const PersonName& nameOf)
{
    QList<ResultRow> rows;
    for (const expert::ReviewerPair& pair : agreement.pairs) {
        rows.append({{EvaluateWords::tr("%1 and %2", "two reviewers")
                             .arg(nameOf(pair.first), nameOf(pair.second))},
            {decisionKindText(pair.kind)}, {categoriesText(pair.categories)},
            {count(pair.table.n())},
            {count(pair.table.excluded()),
                EvaluateWords::tr(
                    "One of them is unsure, so that there is no verdict to compare.")},
            percent(pair.percent), coefficient(pair.kappa.kappa), coefficient(pair.ac1.figure)});
    }
    return rows;
}

QStringList reviewedScoresHeader(expert::Mode mode)
{
    const QString name = expert::modeName(mode);
    return {EvaluateWords::tr("System"), EvaluateWords::tr("n (reviewed)"),
        EvaluateWords::tr("F %1 of the model", "%1 is a mode").arg(name),
        EvaluateWords::tr("F %1 under the reviewers", "%1 is a mode").arg(name),
        EvaluateWords::tr("Reviewers minus model")};
}

QList<ResultRow> reviewedScoresRows(const expert::ReviewerAgreement& agreement, expert::Mode mode)
{
    QList<ResultRow> rows;
    const auto at = size_t(mode);
    for (const expert::ReviewedScores& scores : agreement.scores) {
        rows.append({{systemText(scores.system), systemText(scores.system)},
            {count(scores.original[at].n)}, coefficient(scores.original[at]),
            coefficient(scores.reviewed[at]), coefficient(scores.difference[at])});
    }
    return rows;
}

Table reviewerAgreementData(const expert::ReviewerAgreement& agreement, const PersonName& nameOf)
{
    Table table;
    table.header = {QStringLiteral("who"), QStringLiteral("decision"), QStringLiteral("compared"),
        QStringLiteral("measure"), QStringLiteral("value"), QStringLiteral("low"),
        QStringLiteral("high"), QStringLiteral("n"), QStringLiteral("undefined")};
    for (const expert::KindAgreement& kind : agreement.kinds) {
        const QString key = decisionKindKey(kind.kind);
        table.rows += dataRow({QStringLiteral("model"), key, QStringLiteral("opinions")},
            QStringLiteral("agreement"), kind.withModel);
        table.rows += dataRow({QStringLiteral("all reviewers"), key, QStringLiteral("opinions")},
            QStringLiteral("ac1"), kind.ac1.figure);
    }
    for (const expert::ReviewerPair& pair : agreement.pairs) {
        const QStringList what{nameOf(pair.first) + QStringLiteral(" / ") + nameOf(pair.second),
            decisionKindKey(pair.kind),
            pair.categories == expert::ReviewCategories::Opinions ? QStringLiteral("opinions")
                                                                  : QStringLiteral("verdicts")};
        table.rows += dataRow(what, QStringLiteral("agreement"), pair.percent);
        table.rows += dataRow(what, QStringLiteral("kappa"), pair.kappa.kappa);
        table.rows += dataRow(what, QStringLiteral("ac1"), pair.ac1.figure);
    }
    for (const expert::ReviewedScores& scores : agreement.scores) {
        for (const expert::Mode mode : expert::kAllModes) {
            const QStringList what{scores.system, QStringLiteral("f1"), expert::modeKey(mode)};
            const auto at = size_t(mode);
            table.rows += dataRow(what, QStringLiteral("model"), scores.original[at]);
            table.rows += dataRow(what, QStringLiteral("reviewers"), scores.reviewed[at]);
            table.rows += dataRow(what, QStringLiteral("difference"), scores.difference[at]);
        }
    }
    return table;
}

} // namespace tandem
