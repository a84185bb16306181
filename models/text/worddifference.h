#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem {

/// In which stretches of words two versions of a text differ.
struct WordDifference
{
    QList<Utf16Span> removed; ///< of the first, in order
    QList<Utf16Span> added;   ///< of the second, in order
    bool operator==(const WordDifference&) const = default;
};

/// What stands between white space is a word; as many words as can be stay, in their order.
/// Neighbouring words of a stretch are one span. Of texts that differ over thousands of words what
/// lies between the first and the last difference counts as one.
WordDifference wordDifference(const QString& before, const QString& after);

} // namespace tandem
