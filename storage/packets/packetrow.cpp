#include "storage/packets/packetrow.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/canonicalbytes.h"
#include "storage/repositories/searchindex.h"

namespace tandem {

namespace {

/// The columns of PacketRow after its kind, over x, r and n (its person).
QString selectOf(SealKind kind)
{
    const QString all =
        QStringLiteral("SELECT x.uuid, r.uuid, n.uuid, %1, x.at, x.duration_ms FROM %2 x"
                       " JOIN round r ON r.id = x.round_id JOIN person n ON n.id = x.person_id");
    switch (kind) {
    case SealKind::Work:
        return all.arg(QStringLiteral("'u' || x.utterance_position, NULL, x.complete,"
                                      " x.work"),
            QStringLiteral("opinion_work"));
    case SealKind::Event:
        return all.arg(QStringLiteral("x.atom_uuid, NULL, x.kind, x.content"),
            QStringLiteral("opinion_event"));
    case SealKind::StudyAnswer:
        return QStringLiteral(
            "SELECT x.uuid, r.uuid, '', t.uuid || ' ' || x.question, NULL, x.value IS NOT NULL,"
            " coalesce(x.value, ''), x.at, x.duration_ms FROM study_answer x"
            " JOIN study_rater r ON r.id = x.rater_id JOIN study_turn t ON t.id = x.turn_id");
    case SealKind::StudyEvent:
        return QStringLiteral("SELECT x.uuid, r.uuid, '', x.event, NULL, 0, '', x.at, 0"
                              " FROM study_event x JOIN study_rater r ON r.id = x.rater_id");
    default:
        break;
    }
    return all.arg(QStringLiteral("CASE r.step WHEN 0 THEN 'p' || p.number ELSE 'f' || f.uuid END,"
                                  " x.value, x.unsure, x.note"),
               QStringLiteral("answer")) +
           QStringLiteral(" LEFT JOIN paragraph p ON r.step = 0 AND p.id = x.item_id"
                          " LEFT JOIN atomic_fact f ON r.step = 1 AND f.id = x.item_id");
}

} // namespace

QByteArray canonicalBytes(const PacketRow& row)
{
    return CanonicalBytes()
        .add(qint64(row.kind))
        .add(row.uuid)
        .add(row.round)
        .add(row.person)
        .add(row.subject)
        .add(row.value)
        .add(row.flag)
        .add(row.text)
        .add(row.at)
        .add(row.durationMs)
        .bytes();
}

QString sealSubject(const PacketRow& row)
{
    return isOfRater(row.kind) ? row.round + u'/' + row.uuid : row.uuid;
}

Expected<QList<PacketRow>> packetRows(
    Database& database, SealKind kind, const QString& condition, const SqlValues& arguments)
{
    Statement rows(database,
        QStringLiteral("%1 WHERE %2 ORDER BY x.id").arg(selectOf(kind), condition), arguments);
    QList<PacketRow> found;
    while (rows.next())
        found.append(
            {kind, rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.optionalInteger(4),
                rows.integer(5), rows.bytes(6), rows.integer(7), rows.integer(8)});
    return rows.result(found);
}

Expected<std::optional<PacketRow>> packetRow(Database& database, SealKind kind, const QString& uuid)
{
    return packetRows(database, kind, QStringLiteral("x.uuid = ?"), {uuid})
        .map([](const QList<PacketRow>& found) {
            return found.isEmpty() ? std::nullopt : std::optional(found.first());
        });
}

Expected<void> insertPacketRow(Database& database, const PacketRow& row, qint64 item)
{
    const auto insert = [&](const char* table, const char* columns, const SqlValues& values) {
        const QString sql =
            QStringLiteral("INSERT INTO %1 (uuid, round_id, person_id, at, duration_ms, %2) VALUES"
                           " (?, (SELECT id FROM round WHERE uuid = ?),"
                           " (SELECT id FROM person WHERE uuid = ?), ?, ?, %3?)");
        return database.insert(sql.arg(QLatin1String(table), QLatin1String(columns),
                                   QStringLiteral("?, ").repeated(values.size())),
            SqlValues{row.uuid, row.round, row.person, row.at, row.durationMs} + values +
                SqlValues{SqlValue::text(row.text)});
    };
    switch (row.kind) {
    case SealKind::Work:
        return insert("opinion_work", "utterance_position, complete, work",
            {row.subject.mid(1).toInt(), row.flag})
            .and_then([&](qint64 added) { return SearchIndex(database).addWork(added); });
    case SealKind::Event:
        return insert("opinion_event", "atom_uuid, kind, content", {row.subject, row.flag})
            .and_then([&](qint64 added) { return SearchIndex(database).addEvent(added); });
    default:
        break;
    }
    return insert("answer", "item_id, value, unsure, note", {item, row.value, row.flag})
        .map([](qint64) {});
}

} // namespace tandem
