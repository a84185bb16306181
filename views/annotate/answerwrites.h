#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/answerrepository.h"

namespace tandem {

/// A write that appends `row` to the journal. Its inverse appends what was answered before. The
/// time spent counts once, however often the change is undone and done again.
Write answerWrite(const AnswerWrite& row);

} // namespace tandem
