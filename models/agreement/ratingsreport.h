#pragma once

#include "models/agreement/ratingsagreement.h"
#include "models/results/report.h"

#include <QList>
#include <QStringList>

#include <functional>

namespace tandem {

/// How well the raters of a table agree: each coefficient with its interval, what they were counted
/// from, and why some are undefined.
results::Report ratingsReport(const RatingsAgreement& agreement);

/// Why coefficients are undefined, each reason once behind the names that it is about.
QStringList undefinedCoefficients(const RatingsAgreement& agreement);

/// Returns a line for each test that the statistics have.
QStringList concordanceNotes(const RatingsAgreement& agreement);

/// Returns the table of agreement by category, `shown` the cell of each; an empty section without
/// any. The caller names its key.
results::Section categorySection(const QList<CategoryAgreement>& categories,
    const std::function<results::Cell(const QString&)>& shown);

} // namespace tandem
