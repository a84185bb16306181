#pragma once

#include "models/metrics/batchscorer.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/endpoints/secret.h"
#include "storage/scorers/embeddingaccess.h"
#include "storage/scorers/programmeasure.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace tandem {

/// What it takes to score pairs.
struct EmbeddingNeed
{
    qint64 texts = 0; ///< that no vector is kept of
    qint64 requests = 0;
    qint64 tokens = 0;              ///< about
    std::optional<double> cost;     ///< about; none: the endpoint's price is unknown
    std::optional<double> mostCost; ///< that it can be; none: the same
    llm::Endpoint endpoint;         ///< that it was counted for
};

/// Scores pairs by the cosine of their texts' vectors, which a server's embedding model gives. Each
/// text is paid for once: its vector is kept in the user's ScoreCache, by the server's address, the
/// model, the length of vectors that was asked for, and the text. Where the vectors become longer
/// or shorter, another model runs there: scoring stops, and those before are removed.
class EmbeddingScorer final : public metrics::BatchScorer
{
public:
    /// `measure` names an endpoint; `cache` empty: ScoreCache::userFile().
    explicit EmbeddingScorer(
        ProgramMeasure measure, QString cache = {}, EndpointStore endpoints = EndpointStore());

    /// Sessions ask nothing before allow(): Refused. A text that is too long for the model leaves
    /// its pairs without a score, which say so.
    std::unique_ptr<metrics::ScoringSession> begin() const override;
    Expected<void> known(
        const QList<metrics::BatchPair>& pairs, const metrics::TakeScore& take) const override;
    QString madeBy() const override;

    const ProgramMeasure& measure() const { return m_measure; }
    const QString& cacheFile() const { return m_cache; }
    /// The endpoint as it is set up now. Errors of EndpointStore::byName(); Refused where servers
    /// of its format have no embeddings.
    Expected<llm::Endpoint> endpoint() const;
    /// Estimates what scoring the pairs takes. Asks nobody. Errors: those of reading; Cancelled.
    Expected<EmbeddingNeed> need(
        const QList<metrics::BatchPair>& pairs, const std::atomic_bool* cancel = nullptr) const;
    /// Lets sessions ask the endpoint, from now on and for at most `cap`. InvalidInput where there
    /// is a cap and the endpoint's price is unknown.
    Expected<void> allow(
        const llm::Endpoint& endpoint, const Secret& key, std::optional<double> cap) const;
    /// Lets sessions that have texts to send fail with `why`; what is kept needs nobody's leave.
    void deny(const Error& why) const;
    /// What a session says that may not send its texts.
    Error whyNotAllowed() const;
    /// What was allowed last; null: nothing.
    std::shared_ptr<EmbeddingAccess> access() const;

private:
    const ProgramMeasure m_measure;
    const QString m_cache;
    const EndpointStore m_endpoints;
    mutable std::mutex m_mutex; ///< of what follows
    mutable std::shared_ptr<EmbeddingAccess> m_access;
    mutable std::optional<Error> m_denied;
};

/// The scorers of those among these measures that ask a server.
QList<const EmbeddingScorer*> embeddingScorers(const QList<metrics::Measure>& measures);

} // namespace tandem
