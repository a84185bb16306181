#pragma once

#include "models/error.h"
#include "models/studies/studydocument.h"
#include "storage/expertreport/reportstyle.h"

#include <QByteArray>
#include <QString>

namespace tandem {

/// What a study's report is made of.
struct StudyReport
{
    studies::StudyDescription description;
    studies::StudyResults results;
};

/// As Markdown: headings, tables, and what is to be said of them.
QString studyReportMarkdown(const StudyReport& report);
/// The tables as LaTeX, which \input takes, with what is to be said of them as comments.
QString studyReportLatex(const StudyReport& report);
/// One page that needs nothing but itself, with the chart of metrics' alignment where there is one.
QString studyReportHtml(const StudyReport& report, const ReportOptions& options = {});
/// Description and results for programs.
QByteArray studyReportJson(const StudyReport& report);

/// Writes it as the ending of the name says: .md, .tex, .html or .htm, .json. InvalidInput for
/// another one; errors of writeAtomically().
Expected<void> writeStudyReport(
    const QString& path, const StudyReport& report, const ReportOptions& options = {});

} // namespace tandem
