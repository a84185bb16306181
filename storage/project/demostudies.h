#pragma once

#include "models/error.h"
#include "storage/project/demowork.h"

#include <QString>

namespace tandem {

class Database;

/// The files of the demo's studies.
struct DemoStudies
{
    QString items = QStringLiteral(":/tandem/sample/study_items.jsonl");
    QString scores = QStringLiteral(":/tandem/sample/study_scores.csv");
    QString answers = QStringLiteral(":/tandem/sample/study_answers.csv");
};

/// Adds a closed study, in which the raters of the file say which of two systems' outputs is closer
/// to what a person wrote, about the project's cases and the file's items; and an open one, in
/// which a person of the project, who has begun, and somebody from outside rate outputs. Inside the
/// caller's transaction, after addDemoEvaluations().
Expected<void> addDemoStudies(Database& database, const DemoStudies& files, const DemoPeople& cast);

} // namespace tandem
