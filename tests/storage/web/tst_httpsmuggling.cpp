#include "storage/web/httpserver.h"
#include "testmain.h"
#include "webclient.h"

#include <QHostAddress>
#include <QTcpServer>
#include <QTest>

#include <memory>

using namespace tandem;
using namespace tandem::web;

/// Requests that a proxy before the server and the server itself might read in different ways, and
/// other addresses than the usual one.
class TestHttpSmuggling : public QObject
{
    Q_OBJECT

private slots:
    void noRequestHidesInAnother_data()
    {
        QTest::addColumn<QByteArray>("headers");
        QTest::newRow("two lengths") << QByteArray("Content-Length: 5\r\nContent-Length: 60");
        QTest::newRow("one length twice") << QByteArray("Content-Length: 5\r\nContent-Length: 5");
        QTest::newRow("length and chunks")
            << QByteArray("Content-Length: 5\r\nTransfer-Encoding: chunked");
        QTest::newRow("chunks and length")
            << QByteArray("Transfer-Encoding: chunked\r\nContent-Length: 5");
        QTest::newRow("two codings")
            << QByteArray("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity");
        QTest::newRow("a list of codings") << QByteArray("Transfer-Encoding: gzip, chunked");
        QTest::newRow("another coding") << QByteArray("Transfer-Encoding: identity");
        QTest::newRow("a coding with a tab") << QByteArray("Transfer-Encoding:\x0b chunked");
        QTest::newRow("a signed length") << QByteArray("Content-Length: +5");
        QTest::newRow("a negative length") << QByteArray("Content-Length: -5");
        QTest::newRow("a list of lengths") << QByteArray("Content-Length: 5, 5");
        QTest::newRow("a length in hexadecimal") << QByteArray("Content-Length: 0x5");
        QTest::newRow("a length beyond all numbers")
            << QByteArray("Content-Length: 18446744073709551621");
    }

    void noRequestHidesInAnother()
    {
        QFETCH(const QByteArray, headers);
        const auto server = started({});
        WebClient client(server->port());
        client.send("POST /first HTTP/1.1\r\nHost: a\r\n" + headers +
                    "\r\n\r\n0\r\n\r\nGET /hidden HTTP/1.1\r\nHost: a\r\n\r\n");
        const auto answer = client.answer();
        QVERIFY(!answer || answer->status >= 400);
        QVERIFY(client.waitForEnd());
        QCOMPARE(m_asked, QList<QByteArray>());
    }

    void aServerListensAtIpv6Too()
    {
        QTcpServer probe;
        if (!probe.listen(QHostAddress(QHostAddress::LocalHostIPv6)))
            QSKIP("this computer has no IPv6");
        const auto server = started({QStringLiteral("::1"), 0});
        WebClient client(server->port(), QStringLiteral("::1"));
        const auto answer = client.get("/six");
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QCOMPARE(m_asked, QList<QByteArray>{"/six"});
        QCOMPARE(m_addresses, QList<QByteArray>{"::1"});
    }

    void aPortThatIsTakenIsSaidToBe()
    {
        const auto server = started({});
        const auto second =
            HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), server->port()}},
                [](const WebRequest&, const WebReply&) {});
        QVERIFY(!second);
        QVERIFY(second.error().remedy.contains(QLatin1String("--listen")));
    }

    void aServerThatIsStartedAgainTakesItsPort()
    {
        auto server = started({});
        const quint16 port = server->port();
        WebClient client(port);
        QVERIFY(client.get("/"));
        server.reset(); // its connections linger in the system
        server = started({QStringLiteral("127.0.0.1"), port});
        QVERIFY(WebClient(port).get("/"));
    }

private:
    std::unique_ptr<HttpServer> started(ListenAddress listen)
    {
        if (listen.port == ListenAddress().port)
            listen.port = 0;
        m_asked.clear();
        m_addresses.clear();
        auto server = HttpServer::start(
            {.listen = listen}, [this](const WebRequest& request, const WebReply& reply) {
                m_asked.append(request.path);
                m_addresses.append(request.address);
                reply.send({});
            });
        if (!server)
            qFatal("%s", qPrintable(server.error().sentence()));
        return *std::move(server);
    }

    QList<QByteArray> m_asked;
    QList<QByteArray> m_addresses;
};

TANDEM_TEST(TestHttpSmuggling, QCoreApplication)
#include "tst_httpsmuggling.moc"
