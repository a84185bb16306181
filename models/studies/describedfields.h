#pragma once

#include "models/results/report.h"
#include "models/studies/design.h"
#include "models/studies/item.h"

#include <QList>

namespace tandem::studies {

/// A field of the items, as raters saw it or did not.
struct DescribedField
{
    ShownField field; ///< of one that is not shown the name alone
    bool isShown = true;
    bool hasSides = false; ///< an item has two texts of it
    int items = 0;         ///< rated items that have it
};

/// The fields that the design shows, in their order, then those of rated items that it leaves out.
QList<DescribedField> describedFields(const Design& design, const QList<StudyItem>& items);

/// What of an item raters saw. Without any `described`, where items are not known, what the design
/// shows.
results::Section fieldsSection(const Design& design, const QList<DescribedField>& described);

} // namespace tandem::studies
