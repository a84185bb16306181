#include "storage/packets/packetinfo.h"

#include "storage/database/statement.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

namespace tandem {

namespace {

Expected<int> studiesEnded(Database& packet)
{
    int ended = 0;
    TANDEM_TRY(studies, StudyRepository(packet).all());
    for (const StudySummary& study : *studies) {
        TANDEM_TRY(raters, StudyRaterRepository(packet).all(study.id));
        for (const StudyRater& rater : *raters) {
            const bool isOpen =
                rater.state == RaterState::Waiting || rater.state == RaterState::AtWork;
            ended += isOpen ? 0 : 1;
        }
    }
    return ended;
}

} // namespace

Expected<std::optional<PacketInfo>> packetInfo(Database& database)
{
    Statement row(database,
        QStringLiteral(
            "SELECT k.uuid, k.project_uuid, coalesce((SELECT value FROM setting WHERE key ="
            " 'name'), ''), n.id, n.name, k.made_at, count(r.id), coalesce(sum(r.id IS NOT NULL"
            " AND CASE n.id WHEN r.annotator_a THEN r.handed_in_a ELSE r.handed_in_b END"
            " IS NOT NULL), 0), coalesce(sum(r.handed_in_a IS NOT NULL AND r.handed_in_b"
            " IS NOT NULL), 0), (SELECT count(*) FROM study) FROM packet k"
            " JOIN person n ON n.id = k.person_id LEFT JOIN round r GROUP BY k.uuid"));
    std::optional<PacketInfo> info;
    if (row.next()) {
        // A packet's closed rounds are about opinions: they were submitted before.
        const int checks = static_cast<int>(row.integer(8));
        info = PacketInfo{row.text(0), row.text(1), row.text(2), PersonId{row.integer(3)},
            row.text(4), QDateTime::fromMSecsSinceEpoch(row.integer(5), Qt::UTC),
            static_cast<int>(row.integer(6)) - checks, static_cast<int>(row.integer(7)) - checks,
            checks, static_cast<int>(row.integer(9)), 0};
    }
    TANDEM_DO(row.done());
    if (info && info->studies > 0) {
        TANDEM_TRY(ended, studiesEnded(database));
        info->studiesEnded = *ended;
    }
    return info;
}

Expected<void> refuseInPacket(Database& database)
{
    TANDEM_TRY(info, packetInfo(database));
    if (!*info)
        return {};
    return failure(ErrorCode::Refused, PacketWords::tr("This file is itself a packet."),
        (*info)->personName, PacketWords::tr("Do this in the project that the packet came from."));
}

} // namespace tandem
