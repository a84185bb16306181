#include "storage/database/deadline.h"

#include "storage/database/database.h"

#include <sqlite3.h>

namespace tandem {

namespace {

constexpr int kStepsBetweenLooks = 10'000;

int isOver(void* end)
{
    return static_cast<QDeadlineTimer*>(end)->hasExpired() ? 1 : 0;
}

} // namespace

StatementDeadline::StatementDeadline(Database& database, std::chrono::milliseconds time)
    : m_sqlite(database.sqlite())
    , m_end(time)
{
    sqlite3_progress_handler(m_sqlite, kStepsBetweenLooks, isOver, &m_end);
}

StatementDeadline::~StatementDeadline()
{
    sqlite3_progress_handler(m_sqlite, 0, nullptr, nullptr);
}

} // namespace tandem
