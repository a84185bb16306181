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
        QTest::newRow("chunks") << QByteArray("Transfer-Encoding: chunked");
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

    void aHeadThatMayBeReadInTwoWaysIsRefused_data()
    {
        QTest::addColumn<QByteArray>("head");
        const auto row = [](const char* name, const QByteArray& head) {
            QTest::newRow(name) << head;
        };
        const QByteArray get = "GET /first HTTP/1.1\r\n";
        row("two hosts", get + "Host: a\r\nHost: b\r\n\r\n");
        row("the same host twice", get + "Host: a\r\nHost: a\r\n\r\n");
        row("no host", get + "\r\n");
        row("line feeds alone", "GET /first HTTP/1.1\nHost: a\n\n");
        row("a line feed after the request", "GET /first HTTP/1.1\nHost: a\r\n\r\n");
        row("a line feed after a header", get + "Host: a\nX: b\r\n\r\n");
        row("a line feed after the last header", get + "Host: a\r\nX: b\n\r\n");
        row("a line feed at the end", get + "Host: a\r\nX: b\r\n\n");
        row("a carriage return in a header", get + "Host: a\rX: b\r\n\r\n");
        row("a header on two lines", get + "Host: a\r\nX: b\r\n c\r\n\r\n");
        row("a NUL in a header", get + QByteArray("Host: a\r\nX: b\0c\r\n\r\n", 19));
        row("a NUL in the path", QByteArray("GET /first\0/x HTTP/1.1\r\nHost: a\r\n\r\n", 35));
        row("an encoded NUL in the path", "GET /first%00/x HTTP/1.1\r\nHost: a\r\n\r\n");
        row("an encoded NUL after the path", "GET /first?a=%00 HTTP/1.1\r\nHost: a\r\n\r\n");
        row("a blank before the colon", get + "Host : a\r\n\r\n");
        const QByteArray post = "POST /first HTTP/1.1\r\nHost: a\r\n";
        row("a blank before the colon of a length", post + "Content-Length : 37\r\n\r\n");
        row("a tab before the colon of a length", post + "Content-Length\t: 37\r\n\r\n");
        row("a blank before the first name",
            "POST /first HTTP/1.1\r\n Content-Length: 37\r\nHost: a\r\n\r\n");
        row("a control character in a name", post + "Content\x0bLength: 37\r\n\r\n");
        row("a letter beyond ASCII in a name", post + "Content-L\xe9ngth: 37\r\n\r\n");
        row("a separator in a name", post + "(Content-Length): 37\r\n\r\n");
        row("no name", post + ": 37\r\n\r\n");
        row("a second length with a blank",
            post + "Content-Length: 0\r\nContent-Length : 37\r\n\r\n");
        row("a coding with a blank",
            post + "Content-Length: 0\r\nTransfer-Encoding : chunked\r\n\r\n");
        row("no version", "GET /first\r\nHost: a\r\n\r\n");
        row("two blanks", "GET  /first HTTP/1.1\r\nHost: a\r\n\r\n");
    }

    void aHeadThatMayBeReadInTwoWaysIsRefused()
    {
        QFETCH(const QByteArray, head);
        const auto server = started({});
        WebClient client(server->port());
        client.send(head + "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n");
        const auto answer = client.answer();
        QVERIFY(!answer || answer->status == 400);
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
