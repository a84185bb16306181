#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"
#include "storage/expertreport/casehtml.h"
#include "storage/formats/expertresult.h"
#include "storage/project/benchmark.h"
#include "storage/project/resultimport.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;

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

/// Which evaluations of a project a report is about.
struct ReportScope
{
    EvaluationSet set;
    std::optional<QString> system; ///< none: all systems
    PersonId viewer; ///< whose reviews are shown, and those that they may see; invalid: none
};

/// Writes a report about the complete evaluations of a set into `folder`. `progress` counts them.
/// Refused where there are none, or as ReportFolder::open() says; Cancelled; NotWritable, DiskFull.
Expected<ReportWritten> writeReport(Database& database, const ReportScope& scope,
    const QString& folder, const ReportOptions& options = {}, const Progress& progress = {});

/// Writes a report about a result of expert_score and its texts, without a project. `progress`
/// counts cases. The texts are in memory meanwhile. Errors as of readExpertResultFile() and above.
Expected<ReportWritten> writeReport(const ResultFiles& files, const QString& folder,
    const ReportOptions& options = {}, const Progress& progress = {});

/// The texts of a result's cases, each with its one output; the files' system for those that name
/// none.
Expected<QList<expert::TextCase>> textsOf(const ResultFiles& files);

/// What a page about one evaluation shows, with the reviews that `viewer` may see (an invalid
/// viewer: none) and what the runs behind it were asked to do.
Expected<CaseReport> caseReportOf(Database& database, EvaluationId evaluation, PersonId viewer);

} // namespace tandem
