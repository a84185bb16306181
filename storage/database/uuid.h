#pragma once

#include <QString>

namespace tandem {

/// A new UUID of version 7 (RFC 9562): the time in milliseconds, then random bits. Ids made one
/// after another stand next to each other in an index, so that storing an answer touches its last
/// page only.
QString newUuid();

} // namespace tandem
