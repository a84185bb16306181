#pragma once

#include "models/error.h"
#include "storage/team/hubconnection.h"
#include "storage/team/invitation.h"
#include "storage/team/teamsync.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {
class Database;
}

namespace tandem::team {

/// A hub that was made.
struct MadeHub
{
    QStringList roles;            ///< of its owner and its members
    bool hidesStatistics = false; ///< counts of rows cannot be looked up by members
};

/// Makes a hub in the database that `operatorHub` is connected to, all or nothing: `sql` is
/// resources/team/hub.sql. The caller of it becomes the operator. Refused where there is one
/// already.
Expected<MadeHub> initHub(
    HubConnection& operatorHub, const HubAddress& address, const QString& sql);

/// Makes a login for `person`, with no right but to call the hub's functions, and what they need to
/// join. NotFound where the project that was published has no such person.
Expected<Invitation> invite(
    HubConnection& operatorHub, const HubAddress& address, const QString& person, bool lead);

/// Ends all logins of `person`, or the one that memberStates() calls `login`; what they sent stays.
/// Returns how many there were. Refused where no lead's login would be left.
Expected<int> removeMember(HubConnection& operatorHub, const HubAddress& address,
    const QString& person, const QString& login = {});

/// Gives the login another password, which only this machine knows.
Expected<void> rotatePassword(HubConnection& hub, const QString& role);

/// Makes the file of a member at `path`, with everything that is published for them. Refused where
/// `path` exists, where nothing is published yet, and where the invitation was used. From then on
/// it is of no use; a join that was cut off before can be repeated, also where `progress`, which
/// counts parts, stops it.
Expected<HubGreeting> joinAsMember(
    const Invitation& invitation, const QString& path, const Progress& progress = {});
/// Connects the project to the hub as its lead. Outside of any transaction: nobody who writes to
/// the project waits for the hub.
Expected<HubGreeting> joinAsLead(const Invitation& invitation, Database& project);

/// A login of the team, and how far its person is.
struct MemberState
{
    QString name;
    QString login; ///< tells logins of one person apart
    bool lead = false;
    bool removed = false;
    qint64 seenAt = 0; ///< milliseconds since 1970; 0: never
    int rounds = 0;
    int submitted = 0;
};
/// Those that the caller may know of: everybody for a lead, oneself for others; for the operator
/// everybody, with `asOperator`.
Expected<QList<MemberState>> memberStates(HubConnection& hub, bool asOperator);

/// Connects as the file's login. Refused where the file belongs to no team, or this machine has no
/// password of it.
Expected<std::unique_ptr<HubConnection>> connectAsLinked(const TeamLink& link);

} // namespace tandem::team
