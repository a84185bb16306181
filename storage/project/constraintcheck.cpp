#include "storage/project/constraintcheck.h"

#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

#include <QStringList>

namespace tandem {

namespace {

constexpr QLatin1String kCheck("CHECK (");
constexpr int kMostRowsOfConstraint = 5;

struct CheckedTable
{
    QString name;
    QString row; ///< what a row is known by, in SQL
    QString sql; ///< that makes the table
};

/// What stands in parentheses behind each CHECK of a statement that makes a table.
QStringList constraintsOf(const QString& sql)
{
    QStringList constraints;
    for (qsizetype at = sql.indexOf(kCheck); at >= 0; at = sql.indexOf(kCheck, at)) {
        at += kCheck.size();
        qsizetype end = at;
        for (int depth = 1; end < sql.size(); ++end) {
            if (sql.at(end) == u'(')
                ++depth;
            else if (sql.at(end) == u')' && --depth == 0)
                break;
        }
        constraints.append(sql.mid(at, end - at));
    }
    return constraints;
}

Expected<QStringList> rowsThatBreak(
    Database& database, const CheckedTable& table, const QString& constraint)
{
    return valuesOf<QString>(database,
        QStringLiteral("SELECT %1 FROM \"%2\" WHERE NOT (%3) LIMIT %4")
            .arg(table.row, table.name, constraint, QString::number(kMostRowsOfConstraint)));
}

} // namespace

Expected<void> checkConstraints(
    Database& database, const std::function<void(const QString& problem)>& found)
{
    TANDEM_TRY(tables,
        rowsOf(database,
            QStringLiteral("SELECT t.name, iif(t.wr, '''?''', 'rowid'), m.sql FROM"
                           " pragma_table_list t JOIN sqlite_master m ON m.name = t.name"
                           " AND m.type = 'table' WHERE t.schema = 'main' AND t.type = 'table'"
                           " AND instr(m.sql, 'CHECK (') ORDER BY t.name"),
            {}, into(&CheckedTable::name, &CheckedTable::row, &CheckedTable::sql)));
    for (const CheckedTable& table : *tables) {
        const QStringList constraints = constraintsOf(table.sql);
        TANDEM_TRY(
            any, rowsThatBreak(database, table, constraints.join(QStringLiteral(") OR NOT ("))));
        if (any->isEmpty())
            continue;
        for (const QString& constraint : constraints) {
            TANDEM_TRY(rows, rowsThatBreak(database, table, constraint));
            for (const QString& row : *rows)
                found(ProjectWords::tr("Row %1 of table %2 has a value that no such row can have: "
                                       "\"%3\" does not hold. Restore a copy of the project from "
                                       "before.")
                          .arg(row, table.name, constraint));
        }
    }
    return {};
}

} // namespace tandem
