#include "llmserver.h"

#include "llmanswer.h"
#include "models/llm/cost.h"
#include "models/llm/wireformat.h"
#include "servedconnection.h"

#include <QFile>
#include <QPointer>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpServer>

#include <algorithm>
#include <deque>

namespace tandem::llm {

namespace {

EmbeddingVector letterClasses(const QString& text)
{
    constexpr std::size_t kClasses = 8;
    EmbeddingVector counts(kClasses + 1, 0.0F);
    counts[kClasses] = 0.5F;
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            counts[std::size_t(c.unicode()) % kClasses] += 1.0F;
    }
    return counts;
}

} // namespace

/// What the server's thread and the tests share.
struct LlmServer::State
{
    mutable std::mutex mutex;
    Responder responder = [](const LlmQuestion& question) -> QString {
        return QStringLiteral("answer to: ") + question.prompt;
    };
    Embedder embedder = letterClasses;
    Respelling respelling;
    Chances chances;
    int mostAlternatives = kMostAlternatives;
    FaultRule rule;
    std::deque<LlmFault> faults;
    StructuredOutput best = StructuredOutput::JsonSchema;
    int delayMs = 0;
    QList<ServedCall> calls;
    qsizetype firstCall =
        0; ///< number of calls.front(), as clearCalls() leaves numbers as they are
    int atOnce = 0;
    int mostAtOnce = 0;
    int connections = 0;

    ServedCall* call(qsizetype number)
    {
        return number < firstCall ? nullptr : &calls[number - firstCall];
    }
};

namespace {

QSslConfiguration configurationFrom(const LlmServerOptions& options)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    QFile key(options.keyFile);
    if (key.open(QIODevice::ReadOnly))
        configuration.setPrivateKey(QSslKey(&key, QSsl::Ec));
    configuration.setLocalCertificateChain(QSslCertificate::fromPath(options.certificateFile));
    return configuration;
}

/// What a server that understands no better than `best` says to the question.
std::optional<ServedAnswer> structureRefusal(const LlmQuestion& question, StructuredOutput best)
{
    if (question.structured >= best) // the enumeration goes from the best down
        return std::nullopt;
    return errorAnswer(question.format, 400,
        question.structured == StructuredOutput::JsonSchema
            ? QStringLiteral("'response_format' of type 'json_schema' is not supported.")
            : QStringLiteral("response_format is not supported with this model."));
}

/// What a server that gives at most so many alternatives to a token says to the question.
std::optional<ServedAnswer> chanceRefusal(const LlmQuestion& question, int most)
{
    if (question.alternatives <= most)
        return std::nullopt;
    return errorAnswer(question.format, 400,
        most == 0 ? QStringLiteral("logprobs is not supported with this model.")
                  : QStringLiteral("top_logprobs must be at most %1.").arg(most));
}

} // namespace

/// The server's end in its own thread.
class LlmServer::Listener final : public QObject
{
public:
    Listener(const LlmServerOptions& options, State& state)
        : m_options(options)
        , m_state(state)
    {
    }

    quint16 listen()
    {
        if (m_options.certificateFile.isEmpty()) {
            m_server = new QTcpServer(this);
        } else {
            auto* server = new QSslServer(this);
            server->setSslConfiguration(configurationFrom(m_options));
            m_server = server;
        }
        m_server->setMaxPendingConnections(4096);
        m_server->setListenBacklogSize(4096);
        connect(m_server, &QTcpServer::pendingConnectionAvailable, this, &Listener::onConnections);
        return m_server->listen(QHostAddress::LocalHost, m_options.port) ? m_server->serverPort()
                                                                         : quint16(0);
    }

private:
    void onConnections()
    {
        while (QTcpSocket* socket = m_server->nextPendingConnection()) {
            auto* connection = new ServedConnection(socket, this);
            connect(connection, &ServedConnection::requestRead, this,
                [this, connection](const ServedRequest& request) { serve(request, connection); });
            const std::lock_guard lock(m_state.mutex);
            ++m_state.connections;
        }
    }

    void serve(const ServedRequest& request, ServedConnection* connection)
    {
        const auto read = readQuestion(request, m_options.key);
        const auto* refused = std::get_if<ServedAnswer>(&read);
        LlmQuestion question;
        if (!refused)
            question = std::get<LlmQuestion>(read);
        Responder responder;
        Embedder embedder;
        Respelling respelling;
        Chances chances;
        LlmFault fault;
        int delay = 0;
        qsizetype number = 0;
        std::optional<ServedAnswer> answer;
        {
            const std::lock_guard lock(m_state.mutex);
            number = m_state.firstCall + m_state.calls.size();
            m_state.calls.append({request, question});
            m_state.mostAtOnce = std::max(m_state.mostAtOnce, ++m_state.atOnce);
            fault = nextFault(question);
            delay = m_state.delayMs;
            responder = m_state.responder;
            embedder = m_state.embedder;
            respelling = m_state.respelling;
            chances = m_state.chances;
            answer = refused ? std::optional(*refused) : structureRefusal(question, m_state.best);
            if (!answer)
                answer = chanceRefusal(question, m_state.mostAlternatives);
        }
        if (!answer) {
            answer = question.isEmbedding ? vectorsFor(question, embedder)
                                          : plainAnswer(question, responder, chances);
            if (question.isEmbedding && respelling)
                answer->body = respelling(answer->body);
            charge(number, question, *answer, fault);
            answer = spoilt(question, *answer, fault);
        }
        const auto send = [this, number, connection, sent = *answer] {
            begin(number, sent);
            connection->answer(sent, [this, number] { complete(number); });
        };
        // Dies with the connection, as a real server notices that nobody listens any more.
        QTimer::singleShot(delay, Qt::PreciseTimer, connection, send);
    }

    /// With the state locked.
    LlmFault nextFault(const LlmQuestion& question)
    {
        if (!m_state.faults.empty()) {
            const LlmFault fault = m_state.faults.front();
            m_state.faults.pop_front();
            return fault;
        }
        return m_state.rule ? m_state.rule(question) : LlmFault{};
    }

    static ServedAnswer vectorsFor(const LlmQuestion& question, const Embedder& embedder)
    {
        std::vector<EmbeddingVector> vectors;
        for (const QString& text : question.texts)
            vectors.push_back(embedder(text));
        return embeddingAnswer(question, vectors);
    }

    ServedAnswer plainAnswer(
        const LlmQuestion& question, const Responder& responder, const Chances& chances) const
    {
        if (question.isModelList)
            return modelListAnswer(question.format, m_options.models);
        const QString text = responder(question);
        return chatAnswer(question, text,
            question.alternatives > 0 && chances ? chances(question, text) : QList<AnswerToken>());
    }

    void charge(qsizetype number, const LlmQuestion& question, const ServedAnswer& answer,
        const LlmFault& fault)
    {
        constexpr int kFirstServerError = 500;
        constexpr int kUnavailable = 503;
        constexpr int kOverloaded = 529;
        const bool isRefused = fault.kind == LlmFault::Kind::Status &&
                               (fault.status < kFirstServerError || fault.status == kUnavailable ||
                                   fault.status == kOverloaded);
        if (question.isModelList || isRefused)
            return;
        if (question.isEmbedding) {
            const std::lock_guard lock(m_state.mutex);
            if (ServedCall* call = m_state.call(number))
                call->billed = {embeddingTokens(question), 0};
            return;
        }
        const auto reply = decodeChat(question.format,
            {answer.status, QByteArrayLiteral("application/json"), std::nullopt, answer.body});
        const std::lock_guard lock(m_state.mutex);
        if (ServedCall* call = m_state.call(number); call && reply)
            call->billed = reply->usage;
    }

    void begin(qsizetype number, const ServedAnswer& answer)
    {
        const std::lock_guard lock(m_state.mutex);
        --m_state.atOnce;
        using Delivery = ServedAnswer::Delivery;
        ServedCall* call = m_state.call(number);
        if (call && answer.delivery != Delivery::Never &&
            answer.delivery != Delivery::CutBeforeHeaders)
            call->status = answer.status;
    }

    void complete(qsizetype number)
    {
        const std::lock_guard lock(m_state.mutex);
        if (ServedCall* call = m_state.call(number))
            call->completed = true;
    }

    const LlmServerOptions& m_options;
    State& m_state;
    QTcpServer* m_server = nullptr;
};

LlmServer::LlmServer(LlmServerOptions options)
    : m_options(std::move(options))
    , m_state(std::make_unique<State>())
    , m_listener(new Listener(m_options, *m_state))
{
    m_listener->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_listener, &QObject::deleteLater);
    m_thread.start();
    QMetaObject::invokeMethod(
        m_listener, [this] { m_port = m_listener->listen(); }, Qt::BlockingQueuedConnection);
}

LlmServer::~LlmServer()
{
    m_thread.quit();
    m_thread.wait();
}

QUrl LlmServer::url(WireFormat format) const
{
    QUrl url;
    url.setScheme(
        m_options.certificateFile.isEmpty() ? QStringLiteral("http") : QStringLiteral("https"));
    url.setHost(QStringLiteral("127.0.0.1"));
    url.setPort(m_port);
    url.setPath(format == WireFormat::Gemini ? QStringLiteral("/v1beta") : QStringLiteral("/v1"));
    return url;
}

Endpoint LlmServer::endpoint(WireFormat format) const
{
    Endpoint endpoint;
    endpoint.name = QStringLiteral("Test server");
    endpoint.format = format;
    endpoint.baseUrl = url(format);
    endpoint.model = QStringLiteral("small");
    endpoint.limits.timeoutMs = 60'000;
    return endpoint;
}

void LlmServer::setResponder(Responder responder)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->responder = std::move(responder);
}

void LlmServer::setEmbedder(Embedder embedder)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->embedder = std::move(embedder);
}

void LlmServer::setRespelling(Respelling respelling)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->respelling = std::move(respelling);
}

void LlmServer::setDelay(int ms)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->delayMs = ms;
}

void LlmServer::failNext(const LlmFault& fault, int times)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->faults.insert(m_state->faults.end(), static_cast<std::size_t>(times), fault);
}

void LlmServer::setFaultRule(FaultRule rule)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->rule = std::move(rule);
}

void LlmServer::setBestStructure(StructuredOutput best)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->best = best;
}

void LlmServer::setChances(Chances chances, int mostAlternatives)
{
    const std::lock_guard lock(m_state->mutex);
    m_state->chances = std::move(chances);
    m_state->mostAlternatives = mostAlternatives;
}

/// What was sent is noted a moment later; a client that is quick could look before that.
void LlmServer::letItFinish() const
{
    if (QThread::currentThread() != &m_thread)
        QMetaObject::invokeMethod(
            m_listener, [] {}, Qt::BlockingQueuedConnection);
}

QList<ServedCall> LlmServer::calls() const
{
    letItFinish();
    const std::lock_guard lock(m_state->mutex);
    return m_state->calls;
}

double LlmServer::bill(const Prices& prices) const
{
    double sum = 0.0;
    for (const ServedCall& call : calls())
        sum += costOf(call.billed, prices).value_or(0.0);
    return sum;
}

int LlmServer::paidCalls() const
{
    letItFinish();
    const std::lock_guard lock(m_state->mutex);
    return static_cast<int>(std::count_if(m_state->calls.cbegin(), m_state->calls.cend(),
        [](const ServedCall& call) { return call.isPaid(); }));
}

int LlmServer::mostAtOnce() const
{
    const std::lock_guard lock(m_state->mutex);
    return m_state->mostAtOnce;
}

int LlmServer::connectionCount() const
{
    letItFinish();
    const std::lock_guard lock(m_state->mutex);
    return m_state->connections;
}

void LlmServer::clearCalls()
{
    const std::lock_guard lock(m_state->mutex);
    m_state->firstCall += m_state->calls.size();
    m_state->calls.clear();
}

} // namespace tandem::llm
