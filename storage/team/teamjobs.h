#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/project/benchmark.h"
#include "storage/team/publishing.h"
#include "storage/team/teamadmin.h"

#include <QList>
#include <QString>

/// What is done with a team in one go, each with connections of its own that end with it: for
/// workers.
namespace tandem::team {

/// Joins: makes the file of a member at `path`, or connects the project there as its lead.
Expected<HubGreeting> joinTeam(
    const Invitation& invitation, const QString& path, const Progress& progress = {});

/// Publishes the project at `path` in the name of `by`.
Expected<Published> publishProject(const QString& path, PersonId by, const Progress& progress = {});

/// Whom of the team the login of this file may know of, and how far they are.
Expected<QList<MemberState>> teamMembers(const TeamLink& link);

/// Gives the login of this file another password, which only this machine knows.
Expected<void> renewPassword(const TeamLink& link);

/// As whom an operator comes to a hub; never stored.
struct OperatorLogin
{
    HubAddress address;
    QString password; ///< empty: as libpq finds it
};

/// Everybody who has a login at the hub. Refused where the database is none.
Expected<QList<MemberState>> hubMembers(const OperatorLogin& login);
/// Makes a hub; `sql` is resources/team/hub.sql.
Expected<MadeHub> makeHub(const OperatorLogin& login, const QString& sql);
/// Makes a login for `person` and writes their invitation to `path`, a new file.
Expected<Invitation> inviteTo(
    const OperatorLogin& login, const QString& person, bool lead, const QString& path);
/// Ends a login of `person`, as MemberState has it.
Expected<int> removeFrom(
    const OperatorLogin& login, const QString& person, const QString& personLogin);

} // namespace tandem::team
