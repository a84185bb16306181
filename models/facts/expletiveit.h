#pragma once

#include "models/facts/words.h"

namespace tandem {

/// Whether the English "it" at `i` stands for nothing: weather and times, "it is clear that ...",
/// "it takes years to ...", "it was Ann who ...", "found it hard to ...".
bool isExpletive(const QList<TextWord>& words, qsizetype i);

} // namespace tandem
