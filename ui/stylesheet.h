#pragma once

#include <QString>

namespace tandem {

struct ThemeColors;

/// The application's style sheet in these colours, with sizes relative to the application's font.
QString styleSheetFor(const ThemeColors& colors);

} // namespace tandem
