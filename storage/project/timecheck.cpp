#include "storage/project/timecheck.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

#include <QDateTime>
#include <QStringList>

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
    int earliest = 0;         ///< 1 in a table that never had a time that was not known
    bool isOfPersons = false; ///< each row says whose it is
};

/// Clocks are set wrong by years, too; what is beyond this many is none of a clock's.
constexpr int kYearsAhead = 50;

/// What was recorded later than it is now.
struct TimesAhead
{
    qint64 number = 0;
    qint64 last = 0;
    QStringList people; ///< whose clocks they are, as far as rows say it
};

Expected<QList<TimeColumn>> timeColumns(Database& database)
{
    return rowsOf(database,
        QStringLiteral("SELECT t.name, c.name, iif(t.wr, '''?''', 'min(rowid)'),"
                       " t.name = 'article_change', EXISTS (SELECT 1 FROM"
                       " pragma_table_info(t.name) o WHERE o.name = 'person_id')"
                       " FROM pragma_table_list t JOIN pragma_table_info(t.name) c"
                       " WHERE t.schema = 'main' AND t.type = 'table' AND c.type = 'INTEGER'"
                       " AND (c.name IN ('at', 'handed_in_a', 'handed_in_b')"
                       " OR c.name LIKE '%\\_at' ESCAPE '\\') ORDER BY t.name, c.cid"),
        {},
        into(&TimeColumn::table, &TimeColumn::column, &TimeColumn::row, &TimeColumn::earliest,
            &TimeColumn::isOfPersons));
}

/// Adds those of a column that are from `soon` on, and not beyond `latest`.
Expected<void> addTimesAhead(
    Database& database, const TimeColumn& column, qint64 soon, qint64 latest, TimesAhead& ahead)
{
    const QString where = QStringLiteral("FROM \"%1\" x WHERE x.\"%2\" > ? AND x.\"%2\" <= ?")
                              .arg(column.table, column.column);
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT count(*), coalesce(max(x.\"%1\"), 0) ").arg(column.column) + where,
        {soon, latest}, [&](Statement& row) {
            ahead.number += row.take<qint64>();
            ahead.last = std::max(ahead.last, row.take<qint64>());
        }));
    if (!column.isOfPersons || ahead.number == 0)
        return {};
    TANDEM_TRY(
        people, valuesOf<QString>(database,
                    QStringLiteral("SELECT name FROM person WHERE id IN (SELECT x.person_id ") +
                        where + QStringLiteral(") ORDER BY name"),
                    {soon, latest}));
    for (const QString& name : *people) {
        if (!ahead.people.contains(name))
            ahead.people.append(name);
    }
    return {};
}

QString sentenceOf(const TimesAhead& ahead, const QDateTime& now)
{
    QString sentence =
        ProjectWords::tr("%n time(s) are ahead of this computer's clock, which says %1; the last "
                         "is %2.",
            nullptr, int(std::min<qint64>(ahead.number, std::numeric_limits<int>::max())))
            .arg(now.toString(Qt::ISODate),
                QDateTime::fromMSecsSinceEpoch(ahead.last, Qt::UTC).toString(Qt::ISODate));
    if (!ahead.people.isEmpty())
        sentence += u' ' + ProjectWords::tr("They are in rows of: %1.")
                               .arg(ahead.people.join(QStringLiteral(", ")));
    return sentence + u' ' +
           ProjectWords::tr("Either this clock is behind, or the one where they were recorded was "
                            "ahead. That is no damage: what was given later still counts as "
                            "later.");
}

} // namespace

Expected<void> checkTimes(Database& database,
    const std::function<void(const QString& problem)>& found,
    const std::function<void(const QString& doubtful)>& doubt)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const qint64 latest = now.addYears(kYearsAhead).toMSecsSinceEpoch();
    const qint64 soon = now.addDays(1).toMSecsSinceEpoch();
    TANDEM_TRY(columns, timeColumns(database));
    TimesAhead ahead;
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
        TANDEM_DO(addTimesAhead(database, column, soon, latest, ahead));
    }
    if (ahead.number > 0)
        doubt(sentenceOf(ahead, now));
    return {};
}

} // namespace tandem
