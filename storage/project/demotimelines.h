#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QString>

namespace tandem {

class Database;

/// The files of the demo's log of users and of what was made of it.
struct DemoTimelines
{
    QString log = QStringLiteral(":/tandem/sample/films.csv");
    QString texts = QStringLiteral(":/tandem/sample/usersummaries.jsonl");
    QString values = QStringLiteral(":/tandem/sample/summaryvalues.csv");
    QString summaries = QStringLiteral(":/tandem/sample/usersummaries.json");
    QString prompts = QStringLiteral(":/tandem/prompts"); ///< a folder
};

/// Adds what invented people saw in a cinema club, two summarizers' summaries of them and
/// baselines, a run that summarized some of them by the hierarchy, what a predictor made of all
/// these, values of measures, and a closed study of what people say of the summaries. Inside the
/// caller's transaction.
Expected<void> addDemoTimelines(Database& database, const DemoTimelines& files, PersonId lead);

} // namespace tandem
