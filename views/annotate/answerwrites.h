#pragma once

#include "storage/project/project.h"
#include "storage/repositories/answerrepository.h"

#include <atomic>
#include <memory>

namespace tandem {

/// Set once the write's first row is on disk. Time spent counts once, however often the change is
/// undone and done again.
using TimeCounted = std::shared_ptr<std::atomic_bool>;

/// A write that appends `row` to the journal; its duration is 0 when `counted` says so.
Write answerWrite(const AnswerWrite& row, const TimeCounted& counted);
/// A write that hands the person's answers in, or takes the hand-in back.
Write handInWrite(RoundId round, PersonId person);
Write takeBackHandInWrite(RoundId round, PersonId person);

} // namespace tandem
