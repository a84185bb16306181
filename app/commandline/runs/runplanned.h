#pragma once

#include "models/error.h"
#include "storage/repositories/runkindid.h"

namespace tandem {

class Call;

/// Begins a run of this kind in the project that the call's first word after the verb names, as its
/// options say: says what it would take, writes its questions as a batch, or makes it and works on
/// it to its end. Where its outcome goes by a name, each model of --model gets a run of its own,
/// one after the other; those that have nothing to ask, or fail, keep no other from being worked
/// on. The failure is the first one's.
Expected<void> runOfKind(RunKindId kind, Call& call);

/// The same as a verb of a command.
template <RunKindId kind>
Expected<void> runVerbOfKind(Call& call)
{
    return runOfKind(kind, call);
}

} // namespace tandem
