#pragma once

#include "models/error.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/project/futureplanning.h"
#include "storage/repositories/timelinerepository.h"

namespace tandem {

class Call;
class Database;

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
