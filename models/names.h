#pragma once

#include <QtGlobal>

namespace tandem {

/// The most UTF-16 units of what something goes by: the project, a system, a judge, a log, a
/// participant of a study. Texts say "at most 200 characters".
inline constexpr qsizetype kMostNameUnits = 200;

} // namespace tandem
