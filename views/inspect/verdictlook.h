#pragma once

#include "models/expert/explanation.h"

#include <QColor>
#include <QPen>
#include <QString>

namespace tandem {

struct ThemeColors;

/// What a verdict is called, translated: "content and style", "content only", "style only",
/// "neither", "unmatched".
QString verdictName(expert::LinkVerdict verdict);
/// The sign on a link: "CS", "C", "S", "×"; empty of an unmatched aspect. Not translated.
QString verdictSign(expert::LinkVerdict verdict);
/// The colour of a verdict, for marks. Of Unmatched it is too pale for text.
QColor verdictColor(expert::LinkVerdict verdict, const ThemeColors& colors);
/// The colour of a verdict for text: that of its marks, the secondary text's of Unmatched.
QColor verdictTextColor(expert::LinkVerdict verdict, const ThemeColors& colors);
/// The line of a link: thick and solid, solid, dashed or dotted, so that colour is not needed.
QPen verdictPen(expert::LinkVerdict verdict, const ThemeColors& colors);

} // namespace tandem
