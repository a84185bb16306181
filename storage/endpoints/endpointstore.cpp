#include "storage/endpoints/endpointstore.h"

#include "storage/endpoints/endpointfields.h"
#include "storage/endpoints/endpointwords.h"
#include "storage/formats/atomicfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>

namespace tandem {

namespace {

constexpr qint64 kLargestFile = 4 << 20;
const QLatin1String kEndpoints("endpoints");

QString defaultPath()
{
    QString folder = qEnvironmentVariable("TANDEM_CONFIG_DIR");
    if (folder.isEmpty())
        folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                 QStringLiteral("/Tandem");
    return QDir(folder).filePath(QStringLiteral("endpoints.json"));
}

bool isNamed(const QJsonValue& entry, const QString& name)
{
    return entry[QLatin1String("name")].toString().compare(name, Qt::CaseInsensitive) == 0;
}

/// The place of the entry with this name; -1 where there is none.
qsizetype placeOfEndpoint(const QJsonArray& entries, const QString& name)
{
    for (qsizetype i = 0; i < entries.size(); ++i) {
        if (isNamed(entries.at(i), name))
            return i;
    }
    return -1;
}

tl::unexpected<Error> noSuch(const QJsonArray& entries, const QString& name)
{
    QStringList names;
    for (const QJsonValue& entry : entries)
        names.append(entry[QLatin1String("name")].toString());
    names.removeAll(QString());
    return failure(ErrorCode::NotFound, EndpointWords::tr("There is no endpoint \"%1\".").arg(name),
        {},
        names.isEmpty()
            ? EndpointWords::tr("Add one first.")
            : EndpointWords::tr("Existing endpoints: %1.").arg(names.join(QStringLiteral(", "))));
}

tl::unexpected<Error> taken(const QString& name)
{
    return failure(ErrorCode::Refused,
        EndpointWords::tr("An endpoint \"%1\" already exists.").arg(name), {},
        EndpointWords::tr("Choose another name, or change or remove the existing one."));
}

} // namespace

EndpointStore::EndpointStore()
    : EndpointStore(defaultPath())
{
}

EndpointStore::EndpointStore(QString path)
    : m_path(std::move(path))
{
}

Expected<QJsonObject> EndpointStore::load() const
{
    QFile file(m_path);
    if (!file.exists())
        return QJsonObject();
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable,
            EndpointWords::tr("The list of endpoints cannot be read."), m_path,
            EndpointWords::tr("Check the permissions of the file."), file.errorString());
    const QByteArray bytes = file.read(kLargestFile + 1);
    const QString remedy = EndpointWords::tr("Move the file away; a new one will be created.");
    if (bytes.size() > kLargestFile)
        return failure(ErrorCode::TooLarge,
            EndpointWords::tr("The list of endpoints is larger than 4 MiB."), m_path, remedy);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (!document.isObject())
        return failure(ErrorCode::Corrupt,
            EndpointWords::tr("The list of endpoints is not valid JSON."), m_path, remedy,
            error.errorString());
    return document.object();
}

Expected<void> EndpointStore::save(const QJsonObject& file) const
{
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!QDir().mkpath(folder))
        return failure(ErrorCode::NotWritable, EndpointWords::tr("Cannot create the folder."),
            folder, EndpointWords::tr("Check its permissions."));
    return writeAtomically(m_path, QJsonDocument(file).toJson());
}

Expected<QList<llm::Endpoint>> EndpointStore::list() const
{
    return load().map([](const QJsonObject& file) {
        QList<llm::Endpoint> endpoints;
        const QJsonArray entries = file[kEndpoints].toArray();
        for (const QJsonValue& entry : entries) {
            if (const auto endpoint = endpointFromJson(entry.toObject()))
                endpoints.append(*endpoint);
        }
        return endpoints;
    });
}

Expected<llm::Endpoint> EndpointStore::byName(const QString& name) const
{
    TANDEM_TRY(file, load());
    const QJsonArray entries = (*file)[kEndpoints].toArray();
    const qsizetype place = placeOfEndpoint(entries, name);
    if (place < 0)
        return noSuch(entries, name);
    if (const auto endpoint = endpointFromJson(entries.at(place).toObject()))
        return *endpoint;
    return failure(ErrorCode::Corrupt,
        EndpointWords::tr("The endpoint \"%1\" cannot be read.").arg(name), m_path,
        EndpointWords::tr("Remove it and add it again."));
}

Expected<void> EndpointStore::add(const llm::Endpoint& endpoint)
{
    TANDEM_DO(checkEndpoint(endpoint));
    TANDEM_TRY_VAR(file, load());
    QJsonArray entries = (*file)[kEndpoints].toArray();
    if (placeOfEndpoint(entries, endpoint.name) >= 0)
        return taken(endpoint.name);
    entries.append(endpointJson(endpoint));
    file->insert(kEndpoints, entries);
    return save(*file);
}

Expected<void> EndpointStore::replace(const QString& name, const llm::Endpoint& endpoint)
{
    TANDEM_DO(checkEndpoint(endpoint));
    TANDEM_TRY_VAR(file, load());
    QJsonArray entries = (*file)[kEndpoints].toArray();
    const qsizetype place = placeOfEndpoint(entries, name);
    if (place < 0)
        return noSuch(entries, name);
    if (const qsizetype other = placeOfEndpoint(entries, endpoint.name);
        other >= 0 && other != place)
        return taken(endpoint.name);
    entries.replace(place, endpointJson(endpoint, entries.at(place).toObject()));
    file->insert(kEndpoints, entries);
    return save(*file);
}

Expected<void> EndpointStore::remove(const QString& name)
{
    TANDEM_TRY_VAR(file, load());
    QJsonArray entries = (*file)[kEndpoints].toArray();
    const qsizetype place = placeOfEndpoint(entries, name);
    if (place < 0)
        return noSuch(entries, name);
    entries.removeAt(place);
    file->insert(kEndpoints, entries);
    return save(*file);
}

} // namespace tandem
