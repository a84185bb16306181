#include "websocketclient.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QHostAddress>
#include <QTimer>
#include <QtEndian>

namespace tandem::test {

namespace {

constexpr int kPatienceMs = 60'000;

/// The kinds of frames (RFC 6455).
constexpr int kMore = 0;
constexpr int kText = 1;
constexpr int kPing = 9;
constexpr int kPong = 10;
constexpr uchar kLast = 0x80;
constexpr uchar kMasked = 0x80;
constexpr uchar kTwoBytes = 126;
constexpr uchar kEightBytes = 127;

} // namespace

bool WebSocketClient::open(quint16 port, const QByteArray& path)
{
    m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    if (!m_socket.waitForConnected(kPatienceMs))
        return false;
    m_socket.write("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port) +
                   "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: " +
                   QByteArray("sixteen letters.").toBase64() + "\r\n\r\n");
    qsizetype end = -1;
    while (end < 0 && has(m_in.size() + 1, kPatienceMs))
        end = m_in.indexOf("\r\n\r\n");
    const bool isAgreed = m_in.startsWith("HTTP/1.1 101");
    m_in.remove(0, end + 4);
    return end >= 0 && isAgreed;
}

void WebSocketClient::send(const QByteArray& text)
{
    sendFrame(kText, text);
}

std::optional<QByteArray> WebSocketClient::receive(int patienceMs)
{
    QByteArray text;
    while (const auto next = frame(patienceMs)) {
        if (next->kind == kPing)
            sendFrame(kPong, next->data);
        if (next->kind != kText && next->kind != kMore)
            continue;
        text += next->data;
        if (next->isLast)
            return text;
    }
    return std::nullopt;
}

void WebSocketClient::sendFrame(int kind, const QByteArray& data)
{
    QByteArray head;
    head.append(char(kLast | kind));
    if (data.size() < kTwoBytes) {
        head.append(char(kMasked | uchar(data.size())));
    } else if (data.size() <= 0xffff) {
        char size[2];
        qToBigEndian(quint16(data.size()), size);
        head.append(char(kMasked | kTwoBytes)).append(size, sizeof size);
    } else {
        char size[8];
        qToBigEndian(quint64(data.size()), size);
        head.append(char(kMasked | kEightBytes)).append(size, sizeof size);
    }
    // Who asks has to mask what it sends, and zeros are taken for no mask.
    const QByteArray mask = "mask";
    QByteArray masked = data;
    for (qsizetype i = 0; i < masked.size(); ++i)
        masked[i] = char(masked.at(i) ^ mask.at(i % mask.size()));
    m_socket.write(head + mask + masked);
    m_socket.flush();
}

std::optional<WebSocketClient::Frame> WebSocketClient::frame(int patienceMs)
{
    if (!has(2, patienceMs))
        return std::nullopt;
    const auto first = uchar(m_in.at(0));
    const auto length = uchar(m_in.at(1));
    const qsizetype more = length == kTwoBytes ? 2 : length == kEightBytes ? 8 : 0;
    if (!has(2 + more, patienceMs))
        return std::nullopt;
    qsizetype size = length;
    if (more == 2)
        size = qFromBigEndian<quint16>(m_in.constData() + 2);
    else if (more == 8)
        size = qsizetype(qFromBigEndian<quint64>(m_in.constData() + 2));
    if (!has(2 + more + size, patienceMs))
        return std::nullopt;
    Frame frame{first & 15, (first & kLast) != 0, m_in.mid(2 + more, size)};
    m_in.remove(0, 2 + more + size);
    return frame;
}

bool WebSocketClient::has(qsizetype size, int patienceMs)
{
    QElapsedTimer waited;
    waited.start();
    for (;;) {
        m_in += m_socket.readAll();
        if (m_in.size() >= size)
            return true;
        if (m_socket.state() != QAbstractSocket::ConnectedState || waited.elapsed() > patienceMs)
            return false;
        QEventLoop loop;
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &loop, &QEventLoop::quit);
        QObject::connect(&m_socket, &QTcpSocket::stateChanged, &loop, &QEventLoop::quit);
        QTimer::singleShot(patienceMs, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

} // namespace tandem::test
