#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"

#include <QLatin1String>
#include <QString>

namespace tandem {

/// The class of a verdict in the pages' style sheet: colour, line and shape.
QLatin1String verdictClass(expert::LinkVerdict verdict);

/// How a piece of evidence was found, translated; `fitClass` is its class in the style sheet.
QString fitWords(EvidenceFit fit);
QLatin1String fitClass(EvidenceFit fit);

} // namespace tandem
