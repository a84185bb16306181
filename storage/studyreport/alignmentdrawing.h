#pragma once

#include "models/studies/metricalignment.h"
#include "storage/expertreport/htmltext.h"

namespace tandem {

/// A bar for each metric, from 0 to 1, with its interval and a line at one half, which chance would
/// reach. Colours are the page's. Nothing where no metric has a share.
HtmlText alignmentDrawing(const studies::Alignment& alignment);

} // namespace tandem
