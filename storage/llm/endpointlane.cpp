#include "storage/llm/endpointlane.h"

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

void EndpointLane::setLimits(const Limits& limits)
{
    m_limits = limits;
    m_rate.setLimits(limits.requestsPerMinute, limits.tokensPerMinute);
}

void EndpointLane::add(quint64 call, CallTokens tokens)
{
    m_waiting.emplace(call, tokens);
}

void EndpointLane::remove(quint64 call)
{
    m_waiting.erase(call);
    m_running.erase(call);
    if (const auto found = m_backingOff.find(call); found != m_backingOff.end()) {
        m_dueOrder.erase({found->second.due, call});
        m_backingOff.erase(found);
    }
}

std::optional<quint64> EndpointLane::takeNext(qint64 now)
{
    releaseDue(now);
    if (m_waiting.empty() || m_paused || isFull() || now < m_holdUntil)
        return std::nullopt;
    const auto first = m_waiting.begin();
    const qint64 tokens = estimate(first->second);
    if (m_rate.waitMs(now, tokens) > 0)
        return std::nullopt;
    const quint64 call = first->first;
    m_running.insert_or_assign(call, Running{first->second, m_rate.take(now, tokens)});
    m_waiting.erase(first);
    return call;
}

void EndpointLane::finish(quint64 call, qint64 inputTokens, qint64 outputTokens)
{
    const auto found = m_running.find(call);
    if (found == m_running.end())
        return;
    if (outputTokens >= 0) {
        ++m_answered;
        m_outputSum += outputTokens;
    }
    if (inputTokens >= 0 || outputTokens >= 0) {
        const qint64 input = inputTokens >= 0 ? inputTokens : found->second.tokens.input;
        m_rate.settle(found->second.ticket, input + std::max<qint64>(outputTokens, 0));
    }
    m_running.erase(found);
}

void EndpointLane::retry(quint64 call, qint64 due)
{
    const auto found = m_running.find(call);
    if (found == m_running.end())
        return;
    const Running running = found->second;
    m_running.erase(found);
    // What was refused produced nothing, but servers count what they were sent.
    m_rate.settle(running.ticket, running.tokens.input);
    m_backingOff.insert_or_assign(call, BackingOff{running.tokens, due});
    m_dueOrder.emplace(due, call);
}

void EndpointLane::postpone(quint64 call, qint64 due)
{
    const auto found = m_backingOff.find(call);
    if (found == m_backingOff.end())
        return;
    m_dueOrder.erase({found->second.due, call});
    found->second.due = due;
    m_dueOrder.emplace(due, call);
}

void EndpointLane::holdUntil(qint64 time)
{
    m_holdUntil = std::max(m_holdUntil, time);
}

std::optional<qint64> EndpointLane::nextDue(qint64 now)
{
    std::optional<qint64> due;
    if (!m_dueOrder.empty())
        due = m_dueOrder.begin()->first;
    if (m_waiting.empty() || m_paused || isFull())
        return due;
    const qint64 wait = m_rate.waitMs(now, estimate(m_waiting.begin()->second));
    const qint64 start = std::max(now + wait, m_holdUntil);
    return due ? std::min(*due, start) : start;
}

GatewayLoad EndpointLane::load() const
{
    return {static_cast<int>(m_waiting.size()), static_cast<int>(m_running.size()),
        static_cast<int>(m_backingOff.size())};
}

qint64 EndpointLane::estimate(CallTokens tokens) const
{
    // What earlier answers took tells more than the most that was allowed.
    const qint64 output =
        m_answered > 0 ? std::min(m_outputSum / m_answered, tokens.mostOutput) : tokens.mostOutput;
    return tokens.input + output;
}

void EndpointLane::releaseDue(qint64 now)
{
    while (!m_dueOrder.empty() && m_dueOrder.begin()->first <= now) {
        const quint64 call = m_dueOrder.begin()->second;
        m_dueOrder.erase(m_dueOrder.begin());
        m_waiting.emplace(call, m_backingOff.at(call).tokens);
        m_backingOff.erase(call);
    }
}

bool EndpointLane::isFull() const
{
    return m_running.size() >= static_cast<std::size_t>(std::max(m_limits.concurrency, 1));
}

} // namespace tandem::llm
