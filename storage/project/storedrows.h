#pragma once

#include "models/error.h"
#include "storage/database/sqlvalue.h"

#include <QList>
#include <QStringList>

namespace tandem {

class Database;

/// Rows of a table as they were stored, to be put back as they were.
struct StoredRows
{
    QLatin1String table;
    QStringList columns;
    QList<SqlValues> rows;
};

/// The rows of a table for which `condition` holds, as they stand there.
Expected<StoredRows> rowsAsStored(
    Database& database, QLatin1String table, const QString& condition, const SqlValues& arguments);
/// Puts them back, in this order.
Expected<void> putRowsBack(Database& database, const QList<StoredRows>& tables);

} // namespace tandem
