#pragma once

#include "models/error.h"
#include "models/metrics/pairtable.h"

#include <functional>

namespace tandem::metrics {

class Synonyms;

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
/// threads. Errors: Cancelled.
Expected<QList<ScoreColumn>> scorePairs(
    const QList<TextPair>& pairs, const QList<Measure>& measures, const BatchOptions& options = {});

/// BLEU of all pairs together.
struct CorpusScores
{
    double bleuSacrebleu = 0.0; ///< 0 to 100, no effective order
    double bleuNltk = 0.0;      ///< 0 to 1, unsmoothed, words between single blanks
    qint64 n = 0;
};
CorpusScores corpusBleu(const QList<TextPair>& pairs);

} // namespace tandem::metrics
