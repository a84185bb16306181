#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/consistency.h"
#include "storage/repositories/repository.h"

namespace tandem {

/// Bounds of what is set: of the wage, and letters of a currency.
inline constexpr double kHighestWage = 100'000.0;
inline constexpr qsizetype kLongestWageCurrency = 8;

/// What the lead sets for the whole project.
struct ProjectSettings
{
    QString uuid;
    QString name;
    ConsistencyRule rule = ConsistencyRule::Strict;
    Adjudicator adjudicator = Adjudicator::ThirdPerson;
    double hourlyWage = 0.0; ///< in `currency` an hour for each annotator; 0: cost is not shown
    QString currency;        ///< e.g. "USD"
    QString guideline;       ///< Markdown; empty: the built-in guideline is shown
    bool operator==(const ProjectSettings&) const = default;
};

/// Reads and writes the project's settings.
class SettingsRepository final : Repository
{
public:
    using Repository::Repository;

    Expected<ProjectSettings> load();
    /// Writes what differs from the stored settings and journals it, the old guideline included.
    /// The wage must be between 0 and kHighestWage, the guideline at most 1 MiB. `by` must be a
    /// lead, or invalid when the project is made.
    Expected<void> save(const ProjectSettings& settings, PersonId by);
};

} // namespace tandem
