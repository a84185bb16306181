#pragma once

#include "models/error.h"

namespace tandem {

class Database;
struct RunSetup;

/// All of them fail for a name that nothing can be stored under, so that nobody is asked first.

/// Refused where summaries under the summarizer's name were imported, are a baseline, or are by
/// another model or made otherwise, or a run under way is to make such.
Expected<void> checkNameOfSummarizer(Database& database, const RunSetup& setup);
/// Refused where the run would mix models under the name of one predictor, or predictions of the
/// predictor were imported.
Expected<void> checkNameOfPredictor(Database& database, const RunSetup& setup);
/// Refused where values of the measure were imported, or are by another model.
Expected<void> checkNameOfMeasure(Database& database, const RunSetup& setup);

} // namespace tandem
