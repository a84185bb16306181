#pragma once

#include "models/studies/ids.h"
#include "storage/studyreport/studyreport.h"

#include <functional>

namespace tandem {

class Database;

/// A study's report with its tables laid out, of those who count and of everybody: of a large study
/// both take a worker.
struct ShownStudyResults
{
    StudyReport report;
    results::Report tables[2];

    static ShownStudyResults of(const StudyReport& report);
};

/// Of a closed study, without bootstrap intervals; refused while it is open. For a worker.
Expected<ShownStudyResults> readStudyResults(Database& database, StudyId study);

/// The same with bootstrap intervals by the study's seed, which hold for other raters, too, where
/// raters are drawn. `tell` is told each percent; false cancels.
Expected<ShownStudyResults> withStudyIntervals(
    ShownStudyResults shown, bool drawsRaters, const std::function<bool(int percent)>& tell);

} // namespace tandem
