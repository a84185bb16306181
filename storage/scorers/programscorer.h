#pragma once

#include "models/metrics/batchscorer.h"
#include "storage/scorers/programmeasure.h"

#include <QString>

#include <mutex>
#include <optional>

namespace tandem {

/// Has pairs scored by a program of the user's, as a ProgramMeasure states it: JSON lines on its
/// standard input and output (docs/external-measures.md). What was scored once is kept in the
/// user's ScoreCache, by the texts, the command, its folder and its version. Pairs without a score
/// are asked about again by another session.
class ProgramScorer final : public metrics::BatchScorer
{
public:
    /// The command runs in `folder`; `cache` absent: ScoreCache::userFile(); empty: nothing is
    /// kept.
    ProgramScorer(ProgramMeasure measure, QString folder, std::optional<QString> cache = {});

    std::unique_ptr<metrics::ScoringSession> begin() const override;
    Expected<void> known(
        const QList<metrics::BatchPair>& pairs, const metrics::TakeScore& take) const override;
    QString madeBy() const override;

    const ProgramMeasure& measure() const { return m_measure; }
    const QString& folder() const { return m_folder; }
    const QString& cacheFile() const { return m_cache; }
    /// Asks the program for its version, once for all sessions; empty where the measure states no
    /// command for that. Refused where that fails; Cancelled.
    Expected<QString> version(const std::atomic_bool* cancel = nullptr) const;

private:
    std::optional<QString> knownVersion() const;

    const ProgramMeasure m_measure;
    const QString m_folder;
    const QString m_cache;
    mutable std::mutex m_asking; ///< held while the program is asked for its version
    mutable std::mutex m_mutex;  ///< of what follows
    mutable std::optional<QString> m_version;
};

} // namespace tandem
