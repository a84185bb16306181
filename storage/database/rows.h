#pragma once

#include "storage/database/statement.h"

#include <QHash>
#include <QList>

namespace tandem {

// Reading what a SELECT gives, in one call. `read` and `visit` take a Statement& that stands at a
// row.

/// Calls `visit` for each row; one that returns an error ends it.
template <typename Visit>
Expected<void> eachRow(
    Database& database, const QString& sql, const SqlValues& arguments, Visit visit)
{
    Statement row(database, sql, arguments);
    while (row.next()) {
        if constexpr (std::is_void_v<std::invoke_result_t<Visit, Statement&>>)
            visit(row);
        else
            TANDEM_DO(visit(row));
    }
    return row.done();
}

/// What `read` makes of each row.
template <typename Read>
auto rowsOf(Database& database, const QString& sql, const SqlValues& arguments, Read read)
    -> Expected<QList<std::invoke_result_t<Read, Statement&>>>
{
    QList<std::invoke_result_t<Read, Statement&>> rows;
    Statement row(database, sql, arguments);
    while (row.next())
        rows.append(read(row));
    return row.result(std::move(rows));
}

/// What `read` makes of the first row; none where there is none.
template <typename Read>
auto firstRow(Database& database, const QString& sql, const SqlValues& arguments, Read read)
    -> Expected<std::optional<std::invoke_result_t<Read, Statement&>>>
{
    std::optional<std::invoke_result_t<Read, Statement&>> found;
    Statement row(database, sql, arguments);
    if (row.next())
        found = read(row);
    return row.result(std::move(found));
}

/// What `read` makes of the one row; the error `missing` where there is none.
template <typename Read>
auto oneRow(Database& database, const QString& sql, const SqlValues& arguments, Read read,
    const Error& missing) -> Expected<std::invoke_result_t<Read, Statement&>>
{
    TANDEM_TRY_VAR(found, firstRow(database, sql, arguments, read));
    if (!*found)
        return failure(missing);
    return std::move(**found);
}

/// The same; what a row is by itself where there is none.
template <typename Read>
auto rowOrNone(Database& database, const QString& sql, const SqlValues& arguments, Read read)
    -> Expected<std::invoke_result_t<Read, Statement&>>
{
    return firstRow(database, sql, arguments, read).map([](auto&& found) {
        return std::move(found).value_or(std::invoke_result_t<Read, Statement&>());
    });
}

/// To be handed to these: a Row whose members take the columns in this order.
template <typename Row, typename... T>
auto into(T Row::*... members)
{
    return [=](Statement& row) {
        Row read;
        ((read.*members = row.take<T>()), ...);
        return read;
    };
}

/// The first column of each row.
template <typename T>
Expected<QList<T>> valuesOf(Database& database, const QString& sql, const SqlValues& arguments = {})
{
    return rowsOf(database, sql, arguments, [](Statement& row) { return row.take<T>(); });
}

/// The first column of the first row; T() where there is none.
template <typename T>
Expected<T> valueOf(Database& database, const QString& sql, const SqlValues& arguments = {})
{
    Statement row(database, sql, arguments);
    T value = row.next() ? row.take<T>() : T();
    return row.result(std::move(value));
}

/// The first column of the one row; the error `missing` where there is none.
template <typename T>
Expected<T> oneValue(
    Database& database, const QString& sql, const SqlValues& arguments, const Error& missing)
{
    return oneRow(
        database, sql, arguments, [](Statement& row) { return row.take<T>(); }, missing);
}

/// Whether there is any row.
inline Expected<bool> isAny(Database& database, const QString& sql, const SqlValues& arguments = {})
{
    Statement row(database, sql, arguments);
    const bool found = row.next();
    return row.result(found);
}

/// The second column of each row by its first.
template <typename Key, typename Value>
Expected<QHash<Key, Value>> pairsOf(
    Database& database, const QString& sql, const SqlValues& arguments = {})
{
    QHash<Key, Value> pairs;
    Statement row(database, sql, arguments);
    while (row.next()) {
        const Key key = row.take<Key>();
        pairs.insert(key, row.take<Value>());
    }
    return row.result(std::move(pairs));
}

/// The text under which a table keeps an object.
SqlValue jsonText(const QJsonObject& object);

/// A column of a new row.
struct SqlColumn
{
    const char* name;
    SqlValue value;
};

/// Adds a row to `table`; returns its id.
Expected<qint64> insertRow(Database& database, const char* table, const QList<SqlColumn>& columns);
template <typename T>
Expected<T> insertRow(Database& database, const char* table, const QList<SqlColumn>& columns)
{
    return insertRow(database, table, columns).map([](qint64 id) { return T{id}; });
}

} // namespace tandem
