#pragma once

#include "models/error.h"
#include "storage/team/hubaddress.h"
#include "storage/team/hubconnection.h"

#include <QString>

namespace tandem::team {

/// What somebody needs in order to join a team, once.
struct Invitation
{
    HubAddress address;
    QString role;
    QString password; ///< until they join
    QString person;   ///< name
    bool lead = false;
};

/// Writes it to a new file that only its owner can read. Refused where `path` exists.
Expected<void> writeInvitation(const Invitation& invitation, const QString& path);
/// Reads one; InvalidInput where it is none, NewerVersion where a later Tandem wrote it.
Expected<Invitation> readInvitation(const QString& path);

/// Where the password of `role` is kept on this machine, in the format of ~/.pgpass: in the
/// person's settings, never in a project.
QString passwordFileOf(const QString& role);
/// Where the next one is until the hub has it.
QString nextPasswordFileOf(const QString& role);
/// Writes the next one there, for its owner only.
Expected<void> keepNextPassword(const QString& role, const QString& password);
/// Puts it in the place of the present one.
Expected<void> takeNextPassword(const QString& role);

} // namespace tandem::team
