#pragma once

#include "models/ids.h"

#include <QString>

namespace tandem {

/// One thing that a round asks about: a paragraph, or an atomic fact.
struct ItemRow
{
    ItemId id;
    int number = 0; ///< a paragraph's as in the article as imported, a fact's over the sample's
    QString text;
    int paragraph = 0; ///< number of the paragraph that a fact is from; of a paragraph its own
    bool operator==(const ItemRow&) const = default;
};

} // namespace tandem
