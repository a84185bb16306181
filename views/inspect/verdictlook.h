#pragma once

#include "models/expert/explanation.h"
#include "ui/rows/rowlook.h"

#include <QColor>
#include <QPen>

namespace tandem {

/// The colour of a verdict, for marks. Of Unmatched it is too pale for text.
QColor verdictColor(expert::LinkVerdict verdict, const ThemeColors& colors);
/// The colour of a verdict for text: that of its marks, the secondary text's of Unmatched.
ColorName verdictTextColorName(expert::LinkVerdict verdict);
QColor verdictTextColor(expert::LinkVerdict verdict, const ThemeColors& colors);
/// The line of a link: thick and solid, solid, dashed or dotted, so that colour is not needed.
QPen verdictPen(expert::LinkVerdict verdict, const ThemeColors& colors);

} // namespace tandem
