#include "storage/repositories/publicationsettings.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"

#include <QJsonDocument>

namespace tandem {

namespace {

const QString kPublicationKey = QStringLiteral("publication");

QString publicationText(const publishing::Publication& publication)
{
    return QString::fromUtf8(
        QJsonDocument(publishing::publicationJson(publication)).toJson(QJsonDocument::Compact));
}

} // namespace

bool isStoredPublication(const QString& value)
{
    const QJsonDocument json = QJsonDocument::fromJson(value.toUtf8());
    return json.isObject() && publishing::publicationFrom(json.object());
}

Expected<publishing::Publication> storedPublication(Database& database)
{
    TANDEM_TRY(stored, valueOf<QString>(database,
                           QStringLiteral("SELECT coalesce((SELECT value FROM setting"
                                          " WHERE key = ?), '{}')"),
                           {kPublicationKey}));
    return publishing::publicationFrom(QJsonDocument::fromJson(stored->toUtf8()).object());
}

Expected<void> savePublication(
    Database& database, const publishing::Publication& publication, PersonId by)
{
    TANDEM_DO(PeopleRepository(database).requireLead(by));
    // What could not be read again is not stored.
    TANDEM_DO(
        publishing::publicationFrom(publishing::publicationJson(publication)).map([](const auto&) {
        }));
    TANDEM_TRY(before, storedPublication(database));
    if (*before == publication)
        return {};
    TANDEM_DO(
        database.run(QStringLiteral("INSERT INTO setting (key, value) VALUES (?, ?)"
                                    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"),
            {kPublicationKey, publicationText(publication)}));
    TANDEM_TRY(uuid,
        valueOf<QString>(database, QStringLiteral("SELECT value FROM setting WHERE key = 'uuid'")));
    return Journal(database).append(QStringLiteral("setting changed"), by, *uuid,
        {{QStringLiteral("key"), kPublicationKey},
            {QStringLiteral("from"), publicationText(*before)},
            {QStringLiteral("to"), publicationText(publication)}});
}

} // namespace tandem
