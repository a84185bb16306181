#include "storage/llm/ratelimit.h"

#include <algorithm>

namespace tandem::llm {

namespace {

constexpr qint64 kWindowMs = 60'000;

} // namespace

void RateLimit::setLimits(int requestsPerMinute, int tokensPerMinute)
{
    m_requestLimit = std::max(requestsPerMinute, 0);
    m_tokenLimit = std::max(tokensPerMinute, 0);
}

qint64 RateLimit::waitMs(qint64 now, qint64 tokens)
{
    forget(now);
    qint64 wait = waitForTokens(now, tokens);
    const auto counted = static_cast<qint64>(m_entries.size());
    if (m_requestLimit > 0 && counted >= m_requestLimit) {
        const Entry& blocking = m_entries.at(static_cast<std::size_t>(counted - m_requestLimit));
        wait = std::max(wait, blocking.at + kWindowMs - now);
    }
    return wait;
}

RateLimit::Ticket RateLimit::take(qint64 now, qint64 tokens)
{
    forget(now);
    m_entries.push_back({now, tokens});
    m_tokens += tokens;
    return m_first + m_entries.size() - 1;
}

void RateLimit::settle(Ticket ticket, qint64 tokens)
{
    if (ticket < m_first || ticket >= m_first + m_entries.size())
        return;
    Entry& entry = m_entries.at(ticket - m_first);
    m_tokens += tokens - entry.tokens;
    entry.tokens = tokens;
}

void RateLimit::forget(qint64 now)
{
    while (!m_entries.empty() && m_entries.front().at + kWindowMs <= now) {
        m_tokens -= m_entries.front().tokens;
        m_entries.pop_front();
        ++m_first;
    }
}

qint64 RateLimit::waitForTokens(qint64 now, qint64 tokens) const
{
    qint64 counted = m_tokens;
    if (m_tokenLimit == 0 || counted + tokens <= m_tokenLimit)
        return 0;
    qint64 wait = 0;
    for (const Entry& entry : m_entries) {
        if (counted + tokens <= m_tokenLimit)
            break;
        counted -= entry.tokens;
        wait = entry.at + kWindowMs - now;
    }
    return wait;
}

} // namespace tandem::llm
