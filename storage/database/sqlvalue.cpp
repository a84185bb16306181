#include "storage/database/sqlvalue.h"

#include <sqlite3.h>

namespace tandem {

SqlValue::SqlValue(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        break;
    case QMetaType::Double:
        *this = value.toDouble();
        break;
    case QMetaType::QString:
        if (!value.isNull())
            *this = value.toString();
        break;
    case QMetaType::QByteArray:
        *this = value.toByteArray();
        break;
    default:
        *this = value.toLongLong();
    }
}

int SqlValue::bind(sqlite3_stmt* statement, int place) const
{
    // A null pointer would bind NULL.
    const char* bytes = m_bytes.isNull() ? "" : m_bytes.constData();
    const auto size = static_cast<sqlite3_uint64>(m_bytes.size());
    switch (m_kind) {
    case Kind::Null:
        return sqlite3_bind_null(statement, place);
    case Kind::Integer:
        return sqlite3_bind_int64(statement, place, m_integer);
    case Kind::Real:
        return sqlite3_bind_double(statement, place, m_real);
    case Kind::Text:
        return sqlite3_bind_text64(statement, place, bytes, size, SQLITE_STATIC, SQLITE_UTF8);
    case Kind::Blob:
        return sqlite3_bind_blob64(statement, place, bytes, size, SQLITE_STATIC);
    }
    return SQLITE_MISUSE;
}

} // namespace tandem
