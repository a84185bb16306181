#pragma once

struct sqlite3;

namespace tandem {

/// Gives a connection the functions that the program's own statements call: indexed_text(text), the
/// form in which the index of words takes a text; digest_of(...), the SHA-256 of any number of
/// values, and the aggregate digest_of_all(...), that of rows in whatever order.
void addSqlFunctions(sqlite3* connection);

} // namespace tandem
