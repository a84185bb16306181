#pragma once

#include "storage/repositories/caselist.h"
#include "ui/rows/rowspec.h"

#include <functional>

namespace tandem {

/// The cases of a project as a table.
RowSpec<ListedCase> caseRows();
/// Whether a case has all words in its name, its prompt's beginning or its systems' names; empty
/// where there are no words.
std::function<bool(const ListedCase&)> caseWordsFilter(const QString& words);

} // namespace tandem
