#pragma once

#include "models/agreement/correlation.h"
#include "models/results/report.h"

#include <QList>

namespace tandem {

/// A coefficient of two columns.
struct NamedCorrelation
{
    Coefficient coefficient;
    Correlation correlation;
};

/// Each in a line, with its interval and its p; where there is none, why.
QList<results::Section> correlationSections(const QList<NamedCorrelation>& all);

} // namespace tandem
