#include "storage/repositories/journal.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"

#include <QJsonDocument>

namespace tandem {

Expected<void> Journal::append(
    const QString& event, PersonId by, const QString& subject, const QJsonObject& detail)
{
    return appendAt(QDateTime::currentMSecsSinceEpoch(), event, by, subject, detail);
}

Expected<void> Journal::appendAt(
    qint64 at, const QString& event, PersonId by, const QString& subject, const QJsonObject& detail)
{
    return m_database.run(
        QStringLiteral(
            "INSERT INTO journal (at, person_id, event, subject, detail) VALUES (?, ?, ?, ?, ?)"),
        {at, by.isValid() ? QVariant(by.value) : QVariant(), event, sqlText(subject),
            QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact))});
}

Expected<QList<JournalEntry>> Journal::newest(int limit, const QString& subject)
{
    Statement rows(m_database,
        QStringLiteral("SELECT at, person_id, event, subject, detail FROM journal"
                       " WHERE ? = '' OR subject = ? ORDER BY id DESC LIMIT ?"),
        {sqlText(subject), sqlText(subject), limit});
    QList<JournalEntry> entries;
    while (rows.next())
        entries.append(
            {QDateTime::fromMSecsSinceEpoch(rows.integer(0), Qt::UTC), PersonId{rows.integer(1)},
                rows.text(2), rows.text(3), QJsonDocument::fromJson(rows.bytes(4)).object()});
    return rows.result(entries);
}

} // namespace tandem
