#include "storage/llm/gateway.h"

#include "storage/llm/callengine.h"
#include "storage/llm/callfailure.h"

#include <QPointer>

#include <algorithm>
#include <optional>
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
    AttemptLost lost;
    EmbeddingDone embeddingDone = {}; ///< instead of `done`, where vectors were asked for
};

/// What makes two calls the same. Compared as it is: hashing it as the cache does would cost more
/// than all the rest of a call.
struct Gateway::Question
{
    Endpoint endpoint;
    ChatRequest request;
    bool operator==(const Question&) const = default;

    friend size_t qHash(const Question& question, size_t seed = 0) noexcept
    {
        seed = qHashMulti(
            seed, question.endpoint.name, question.request.model, question.request.sample);
        for (const Message& message : question.request.messages)
            seed = qHash(message.text, seed);
        return seed;
    }
};

/// One request that is under way, for all who asked the same.
struct Gateway::Flight
{
    QString endpointName;
    std::optional<Question> question; ///< none: nobody can join
    QList<Caller> callers = {};
};

Gateway::Gateway(QObject* parent)
    : Gateway(GatewayOptions{}, parent)
{
}

Gateway::Gateway(GatewayOptions options, QObject* parent)
    : QObject(parent)
{
    m_engine = std::make_unique<CallEngine>(
        std::move(options),
        [this](EngineEnd ended) {
            QMetaObject::invokeMethod(
                this, [this, ended = std::move(ended)] { onEnded(ended); }, Qt::QueuedConnection);
        },
        [this](quint64 flight) {
            QMetaObject::invokeMethod(
                this, [this, flight] { onLost(flight); }, Qt::QueuedConnection);
        });
}

Gateway::~Gateway() = default;

CallId Gateway::ask(const Endpoint& endpoint, const QString& key, const ChatRequest& request,
    QObject* guard, CallDone done, AttemptLost lost)
{
    const bool isItsOwn = lost != nullptr;
    Caller caller{{}, guard != nullptr, guard, std::move(done), {}, std::move(lost)};
    const Question question{endpoint, request};
    const quint64 joined = isItsOwn ? 0 : m_flightOfQuestion.value(question);
    if (joined > 0)
        return addCaller(joined, std::move(caller));
    const quint64 flight = ++m_lastFlight;
    m_flights.insert(flight, {endpoint.name, isItsOwn ? std::nullopt : std::optional(question)});
    if (!isItsOwn)
        m_flightOfQuestion.insert(question, flight);
    m_engine->submit({flight, endpoint, key, request, std::nullopt, isItsOwn});
    return addCaller(flight, std::move(caller));
}

CallId Gateway::embed(const Endpoint& endpoint, const QString& key, const EmbeddingRequest& request,
    QObject* guard, EmbeddingDone done, AttemptLost lost)
{
    const bool asksAfterLoss = lost != nullptr;
    const quint64 flight = ++m_lastFlight;
    m_flights.insert(flight, {endpoint.name, std::nullopt});
    m_engine->submit({flight, endpoint, key, std::nullopt, request, asksAfterLoss});
    return addCaller(
        flight, {{}, guard != nullptr, guard, {}, {}, std::move(lost), std::move(done)});
}

CallId Gateway::fetchModels(
    const Endpoint& endpoint, const QString& key, QObject* guard, ModelsDone done)
{
    const quint64 flight = ++m_lastFlight;
    m_flights.insert(flight, {endpoint.name, std::nullopt});
    m_engine->submit({flight, endpoint, key, std::nullopt, std::nullopt});
    return addCaller(flight, {{}, guard != nullptr, guard, {}, std::move(done), {}});
}

CallId Gateway::addCaller(quint64 flight, Caller caller)
{
    const CallId id{++m_lastCall};
    caller.id = id;
    m_flights[flight].callers.append(std::move(caller));
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
        if (flight.question)
            m_flightOfQuestion.remove(*std::exchange(flight.question, std::nullopt));
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

void Gateway::withdraw(CallId call)
{
    const quint64 number = m_flightOfCall.value(call.value);
    if (number == 0 || m_flights[number].callers.size() > 1)
        return;
    if (Flight& flight = m_flights[number]; flight.question)
        m_flightOfQuestion.remove(*std::exchange(flight.question, std::nullopt));
    m_engine->withdraw(number);
}

void Gateway::goOn(CallId call)
{
    m_engine->goOn(m_flightOfCall.value(call.value));
}

void Gateway::setPaused(const QString& endpointName, bool paused)
{
    m_engine->setPaused(endpointName, paused);
}

GatewayLoad Gateway::load(const QString& endpointName) const
{
    return m_engine->load(endpointName);
}

void Gateway::onLost(quint64 flight)
{
    const QList<Caller> callers = m_flights.value(flight).callers;
    for (const Caller& caller : callers) {
        if (caller.lost && (!caller.isGuarded || caller.guard))
            caller.lost();
    }
}

void Gateway::onEnded(const EngineEnd& ended)
{
    const Flight flight = m_flights.take(ended.id);
    if (flight.question)
        m_flightOfQuestion.remove(*flight.question);
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

EmbeddingEnd Gateway::embeddingEnd(const EngineEnd& ended)
{
    const auto& reply = ended.end.reply;
    return {reply.map([&](const ChatReply& counted) {
                return EmbeddingReply{ended.vectors, counted.usage};
            }),
        ended.end.attempts, ended.end.lost};
}

void Gateway::tell(const Caller& caller, const EngineEnd& ended)
{
    if (caller.isGuarded && !caller.guard)
        return;
    if (caller.done)
        caller.done(ended.end);
    if (caller.embeddingDone)
        caller.embeddingDone(embeddingEnd(ended));
    if (!caller.modelsDone)
        return;
    if (ended.end.reply)
        caller.modelsDone(ended.models);
    else
        caller.modelsDone(failure(ended.end.reply.error()));
}

} // namespace tandem::llm
