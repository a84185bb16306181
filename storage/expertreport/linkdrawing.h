#pragma once

#include "models/expert/explanation.h"
#include "storage/expertreport/htmltext.h"

namespace tandem {

/// The aspects of both texts and the links between them as inline SVG, the expected text's at the
/// left (or at the right where `rightToLeft`). A link has an arrow at the end that was found: at
/// the generated aspect on the recall side, at the expected one on the precision side, at both
/// where the sides agree; where they judge a pair differently there are two links. Empty without
/// aspects.
HtmlText linkDrawing(const expert::Explanation& explanation, bool rightToLeft);

} // namespace tandem
