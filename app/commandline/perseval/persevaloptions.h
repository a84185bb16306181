#pragma once

#include "app/commandline/call.h"
#include "models/perseval/distancemeasure.h"
#include "models/perseval/parameters.h"

#include <QStringList>

#include <optional>

namespace tandem {

/// What "tandem perseval" is asked for.
struct PersevalAsked
{
    QStringList files; ///< documents, or with fromDistances distances
    bool fromDistances = false;
    std::optional<perseval::DistanceMeasure> distance; ///< none with fromDistances
    QString distanceName;                              ///< as the user calls it, with fromDistances
    perseval::Rounding rounding = perseval::Rounding::Published;
    perseval::Parameters parameters;
    QStringList models; ///< empty: all
    bool details = false;
    bool ablation = false;
    bool stability = false;
    quint64 seed = 1;
    int threads = 0;
    QString distancesFolder; ///< where the distances are written to; empty: nowhere
};

/// What the call ask for, checked; a misuse of `call` otherwise.
Expected<PersevalAsked> persevalAsked(Call& call);

} // namespace tandem
