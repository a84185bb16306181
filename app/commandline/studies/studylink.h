#pragma once

#include "models/error.h"

namespace tandem {

class Call;

/// "tandem study link": makes a secret link for a rater, or an open one that makes a rater of each
/// newcomer, and prints it this once.
Expected<void> linkStudy(Call& call);

/// "tandem study unlink": takes a rater's link back, or all open ones.
Expected<void> unlinkStudy(Call& call);

} // namespace tandem
