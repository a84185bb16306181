#pragma once

#include "models/error.h"
#include "models/perseval/distancemeasure.h"
#include "models/perseval/distancetable.h"

#include <atomic>
#include <functional>
#include <optional>

namespace tandem::metrics {
class Scorer;
class ScoringSession;
class Synonyms;
} // namespace tandem::metrics

namespace tandem::perseval {

/// The next document; none at the end. Called in the thread of computeDistances() alone.
using DocumentStream = std::function<Expected<std::optional<PersonalizedDocument>>()>;

struct DistanceOptions
{
    DistanceMeasure distance;
    Rounding rounding = Rounding::Published;
    /// What rougeSU4_perseval cannot see is as published in any case: that is what its name means.
    metrics::OutsideTexts outside = metrics::OutsideTexts::Undefined;
    QStringList models; ///< only these, in this order; empty: all, as they first appear
    const metrics::Synonyms* synonyms = nullptr; ///< outlives the call; needed by METEOR
    int threads = 0;                             ///< 0: as many as there are cores
    /// Told in the calling thread, some ten times a second, how many documents are done. False
    /// cancels; the call then returns within 100 ms, whatever the length of the texts.
    std::function<bool(qint64 documents)> progress;
};

/// The distances of all documents, in their order and the same whatever the number of threads; only
/// a few documents' texts are in memory at a time. Errors: what the stream reports; Cancelled;
/// TooLarge beyond maxModels or maxDistances; Refused where METEOR has no synonyms; InvalidInput
/// where a wanted model is in no document, or none has a model; those of a measure's batch scorer,
/// which has the pairs of one document after another.
Expected<DistanceTable> computeDistances(
    const DocumentStream& documents, const DistanceOptions& options);

/// The distances of one document, its models in `models`' order. In each pair the first text is
/// the reference, as in the published code: (summary, document), (first user's, second's),
/// (model's, user's own). Ends early, with a result that means nothing, once `cancel` is raised.
DocumentDistances distancesOf(const PersonalizedDocument& document, const QStringList& models,
    const DistanceMeasure& distance, Rounding rounding, metrics::Scorer& scorer,
    const std::atomic_bool* cancel = nullptr);
/// The same of a measure in batches. Errors: those of the session.
Expected<DocumentDistances> distancesOf(const PersonalizedDocument& document,
    const QStringList& models, const DistanceMeasure& distance, Rounding rounding,
    metrics::ScoringSession& session, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::perseval
