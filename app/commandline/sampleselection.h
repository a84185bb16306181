#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"

#include <QCommandLineOption>
#include <QList>

#include <functional>
#include <optional>
#include <set>

namespace tandem {

class Database;
struct Console;

/// The numbers that a selection like "3" or "1-4,7" names; none where it is neither.
std::optional<std::set<int>> numbersIn(const QString& selection);

/// The option --sample that takes a selection.
QCommandLineOption samplesOption();

/// The samples that `selection` names, by position, with their rounds of `step`: "all", or numbers
/// and ranges like "3" and "1-4,7". A misuse where it says neither, NotFound where the project has
/// no such sample.
Expected<QList<SampleRow>> selectedSamples(
    Database& database, const QString& selection, Console& console, Step step = Step::Paragraphs);

/// Every sample of the project for which `wanted` holds.
Expected<QList<SampleRow>> samplesWhere(Database& database,
    const std::function<bool(const SampleRow&)>& wanted, Step step = Step::Paragraphs);

} // namespace tandem
