#pragma once

#include "models/error.h"

#include <QString>

/// What stands behind "tandem kgds": one command whose first word says what is done. The words are
/// listed in kgdscommand.cpp.
namespace tandem {

class Call;

Expected<void> runKgdsScore(Call& call);
Expected<void> runKgdsExport(Call& call);
Expected<void> runKgdsRemove(Call& call);
Expected<void> runKgdsReport(Call& call);
Expected<void> runKgdsCheck(Call& call);

/// That checks of so many judgements are hidden from who looks.
QString hiddenChecksText(qint64 judgements);

} // namespace tandem
