#include "app/commandline/agreementreport.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/output.h"
#include "app/commandline/stepoption.h"
#include "storage/project/agreementexport.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>

namespace tandem {

namespace {

constexpr int kNo = 0;
constexpr int kYes = 1;
constexpr qsizetype kLabelUnits = 40;

using Names = QHash<PersonId, QString>;
using RatedRounds = QHash<RoundId, const RatedRound*>;

QString exclusionKey(AgreementExclusion reason)
{
    switch (reason) {
    case AgreementExclusion::AnsweredByOne:
        return QStringLiteral("answered_by_one");
    case AgreementExclusion::AnsweredByNone:
        return QStringLiteral("answered_by_none");
    case AgreementExclusion::MarkedUnsure:
        break;
    }
    return QStringLiteral("marked_unsure");
}

/// Who said what how often; where that is not to be told, or means nothing since several pairs
/// share the table, only how often they said different things.
QJsonObject tableJson(const AgreementRow& row, const Names& names)
{
    const ContingencyTable& table = row.table;
    QJsonObject object{{QStringLiteral("yes_yes"), table.count(kYes, kYes)},
        {QStringLiteral("no_no"), table.count(kNo, kNo)},
        {QStringLiteral("disagreed"), table.n() - table.agreed()}};
    if (!row.tableIsNamed())
        return object;
    object.insert(QStringLiteral("yes_no"), table.count(kYes, kNo));
    object.insert(QStringLiteral("no_yes"), table.count(kNo, kYes));
    object.insert(QStringLiteral("rows"), names.value(row.rowPerson));
    object.insert(QStringLiteral("columns"),
        row.columnPerson.isValid() ? QJsonValue(names.value(row.columnPerson)) : QJsonValue());
    return object;
}

QJsonObject coefficientJson(
    const Figure& figure, std::optional<double> observed, std::optional<double> expected)
{
    QJsonObject object = figureJson(figure);
    if (observed)
        object.insert(QStringLiteral("observed"), *observed);
    if (expected)
        object.insert(QStringLiteral("expected"), *expected);
    return object;
}

QJsonArray excludedJson(const AgreementRow& row, const RatedRounds& rounds)
{
    QJsonArray excluded;
    for (const ExcludedItem& item : row.excluded) {
        const RatedRound* round = rounds.value(item.round);
        excluded.append(QJsonObject{{QStringLiteral("sample"), round->samplePosition},
            {QStringLiteral("step"), stepKey(round->step)}, {QStringLiteral("item"), item.number},
            {QStringLiteral("text"), item.text},
            {QStringLiteral("reason"), exclusionKey(item.reason)}});
    }
    return excluded;
}

QJsonObject groupJson(const AgreementRow& row, const Names& names, const RatedRounds& rounds)
{
    QJsonArray steps;
    for (const Step step : row.steps)
        steps.append(stepKey(step));
    QJsonArray pairs;
    for (const Pair& pair : row.pairs)
        pairs.append(QJsonArray{names.value(pair.a), names.value(pair.b)});
    return {{QStringLiteral("group"), row.label}, {QStringLiteral("key"), row.key},
        {QStringLiteral("blind"), row.blind}, {QStringLiteral("rounds"), row.rounds.size()},
        {QStringLiteral("steps"), steps}, {QStringLiteral("pairs"), pairs},
        {QStringLiteral("items"), row.items.comparable()},
        {QStringLiteral("agreement"), figureJson(row.percent)},
        {QStringLiteral("kappa"),
            coefficientJson(row.kappa.kappa, row.kappa.observed, row.kappa.expected)},
        {QStringLiteral("ac1"),
            coefficientJson(row.ac1.figure, row.ac1.observed, row.ac1.expected)},
        {QStringLiteral("alpha"),
            coefficientJson(row.alpha.figure, row.alpha.observed, row.alpha.expected)},
        {QStringLiteral("table"), tableJson(row, names)},
        {QStringLiteral("left_out"), excludedJson(row, rounds)}};
}

QString criterionKey(OpinionCriterion criterion)
{
    switch (criterion) {
    case OpinionCriterion::Faithful:
        return QStringLiteral("faithful");
    case OpinionCriterion::References:
        return QStringLiteral("references");
    case OpinionCriterion::Atomic:
        return QStringLiteral("atomic");
    case OpinionCriterion::Independent:
        break;
    }
    return QStringLiteral("independent");
}

QJsonObject opinionsJson(const OpinionFigures& figures)
{
    QJsonObject object{{QStringLiteral("opinions"), figures.opinions},
        {QStringLiteral("checked"), figures.checked},
        {QStringLiteral("all"), figureJson(figures.allYes)},
        {QStringLiteral("references_right"), figureJson(figures.referencesRight)},
        {QStringLiteral("kappa"), figureJson(figures.kappa)}};
    for (const OpinionCriterion criterion : kOpinionCriteria)
        object.insert(criterionKey(criterion), figureJson(figures.yes[size_t(criterion)]));
    return object;
}

/// Each reason once, with the figures and groups that it is about.
void printUndefinedRows(QTextStream& out, const QList<AgreementRow>& rows)
{
    QStringList lines;
    const auto add = [&](const AgreementRow& row, const QString& name, const Figure& figure) {
        if (!figure.isDefined())
            lines.append(QStringLiteral("  %1, %2: %3")
                             .arg(printable(row.label), name, figure.undefinedBecause));
    };
    for (const AgreementRow& row : rows) {
        add(row, CommandWords::tr("percent agreement"), row.percent);
        add(row, CommandWords::tr("Cohen's kappa"), row.kappa.kappa);
        add(row, CommandWords::tr("Gwet's AC1"), row.ac1.figure);
        add(row, CommandWords::tr("Krippendorff's alpha"), row.alpha.figure);
    }
    if (!lines.isEmpty())
        out << '\n' << CommandWords::tr("Undefined") << '\n' << lines.join(u'\n') << '\n';
}

void printLeftOut(QTextStream& out, const QList<AgreementRow>& rows)
{
    QStringList lines;
    for (const AgreementRow& row : rows) {
        QStringList reasons;
        for (const AgreementExclusion reason : {AgreementExclusion::AnsweredByOne,
                 AgreementExclusion::AnsweredByNone, AgreementExclusion::MarkedUnsure}) {
            if (const qint64 count = row.excludedFor(reason); count > 0)
                reasons += groupedCount(count) + u' ' + agreementExclusionText(reason);
        }
        if (!reasons.isEmpty())
            lines.append(QStringLiteral("  %1: %2")
                             .arg(printable(row.label), reasons.join(QStringLiteral(", "))));
    }
    if (!lines.isEmpty())
        out << '\n' << CommandWords::tr("Left out") << '\n' << lines.join(u'\n') << '\n';
}

void printTables(QTextStream& out, const AgreementReport& report, const Names& names)
{
    Table table;
    table.caption = CommandWords::tr("Answers of both");
    table.header = {agreementGroupingName(report.grouping), CommandWords::tr("Rows"),
        CommandWords::tr("Columns"), CommandWords::tr("yes, yes"), CommandWords::tr("yes, no"),
        CommandWords::tr("no, yes"), CommandWords::tr("no, no"), CommandWords::tr("disagreed")};
    for (const AgreementRow& row : report.rows) {
        const bool named = row.tableIsNamed();
        const QString dash = QStringLiteral("–");
        const auto count = [&](int a, int b) {
            return named ? groupedCount(row.table.count(a, b)) : dash;
        };
        const QString partner = row.columnPerson.isValid() ? names.value(row.columnPerson)
                                                           : CommandWords::tr("partners");
        table.rows.append(
            {beginning(row.label, kLabelUnits), named ? names.value(row.rowPerson) : dash,
                named ? partner : dash, groupedCount(row.table.count(kYes, kYes)), count(kYes, kNo),
                count(kNo, kYes), groupedCount(row.table.count(kNo, kNo)),
                groupedCount(row.table.n() - row.table.agreed())});
    }
    out << '\n';
    printTable(out, table);
}

void printOpinions(QTextStream& out, const OpinionFigures& figures)
{
    if (figures.opinions == 0)
        return;
    Table table;
    table.caption = CommandWords::tr("Written opinions: yes at the partner's first check");
    for (const OpinionCriterion criterion : kOpinionCriteria)
        table.rows.append(
            {opinionCriterionQuestion(criterion), figureText(figures.yes[size_t(criterion)], 3)});
    table.rows.append({CommandWords::tr("Yes to all of them"), figureText(figures.allYes, 3)});
    out << '\n';
    printTable(out, table);
}

/// The figures of what was answered blind, and apart from them those of second passes.
void printFigures(QTextStream& out, const AgreementReport& report)
{
    for (const bool blind : {true, false}) {
        QList<AgreementRow> rows;
        std::copy_if(report.rows.cbegin(), report.rows.cend(), std::back_inserter(rows),
            [blind](const AgreementRow& row) { return row.blind == blind; });
        if (rows.isEmpty())
            continue;
        Table table = agreementTable(rows, report.grouping);
        for (QStringList& row : table.rows)
            row.first() = beginning(row.first(), kLabelUnits);
        if (!blind)
            out << '\n';
        printTable(out, table);
    }
}

Names namesById(const QList<Person>& people)
{
    Names names;
    for (const Person& person : people)
        names.insert(person.id, person.name);
    return names;
}

} // namespace

QString agreementGroupingKey(AgreementGrouping grouping)
{
    switch (grouping) {
    case AgreementGrouping::Overall:
        return QStringLiteral("overall");
    case AgreementGrouping::ByStep:
        return QStringLiteral("step");
    case AgreementGrouping::ByRound:
        return QStringLiteral("round");
    case AgreementGrouping::ByPair:
        return QStringLiteral("pair");
    case AgreementGrouping::ByPerson:
        return QStringLiteral("person");
    case AgreementGrouping::ByDomain:
        return QStringLiteral("domain");
    case AgreementGrouping::ByMonth:
        return QStringLiteral("month");
    case AgreementGrouping::ByWeek:
        break;
    }
    return QStringLiteral("week");
}

QJsonObject agreementReportJson(const AgreementReport& report)
{
    const Names names = namesById(report.people);
    RatedRounds rounds;
    for (const RatedRound& round : report.rounds)
        rounds.insert(round.id, &round);
    QJsonArray groups;
    for (const AgreementRow& row : report.rows)
        groups.append(groupJson(row, names, rounds));
    return {{QStringLiteral("by"), agreementGroupingKey(report.grouping)},
        {QStringLiteral("step"), report.step ? QJsonValue(stepKey(*report.step)) : QJsonValue()},
        {QStringLiteral("groups"), groups},
        {QStringLiteral("opinions"), opinionsJson(report.opinions)}};
}

void printAgreementReport(QTextStream& out, const AgreementReport& report)
{
    if (report.rows.isEmpty()) {
        out << CommandWords::tr("No round is closed yet: nothing to compare.") << '\n';
    } else {
        printFigures(out, report);
        printTables(out, report, namesById(report.people));
        printUndefinedRows(out, report.rows);
        printLeftOut(out, report.rows);
    }
    printOpinions(out, report.opinions);
}

} // namespace tandem
