#include "storage/runs/runcalls.h"

#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/llm/callfailure.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/runs/capneed.h"
#include "storage/runs/runlease.h"
#include "storage/runs/runwords.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// Of its time a place may stay empty while the next call is being noted: one in so many.
constexpr qint64 kShareOfTimeEmpty = 20;
/// What noting takes at the least, as far as that goes: the time varies, and few ms are measured
/// badly.
constexpr qint64 kLeastNotingMs = 10;

QString amountText(double cost)
{
    constexpr int kDecimals = 4;
    return QLocale(QLocale::English).toString(cost, 'f', llm::decimalsOfAmount(cost, kDecimals));
}

} // namespace

RunCalls::RunCalls(
    Project& project, llm::Gateway& gateway, const RunLease& lease, const Secret& key)
    : m_project(project)
    , m_gateway(gateway)
    , m_lease(lease)
    , m_key(key)
{
}

void RunCalls::begin(const RunSetup& setup, const RunBudget& budget, qint64 answersWithoutCost)
{
    m_answersWithoutCost = answersWithoutCost;
    m_setup = setup;
    m_budget = budget;
}

RunCalls::Digest RunCalls::digestOf(const QString& hash)
{
    constexpr int kHexadecimal = 16;
    constexpr qsizetype kDigits = 16;
    return {hash.left(kDigits).toULongLong(nullptr, kHexadecimal),
        hash.mid(kDigits, kDigits).toULongLong(nullptr, kHexadecimal)};
}

std::optional<double> RunCalls::mostCostOf(const RunStep& step) const
{
    return llm::mostCostOf(step.call.request, m_setup.endpoint.prices);
}

bool RunCalls::canKeepCap()
{
    const llm::Prices& prices = m_setup.endpoint.prices;
    if (prices.input && prices.output && prices.currency == m_setup.currency)
        return true;
    Error error;
    error.what = prices.input && prices.output
                     ? RunWords::tr("The spending cap cannot be enforced: it is in %1, but the "
                                    "endpoint's prices are in %2.")
                           .arg(m_setup.currency, prices.currency)
                     : RunWords::tr("The spending cap cannot be enforced: the endpoint's prices "
                                    "are no longer known.");
    error.where = m_setup.endpoint.name;
    emit stopped({m_setup.run, RunState::Stopped, error});
    return false;
}

/// How many calls may be asked and not yet answered: as many as may run at once, since what is
/// noted counts as sent where the program is killed. Some more only where calls are quick, as those
/// that began together end together, and their places would stay empty while the next ones are
/// being noted.
int RunCalls::mostAsked() const
{
    constexpr int kShareOfPlaces = 2;
    const int places = m_setup.endpoint.limits.concurrency;
    const qint64 notingMs = std::max(m_notingMs, kLeastNotingMs);
    const bool isQuick = m_callMs && *m_callMs < notingMs * kShareOfTimeEmpty;
    return isQuick ? places + std::max(1, places / kShareOfPlaces) : places;
}

bool RunCalls::hasPlace(int storing) const
{
    // One that does not keep to the limit of tokens shows by its first answer, before others are on
    // their way.
    if (m_setup.cap && !m_callMs && underWay() + storing > 0)
        return false;
    // A slow disk must not leave places empty while a round of answers is being stored; what is
    // asked or answered and not yet stored would be lost with the program.
    const int mostAtRisk = mostAsked() + m_setup.endpoint.limits.concurrency;
    return underWay() < mostAsked() && underWay() + storing < mostAtRisk;
}

RunCalls::Room RunCalls::roomFor(const RunStep& step, bool othersWrite)
{
    if (!m_setup.cap)
        return Room::Enough;
    if (!canKeepCap())
        return Room::NotNow;
    if (m_budget.allows(mostCostOf(step).value_or(0.0), *m_setup.cap))
        return Room::Enough;
    const bool mayTurnOutCheaper = !m_flights.isEmpty() || m_writes > 0 || othersWrite;
    return mayTurnOutCheaper ? Room::NotNow : Room::Never;
}

RunEnd RunCalls::endAtCap(qsizetype questions, double most, double largest) const
{
    const QLocale figures(QLocale::English);
    Error error;
    error.code = ErrorCode::Refused;
    error.what =
        RunWords::tr("Stopped: the next request might exceed the spending cap (%3 of %1 %2 spent).")
            .arg(figures.toString(*m_setup.cap, 'f', QLocale::FloatingPointShortest),
                m_setup.currency, amountText(m_budget.spent())) +
        u' ' +
        RunWords::tr("%n request(s) exceed the cap and could cost up to %1, not counting follow-up "
                     "requests.",
            nullptr, int(questions))
            .arg(amountText(most));
    // What is less is left over from adding up.
    constexpr double kLeastAmount = 1e-9;
    if (m_budget.possible() > kLeastAmount)
        error.what +=
            u' ' +
            (m_answersWithoutCost > 0
                    ? RunWords::tr("Up to %1 more may be billed.")
                    : RunWords::tr("Up to %1 more may be billed for requests without a reply."))
                .arg(amountText(m_budget.possible()));
    const double needed = neededCap(m_budget, most, largest);
    if (m_answersWithoutCost > 0)
        error.what +=
            u' ' + RunWords::tr("The server did not report the tokens of %n reply(s); each is "
                                "counted at its maximum possible cost. A lower --max-tokens "
                                "reduces it; if the endpoint is free, set its prices to 0.",
                       nullptr, int(m_answersWithoutCost));
    error.remedy = RunWords::tr("Resume the run with a higher cap; no request is sent twice. %1 %2 "
                                "covers the requests known so far.")
                       .arg(amountText(needed), m_setup.currency);
    return {m_setup.run, RunState::CapReached, error, needed};
}

void RunCalls::ask(const RunStep& step)
{
    m_flights.insert(step.hash, {{}, {step}, mostCostOf(step)});
    leave(step.hash);
}

void RunCalls::leave(const QString& hash)
{
    m_budget.reserve(m_flights[hash].most.value_or(0.0));
    m_leaving.append(hash);
    // All that leave together are noted in one write.
    if (m_leaving.size() == 1)
        QMetaObject::invokeMethod(this, &RunCalls::noteLeaving, Qt::QueuedConnection);
}

void RunCalls::noteLeaving()
{
    const QStringList leaving = std::exchange(m_leaving, {});
    QList<std::optional<double>> most;
    for (const QString& hash : leaving)
        most.append(m_flights[hash].most);
    ++m_writes;
    QElapsedTimer begun;
    begun.start();
    const auto noted = std::make_shared<QList<AttemptId>>();
    m_project
        .change({.write = [run = m_setup.run, leaving, most, noted](
                              Database& database) -> Expected<Written> {
            noted->clear();
            for (qsizetype i = 0; i < leaving.size(); ++i) {
                TANDEM_TRY(
                    attempt, AttemptRepository(database).add(run, leaving.at(i), most.at(i)));
                noted->append(*attempt);
            }
            return Written(RunChanged{run});
        }})
        .watch(this, [this, leaving, noted, begun](const Expected<void>& done) {
            --m_writes;
            m_notingMs = begun.elapsed();
            onNoted(leaving, done.map([&] { return *noted; }));
        });
}

void RunCalls::onNoted(const QStringList& leaving, const Expected<QList<AttemptId>>& noted)
{
    if (!noted)
        emit stopped({m_setup.run, RunState::Stopped, noted.error()});
    for (qsizetype i = 0; i < leaving.size(); ++i) {
        Flight& flight = m_flights[leaving.at(i)];
        if (noted && !m_isWithdrawn && !isCapPassed()) {
            flight.attempts.append(noted->at(i));
            send(flight);
            continue;
        }
        if (noted)
            dropAttempt(flight, noted->at(i));
        else
            m_budget.release(flight.most.value_or(0.0));
        // One that was sent before is withdrawn and ends by itself.
        if (!flight.call.isValid())
            onEnded(
                leaving.at(i), {failure(llm::cancelledError(m_setup.endpoint.name)), {}, 0, 0, 0});
    }
    emit settled();
}

void RunCalls::send(Flight& flight)
{
    if (flight.call.isValid()) {
        m_gateway.goOn(flight.call);
        return;
    }
    const QString hash = flight.steps.first().hash;
    flight.call = m_gateway.ask(
        m_setup.endpoint, m_key.reveal(), flight.steps.first().call.request, this,
        [this, hash](const llm::CallEnd& end) { onEnded(hash, end); },
        [this, hash] { onLost(hash); });
}

void RunCalls::onLost(const QString& hash)
{
    const auto flight = m_flights.constFind(hash);
    if (flight == m_flights.cend() || m_isWithdrawn)
        return;
    // Where nothing is left for it, the task waits like the others for what the rest will cost.
    if (m_lease.isSure() &&
        (!m_setup.cap || m_budget.allows(flight->most.value_or(0.0), *m_setup.cap)))
        leave(hash);
    else
        m_gateway.cancel(flight->call);
}

void RunCalls::dropAttempt(const Flight& flight, AttemptId attempt)
{
    ++m_writes;
    m_project
        .change({.write = [run = m_setup.run, attempt](Database& database) -> Expected<Written> {
            return AttemptRepository(database).remove(attempt).map(
                [run] { return Written(RunChanged{run}); });
        }})
        .watch(this, [this, most = flight.most.value_or(0.0)](const Expected<void>& dropped) {
            --m_writes;
            if (dropped)
                m_budget.release(most);
            emit settled();
        });
}

void RunCalls::settleUnanswered(const Flight& flight, const llm::CallEnd& end)
{
    // One that may have been billed stays noted.
    if (end.lost < flight.attempts.size())
        dropAttempt(flight, flight.attempts.last());
}

void RunCalls::onEnded(const QString& hash, const llm::CallEnd& end)
{
    const Flight flight = m_flights.take(hash);
    if (end.reply) {
        markAnswered(hash);
        countExcess(flight, *end.reply);
        m_callMs = end.reply->durationMs;
    }
    emit ended(flight, end);
}

/// Counts at once what an answer costs more than it might have, before it is stored: nothing that
/// still waits for its place may be sent on money that is gone.
void RunCalls::countExcess(const Flight& flight, const llm::ChatReply& reply)
{
    const auto cost = llm::costOf(reply.usage, m_setup.endpoint.prices);
    m_answersWithoutCost += !cost && flight.most ? 1 : 0;
    if (!cost || !flight.most || *cost <= *flight.most)
        return;
    const double excess = *cost - *flight.most;
    m_excess.insert(flight.steps.first().hash, excess);
    m_budget.reserve(excess);
    const int allowed = flight.steps.first().call.request.maxTokens;
    if (m_setup.cap && reply.usage.output > allowed)
        stopAtIgnoredLimit(reply.usage.output, allowed, m_budget.spent() + *cost);
    if (!isCapPassed())
        return;
    for (const Flight& other : std::as_const(m_flights))
        m_gateway.withdraw(other.call);
}

void RunCalls::stopAtIgnoredLimit(qint64 tokens, int allowed, double spent)
{
    Error error;
    error.code = ErrorCode::Refused;
    error.what = RunWords::tr("The spending cap cannot be enforced: the server ignores the token "
                              "limit. It counted %1 tokens for a reply limited to %2.")
                     .arg(tokens)
                     .arg(allowed) +
                 u' ' +
                 RunWords::tr("This brings the total to %1 %2, of %3 allowed.")
                     .arg(amountText(spent), m_setup.currency, amountText(*m_setup.cap));
    error.where = m_setup.endpoint.name;
    error.remedy = RunWords::tr("Set the limit on the server, or raise --max-tokens to that number "
                                "so that the cap accounts for it.");
    emit stopped({m_setup.run, RunState::Stopped, error});
}

bool RunCalls::isCapPassed() const
{
    return m_setup.cap && m_budget.isPassed(*m_setup.cap);
}

bool RunCalls::join(const RunStep& step)
{
    const auto same = m_flights.find(step.hash);
    if (same == m_flights.end())
        return false;
    same->steps.append(step);
    return true;
}

void RunCalls::settle(const RunStep& step, std::optional<double> cost)
{
    m_budget.release(m_excess.take(step.hash));
    settleRemains(step, cost);
}

void RunCalls::settleRemains(const RunStep& step, std::optional<double> cost)
{
    if (step.attempt.isValid())
        m_budget.settle(mostCostOf(step).value_or(0.0), cost);
}

void RunCalls::withdraw()
{
    m_isWithdrawn = true;
    for (const Flight& flight : std::as_const(m_flights))
        m_gateway.withdraw(flight.call);
}

} // namespace tandem
