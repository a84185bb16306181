#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/project/benchmark.h"

#include <QList>
#include <QString>

#include <functional>

/// How rows of a file come into a project: one after the other, what they name resolved before.
namespace tandem {

class Database;

/// Takes rows in, one by one: `take` adds a row, or finds that it is known, or refuses. Errors name
/// the row's `place`, where that is given. Cancelled.
Expected<void> takeEach(qsizetype rows, const Progress& progress,
    const std::function<Expected<void>(qsizetype)>& take,
    const std::function<QString(qsizetype)>& place = {});

/// What a row about a user says of whom it means.
struct UserMention
{
    QString user; ///< pseudonym
    QString log;  ///< fingerprint of the user's log; empty where the row does not say it
    qint64 line = 0;
};

/// Takes rows about users in. NotFound, naming the first of them, the file and the first line:
/// users that the project does not have. Refused, naming line and user: a user of another log than
/// the project's of this pseudonym (timelineFingerprint()). Errors of `take` name line and user.
Expected<void> takeMentioned(Database& database, const QList<UserMention>& mentions,
    const QString& source, const Progress& progress,
    const std::function<Expected<void>(qsizetype row, TimelineUserId user)>& take);

/// The same of rows of one kind; they have a `line` and a `log`, and `user` says whom they mean.
template <typename Row, typename Take>
Expected<void> takeOfUsers(
    Database& database, const QList<Row>& rows, const QString& source, const Progress& progress,
    const Take& take,
    const QString& (*user)(const Row&) = [](const Row& row) -> const QString& { return row.user; })
{
    QList<UserMention> mentions;
    mentions.reserve(rows.size());
    for (const Row& row : rows)
        mentions.append({user(row), row.log, row.line});
    return takeMentioned(database, mentions, source, progress,
        [&](qsizetype i, TimelineUserId id) { return take(rows.at(i), id); });
}

/// The summary that a row is about: the one by `summarizer`, or where it is empty the only one
/// that the user has but baselines. NotFound: there is none. Refused: several may be meant.
Expected<UserSummaryId> summaryMeant(
    Database& database, TimelineUserId user, const QString& summarizer);

} // namespace tandem
