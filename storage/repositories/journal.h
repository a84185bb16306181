#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/database/sqlvalue.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// One line of the project's journal: what happened besides answers, who did it, and when.
struct JournalEntry
{
    QDateTime at; ///< UTC
    PersonId by;  ///< invalid where a program did it without a person
    QString event;
    QString subject; ///< UUID of the thing it is about, or empty
    QJsonObject detail;
};

/// The append-only record of assignments, submissions, settlements, reopenings, imports and edits.
class Journal final : Repository
{
public:
    using Repository::Repository;

    /// Appends an entry with the present time, inside the caller's transaction.
    Expected<void> append(
        const QString& event, PersonId by, const QString& subject, const QJsonObject& detail = {});
    /// Appends one of something that happened at `at`, milliseconds since 1970.
    Expected<void> appendAt(qint64 at, const QString& event, PersonId by, const QString& subject,
        const QJsonObject& detail = {});
    /// The newest `limit` entries, newest first; of one subject where `subject` is given.
    Expected<QList<JournalEntry>> newest(int limit, const QString& subject = {});
};

/// The time of a new row of a journal, milliseconds since 1970: now, or just after the last row of
/// its kind, whose time `sql` gives, where the clock was set back.
Expected<qint64> timeAfterLast(Database& database, const QString& sql, const SqlValues& arguments);

} // namespace tandem
