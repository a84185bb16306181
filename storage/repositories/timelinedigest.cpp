#include "storage/repositories/timelinedigest.h"

#include "storage/database/rows.h"

#include <QCryptographicHash>

namespace tandem {

namespace {

constexpr qsizetype kFingerprintDigits = 16;

/// Adds the texts in the columns of rows, each with its length, so that none passes for two.
Expected<void> addTexts(QCryptographicHash& hash, Database& database, const QString& sql,
    TimelineLogId log, int columns)
{
    return eachRow(database, sql, {log}, [&](Statement& row) {
        for (int i = 0; i < columns; ++i) {
            const auto text = row.take<QByteArray>();
            hash.addData(QByteArray(QByteArray::number(text.size()) + ':'));
            hash.addData(text);
        }
    });
}

} // namespace

Expected<QString> timelineFingerprint(Database& database, TimelineLogId log)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    TANDEM_DO(addTexts(hash, database,
        QStringLiteral("SELECT pseudonym, activities FROM usersum_user WHERE log_id = ?"
                       " ORDER BY id"),
        log, 2));
    return QString::fromLatin1(hash.result().toHex().left(kFingerprintDigits));
}

Expected<QString> timelineDigest(Database& database, TimelineLogId log)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    TANDEM_DO(addTexts(hash, database,
        QStringLiteral("SELECT uuid, name, kind, edition, checksum, settings, statistics"
                       " FROM usersum_log WHERE id = ?"),
        log, 7));
    TANDEM_DO(addTexts(hash, database,
        QStringLiteral("SELECT uuid, pseudonym, activities FROM usersum_user WHERE log_id = ?"
                       " ORDER BY id"),
        log, 3));
    return QString::fromLatin1(hash.result().toHex());
}

Expected<QString> broughtDigest(Database& database)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](Statement& row) { hash.addData(row.take<QByteArray>()); };
    // quote() tells texts from numbers and from what is missing, and where each ends.
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT quote(s.uuid) || quote(u.uuid) || quote(s.summarizer)"
                       " || quote(s.origin) || quote(s.text) || quote(s.most_words)"
                       " || quote(o.uuid) || quote(s.source) FROM usersum_summary s"
                       " JOIN usersum_user u ON u.id = s.user_id"
                       " LEFT JOIN usersum_summary o ON o.id = s.other_id"
                       " WHERE s.run_id IS NULL ORDER BY s.uuid"),
        {}, add));
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT quote(s.uuid) || quote(v.measure) || quote(v.value)"
                       " || quote(v.source) FROM usersum_value v JOIN usersum_summary s"
                       " ON s.id = v.summary_id WHERE v.run_id IS NULL"
                       " ORDER BY s.uuid, v.measure"),
        {}, add));
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT quote(s.uuid) || quote(t.name) || quote(p.predictor)"
                       " || quote(p.repeat) || quote(p.choice) || quote(p.hit)"
                       " FROM usersum_prediction p JOIN usersum_summary s ON s.id = p.summary_id"
                       " JOIN usersum_task t ON t.id = p.task_id WHERE p.run_id IS NULL"
                       " ORDER BY s.uuid, t.name, p.predictor, p.repeat"),
        {}, add));
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace tandem
