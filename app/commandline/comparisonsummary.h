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
    ItemCounts counts;
};

/// All closed rounds of a project.
struct ComparisonSummary
{
    QList<SummaryLine> lines;
    ContingencyTable pooled; ///< of all of them together
    Funnel funnel;           ///< of the whole project; of its paragraphs
    Step step = Step::Paragraphs;
};

/// Reads every closed round of the step, one at a time.
Expected<ComparisonSummary> comparisonSummary(Database& database, Step step);

QJsonObject summaryJson(const ComparisonSummary& summary);
void printSummary(QTextStream& out, const ComparisonSummary& summary);

} // namespace tandem
