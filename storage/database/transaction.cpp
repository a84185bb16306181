#include "storage/database/transaction.h"

#include "storage/database/database.h"
#include "storage/database/databasewords.h"

#include <QDateTime>

namespace tandem {

namespace {

/// Before this version was made, and far from now: what a clock says that was never set.
constexpr qint64 kEarliestNow = 1'735'689'600'000; // 2025
constexpr qint64 kLatestNow = 4'102'444'800'000;   // 2100

/// What is written now has the time of now, by which the latest word of a person is known for ever.
Expected<void> checkClock(const QString& path)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const qint64 at = now.toMSecsSinceEpoch();
    if (at >= kEarliestNow && at < kLatestNow)
        return {};
    return failure(ErrorCode::Refused,
        DatabaseWords::tr("This computer's clock says %1, which cannot be right.")
            .arg(now.toString(Qt::ISODate)),
        path,
        DatabaseWords::tr("Set the clock and try again; nothing was changed. Times decide which of "
                          "two answers counts."));
}

} // namespace

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
    TANDEM_DO(checkClock(m_database.path()));
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
