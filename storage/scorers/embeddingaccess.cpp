#include "storage/scorers/embeddingaccess.h"

#include "models/llm/cost.h"
#include "models/results/spelling.h"
#include "storage/scorers/scorerwords.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace tandem {

std::optional<double> costOfInput(qint64 tokens, const llm::Endpoint& endpoint)
{
    llm::Prices prices = endpoint.prices;
    prices.output = 0.0; // there is none
    return llm::costOf({tokens, 0}, prices);
}

EmbeddingAccess::EmbeddingAccess(llm::Endpoint endpoint, Secret key, std::optional<double> cap)
    : endpoint(std::move(endpoint))
    , key(std::move(key))
    , cap(cap)
{
}

bool EmbeddingAccess::reserve(double most)
{
    const std::lock_guard lock(m_mutex);
    if (cap && !m_budget.allows(most, *cap))
        return false;
    m_budget.reserve(most);
    return true;
}

void EmbeddingAccess::settle(double most, const std::optional<llm::Usage>& usage)
{
    const std::lock_guard lock(m_mutex);
    if (!usage) {
        m_budget.release(most);
        return;
    }
    const auto cost = costOfInput(usage->input, endpoint);
    m_budget.settle(most, cost);
    ++m_requests;
    m_tokens += std::max<qint64>(0, usage->input);
    m_isPriced = m_isPriced && cost;
}

RunBudget EmbeddingAccess::budget() const
{
    const std::lock_guard lock(m_mutex);
    return m_budget;
}

QString EmbeddingAccess::useText() const
{
    using results::Outlet;
    const std::lock_guard lock(m_mutex);
    const auto amount = [&](double cost) {
        constexpr int kLeastDecimals = 4;
        return results::numberText(
                   cost, llm::decimalsOfAmount(cost, kLeastDecimals), Outlet::Console) +
               u' ' + endpoint.prices.currency;
    };
    QStringList parts;
    if (m_requests > 0)
        parts += ScorerWords::tr("%n request(s)", nullptr, int(m_requests));
    if (m_tokens > 0) // some servers do not count
        parts +=
            ScorerWords::tr("%1 input tokens").arg(results::countText(m_tokens, Outlet::Console));
    if (m_requests > 0 && m_isPriced)
        parts += amount(m_budget.spent());
    if (m_budget.possible() > 0.0)
        parts += ScorerWords::tr("up to %1 more may be billed").arg(amount(m_budget.possible()));
    return parts.join(QStringLiteral(", "));
}

} // namespace tandem
