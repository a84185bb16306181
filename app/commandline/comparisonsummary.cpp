#include "app/commandline/comparisonsummary.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/output.h"
#include "app/commandline/stepoption.h"
#include "storage/repositories/samplerepository.h"

#include <QJsonArray>

namespace tandem {

namespace {

void addTo(ContingencyTable& pooled, const ContingencyTable& part)
{
    for (int a = 0; a < part.categories(); ++a) {
        for (int b = 0; b < part.categories(); ++b)
            pooled.add(a, b, part.count(a, b));
    }
    pooled.addExcluded(part.excluded());
}

/// A figure in a table's cell, where there is no room for why it is undefined.
QString cellText(const Figure& figure)
{
    return figure.value ? numberText(*figure.value, 3) : QStringLiteral("–");
}

constexpr qsizetype kComparisonTitleUnits = 32;

/// The cells that every closed round begins with.
QStringList beginningOf(const SummaryLine& line)
{
    return {QString::number(line.sample.position),
        QStringLiteral("%1, %2").arg(line.nameA, line.nameB), stateName(line.sample.state()),
        groupedCount(line.table.n()), cellText(percentAgreement(line.table)),
        cellText(cohenKappa(line.table).kappa)};
}

QStringList beginningOfHeader()
{
    return {CommandWords::tr("Sample"), CommandWords::tr("Pair"), CommandWords::tr("State"),
        QStringLiteral("n"), CommandWords::tr("Agreement"), CommandWords::tr("Kappa")};
}

Table paragraphTable(const ComparisonSummary& summary)
{
    Table table;
    table.header =
        beginningOfHeader() + QStringList{CommandWords::tr("Supporting"),
                                  CommandWords::tr("Nonsupporting"), CommandWords::tr("Boundary"),
                                  CommandWords::tr("To decide"), CommandWords::tr("Title")};
    for (const SummaryLine& line : summary.lines)
        table.rows.append(
            beginningOf(line) + QStringList{groupedCount(line.funnel.supporting),
                                    groupedCount(line.funnel.nonsupporting),
                                    groupedCount(line.funnel.boundary),
                                    groupedCount(line.funnel.undecided),
                                    beginning(line.sample.title, kComparisonTitleUnits)});
    return table;
}

Table factTable(const ComparisonSummary& summary)
{
    Table table;
    table.header =
        beginningOfHeader() + QStringList{CommandWords::tr("Key"), CommandWords::tr("Not key"),
                                  CommandWords::tr("To decide"), CommandWords::tr("Title")};
    for (const SummaryLine& line : summary.lines)
        table.rows.append(beginningOf(line) +
                          QStringList{groupedCount(line.counts.yes), groupedCount(line.counts.no),
                              groupedCount(line.counts.undecided),
                              beginning(line.sample.title, kComparisonTitleUnits)});
    return table;
}

} // namespace

Expected<ComparisonSummary> comparisonSummary(Database& database, Step step)
{
    TANDEM_TRY(samples, ComparisonRepository(database).closedSamples(step));
    ComparisonSummary summary;
    summary.step = step;
    for (const SampleId id : *samples) {
        TANDEM_TRY(row, SampleRepository(database).row(id, step));
        TANDEM_TRY(report, comparisonReport(database, *row));
        const SummaryLine line{*row, report->nameA, report->nameB,
            ContingencyTable::fromComparedItems(report->comparison.items), report->funnel,
            countsOf(report->comparison)};
        addTo(summary.pooled, line.table);
        summary.lines.append(line);
    }
    return ComparisonRepository(database).funnel().map([&](const Funnel& funnel) {
        summary.funnel = funnel;
        return summary;
    });
}

QJsonObject summaryJson(const ComparisonSummary& summary)
{
    QJsonArray rounds;
    for (const SummaryLine& line : summary.lines) {
        QJsonObject object = agreementJson(line.table);
        object.insert(QStringLiteral("sample"), line.sample.position);
        object.insert(QStringLiteral("title"), line.sample.title);
        object.insert(QStringLiteral("state"), stateKey(line.sample.state()));
        object.insert(QStringLiteral("pair"), QJsonArray{line.nameA, line.nameB});
        if (summary.step == Step::Paragraphs)
            object.insert(QStringLiteral("funnel"), funnelJson(line.funnel));
        else
            object.insert(QStringLiteral("counts"), countsJson(line.counts));
        rounds.append(object);
    }
    QJsonObject object{{QStringLiteral("step"), stepKey(summary.step)},
        {QStringLiteral("rounds"), rounds},
        {QStringLiteral("pooled"), agreementJson(summary.pooled)}};
    if (summary.step == Step::Paragraphs)
        object.insert(QStringLiteral("funnel"), funnelJson(summary.funnel));
    return object;
}

void printSummary(QTextStream& out, const ComparisonSummary& summary)
{
    if (summary.lines.isEmpty()) {
        out << CommandWords::tr("No round is closed yet: nothing to compare.") << "\n\n";
    } else {
        const Table table =
            summary.step == Step::Paragraphs ? paragraphTable(summary) : factTable(summary);
        printTable(out, table);
        out << '\n' << CommandWords::tr("All closed rounds together") << '\n';
        printAgreement(out, summary.pooled);
        out << '\n';
    }
    if (summary.step == Step::Paragraphs)
        printTable(out, funnelTable(summary.funnel));
}

} // namespace tandem
