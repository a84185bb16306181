#pragma once

#include "models/error.h"

namespace tandem {

class Call;

/// The error of a call; where a file could not be read because it is one that another command takes
/// (ownFileIn()), that is what its remedy says. One place, since each file can be given to each
/// command.
Error withOwnFileNamed(const Error& error, const Call& call);

} // namespace tandem
