#include "app/commandline/studies/serveoptions.h"

#include "app/commandline/command.h"
#include "storage/web/secretlink.h"

#include <QFile>

namespace tandem {

namespace {

/// More than any chain of certificates takes.
constexpr qint64 kMostPemBytes = qint64(1) << 20;

Expected<QByteArray> pemFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable,
            CommandWords::tr("Cannot read the file: %1.").arg(file.errorString()), path);
    const QByteArray bytes = file.read(kMostPemBytes + 1);
    if (bytes.size() > kMostPemBytes || !bytes.contains("-----BEGIN "))
        return failure(ErrorCode::InvalidInput, CommandWords::tr("This is not a PEM file."), path,
            CommandWords::tr("PEM files begin with a line like \"-----BEGIN CERTIFICATE-----\"."));
    return bytes;
}

} // namespace

Expected<web::WebOptions> webOptionsFrom(Call& call)
{
    web::WebOptions options;
    if (call.has("listen")) {
        TANDEM_TRY(listen, web::parseListenAddress(call.value("listen")));
        options.listen = *listen;
    }
    if (call.has("cert") != call.has("key"))
        return call.misuse(CommandWords::tr("--cert and --key must be given together."));
    if (call.has("cert")) {
        TANDEM_TRY(certificate, pemFile(call.value("cert")));
        TANDEM_TRY(key, pemFile(call.value("key")));
        options.certificate = *certificate;
        options.key = *key;
    }
    options.isBehindProxy = call.has("behind-proxy");
    if (!options.listen.isLoopback() && !call.has("cert") && !options.isBehindProxy)
        return failure(ErrorCode::Refused,
            CommandWords::tr("Raters' links and answers would be sent unencrypted."),
            options.listen.text(),
            CommandWords::tr("Give --cert and --key, or listen on 127.0.0.1 behind a web server "
                             "with https and add --behind-proxy."));
    return options;
}

Expected<QString> publicUrlFrom(Call& call, const web::WebOptions& options, quint16 port)
{
    if (!call.has("public-url")) {
        web::ListenAddress address = options.listen;
        address.port = port;
        return (options.certificate.isEmpty() ? QStringLiteral("http://%1/")
                                              : QStringLiteral("https://%1/"))
            .arg(address.text());
    }
    const QString base = web::linkBase(call.value("public-url"));
    if (base.isEmpty())
        return call.misuse(
            CommandWords::tr("\"%1\" is not a web address.").arg(call.value("public-url")),
            CommandWords::tr("Use the form https://studies.example.org/."));
    return base;
}

} // namespace tandem
