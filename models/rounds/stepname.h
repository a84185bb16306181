#pragma once

#include "models/rounds/round.h"

#include <QString>

namespace tandem {

/// The step's word for programs: "paragraphs", "key_facts", "opinions". Never changes.
QString stepKey(Step step);
/// "Paragraphs", "Key facts" or "Opinions", translated.
QString stepName(Step step);

} // namespace tandem
