#pragma once

#include "models/error.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

namespace tandem {

class Call;
class Database;

/// A verifier's scores as people stand behind them, a section for each metric of which a part was
/// drawn to be checked, from the latest part of each kind. Counts the checks that --person may know
/// of.
Expected<QList<results::Section>> correctedSections(
    Database& database, const QString& verifier, Call& call);

} // namespace tandem
