#pragma once

#include "models/expert/explanation.h"
#include "models/text/evidence.h"

namespace tandem::expert {

/// Returns where the evidence of these aspects stands in their text, as locateQuotes()
/// finds it.
QList<EvidencePlace> locateEvidence(const QString& text, const QList<Aspect>& aspects);

} // namespace tandem::expert
