#pragma once

#include <QtGlobal>

#include <optional>

namespace tandem {

/// The money of one run. What holds at every moment, whoever works on the run and whatever became
/// of the programs that did:
///
///     spent + possible <= cap, for every attempt whose request left,
///
/// where `spent` is what the stored replies cost and `possible` the most that all attempts can cost
/// whose cost no stored reply tells: those on their way, those whose replies are being stored,
/// those that broke off and may have been billed, and those out in a batch. Each is a row of
/// llm_attempt that is committed before its request leaves, retries too, and that goes in the write
/// that stores its reply. So a killed program's attempts count as well, and the budget is the
/// run's: resuming it, or a higher cap, goes on with the same sum.
class RunBudget final
{
public:
    RunBudget() = default;
    /// `unpriced` attempts and replies have no known bound; each is taken for the next call's.
    RunBudget(double spent, double possible, qint64 unpriced)
        : m_spent(spent)
        , m_possible(possible)
        , m_unpriced(unpriced)
    {
    }

    /// Whether another attempt may leave that costs at most `most`.
    bool allows(double most, double cap) const
    {
        return m_spent + m_possible + double(m_unpriced) * most + most <= cap;
    }
    /// Whether more is spent or possible than was to be: an answer cost more than its attempt was
    /// taken for.
    bool isPassed(double cap) const
    {
        constexpr double kRounding = 1e-9;
        return m_spent + m_possible > cap * (1.0 + kRounding);
    }
    double spent() const { return m_spent; }
    double possible() const { return m_possible; }
    qint64 unpriced() const { return m_unpriced; }

    void reserve(double most) { m_possible += most; }
    /// It is sure that nothing was billed.
    void release(double most) { m_possible -= most; }
    /// Its reply is stored; none: with a cost that is not known, so that it stays possible.
    void settle(double most, std::optional<double> cost)
    {
        if (!cost)
            return;
        m_possible -= most;
        m_spent += *cost;
    }

private:
    double m_spent = 0.0;
    double m_possible = 0.0;
    qint64 m_unpriced = 0;
};

} // namespace tandem
