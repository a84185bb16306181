#pragma once

#include <QByteArray>
#include <QHash>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTest>

#include <memory>
#include <optional>

namespace tandem::web {

/// An answer of a web server, taken apart.
struct WebAnswer
{
    int status = 0;
    QHash<QByteArray, QByteArray> headers; ///< names in small letters
    QByteArray body;
};

/// One connection to a web server on this computer that sends what it is told, byte by byte, and so
/// can do what no browser would. The event loop runs while it waits: the server may stand in the
/// same thread.
class WebClient final
{
public:
    explicit WebClient(quint16 port, const QString& host = kHost)
    {
        m_socket.connectToHost(host, port);
    }
    /// One with TLS; the server has to show this certificate.
    static std::unique_ptr<WebClient> withTls(quint16 port, const QString& certificateFile)
    {
        std::unique_ptr<WebClient> client(new WebClient);
        client->encrypt(port, certificateFile);
        return client;
    }

    static QByteArray request(const QByteArray& method, const QByteArray& path,
        const QByteArray& headers = {}, const QByteArray& body = {})
    {
        QByteArray length;
        if (method == "POST")
            length = "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
        return method + ' ' + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + length +
               "\r\n" + body;
    }

    void send(const QByteArray& bytes)
    {
        if (!isEnded() && waitUntilConnected())
            m_socket.write(bytes), m_socket.flush();
    }

    /// The next answer without a body, as one to HEAD is.
    std::optional<WebAnswer> headOfAnswer()
    {
        WebAnswer answer;
        if (!waitFor([&] { return m_in.contains("\r\n\r\n"); }))
            return std::nullopt;
        const qsizetype end = m_in.indexOf("\r\n\r\n");
        QList<QByteArray> lines = m_in.left(end).split('\n');
        m_in.remove(0, end + 4);
        answer.status = lines.takeFirst().split(' ').value(1).toInt();
        for (const QByteArray& line : std::as_const(lines)) {
            const qsizetype colon = line.indexOf(':');
            answer.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
        }
        return answer;
    }

    /// The next answer; none where the connection ended before it was whole.
    std::optional<WebAnswer> answer()
    {
        auto answer = headOfAnswer();
        if (!answer)
            return std::nullopt;
        const qsizetype size = answer->headers.value("content-length").toLongLong();
        if (!waitFor([&] { return m_in.size() >= size; }))
            return std::nullopt;
        answer->body = m_in.left(size);
        m_in.remove(0, size);
        return answer;
    }

    std::optional<WebAnswer> get(const QByteArray& path, const QByteArray& headers = {})
    {
        send(request("GET", path, headers));
        return answer();
    }
    std::optional<WebAnswer> post(
        const QByteArray& path, const QByteArray& body, const QByteArray& headers = {})
    {
        send(request("POST", path, headers, body));
        return answer();
    }

    bool waitUntilConnected()
    {
        return QTest::qWaitFor(
                   [&] { return m_socket.state() == QAbstractSocket::ConnectedState || isEnded(); },
                   kPatienceMs) &&
               !isEnded();
    }
    /// Whether the server hangs up.
    bool waitForEnd()
    {
        return QTest::qWaitFor([&] { return isEnded(); }, kPatienceMs);
    }
    bool isEnded() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    void hangUp() { m_socket.abort(); }

private:
    template <typename Condition>
    bool waitFor(Condition isThere)
    {
        (void)QTest::qWaitFor(
            [&] {
                m_in += m_socket.readAll();
                return isThere() || isEnded();
            },
            kPatienceMs);
        m_in += m_socket.readAll();
        return isThere();
    }

    WebClient() = default;

    void encrypt(quint16 port, const QString& certificateFile)
    {
        QSslConfiguration configuration = m_socket.sslConfiguration();
        configuration.setCaCertificates(QSslCertificate::fromPath(certificateFile));
        m_socket.setSslConfiguration(configuration);
        m_socket.connectToHostEncrypted(kHost, port);
    }

    static constexpr int kPatienceMs = 60'000;
    static inline const QString kHost = QStringLiteral("127.0.0.1");

    QSslSocket m_socket;
    QByteArray m_in;
};

} // namespace tandem::web
