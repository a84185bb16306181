#include "storage/database/transaction.h"

#include "storage/database/database.h"

namespace tandem {

Transaction::Transaction(Database& database)
    : m_database(database)
{
}

Transaction::~Transaction()
{
    // A failed rollback leaves nothing to do: the connection's end rolls back too.
    if (m_open)
        (void)m_database.run(QStringLiteral("ROLLBACK"));
}

Expected<void> Transaction::begin()
{
    auto begun = m_database.run(QStringLiteral("BEGIN IMMEDIATE"));
    m_open = begun.has_value();
    return begun;
}

Expected<void> Transaction::commit()
{
    auto committed = m_database.run(QStringLiteral("COMMIT"));
    if (committed)
        m_open = false;
    return committed;
}

} // namespace tandem
