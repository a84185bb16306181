#pragma once

#include "storage/llm/callend.h"
#include "storage/llm/callfailure.h"
#include "storage/llm/curltransport.h"
#include "storage/llm/endpointlane.h"
#include "storage/llm/gatewayload.h"
#include "storage/llm/gatewayoptions.h"
#include "storage/llm/modelmemory.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

namespace tandem::llm {

/// What the engine is asked to do.
struct EngineCall
{
    quint64 id = 0; ///< grows from call to call
    Endpoint endpoint;
    QString key;
    std::optional<ChatRequest> chat;
    std::optional<EmbeddingRequest> embedding; ///< neither: the endpoint's list of models is wanted
    bool asksAfterLoss = false;                ///< after a lost attempt it waits for goOn()

    bool isModelList() const { return !chat && !embedding; }
};

/// How that ended. `models` and `vectors` count only where they were asked for.
struct EngineEnd
{
    quint64 id = 0;
    CallEnd end;
    QStringList models;
    std::vector<EmbeddingVector> vectors;
};

/// The thread that makes the gateway's calls: takes orders from any thread, keeps the endpoints'
/// limits, retries, and gives each call one end.
class CallEngine final
{
public:
    using Ended = std::function<void(EngineEnd)>;
    using Lost = std::function<void(quint64 id)>;

    /// `ended` and `lost` are called in the engine's thread; `lost` where a call now waits for
    /// goOn().
    CallEngine(GatewayOptions options, Ended ended, Lost lost);
    /// Breaks off what is under way; calls that have not ended get no end.
    ~CallEngine();
    Q_DISABLE_COPY_MOVE(CallEngine)

    void submit(EngineCall call);
    /// Ends a call with Cancelled; nothing for one that has ended.
    void cancel(quint64 id);
    /// The same for a call whose request is not on its way; one that is goes on to its end, but is
    /// not tried again.
    void withdraw(quint64 id);
    /// Tries a call again that waits for that.
    void goOn(quint64 id);
    void setPaused(const QString& endpointName, bool paused);
    GatewayLoad load(const QString& endpointName) const;

private:
    struct Call
    {
        EngineCall asked;
        QString model;
        AskedManner manner; ///< as it was put last
        QByteArray request; ///< the body that was sent last
        int attempts = 0;
        int lost = 0;             ///< attempts without an answer that may have been billed
        QList<ChatReply> remains; ///< CallEnd::remains
        qint64 due = 0;           ///< of the next attempt, where it waits for goOn()
        bool isWithdrawn = false;
        QByteArray raw;
        int httpStatus = 0;
    };

    /// What the server of an endpoint has asked for last.
    struct Pause
    {
        qint64 askedUntil = 0;
        QString words;
    };

    void post(std::function<void()> command);
    void run();
    bool runCommands();
    void startWhatMay();
    int waitMs();
    void publishLoads();

    void take(EngineCall asked);
    void drop(quint64 id);
    void takeBack(quint64 id);
    void release(quint64 id);
    void send(quint64 id);
    void onEnded(quint64 id, TransportEnd end);
    void onFailed(Call& call, TransportEnd end);
    void onNoAnswer(Call& call, TransportEnd end, const Error& why);
    bool askOtherwise(Call& call, const TransportEnd& end);
    bool tryLater(Call& call, const TransportEnd& end);
    void pauseAll(const Call& call, const TransportEnd& end, int retryAfterMs);
    static FailedCall failedCall(const Call& call, const TransportEnd& end);
    void onAnswered(Call& call, TransportEnd end);
    void onVectors(Call& call, TransportEnd end);
    /// The reply with what the exchange tells of it.
    ChatReply answeredBy(const Call& call, const TransportEnd& end, ChatReply reply) const;
    void finish(Call& call, Expected<ChatReply> reply, QStringList models = {},
        std::vector<EmbeddingVector> vectors = {});
    std::optional<ServerPause> pauseOf(const QString& name, const EndpointLane& lane) const;
    EndpointLane& laneOf(const Call& call) { return m_lanes[call.asked.endpoint.name]; }

    const GatewayOptions m_options;
    const std::shared_ptr<CallClock> m_clock;
    const Ended m_ended;
    const Lost m_lost;
    CurlTransport m_transport;
    std::mt19937 m_random;
    std::unordered_map<quint64, Call> m_calls;
    std::map<QString, EndpointLane> m_lanes; ///< by endpoint name
    std::map<QString, Pause> m_pauses;       ///< by endpoint name
    ModelMemory m_models;

    mutable std::mutex m_mutex; ///< guards what follows
    std::vector<std::function<void()>> m_commands;
    bool m_stopping = false;
    QHash<QString, GatewayLoad> m_loads;

    std::thread m_thread; ///< last, as it uses everything above
};

} // namespace tandem::llm
