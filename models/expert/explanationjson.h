#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"

#include <QByteArray>

namespace tandem::expert {

/// The explanation as the project file stores it: compact JSON, everything in it.
QByteArray explanationJson(const Explanation& explanation);
/// InvalidInput where it is not what explanationJson() makes.
Expected<Explanation> explanationFrom(const QByteArray& json);

} // namespace tandem::expert
