#pragma once

#include "llmfault.h"
#include "llmquestion.h"
#include "models/llm/chat.h"
#include "models/llm/embeddings.h"
#include "servedhttp.h"

#include <QList>
#include <QString>
#include <QThread>
#include <QUrl>

#include <functional>
#include <memory>
#include <mutex>

namespace tandem::llm {

/// A request that the test server got, and what became of it.
struct ServedCall
{
    ServedRequest request;
    LlmQuestion question;   ///< empty where the request was refused
    int status = 0;         ///< sent or begun to be sent; 0: none
    bool completed = false; ///< all of the answer was sent
    Usage billed{0, 0};     ///< what its answer took, whether it arrived or not
    /// A whole answer of the model: what somebody would have to pay for.
    bool isPaid() const { return completed && status == 200 && !question.isModelList; }
};

/// How the test server is set up; none of it changes later.
struct LlmServerOptions
{
    quint16 port = 0; ///< 0: any free one
    /// The key it demands; empty: any.
    QString key = QStringLiteral("test-key-0123456789");
    QString certificateFile; ///< PEM; with keyFile: it speaks https
    QString keyFile;
    QStringList models{QStringLiteral("small"), QStringLiteral("large")};
};

/// A language model's server for tests: real HTTP/1.1 on loopback, in a thread of its own, in all
/// three wire formats, as strict as the real ones, with faults on demand. All functions may be
/// called from any thread.
class LlmServer final
{
public:
    /// What the model says; called in the server's thread.
    using Responder = std::function<QString(const LlmQuestion&)>;
    /// The tokens of an answer with their probabilities; called in the server's thread.
    using Chances = std::function<QList<AnswerToken>(const LlmQuestion&, const QString& text)>;
    /// The vector of a text; called in the server's thread.
    using Embedder = std::function<EmbeddingVector(const QString&)>;
    /// What is sent in the place of a body with vectors; called in the server's thread.
    using Respelling = std::function<QByteArray(QByteArray)>;
    /// What goes wrong with a request; called in the server's thread.
    using FaultRule = std::function<LlmFault(const LlmQuestion&)>;

    explicit LlmServer(LlmServerOptions options = {});
    ~LlmServer();
    Q_DISABLE_COPY_MOVE(LlmServer)

    /// Whether it could be started.
    bool isListening() const { return m_port > 0; }
    quint16 port() const { return m_port; }
    /// The base address for a format.
    QUrl url(WireFormat format) const;
    /// An endpoint of that format that works here, with the model "small" and quick to give up.
    Endpoint endpoint(WireFormat format) const;
    const QString& key() const { return m_options.key; }

    /// The default says "answer to: " and the question.
    void setResponder(Responder responder);
    /// The default counts the letters a to z and digits in 8 classes, and never gives all zeros.
    void setEmbedder(Embedder embedder);
    /// What is wrong with its vectors from now on.
    void setRespelling(Respelling respelling);
    /// Time from the request to the answer.
    void setDelay(int ms);
    /// The next requests fail in this way; then what was queued before counts again.
    void failNext(const LlmFault& fault, int times = 1);
    /// Decides on each request for which failNext() has nothing.
    void setFaultRule(FaultRule rule);
    /// The most that it understands when asked for JSON; refuses the rest as real servers do.
    void setBestStructure(StructuredOutput best);

    /// It gives probabilities where they are wanted, of at most so many alternatives; refuses the
    /// rest as real servers do. The default gives none and says nothing of it.
    void setChances(Chances chances, int mostAlternatives = kMostAlternatives);
    /// It refuses to give probabilities.
    void refuseChances() { setChances({}, 0); }

    /// These count all that a client can have seen until now.
    QList<ServedCall> calls() const;
    /// Answers that somebody would have to pay for.
    int paidCalls() const;
    /// What somebody has to pay for all calls whose request was not refused (4xx, 503, 529), since
    /// a provider bills what its model did, whatever became of the answer.
    double bill(const Prices& prices) const;
    /// The most requests that were under way at one time.
    int mostAtOnce() const;
    int connectionCount() const;
    void clearCalls();

private:
    class Listener;
    struct State;
    void letItFinish() const;

    const LlmServerOptions m_options;
    std::unique_ptr<State> m_state;
    QThread m_thread;
    Listener* m_listener = nullptr; ///< lives and dies in m_thread
    quint16 m_port = 0;
};

} // namespace tandem::llm
