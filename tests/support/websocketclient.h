#pragma once

#include <QByteArray>
#include <QTcpSocket>

#include <optional>

namespace tandem::test {

/// A WebSocket to a server on this computer, as far as a browser's remote protocol needs it: texts
/// in both directions, which are waited for while the event loop runs.
class WebSocketClient final
{
public:
    WebSocketClient() = default;
    Q_DISABLE_COPY_MOVE(WebSocketClient)

    /// Whether the server agrees.
    bool open(quint16 port, const QByteArray& path);
    void send(const QByteArray& text);
    /// The next text; none where the connection ended, or nothing comes in time.
    std::optional<QByteArray> receive(int patienceMs);

private:
    struct Frame
    {
        int kind = 0;
        bool isLast = false;
        QByteArray data;
    };

    void sendFrame(int kind, const QByteArray& data);
    std::optional<Frame> frame(int patienceMs);
    /// Waits until so many bytes are there.
    bool has(qsizetype size, int patienceMs);

    QTcpSocket m_socket;
    QByteArray m_in;
};

} // namespace tandem::test
