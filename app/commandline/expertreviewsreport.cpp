#include "app/commandline/expertreviewsreport.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/expertfigures.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "models/expert/decisionnames.h"

#include <QJsonArray>

namespace tandem {

namespace {

constexpr int kReviewsDecimals = 3;

QString decisionKindName(expert::DecisionKind kind)
{
    switch (kind) {
    case expert::DecisionKind::Extraction:
        return CommandWords::tr("aspects");
    case expert::DecisionKind::Match:
        return CommandWords::tr("match");
    case expert::DecisionKind::Content:
        return CommandWords::tr("content");
    case expert::DecisionKind::Style:
        break;
    }
    return CommandWords::tr("style");
}

bool areVerdicts(const expert::ReviewerPair& pair)
{
    return pair.categories == expert::ReviewCategories::Verdicts;
}

QJsonArray kindsJson(const ReviewsReport& report)
{
    QJsonArray kinds;
    for (const expert::KindAgreement& kind : report.agreement.kinds)
        kinds.append(QJsonObject{{QStringLiteral("kind"), decisionKindKey(kind.kind)},
            {QStringLiteral("decisions"), kind.decisions}, {QStringLiteral("agree"), kind.agree},
            {QStringLiteral("disagree"), kind.disagree}, {QStringLiteral("unsure"), kind.unsure},
            {QStringLiteral("with_model"), figureJson(kind.withModel)},
            {QStringLiteral("ac1"), figureJson(kind.ac1.figure)}});
    return kinds;
}

QJsonArray reviewPairsJson(const ReviewsReport& report)
{
    QJsonArray pairs;
    for (const expert::ReviewerPair& pair : report.agreement.pairs)
        pairs.append(QJsonObject{{QStringLiteral("first"), report.names.value(pair.first)},
            {QStringLiteral("second"), report.names.value(pair.second)},
            {QStringLiteral("kind"), decisionKindKey(pair.kind)},
            {QStringLiteral("of"),
                areVerdicts(pair) ? QStringLiteral("verdicts") : QStringLiteral("opinions")},
            {QStringLiteral("agreement"), figureJson(pair.percent)},
            {QStringLiteral("kappa"), figureJson(pair.kappa.kappa)},
            {QStringLiteral("ac1"), figureJson(pair.ac1.figure)}});
    return pairs;
}

QJsonArray reviewedScoresJson(const ReviewsReport& report)
{
    QJsonArray systems;
    for (const expert::ReviewedScores& scores : report.agreement.scores) {
        QJsonObject modes;
        for (const expert::Mode mode : expert::kAllModes) {
            const auto at = static_cast<size_t>(mode);
            modes.insert(expert::modeKey(mode) + QStringLiteral("_f1"),
                QJsonObject{{QStringLiteral("original"), figureJson(scores.original[at])},
                    {QStringLiteral("reviewed"), figureJson(scores.reviewed[at])},
                    {QStringLiteral("difference"), figureJson(scores.difference[at])}});
        }
        systems.append(QJsonObject{
            {QStringLiteral("system"), scores.system}, {QStringLiteral("averages"), modes}});
    }
    return systems;
}

Table kindsTable(const ReviewsReport& report)
{
    Table table;
    table.caption = CommandWords::tr("Reviewers and the model");
    table.header = {CommandWords::tr("Decisions"), CommandWords::tr("n"), CommandWords::tr("Agree"),
        CommandWords::tr("Disagree"), CommandWords::tr("Unsure"),
        CommandWords::tr("Agreement with the model"), CommandWords::tr("AC1 of the reviewers")};
    for (const expert::KindAgreement& kind : report.agreement.kinds)
        table.rows.append({decisionKindName(kind.kind), groupedCount(kind.decisions),
            groupedCount(kind.agree), groupedCount(kind.disagree), groupedCount(kind.unsure),
            figureText(kind.withModel, kReviewsDecimals),
            figureText(kind.ac1.figure, kReviewsDecimals)});
    return table;
}

Table pairsTable(const ReviewsReport& report)
{
    Table table;
    table.caption = CommandWords::tr("Reviewers with each other");
    table.header = {CommandWords::tr("Reviewers"), CommandWords::tr("Decisions"),
        CommandWords::tr("Compared"), CommandWords::tr("Agreement"),
        CommandWords::tr("Cohen's kappa"), CommandWords::tr("AC1")};
    for (const expert::ReviewerPair& pair : report.agreement.pairs)
        table.rows.append(
            {CommandWords::tr("%1 and %2")
                    .arg(report.names.value(pair.first), report.names.value(pair.second)),
                decisionKindName(pair.kind),
                areVerdicts(pair) ? CommandWords::tr("verdicts") : CommandWords::tr("opinions"),
                figureText(pair.percent, kReviewsDecimals),
                figureText(shownCoefficient(pair.kappa.kappa), kReviewsDecimals),
                figureText(pair.ac1.figure, kReviewsDecimals)});
    return table;
}

Table scoresTable(const ReviewsReport& report)
{
    Table table;
    table.caption = CommandWords::tr("F1 as the model has it and as reviewers would");
    table.header = {CommandWords::tr("System"), CommandWords::tr("Mode"), CommandWords::tr("Model"),
        CommandWords::tr("Reviewed"), CommandWords::tr("Difference")};
    for (const expert::ReviewedScores& scores : report.agreement.scores) {
        for (const expert::Mode mode : expert::kAllModes) {
            const auto at = static_cast<size_t>(mode);
            table.rows.append({expertSystemName(scores.system), expert::modeName(mode),
                figureText(scores.original[at], kReviewsDecimals),
                figureText(scores.reviewed[at], kReviewsDecimals),
                figureText(scores.difference[at], kReviewsDecimals)});
        }
    }
    return table;
}

} // namespace

QJsonObject reviewsJson(const ReviewsReport& report)
{
    QJsonObject object{{QStringLiteral("evaluations"), report.agreement.evaluations},
        {QStringLiteral("finished"), report.agreement.finished},
        {QStringLiteral("waiting"), report.waiting}, {QStringLiteral("kinds"), kindsJson(report)},
        {QStringLiteral("pairs"), reviewPairsJson(report)},
        {QStringLiteral("systems"), reviewedScoresJson(report)}};
    addSetTo(object, report.set);
    return object;
}

void printReviews(QTextStream& out, const ReviewsReport& report)
{
    out << CommandWords::tr("%1: %n evaluation(s) reviewed to the end.", nullptr,
               int(report.agreement.evaluations))
               .arg(printable(expertSetName(report.set)))
        << '\n';
    if (report.waiting > 0)
        out << CommandWords::tr(
                   "%n more left out: whoever looks has to have reviewed them to the end"
                   " (--person NAME says who looks; without it, everybody).",
                   nullptr, int(report.waiting))
            << '\n';
    if (report.agreement.evaluations == 0)
        return;
    out << '\n';
    printTable(out, kindsTable(report));
    if (!report.agreement.pairs.isEmpty()) {
        out << '\n';
        printTable(out, pairsTable(report));
    }
    out << '\n';
    printTable(out, scoresTable(report));
}

} // namespace tandem
