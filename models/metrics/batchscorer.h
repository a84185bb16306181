#pragma once

#include "models/error.h"
#include "models/metrics/measure.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

namespace tandem::metrics {

/// Two texts to be scored outside of this program.
struct BatchPair
{
    QString reference;
    QString candidate;
    bool operator==(const BatchPair&) const = default;
};

/// Takes the score of a pair by its place in the list that was asked about: in any order, at most
/// once for each pair, in the thread that asked.
using TakeScore = std::function<void(qsizetype pair, const Score& score)>;

/// Scores one list of pairs after another, and keeps what it has started for that (a program, a
/// connection) until its end, which ends that as well. Used by one thread at a time.
class ScoringSession
{
public:
    ScoringSession() = default;
    virtual ~ScoringSession() = default;
    Q_DISABLE_COPY_MOVE(ScoringSession)

    /// Hands over the score of every pair, or an error after those that were scored until then:
    /// they count, and are known from then on. Returns within 100 ms once `cancel` is raised, with
    /// Cancelled.
    virtual Expected<void> score(const QList<BatchPair>& pairs, const TakeScore& take,
        const std::atomic_bool* cancel = nullptr) = 0;
};

/// What scores the pairs of a measure in batches: a program of the user's, or a server. Its
/// functions may be called from several threads at once.
class BatchScorer
{
public:
    BatchScorer() = default;
    virtual ~BatchScorer() = default;
    Q_DISABLE_COPY_MOVE(BatchScorer)

    /// Begins a session; nothing is started before its first pair without a known score.
    virtual std::unique_ptr<ScoringSession> begin() const = 0;
    /// Hands over the scores that are stored from before. Starts no program and asks no server, so
    /// that a project may be opened with it. Errors: those of reading.
    virtual Expected<void> known(const QList<BatchPair>& pairs, const TakeScore& take) const = 0;
    /// Returns what the scores are made by, for reports: command and version, or server and model;
    /// one line. Starts nothing: a version that was never asked for is left out.
    virtual QString madeBy() const = 0;
};

/// Who lists measures beside the built-in ones.
enum class MeasureSource { Programs, Servers };

/// Makes a measure that `scorer` gives the scores of. `info` states all but the texts that it
/// points to, which the measure keeps; the description is one or two sentences, translated.
std::shared_ptr<const MeasureInfo> batchMeasure(MeasureInfo info, const QString& key,
    const QString& name, const QString& description, std::shared_ptr<const BatchScorer> scorer);

/// Lists these in measures() from now on, after the built-in ones, in the place of what the source
/// listed before. Those stay valid, since columns and threads may still name them. A key that is
/// taken is left out.
void listMeasures(MeasureSource source, const QList<std::shared_ptr<const MeasureInfo>>& measures);

} // namespace tandem::metrics
