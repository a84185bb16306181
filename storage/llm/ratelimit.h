#pragma once

#include <QtGlobal>

#include <deque>

namespace tandem::llm {

/// Keeps to so many requests and so many tokens in any 60 seconds. Time comes from outside, in
/// milliseconds that never go back.
class RateLimit final
{
public:
    /// What take() gives, for settle().
    using Ticket = quint64;

    /// 0 is no limit.
    void setLimits(int requestsPerMinute, int tokensPerMinute);
    /// How long a request of about `tokens` has to wait; 0: it may start now. A request that is
    /// larger than the whole limit waits until nothing else is counted.
    qint64 waitMs(qint64 now, qint64 tokens);
    /// Counts a request that starts now.
    Ticket take(qint64 now, qint64 tokens);
    /// Replaces the estimate of a request by what it really took.
    void settle(Ticket ticket, qint64 tokens);

private:
    struct Entry
    {
        qint64 at = 0;
        qint64 tokens = 0;
    };
    void forget(qint64 now);
    qint64 waitForTokens(qint64 now, qint64 tokens) const;

    qint64 m_requestLimit = 0;
    qint64 m_tokenLimit = 0;
    std::deque<Entry> m_entries; ///< the last 60 seconds, oldest first
    Ticket m_first = 1;          ///< of m_entries.front()
    qint64 m_tokens = 0;         ///< sum over m_entries
};

} // namespace tandem::llm
