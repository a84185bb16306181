#pragma once

#include "ui/badge.h"
#include "ui/keyhint.h"

#include <QModelIndex>
#include <QString>

namespace tandem::textrow {

/// What a TextRowView shows of an item. The text itself is Qt::DisplayRole, always plain text.
/// Return accessibleText(index) for Qt::AccessibleTextRole.
enum Role : int {
    Number = Qt::UserRole + 0x100, ///< QString or int: label at the leading edge, e.g. 16
    Dimmed,                        ///< bool: the text steps back (answered rows)
    Answer,                        ///< int of AnswerMark: which segment is chosen
    Saving,                        ///< bool: the answer is given but not on disk yet
    Answerable,                    ///< bool: show the Yes | No control; invalid means yes
    Unsure,                        ///< bool: "unsure, come back" mark
    Note,        ///< QString: the note; a mark shows that there is one, the tool tip what it says
    Hints,       ///< QList<KeyHint>: shown on the current row; invalid: the view's own hints
    Heading,     ///< QString: text above the row, e.g. the paragraph that facts are from
    OutcomeKind, ///< int of BadgeKind: badge in place of the control
    OutcomeText, ///< QString: its word; empty: the kind's own
};

/// Which segment of the control is chosen.
enum class AnswerMark { None, Yes, No };

/// The label at the leading edge, in the digits of the language.
QString numberText(const QModelIndex& index);

/// "Paragraph 16: text. Answer: yes. Unsure. Note: ...", made from the roles above, for screen
/// readers.
QString accessibleText(const QModelIndex& index);

} // namespace tandem::textrow
