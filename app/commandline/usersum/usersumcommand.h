#pragma once

#include "app/commandline/call.h"

/// The verbs of "tandem usersum" but for those that begin a run or import a format.
namespace tandem {

/// What is known of summarizers, of a table or of a project's log.
Expected<void> runUsersumScore(Call& call);
Expected<void> runUsersumImport(Call& call);
Expected<void> runUsersumSplit(Call& call);
Expected<void> runUsersumBaseline(Call& call);
Expected<void> runUsersumExport(Call& call);
Expected<void> runUsersumRemove(Call& call);
Expected<void> runUsersumList(Call& call);
Expected<void> runUsersumReport(Call& call);
/// Asks people whether summaries are good or bad.
Expected<void> runUsersumStudy(Call& call);

} // namespace tandem
