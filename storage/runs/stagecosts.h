#pragma once

#include "models/error.h"
#include "models/kgds/systemtables.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// What the work on the benchmark and on systems cost, by stage (the paper's Table 3).
struct StageCosts
{
    /// In the order of kgds::WorkStage, all of them. A stage that no model was asked in has no
    /// known cost, nor has one whose replies told none.
    QList<kgds::StageCost> stages;
    QString currency; ///< of the most replies whose cost is known; empty where none is
    qint64 replies = 0;
    qint64 withoutCost = 0;     ///< of these, replies whose cost is not known: they are in no sum
    qint64 otherCurrencies = 0; ///< likewise, replies that were paid for in another currency
};

/// Sums up what was paid for each reply of the project's runs, of those that judge only what
/// `verifier` was asked (empty: any); what came from the cache was paid for once. For a worker.
Expected<StageCosts> stageCosts(Database& database, const QString& verifier);

} // namespace tandem
