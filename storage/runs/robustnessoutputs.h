#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

class Database;

/// What making outputs for the boasting check did.
struct SelfPromotedOutputs
{
    QString system; ///< whose outputs these are
    qint64 added = 0;
    qint64 known = 0; ///< were there already, word for word
};

/// The name of the system whose outputs are those of `system` with a self-promotion behind them.
QString selfPromotedSystem(const QString& system);

/// Adds to each case with an output of `system` the same output with `phrase` behind it, as an
/// output of selfPromotedSystem(). Inside a write: all or nothing. Errors: InvalidInput for a blank
/// phrase; NotFound where the system has no outputs; Refused where the new system has other ones.
Expected<SelfPromotedOutputs> addSelfPromotedOutputs(
    Database& database, const QString& system, const QString& phrase);

} // namespace tandem
