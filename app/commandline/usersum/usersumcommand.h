#pragma once

#include "app/commandline/call.h"

/// The verbs of "tandem usersum", each in a file of its own.
namespace tandem {

Expected<void> runUsersumScore(Call& call);

} // namespace tandem
