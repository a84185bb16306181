#pragma once

#include <QByteArray>
#include <QHash>
#include <QtGlobal>

#include <chrono>
#include <mutex>

namespace tandem::web {

/// What those who ask may take of a server.
struct WebLimits
{
    /// The request line and all headers, and what is read at once; more is refused.
    size_t headerBytes = 16 * 1024;
    qsizetype bodyBytes = 256 * 1024;
    /// Open at once, in all and from one address. Where there are more, those give way that have
    /// waited longest for their next request to come in whole.
    int connections = 800;
    int connectionsOfAddress = 600;
    /// Within which a request has to have come in whole, headers and body, counted from when the
    /// connection was made or the request before was answered; an idle connection ends then.
    std::chrono::milliseconds requestTime = std::chrono::seconds(20);
    /// Within which an answer has to be taken.
    std::chrono::milliseconds answerTime = std::chrono::seconds(120);
};

/// The open connections of a server and what each of them waits for. The library that serves them
/// counts only how long a connection is silent, so that a byte now and then holds it for ever; this
/// ends those that take too long over a whole request, and makes room where there are too many.
class ConnectionTable final
{
public:
    using Clock = std::chrono::steady_clock;

    explicit ConnectionTable(const WebLimits& limits)
        : m_limits(limits)
    {
    }
    Q_DISABLE_COPY_MOVE(ConnectionTable)

    /// A connection by the number of its socket, which stays open until closed().
    void opened(int socket, const QByteArray& address, Clock::time_point now);
    /// Its request has come in whole: what it waits for now is ours to do.
    void requested(int socket);
    /// Its answer is on its way.
    void answering(int socket, Clock::time_point now);
    /// Its answer was taken, or was given up; the next request is waited for.
    void answered(int socket, Clock::time_point now);
    void closed(int socket);

    /// Ends what is late. In any thread, now and then.
    void endLate(Clock::time_point now);
    /// How many are being answered.
    int busy() const;

private:
    enum class Phase { Receiving, Working, Answering };
    struct Connection
    {
        QByteArray address;
        Phase phase = Phase::Receiving;
        Clock::time_point since;
        bool isEnded = false;
    };

    void setPhase(int socket, Phase phase, Clock::time_point now);
    void makeRoom(int limit, const QByteArray* address);
    /// The server sees the end of it as if the other side had hung up.
    static void end(int socket, Connection& connection);

    const WebLimits m_limits;
    mutable std::mutex m_mutex;
    QHash<int, Connection> m_connections;
};

} // namespace tandem::web
