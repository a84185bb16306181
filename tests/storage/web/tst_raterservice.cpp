#include "rememberingbackend.h"
#include "storage/repositories/studyrefusal.h"
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

const QByteArray kJson = "Content-Type: application/json\r\n";

studies::AnswerRow row()
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces),
        QUuid::createUuid().toString(QUuid::WithoutBraces), QStringLiteral("better"),
        QStringLiteral("first"), 1'700'000'000'000, 1200};
}

QJsonObject objectOf(const std::optional<WebAnswer>& answer)
{
    return answer ? QJsonDocument::fromJson(answer->body).object() : QJsonObject();
}

} // namespace

/// What raters' browsers ask and are answered, over real sockets, without a project behind it.
class TestRaterService : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_backend = std::make_unique<RememberingBackend>();
        m_backend->raters = {{QString::fromLatin1(m_link), RaterId{7}}};
        m_backend->open = QString::fromLatin1(m_open);
        m_service = std::make_unique<RaterService>(*m_backend,
            RaterPage{"<html>go()</html>", "default-src 'none'; script-src 'sha256-abc='",
                [](const QByteArray& data) { return "<html>" + data; }});
        auto server = HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), 0}},
            [this](const WebRequest& request, const WebReply& reply) {
                m_service->answer(request, reply);
            });
        QVERIFY(server);
        m_server = *std::move(server);
        m_client = std::make_unique<WebClient>(m_server->port());
    }

    void cleanup()
    {
        m_client.reset();
        m_server.reset();
    }

    void aLinkGivesThePageAndTheTask()
    {
        const auto page = m_client->get("/r/" + m_link);
        QVERIFY(page);
        QCOMPARE(page->status, 200);
        QCOMPARE(page->headers.value("content-type"), QByteArray("text/html; charset=utf-8"));
        QVERIFY(page->body.contains("go()"));
        const auto task = m_client->get("/r/" + m_link + "/task");
        QVERIFY(task);
        QCOMPARE(objectOf(task).value(QLatin1String("task")).toInt(), 7);
        QCOMPARE(task->headers.value("cache-control"), QByteArray("no-store"));
    }

    void thePageMayDoNothingButItsOwn()
    {
        const auto page = m_client->get("/r/" + m_link);
        QVERIFY(page);
        const QByteArray policy = page->headers.value("content-security-policy");
        QVERIFY(policy.startsWith("default-src 'none'; script-src 'sha256-abc='"));
        QVERIFY(policy.contains("frame-ancestors 'none'"));
    }

    void rowsAreAnsweredWithWhatIsKept()
    {
        const Submission first{{row(), row()}, {}};
        const auto kept = m_client->post("/r/" + m_link + "/rows", submissionToJson(first), kJson);
        QVERIFY(kept);
        QCOMPARE(kept->status, 200);
        const QJsonObject receipt = objectOf(kept);
        QCOMPARE(receipt.value(QLatin1String("kept")).toArray().size(), 2);
        QVERIFY(receipt.value(QLatin1String("code")).isNull());
        QCOMPARE(m_backend->kept, QStringList({first.rows.at(0).uuid, first.rows.at(1).uuid}));
        Submission last;
        last.events = {{row().uuid, RaterEvent::Kind::Submitted, 1'700'000'000'001}};
        const auto end = m_client->post("/r/" + m_link + "/rows", submissionToJson(last), kJson);
        QCOMPARE(objectOf(end).value(QLatin1String("code")).toString(), QStringLiteral("DONE"));
    }

    void whatIsNoneOfThisIsRefusedWithAReason_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<int>("status");
        const QByteArray good = submissionToJson({{row()}, {}});
        QTest::newRow("no JSON") << QByteArray("rows") << kJson << 400;
        QTest::newRow("nothing") << QByteArray() << kJson << 400;
        QTest::newRow("a list") << QByteArray("[]") << kJson << 400;
        QTest::newRow("cut off") << good.left(good.size() - 3) << kJson << 400;
        QTest::newRow("no type") << good << QByteArray() << 415;
        QTest::newRow("a form") << good
                                << QByteArray("Content-Type: "
                                              "application/x-www-form-urlencoded\r\n")
                                << 415;
        QList<studies::AnswerRow> many;
        for (int i = 0; i <= kMaxRowsAtOnce; ++i)
            many.append(row());
        QTest::newRow("too many") << submissionToJson({many, {}}) << kJson << 0;
    }

    void whatIsNoneOfThisIsRefusedWithAReason()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, headers);
        QFETCH(const int, status);
        const auto answer = m_client->post("/r/" + m_link + "/rows", body, headers);
        QVERIFY(answer);
        QVERIFY(
            status == 0 ? answer->status >= 400 && answer->status < 500 : answer->status == status);
        QVERIFY(!objectOf(answer).value(QLatin1String("refused")).toString().isEmpty());
        QVERIFY(m_backend->kept.isEmpty());
    }

    void troubleInTheProjectIsToldWithoutItsPlace()
    {
        const QByteArray body = submissionToJson({{row()}, {}});
        m_backend->trouble = Error{ErrorCode::Refused, QStringLiteral("The study is closed."),
            QStringLiteral("/home/lea/study.tandem"), {}, {}};
        const auto refused = m_client->post("/r/" + m_link + "/rows", body, kJson);
        QVERIFY(refused);
        QCOMPARE(refused->status, 409);
        QCOMPARE(objectOf(refused).value(QLatin1String("refused")).toString(),
            QStringLiteral("The study is closed."));
        m_backend->trouble->code = ErrorCode::DiskFull;
        const auto full = m_client->post("/r/" + m_link + "/rows", body, kJson);
        QVERIFY(full);
        QCOMPARE(full->status, 503);
        QVERIFY(full->headers.contains("retry-after"));
        QVERIFY(!full->body.contains("lea"));
    }

    void whatIsWrongWithAnAnswerIsToldWithoutItsPlace()
    {
        const auto sent = m_client->post(
            "/r/" + m_link + "/rows", "{\"rows\":[{\"uuid\":\"x\"}],\"events\":[]}", kJson);
        QVERIFY(sent);
        QCOMPARE(sent->status, 400);
        QVERIFY(!sent->body.contains("/rows"));
        m_backend->trouble =
            Error{ErrorCode::InvalidInput, QStringLiteral("\"secret\" is not one of the answers."),
                QStringLiteral("/rows/0/value"), {}, {}};
        const auto kept =
            m_client->post("/r/" + m_link + "/rows", submissionToJson({{row()}, {}}), kJson);
        QVERIFY(kept);
        QCOMPARE(kept->status, 400);
        QVERIFY(!kept->body.contains("/rows") && !kept->body.contains("secret"));
        QCOMPARE(objectOf(kept).value(QLatin1String("why")).toString(), QStringLiteral("answer"));
    }

    void whoIsNotLetInIsGivenAPageThatSaysWhy()
    {
        const auto saysWhy = [](const std::optional<WebAnswer>& answer, const char* why) {
            return answer && answer->headers.value("content-type") == "text/html; charset=utf-8" &&
                   answer->headers.value("content-security-policy").contains("sha256-abc=") &&
                   objectOf({{0, {}, answer->body.mid(6)}}).value(QLatin1String("why")) ==
                       QLatin1String(why);
        };
        QVERIFY(saysWhy(m_client->get("/r/AAAAAAAAAAAAAAAAAAAAAA"), "link"));
        QVERIFY(saysWhy(m_client->get("/j/AAAAAAAAAAAAAAAAAAAAAA"), "link"));
        QVERIFY(saysWhy(m_client->get("/"), "link"));
        QVERIFY(saysWhy(m_client->get("/j/" + m_open + "?participant=a%0a"), "participant"));
        m_backend->trouble = Error{ErrorCode::Refused, QStringLiteral("Full."), {}, {}, why::kFull};
        QVERIFY(saysWhy(m_client->get("/j/" + m_open), "full"));
    }

    void newcomersWhoHaveToWaitComeAgainByThemselves()
    {
        std::optional<WebAnswer> last;
        for (int i = 0; i < 300 && (!last || last->status != 429); ++i)
            last = m_client->get("/j/" + m_open);
        QVERIFY(last);
        QCOMPARE(last->status, 429);
        QVERIFY(last->headers.value("refresh").toInt() > 0);
    }

    void wrongLinksFindNothing_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char* path : {"/", "/r", "/r/", "/r/short", "/r/AAAAAAAAAAAAAAAAAAAAAA",
                 "/j/AAAAAAAAAAAAAAAAAAAAAA", "/r/../../etc/passwd", "/r/%2e%2e/%2e%2e/etc/passwd",
                 "/task", "/index.html", "/r/AAAAAAAAAAAAAAAAAAAAAA/task"})
            QTest::newRow(path) << QByteArray(path);
        QTest::newRow("further") << "/r/" + m_link + "/other";
        QTest::newRow("deeper") << "/r/" + m_link + "/task/x";
        QTest::newRow("the other kind") << "/j/" + m_link;
        QTest::newRow("below something") << "x/r/" + m_link;
    }

    void wrongLinksFindNothing()
    {
        QFETCH(const QByteArray, path);
        const auto answer = m_client->get(path);
        QVERIFY(answer);
        QCOMPARE(answer->status, 404);
    }

    void otherMethodsAreNotTaken()
    {
        for (const char* method : {"PUT", "DELETE", "OPTIONS", "TRACE"}) {
            WebClient client(m_server->port());
            client.send(WebClient::request(method, "/r/" + m_link));
            const auto answer = client.answer();
            QVERIFY(answer);
            QCOMPARE(answer->status, 405);
        }
        const auto got = m_client->get("/r/" + m_link + "/rows");
        QVERIFY(got);
        QCOMPARE(got->status, 405);
        QCOMPARE(got->headers.value("allow"), QByteArray("POST"));
    }

    void anAddressWithoutTheParticipantsIdMakesNobody()
    {
        for (const char* query : {"?PROLIFIC_PID=", "?PROLIFIC_PID", "?STUDY_ID=1&workerId=",
                 "?prolific_pid=", "?PROLIFIC_PID=%7B%7B%25PROLIFIC_PID%25%7D%7D",
                 "?participant=%24%7Be%3A%2F%2FField%2FPID%7D", "?participant=%5BID%5D",
                 "?participant=__PID__", "?participant=undefined", "?PROLIFIC_PID=NA",
                 "?PROLIFIC_PID=N%2FA", "?participant=-", "?workerId=WORKER-ID",
                 "?PROLIFIC_PID=%40PID%40", "?PROLIFIC_PID=XXXX",
                 "?assignmentId=ASSIGNMENT_ID_NOT_AVAILABLE&hitId=3X"}) {
            const QByteArray path = "/j/" + m_open + query;
            for (const auto& answer : {m_client->get(path), m_client->post(path, "{}", kJson)}) {
                QVERIFY(answer);
                QCOMPARE(answer->status, 400);
                QVERIFY2(answer->body.contains("participant ID"), query);
            }
        }
        QVERIFY(m_backend->participants.isEmpty());
    }

    void aParticipantIsKnownHoweverTheirPlatformWritesTheName()
    {
        for (const char* query : {"?PROLIFIC_PID=5f3c", "?prolific_pid=5f3c", "?Prolific_Pid=5f3c",
                 "?PROLIFIC_PID=%7B%7Bx%7D%7D&WORKERID=5f3c"})
            QCOMPARE(m_client->post("/j/" + m_open + query, {}, {})->status, 303);
        QCOMPARE(m_backend->participants, QStringList(4, QStringLiteral("5f3c")));
    }

    void whoOnlyLooksAtAnOpenLinkIsMadeNobody()
    {
        const QByteArray path = "/j/" + m_open + "?PROLIFIC_PID=5f3c";
        const auto page = m_client->get(path);
        QVERIFY(page);
        QCOMPARE(page->status, 200);
        QVERIFY(page->body.contains("\"invited\":\"A study\""));
        QVERIFY(page->headers.value("content-security-policy").contains("sha256-abc="));
        m_client->send(WebClient::request("HEAD", path));
        QVERIFY(m_client->waitUntilConnected());
        const auto head = m_client->headOfAnswer();
        QVERIFY(head);
        QCOMPARE(head->status, 200);
        QVERIFY(m_backend->participants.isEmpty());
        // Who has begun is sent on to where they were.
        QCOMPARE(m_client->post(path, {}, {})->status, 303);
        const auto again = m_client->get(path);
        QVERIFY(again);
        QCOMPARE(again->status, 303);
        QCOMPARE(again->headers.value("location"), QByteArray("../r/newcomer-newcomer-newc"));
        QCOMPARE(m_backend->participants.size(), 1);
    }

    void anOpenLinkMakesARaterOfWhoBegins()
    {
        const auto begins = [&](const QByteArray& query) {
            return m_client->post("/j/" + m_open + query, "{}", kJson);
        };
        const auto answer = begins("?STUDY_ID=1&PROLIFIC_PID=5f3c");
        QVERIFY(answer);
        QCOMPARE(answer->status, 303);
        QCOMPARE(answer->headers.value("location"), QByteArray("../r/newcomer-newcomer-newc"));
        QVERIFY(begins("?workerId=W1"));
        QVERIFY(begins(""));
        QCOMPARE(m_backend->participants,
            QStringList({QStringLiteral("5f3c"), QStringLiteral("W1"), QString()}));
        // The page that asked is told as JSON.
        const auto strange = m_client->get("/j/" + m_open + "?participant=a%0ab");
        QVERIFY(strange);
        QCOMPARE(strange->status, 400);
        m_backend->trouble =
            Error{ErrorCode::Refused, QStringLiteral("Nobody is needed any more."), {}, {}, {}};
        for (const auto& full : {m_client->get("/j/" + m_open), begins("")}) {
            QVERIFY(full);
            QCOMPARE(full->status, 409);
            QVERIFY(full->body.contains("Nobody is needed"));
        }
        QVERIFY(!objectOf(begins("")).isEmpty());
    }

    void nothingElseIsReachableAndNothingIsListed_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("status");
        const auto row = [](const QByteArray& method, const QByteArray& path, int status) {
            QTest::addRow("%s %s", method.constData(), path.constData())
                << method << path << status;
        };
        for (const char* path : {"/", "/r", "/r/", "/j/", "/index.html", "/../../etc/passwd",
                 "/%2e%2e/%2e%2e/etc/passwd", "/r/..%2f..%2fetc%2fpasswd", "//r//", "/.git/config",
                 "/study.tandem", "*"})
            row("GET", path, 404);
        row("GET", "/favicon.ico", 404);
        row("GET", "/r/" + m_link + "/other", 404);
        row("GET", "/r/" + m_link + "/task/more", 404);
        row("GET", "/r/" + m_link.toUpper(), 404);
        row("OPTIONS", "/r/" + m_link, 405);
        row("OPTIONS", "/r/" + m_link + "/rows", 405);
        row("PUT", "/r/" + m_link + "/rows", 405);
        row("DELETE", "/r/" + m_link, 405);
        row("TRACE", "/r/" + m_link, 405);
        row("GET", "/r/" + m_link + "/rows", 405);
        row("OPTIONS", "/j/" + m_open, 405);
    }

    void nothingElseIsReachableAndNothingIsListed()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, path);
        QFETCH(const int, status);
        m_client->send(WebClient::request(method, path));
        const auto answer = m_client->answer();
        QVERIFY(answer);
        QCOMPARE(answer->status, status);
        QVERIFY(!answer->body.contains("go()"));
        QVERIFY(!answer->headers.contains("access-control-allow-origin"));
        QVERIFY(answer->headers.contains("content-security-policy"));
        QVERIFY(status != 405 || !answer->headers.value("allow").isEmpty());
        QVERIFY(m_backend->kept.isEmpty());
    }

    void theHeadOfAPageComesWithoutItsBody()
    {
        m_client->send(WebClient::request("HEAD", "/r/" + m_link));
        QVERIFY(m_client->waitUntilConnected());
        // The length is that of the page, which does not come: what comes next is the next answer.
        const auto head = m_client->headOfAnswer();
        QVERIFY(head);
        QCOMPARE(head->status, 200);
        QVERIFY(head->headers.value("content-length").toInt() > 0);
        const auto next = m_client->get("/favicon.ico");
        QVERIFY(next);
        QCOMPARE(next->status, 404);
    }

    void tenThousandWrongLinksKeepNobodyFromAnswering()
    {
        int waiting = 0;
        for (int i = 0; i < 10'000; i += 100) {
            WebClient attacker(m_server->port());
            QByteArray requests;
            for (int one = i; one < i + 100; ++one)
                requests += WebClient::request(
                    "GET", "/r/" + QByteArray::number(one).rightJustified(22, '0'));
            attacker.send(requests);
            // Who is told to wait is hung up on.
            for (auto answer = attacker.answer(); answer; answer = attacker.answer()) {
                waiting += answer->status == 429;
                if (answer->headers.value("connection") == "close")
                    break;
            }
            const auto kept =
                m_client->post("/r/" + m_link + "/rows", submissionToJson({{row()}, {}}), kJson);
            QVERIFY(kept);
            QCOMPARE(kept->status, 200);
        }
        QVERIFY(waiting > 0);
        QCOMPARE(m_backend->kept.size(), 100);
    }

    void aLinkThatAsksTooOftenHasToWait()
    {
        int refused = 0;
        for (int i = 0; i < 300; ++i) {
            const auto answer = m_client->get("/r/" + m_link);
            QVERIFY(answer);
            refused += answer->status == 429;
        }
        QVERIFY(refused > 0);
    }

private:
    const QByteArray m_link = "abcdefghijklmnopqrst-_";
    const QByteArray m_open = "opennopennopennopenn00";
    std::unique_ptr<RememberingBackend> m_backend;
    std::unique_ptr<RaterService> m_service;
    std::unique_ptr<HttpServer> m_server;
    std::unique_ptr<WebClient> m_client;
};

TANDEM_TEST(TestRaterService, QCoreApplication)
#include "tst_raterservice.moc"
