#pragma once

#include "models/rounds/answer.h"

#include <QList>

#include <optional>

namespace tandem {

/// The index of the item to go to after `current`: the next one, wrapping round at the end, that is
/// neither answered nor marked; when no such one is left, the next one marked "unsure". `current`
/// itself comes last; -1 starts at the first item. None when every answer is complete.
std::optional<qsizetype> nextIncomplete(const QList<Answer>& answers, qsizetype current);

} // namespace tandem
