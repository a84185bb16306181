#pragma once

#include <QDeadlineTimer>

#include <chrono>

struct sqlite3;

namespace tandem {

class Database;

/// While it lives, every statement of a connection that still runs when `time` is over ends with
/// ErrorCode::TooLarge. For looking at files that may have been made to keep a program busy.
class StatementDeadline final
{
public:
    StatementDeadline(Database& database, std::chrono::milliseconds time);
    ~StatementDeadline();
    Q_DISABLE_COPY_MOVE(StatementDeadline)

private:
    sqlite3* m_sqlite;
    QDeadlineTimer m_end;
};

} // namespace tandem
