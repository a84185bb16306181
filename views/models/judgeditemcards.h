#pragma once

#include "ui/rows/rowsof.h"
#include "views/models/judgeditemrows.h"

namespace tandem {

/// "covered", "IRU", "experts": what stands on its badge.
QString verdictWord(const JudgedItemRow& row);
/// Cards of such rows.
RowSpec<JudgedItemRow> judgedItemSpec();
/// With room for a line where any of them has something to say in it.
CardShape judgedItemShape(const QList<JudgedItemRow>& rows);

} // namespace tandem
