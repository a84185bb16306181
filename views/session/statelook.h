#pragma once

#include "models/rounds/samplerow.h"
#include "ui/rows/rowlook.h"

namespace tandem {

/// How a state looks in every list of samples; its word is stateName().
struct StateLook
{
    BadgeKind badge = BadgeKind::None; ///< None: quiet text, since nothing was begun
    ColoredSign sign = {};             ///< where there is no room for a badge
};

StateLook stateLook(SampleState state);

} // namespace tandem
