#pragma once

#include "models/expert/evidence.h"
#include "models/expert/explanation.h"
#include "storage/expertreport/htmltext.h"

namespace tandem {

/// A text with its evidence marked: each stretch underlined in the verdict of its aspects, with
/// their numbers before it, which lead to the aspects. Stretches may overlap.
HtmlText evidenceMarkup(const QString& text, const QList<EvidencePlace>& places,
    const expert::ExplainedSide& side, expert::Side which);

} // namespace tandem
