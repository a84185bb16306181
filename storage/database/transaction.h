#pragma once

#include "models/error.h"

namespace tandem {

class Database;

/// A write transaction that rolls back at the end of its scope unless it was committed.
class Transaction final
{
public:
    explicit Transaction(Database& database);
    ~Transaction();
    Q_DISABLE_COPY_MOVE(Transaction)

    /// BEGIN IMMEDIATE: a deferred transaction that reads and then writes can fail at once when
    /// another connection wrote in between, whatever the busy timeout.
    Expected<void> begin();
    Expected<void> commit();

private:
    Database& m_database;
    bool m_open = false;
};

} // namespace tandem
