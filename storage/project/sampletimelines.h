#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

class Database;

/// The files of the sample project's log of users and of what was made of it.
struct SampleTimelines
{
    QString log = QStringLiteral(":/tandem/sample/films.csv");
    QString summaries = QStringLiteral(":/tandem/sample/usersummaries.json");
};

/// Adds what invented people saw in a cinema club, two summarizers' summaries of them and
/// baselines, what a predictor made of these, and values of measures. Inside the caller's
/// transaction.
Expected<void> addSampleTimelines(Database& database, const SampleTimelines& files);

} // namespace tandem
