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
/// Rows of a table that are meant.
struct MeantRows
{
    QLatin1String table;
    QString condition;
    SqlValues arguments = {};
};
/// Takes rows out of these tables, of which each may be named by those behind it: the last table
/// first. What is returned can be put back.
Expected<QList<StoredRows>> takeRowsOut(Database& database, const QList<MeantRows>& meant);
/// Puts them back, in this order.
Expected<void> putRowsBack(Database& database, const QList<StoredRows>& tables);

} // namespace tandem
