#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"
#include "storage/expertreport/reportfolder.h"
#include "storage/project/benchmark.h"
#include "storage/project/resultimport.h"

#include <QString>

#include <optional>

namespace tandem {

class Database;

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
