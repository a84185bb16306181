#include "storage/team/teamjobs.h"

#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/team/synccommon.h"
#include "storage/team/teamwords.h"

#include <QFileInfo>

namespace tandem::team {

namespace {

Expected<std::unique_ptr<HubConnection>> connectAsOperator(const OperatorLogin& login)
{
    return HubConnection::open(login.address, {login.address.user, login.password, {}});
}

} // namespace

Expected<HubGreeting> joinTeam(
    const Invitation& invitation, const QString& path, const Progress& progress)
{
    if (!invitation.lead)
        return joinAsMember(invitation, path, progress);
    TANDEM_TRY_VAR(project, openProjectFile(path, Database::Mode::ReadWrite));
    return joinAsLead(invitation, **project);
}

Expected<Published> publishProject(const QString& path, PersonId by, const Progress& progress)
{
    TANDEM_TRY_VAR(project, openProjectFile(path, Database::Mode::ReadWrite));
    TANDEM_TRY(link, teamLink(**project));
    if (!*link)
        return failure(ErrorCode::Refused, TeamWords::tr("This file belongs to no team."), path);
    TANDEM_TRY(hub, connectAsLinked(**link));
    TANDEM_TRY(done, publish(**project, **hub, by, Publishing::AllRounds, progress));
    TANDEM_DO(tellRounds(**project, **hub));
    return done;
}

Expected<QList<MemberState>> teamMembers(const TeamLink& link)
{
    TANDEM_TRY(hub, connectAsLinked(link));
    return memberStates(**hub, false);
}

Expected<void> renewPassword(const TeamLink& link)
{
    TANDEM_TRY(hub, connectAsLinked(link));
    return rotatePassword(**hub, link.role);
}

Expected<QList<MemberState>> hubMembers(const OperatorLogin& login)
{
    TANDEM_TRY(hub, connectAsOperator(login));
    return memberStates(**hub, true);
}

Expected<MadeHub> makeHub(const OperatorLogin& login, const QString& sql)
{
    TANDEM_TRY(hub, connectAsOperator(login));
    return initHub(**hub, login.address, sql);
}

Expected<Invitation> inviteTo(
    const OperatorLogin& login, const QString& person, bool lead, const QString& path)
{
    if (QFileInfo::exists(path))
        return failure(ErrorCode::Refused, TeamWords::tr("A file with this name already exists."),
            path, TeamWords::tr("Choose another name."));
    TANDEM_TRY(hub, connectAsOperator(login));
    TANDEM_TRY(invitation, invite(**hub, login.address, person, lead));
    TANDEM_DO(writeInvitation(*invitation, path));
    return invitation;
}

Expected<int> removeFrom(
    const OperatorLogin& login, const QString& person, const QString& personLogin)
{
    TANDEM_TRY(hub, connectAsOperator(login));
    return removeMember(**hub, login.address, person, personLogin);
}

} // namespace tandem::team
