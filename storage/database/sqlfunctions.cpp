#include "storage/database/sqlfunctions.h"

#include "models/text/decode.h"
#include "models/text/searchtext.h"
#include "storage/formats/sha256.h"

#include <sqlite3.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace tandem {

namespace {

void indexedTextFunction(sqlite3_context* context, int, sqlite3_value** arguments)
{
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(arguments[0]));
    const QByteArrayView utf8(text, sqlite3_value_bytes(arguments[0]));
    const QByteArray indexed = indexedText(fromUtf8Exact(utf8)).toUtf8();
    sqlite3_result_text(context, indexed.constData(), int(indexed.size()), SQLITE_TRANSIENT);
}

/// Adds a value with its type and length before it, so that no two lists of values are alike.
void addValue(Sha256& hash, sqlite3_value* value)
{
    const int type = sqlite3_value_type(value);
    QByteArray bytes;
    if (type == SQLITE_INTEGER) {
        bytes = QByteArray::number(qint64(sqlite3_value_int64(value)));
    } else if (type == SQLITE_FLOAT) {
        constexpr int kExact = 17; // digits that tell any two numbers apart
        bytes = QByteArray::number(sqlite3_value_double(value), 'e', kExact - 1);
    } else if (type != SQLITE_NULL) {
        const auto* data = static_cast<const char*>(sqlite3_value_blob(value));
        bytes = QByteArray::fromRawData(data, sqlite3_value_bytes(value));
    }
    hash.add(QByteArray(QByteArray::number(type) + ':' + QByteArray::number(bytes.size()) + ':'));
    hash.add(bytes);
}

QByteArray digestOf(int count, sqlite3_value** values)
{
    Sha256 hash;
    for (int i = 0; i < count; ++i)
        addValue(hash, values[i]);
    return hash.hex();
}

void giveDigest(sqlite3_context* context, const QByteArray& hex)
{
    sqlite3_result_text(context, hex.constData(), int(hex.size()), SQLITE_TRANSIENT);
}

void digestFunction(sqlite3_context* context, int count, sqlite3_value** values)
{
    giveDigest(context, digestOf(count, values));
}

using RowDigests = std::vector<QByteArray>;

void digestStep(sqlite3_context* context, int count, sqlite3_value** values)
{
    auto** rows = static_cast<RowDigests**>(
        sqlite3_aggregate_context(context, static_cast<int>(sizeof(RowDigests*))));
    if (!rows) {
        sqlite3_result_error_nomem(context);
        return;
    }
    if (!*rows)
        *rows = new RowDigests;
    (*rows)->push_back(digestOf(count, values));
}

/// In whatever order SQLite came upon the rows.
void digestFinal(sqlite3_context* context)
{
    auto** held = static_cast<RowDigests**>(sqlite3_aggregate_context(context, 0));
    const std::unique_ptr<RowDigests> rows(held ? *held : nullptr);
    Sha256 hash;
    if (rows) {
        std::sort(rows->begin(), rows->end());
        for (const QByteArray& row : *rows)
            hash.add(row);
    }
    giveDigest(context, hash.hex());
}

} // namespace

void addSqlFunctions(sqlite3* connection)
{
    sqlite3_create_function_v2(connection, "indexed_text", 1,
        SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nullptr, indexedTextFunction,
        nullptr, nullptr, nullptr);
    // Views and triggers of the file call these, which nobody can do harm with.
    constexpr int kAnyNumber = -1;
    constexpr int kHarmless = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    sqlite3_create_function_v2(connection, "digest_of", kAnyNumber, kHarmless, nullptr,
        digestFunction, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(connection, "digest_of_all", kAnyNumber, kHarmless, nullptr, nullptr,
        digestStep, digestFinal, nullptr);
}

} // namespace tandem
