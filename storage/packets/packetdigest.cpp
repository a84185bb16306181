#include "storage/packets/packetdigest.h"

#include "storage/database/rows.h"
#include "storage/packets/canonicalbytes.h"
#include "storage/repositories/items.h"

#include <QCryptographicHash>

namespace tandem {

namespace {

/// Adds every row's columns to the digest; texts come as BLOBs.
Expected<void> addRows(QCryptographicHash& digest, Database& database, const QString& sql,
    int columns, const SqlValues& arguments = {})
{
    Statement rows(database, sql, arguments);
    qint64 count = 0;
    while (rows.next()) {
        CanonicalBytes bytes;
        for (int column = 0; column < columns; ++column)
            bytes.add(rows.bytes(column));
        digest.addData(bytes.bytes());
        ++count;
    }
    digest.addData(CanonicalBytes().add(count).bytes());
    return rows.done();
}

/// What raters are asked in the packet and of what, but for what they may say in it; nothing is
/// added where there is no study, so that older packets keep their digest.
Expected<void> addStudies(QCryptographicHash& digest, Database& packet)
{
    TANDEM_TRY(has, isAny(packet, QStringLiteral("SELECT 1 FROM study"), {}));
    if (!*has)
        return {};
    return addRows(digest, packet,
        QStringLiteral("SELECT s.uuid, s.name, v.uuid, v.number, v.design FROM study s"
                       " LEFT JOIN study_version v ON v.study_id = s.id ORDER BY s.uuid, v.uuid"),
        5)
        .and_then([&] {
            return addRows(digest, packet,
                QStringLiteral("SELECT r.uuid, s.uuid FROM study_rater r JOIN study s"
                               " ON s.id = r.study_id ORDER BY r.uuid"),
                2);
        })
        .and_then([&] {
            return addRows(digest, packet,
                QStringLiteral("SELECT s.uuid, i.uuid, i.position, i.name, i.kind, i.grouping,"
                               " i.text, i.fields FROM study_item i JOIN study s"
                               " ON s.id = i.study_id ORDER BY i.uuid"),
                8);
        })
        .and_then([&] {
            return addRows(digest, packet,
                QStringLiteral("SELECT t.uuid, r.uuid, i.uuid, v.uuid, t.position, t.swapped"
                               " FROM study_turn t JOIN study_rater r ON r.id = t.rater_id"
                               " JOIN study_item i ON i.id = t.item_id JOIN study_version v"
                               " ON v.id = t.version_id ORDER BY t.uuid"),
                6);
        });
}

} // namespace

Expected<QByteArray> roundDigest(Database& database, RoundId round)
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    const auto add = [&](const QString& sql, int columns) {
        return addRows(digest, database, sql, columns, {round.value});
    };
    const auto added =
        add(QStringLiteral("SELECT r.uuid, s.uuid, r.step, a.uuid, b.uuid FROM round r"
                           " JOIN sample s ON s.id = r.sample_id"
                           " JOIN person a ON a.id = r.annotator_a"
                           " JOIN person b ON b.id = r.annotator_b WHERE r.id = ?"),
            5)
            .and_then([&] {
                return add(QStringLiteral("SELECT p.number, p.text FROM paragraph p"
                                          " JOIN round r ON r.sample_id = p.sample_id"
                                          " WHERE r.id = ? ORDER BY p.number"),
                    2);
            })
            .and_then([&] {
                return add(QStringLiteral("SELECT u.position, u.participant,"
                                          " u.text FROM utterance u"
                                          " JOIN round r ON r.sample_id = u.sample_id"
                                          " WHERE r.id = ? ORDER BY u.position"),
                    3);
            })
            .and_then([&] {
                return add(QStringLiteral("SELECT f.uuid, p.number, f.text FROM round r"
                                          " JOIN atomic_fact f ON f.sample_id = r.sample_id"
                                          " JOIN paragraph p ON p.id = f.paragraph_id"
                                          " WHERE r.id = ? AND r.step = 1 AND %1 ORDER BY f.uuid")
                               .arg(isAskedFactSql()),
                    3);
            })
            .and_then([&] {
                return add(QStringLiteral("SELECT o.utterance_position, n.uuid"
                                          " FROM opinion_author o JOIN person n ON n.id ="
                                          " o.person_id WHERE o.round_id = ?"
                                          " ORDER BY o.utterance_position"),
                    2);
            });
    if (!added)
        return failure(added.error());
    return digest.result();
}

Expected<QByteArray> packetDigest(
    Database& packet, const QString& projectUuid, const QString& personUuid)
{
    QCryptographicHash digest(QCryptographicHash::Sha256);
    digest.addData(CanonicalBytes().add(projectUuid).add(personUuid).bytes());
    const auto brought =
        addRows(digest, packet, QStringLiteral("SELECT key, value FROM setting ORDER BY key"), 2)
            .and_then([&] {
                return addRows(digest, packet,
                    QStringLiteral("SELECT uuid, name FROM person ORDER BY uuid"), 2);
            });
    if (!brought)
        return failure(brought.error());
    Statement rounds(packet, QStringLiteral("SELECT id FROM round ORDER BY uuid"));
    while (rounds.next()) {
        const auto one = roundDigest(packet, RoundId{rounds.integer(0)});
        if (!one)
            return one;
        digest.addData(CanonicalBytes().add(*one).bytes());
    }
    TANDEM_DO(rounds.done());
    TANDEM_DO(addStudies(digest, packet));
    return digest.result();
}

} // namespace tandem
