#pragma once

#include "models/inference/pairedtest.h"
#include "models/results/report.h"
#include "models/usersum/usersummetric.h"

#include <QList>

namespace tandem::usersum {

/// The columns of paired tests over users, one for each row, whose metrics may differ: difference,
/// p, p by Holm, n, wins, ties, losses; `note` (translated) stands below.
void addUserTests(results::Section& section, const QList<UsersumMetric>& metrics,
    const QList<inference::PairedTest>& tests, const QString& note);

} // namespace tandem::usersum
