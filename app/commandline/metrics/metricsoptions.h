#pragma once

#include "models/error.h"
#include "models/metrics/measure.h"
#include "storage/formats/pairscores.h"

#include <QList>
#include <QString>

namespace tandem {

class Call;

/// What "tandem metrics" was asked to do.
struct MetricsOptions
{
    QString input; ///< "-": standard input
    QList<metrics::Measure> measures;
    bool wantsCorpus = false;
    bool wantsSystems = false;
    metrics::OutsideTexts outside = metrics::OutsideTexts::Undefined;
    bool wantsJson = false;
    int threads = 0; ///< 0: as many as there are cores
    QString wordnet; ///< folder; empty: the installed one, if any
    QString output;  ///< empty: standard output
    PairScoresFormat format = PairScoresFormat::JsonLines; ///< of `output`
};

/// Reads them; what is wrong is a misuse.
Expected<MetricsOptions> metricsOptions(Call& call);

} // namespace tandem
