#pragma once

#include <QString>

namespace tandem {

/// A new UUID of version 7 (RFC 9562): the time in milliseconds, a counter, then random bits. Each
/// sorts after those made before it in this process: two answers of one millisecond count in the
/// order in which they were given, and storing one touches the last page of an index only.
QString newUuid();

} // namespace tandem
