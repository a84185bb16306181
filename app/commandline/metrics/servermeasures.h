#pragma once

#include "models/error.h"
#include "models/metrics/measure.h"

#include <QList>

namespace tandem {

class Call;

/// Lets those among these measures that ask a server do so, each for at most --cap; says where
/// there is no limit. Waits for the keyring. A key that is missing is an error of the scoring that
/// needs it. Errors: those of endpoints; a misuse where nothing is to be capped.
Expected<void> allowServers(const QList<metrics::Measure>& measures, Call& call);

/// Says what they asked and what it cost, on the error stream.
void noteServerUse(const QList<metrics::Measure>& measures, Call& call);

} // namespace tandem
