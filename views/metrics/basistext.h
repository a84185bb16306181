#pragma once

#include "models/metrics/measurebasis.h"

#include <QString>

namespace tandem {

/// What a measure's value stands on, in words and figures that multiply out to it, for the window's
/// language; empty where nothing is known of it.
QString basisText(const metrics::MeasureBasis& basis);

} // namespace tandem
