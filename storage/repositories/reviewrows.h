#pragma once

#include "models/expert/review.h"

#include <QString>
#include <QVariant>

namespace tandem {

/// A correction as the table review stores it: compact JSON, empty where nothing is corrected.
QVariant storedCorrection(const expert::Correction& correction);
/// Nothing for what storedCorrection() does not make.
expert::Correction correctionFrom(const QByteArray& stored);

} // namespace tandem
