#pragma once

struct sqlite3;

namespace tandem {

/// Gives a connection the functions that the program's own statements call: indexed_text(text), the
/// form in which the index of words takes a text.
void addSqlFunctions(sqlite3* connection);

} // namespace tandem
