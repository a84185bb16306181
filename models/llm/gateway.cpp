#include "models/llm/gateway.h"

#include "models/llm/callengine.h"
#include "models/llm/callfailure.h"
#include "models/llm/requesthash.h"

#include <QPointer>

#include <utility>

namespace tandem::llm {

/// Who is to be told of an end.
struct Gateway::Caller
{
    CallId id;
    bool isGuarded = false;
    QPointer<QObject> guard;
    CallDone done;
    ModelsDone modelsDone; ///< instead of `done`, where models were asked for
};

/// One request that is under way, for all who asked the same.
struct Gateway::Flight
{
    QString request; ///< what m_flightOfRequest knows it by; empty: nobody can join
    QString endpointName;
    QList<Caller> callers;
};

Gateway::Gateway(QObject* parent)
    : Gateway(GatewayOptions{}, parent)
{
}

Gateway::Gateway(GatewayOptions options, QObject* parent)
    : QObject(parent)
{
    m_engine = std::make_unique<CallEngine>(std::move(options), [this](EngineEnd ended) {
        QMetaObject::invokeMethod(
            this, [this, ended = std::move(ended)] { onEnded(ended); }, Qt::QueuedConnection);
    });
}

Gateway::~Gateway() = default;

CallId Gateway::ask(const Endpoint& endpoint, const QString& key, const ChatRequest& request,
    QObject* guard, CallDone done)
{
    const QString name = endpoint.name + QLatin1Char('\n') + requestHash(endpoint, request);
    if (const quint64 joined = m_flightOfRequest.value(name); joined > 0)
        return addCaller(joined, guard, std::move(done), {});
    const quint64 flight = ++m_lastFlight;
    m_flights.insert(flight, {name, endpoint.name, {}});
    m_flightOfRequest.insert(name, flight);
    m_engine->submit({flight, endpoint, key, request});
    return addCaller(flight, guard, std::move(done), {});
}

CallId Gateway::fetchModels(
    const Endpoint& endpoint, const QString& key, QObject* guard, ModelsDone done)
{
    const quint64 flight = ++m_lastFlight;
    m_flights.insert(flight, {{}, endpoint.name, {}});
    m_engine->submit({flight, endpoint, key, std::nullopt});
    return addCaller(flight, guard, {}, std::move(done));
}

CallId Gateway::addCaller(quint64 flight, QObject* guard, CallDone done, ModelsDone modelsDone)
{
    const CallId id{++m_lastCall};
    m_flights[flight].callers.append(
        {id, guard != nullptr, guard, std::move(done), std::move(modelsDone)});
    m_flightOfCall.insert(id.value, flight);
    return id;
}

void Gateway::cancel(CallId call)
{
    const auto found = m_flightOfCall.constFind(call.value);
    if (found == m_flightOfCall.constEnd())
        return;
    const quint64 number = *found;
    Flight& flight = m_flights[number];
    if (flight.callers.size() == 1) {
        m_flightOfRequest.remove(flight.request);
        flight.request.clear();
        m_engine->cancel(number);
        return;
    }
    // The others still want the answer; only this caller leaves.
    const auto isIt = [call](const Caller& caller) { return caller.id == call; };
    const auto place = std::find_if(flight.callers.begin(), flight.callers.end(), isIt);
    EngineEnd ended;
    ended.end.reply = failure(cancelledError(flight.endpointName));
    m_flightOfCall.remove(call.value);
    QMetaObject::invokeMethod(
        this, [caller = *place, ended] { tell(caller, ended); }, Qt::QueuedConnection);
    flight.callers.erase(place);
}

void Gateway::cancelAll()
{
    const QList<quint64> calls = m_flightOfCall.keys();
    for (const quint64 call : calls)
        cancel({call});
}

void Gateway::setPaused(const QString& endpointName, bool paused)
{
    m_engine->setPaused(endpointName, paused);
}

GatewayLoad Gateway::load(const QString& endpointName) const
{
    return m_engine->load(endpointName);
}

void Gateway::onEnded(const EngineEnd& ended)
{
    const Flight flight = m_flights.take(ended.id);
    if (m_flightOfRequest.value(flight.request) == ended.id)
        m_flightOfRequest.remove(flight.request);
    for (const Caller& caller : flight.callers)
        m_flightOfCall.remove(caller.id.value);
    // A callback may delete this object; then the others are no longer called.
    const QPointer<Gateway> self(this);
    for (const Caller& caller : flight.callers) {
        tell(caller, ended);
        if (!self)
            return;
    }
}

void Gateway::tell(const Caller& caller, const EngineEnd& ended)
{
    if (caller.isGuarded && !caller.guard)
        return;
    if (caller.done)
        caller.done(ended.end);
    if (!caller.modelsDone)
        return;
    if (ended.end.reply)
        caller.modelsDone(ended.models);
    else
        caller.modelsDone(failure(ended.end.reply.error()));
}

} // namespace tandem::llm
