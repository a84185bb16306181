#include "storage/team/hubaddress.h"

#include "storage/team/teamwords.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

namespace tandem::team {

namespace {

constexpr int kUsualPort = 5432;

/// Does not repeat it: it may have a password in the wrong place.
tl::unexpected<Error> notAnAddress()
{
    return failure(ErrorCode::InvalidInput, TeamWords::tr("This is not the address of a hub."), {},
        TeamWords::tr("Write it as postgresql://USER@HOST/DATABASE."));
}

} // namespace

bool HubAddress::isLocal() const
{
    return host.startsWith(u'/') || host == QLatin1String("localhost") ||
           host == QLatin1String("127.0.0.1") || host == QLatin1String("::1");
}

QString HubAddress::url() const
{
    const bool isSocket = host.startsWith(u'/');
    QString url = QStringLiteral("postgresql://");
    QUrlQuery query;
    if (isSocket)
        query.addQueryItem(QStringLiteral("host"), host);
    else
        url += host.contains(u':') ? u'[' + host + u']' : host;
    if (port != kUsualPort && isSocket)
        query.addQueryItem(QStringLiteral("port"), QString::number(port));
    else if (port != kUsualPort)
        url += QStringLiteral(":%1").arg(port);
    if (!rootCert.isEmpty())
        query.addQueryItem(QStringLiteral("sslrootcert"), rootCert);
    url += u'/' + database;
    return query.isEmpty() ? url : url + u'?' + query.toString(QUrl::PrettyDecoded);
}

Expected<HubAddress> hubAddressFrom(const QString& text)
{
    // QUrl takes a user without a host for an error; a socket has none.
    static const QRegularExpression form(
        QStringLiteral("^postgres(?:ql)?://(?:([^@/:]*)(:[^@/]*)?@)?(\\[[^\\]/]*\\]|[^/?:\\[]*)"
                       "(?::([0-9]{1,5}))?/([A-Za-z0-9_-]{1,40})(?:\\?(.*))?$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return notAnAddress();
    if (!match.captured(2).isEmpty())
        return failure(ErrorCode::Refused,
            TeamWords::tr("The address contains a password, which others could see."), {},
            TeamWords::tr("Write it into ~/.pgpass (PGPASSFILE) instead."));
    HubAddress address{match.captured(3), kUsualPort, match.captured(5), match.captured(1), {}};
    address.host.remove(u'[').remove(u']');
    if (!match.captured(4).isEmpty())
        address.port = match.captured(4).toInt();
    const auto items = QUrlQuery(match.captured(6)).queryItems(QUrl::FullyDecoded);
    for (const auto& [key, value] : items) {
        if (key == QLatin1String("host"))
            address.host = value;
        else if (key == QLatin1String("port"))
            address.port = value.toInt();
        else if (key == QLatin1String("sslrootcert"))
            address.rootCert = value;
        else
            return failure(ErrorCode::Refused,
                TeamWords::tr("The address has a setting that is not allowed."), key.left(40),
                TeamWords::tr("Allowed are host, port and sslrootcert. Connections to other "
                              "machines are always encrypted and verified."));
    }
    if (address.host.isEmpty() || address.port < 1 || address.port > 65'535)
        return notAnAddress();
    return address;
}

} // namespace tandem::team
