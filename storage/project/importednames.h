#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// The users of a project by the pseudonyms under which files from outside name them.
class ImportedNames final
{
public:
    static Expected<ImportedNames> of(Database& database);

    /// NotFound, naming the first of them and the file: users that the project does not have.
    Expected<void> checkUsers(const QStringList& names, const QString& source) const;
    /// Invalid where the project does not have them.
    TimelineUserId user(const QString& name) const { return m_users.value(name); }

    /// Refused where a line about a user says that it is of other timelines than those of the
    /// user's log: see timelineFingerprint(). `said`: empty where it does not say.
    Expected<void> checkLog(
        Database& database, const QString& user, const QString& said, const QString& place);

private:
    QHash<QString, TimelineUserId> m_users;
    QHash<QString, TimelineLogId> m_logs;         ///< by user
    QHash<TimelineLogId, QString> m_fingerprints; ///< as far as they were asked for
};

/// The summary that a line is about: the one by `summarizer`, or where it is empty the only one
/// that the user has but baselines. NotFound: there is none. Refused: several may be meant.
Expected<UserSummaryId> summaryMeant(
    Database& database, TimelineUserId user, const QString& summarizer);

/// "FILE: line N, U001", where something was refused.
QString importedPlace(const QString& source, qint64 line, const QString& user);

} // namespace tandem
