#include "storage/web/connectiontable.h"

#include <sys/socket.h>

namespace tandem::web {

void ConnectionTable::opened(int socket, const QByteArray& address, Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    m_connections.insert(socket, {address, Phase::Receiving, now});
    makeRoom(m_limits.connectionsOfAddress, &address);
    makeRoom(m_limits.connections, nullptr);
}

void ConnectionTable::requested(int socket)
{
    setPhase(socket, Phase::Working, {});
}

void ConnectionTable::answering(int socket, Clock::time_point now)
{
    setPhase(socket, Phase::Answering, now);
}

void ConnectionTable::answered(int socket, Clock::time_point now)
{
    setPhase(socket, Phase::Receiving, now);
}

void ConnectionTable::closed(int socket)
{
    const std::lock_guard lock(m_mutex);
    m_connections.remove(socket);
}

void ConnectionTable::endLate(Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    for (auto it = m_connections.begin(); it != m_connections.end(); ++it) {
        const auto waited = now - it->since;
        if ((it->phase == Phase::Receiving && waited >= m_limits.requestTime) ||
            (it->phase == Phase::Answering && waited >= m_limits.answerTime))
            end(it.key(), *it);
    }
}

int ConnectionTable::busy() const
{
    const std::lock_guard lock(m_mutex);
    return int(std::count_if(m_connections.cbegin(), m_connections.cend(),
        [](const Connection& one) { return one.phase != Phase::Receiving && !one.isEnded; }));
}

void ConnectionTable::setPhase(int socket, Phase phase, Clock::time_point now)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_connections.find(socket);
    if (found == m_connections.end())
        return;
    found->phase = phase;
    found->since = now;
}

void ConnectionTable::makeRoom(int limit, const QByteArray* address)
{
    int open = 0;
    auto oldest = m_connections.end();
    for (auto it = m_connections.begin(); it != m_connections.end(); ++it) {
        if (it->isEnded || (address && it->address != *address))
            continue;
        ++open;
        if (it->phase == Phase::Receiving &&
            (oldest == m_connections.end() || it->since < oldest->since))
            oldest = it;
    }
    // The one that was opened now is among them: it goes where all others are being answered.
    if (open > limit && oldest != m_connections.end())
        end(oldest.key(), *oldest);
}

void ConnectionTable::end(int socket, Connection& connection)
{
    if (std::exchange(connection.isEnded, true))
        return;
    ::shutdown(socket, SHUT_RDWR);
}

} // namespace tandem::web
