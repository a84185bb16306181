#pragma once

#include "models/llm/endpoint.h"
#include "storage/llm/callend.h"
#include "storage/llm/gatewayload.h"
#include "storage/llm/gatewayoptions.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace tandem::llm {

class CallEngine;
struct EngineEnd;

/// The one way to language models: a thread with one curl multi handle that keeps every endpoint's
/// limits, retries what may be retried and reports each call's end in the thread that asked. All
/// functions are called in this object's thread.
class Gateway final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(Gateway)

public:
    using ModelsDone = std::function<void(const Expected<QStringList>&)>;

    explicit Gateway(QObject* parent = nullptr);
    explicit Gateway(GatewayOptions options, QObject* parent = nullptr);
    /// Cancels what is under way; no callback is called after this.
    ~Gateway() override;

    /// Queues a call. `done` is called once, in this object's thread, and skipped when `guard` is
    /// gone (no guard: it is always called). Requests that are equal and go to the same endpoint
    /// while one of them is under way are sent once, and all get its end. A server's pause or
    /// failure is waited out within the endpoint's limits, and a 2xx that is no model's answer is
    /// such a failure; a model's answer is never asked for again.
    /// Errors: Cancelled; Refused (key, rights, credit, plain http); NotFound (address, model);
    /// Busy (server overloaded or failing); Unreadable (no or broken connection, certificate,
    /// time-out, no answer of a model); TooLarge; InvalidInput (request not accepted). They name
    /// the endpoint and never hold the key.
    /// With `lost` the call is a request of its own: after each attempt that got no answer and may
    /// have been billed all the same, it calls `lost` and waits for goOn(), unless it ends there.
    CallId ask(const Endpoint& endpoint, const QString& key, const ChatRequest& request,
        QObject* guard, CallDone done, AttemptLost lost = {});
    /// The same for vectors of texts: limits, pauses, retries, errors and `lost` as of ask(), but
    /// each is a request of its own. An answer that does not hold (see decodeEmbeddings()) is not
    /// asked for again: Unreadable. Refused of an endpoint that has no embeddings.
    CallId embed(const Endpoint& endpoint, const QString& key, const EmbeddingRequest& request,
        QObject* guard, EmbeddingDone done, AttemptLost lost = {});
    /// Fetches the endpoint's list of models, in one try and past the queue.
    CallId fetchModels(
        const Endpoint& endpoint, const QString& key, QObject* guard, ModelsDone done);
    /// Ends a call with Cancelled; nothing for one that has ended. A call whose answer has come but
    /// was not delivered yet ends with that answer, since it was paid for.
    void cancel(CallId call);
    void cancelAll();
    /// cancel() for a call whose request is not on its way. One that is may have to be paid for, so
    /// it goes on to its end, but is not tried again. Nothing for a call that others wait for too.
    void withdraw(CallId call);
    /// Tries a call again that told of a lost attempt.
    void goOn(CallId call);
    /// While an endpoint is paused its calls wait; those that are sent already go on to their end.
    void setPaused(const QString& endpointName, bool paused);

    /// What an endpoint's calls are doing, as of a moment ago.
    GatewayLoad load(const QString& endpointName) const;

private:
    struct Caller;
    struct Question;
    struct Flight;
    CallId addCaller(quint64 flight, Caller caller);
    void onEnded(const EngineEnd& ended);
    void onLost(quint64 flight);
    static EmbeddingEnd embeddingEnd(const EngineEnd& ended);
    static void tell(const Caller& caller, const EngineEnd& ended);

    std::unique_ptr<CallEngine> m_engine;
    QHash<quint64, Flight> m_flights;
    QHash<Question, quint64> m_flightOfQuestion; ///< those that more callers can join
    QHash<quint64, quint64> m_flightOfCall;
    quint64 m_lastFlight = 0;
    quint64 m_lastCall = 0;
};

} // namespace tandem::llm
