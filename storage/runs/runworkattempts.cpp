// How the calls of a run leave: each attempt only within the budget, and noted before.

#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/llm/callfailure.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/runs/runwords.h"
#include "storage/runs/runwork.h"

#include <QLocale>

namespace tandem {

double RunWork::mostCostOf(const RunStep& step) const
{
    return llm::mostCostOf(step.call.request, m_endpoint.prices).value_or(0.0);
}

bool RunWork::canKeepCap()
{
    const llm::Prices& prices = m_endpoint.prices;
    if (prices.input && prices.output && prices.currency == m_setup.currency)
        return true;
    Error error;
    error.what =
        prices.input && prices.output
            ? RunWords::tr("The spending cap cannot be kept: it is in %1, the endpoint's "
                           "prices are in %2.")
                  .arg(m_setup.currency, prices.currency)
            : RunWords::tr("The spending cap cannot be kept: the endpoint's prices are not "
                           "known any more.");
    error.where = m_endpoint.name;
    stop({m_run, RunState::Stopped, error});
    return false;
}

bool RunWork::mayAsk(const RunStep& step)
{
    if (!m_setup.cap)
        return true;
    if (!canKeepCap())
        return false;
    const double most = mostCostOf(step);
    if (m_budget.allows(most, *m_setup.cap))
        return true;
    // What is under way may turn out cheaper than it might have been.
    if (!m_flights.isEmpty() || m_writes > 0)
        return false;
    const QLocale figures(QLocale::English);
    const auto amount = [&figures](double cost) {
        return figures.toString(cost, 'f', llm::decimalsOfAmount(cost, 4));
    };
    Error error;
    error.code = ErrorCode::Refused;
    error.what =
        RunWords::tr("The spending cap of %1 %2 is reached: %3 are spent, and the next call "
                     "might cost up to %4.")
            .arg(figures.toString(*m_setup.cap, 'f', QLocale::FloatingPointShortest),
                m_setup.currency, amount(m_budget.spent()), amount(most));
    if (m_budget.possible() > 0.0)
        error.what += u' ' + RunWords::tr("Up to %1 more may be billed for requests without an "
                                          "answer.")
                                 .arg(amount(m_budget.possible()));
    error.remedy = RunWords::tr("Resume the run with a higher cap; it asks nothing twice.");
    stop({m_run, RunState::CapReached, error});
    return false;
}

void RunWork::ask(const RunStep& step)
{
    const QString hash = step.hash;
    m_flights.insert(hash, {{}, {step}, mostCostOf(step)});
    if (m_setup.cap)
        reserve(hash, [this, hash] { send(hash); });
    else
        send(hash);
}

void RunWork::send(const QString& hash)
{
    const RunStep& step = m_flights[hash].steps.first();
    llm::AttemptLost lost;
    if (m_setup.cap)
        lost = [this, hash] { onLost(hash); };
    m_flights[hash].call = m_gateway.ask(
        m_endpoint, m_key.reveal(), step.call.request, this,
        [this, hash](const llm::CallEnd& end) { onAnswered(hash, end); }, lost);
}

void RunWork::reserve(const QString& hash, std::function<void()> go)
{
    const double most = m_flights[hash].most;
    m_budget.reserve(most);
    ++m_writes;
    const auto attempt = std::make_shared<AttemptId>();
    m_project
        .change(
            {.write = [run = m_run, hash, most, attempt](Database& database) -> Expected<Written> {
                return AttemptRepository(database).add(run, hash, most).map([&](AttemptId id) {
                    *attempt = id;
                    return Written(RunChanged{run});
                });
            }})
        .watch(this, [this, hash, most, attempt, go = std::move(go)](const Expected<void>& done) {
            --m_writes;
            if (!done) {
                m_budget.release(most);
                stop({m_run, RunState::Stopped, done.error()});
            } else if (m_stopping) {
                dropAttempt(*attempt, most);
            } else {
                m_flights[hash].attempts.append(*attempt);
                go();
                return;
            }
            // One that was sent before is withdrawn by stop() and ends by itself.
            const auto flight = m_flights.constFind(hash);
            if (flight != m_flights.cend() && !flight->call.isValid())
                onAnswered(hash, {failure(llm::cancelledError(m_endpoint.name)), {}, 0, 0, 0});
            else
                finishIfDone();
        });
}

void RunWork::onLost(const QString& hash)
{
    const auto flight = m_flights.constFind(hash);
    if (flight == m_flights.cend() || m_stopping)
        return;
    const llm::CallId call = flight->call;
    // Where nothing is left for it, the task waits like the others for what the rest will cost.
    if (m_lease.isSure() && m_budget.allows(flight->most, *m_setup.cap))
        reserve(hash, [this, call] { m_gateway.goOn(call); });
    else
        m_gateway.cancel(call);
}

void RunWork::submitNote(
    std::function<Expected<void>(Database&)> write, std::function<void(bool)> done)
{
    ++m_writes;
    m_project
        .change({.write = [run = m_run, write = std::move(write)](
                              Database& database) -> Expected<Written> {
            return write(database).map([run] { return Written(RunChanged{run}); });
        }})
        .watch(this, [this, done = std::move(done)](const Expected<void>& written) {
            --m_writes;
            done(written.has_value());
            goOn();
        });
}

void RunWork::dropAttempt(AttemptId attempt, double most)
{
    submitNote(
        [attempt](Database& database) { return AttemptRepository(database).remove(attempt); },
        [this, most](bool isDone) {
            if (isDone)
                m_budget.release(most);
        });
}

void RunWork::settleUnanswered(const Flight& flight, const llm::CallEnd& end)
{
    if (!m_setup.cap && end.lost > 0)
        submitNote([setup = m_setup, step = flight.steps.first(), lost = end.lost](
                       Database& database) { return noteLost(database, setup, step, lost); },
            [](bool) {});
    // One that may have been billed stays noted.
    if (end.lost < flight.attempts.size())
        dropAttempt(flight.attempts.last(), flight.most);
}

} // namespace tandem
