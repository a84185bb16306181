#pragma once

#include "models/kgds/systemmetric.h"
#include "models/results/report.h"

#include <optional>

namespace tandem {

/// The one of `systems` that a row of a table is about, by what the row says to programs; none
/// where it is about none of them, or about two.
std::optional<kgds::SystemRef> systemOfRow(
    const results::Section& section, int row, const QList<kgds::ScoredSystem>& systems);

/// The row of a table whose model reads as `label`; -1 where there is none.
int rowLabelled(const results::Section& section, const QString& label);

} // namespace tandem
