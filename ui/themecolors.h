#pragma once

#include <QColor>

class QPalette;
class QWidget;

namespace tandem {

/// Every colour of the program by what it is for. Text roles (text, secondary, faint, accent, yes,
/// no, boundary, the link colours) read at 4.5 to 1 or better on every surface, back, band and
/// mark; what cannot be used now on panel and window.
struct ThemeColors
{
    bool dark = false;

    QColor window;    ///< behind everything, inputs, bubbles
    QColor panel;     ///< surfaces that are read
    QColor line;      ///< dividers and borders
    QColor text;      ///< what people read
    QColor secondary; ///< what goes with it
    QColor faint;     ///< numbers, placeholders, hints
    QColor accent;    ///< the one accent: current, links, primary buttons
    QColor onAccent;  ///< text on accent
    QColor selection; ///< band behind the current row, selected words
    QColor hover;     ///< behind what the pointer is on
    QColor disabled;  ///< text of what cannot be used now

    QColor annotatorA; ///< marks, not text
    QColor annotatorB; ///< marks, not text
    QColor yes;        ///< goes with a check mark
    QColor yesBack;
    QColor no; ///< goes with a dash
    QColor noBack;
    QColor boundary; ///< goes with a not-equal sign and hatching; also errors and warnings
    QColor boundaryBack;

    QColor linkBoth;    ///< content and style: thick line, "CS"
    QColor linkContent; ///< content only: solid line, "C"
    QColor linkStyle;   ///< style only: dashed line, "S"
    QColor linkNeither; ///< matched, neither aligned: dotted line, a cross
    QColor unmatched;   ///< dashed outline, no link; not text
    QColor found;       ///< behind found words
};

/// The two sets of colours.
const ThemeColors& lightColors();
const ThemeColors& darkColors();

/// The colours in use now. Any widget or delegate asks at paint time, so that a change of theme
/// needs no bookkeeping. `widget` may be null.
const ThemeColors& themeColors(const QWidget* widget = nullptr);

/// The contrast of two opaque colours after WCAG 2.1 (relative luminance), 1 to 21.
double contrastRatio(const QColor& first, const QColor& second);

/// The colours in the roles of a QPalette, for widgets that paint by palette.
QPalette paletteOf(const ThemeColors& colors);

} // namespace tandem
