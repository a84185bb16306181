#pragma once

#include "models/error.h"
#include "models/metrics/pairtable.h"

#include <QtGlobal>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <vector>

namespace tandem::metrics {

class Scorer;
class ScoringSession;
class Synonyms;

/// Scores one list of pairs after another by several threads, which remember words and stems in
/// between; measures with a batch scorer are given whole lists, one measure after another, and keep
/// their programs in between.
class PairScorer final
{
public:
    /// Told in the calling thread, some ten times a second: pairs done and pairs in all. False
    /// cancels.
    using Progress = std::function<bool(qint64 done, qint64 total)>;

    /// `synonyms` outlives this; `threads` 0: as many as there are cores.
    explicit PairScorer(const Synonyms* synonyms = nullptr, int threads = 0,
        OutsideTexts outside = OutsideTexts::Undefined);
    ~PairScorer();
    Q_DISABLE_COPY_MOVE(PairScorer)

    /// One column for each of `measures`; the same whatever the number of threads and whatever was
    /// scored before. Returns within 100 ms of a "no" from `progress`. Errors: Cancelled; those of
    /// batch scorers, which know what they scored until then.
    Expected<QList<ScoreColumn>> score(const QList<TextPair>& pairs, const QList<Measure>& measures,
        const Progress& progress = {});

private:
    struct Task;
    std::vector<std::thread> start(Task& task);
    void work(std::unique_ptr<Scorer>& scorer, Task& task);
    Expected<void> scoreBatches(Task& task);
    bool watch(Task& task, const Progress& progress);

    const Synonyms* m_synonyms;
    OutsideTexts m_outside;
    std::atomic_bool m_cancel = false;
    std::vector<std::unique_ptr<Scorer>> m_scorers; ///< one for each thread, made when it is needed
    std::map<Measure, std::unique_ptr<ScoringSession>> m_sessions; ///< of measures in batches
};

/// How many pairs are to be scored by several threads, and by whom.
struct BatchOptions
{
    const Synonyms* synonyms = nullptr; ///< outlives the call
    int threads = 0;                    ///< 0: as many as there are cores
    OutsideTexts outside = OutsideTexts::Undefined;
    /// Told in the calling thread, some ten times a second: pairs done and pairs in all. False
    /// cancels; the call then returns within 100 ms, whatever the length of the texts.
    std::function<bool(qint64 done, qint64 total)> progress;
};

/// The scores of `pairs` by each of `measures`, one column each, the same whatever the number of
/// threads. Errors: those of PairScorer::score().
Expected<QList<ScoreColumn>> scorePairs(
    const QList<TextPair>& pairs, const QList<Measure>& measures, const BatchOptions& options = {});

} // namespace tandem::metrics
