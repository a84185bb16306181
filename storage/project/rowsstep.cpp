#include "storage/project/rowsstep.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/removedrows.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinedigest.h"

#include <memory>
#include <utility>

namespace tandem {

namespace {

/// What went, to be put back.
struct TakenRows
{
    RowsStep::Rows selected;
    QList<StoredRows> rows;
    QJsonObject named; ///< ids that tasks of runs go on naming
};

/// The last table first.
Expected<void> deleteRows(Database& database, const QList<RowSelection>& selections)
{
    for (auto one = selections.crbegin(); one != selections.crend(); ++one)
        TANDEM_DO(
            database.run(QStringLiteral("DELETE FROM %1 WHERE %2").arg(one->table, one->condition),
                one->arguments));
    return {};
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

Expected<void> noteStep(const WriteContext& context, const RowsStep& step, const QString& event,
    const TakenRows& taken, QLatin1String namedKey)
{
    QJsonObject detail = taken.selected.detail.isEmpty() ? step.detail : taken.selected.detail;
    if (!taken.named.isEmpty())
        detail.insert(namedKey, taken.named);
    return step.note(context, event, detail);
}

Expected<Written> putBack(const WriteContext& context, const RowsStep& step, const TakenRows& taken)
{
    Database& database = context.database;
    if (!taken.selected.before.isEmpty()) {
        TANDEM_DO(deleteRows(database, taken.selected.rows));
    }
    TANDEM_DO(putRowsBack(database, taken.rows));
    TANDEM_DO(noteStep(context, step, step.backEvent, taken, kRowsBack));
    return Written(step.changed, takingRows(step));
}

} // namespace

Expected<void> noteInJournal(
    const WriteContext& context, const QString& event, const QJsonObject& detail)
{
    return Journal(context.database).append(event, context.origin.person, {}, detail);
}

Expected<void> recordImport(const WriteContext& context, const QString& event, QJsonObject detail)
{
    TANDEM_TRY(digest, broughtDigest(context.database));
    detail.insert(QStringLiteral("brought"), *digest);
    return noteInJournal(context, event, detail);
}

Expected<bool> matchesImportRecord(Database& database)
{
    TANDEM_TRY(noted, valueOf<QString>(database,
                          QStringLiteral("SELECT coalesce((SELECT json_extract(detail, '$.brought')"
                                         " FROM journal WHERE json_valid(detail)"
                                         " AND json_type(detail, '$.brought') = 'text'"
                                         " ORDER BY id DESC LIMIT 1), '')")));
    if (noted->isEmpty())
        return true;
    return broughtDigest(database).map([&](const QString& now) { return now == *noted; });
}

Expected<StoredRows> rowsAsStored(Database& database, const RowSelection& selection)
{
    StoredRows stored{selection.table, {}, {}};
    TANDEM_TRY(columns,
        valuesOf<QString>(database,
            QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(selection.table)));
    stored.columns = *columns;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT %1 FROM %2 WHERE %3")
            .arg(columns->join(QStringLiteral(", ")), selection.table, selection.condition),
        selection.arguments, [&](Statement& row) {
            SqlValues values;
            for (qsizetype i = 0; i < stored.columns.size(); ++i)
                values.append(SqlValue(row.value(int(i))));
            stored.rows.append(values);
        }));
    return stored;
}

Write takingRows(const RowsStep& step)
{
    return [step](const WriteContext& context) -> Expected<Written> {
        Database& database = context.database;
        const auto taken = std::make_shared<TakenRows>();
        TANDEM_TRY_VAR(meant, step.select(database));
        taken->selected = std::move(*meant);
        TANDEM_TRY_VAR(named, rowsNamedByRuns(database, taken->selected.rows));
        taken->named = std::move(*named);
        for (const RowSelection& selection : std::as_const(taken->selected.rows)) {
            TANDEM_TRY_VAR(rows, rowsAsStored(database, selection));
            taken->rows.append(std::move(*rows));
        }
        TANDEM_DO(deleteRows(database, taken->selected.rows));
        TANDEM_DO(putRowsBack(database, taken->selected.before));
        TANDEM_DO(noteStep(context, step, step.outEvent, *taken, kRowsGone));
        return Written(step.changed,
            [step, taken](const WriteContext& again) { return putBack(again, step, *taken); });
    };
}

} // namespace tandem
