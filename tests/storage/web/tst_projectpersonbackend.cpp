#include "storage/web/projectpersonbackend.h"

#include "linkedrounds.h"
#include "servedstudy.h"
#include "storage/web/httpserver.h"
#include "storage/web/projectraterbackend.h"
#include "storage/web/raterservice.h"
#include "testmain.h"
#include "webclient.h"

#include <QTest>

#include <memory>

using namespace tandem;
using namespace tandem::web;

/// Annotators' requests at a real project, over real sockets, beside raters'.
class TestProjectPersonBackend : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_ada = std::make_unique<LinkedRounds>(*m_fixture, m_fixture->ada);
        m_project = m_fixture->open();
        m_raters = std::make_unique<ProjectRaterBackend>(*m_project, StudyId());
        m_people = std::make_unique<ProjectPersonBackend>(
            *m_project, [](Step) { return QStringLiteral("Read first."); });
        serve(m_people.get());
    }

    void cleanup()
    {
        m_client.reset();
        m_server.reset();
        m_service.reset();
        m_people.reset();
        m_raters.reset();
        m_project.reset();
        m_ada.reset();
        m_fixture.reset();
    }

    void theLinkShowsWhatIsNextAndEachRound()
    {
        QCOMPARE(m_client->get(path())->body, QByteArray("<html></html>"));
        const auto work = m_client->get(path() + "/task");
        QCOMPARE(work->status, 200);
        QCOMPARE(work->body, ProjectFixture::take(m_ada->rounds().work()));
        QCOMPARE(m_client->get(path(round()))->body, QByteArray("<html></html>"));
        const auto task = m_client->get(path(round()) + "/task");
        QCOMPARE(task->status, 200);
        QCOMPARE(LinkedRounds::turnsOf(QJsonDocument::fromJson(task->body).object()),
            m_ada->turns(round()));
    }

    void whatIsSaidToBeKeptIsInTheProjectOnce()
    {
        const studies::Submission told = m_ada->all(round(), true);
        for (int i = 0; i < 2; ++i) {
            const auto kept = post(round(), told);
            QCOMPARE(kept->status, 200);
            QCOMPARE(QJsonDocument::fromJson(kept->body)
                         .object()
                         .value(QLatin1String("kept"))
                         .toArray()
                         .size(),
                told.rows.size() + 1);
        }
        QCOMPARE(stored(), int(told.rows.size()));
        QVERIFY(round().hasSubmitted(m_fixture->ada));
        QCOMPARE(m_people->counts(), (ProjectPersonBackend::Counts{told.rows.size(), 1}));
    }

    void aWindowOnTheSameProjectSeesTheAnswers()
    {
        const auto window = m_fixture->open();
        int seen = 0;
        connect(window.get(), &Project::changed, this, [&] { ++seen; });
        QCOMPARE(
            post(round(), {{LinkedRounds::yes(m_ada->turns(round()).first())}, {}})->status, 200);
        QTRY_VERIFY(seen > 0);
    }

    void aRevokedLinkEndsAtOnceAndLooksLikeNone()
    {
        const studies::Submission told = m_ada->all(round());
        QCOMPARE(post(round(), {{told.rows.at(0)}, {}})->status, 200);
        const QByteArray unknown = m_client->get("/p/" + QByteArray(22, 'a') + "/task")->body;
        Transaction transaction(m_fixture->database());
        ProjectFixture::check(transaction.begin());
        ProjectFixture::take(
            PersonLinks(m_fixture->database()).revoke(m_fixture->ada, m_fixture->lea));
        ProjectFixture::check(transaction.commit());
        QCOMPARE(post(round(), {{told.rows.at(1)}, {}})->status, 404);
        const auto refused = m_client->get(path() + "/task");
        QCOMPARE(refused->status, 404);
        QCOMPARE(refused->body, unknown);
        QCOMPARE(m_client->get(path(round()) + "/task")->status, 404);
        QCOMPARE(stored(), 1);
    }

    void refusalsAreKnownByAWordAndTellNoPlace()
    {
        const QString turn = m_ada->turns(round()).first();
        const auto incomplete =
            post(round(), {{LinkedRounds::yes(turn)},
                              {LinkedRounds::event(studies::RaterEvent::Kind::Submitted)}});
        QCOMPARE(incomplete->status, 409);
        QVERIFY(incomplete->body.contains("\"why\":\"incomplete\""));
        const auto strange =
            post(round(), {{LinkedRounds::row(turn, "answer", QStringLiteral("perhaps"))}, {}});
        QCOMPARE(strange->status, 400);
        QVERIFY(!strange->body.contains("perhaps") && !strange->body.contains("rows"));
        const auto elsewhere = m_client->get(path() + "/made-up/task");
        QCOMPARE(elsewhere->status, 409);
        QVERIFY(elsewhere->body.contains("\"why\":\"changed\""));
        QCOMPARE(stored(), 0);
    }

    void linksOfRatersAndOfAnnotatorsAreDifferentOnes()
    {
        const ServedStudy study(m_fixture->database(), QStringLiteral("Pilot"), 1, 1);
        const QByteArray rater = study.raters.first().secret.toLatin1();
        QCOMPARE(m_client->get("/r/" + rater + "/task")->status, 200);
        QCOMPARE(m_client->get("/p/" + rater + "/task")->status, 404);
        QCOMPARE(m_client->get("/r/" + m_ada->secret.toLatin1() + "/task")->status, 404);
    }

    void whereAStudyAloneIsServedThereAreNoAnnotators()
    {
        serve(nullptr);
        QCOMPARE(m_client->get(path() + "/task")->status, 404);
    }

    void othersMethodsAndPlacesAreRefused()
    {
        QCOMPARE(m_client->post(path(), "{}", kJson)->status, 405);
        QCOMPARE(m_client->get(path(round()) + "/rows")->status, 405);
        QCOMPARE(m_client->get(path() + "/task/more")->status, 404);
        QCOMPARE(m_client->get(path(round()) + "/else")->status, 404);
        QCOMPARE(m_client->post(path(round()) + "/rows", "{}", {})->status, 415);
    }

private:
    const QByteArray kJson = "Content-Type: application/json\r\n";

    void serve(PersonBackend* people)
    {
        m_client.reset();
        m_server.reset();
        m_service = std::make_unique<RaterService>(*m_raters,
            RaterPage{"<html></html>", "default-src 'none'",
                [](const QByteArray& data) { return "<html>" + data; }},
            people);
        auto server = HttpServer::start({.listen = {QStringLiteral("127.0.0.1"), 0}},
            [this](const WebRequest& request, const WebReply& reply) {
                m_service->answer(request, reply);
            });
        QVERIFY(server);
        m_server = *std::move(server);
        m_client = std::make_unique<WebClient>(m_server->port());
    }

    Round round() const { return m_fixture->round(m_fixture->samples.first()); }
    QByteArray path() const { return "/p/" + m_ada->secret.toLatin1(); }
    QByteArray path(const Round& round) const { return path() + '/' + round.uuid.toLatin1(); }
    std::optional<WebAnswer> post(const Round& round, const studies::Submission& told)
    {
        return m_client->post(path(round) + "/rows", studies::submissionToJson(told), kJson);
    }
    int stored() const
    {
        return ProjectFixture::take(
            m_fixture->database().scalar(QStringLiteral("SELECT count(*) FROM answer")))
            .toInt();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<LinkedRounds> m_ada;
    std::unique_ptr<Project> m_project;
    std::unique_ptr<ProjectRaterBackend> m_raters;
    std::unique_ptr<ProjectPersonBackend> m_people;
    std::unique_ptr<RaterService> m_service;
    std::unique_ptr<HttpServer> m_server;
    std::unique_ptr<WebClient> m_client;
};

TANDEM_TEST(TestProjectPersonBackend, QCoreApplication)
#include "tst_projectpersonbackend.moc"
