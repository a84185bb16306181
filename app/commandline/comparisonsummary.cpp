#include "app/commandline/comparisonsummary.h"

#include "app/commandline/output.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

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

} // namespace

Expected<ComparisonSummary> comparisonSummary(Database& database)
{
    const auto samples = ComparisonRepository(database).closedSamples();
    if (!samples)
        return failure(samples.error());
    ComparisonSummary summary;
    for (const SampleId id : *samples) {
        const auto row = SampleRepository(database).row(id);
        if (!row)
            return failure(row.error());
        const auto report = comparisonReport(database, *row);
        if (!report)
            return failure(report.error());
        const SummaryLine line{*row, report->nameA, report->nameB,
            ContingencyTable::fromComparedItems(report->comparison.items), report->funnel};
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
        object.insert(QStringLiteral("funnel"), funnelJson(line.funnel));
        rounds.append(object);
    }
    return {{QStringLiteral("rounds"), rounds},
        {QStringLiteral("pooled"), agreementJson(summary.pooled)},
        {QStringLiteral("funnel"), funnelJson(summary.funnel)}};
}

void printSummary(QTextStream& out, const ComparisonSummary& summary)
{
    if (summary.lines.isEmpty()) {
        out << Words::tr("No round is closed yet: nothing to compare.") << "\n\n";
    } else {
        constexpr qsizetype kTitleUnits = 32;
        Table table;
        table.header = {Words::tr("Sample"), Words::tr("Pair"), Words::tr("State"),
            QStringLiteral("n"), Words::tr("Agreement"), Words::tr("Kappa"),
            Words::tr("Supporting"), Words::tr("Nonsupporting"), Words::tr("Boundary"),
            Words::tr("To decide"), Words::tr("Title")};
        for (const SummaryLine& line : summary.lines) {
            table.rows.append({QString::number(line.sample.position),
                QStringLiteral("%1, %2").arg(line.nameA, line.nameB),
                stateName(line.sample.state()), groupedCount(line.table.n()),
                cellText(percentAgreement(line.table)), cellText(cohenKappa(line.table).kappa),
                groupedCount(line.funnel.supporting), groupedCount(line.funnel.nonsupporting),
                groupedCount(line.funnel.boundary), groupedCount(line.funnel.undecided),
                beginning(line.sample.title, kTitleUnits)});
        }
        printTable(out, table);
        out << '\n' << Words::tr("All closed rounds together") << '\n';
        printAgreement(out, summary.pooled);
        out << '\n';
    }
    printTable(out, funnelTable(summary.funnel));
}

} // namespace tandem
