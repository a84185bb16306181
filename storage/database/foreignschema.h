#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// SHA-256 (64 hexadecimal digits) over all tables, indexes, triggers and views. Refused as
/// foreignInSchema() refuses.
Expected<QByteArray> schemaDigest(Database& database);

/// That of what this program makes for the present version, with the SQLite of Debian 12. To make
/// it anew, only to compare, took half of the time in which a command begins.
QByteArray presentSchemaDigest();

/// Compares the tables, indexes, triggers and views of a file with those that this program makes
/// for schema `version`. Nothing where they are the same; else the name of the first one that was
/// added or changed, or an empty one where something was taken away. Takes as long for a large
/// project as for a small one; a schema with many more parts than Tandem makes is Refused before
/// SQLite has read all of it. Takes the place of a StatementDeadline of the connection.
Expected<std::optional<QString>> foreignInSchema(Database& database, int version);

} // namespace tandem
