#include "storage/team/teamadmin.h"

#include "storage/database/database.h"
#include "storage/packets/packetinfo.h"
#include "storage/project/newprojectfile.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/team/scramverifier.h"
#include "storage/team/synccommon.h"
#include "storage/team/teamwords.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

namespace tandem::team {

namespace {

/// Of the logins of members, behind which they have random letters.
const QString kRolePrefix = QStringLiteral("tandem_");
constexpr qsizetype kLoginLength = 16;

QString loginOf(const QString& role)
{
    return role.mid(kRolePrefix.size());
}

/// Roles belong to the whole server: their names say which database they are for.
QString roleOf(const HubAddress& address, const char* what)
{
    return QStringLiteral("tandem_%1_%2").arg(address.database, QLatin1String(what));
}

/// Does `work` in a transaction of the server's.
template <typename Work>
Expected<void> allOrNothing(HubConnection& hub, Work work)
{
    TANDEM_DO(hub.run(QStringLiteral("BEGIN")));
    if (const Expected<void> done = work(); !done) {
        (void)hub.run(QStringLiteral("ROLLBACK"));
        return done;
    }
    return hub.run(QStringLiteral("COMMIT"));
}

Expected<void> makeGroup(HubConnection& hub, const QString& role)
{
    TANDEM_TRY(
        there, hub.scalar(QStringLiteral("SELECT 1 FROM pg_roles WHERE rolname = %1"), {role}));
    if (there->isValid())
        return {};
    return hub.run(QStringLiteral("CREATE ROLE %1 NOLOGIN").arg(hub.identifier(role)));
}

/// Whether another password may be the right one.
bool mayBeOtherPassword(const Expected<std::unique_ptr<HubConnection>>& hub, const QString& file)
{
    return !hub && hub.error().code == ErrorCode::Refused && QFileInfo::exists(file);
}

/// With the password that this machine keeps. A change of it that was cut off may have reached the
/// hub: then the next one is the present one.
Expected<std::unique_ptr<HubConnection>> connectKept(const HubAddress& address, const QString& role)
{
    auto hub = HubConnection::open(address, {role, {}, passwordFileOf(role)});
    if (!mayBeOtherPassword(hub, nextPasswordFileOf(role)))
        return hub;
    hub = HubConnection::open(address, {role, {}, nextPasswordFileOf(role)});
    if (hub) {
        TANDEM_DO(takeNextPassword(role));
    }
    return hub;
}

Error isUsedUp(const QString& person)
{
    return {ErrorCode::Refused, TeamWords::tr("This invitation was used already."), person,
        TeamWords::tr("Go on in the file that was made with it; for another file or machine, ask "
                      "the operator for another invitation."),
        {}};
}

/// The password of a file that is there is kept under its own name; of a join that was cut off
/// only the next one is.
Expected<std::unique_ptr<HubConnection>> connectInvited(const Invitation& invitation)
{
    const QString& role = invitation.role;
    if (QFileInfo::exists(passwordFileOf(role)))
        return failure(isUsedUp(invitation.person));
    auto hub = HubConnection::open(invitation.address, {role, invitation.password, {}});
    if (mayBeOtherPassword(hub, nextPasswordFileOf(role)))
        hub = HubConnection::open(invitation.address, {role, {}, nextPasswordFileOf(role)});
    return hub;
}

/// Gives the login another password, which only this machine knows, for now as the next one.
Expected<void> changePassword(HubConnection& hub, const QString& role)
{
    const QString password = newPassword();
    TANDEM_DO(keepNextPassword(role, password));
    return hub.run(
        QStringLiteral("ALTER ROLE %1 PASSWORD ").arg(hub.identifier(role)) + QStringLiteral("%1"),
        {newScramVerifier(password)});
}

TeamLink newLink(const Invitation& invitation, const HubGreeting& greeting)
{
    TeamLink link;
    link.address = invitation.address.url();
    link.role = invitation.role;
    link.lead = greeting.lead;
    link.since = QStringLiteral("0");
    link.epoch = greeting.epoch;
    return link;
}

} // namespace

Expected<MadeHub> initHub(HubConnection& operatorHub, const HubAddress& address, const QString& sql)
{
    TANDEM_TRY(there,
        operatorHub.scalar(QStringLiteral("SELECT 1 FROM pg_namespace WHERE nspname = 'tandem'")));
    if (there->isValid())
        return failure(ErrorCode::Refused, TeamWords::tr("The database is a hub already."),
            address.url(), TeamWords::tr("Use another database."));
    TANDEM_TRY(me, operatorHub.scalar(QStringLiteral("SELECT session_user::text")));
    const QString owner = roleOf(address, "owner");
    const QString member = roleOf(address, "member");
    const auto name = [&](const QString& role) { return operatorHub.identifier(role); };
    QString script = sql;
    script.replace(QStringLiteral("@OWNER_NAME@"), owner)
        .replace(QStringLiteral("@OWNER@"), name(owner))
        .replace(QStringLiteral("@MEMBER@"), name(member))
        .replace(QStringLiteral("@OPERATOR@"), name(me->toString()))
        .replace(QStringLiteral("@DATABASE@"), name(address.database));
    const auto made = allOrNothing(operatorHub, [&]() -> Expected<void> {
        TANDEM_DO(makeGroup(operatorHub, owner));
        TANDEM_DO(makeGroup(operatorHub, member));
        // To hand something to a role, one has to be in it meanwhile.
        TANDEM_DO(operatorHub.run(
            QStringLiteral("GRANT %1 TO %2").arg(name(owner), name(me->toString()))));
        TANDEM_DO(operatorHub.run(script));
        return operatorHub.run(
            QStringLiteral("REVOKE %1 FROM %2").arg(name(owner), name(me->toString())));
    });
    if (!made)
        return failure(made.error());
    TANDEM_TRY(areVisible,
        operatorHub.scalar(QStringLiteral("SELECT has_function_privilege('public',"
                                          " 'pg_stat_get_tuples_inserted(oid)', 'EXECUTE')")));
    return MadeHub{{owner, member}, !areVisible->toBool()};
}

Expected<Invitation> invite(
    HubConnection& operatorHub, const HubAddress& address, const QString& person, bool lead)
{
    Invitation invitation;
    invitation.address = address;
    invitation.lead = lead;
    invitation.password = newPassword();
    // Roles can be listed by everybody who may connect: the name says nothing.
    invitation.role = kRolePrefix + newPassword().left(kLoginLength);
    const QString role = operatorHub.identifier(invitation.role);
    const auto made = allOrNothing(operatorHub, [&]() -> Expected<void> {
        TANDEM_TRY(
            name, operatorHub.call(QStringLiteral("add_login"), {invitation.role, person, lead}));
        invitation.person = name->toString();
        TANDEM_DO(operatorHub.run(
            QStringLiteral("CREATE ROLE %1 LOGIN CONNECTION LIMIT 8 PASSWORD ").arg(role) +
                QStringLiteral("%1"),
            {newScramVerifier(invitation.password)}));
        return operatorHub.run(QStringLiteral("GRANT %1 TO %2")
                                   .arg(operatorHub.identifier(roleOf(address, "member")), role));
    });
    if (!made)
        return failure(made.error().in(person));
    return invitation;
}

Expected<int> removeMember(HubConnection& operatorHub, const HubAddress& address,
    const QString& person, const QString& login)
{
    const QVariant chosen =
        login.isEmpty() ? QVariant(QMetaType::fromType<QString>()) : QVariant(kRolePrefix + login);
    int count = 0;
    const auto removed = allOrNothing(operatorHub, [&]() -> Expected<void> {
        TANDEM_TRY(roles, operatorHub.callJson(QStringLiteral("remove_logins"), {person, chosen}));
        for (const QJsonValue& value : roles->toArray()) {
            const QString role = operatorHub.identifier(value.toString());
            TANDEM_DO(operatorHub.run(QStringLiteral("ALTER ROLE %1 NOLOGIN").arg(role)));
            TANDEM_DO(
                operatorHub.run(QStringLiteral("REVOKE %1 FROM %2")
                                    .arg(operatorHub.identifier(roleOf(address, "member")), role)));
            ++count;
        }
        return {};
    });
    if (!removed)
        return failure(removed.error());
    if (count == 0)
        return failure(ErrorCode::NotFound, TeamWords::tr("Nobody of this name has a login."),
            person, TeamWords::tr("\"tandem team status\" lists the members."));
    return count;
}

Expected<void> rotatePassword(HubConnection& hub, const QString& role)
{
    TANDEM_DO(changePassword(hub, role));
    return takeNextPassword(role);
}

Expected<HubGreeting> joinAsMember(
    const Invitation& invitation, const QString& path, const Progress& progress)
{
    if (QFileInfo::exists(path))
        return failure(ErrorCode::Refused, TeamWords::tr("A file with this name already exists."),
            path, TeamWords::tr("Choose another name."));
    TANDEM_TRY(hub, connectInvited(invitation));
    TANDEM_TRY(greeting, greet(**hub, {}));
    TANDEM_TRY(parts, partsBehind(**hub, 0));
    if (parts->isEmpty())
        return failure(ErrorCode::Refused, TeamWords::tr("Nothing is published for you yet."),
            greeting->name,
            TeamWords::tr("Join once the lead has assigned samples to you and published them."));
    NewProjectFile made(path);
    TANDEM_TRY(file, made.create());
    MemberFile member(**file);
    TeamLink link = newLink(invitation, *greeting);
    for (const QJsonArray& part : *parts) {
        if (progress && !progress(parts->indexOf(part), parts->size()))
            return failure(ErrorCode::Cancelled, TeamWords::tr("Cancelled."));
        TANDEM_TRY(bytes, fetchPart(**hub, part));
        if (link.part == 0) {
            TANDEM_DO(member.begin(*bytes));
        } else {
            TANDEM_DO(member.add(*bytes).map([](auto&&) {}));
        }
        link.part = part.at(0).toInt();
        TANDEM_DO(storeTeamLink(**file, link));
    }
    TANDEM_DO(changePassword(**hub, invitation.role));
    TANDEM_DO(made.finish(false));
    // Last, as from here on the invitation is used up.
    TANDEM_DO(takeNextPassword(invitation.role));
    return greeting;
}

Expected<HubGreeting> joinAsLead(const Invitation& invitation, Database& project)
{
    TANDEM_DO(refuseInPacket(project));
    TANDEM_TRY(settings, SettingsRepository(project).load());
    TANDEM_TRY(hub, connectInvited(invitation));
    TANDEM_TRY(greeting, greet(**hub, {}));
    if (!greeting->project.isEmpty() && greeting->project != settings->uuid)
        return failure(ErrorCode::Refused, TeamWords::tr("The hub belongs to another project."), {},
            TeamWords::tr("Use a database of its own for each project."));
    TANDEM_DO(changePassword(**hub, invitation.role));
    TANDEM_DO(inTransaction(project, [&] {
        return storeTeamLink(project, newLink(invitation, *greeting)).and_then([&] {
            return forgetStreams(project);
        });
    }));
    TANDEM_DO(takeNextPassword(invitation.role));
    return greeting;
}

Expected<QList<MemberState>> memberStates(HubConnection& hub, bool asOperator)
{
    TANDEM_TRY(reply, asOperator ? hub.callJson(QStringLiteral("members"), {true})
                                 : hub.callJson(QStringLiteral("status")));
    QList<MemberState> states;
    for (const QJsonValue& value : reply->toArray()) {
        const auto of = [&](const char* key) { return value.toObject().value(QLatin1String(key)); };
        states.append({of("name").toString(), loginOf(of("role").toString()), of("lead").toBool(),
            of("removed").toBool(), of("seen").toInteger(), of("rounds").toInt(),
            of("submitted").toInt()});
    }
    return states;
}

Expected<std::unique_ptr<HubConnection>> connectAsLinked(const TeamLink& link)
{
    TANDEM_TRY(address, hubAddressFrom(link.address));
    if (!QFileInfo::exists(passwordFileOf(link.role)) &&
        !QFileInfo::exists(nextPasswordFileOf(link.role)))
        return failure(ErrorCode::Refused,
            TeamWords::tr("This machine does not have the password of the file's login."), {},
            TeamWords::tr("Each machine joins with an invitation of its own; ask the operator for "
                          "one."));
    return connectKept(*address, link.role);
}

} // namespace tandem::team
