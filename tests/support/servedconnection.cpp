#include "servedconnection.h"

#include <algorithm>
#include <utility>

namespace tandem::llm {

namespace {

constexpr int kDripMs = 20;
constexpr char kTlsHandshake = 0x16;

QByteArray reasonOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 429:
        return "Too Many Requests";
    default:
        return status < 400 ? "See Elsewhere" : "Error";
    }
}

QByteArray headOf(const ServedAnswer& answer)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(answer.status) + ' ' +
                      reasonOf(answer.status) + "\r\nServer: tandem-test\r\n";
    for (const auto& [name, value] : answer.headers)
        head += name + ": " + value + "\r\n";
    switch (answer.delivery) {
    case ServedAnswer::Delivery::Chunked:
        head += "Transfer-Encoding: chunked\r\n";
        break;
    case ServedAnswer::Delivery::UntilClose:
        head += "Connection: close\r\n";
        break;
    default:
        head += "Content-Length: " + QByteArray::number(answer.body.size()) + "\r\n";
    }
    return head + "\r\n";
}

QByteArray chunked(const QByteArray& body)
{
    constexpr qsizetype kChunk = 64 * 1024;
    QByteArray all;
    for (qsizetype at = 0; at < body.size(); at += kChunk) {
        const QByteArray chunk = body.mid(at, kChunk);
        all += QByteArray::number(chunk.size(), 16) + "\r\n" + chunk + "\r\n";
    }
    return all + "0\r\n\r\n";
}

} // namespace

ServedConnection::ServedConnection(QTcpSocket* socket, QObject* parent)
    : QObject(parent)
    , m_socket(socket)
{
    socket->setParent(this);
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_dripTimer.setInterval(kDripMs);
    connect(&m_dripTimer, &QTimer::timeout, this, &ServedConnection::dripOn);
    connect(socket, &QTcpSocket::readyRead, this, &ServedConnection::readMore);
    connect(socket, &QTcpSocket::bytesWritten, this, &ServedConnection::onBytesWritten);
    connect(socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    // What came before anybody listened is announced by no signal.
    QMetaObject::invokeMethod(this, &ServedConnection::readMore, Qt::QueuedConnection);
}

void ServedConnection::readMore()
{
    m_input += m_socket->readAll();
    if (m_input.startsWith(kTlsHandshake)) {
        m_closesAfter = true;
        m_socket->write("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
        return;
    }
    if (m_isAnswering || (m_bodySize < 0 && !readHead()) || m_input.size() < m_bodySize)
        return;
    m_request.body = m_input.left(m_bodySize);
    m_input.remove(0, m_bodySize);
    m_bodySize = -1;
    m_isAnswering = true;
    emit requestRead(std::exchange(m_request, {}));
}

bool ServedConnection::readHead()
{
    const qsizetype end = m_input.indexOf("\r\n\r\n");
    if (end < 0)
        return false;
    QList<QByteArray> lines = m_input.left(end).split('\n');
    m_input.remove(0, end + 4);
    const QList<QByteArray> words = lines.takeFirst().trimmed().split(' ');
    const QByteArray target = words.value(1);
    const qsizetype question = target.indexOf('?');
    m_request.method = words.value(0);
    m_request.path = question < 0 ? target : target.left(question);
    m_request.query = question < 0 ? QByteArray() : target.mid(question + 1);
    for (const QByteArray& line : std::as_const(lines)) {
        const qsizetype colon = line.indexOf(':');
        m_request.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    m_bodySize = m_request.headers.value("content-length").toLongLong();
    return true;
}

void ServedConnection::answer(const ServedAnswer& answer, std::function<void()> sent)
{
    using Delivery = ServedAnswer::Delivery;
    switch (answer.delivery) {
    case Delivery::Never:
        return;
    case Delivery::CutBeforeHeaders:
        m_socket->abort();
        return;
    case Delivery::CutInHeaders:
        m_closesAfter = true;
        m_socket->write(headOf(answer).left(30));
        return;
    case Delivery::CutInBody:
        m_closesAfter = true;
        m_socket->write(headOf(answer) + answer.body.left(answer.body.size() / 2));
        return;
    case Delivery::Drip:
        m_drip = answer.body;
        m_socket->write(headOf(answer));
        m_dripTimer.start();
        return;
    case Delivery::Whole:
    case Delivery::Chunked:
    case Delivery::UntilClose:
        break;
    }
    m_sent = std::move(sent);
    m_closesAfter = answer.delivery == Delivery::UntilClose;
    m_socket->write(headOf(answer) +
                    (answer.delivery == Delivery::Chunked ? chunked(answer.body) : answer.body));
}

void ServedConnection::onBytesWritten()
{
    if (m_socket->bytesToWrite() > 0)
        return;
    if (m_sent) {
        std::exchange(m_sent, {})();
        m_isAnswering = false;
    }
    if (m_closesAfter)
        m_socket->disconnectFromHost();
    else if (!m_isAnswering && !m_input.isEmpty())
        readMore();
}

void ServedConnection::dripOn()
{
    if (m_drip.isEmpty())
        return;
    m_socket->write(m_drip.left(1));
    m_drip.remove(0, 1);
}

} // namespace tandem::llm
