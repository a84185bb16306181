#include "storage/team/hubnews.h"

#include "storage/team/hubconnection.h"
#include "storage/team/teamlink.h"
#include "storage/team/teamsync.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem::team {

Expected<bool> hasNews(HubConnection& hub, const TeamLink& link)
{
    TANDEM_TRY(greeting, greet(hub, link));
    if (!greeting->agrees || greeting->epoch != link.epoch || greeting->parts > link.part)
        return true;
    TANDEM_TRY(reply, hub.callJson(QStringLiteral("heads"), {link.since}));
    const QJsonObject json = reply->toObject();
    // A server that the hub was moved to counts its transactions anew.
    const bool isMoved =
        json.value(QStringLiteral("since")).toString().toULongLong() < link.since.toULongLong();
    return isMoved || !json.value(QStringLiteral("heads")).toArray().isEmpty();
}

Expected<bool> hasUnfinished(Database& file)
{
    TANDEM_TRY(refused, refusedCounts(file));
    TANDEM_TRY(behind, streamsBehind(file));
    return refused->waiting > 0 || !behind->isEmpty();
}

} // namespace tandem::team
