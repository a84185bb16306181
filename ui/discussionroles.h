#pragma once

#include <QModelIndex>
#include <QString>

namespace tandem::discussion {

/// What a DiscussionView shows of an utterance. The text itself is Qt::DisplayRole, always plain
/// text. Return accessibleText(index) for Qt::AccessibleTextRole.
enum Role : int {
    Participant = Qt::UserRole + 0x200, ///< QString: name above the text
    Side,                               ///< int: 0 leading edge, 1 trailing edge
    You,                                ///< bool: "(you)" after the name
};

/// "Person 1 says: text", made from the roles above, for screen readers.
QString accessibleText(const QModelIndex& index);

} // namespace tandem::discussion
