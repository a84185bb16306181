#pragma once

#include "ui/rows/rowspec.h"
#include "views/facts/factlistmodel.h"

namespace tandem {

/// A fact that may repeat an earlier one: "12 ≈ 4 · 93 %" and the text.
struct RepetitionRow
{
    FactId fact;
    QString text;
    QString whole; ///< with both facts in full
    bool operator==(const RepetitionRow&) const = default;
};

RowSpec<RepetitionRow> repetitionRowSpec();
/// Questions about facts that the sheet does not have (any more) are left out.
QList<RepetitionRow> repetitionRows(
    const QList<RepetitionQuestion>& questions, const FactSheet& sheet);

} // namespace tandem
