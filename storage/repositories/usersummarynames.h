#pragma once

#include "models/error.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QLatin1String>
#include <QString>

/// What summarizers and measures may be called: what checkMakerName() allows, and nothing that
/// means something else.
namespace tandem {

/// The usual name of the baseline without summaries.
inline constexpr QLatin1String kNoSummaryName("none");
/// What the usual name of a baseline with somebody else's summaries begins with.
inline constexpr QLatin1String kOtherPrefix("other: ");
/// The baseline that is computed; data, and not translated, as names in files are.
inline constexpr QLatin1String kMostPopularName("most popular");

/// InvalidInput, TooLarge: no such name. Refused: the name of a baseline that these summaries are
/// not. `of`: whose summaries those of a baseline are.
Expected<void> checkSummarizerName(
    const QString& name, SummaryOrigin origin, const QString& of = {});
/// Refused, too: the name of something that is computed, however it is written.
Expected<void> checkMeasureName(const QString& name);
/// Refused where a model gives the values of the measure, or was asked for them.
Expected<void> checkImportedMeasure(Database& database, const QString& measure);
/// Refused where summaries of the summarizer came to be in another way.
Expected<void> checkSameOrigin(Database& database, const QString& summarizer, SummaryOrigin origin);

} // namespace tandem
