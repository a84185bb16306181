#include "storage/packets/packetinfo.h"

#include "storage/database/statement.h"
#include "storage/packets/packetwords.h"

namespace tandem {

Expected<std::optional<PacketInfo>> packetInfo(Database& database)
{
    Statement row(database,
        QStringLiteral(
            "SELECT k.uuid, k.project_uuid, coalesce((SELECT value FROM setting WHERE key ="
            " 'name'), ''), n.id, n.name, k.made_at, count(r.id), sum(CASE n.id WHEN"
            " r.annotator_a THEN r.handed_in_a ELSE r.handed_in_b END IS NOT NULL),"
            " sum(r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL) FROM packet k"
            " JOIN person n ON n.id = k.person_id JOIN round r GROUP BY k.uuid"));
    std::optional<PacketInfo> info;
    if (row.next()) {
        // A packet's closed rounds are about opinions: they were handed in before.
        const int checks = static_cast<int>(row.integer(8));
        info = PacketInfo{row.text(0), row.text(1), row.text(2), PersonId{row.integer(3)},
            row.text(4), QDateTime::fromMSecsSinceEpoch(row.integer(5), Qt::UTC),
            static_cast<int>(row.integer(6)) - checks, static_cast<int>(row.integer(7)) - checks,
            checks};
    }
    return row.result(info);
}

Expected<void> refuseInPacket(Database& database)
{
    TANDEM_TRY(info, packetInfo(database));
    if (!*info)
        return {};
    return failure(ErrorCode::Refused, PacketWords::tr("This file is a packet itself."),
        (*info)->personName, PacketWords::tr("Do this in the project that the packet came from."));
}

} // namespace tandem
