#include "nginxproxy.h"
#include "rememberingbackend.h"
#include "storage/web/httpserver.h"
#include "storage/web/raterservice.h"
#include "testmain.h"
#include "webclient.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QUuid>

#include <memory>

using namespace tandem;
using namespace tandem::web;
using namespace tandem::studies;

namespace {

QByteArray someRows(int count)
{
    const auto uuid = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces); };
    Submission told;
    for (int i = 0; i < count; ++i)
        told.rows.append({uuid(), uuid(), QStringLiteral("better"), QStringLiteral("first"),
            1'700'000'000'000, 1200});
    return submissionToJson(told);
}

} // namespace

/// Raters' requests through a web server with https that stands before this one, as
/// docs/serving.md has it.
class TestBehindProxy : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_backend = std::make_unique<RememberingBackend>();
        m_backend->raters = {{QString::fromLatin1(m_link), RaterId{7}}};
        m_backend->open = QStringLiteral("opennopennopennopenn00");
        m_service = std::make_unique<RaterService>(*m_backend,
            RaterPage{"<html></html>", {}, [](const QByteArray& data) { return "<html>" + data; }});
        m_addresses.clear();
        auto server =
            HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), 0}, .isBehindProxy = true},
                [this](const WebRequest& request, const WebReply& reply) {
                    m_addresses.append(request.address);
                    m_service->answer(request, reply);
                });
        QVERIFY(server);
        m_server = *std::move(server);
        m_proxy = std::make_unique<llm::NginxProxy>(m_server->port());
        if (!m_proxy->problem().isEmpty())
            QSKIP(qPrintable(m_proxy->problem()));
        const auto port = quint16(m_proxy->url(QUrl(QStringLiteral("http://127.0.0.1/"))).port());
        m_client = WebClient::withTls(port, m_proxy->certificateFile());
    }

    void cleanup()
    {
        m_client.reset();
        m_proxy.reset();
        m_server.reset();
    }

    void answersAreKeptThroughTheProxy()
    {
        const auto page = m_client->get("/r/" + m_link);
        QVERIFY(page);
        QCOMPARE(page->status, 200);
        QCOMPARE(page->headers.value("referrer-policy"), QByteArray("no-referrer"));
        for (int i = 1; i <= 20; ++i) {
            const auto kept = m_client->post("/r/" + m_link + "/rows", someRows(5), kJson);
            QVERIFY(kept);
            QCOMPARE(kept->status, 200);
            QCOMPARE(m_backend->kept.size(), 5 * i);
        }
    }

    void whoComesByTheOpenLinkIsSentOnBesideIt()
    {
        const auto joined =
            m_client->post("/j/opennopennopennopenn00?PROLIFIC_PID=5f3c", "{}", kJson);
        QVERIFY(joined);
        QCOMPARE(joined->status, 303);
        QVERIFY(joined->headers.value("location").startsWith("../r/"));
    }

    void theProxySaysWhoseRequestItIs()
    {
        const auto page =
            m_client->get("/r/" + m_link, "X-Forwarded-For: 203.0.113.9, 198.51.100.1\r\n");
        QVERIFY(page);
        QCOMPARE(page->status, 200);
        QCOMPARE(m_addresses, QList<QByteArray>{"127.0.0.1"});
    }

private:
    const QByteArray kJson = "Content-Type: application/json\r\n";
    const QByteArray m_link = "abcdefghijklmnopqrst-_";
    std::unique_ptr<RememberingBackend> m_backend;
    std::unique_ptr<RaterService> m_service;
    std::unique_ptr<HttpServer> m_server;
    std::unique_ptr<llm::NginxProxy> m_proxy;
    std::unique_ptr<WebClient> m_client;
    QList<QByteArray> m_addresses;
};

TANDEM_TEST(TestBehindProxy, QCoreApplication)
#include "tst_behindproxy.moc"
