#pragma once

#include <QString>

#include <optional>
#include <set>

namespace tandem {

/// The numbers that a selection like "3" or "1-4,7" names, from 1 to `most`; none where it names
/// others, or something else.
std::optional<std::set<int>> numbersIn(const QString& selection, int most = 10'000'000);

/// The same the other way round: "1-4, 7".
QString selectionOf(const std::set<int>& numbers);

} // namespace tandem
