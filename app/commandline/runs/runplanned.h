#pragma once

#include "models/error.h"

namespace tandem {

class Call;

/// Begins a run of the kind whose row names the call's command and verb, in the project that the
/// word after the verb names, as the options say: says what it would take, writes its questions as
/// a batch, or makes it and works on it to its end. Where its outcome goes by a name, each model of
/// --model gets a run of its own, one after the other; those that have nothing to ask, or fail,
/// keep no other from being worked on. The failure is the first one's.
Expected<void> beginRun(Call& call);

} // namespace tandem
