#include "views/evaluate/reviewtables.h"

#include "models/expert/decisionnames.h"
#include "views/evaluate/evaluatetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ReviewTables)
};

constexpr int kDataDigits = 6;

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
    return {figure.interval ? Words::tr("%1 (%2)", "a value with its 95 % interval")
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
    return categories == expert::ReviewCategories::Opinions ? Words::tr("agree, disagree, unsure")
                                                            : Words::tr("verdict: yes or no");
}

QStringList dataRow(const QStringList& what, const QString& measure, const Figure& figure)
{
    const auto number = [](double value) { return QString::number(value, 'f', kDataDigits); };
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
        return Words::tr("Aspects of a text");
    case expert::DecisionKind::Match:
        return Words::tr("Match");
    case expert::DecisionKind::Content:
        return Words::tr("Content");
    case expert::DecisionKind::Style:
        break;
    }
    return Words::tr("Style");
}

QStringList modelAgreementHeader()
{
    return {Words::tr("Decision"), Words::tr("Reviewed"), Words::tr("Agree"), Words::tr("Disagree"),
        Words::tr("Unsure"), Words::tr("Agreement with the model"), Words::tr("n (opinions)"),
        Words::tr("AC1 among reviewers"), Words::tr("n (decisions)")};
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
    return {Words::tr("Reviewers"), Words::tr("Decision"), Words::tr("Compared"),
        Words::tr("n (decisions)"), Words::tr("Left out"), Words::tr("Percent agreement"),
        Words::tr("Cohen's kappa"), Words::tr("Gwet's AC1")};
}

QList<ResultRow> reviewerPairsRows(
    const expert::ReviewerAgreement& agreement, const PersonName& nameOf)
{
    QList<ResultRow> rows;
    for (const expert::ReviewerPair& pair : agreement.pairs) {
        rows.append(
            {{Words::tr("%1 and %2", "two reviewers").arg(nameOf(pair.first), nameOf(pair.second))},
                {decisionKindText(pair.kind)}, {categoriesText(pair.categories)},
                {count(pair.table.n())},
                {count(pair.table.excluded()),
                    Words::tr("One of them is unsure, so that there is no verdict to compare.")},
                percent(pair.percent), coefficient(pair.kappa.kappa),
                coefficient(pair.ac1.figure)});
    }
    return rows;
}

QStringList reviewedScoresHeader(expert::Mode mode)
{
    const QString name = expert::modeName(mode);
    return {Words::tr("System"), Words::tr("n (reviewed)"),
        Words::tr("F %1 of the model", "%1 is a mode").arg(name),
        Words::tr("F %1 under the reviewers", "%1 is a mode").arg(name),
        Words::tr("Reviewers minus model")};
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
