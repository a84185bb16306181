#pragma once

#include "models/results/report.h"

namespace tandem {

struct RatingsAgreement;

/// How well the raters of a table agree: each coefficient with its interval, what they were counted
/// from, and why some are undefined.
results::Report ratingsReport(const RatingsAgreement& agreement);

/// Why coefficients are undefined, each reason once behind the names that it is about.
QStringList undefinedCoefficients(const RatingsAgreement& agreement);

} // namespace tandem
