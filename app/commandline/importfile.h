#pragma once

#include "app/commandline/call.h"

namespace tandem {

/// Imports the file that the call names after the project, or standard input, as the call's command
/// and verb say: with the format's options, a report of what came, undone whole on failure.
Expected<void> importFile(Call& call);

} // namespace tandem
