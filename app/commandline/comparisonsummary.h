#pragma once

#include "app/commandline/comparisonreport.h"

#include <QList>

namespace tandem {

/// One closed round in the summary.
struct SummaryLine
{
    SampleRow sample;
    QString nameA;
    QString nameB;
    ContingencyTable table; ///< of the answers given blind
    Funnel funnel;
};

/// All closed rounds of a project.
struct ComparisonSummary
{
    QList<SummaryLine> lines;
    ContingencyTable pooled; ///< of all of them together
    Funnel funnel;           ///< of the whole project
};

/// Reads every closed round, one at a time.
Expected<ComparisonSummary> comparisonSummary(Database& database);

QJsonObject summaryJson(const ComparisonSummary& summary);
void printSummary(QTextStream& out, const ComparisonSummary& summary);

} // namespace tandem
