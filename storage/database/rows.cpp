#include "storage/database/rows.h"

#include "storage/database/database.h"

#include <QJsonDocument>

namespace tandem {

SqlValue jsonText(const QJsonObject& object)
{
    return SqlValue::text(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Expected<qint64> insertRow(Database& database, const char* table, const QList<SqlColumn>& columns)
{
    QString names;
    QString places;
    SqlValues values;
    for (const SqlColumn& column : columns) {
        const QLatin1String comma(names.isEmpty() ? "" : ", ");
        names += comma + QLatin1String(column.name);
        places += comma + QLatin1Char('?');
        values.append(column.value);
    }
    return database.insert(QLatin1String("INSERT INTO ") + QLatin1String(table) +
                               QLatin1String(" (") + names + QLatin1String(") VALUES (") + places +
                               QLatin1Char(')'),
        values);
}

} // namespace tandem
