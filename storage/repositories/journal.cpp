#include "storage/repositories/journal.h"

#include "storage/database/rows.h"

namespace tandem {

Expected<void> Journal::append(
    const QString& event, PersonId by, const QString& subject, const QJsonObject& detail)
{
    return appendAt(QDateTime::currentMSecsSinceEpoch(), event, by, subject, detail);
}

Expected<void> Journal::appendAt(
    qint64 at, const QString& event, PersonId by, const QString& subject, const QJsonObject& detail)
{
    return insertRow(m_database, "journal",
        {{"at", at}, {"person_id", by}, {"event", event}, {"subject", subject},
            {"detail", jsonText(detail)}})
        .map([](qint64) {});
}

Expected<QList<JournalEntry>> Journal::newest(int limit, const QString& subject)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT at, person_id, event, subject, detail FROM journal"
                       " WHERE ? = '' OR subject = ? ORDER BY id DESC LIMIT ?"),
        {subject, subject, limit},
        into(&JournalEntry::at, &JournalEntry::by, &JournalEntry::event, &JournalEntry::subject,
            &JournalEntry::detail));
}

Expected<qint64> timeAfterLast(Database& database, const QString& sql, const SqlValues& arguments)
{
    return valueOf<std::optional<qint64>>(database, sql, arguments)
        .map([now = QDateTime::currentMSecsSinceEpoch()](
                 const std::optional<qint64>& last) { return last ? qMax(now, *last + 1) : now; });
}

} // namespace tandem
