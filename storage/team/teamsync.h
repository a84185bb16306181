#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/project/benchmark.h"
#include "storage/team/hubconnection.h"
#include "storage/team/memberfile.h"
#include "storage/team/teamlink.h"

#include <QJsonArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {
class Database;
}

namespace tandem::team {

/// What one sync came to.
struct SyncReport
{
    int sent = 0;          ///< rows of the person that the hub took, or had
    int refused = 0;       ///< rows that are not taken: by the hub, or from it
    int received = 0;      ///< rows that are new here
    int rounds = 0;        ///< rounds that are new here
    int changes = 0;       ///< rounds of people that were closed, ended or given back there
    bool wentBack = false; ///< the hub had less than when it was last seen, and was offered all
    QStringList remarks;   ///< what was not taken, here or there, and why; translated
};

/// What a hub says of itself and of who calls.
struct HubGreeting
{
    QString epoch;
    QString project; ///< UUID; empty: none yet
    QString person;  ///< UUID; empty: a lead who has not published
    QString name;
    bool lead = false;
    bool agrees = true;   ///< it still has what it had when it was last seen
    bool seesAll = false; ///< the login could read everything, as an operator can
    int parts = 0;
    qint64 closings = 0;
    QString closingsHash;
    qint64 now = 0; ///< milliseconds since 1970, by the hub's clock
};

/// Says hello with what is known of the hub. NewerVersion where the hub asks for a later Tandem.
Expected<HubGreeting> greet(HubConnection& hub, const TeamLink& link);

/// A part of the caller's file, put together and unpacked. Corrupt where it is not what was
/// published.
Expected<QByteArray> fetchPart(HubConnection& hub, const QJsonArray& part);
/// The parts behind `after`, as fetchPart() takes them.
Expected<QList<QJsonArray>> partsBehind(HubConnection& hub, int after);

/// Brings a member's file and the hub in step: parts that were published, then the person's rows,
/// then what came from elsewhere. What was done before a failure stays done; a sync after it goes
/// on there. `progress` counts rows that are left to send.
Expected<SyncReport> syncMember(Database& file, HubConnection& hub, const Progress& progress = {});

/// Merges what members wrote in rounds that are closed into the project, tells the hub what was
/// submitted here and which rounds ended. `by` must be a lead.
Expected<SyncReport> syncLead(
    Database& project, HubConnection& hub, PersonId by, const Progress& progress = {});

} // namespace tandem::team
