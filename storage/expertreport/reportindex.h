#pragma once

#include "models/expert/evaluationsummary.h"
#include "models/results/report.h"
#include "storage/expertreport/reportstyle.h"
#include "storage/formats/expertresult.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace tandem {

/// For programs, a row for each evaluation, with names that are the same in every language: case,
/// name, system, state (under_way, complete, unscored), the 15 scores by the reference's names
/// (shortest spelling that reads back to the same number; empty without scores), the aspects of
/// both sides by verdict, faults and remarks.
results::Section evaluationsSection(const QList<EvaluationSummary>& evaluations);

/// Their section with the averages of their systems as one JSON document: {"systems": [...],
/// "evaluations": [...]}, numbers as numbers, null where there is none, undefined figures with the
/// reason.
QByteArray evaluationsJson(
    const QList<EvaluationSummary>& evaluations, const results::Section& section);

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
