#pragma once

#include "models/error.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

class Database;

/// Users whom a run is to be about.
struct ChosenUsers
{
    QList<UserRecord> ready;      ///< with a past and a future, in the order of their pseudonyms
    int notSplit = 0;             ///< of logs that nobody has split
    std::optional<Error> whyNone; ///< why some or all are not ready
};

/// The users of a log (empty: of all) who are cut, of them those that are named (empty: all).
/// NotFound: the log. Refused: a named user is not cut, or of another log.
Expected<ChosenUsers> chosenUsers(
    Database& database, const QString& log, const QList<TimelineUserId>& named);

/// Summaries by these summarizers (empty: by all) of users of a log (empty: of all), by user.
/// NotFound: the log, or a summarizer without any.
Expected<QList<StoredUserSummary>> chosenSummaries(
    Database& database, const QString& log, const QStringList& summarizers);

} // namespace tandem
