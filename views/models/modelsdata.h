#pragma once

#include "models/kgds/systemmetric.h"
#include "models/kgds/systemtables.h"
#include "models/kgds/winrates.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

namespace tandem {

/// What the project knows of models on its benchmark, by one verifier.
struct ModelsData
{
    qint64 samples = 0;    ///< of the benchmark, as it stands now
    qint64 outputs = 0;    ///< of all systems
    qint64 judged = 0;     ///< of these, by the verifier
    QStringList verifiers; ///< everyone who judged anything
    QString verifier;      ///< by whom scores are; empty where nobody judged
    QList<kgds::ScoredSystem> systems;
    kgds::JudgedFeedback feedback;
    QList<kgds::StageCost> stages;
    QString currency;
    qint64 repliesWithoutCost = 0;       ///< or paid for in another currency: they are in no sum
    QList<kgds::PublishedRow> published; ///< of a table that somebody else published
};
using SharedModels = std::shared_ptr<const ModelsData>;

} // namespace tandem
