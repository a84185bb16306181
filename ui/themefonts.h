#pragma once

#include <QFont>

namespace tandem {

/// What a piece of text is for; sizes are relative to the system's font.
enum class FontRole {
    Body,        ///< the system's font as it is
    Strong,      ///< the same, semibold: titles of panes and rows
    Reading,     ///< article and discussion text: a little larger, at least 14 px
    Small,       ///< secondary lines, hints
    SmallStrong, ///< badges, names above bubbles
    Title,       ///< the question, headlines
    Figure,      ///< the big number of a card
};

/// The application's font in a role. Cheap; ask again after QEvent::ApplicationFontChange.
QFont themeFont(FontRole role);

/// The reading font: short for themeFont(FontRole::Reading).
QFont textFont();

/// Distance of baselines of reading text, in heights of the font: 1.5 (CSS counts in em).
inline constexpr double readingLineHeight = 1.5;

/// Longest line of reading text, in average characters.
inline constexpr int readingColumns = 75;

} // namespace tandem
