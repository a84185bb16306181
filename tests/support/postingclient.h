#pragma once

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QStringList>
#include <QTcpSocket>
#include <QTimer>

namespace tandem::web {

/// A rater's or annotator's page without a browser: sends its bodies one after another over one
/// connection, the next once the one before it is answered and `thinkMs` have passed, and remembers
/// what was said to be kept.
class PostingClient final
{
public:
    struct Post
    {
        QByteArray page; ///< "/r/SECRET"
        QByteArray body;
    };

    PostingClient(QList<Post> posts, int thinkMs = 0)
        : m_posts(std::move(posts))
        , m_thinkMs(thinkMs)
    {
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket, [this] { read(); });
        QObject::connect(&m_socket, &QTcpSocket::connected, &m_socket, [this] { sendNext(); });
    }
    Q_DISABLE_COPY_MOVE(PostingClient)

    void start(quint16 port)
    {
        m_socket.abort();
        m_in.clear();
        m_socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    }

    /// The UUIDs that were said to be kept.
    const QStringList& kept() const { return m_kept; }
    /// From a request to its answer, milliseconds.
    const QList<double>& times() const { return m_times; }
    bool isDone() const { return m_next == m_posts.size(); }
    /// The first answer that was not "kept"; empty: none.
    const QByteArray& refusal() const { return m_refusal; }

private:
    void sendNext()
    {
        if (isDone() || !m_refusal.isEmpty())
            return;
        const auto& [page, body] = m_posts.at(m_next);
        m_clock.start();
        m_socket.write("POST " + page + "/rows HTTP/1.1\r\nHost: localhost\r\n" +
                       "Content-Type: application/json\r\nContent-Length: " +
                       QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }

    void read()
    {
        m_in += m_socket.readAll();
        const qsizetype end = m_in.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const QByteArray head = m_in.left(end).toLower();
        const QByteArray name = "\r\ncontent-length: ";
        const qsizetype at = head.indexOf(name) + name.size();
        const qsizetype size = head.mid(at, head.indexOf('\r', at) - at).toLongLong();
        if (m_in.size() < end + 4 + size)
            return;
        take(head.contains(" 200 "), m_in.mid(end + 4, size));
        m_in.remove(0, end + 4 + size);
        if (m_thinkMs == 0)
            sendNext();
        else
            QTimer::singleShot(m_thinkMs, &m_socket, [this] { sendNext(); });
    }

    void take(bool isKept, const QByteArray& body)
    {
        if (!isKept) {
            m_refusal = body;
            return;
        }
        m_times.append(double(m_clock.nsecsElapsed()) / 1e6);
        const QJsonObject object = QJsonDocument::fromJson(body).object();
        const QJsonArray uuids = object.value(QLatin1String("kept")).toArray();
        for (const QJsonValue& uuid : uuids)
            m_kept.append(uuid.toString());
        ++m_next;
    }

    QList<Post> m_posts;
    int m_thinkMs;
    qsizetype m_next = 0;
    QTcpSocket m_socket;
    QByteArray m_in;
    QElapsedTimer m_clock;
    QStringList m_kept;
    QList<double> m_times;
    QByteArray m_refusal;
};

} // namespace tandem::web
