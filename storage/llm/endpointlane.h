#pragma once

#include "models/llm/endpoint.h"
#include "storage/llm/gatewayload.h"

#include <QtGlobal>

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

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

/// What a call is expected to take.
struct CallTokens
{
    qint64 input = 0;
    qint64 mostOutput = 0;
};

/// The calls of one endpoint: which of them wait, run, or wait for a retry, and which may start
/// next. First come, first served; a retry keeps its place. Calls are told apart by numbers that
/// grow in the order in which they came; times are milliseconds that never go back.
class EndpointLane final
{
public:
    void setLimits(const Limits& limits);
    /// While paused none starts; those that run go on.
    void setPaused(bool paused) { m_paused = paused; }

    void add(quint64 call, CallTokens tokens);
    /// Takes out a call wherever it stands.
    void remove(quint64 call);
    /// The call that may start now, counted as running from here on.
    std::optional<quint64> takeNext(qint64 now);
    /// A running call was answered and took so many tokens (-1: unknown); it is no longer here.
    void finish(quint64 call, qint64 inputTokens, qint64 outputTokens);
    /// A running call is to be tried again at `due`.
    void retry(quint64 call, qint64 due);
    /// A call that waits for a retry is tried at `due` instead.
    void postpone(quint64 call, qint64 due);
    bool isRunning(quint64 call) const { return m_running.count(call) > 0; }
    /// The server asked everybody to stay away until then.
    void holdUntil(qint64 time);
    qint64 heldUntil() const { return m_holdUntil; }
    /// When takeNext() could give a call only because time has passed.
    std::optional<qint64> nextDue(qint64 now);

    GatewayLoad load() const;

private:
    struct Running
    {
        CallTokens tokens;
        RateLimit::Ticket ticket = 0;
    };
    struct BackingOff
    {
        CallTokens tokens;
        qint64 due = 0;
    };
    qint64 estimate(CallTokens tokens) const;
    void releaseDue(qint64 now);
    bool isFull() const;

    Limits m_limits;
    RateLimit m_rate;
    bool m_paused = false;
    qint64 m_holdUntil = 0;
    std::map<quint64, CallTokens> m_waiting;
    std::unordered_map<quint64, Running> m_running;
    std::unordered_map<quint64, BackingOff> m_backingOff;
    std::set<std::pair<qint64, quint64>> m_dueOrder; ///< of m_backingOff
    qint64 m_answered = 0;                           ///< calls of which the output is known
    qint64 m_outputSum = 0;                          ///< tokens over those
};

} // namespace tandem::llm
