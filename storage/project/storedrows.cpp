#include "storage/project/storedrows.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"

namespace tandem {

Expected<StoredRows> rowsAsStored(
    Database& database, QLatin1String table, const QString& condition, const SqlValues& arguments)
{
    StoredRows taken{table, {}, {}};
    TANDEM_TRY(columns, valuesOf<QString>(database,
                            QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table)));
    taken.columns = *columns;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT %1 FROM %2 WHERE %3")
            .arg(columns->join(QStringLiteral(", ")), table, condition),
        arguments, [&](Statement& row) {
            SqlValues values;
            for (qsizetype i = 0; i < taken.columns.size(); ++i)
                values.append(SqlValue(row.value(int(i))));
            taken.rows.append(values);
        }));
    return taken;
}

Expected<QList<StoredRows>> takeRowsOut(Database& database, const QList<MeantRows>& meant)
{
    QList<StoredRows> taken;
    for (const MeantRows& one : meant) {
        TANDEM_TRY(rows, rowsAsStored(database, one.table, one.condition, one.arguments));
        taken.append(*rows);
    }
    for (auto one = meant.crbegin(); one != meant.crend(); ++one)
        TANDEM_DO(
            database.run(QStringLiteral("DELETE FROM %1 WHERE %2").arg(one->table, one->condition),
                one->arguments));
    return taken;
}

Expected<void> putRowsBack(Database& database, const QList<StoredRows>& tables)
{
    for (const StoredRows& one : tables) {
        const QString sql =
            QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                .arg(one.table, one.columns.join(QStringLiteral(", ")),
                    QStringList(one.columns.size(), QStringLiteral("?")).join(u','));
        for (const SqlValues& row : one.rows)
            TANDEM_DO(database.run(sql, row));
    }
    return {};
}

} // namespace tandem
