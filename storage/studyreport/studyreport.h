#pragma once

#include "models/error.h"
#include "models/studies/studydocument.h"
#include "storage/expertreport/reportstyle.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

namespace tandem {

/// What a study's report is made of.
struct StudyReport
{
    studies::StudyDescription description;
    studies::StudyResults results;
    /// What they were computed from, for a page whose figures lead to it; may be null.
    std::shared_ptr<const studies::StudyAnswers> answers = {};
    QStringList notes = {}; ///< what somebody should know of the files they came from; sentences
};

/// What a report says, in its order: lines at its head, first of them its title, and tables.
struct StudyParts
{
    QStringList head;
    QList<results::Section> sections; ///< for readers, without those that say nothing
};
StudyParts studyPartsOf(const StudyReport& report);

/// As Markdown: headings, tables, and what is to be said of them.
QString studyReportMarkdown(const StudyReport& report);
/// The tables as LaTeX, which \input takes, with what is to be said of them as comments.
QString studyReportLatex(const StudyReport& report);
/// One page that needs nothing but itself, with the chart of metrics' alignment where there is one;
/// every figure leads to the items and answers behind it.
QString studyReportHtml(const StudyReport& report, const ReportOptions& options = {});
/// Description and results for programs.
QByteArray studyReportJson(const StudyReport& report);

/// Whether a report of this name is a PDF, which is painted: see views/studies/studypdf.h.
bool isPdfReport(const QString& path);
/// InvalidInput for a name whose ending no report has.
Expected<void> checkReportName(const QString& path);
/// Writes it as the ending of the name says: .md, .tex, .html or .htm, .json. InvalidInput for
/// another one, .pdf among them; errors of writeAtomically().
Expected<void> writeStudyReport(
    const QString& path, const StudyReport& report, const ReportOptions& options = {});

} // namespace tandem
