#pragma once

#include <QModelIndex>
#include <QString>

namespace tandem::samplerow {

/// What a SampleRowDelegate shows of an item. The title is Qt::DisplayRole. Return
/// accessibleText(index) for Qt::AccessibleTextRole.
enum Role : int {
    Number = Qt::UserRole + 0x300, ///< QString or int before the title; may be invalid
    StateLine,                     ///< QString: second line, e.g. "paragraphs  17 / 23"
    Done,                          ///< int: of Total
    Total,                         ///< int: 0 or invalid paints an empty line
    Complete,                      ///< bool: nothing left to do: green line and a check mark
    Attention, ///< bool: something waits for this person: a mark at the trailing edge
};

/// "12 Title, paragraphs 17 / 23", made from the roles above, for screen readers.
QString accessibleText(const QModelIndex& index);

} // namespace tandem::samplerow
