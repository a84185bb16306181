#pragma once

#include "models/error.h"
#include "storage/project/rowsstep.h"

#include <QHash>
#include <QJsonObject>
#include <QLatin1String>
#include <QSet>

namespace tandem {

class Database;

// Where a line of the journal says which rows went, and which came back.
inline constexpr QLatin1String kRowsGone("gone");
inline constexpr QLatin1String kRowsBack("back");

/// The ids among these rows that tasks of runs go on naming when the rows are gone.
Expected<QJsonObject> rowsNamedByRuns(Database& database, const QList<RowSelection>& meant);

/// The users and summaries that tasks of runs name and that somebody took out, as the journal says.
class RemovedRows final
{
public:
    static Expected<RemovedRows> read(Database& database);

    bool isSummary(qint64 id) const { return m_summaries.contains(id); }
    /// Whether the user, or what the summarizer had of them, is gone.
    bool isSummaryOf(qint64 user, const QString& summarizer) const
    {
        return m_users.contains(user) || m_summarized.value(summarizer).contains(user);
    }

private:
    QSet<qint64> m_users;
    QSet<qint64> m_summaries;
    QHash<QString, QSet<qint64>> m_summarized; ///< users by summarizer
};

} // namespace tandem
