#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/judges/judgecard.h"
#include "storage/changes/change.h"

#include <QList>

namespace tandem {

class Database;

/// Everything that judges said in the project, by task, then judge, with people's answers as far as
/// `viewer` may know: finished reviews, and closed studies of outputs of cases. For a worker;
/// Cancelled where the flag was raised.
Expected<QList<judges::JudgeRecord>> judgeRecords(
    Database& database, PersonId viewer, const CancelFlag& cancelled);

} // namespace tandem
