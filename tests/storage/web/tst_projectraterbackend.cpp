#include "servedstudy.h"
#include "storage/database/statement.h"
#include "storage/web/httpserver.h"
#include "storage/web/projectraterbackend.h"
#include "storage/web/raterservice.h"
#include "testmain.h"
#include "webclient.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <memory>
#include <vector>

using namespace tandem;
using namespace tandem::web;
using namespace tandem::studies;

namespace {

QJsonObject objectOf(const std::optional<WebAnswer>& answer)
{
    return answer ? QJsonDocument::fromJson(answer->body).object() : QJsonObject();
}

RaterEvent eventOf(RaterEvent::Kind kind)
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces), kind,
        QDateTime::currentMSecsSinceEpoch()};
}

} // namespace

/// Raters' requests at a real project, over real sockets: what is kept, by whom, and how often.
class TestProjectRaterBackend : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_study = std::make_unique<ServedStudy>(
            m_fixture->database(), QStringLiteral("Pilot"), kRaters, kItems);
        m_project = m_fixture->open();
        m_ahead = 0;
        serve({});
    }

    void cleanup()
    {
        m_client.reset();
        m_server.reset();
        m_service.reset();
        m_backend.reset();
        m_project.reset();
        m_fixture.reset();
    }

    void aRaterIsGivenTheirOwnTask()
    {
        const auto answer = m_client->get(path(0) + "/task");
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        const auto task = taskFromJson(answer->body);
        QVERIFY2(task, task ? "" : qPrintable(task.error().sentence()));
        QCOMPARE(task->turns.size(), kItems);
        QCOMPARE(task->turns.first().id, m_study->raters.at(0).turns.first());
    }

    void whatIsSaidToBeKeptIsInTheProject()
    {
        const studies::AnswerRow first = answerOf(0, 0);
        const studies::AnswerRow second = answerOf(0, 1);
        const auto kept = post(0, {{first, second}, {}});
        QCOMPARE(objectOf(kept).value(QLatin1String("kept")).toArray(),
            QJsonArray({first.uuid, second.uuid}));
        QCOMPARE(stored(), QStringList({first.uuid, second.uuid}));
        // The task shows them to the same rater, on another machine too, and to nobody else.
        QCOMPARE(taskOf(0).given.rows.size(), 2);
        QCOMPARE(taskOf(1).given.rows.size(), 0);
    }

    void whatIsSentAgainCountsOnce()
    {
        const studies::AnswerRow row = answerOf(0, 0);
        for (int i = 0; i < 3; ++i) {
            const auto kept = post(0, {{row}, {}});
            QVERIFY(kept);
            QCOMPARE(kept->status, 200);
            QCOMPARE(objectOf(kept).value(QLatin1String("kept")).toArray(), QJsonArray({row.uuid}));
        }
        QCOMPARE(stored(), QStringList(row.uuid));
        QCOMPARE(m_backend->counts(), (ProjectRaterBackend::Counts{1, 1}));
        // What a rater does is no answer.
        QVERIFY(post(1, {{}, {eventOf(RaterEvent::Kind::Consented)}}));
        QCOMPARE(m_backend->counts(), (ProjectRaterBackend::Counts{1, 1}));
        QVERIFY(post(1, {{answerOf(1, 0), answerOf(1, 1)}, {}}));
        QCOMPARE(m_backend->counts(), (ProjectRaterBackend::Counts{3, 2}));
    }

    void nothingOfOthersOrMadeUpIsTaken()
    {
        studies::AnswerRow ofAnother = answerOf(1, 0);
        studies::AnswerRow unknown = answerOf(0, 0);
        unknown.turn = unknown.uuid;
        studies::AnswerRow strange = answerOf(0, 0);
        strange.value = QStringLiteral("perhaps");
        studies::AnswerRow unasked = answerOf(0, 0);
        unasked.question = QStringLiteral("age");
        for (const studies::AnswerRow& row : {ofAnother, unknown, strange, unasked}) {
            const auto answer = post(0, {{answerOf(0, 1), row}, {}});
            QVERIFY(answer);
            QVERIFY(answer->status >= 400 && answer->status < 500);
            QVERIFY(!objectOf(answer).value(QLatin1String("refused")).toString().isEmpty());
        }
        QCOMPARE(stored(), QStringList());
    }

    void aRowOfAnotherRaterCannotBeReplaced()
    {
        const studies::AnswerRow row = answerOf(0, 0);
        QVERIFY(post(0, {{row}, {}}));
        studies::AnswerRow forged = answerOf(1, 0);
        forged.uuid = row.uuid;
        const auto answer = post(1, {{forged}, {}});
        QVERIFY(answer);
        QVERIFY(answer->status >= 400 && answer->status < 500);
        QCOMPARE(taskOf(0).given.rows.size(), 1);
        QCOMPARE(taskOf(1).given.rows.size(), 0);
    }

    void manyRatersAtOnceAreAllAnswered()
    {
        std::vector<std::unique_ptr<WebClient>> clients;
        for (int rater = 0; rater < kRaters; ++rater) {
            clients.push_back(std::make_unique<WebClient>(m_server->port()));
            clients.back()->send(WebClient::request("POST", path(rater) + "/rows", kJson,
                submissionToJson({{answerOf(rater, 0)}, {}})));
        }
        // One that is refused takes none of those with it that share its transaction.
        WebClient refused(m_server->port());
        refused.send(WebClient::request(
            "POST", path(0) + "/rows", kJson, submissionToJson({{answerOf(1, 1)}, {}})));
        for (const auto& client : clients) {
            const auto answer = client->answer();
            QVERIFY(answer);
            QCOMPARE(answer->status, 200);
        }
        const auto answer = refused.answer();
        QVERIFY(answer);
        QVERIFY(answer->status >= 400);
        QCOMPARE(stored().size(), kRaters);
    }

    void aWindowOnTheSameProjectSeesTheCountsMove()
    {
        const auto window = m_fixture->open();
        int seen = 0;
        connect(window.get(), &Project::changed, this, [&] { ++seen; });
        QVERIFY(post(0, {{answerOf(0, 0)}, {}}));
        QTRY_VERIFY(seen > 0);
    }

    void aNewcomerIsMadeARaterAndEndsWithACode()
    {
        const QString open = openLink(1);
        const QByteArray join = "/j/" + open.toLatin1();
        const auto first = begin(join + "?PROLIFIC_PID=5f3c");
        QVERIFY(first);
        QCOMPARE(first->status, 303);
        const QByteArray own = first->headers.value("location").mid(2);
        QVERIFY(own.startsWith("/r/"));
        const auto task = taskFromJson(m_client->get(own + "/task")->body);
        QVERIFY(task);
        QVERIFY(!task->turns.isEmpty());
        Submission told;
        for (const TaskTurn& turn : task->turns)
            told.rows.append(servedAnswer(turn.id, true));
        const auto rows = m_client->post(own + "/rows", submissionToJson(told), kJson);
        QVERIFY(objectOf(rows).value(QLatin1String("code")).isNull());
        Submission end;
        end.events = {eventOf(RaterEvent::Kind::Submitted)};
        const auto done = m_client->post(own + "/rows", submissionToJson(end), kJson);
        QCOMPARE(objectOf(done).value(QLatin1String("code")).toString(), QStringLiteral("C-DONE"));
        // The limit is one.
        const auto second = begin(join + "?PROLIFIC_PID=77aa");
        QVERIFY(second);
        QCOMPARE(second->status, 409);
        // The first comes back to what they did, by the same link.
        const auto back = begin(join + "?PROLIFIC_PID=5f3c");
        QVERIFY(back);
        QCOMPARE(back->status, 303);
        QCOMPARE(back->headers.value("location").mid(2), own);
        const auto again =
            taskFromJson(m_client->get(back->headers.value("location").mid(2) + "/task")->body);
        QVERIFY(again);
        QCOMPARE(again->rater, task->rater);
        QCOMPARE(again->given.rows.size(), told.rows.size());
    }

    void lookingAtAnOpenLinkWritesNothing()
    {
        const QByteArray link = "/j/" + openLink(1).toLatin1();
        const QByteArray join = link + "?PROLIFIC_PID=5f3c";
        const auto raters = [&] {
            return ProjectFixture::take(
                StudyRaterRepository(m_fixture->database()).all(m_study->id))
                .size();
        };
        const auto before = raters();
        for (int i = 0; i < 3; ++i)
            QCOMPARE(m_client->get(join)->status, 200);
        QCOMPARE(raters(), before);
        QCOMPARE(begin(join)->status, 303);
        QCOMPARE(raters(), before + 1);
        QCOMPARE(m_client->get(join)->status, 303);
        // Another one reads at once that there is no place.
        QCOMPARE(m_client->get(link + "?PROLIFIC_PID=77aa")->status, 409);
    }

    void itemsGoOutToWhoAgrees()
    {
        askForConsent();
        const QByteArray join = "/j/" + openLink(0).toLatin1();
        const QByteArray own = begin(join)->headers.value("location").mid(2);
        const auto task = [&] {
            return ProjectFixture::take(taskFromJson(m_client->get(own + "/task")->body));
        };
        QVERIFY(task().turns.isEmpty());
        const RaterId rater =
            ProjectFixture::take(StudyRaterRepository(m_fixture->database()).byUuid(task().rater))
                ->id;
        const auto state = [&] {
            return ProjectFixture::take(StudyRaterRepository(m_fixture->database()).byId(rater))
                .state;
        };
        QCOMPARE(state(), RaterState::Waiting);
        Submission told;
        told.events = {eventOf(RaterEvent::Kind::Consented)};
        QCOMPARE(m_client->post(own + "/rows", submissionToJson(told), kJson)->status, 200);
        QCOMPARE(task().turns.size(), kItems);
        QCOMPARE(state(), RaterState::AtWork);
    }

    void whoComesIsGivenWhatOthersLeftUnfinished()
    {
        const QByteArray join = "/j/" + openLink(0).toLatin1();
        for (int i = 0; i < 2; ++i)
            QCOMPARE(begin(join)->status, 303);
        QCOMPARE(begin(join)->status, 409);
        m_ahead = 60 * 24 * 30;
        QCOMPARE(begin(join)->status, 303);
    }

    void refusalsAreKnownByAWord()
    {
        const auto whyOf = [](const auto& answer) {
            return objectOf(answer).value(QLatin1String("why")).toString();
        };
        studies::AnswerRow strange = answerOf(0, 0);
        strange.value = QStringLiteral("perhaps");
        const auto refused = post(0, {{strange}, {}});
        QCOMPARE(refused->status, 400);
        QCOMPARE(whyOf(refused), QStringLiteral("answer"));
        QVERIFY(!refused->body.contains("rows"));
        QVERIFY(!refused->body.contains("perhaps"));
        const QByteArray join = "/j/" + openLink(0).toLatin1();
        Database& other = m_fixture->database();
        Transaction transaction(other);
        ProjectFixture::check(transaction.begin());
        ProjectFixture::check(StudyRepository(other).close(
            m_study->id, m_fixture->lea, EarlyEnd{QStringLiteral("enough")}));
        ProjectFixture::check(transaction.commit());
        QCOMPARE(
            whyOf(post(1, {{}, {eventOf(RaterEvent::Kind::Declined)}})), QStringLiteral("closed"));
        const auto full = begin(join);
        QCOMPARE(full->status, 409);
        QVERIFY(full->body.contains("\"why\":\"closed\""));
    }

    void whoDeclinesOrIsScreenedOutHasACodeOfTheirOwn()
    {
        const QByteArray join = "/j/" + openLink(0).toLatin1();
        for (const auto& [kind, code] :
            {std::pair(RaterEvent::Kind::Declined, QStringLiteral("C-NO")),
                std::pair(RaterEvent::Kind::ScreenedOut, QStringLiteral("C-OUT"))}) {
            const auto joined = begin(join);
            QVERIFY(joined);
            QCOMPARE(joined->status, 303);
            Submission told;
            told.events = {eventOf(kind)};
            const auto answer = m_client->post(
                joined->headers.value("location").mid(2) + "/rows", submissionToJson(told), kJson);
            QCOMPARE(objectOf(answer).value(QLatin1String("code")).toString(), code);
        }
    }

    void aWithdrawalErasesWhatWasSaid()
    {
        QVERIFY(post(0, {{answerOf(0, 0), answerOf(0, 1)}, {}}));
        QVERIFY(post(1, {{answerOf(1, 0)}, {}}));
        const auto answer = post(0, {{}, {eventOf(RaterEvent::Kind::Withdrawn)}});
        QVERIFY(answer);
        QCOMPARE(answer->status, 200);
        QCOMPARE(stored().size(), 1);
        const auto later = post(0, {{answerOf(0, 0)}, {}});
        QVERIFY(later);
        QVERIFY(later->status >= 400 && later->status < 500);
        QCOMPARE(stored().size(), 1);
    }

    void aLinkThatIsTakenBackEndsAtOnce()
    {
        QVERIFY(post(0, {{answerOf(0, 0)}, {}}));
        Database& other = m_fixture->database();
        Transaction transaction(other);
        ProjectFixture::check(transaction.begin());
        ProjectFixture::check(
            StudyLinkRepository(other).revoke(m_study->raters.at(0).id, m_fixture->lea));
        ProjectFixture::check(transaction.commit());
        const auto refused = post(0, {{answerOf(0, 1)}, {}});
        QVERIFY(refused);
        QCOMPARE(refused->status, 404);
        QVERIFY(!objectOf(refused).value(QLatin1String("refused")).toString().isEmpty());
        QCOMPARE(stored().size(), 1);
    }

    void onlyTheStudyThatIsServedIsServed()
    {
        const ServedStudy other(m_fixture->database(), QStringLiteral("Other"), 1, 1);
        const QByteArray own = path(0) + "/task";
        const QByteArray others = "/r/" + other.raters.at(0).secret.toLatin1() + "/task";
        QCOMPARE(m_client->get(others)->status, 200);
        serve(m_study->id);
        QCOMPARE(m_client->get(own)->status, 200);
        QCOMPARE(m_client->get(others)->status, 404);
    }

private:
    static constexpr int kRaters = 30;
    static constexpr int kItems = 5;
    const QByteArray kJson = "Content-Type: application/json\r\n";

    void serve(StudyId study)
    {
        m_client.reset();
        m_server.reset();
        m_backend = std::make_unique<ProjectRaterBackend>(*m_project, study,
            [this] { return QDateTime::currentDateTimeUtc().addSecs(m_ahead * 60); });
        m_service = std::make_unique<RaterService>(
            *m_backend, RaterPage{"<html></html>", "default-src 'none'",
                            [](const QByteArray& data) { return "<html>" + data; }});
        auto server = HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), 0}},
            [this](const WebRequest& request, const WebReply& reply) {
                m_service->answer(request, reply);
            });
        QVERIFY(server);
        m_server = *std::move(server);
        m_client = std::make_unique<WebClient>(m_server->port());
    }

    QByteArray path(int rater) const { return "/r/" + m_study->raters.at(rater).secret.toLatin1(); }

    studies::AnswerRow answerOf(int rater, int turn) const
    {
        return servedAnswer(m_study->raters.at(rater).turns.at(turn), true);
    }

    std::optional<WebAnswer> post(int rater, const Submission& told)
    {
        return m_client->post(path(rater) + "/rows", submissionToJson(told), kJson);
    }

    Task taskOf(int rater)
    {
        return ProjectFixture::take(taskFromJson(m_client->get(path(rater) + "/task")->body));
    }

    /// What who presses "Begin" on the page of an open link is answered.
    std::optional<WebAnswer> begin(const QByteArray& openLink)
    {
        return m_client->post(openLink, "{}", kJson);
    }

    /// The UUIDs of all answers, as another process finds them.
    QStringList stored()
    {
        QStringList uuids;
        Statement rows(
            m_fixture->database(), QStringLiteral("SELECT uuid FROM study_answer ORDER BY id"));
        while (rows.next())
            uuids.append(rows.text(0));
        ProjectFixture::check(rows.done());
        return uuids;
    }

    /// An open link of a study that wants two more raters an item.
    QString openLink(int most)
    {
        Database& database = m_fixture->database();
        Transaction transaction(database);
        ProjectFixture::check(transaction.begin());
        ProjectFixture::check(StudyRaterRepository(database).extend(
            m_study->id, kRaters + 2, QStringLiteral("a crowd"), m_fixture->lea));
        const QString secret =
            ProjectFixture::take(StudyLinkRepository(database).newOpenLink(m_study->id, most,
                {QStringLiteral("C-DONE"), QStringLiteral("C-NO"), QStringLiteral("C-OUT")},
                m_fixture->lea));
        ProjectFixture::check(transaction.commit());
        return secret;
    }

    void askForConsent()
    {
        Database& database = m_fixture->database();
        Transaction transaction(database);
        ProjectFixture::check(transaction.begin());
        StudyRepository studies(database);
        Design design = ProjectFixture::take(studies.version(m_study->id)).design;
        design.consent = QStringLiteral("I agree.");
        ProjectFixture::take(studies.changeDesign(m_study->id, design, m_fixture->lea));
        ProjectFixture::check(transaction.commit());
    }

    qint64 m_ahead = 0; ///< minutes by which the desk's clock is
    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ServedStudy> m_study;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<ProjectRaterBackend> m_backend;
    std::unique_ptr<RaterService> m_service;
    std::unique_ptr<HttpServer> m_server;
    std::unique_ptr<WebClient> m_client;
};

TANDEM_TEST(TestProjectRaterBackend, QCoreApplication)
#include "tst_projectraterbackend.moc"
