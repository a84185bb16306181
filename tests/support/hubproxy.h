#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <deque>
#include <list>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace tandem {

/// Stands between a PostgreSQL server's socket and its clients, on a socket of its own: delays what
/// passes, cuts it off, is away, or logs in as somebody else, as poolers can.
class HubProxy final
{
public:
    /// `server`: the folder of the server's socket.
    explicit HubProxy(const QString& server)
        : m_server(socketIn(server))
    {
        listenAgain(); // whoever connects next finds it
        m_thread = std::thread([this] { run(); });
    }
    ~HubProxy()
    {
        m_isEnding = true;
        m_thread.join();
    }
    HubProxy(const HubProxy&) = delete;
    HubProxy& operator=(const HubProxy&) = delete;

    /// The folder of its socket.
    QString folder() const { return m_folder.path(); }
    /// How many connections came so far.
    int connections() const { return m_count; }
    /// How long everything takes, each way.
    void setDelay(int ms) { m_delayMs = ms; }
    /// Ends all connections; new ones come through.
    void cut() { m_cuts = true; }
    /// Ends them, and has no socket until it is back.
    void setAway(bool away) { m_isAway = away; }
    /// Connections from now on log in as `role`; empty: as they want to. Before any.
    void setRole(const std::string& role) { m_role = role; }

private:
    using Clock = std::chrono::steady_clock;

    struct Piece
    {
        Clock::time_point due;
        std::string bytes;
    };
    struct Side
    {
        int socket = -1;
        std::deque<Piece> out; ///< to be written to it
    };
    struct Connection
    {
        Side client;
        Side server;
        bool isBegun = false;
        bool isEnded = false;
    };

    static std::string socketIn(const QString& folder)
    {
        return QFile::encodeName(folder + QStringLiteral("/.s.PGSQL.5432")).toStdString();
    }

    static sockaddr_un addressOf(const std::string& path)
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::memcpy(
            address.sun_path, path.c_str(), std::min(path.size(), sizeof(address.sun_path) - 1));
        return address;
    }

    void listenAgain()
    {
        const std::string path = socketIn(m_folder.path());
        ::unlink(path.c_str());
        m_listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_un address = addressOf(path);
        if (::bind(m_listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0 ||
            ::listen(m_listener, 64) != 0)
            qFatal("no socket");
    }

    void endListening()
    {
        ::close(m_listener);
        m_listener = -1;
        ::unlink(socketIn(m_folder.path()).c_str());
    }

    void accept()
    {
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0)
            return;
        const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        const sockaddr_un address = addressOf(m_server);
        if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
            ::close(client);
            ::close(server);
            return;
        }
        m_connections.emplace_back();
        m_connections.back().client.socket = client;
        m_connections.back().server.socket = server;
        ++m_count;
    }

    /// The first message says who: its length, a version, and pairs of words.
    std::string asRole(const std::string& first) const
    {
        if (m_role.empty() || first.size() < 9)
            return first;
        std::string words = first.substr(8);
        const std::string key("user\0", 5);
        const auto at = words.find(key);
        if (at == std::string::npos)
            return first;
        const auto from = at + key.size();
        words.replace(from, words.find('\0', from) - from, m_role);
        const auto size = std::uint32_t(words.size() + 8);
        std::string message{char(size >> 24), char(size >> 16), char(size >> 8), char(size)};
        return message + first.substr(4, 4) + words;
    }

    void readFrom(Connection& connection, Side& from, Side& to)
    {
        char buffer[65'536];
        const auto count = ::read(from.socket, buffer, sizeof(buffer));
        if (count <= 0) {
            connection.isEnded = true;
            return;
        }
        std::string bytes(buffer, std::size_t(count));
        if (&from == &connection.client && !connection.isBegun) {
            connection.isBegun = true;
            bytes = asRole(bytes);
        }
        to.out.push_back({Clock::now() + std::chrono::milliseconds(m_delayMs), std::move(bytes)});
    }

    static void writeDue(Connection& connection, Side& to)
    {
        while (!to.out.empty() && to.out.front().due <= Clock::now()) {
            const std::string& bytes = to.out.front().bytes;
            std::size_t done = 0;
            while (done < bytes.size()) {
                const auto count =
                    ::send(to.socket, bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
                if (count <= 0) {
                    connection.isEnded = true;
                    return;
                }
                done += std::size_t(count);
            }
            to.out.pop_front();
        }
    }

    void run()
    {
        while (!m_isEnding) {
            if (m_isAway != (m_listener < 0))
                m_isAway ? endListening() : listenAgain();
            passOn();
            const bool cuts = m_cuts.exchange(false) || m_isAway;
            m_connections.remove_if([cuts](const Connection& one) {
                if (!cuts && !one.isEnded)
                    return false;
                ::close(one.client.socket);
                ::close(one.server.socket);
                return true;
            });
        }
        for (const Connection& one : m_connections) {
            ::close(one.client.socket);
            ::close(one.server.socket);
        }
        if (m_listener >= 0)
            endListening();
    }

    void passOn()
    {
        std::vector<pollfd> waited{{m_listener, POLLIN, 0}};
        for (const Connection& one : m_connections) {
            waited.push_back({one.client.socket, POLLIN, 0});
            waited.push_back({one.server.socket, POLLIN, 0});
        }
        (void)::poll(waited.data(), nfds_t(waited.size()), kLookMs);
        std::size_t i = 1;
        for (Connection& one : m_connections) {
            if (waited[i++].revents != 0)
                readFrom(one, one.client, one.server);
            if (waited[i++].revents != 0 && !one.isEnded)
                readFrom(one, one.server, one.client);
            writeDue(one, one.server);
            writeDue(one, one.client);
        }
        if (m_listener >= 0 && (waited[0].revents & POLLIN) != 0)
            accept();
    }

    static constexpr int kLookMs = 1;

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/pgx-XXXXXX")};
    std::string m_server;
    std::string m_role;
    std::list<Connection> m_connections;
    int m_listener = -1;
    std::atomic<int> m_count = 0;
    std::atomic<int> m_delayMs = 0;
    std::atomic<bool> m_cuts = false;
    std::atomic<bool> m_isAway = false;
    std::atomic<bool> m_isEnding = false;
    std::thread m_thread;
};

} // namespace tandem
