#pragma once

#include <QString>

namespace tandem {

/// Text from outside as a tool tip: never read as markup, wrapped, cut after 1,000 characters. Use
/// it wherever a tool tip is not the program's own text (Qt guesses markup in tool tips).
QString plainToolTip(const QString& text);

} // namespace tandem
