#pragma once

#include "app/commandline/call.h"
#include "models/error.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/project/futureplanning.h"
#include "storage/repositories/timelinerepository.h"

namespace tandem {

class Database;

// The verbs of "tandem usersum" but for those that begin a run or import a format.

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

/// The log that --log names, or else the only one. NotFound, naming those that there are; a misuse
/// where there are several and none is named.
Expected<TimelineLog> askedLog(Database& database, Call& call);
/// The one that --log names, or else all.
Expected<QList<TimelineLog>> askedLogs(Database& database, Call& call);

/// Refuses whom --person names where they rate summaries in an open study.
Expected<void> checkViewer(Database& database, Call& call);

/// `before` with what --share, --future and --tasks say instead.
Expected<FuturePlan> askedPlan(Call& call, const FuturePlan& before);

/// How the plan cuts a log, how many users have each of its tasks, and why others do not.
QList<results::Section> plannedSections(const FuturePlan& plan, const PlannedFuture& planned);

/// What --columns names for each role.
Expected<NamedColumns> askedColumns(Call& call);

/// The names of an option, refused where one stands twice.
Expected<QStringList> namedOnce(Call& call, const char* option);

} // namespace tandem
