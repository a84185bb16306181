#pragma once

#include <Qt>

namespace tandem::opinionrow {

/// What a row of the Opinions screen shows. The text itself is Qt::DisplayRole, plain but for
/// clarified parts between ** and **, which are shown bold.
enum Role : int {
    Number = Qt::UserRole + 0x500, ///< QString at the leading edge, may be empty
    Detail,                        ///< QString: a second, smaller line; may be empty
    BadgeOf,                       ///< int of BadgeKind
    BadgeText,                     ///< QString; empty: the kind's own word
    Waiting,                       ///< bool: it waits for the one who looks at it
};

} // namespace tandem::opinionrow
