#pragma once

#include "models/llm/chat.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/runs/runbudget.h"

#include <QString>

#include <mutex>
#include <optional>

namespace tandem {

/// Returns the cost of so many input tokens of embeddings, which have no output; none where the
/// endpoint's price is unknown.
std::optional<double> costOfInput(qint64 tokens, const llm::Endpoint& endpoint);

/// What the user allows a measure: whom it may ask, with which key, and for how much. Sessions in
/// several threads share it.
class EmbeddingAccess final
{
public:
    EmbeddingAccess(llm::Endpoint endpoint, Secret key, std::optional<double> cap);

    const llm::Endpoint endpoint;
    const Secret key;
    const std::optional<double> cap; ///< of all that is asked; see RunBudget

    /// Takes `most` of the budget for an attempt; false where the cap does not allow it.
    bool reserve(double most);
    /// An attempt that took `most` came to this; none: it was surely not billed.
    void settle(double most, const std::optional<llm::Usage>& usage);
    RunBudget budget() const;
    /// "2 requests, 1,200 input tokens, 0.0012 USD", with what more may be billed, translated;
    /// empty where nothing was asked.
    QString useText() const;

private:
    mutable std::mutex m_mutex; ///< of what follows
    RunBudget m_budget;
    qint64 m_requests = 0;
    qint64 m_tokens = 0;
    bool m_isPriced = true; ///< the cost of each request is known
};

} // namespace tandem
