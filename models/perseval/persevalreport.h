#pragma once

#include "models/perseval/ablation.h"
#include "models/perseval/evaluation.h"
#include "models/perseval/stability.h"
#include "models/perseval/surrogate.h"
#include "models/results/report.h"

#include <QList>

#include <memory>
#include <optional>

namespace tandem::perseval {

/// What an evaluation of personalization found.
struct Findings
{
    DistanceTable table;
    bool isBroughtIn = false;                    ///< the distances are
    qint64 undefinedScores = 0;                  ///< rows without a number, where they are
    std::shared_ptr<const RatedSummaries> rated; ///< what surrogates were made of; null: of nothing
    Evaluation evaluation;
    QStringList differing; ///< models that the other treatment of what is undefined changes
    QList<AblationPoint> ablation;
    std::optional<Stability> stability;
};

/// All of it, without the details, for the console and JSON.
results::Report persevalReport(const Findings& findings);

/// A score with the decimals that every score has; what is too small for them and yet no zero is
/// said to be below the least ("< 0.0001").
QString scoreText(double score, results::Outlet outlet);

} // namespace tandem::perseval
