#include "storage/llm/callengine.h"

#include "models/llm/cost.h"
#include "models/llm/keyblot.h"

#include <algorithm>
#include <csignal>
#include <limits>

namespace tandem::llm {

namespace {

constexpr int kLongestSleepMs = 60'000;
constexpr qint64 kNever = std::numeric_limits<qint64>::max();
constexpr int kStartsAtOnce = 8; ///< then these go out, before more are put into words
constexpr int kLongestCallMs = 30 * 60 * 1000; ///< where the endpoint sets no limit

/// OpenSSL writes to sockets that the server may have closed; without this the process would die.
void ignoreBrokenPipes()
{
    sigset_t brokenPipe;
    sigemptyset(&brokenPipe);
    sigaddset(&brokenPipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &brokenPipe, nullptr);
}

QString modelOf(const EngineCall& asked)
{
    if (asked.chat)
        return modelAsked(asked.endpoint, *asked.chat);
    return asked.embedding->model.isEmpty() ? asked.endpoint.model : asked.embedding->model;
}

CallTokens tokensOf(const EngineCall& asked)
{
    if (asked.chat)
        return {estimatedInputTokens(*asked.chat), asked.chat->maxTokens};
    qint64 tokens = 0;
    for (const QString& text : asked.embedding->texts)
        tokens += estimatedTokens(text);
    return {tokens, 0};
}

} // namespace

CallEngine::CallEngine(GatewayOptions options, Ended ended, Lost lost)
    : m_options(std::move(options))
    , m_clock(m_options.clock ? m_options.clock : std::make_shared<CallClock>())
    , m_ended(std::move(ended))
    , m_lost(std::move(lost))
    , m_transport(m_options.extraCaFile, *m_clock)
    , m_random(m_options.seed > 0 ? m_options.seed : std::random_device{}())
    , m_thread([this] { run(); })
{
}

CallEngine::~CallEngine()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_transport.wakeUp();
    m_thread.join();
}

void CallEngine::submit(EngineCall call)
{
    post([this, asked = std::move(call)] { take(asked); });
}

void CallEngine::cancel(quint64 id)
{
    post([this, id] { drop(id); });
}

void CallEngine::withdraw(quint64 id)
{
    post([this, id] { takeBack(id); });
}

void CallEngine::goOn(quint64 id)
{
    post([this, id] { release(id); });
}

void CallEngine::setPaused(const QString& endpointName, bool paused)
{
    post([this, endpointName, paused] { m_lanes[endpointName].setPaused(paused); });
}

GatewayLoad CallEngine::load(const QString& endpointName) const
{
    const std::lock_guard lock(m_mutex);
    return m_loads.value(endpointName);
}

void CallEngine::post(std::function<void()> command)
{
    bool wasEmpty = false;
    {
        const std::lock_guard lock(m_mutex);
        wasEmpty = m_commands.empty();
        m_commands.push_back(std::move(command));
    }
    if (wasEmpty)
        m_transport.wakeUp();
}

void CallEngine::run()
{
    ignoreBrokenPipes();
    while (runCommands()) {
        startWhatMay();
        publishLoads();
        for (auto& [id, end] : m_transport.turn(waitMs()))
            onEnded(id, std::move(end));
    }
}

bool CallEngine::runCommands()
{
    std::vector<std::function<void()>> commands;
    {
        const std::lock_guard lock(m_mutex);
        if (m_stopping)
            return false;
        commands.swap(m_commands);
    }
    for (const auto& command : commands)
        command();
    return true;
}

void CallEngine::startWhatMay()
{
    const qint64 now = m_clock->nowMs();
    for (auto& [name, lane] : m_lanes) {
        for (int i = 0; i < kStartsAtOnce; ++i) {
            const auto id = lane.takeNext(now);
            if (!id)
                break;
            send(*id);
        }
    }
}

int CallEngine::waitMs()
{
    const qint64 now = m_clock->nowMs();
    std::optional<qint64> due;
    for (auto& [name, lane] : m_lanes) {
        if (const auto laneDue = lane.nextDue(now))
            due = due ? std::min(*due, *laneDue) : laneDue;
    }
    if (!due)
        return kLongestSleepMs;
    const auto wait = static_cast<int>(std::clamp<qint64>(*due - now, 0, kLongestSleepMs));
    return m_transport.isIdle() ? m_clock->idle(wait) : wait;
}

void CallEngine::publishLoads()
{
    const std::lock_guard lock(m_mutex);
    for (const auto& [name, lane] : m_lanes) {
        GatewayLoad& load = m_loads[name];
        load = lane.load();
        load.pause = pauseOf(name, lane);
    }
}

std::optional<ServerPause> CallEngine::pauseOf(const QString& name, const EndpointLane& lane) const
{
    const qint64 now = m_clock->nowMs();
    const auto pause = m_pauses.find(name);
    if (lane.heldUntil() <= now || pause == m_pauses.end())
        return {};
    const QDateTime nowUtc = m_clock->nowUtc();
    return ServerPause{nowUtc.addMSecs(lane.heldUntil() - now),
        nowUtc.addMSecs(std::max(pause->second.askedUntil, lane.heldUntil()) - now),
        pause->second.words};
}

void CallEngine::take(EngineCall asked)
{
    const quint64 id = asked.id;
    Call& call = m_calls[id];
    call.asked = std::move(asked);
    Endpoint& endpoint = call.asked.endpoint;
    if (endpoint.limits.timeoutMs <= 0)
        endpoint.limits.timeoutMs = kLongestCallMs;
    if (const auto address = checkBaseUrl(endpoint.baseUrl, endpoint.insecureHttp); !address) {
        finish(call, failure(address.error().in(endpoint.name)));
        return;
    }
    if (call.asked.isModelList()) {
        // Somebody is waiting for the list; it is one call and does not queue.
        send(id);
        return;
    }
    if (call.asked.embedding) {
        if (const auto embeds = checkEmbeds(endpoint.format); !embeds) {
            finish(call, failure(embeds.error().in(endpoint.name)));
            return;
        }
    }
    call.model = modelOf(call.asked);
    EndpointLane& lane = laneOf(call);
    lane.setLimits(endpoint.limits);
    // Counting is dear and needed for one limit only.
    lane.add(id, endpoint.limits.tokensPerMinute > 0 ? tokensOf(call.asked) : CallTokens{});
}

void CallEngine::drop(quint64 id)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end())
        return;
    Call& call = found->second;
    if (!call.asked.isModelList() && laneOf(call).isRunning(id))
        ++call.lost;
    m_transport.cancel(id);
    finish(call, failure(cancelledError(call.asked.endpoint.name)));
}

void CallEngine::takeBack(quint64 id)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end())
        return;
    Call& call = found->second;
    if (laneOf(call).isRunning(id))
        call.isWithdrawn = true;
    else
        finish(call, failure(cancelledError(call.asked.endpoint.name)));
}

void CallEngine::release(quint64 id)
{
    if (const auto found = m_calls.find(id); found != m_calls.end())
        laneOf(found->second).postpone(id, found->second.due);
}

void CallEngine::send(quint64 id)
{
    Call& call = m_calls.at(id);
    const Endpoint& endpoint = call.asked.endpoint;
    if (call.asked.isModelList()) {
        m_transport.start(id, encodeModelList(endpoint, call.asked.key), endpoint.limits.timeoutMs);
        return;
    }
    if (call.asked.embedding) {
        m_transport.start(id, encodeEmbeddings(endpoint, *call.asked.embedding, call.asked.key),
            endpoint.limits.timeoutMs);
        return;
    }
    ChatRequest chat = *call.asked.chat;
    call.manner = m_models.mannerFor(endpoint, call.model, chat.alternatives);
    chat.alternatives = call.manner.alternatives;
    const HttpRequest request = encodeChat(endpoint, chat, call.asked.key, call.manner.manner);
    call.request = request.body;
    m_transport.start(id, request, endpoint.limits.timeoutMs);
}

void CallEngine::onEnded(quint64 id, TransportEnd end)
{
    const auto found = m_calls.find(id);
    if (found == m_calls.end()) // cancelled when it could not even be started
        return;
    Call& call = found->second;
    if (end.response.status > 0) {
        // Vectors are long, and nobody reads them again.
        if (!call.asked.embedding)
            call.raw = end.response.body;
        call.httpStatus = end.response.status;
    }
    ++call.attempts;
    if (retryDecisionOf(end) == RetryDecision::Answered)
        onAnswered(call, std::move(end));
    else
        onFailed(call, std::move(end));
}

void CallEngine::onFailed(Call& call, TransportEnd end)
{
    if (end.fault == TransportFault::None)
        end.response.status = statusMeant(end.response);
    const RetryDecision decision = retryDecisionOf(end);
    if (mayBeBilled(end))
        ++call.lost;
    if (askOtherwise(call, end) || (decision == RetryDecision::Retry && tryLater(call, end)))
        return;
    if (call.isWithdrawn && decision == RetryDecision::Retry) {
        finish(call, failure(cancelledError(call.asked.endpoint.name)));
        return;
    }
    // Only now: a key like "max_tokens" would hide what the server says.
    blotOutKey(end.location, call.asked.key);
    blotOutKey(end.detail, call.asked.key);
    finish(call, failure(callError(failedCall(call, end), end)));
}

FailedCall CallEngine::failedCall(const Call& call, const TransportEnd& end)
{
    const Endpoint& endpoint = call.asked.endpoint;
    const QString& key = call.asked.key;
    return {endpoint, call.model, errorMessage(endpoint.format, end.response, key), call.attempts,
        !key.trimmed().isEmpty(), call.asked.chat ? call.asked.chat->maxTokens : 0};
}

bool CallEngine::askOtherwise(Call& call, const TransportEnd& end)
{
    const int status = end.response.status;
    const bool isAboutRequest = status == 400 || status == 422;
    // Some servers forbid probabilities (403) where others call them an error.
    if (!call.asked.chat || (!isAboutRequest && status != 403) ||
        end.fault != TransportFault::None || isTooLong(end.response))
        return false;
    const Endpoint& endpoint = call.asked.endpoint;
    const QString words = errorMessage(endpoint.format, end.response, {});
    const bool isFound = m_models.learnProbabilities(endpoint, call.model, call.manner, words) ||
                         (isAboutRequest && call.asked.chat->schema &&
                             m_models.learnStructure(endpoint, call.model, call.manner, words)) ||
                         (isAboutRequest && m_models.learnParameters(
                                                endpoint, *call.asked.chat, call.manner, words));
    if (!isFound)
        return false;
    --call.attempts; // the server's abilities were found out, nothing failed
    laneOf(call).retry(call.asked.id, m_clock->nowMs());
    return true;
}

bool CallEngine::tryLater(Call& call, const TransportEnd& end)
{
    if (call.asked.isModelList() || call.isWithdrawn)
        return false;
    EndpointLane& lane = laneOf(call);
    const qint64 now = m_clock->nowMs();
    const auto retryAfter = end.response.retryAfterMs;
    if (retryAfter)
        pauseAll(call, end, *retryAfter);
    if (call.attempts >= call.asked.endpoint.limits.attempts)
        return false;
    const double random = std::uniform_real_distribution<double>(0.0, 1.0)(m_random);
    call.due = now + backOffMs(m_options.backOff, call.attempts, retryAfter, random);
    const bool mustAsk = call.asked.asksAfterLoss && mayBeBilled(end);
    lane.retry(call.asked.id, mustAsk ? kNever : call.due);
    if (mustAsk)
        m_lost(call.asked.id);
    return true;
}

/// What a server asks for holds for all calls: sent now, they would only use up their tries.
void CallEngine::pauseAll(const Call& call, const TransportEnd& end, int retryAfterMs)
{
    const qint64 now = m_clock->nowMs();
    m_lanes[call.asked.endpoint.name].holdUntil(now + std::min(retryAfterMs, kLongestRetryAfterMs));
    m_pauses[call.asked.endpoint.name] = {now + retryAfterMs, failedCall(call, end).serverWords};
}

void CallEngine::onAnswered(Call& call, TransportEnd end)
{
    const Endpoint& endpoint = call.asked.endpoint;
    if (call.asked.embedding) {
        onVectors(call, std::move(end));
        return;
    }
    if (call.asked.isModelList()) {
        auto models = decodeModelList(endpoint.format, end.response);
        if (models)
            finish(call, ChatReply{}, std::move(*models));
        else
            finish(call, failure(models.error().in(endpoint.name)));
        return;
    }
    auto reply = decodeChat(endpoint.format, end.response);
    if (!reply) {
        onNoAnswer(call, std::move(end), reply.error());
        return;
    }
    finish(call, answeredBy(call, end, *std::move(reply)));
}

void CallEngine::onVectors(Call& call, TransportEnd end)
{
    auto reply = decodeEmbeddings(call.asked.endpoint.format, *call.asked.embedding, end.response);
    if (reply) {
        ChatReply counted;
        counted.usage = reply->usage;
        finish(call, std::move(counted), {}, std::move(reply->vectors));
    } else if (reply.error().code == ErrorCode::Corrupt) {
        // The same model would send the same again, and may bill it.
        ++call.lost;
        finish(call, failure(noAnswerError(failedCall(call, end), reply.error())));
    } else {
        onNoAnswer(call, std::move(end), reply.error());
    }
}

ChatReply CallEngine::answeredBy(const Call& call, const TransportEnd& end, ChatReply reply) const
{
    reply.httpStatus = end.response.status;
    reply.attempts = call.attempts;
    reply.durationMs = end.durationMs;
    reply.at = m_clock->nowUtc();
    return reply;
}

void CallEngine::onNoAnswer(Call& call, TransportEnd end, const Error& why)
{
    TransportEnd meant = end;
    meant.response.status = statusMeant(end.response);
    if (retryDecisionOf(meant) != RetryDecision::Answered) {
        call.httpStatus = meant.response.status;
        onFailed(call, std::move(meant));
        return;
    }
    ++call.lost;
    if (auto remains = countedRemains(call.asked.endpoint.format, end.response))
        call.remains.append(answeredBy(call, end, *std::move(remains)));
    if (tryLater(call, end))
        return;
    FailedCall failed = failedCall(call, end);
    // Of an answer that broke off the body is no message.
    if (failed.serverWords.isEmpty() && why.code != ErrorCode::Busy)
        failed.serverWords = firstWords(end.response, call.asked.key);
    finish(call, failure(call.isWithdrawn ? cancelledError(failed.endpoint.name)
                                          : noAnswerError(failed, why)));
}

void CallEngine::finish(
    Call& call, Expected<ChatReply> reply, QStringList models, std::vector<EmbeddingVector> vectors)
{
    const quint64 id = call.asked.id;
    if (!call.asked.isModelList()) {
        EndpointLane& lane = laneOf(call);
        if (reply)
            lane.finish(id, reply->usage.input, reply->usage.output);
        lane.remove(id);
    }
    EngineEnd ended{id,
        {std::move(reply), std::move(call.raw), call.httpStatus, call.attempts, call.lost,
            call.request, std::move(call.remains)},
        {}, {}};
    blotOutKey(ended.end, call.asked.key);
    ended.models = std::move(models);
    ended.vectors = std::move(vectors);
    m_calls.erase(id);
    publishLoads();
    m_ended(std::move(ended));
}

} // namespace tandem::llm
