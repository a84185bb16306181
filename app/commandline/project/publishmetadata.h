#pragma once

#include "models/error.h"
#include "models/publishing/publication.h"

namespace tandem {

class Call;

/// What the file of --metadata says of a dataset; what it omits is as in `before`. InvalidInput
/// with file and key.
Expected<publishing::Publication> metadataOf(Call& call, const publishing::Publication& before);

} // namespace tandem
