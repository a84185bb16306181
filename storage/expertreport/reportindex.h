#pragma once

#include "storage/expertreport/reportstyle.h"
#include "storage/expertreport/runtables.h"
#include "storage/formats/expertresult.h"

#include <QStringList>

namespace tandem {

/// What the first page of a report shows.
struct ReportIndex
{
    QString title;
    QStringList messages;
    QList<ScoreDifference> differences;
    QList<EvaluationSummary> evaluations;
    QStringList pages;         ///< the file of each evaluation's page, in the same order
    QStringList settings = {}; ///< what the runs behind all of it were asked to do
};

/// The first page of a report: systems with means and intervals, what there is to know about the
/// numbers, a row for each evaluation that leads to its page, what runs were asked to do.
/// Self-contained, as caseHtml()'s are.
QString reportIndexHtml(const ReportIndex& index, const ReportOptions& options);

/// Whether `html` is the beginning of such a page.
bool isReportIndex(const QByteArray& html);

} // namespace tandem
