#include "storage/web/httpserver.h"
#include "testcertificate.h"
#include "testmain.h"
#include "webclient.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>
#include <vector>

using namespace tandem;
using namespace tandem::web;
using namespace std::chrono_literals;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The web server with real sockets, among them those of clients that mean it no good.
class TestHttpServer : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_asked.clear();
        m_later.clear();
        m_answersLater = false;
    }

    void aRequestIsHandedOverAndAnswered()
    {
        const auto server = started();
        WebClient client(server->port());
        const auto answer = client.post("/r/a%20b/rows?PROLIFIC_PID=5%26f&x", "{\"rows\":[]}",
            "Content-Type: Application/JSON; charset=utf-8\r\nX-Forwarded-For: 192.0.2.1\r\n");
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QCOMPARE(answer->body, QByteArray("{\"rows\":[]}"));
        QCOMPARE(m_asked.size(), 1);
        QCOMPARE(m_asked.first().method, QByteArray("POST"));
        QCOMPARE(m_asked.first().path, QByteArray("/r/a b/rows"));
        QCOMPARE(m_asked.first().parameter("PROLIFIC_PID"), QByteArray("5&f"));
        QCOMPARE(m_asked.first().contentType, QByteArray("application/json"));
        QCOMPARE(m_asked.first().address, QByteArray("127.0.0.1"));
    }

    void everyAnswerIsSafeForAPage()
    {
        const auto server = started();
        WebClient client(server->port());
        const auto answer = client.get("/");
        QVERIFY(answer);
        QCOMPARE(answer->headers.value("content-security-policy"),
            QByteArray("default-src 'none'; base-uri 'none'; form-action 'none'; "
                       "frame-ancestors 'none'"));
        QCOMPARE(answer->headers.value("x-content-type-options"), QByteArray("nosniff"));
        QCOMPARE(answer->headers.value("referrer-policy"), QByteArray("no-referrer"));
        QCOMPARE(answer->headers.value("cross-origin-opener-policy"), QByteArray("same-origin"));
        QCOMPARE(answer->headers.value("cache-control"), QByteArray("no-store"));
    }

    void severalRequestsTakeOneConnection()
    {
        const auto server = started();
        WebClient client(server->port());
        for (int i = 0; i < 3; ++i) {
            const auto answer = client.post("/", QByteArray::number(i));
            QVERIFY(answer);
            QCOMPARE(answer->body, QByteArray::number(i));
        }
        client.send(
            WebClient::request("POST", "/", {}, "a") + WebClient::request("POST", "/", {}, "b"));
        QCOMPARE(client.answer()->body, QByteArray("a"));
        QCOMPARE(client.answer()->body, QByteArray("b"));
    }

    void answersMayComeLaterAndFromAnotherThread()
    {
        const auto server = started();
        m_answersLater = true;
        std::vector<std::unique_ptr<WebClient>> clients;
        for (int i = 0; i < 20; ++i) {
            clients.push_back(std::make_unique<WebClient>(server->port()));
            clients.back()->send(WebClient::request("POST", "/", {}, QByteArray::number(i)));
        }
        QTRY_COMPARE(m_later.size(), 20);
        QVERIFY(server->isBusy());
        const std::unique_ptr<QThread> thread(QThread::create([later = std::move(m_later)] {
            for (const auto& [request, reply] : later)
                reply.send({.body = "late " + request.body});
        }));
        m_later.clear();
        thread->start();
        for (int i = 0; i < 20; ++i) {
            const auto answer = clients[size_t(i)]->answer();
            QVERIFY(answer);
            QCOMPARE(answer->body, "late " + QByteArray::number(i));
        }
        thread->wait();
        QTRY_VERIFY(!server->isBusy());
    }

    void whatIsNeverAnsweredFails()
    {
        const auto server = started();
        m_answersLater = true;
        WebClient client(server->port());
        client.send(WebClient::request("GET", "/"));
        QTRY_COMPARE(m_later.size(), 1);
        m_later.clear();
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status, 500);
    }

    void aClientThatLeavesWhileItIsWorkedForDoesNoHarm()
    {
        const auto server = started();
        m_answersLater = true;
        {
            WebClient client(server->port());
            client.send(WebClient::request("GET", "/"));
            QTRY_COMPARE(m_later.size(), 1);
            client.hangUp();
        }
        m_later.front().second.send({});
        QTRY_VERIFY(!server->isBusy());
        m_answersLater = false;
        QVERIFY(WebClient(server->port()).get("/"));
    }

    void aServerThatEndsAnswersThoseWhoWait()
    {
        auto server = started();
        m_answersLater = true;
        WebClient waiting(server->port());
        WebClient later(server->port());
        QVERIFY(later.waitUntilConnected());
        waiting.send(WebClient::request("GET", "/"));
        QTRY_COMPARE(m_later.size(), 1);
        server->quiesce();
        const auto refused = later.get("/");
        QVERIFY(refused);
        QCOMPARE(refused->status, 503);
        m_later.front().second.send({.body = "done"});
        const auto answer = waiting.answer();
        QVERIFY(answer);
        QCOMPARE(answer->body, QByteArray("done"));
        server.reset();
        QVERIFY(waiting.waitForEnd());
    }

    void aServerMayEndWithRequestsUnanswered()
    {
        auto server = started();
        m_answersLater = true;
        WebClient waiting(server->port());
        waiting.send(WebClient::request("GET", "/"));
        QTRY_COMPARE(m_later.size(), 1);
        server.reset();
        QVERIFY(waiting.waitForEnd());
        m_later.front().second.send({});
    }

    void theProxyIsBelievedOnlyWhereThereIsOne()
    {
        const auto server = started({.isBehindProxy = true});
        WebClient client(server->port());
        QVERIFY(client.get("/", "X-Forwarded-For: 203.0.113.9, 192.0.2.7\r\n"));
        QCOMPARE(m_asked.last().address, QByteArray("192.0.2.7"));
        QVERIFY(client.get("/", "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: 192.0.2.8\r\n"));
        QCOMPARE(m_asked.last().address, QByteArray("192.0.2.8"));
        QVERIFY(client.get("/"));
        QCOMPARE(m_asked.last().address, QByteArray("127.0.0.1"));
    }

    void aBodyThatIsTooLargeIsRefusedBeforeItIsSent()
    {
        const auto server = started();
        WebClient client(server->port());
        client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 262145\r\n\r\n");
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status, 413);
        QVERIFY(client.waitForEnd());
        WebClient largest(server->port());
        const auto taken = largest.post("/", QByteArray(256 * 1024, 'x'));
        QVERIFY(taken);
        QCOMPARE(taken->body.size(), 256 * 1024);
        QCOMPARE(m_asked.size(), 1);
    }

    void aBodyInPiecesIsRefusedSinceItSaysNoLength()
    {
        const auto server = started();
        WebClient client(server->port());
        client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status, 411);
        QVERIFY(client.waitForEnd());
        QVERIFY(m_asked.isEmpty());
    }

    void aBodyThatIsTooLargeIsToldSoWhileItIsSent()
    {
        const auto server = started();
        WebClient client(server->port());
        client.send(WebClient::request("POST", "/", {}, QByteArray(300 * 1024, 'x')));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status, 413);
        QVERIFY(answer->body.contains("too large"));
    }

    void whatIsPackedOrSaysTwoLengthsIsRefused()
    {
        const auto server = started();
        for (const auto& [headers, status] :
            {std::pair<QByteArray, int>("Content-Encoding: gzip\r\n", 415),
                {"Content-Encoding: br\r\n", 415}, {"Transfer-Encoding: chunked\r\n", 400}}) {
            WebClient client(server->port());
            const auto answer = client.post("/", "0\r\n\r\n", headers);
            QVERIFY(answer);
            QCOMPARE(answer->status, status);
            QVERIFY(answer->body.contains("refused"));
        }
        QVERIFY(m_asked.isEmpty());
    }

    void headersOfManyKilobytesAreTaken()
    {
        const auto server = started();
        WebClient client(server->port());
        const auto answer = client.get("/long?a=" + QByteArray(3000, 'x'),
            "Cookie: a=b; c=d\r\nX-Empty:\r\nX-Tab:\ta\tb \r\nX-Long: " + QByteArray(6000, 'y') +
                "\r\n");
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
    }

    void headersWithoutAnEndAreRefused()
    {
        const auto server = started();
        WebClient many(server->port());
        many.send("GET / HTTP/1.1\r\nHost: a\r\n");
        for (int i = 0; i < 2000 && !many.isEnded(); ++i)
            many.send("X-Header-" + QByteArray::number(i) + ": value\r\n");
        QVERIFY(many.waitForEnd());
        WebClient longLine(server->port());
        longLine.send("GET /" + QByteArray(64 * 1024, 'a') + " HTTP/1.1\r\n\r\n");
        QVERIFY(longLine.waitForEnd());
        WebClient noise(server->port());
        noise.send(QByteArray("\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 11));
        QVERIFY(noise.waitForEnd());
        QVERIFY(m_asked.isEmpty());
    }

    void slowHeadersAndSlowBodiesAreEnded()
    {
        const auto server = started({.limits = {.requestTime = 300ms}});
        WebClient slowHeader(server->port());
        WebClient slowBody(server->port());
        WebClient silent(server->port());
        slowHeader.send("GET / HTTP/1.1\r\nX-Slow: ");
        slowBody.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n");
        // A byte now and then is no reason to wait for ever.
        const auto dribble = [](WebClient& client) {
            return QTest::qWaitFor(
                [&] {
                    client.send("x");
                    return client.isEnded();
                },
                60'000);
        };
        QVERIFY(dribble(slowHeader));
        QVERIFY(dribble(slowBody));
        QVERIFY(silent.waitForEnd());
        QVERIFY(m_asked.isEmpty());
    }

    void goodClientsAreAnsweredWhileOthersAttack()
    {
        const auto server = started({.limits = {.connections = 220, .connectionsOfAddress = 220}});
        std::vector<std::unique_ptr<WebClient>> attackers;
        const auto attack = [&](const QByteArray& bytes) {
            attackers.push_back(std::make_unique<WebClient>(server->port()));
            attackers.back()->send(bytes);
        };
        const QByteArray chunked =
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4000\r\n" +
            QByteArray(0x4000, 'x');
        for (int i = 0; i < 200; ++i)
            attack("GET / HTTP/1.1\r\nX-Slow: ");
        for (int i = 0; i < 50; ++i)
            attack(WebClient::request("GET", "/idle"));
        for (int i = 0; i < 20; ++i)
            attack(chunked);
        for (int i = 0; i < 20; ++i)
            attack(WebClient::request("POST", "/", "Content-Encoding: gzip\r\n", "\x1f\x8b"));
        WebClient staying(server->port());
        for (int i = 0; i < 50; ++i) {
            for (const auto& attacker : attackers)
                attacker->send("x");
            const QByteArray body = "answer " + QByteArray::number(i);
            const auto kept = staying.post("/", body);
            QVERIFY(kept);
            QCOMPARE(kept->body, body);
            const auto fresh = WebClient(server->port()).post("/", body);
            QVERIFY(fresh);
            QCOMPARE(fresh->body, body);
        }
    }

    void theServerSpeaksTlsWithItsCertificate()
    {
        const QTemporaryDir folder;
        const auto certificate =
            llm::makeCertificate(folder.path(), QStringLiteral("DNS:localhost,IP:127.0.0.1"));
        if (!certificate.isValid())
            QSKIP("the openssl program is not there to make a certificate");
        const auto server = started({.certificate = contentOf(certificate.certificateFile),
            .key = contentOf(certificate.keyFile),
            .limits = {.requestTime = 2s}});
        const auto client = WebClient::withTls(server->port(), certificate.certificateFile);
        const auto answer = client->post("/", "secret");
        QVERIFY(answer);
        QCOMPARE(answer->body, QByteArray("secret"));
        WebClient plain(server->port());
        plain.send(WebClient::request("GET", "/"));
        QVERIFY(plain.waitForEnd());
        WebClient silent(server->port());
        QVERIFY(silent.waitForEnd());
        QCOMPARE(m_asked.size(), 1);
    }

    void aCertificateThatIsNoneIsRefusedWithARemedy()
    {
        const auto server = HttpServer::start(
            {.listen = {QStringLiteral("127.0.0.1"), 0}, .certificate = "no", .key = "none"},
            [](const WebRequest&, const WebReply&) {});
        QVERIFY(!server);
        QVERIFY(server.error().remedy.contains(QLatin1String("--cert")));
    }

private:
    /// Answers each request with its body, or keeps it where the answer is to come later.
    std::unique_ptr<HttpServer> started(WebOptions options = {})
    {
        options.listen.port = 0;
        auto server =
            HttpServer::start(options, [this](const WebRequest& request, const WebReply& reply) {
                m_asked.append(request);
                if (m_answersLater)
                    m_later.emplace_back(request, reply);
                else
                    reply.send({.contentType = "text/plain", .body = request.body});
            });
        if (!server)
            qFatal("%s", qPrintable(server.error().sentence()));
        return *std::move(server);
    }

    QList<WebRequest> m_asked;
    std::vector<std::pair<WebRequest, WebReply>> m_later;
    bool m_answersLater = false;
};

TANDEM_TEST(TestHttpServer, QCoreApplication)
#include "tst_httpserver.moc"
