#include "storage/database/deadline.h"

#include "storage/database/database.h"

#include <QSqlDriver>

#include <sqlite3.h>

namespace tandem {

namespace {

constexpr int kStepsBetweenLooks = 10'000;

int isOver(void* end)
{
    return static_cast<QDeadlineTimer*>(end)->hasExpired() ? 1 : 0;
}

} // namespace

sqlite3* sqliteOf(const QSqlDatabase& connection)
{
    const QVariant handle = connection.driver()->handle();
    return handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0
               ? *static_cast<sqlite3* const*>(handle.constData())
               : nullptr;
}

StatementDeadline::StatementDeadline(Database& database, std::chrono::milliseconds time)
    : m_sqlite(sqliteOf(database.connection()))
    , m_end(time)
{
    if (m_sqlite)
        sqlite3_progress_handler(m_sqlite, kStepsBetweenLooks, isOver, &m_end);
}

StatementDeadline::~StatementDeadline()
{
    if (m_sqlite)
        sqlite3_progress_handler(m_sqlite, 0, nullptr, nullptr);
}

} // namespace tandem
