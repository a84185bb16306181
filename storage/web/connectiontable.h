#pragma once

#include "storage/web/weblimits.h"

#include <QByteArray>
#include <QHash>

#include <chrono>
#include <mutex>

namespace tandem::web {

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
