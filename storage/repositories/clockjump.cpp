#include "storage/repositories/clockjump.h"

#include "storage/database/rows.h"
#include "storage/repositories/journal.h"

#include <QDateTime>

namespace tandem {

namespace {

constexpr qint64 kDayMs = qint64(24) * 3600 * 1000;
constexpr qint64 kMostBack = kDayMs;
constexpr qint64 kMostForward = 300 * kDayMs;

} // namespace

Expected<void> noteClockJump(Database& database)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    TANDEM_TRY(last, valueOf<qint64>(database,
                         QStringLiteral("SELECT at FROM journal ORDER BY id DESC LIMIT 1")));
    if (*last == 0 || (now >= *last - kMostBack && now <= *last + kMostForward))
        return {};
    TANDEM_TRY(isPacket, isAny(database, QStringLiteral("SELECT 1 FROM packet")));
    if (*isPacket)
        return {};
    return Journal(database).append(
        QStringLiteral("clock jumped"), {}, {}, {{QStringLiteral("last"), *last}});
}

} // namespace tandem
