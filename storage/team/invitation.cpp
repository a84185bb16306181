#include "storage/team/invitation.h"

#include "storage/team/teamwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <cstdio>

namespace tandem::team {

namespace {

constexpr int kInvitationVersion = 1;
constexpr qint64 kLargestInvitation = 16 << 10;
const QString kMark = QStringLiteral("tandem_invitation");

Error notWritten(const QString& path, const QString& detail)
{
    return {ErrorCode::NotWritable, TeamWords::tr("The file cannot be written."), path,
        TeamWords::tr("Choose another place, or check its permissions."), detail};
}

} // namespace

Expected<void> writeInvitation(const Invitation& invitation, const QString& path)
{
    const QJsonObject json{{kMark, kInvitationVersion},
        {QStringLiteral("url"), invitation.address.url()},
        {QStringLiteral("role"), invitation.role},
        {QStringLiteral("password"), invitation.password},
        {QStringLiteral("person"), invitation.person}, {QStringLiteral("lead"), invitation.lead}};
    QFile file(path);
    // With these permissions from its first moment on.
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
            QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return failure(notWritten(path, file.errorString()));
    const QByteArray bytes = QJsonDocument(json).toJson();
    if (file.write(bytes) != bytes.size() || !file.flush())
        return failure(notWritten(path, file.errorString()));
    return {};
}

Expected<Invitation> readInvitation(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, TeamWords::tr("The invitation cannot be read."), path,
            TeamWords::tr("Check its name and permissions."), file.errorString());
    const QJsonObject json = QJsonDocument::fromJson(file.read(kLargestInvitation + 1)).object();
    const int version = json.value(kMark).toInt();
    if (version > kInvitationVersion)
        return failure(ErrorCode::NewerVersion,
            TeamWords::tr("The invitation was made by a newer version of Tandem."), path,
            TeamWords::tr("Install that version."));
    Invitation invitation;
    invitation.role = json.value(QStringLiteral("role")).toString();
    invitation.password = json.value(QStringLiteral("password")).toString();
    invitation.person = json.value(QStringLiteral("person")).toString();
    invitation.lead = json.value(QStringLiteral("lead")).toBool();
    if (version < 1 || invitation.role.isEmpty() || invitation.password.isEmpty())
        return failure(ErrorCode::InvalidInput, TeamWords::tr("This is not an invitation."), path,
            TeamWords::tr("Use the file that \"tandem team invite\" wrote."));
    TANDEM_TRY(address, hubAddressFrom(json.value(QStringLiteral("url")).toString()));
    invitation.address = *address;
    return invitation;
}

QString passwordFileOf(const QString& role)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/tandem/team/") + QString(role).remove(u'/') + QStringLiteral(".pgpass");
}

QString nextPasswordFileOf(const QString& role)
{
    return passwordFileOf(role) + QStringLiteral(".next");
}

Expected<void> takeNextPassword(const QString& role)
{
    const QString path = passwordFileOf(role);
    // QFile's would not replace the present one.
    if (std::rename(QFile::encodeName(nextPasswordFileOf(role)).constData(),
            QFile::encodeName(path).constData()) != 0)
        return failure(notWritten(path, {}));
    return {};
}

Expected<void> keepNextPassword(const QString& role, const QString& password)
{
    const QString path = nextPasswordFileOf(role);
    if (!QDir().mkpath(QFileInfo(path).path()))
        return failure(notWritten(path, {}));
    QSaveFile file(path);
    const bool isWritten =
        file.open(QIODevice::WriteOnly) &&
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
        file.write(QStringLiteral("*:*:*:*:%1\n").arg(password).toLatin1()) > 0 && file.commit();
    return isWritten ? Expected<void>() : failure(notWritten(path, file.errorString()));
}

} // namespace tandem::team
