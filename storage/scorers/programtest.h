#pragma once

#include "models/error.h"
#include "models/metrics/batchscorer.h"
#include "storage/scorers/programmeasure.h"

#include <QString>

#include <atomic>

namespace tandem {

/// What a program said of pairs of example texts.
struct ProgramTestReport
{
    QString version;        ///< empty where the measure states no command for it
    double same = 0.0;      ///< of a text with itself
    double different = 0.0; ///< of texts about different things
    double part = 0.0;      ///< of a text with a part of it
    double swapped = 0.0;   ///< of these two in the other order
    qint64 ms = 0;          ///< from start to the last score

    /// Whether the text itself is no better than the other one: the direction may be wrong.
    bool isAgainstDirection(const ProgramMeasure& measure) const
    {
        return measure.better == BetterScore::Higher ? same <= different : same >= different;
    }
    /// Whether the order of the texts matters, which the measure denies.
    bool isAgainstSymmetry(const ProgramMeasure& measure) const;
};

/// Has a measure's program score pairs of example texts, whatever is stored. For a worker; may
/// take as long as the measure's timeout. Errors: what is wrong with the measure or its program;
/// Cancelled.
Expected<ProgramTestReport> testProgram(
    const ProgramMeasure& measure, const QString& folder, const std::atomic_bool* cancel = nullptr);

/// The same by any scorer, which errors call `key`; without a version.
Expected<ProgramTestReport> testScorer(const metrics::BatchScorer& scorer, const QString& key,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem
