#include "storage/packets/packetrow.h"

#include "storage/database/statement.h"
#include "storage/packets/canonicalbytes.h"

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
                                      " CAST(x.work AS BLOB)"),
            QStringLiteral("opinion_work"));
    case SealKind::Event:
        return all.arg(QStringLiteral("x.atom_uuid, NULL, x.kind, CAST(x.content AS BLOB)"),
            QStringLiteral("opinion_event"));
    default:
        break;
    }
    return all.arg(QStringLiteral("CASE r.step WHEN 0 THEN 'p' || p.number ELSE 'f' || f.uuid END,"
                                  " x.value, x.unsure, CAST(x.note AS BLOB)"),
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

Expected<QList<PacketRow>> packetRows(
    Database& database, SealKind kind, const QString& condition, const QVariantList& arguments)
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

} // namespace tandem
