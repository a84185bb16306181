#pragma once

#include "models/error.h"

/// What stands behind "tandem kgds": one command whose first word says what is done. The words are
/// listed in kgdscommand.cpp.
namespace tandem {

class Call;

Expected<void> runKgdsScore(Call& call);
Expected<void> runKgdsImport(Call& call);
Expected<void> runKgdsExport(Call& call);
Expected<void> runKgdsReport(Call& call);

} // namespace tandem
