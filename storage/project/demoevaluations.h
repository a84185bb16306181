#pragma once

#include "models/error.h"
#include "storage/project/demowork.h"

#include <QString>

namespace tandem {

class Database;

/// The files of the demo's evaluations.
struct DemoEvaluations
{
    QString texts = QStringLiteral(":/tandem/sample/expert_texts.jsonl");
    QString result = QStringLiteral(":/tandem/sample/expert_result.json");
    QString reviews = QStringLiteral(":/tandem/sample/expert_reviews.json");
};

/// Adds the cases with the outputs of two systems and their evaluations. Inside the caller's
/// transaction.
Expected<void> addDemoEvaluations(Database& database, const DemoEvaluations& files);

/// Adds what the annotators say of some of them: each agrees with whatever the file does not name,
/// where they are done. Inside the caller's transaction, after addDemoEvaluations().
Expected<void> addDemoReviews(
    Database& database, const DemoEvaluations& files, const DemoPeople& cast);

} // namespace tandem
