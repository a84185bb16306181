#include "storage/database/sqlfunctions.h"

#include "models/text/decode.h"
#include "models/text/searchtext.h"

#include <sqlite3.h>

namespace tandem {

namespace {

void indexedTextFunction(sqlite3_context* context, int, sqlite3_value** arguments)
{
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(arguments[0]));
    const QByteArrayView utf8(text, sqlite3_value_bytes(arguments[0]));
    const QByteArray indexed = indexedText(fromUtf8Exact(utf8)).toUtf8();
    sqlite3_result_text(context, indexed.constData(), int(indexed.size()), SQLITE_TRANSIENT);
}

} // namespace

void addSqlFunctions(sqlite3* connection)
{
    sqlite3_create_function_v2(connection, "indexed_text", 1,
        SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nullptr, indexedTextFunction,
        nullptr, nullptr, nullptr);
}

} // namespace tandem
