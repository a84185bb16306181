#pragma once

#include "storage/endpoints/secret.h"
#include "storage/llm/callend.h"
#include "storage/runs/runbudget.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runsteps.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

#include <functional>
#include <optional>
#include <utility>

namespace tandem {

/// The calls of a run that have left, each request once: every attempt only within the budget, and
/// noted before it is sent, so that whatever may have to be paid for is known after any end.
class RunCalls final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RunCalls)

public:
    /// A call that the gateway has, for all tasks that ask the same.
    struct Flight
    {
        llm::CallId call;
        QList<RunStep> steps;
        std::optional<double> most;     ///< that an attempt may cost; none: no prices are known
        QList<AttemptId> attempts = {}; ///< as they were written down
    };

    /// All must outlive this.
    RunCalls(Project& project, llm::Gateway& gateway, const RunLease& lease, const Secret& key);
    /// Before anything is asked.
    void begin(const RunSetup& setup, const RunBudget& budget, qint64 answersWithoutCost = 0);

    /// Whether another call may leave while so many answers are being stored.
    bool hasPlace(int storing) const;
    /// Whether the cap leaves room for the call: not now where what is under way may turn out
    /// cheaper than it might have been, writes of others too. Where it cannot be kept, it says
    /// stopped().
    enum class Room { Enough, NotNow, Never };
    Room roomFor(const RunStep& step, bool othersWrite);
    /// The end of a run that had no room for so many questions, which might cost up to `most`, one
    /// of them up to `largest`.
    RunEnd endAtCap(qsizetype questions, double most, double largest) const;
    /// The most that an attempt at the call may cost; none: no prices are known.
    std::optional<double> mostCostOf(const RunStep& step) const;
    void ask(const RunStep& step);
    /// Adds the step to the call that asks the same; false where none is under way.
    bool join(const RunStep& step);
    /// Asks nothing more: a call whose request is on its way goes on to its end.
    void withdraw();
    /// The reply to the step is stored.
    void settle(const RunStep& step, std::optional<double> cost);
    /// What came of an attempt that broke off is stored.
    void settleRemains(const RunStep& step, std::optional<double> cost);
    /// Settles what is noted of a call that ended without an answer.
    void settleUnanswered(const Flight& flight, const llm::CallEnd& end);

    /// The answer to the request is stored or being stored; so is that of a call that ended.
    void markAnswered(const QString& hash) { m_answered.insert(digestOf(hash)); }
    bool isAnswered(const QString& hash) const { return m_answered.contains(digestOf(hash)); }
    int underWay() const { return static_cast<int>(m_flights.size()); }
    int writes() const { return m_writes; }

signals:
    void ended(const tandem::RunCalls::Flight& flight, const tandem::llm::CallEnd& end);
    /// Nothing more may be asked.
    void stopped(const tandem::RunEnd& end);
    /// A write came to its end.
    void settled();

private:
    /// Half of a request's hash: a run of 10,000 cases has to keep a million of them.
    using Digest = std::pair<quint64, quint64>;
    static Digest digestOf(const QString& hash);

    int mostAsked() const;
    bool canKeepCap();
    bool isCapPassed() const;
    void stopAtIgnoredLimit(qint64 tokens, int allowed, double spent);
    void leave(const QString& hash);
    void noteLeaving();
    void onNoted(const QStringList& leaving, const Expected<QList<AttemptId>>& noted);
    void send(Flight& flight);
    void onLost(const QString& hash);
    void onEnded(const QString& hash, const llm::CallEnd& end);
    void countExcess(const Flight& flight, const llm::ChatReply& reply);
    void dropAttempt(const Flight& flight, AttemptId attempt);

    Project& m_project;
    llm::Gateway& m_gateway;
    const RunLease& m_lease;
    const Secret m_key;
    RunSetup m_setup;
    qint64 m_answersWithoutCost = 0; ///< though there are prices: their tokens were not counted
    RunBudget m_budget;
    QHash<QString, Flight> m_flights; ///< by the hash of the request
    QStringList m_leaving;            ///< of these, whose next attempt is to be noted
    QSet<Digest> m_answered;
    QHash<QString, double> m_excess; ///< by hash: what answers that are being stored cost too much
    std::optional<qint64> m_callMs;  ///< that the last call took
    qint64 m_notingMs = 0;           ///< and the last noting
    int m_writes = 0;
    bool m_isWithdrawn = false;
};

} // namespace tandem
