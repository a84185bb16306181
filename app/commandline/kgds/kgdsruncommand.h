#pragma once

#include "models/error.h"

namespace tandem {

class Call;

/// "tandem kgds generate": has a model summarize the benchmark's discussions.
Expected<void> runKgdsGenerate(Call& call);
/// "tandem kgds verify": has a model judge what systems made.
Expected<void> runKgdsVerify(Call& call);

} // namespace tandem
