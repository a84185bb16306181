#pragma once

#include "models/expert/explanation.h"

#include <QLatin1String>
#include <QString>

namespace tandem::expert {

/// The name of a kind of decision in project files, tables and JSON: "extraction", "match",
/// "content", "style". Not translated.
QLatin1String decisionKindKey(DecisionKind kind);

/// What a verdict is called, translated: "content and style", "content only", "style only",
/// "neither", "unmatched".
QString verdictName(LinkVerdict verdict);
/// The sign on a link: "CS", "C", "S", "×"; empty of an unmatched aspect. Not translated.
QString verdictSign(LinkVerdict verdict);

} // namespace tandem::expert
