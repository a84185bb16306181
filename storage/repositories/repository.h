#pragma once

namespace tandem {

class Database;

/// What reads and writes one part of a project through a connection, which outlives it.
class Repository
{
public:
    explicit Repository(Database& database)
        : m_database(database)
    {
    }

protected:
    Database& m_database;
};

} // namespace tandem
