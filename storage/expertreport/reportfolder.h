#pragma once

#include "models/error.h"
#include "storage/expertreport/casehtml.h"
#include "storage/formats/expertresult.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// A report that was written.
struct ReportWritten
{
    qint64 pages = 0;
    QString index;        ///< path of the page to open
    QStringList messages; ///< translated sentences that the index shows too
};

/// The page of the report in `folder` to open; where it is, there is a whole report.
QString reportIndex(const QString& folder);

/// Writes a report that is read without the program: index.html (systems, all cases), a page for
/// each evaluation in cases/, scores.csv, scores.json, summary.tex and summary.md. The index is
/// written last, so that a folder with an index is a whole report; what was written into a new
/// folder is removed again where finish() was not reached.
class ReportFolder final
{
    Q_DECLARE_TR_FUNCTIONS(ReportFolder)

public:
    /// `pages` is how many pages there will be.
    ReportFolder(const QString& folder, qint64 pages, ReportOptions options);
    ~ReportFolder();
    Q_DISABLE_COPY_MOVE(ReportFolder)

    /// Makes the folder. Refused where something other than an earlier report is in it; that is
    /// overwritten. NotWritable.
    Expected<void> open();
    /// Writes the next page; the links between pages are set here. NotWritable, DiskFull.
    Expected<void> add(CaseReport report);
    /// Writes tables and index and removes pages of an earlier report that this one has not.
    /// `title` heads the index; `differences` are shown where a file's scores were compared.
    Expected<ReportWritten> finish(const QString& title, const QStringList& messages,
        const QList<ScoreDifference>& differences = {});

private:
    QString pageName(qsizetype number) const;
    Expected<void> writeTables(const QString& title);
    void removeOldPages();

    QString m_folder;
    qint64 m_pages;
    ReportOptions m_options;
    QList<EvaluationSummary> m_summaries;
    QStringList m_settings; ///< of all pages, each once
    QStringList m_written;  ///< paths, while the report is not whole
    bool m_madeFolder = false;
    bool m_isNewFolder = false; ///< nothing was in it
    bool m_isWhole = false;
};

} // namespace tandem
