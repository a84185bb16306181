#pragma once

#include "storage/changes/change.h"

/// Writes that change a round as a whole, see RoundRepository. Each tells of the round as changed.
namespace tandem {

Write handInWrite(RoundId round, PersonId person);
Write takeBackHandInWrite(RoundId round, PersonId person);
Write settleWrite(RoundId round, PersonId by);
Write reopenWrite(RoundId round, PersonId by, const QString& reason);
/// Begins the second pass of the calibration `round`.
Write labelAgainWrite(RoundId round, PersonId by);

} // namespace tandem
