#include "storage/project/timecheck.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

#include <QDateTime>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

/// A column of times, and what a row of its table is known by.
struct TimeColumn
{
    QString table;
    QString column;
    QString row;
    int earliest = 0; ///< 1 in a table that never had a time that was not known
};

Expected<QList<TimeColumn>> timeColumns(Database& database)
{
    return rowsOf(database,
        QStringLiteral("SELECT t.name, c.name, iif(t.wr, '''?''', 'min(rowid)'),"
                       " t.name = 'article_change'"
                       " FROM pragma_table_list t JOIN pragma_table_info(t.name) c"
                       " WHERE t.schema = 'main' AND t.type = 'table' AND c.type = 'INTEGER'"
                       " AND (c.name IN ('at', 'handed_in_a', 'handed_in_b')"
                       " OR c.name LIKE '%\\_at' ESCAPE '\\') ORDER BY t.name, c.cid"),
        {}, into(&TimeColumn::table, &TimeColumn::column, &TimeColumn::row, &TimeColumn::earliest));
}

} // namespace

Expected<void> checkTimes(
    Database& database, const std::function<void(const QString& problem)>& found)
{
    const qint64 latest = QDateTime::currentDateTimeUtc().addYears(1).toMSecsSinceEpoch();
    TANDEM_TRY(columns, timeColumns(database));
    for (const TimeColumn& column : *columns) {
        TANDEM_DO(eachRow(database,
            QStringLiteral("SELECT count(*), %3 FROM \"%1\" WHERE \"%2\" NOT BETWEEN ? AND ?")
                .arg(column.table, column.column, column.row),
            {column.earliest, latest}, [&](Statement& row) {
                const auto number = row.take<qint64>();
                if (number > 0)
                    found(ProjectWords::tr("%n time(s) that no clock says: table %1, \"%2\", "
                                           "first in row %3",
                        nullptr, int(std::min<qint64>(number, std::numeric_limits<int>::max())))
                              .arg(column.table, column.column, row.take<QString>()));
            }));
    }
    return {};
}

} // namespace tandem
