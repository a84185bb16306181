#include "linkedrounds.h"
#include "postingclient.h"
#include "projectfixture.h"
#include "sanitized.h"
#include "servedstudy.h"
#include "servingprocess.h"
#include "storage/check/projectcheck.h"
#include "storage/database/statement.h"
#include "testmain.h"

#include <QRandomGenerator>
#include <QTest>

#include <memory>
#include <vector>

using namespace tandem;
using namespace tandem::web;

namespace {

#ifdef TANDEM_SANITIZED
constexpr int kKills = 10;
#else
constexpr int kKills = 50;
#endif
constexpr int kRaters = 20;
constexpr int kItems = 10;
constexpr int kSamples = 5; ///< that two annotators answer
/// Answers of one rater between two kills, sent one after another.
constexpr int kRows = 100;

} // namespace

/// The serving program is killed again and again while many raters' pages send answers: what a page
/// was told is kept is in the project.
class TestKilledServer : public QObject
{
    Q_OBJECT

private slots:
    void noAnswerThatWasCalledKeptIsMissing()
    {
        const int kills = qEnvironmentVariable("TANDEM_KILLS", QString::number(kKills)).toInt();
        const quint32 seed = qEnvironmentVariableIsSet("TANDEM_SEED")
                                 ? qEnvironmentVariable("TANDEM_SEED").toUInt()
                                 : QRandomGenerator::global()->generate();
        qInfo("%d kills, seed %u (TANDEM_KILLS, TANDEM_SEED)", kills, seed);
        QRandomGenerator random(seed);
        const ServedStudy study(m_fixture.database(), QStringLiteral("Served"), kRaters, kItems);
        for (int done = 0; done < kills; ++done) {
            killOnce(study, random);
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%lld answers had been called kept", qint64(m_kept.size()));
        QVERIFY(m_kept.size() > kills);
    }

    /// The same of annotators, whose answers are merged; between two kills the one sends them that
    /// were not called kept once more.
    void noAnswerOfAnAnnotatorIsMissingOrDoubled()
    {
        ProjectFixture fixture(kSamples);
        std::vector<std::unique_ptr<LinkedRounds>> people;
        QList<QList<PostingClient::Post>> left;
        for (const PersonId person : {fixture.ada, fixture.ben}) {
            people.push_back(std::make_unique<LinkedRounds>(fixture, person));
            QList<PostingClient::Post> posts;
            for (int again = 0; again < 4; ++again) {
                for (const SampleId sample : std::as_const(fixture.samples))
                    posts += postsOf(*people.back(), fixture.round(sample));
            }
            left.append(posts);
        }
        const qsizetype all = left.at(0).size() + left.at(1).size();
        qsizetype kept = 0;
        for (int kills = 0; kept < all; ++kills) {
            QVERIFY(kills < 200);
            ServingProcess server(QStringLiteral(TANDEM_BINARY),
                {QStringLiteral("serve"), fixture.path(), QStringLiteral("--listen"),
                    QStringLiteral("127.0.0.1:0"), QStringLiteral("--json")});
            QVERIFY2(server.port() > 0, server.complaints().constData());
            std::vector<std::unique_ptr<PostingClient>> clients;
            for (const auto& posts : std::as_const(left)) {
                clients.push_back(std::make_unique<PostingClient>(posts));
                clients.back()->start(server.port());
            }
            QTRY_VERIFY_WITH_TIMEOUT(std::all_of(clients.begin(), clients.end(),
                                         [](const auto& client) {
                                             return client->isDone() || !client->times().isEmpty();
                                         }),
                60'000);
            QTest::qWait(QRandomGenerator::global()->bounded(0, 100));
            QVERIFY(server.kill());
            for (std::size_t i = 0; i < clients.size(); ++i) {
                QVERIFY2(clients[i]->refusal().isEmpty(), clients[i]->refusal().constData());
                kept += clients[i]->times().size();
                left[int(i)] = left.at(int(i)).mid(clients[i]->times().size());
            }
        }
        const auto project = fixture.open();
        Statement count(project->reader(), QStringLiteral("SELECT count(*) FROM answer"));
        QVERIFY(count.next());
        QCOMPARE(count.integer(0), qint64(all));
        const auto report = checkProject(fixture.path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
    }

    void aServerThatIsAskedToEndHasAnsweredForWhatItKept()
    {
        const ServedStudy study(m_fixture.database(), QStringLiteral("Ended"), kRaters, kItems);
        ServingProcess server(QStringLiteral(TANDEM_BINARY),
            {QStringLiteral("serve"), m_fixture.path(), QStringLiteral("--listen"),
                QStringLiteral("127.0.0.1:0"), QStringLiteral("--json")});
        QVERIFY2(server.port() > 0, server.complaints().constData());
        PostingClient client(posts(study.raters.first()));
        client.start(server.port());
        QTRY_VERIFY_WITH_TIMEOUT(!client.times().isEmpty(), 60'000);
        const bool isEnded = server.end();
        const QByteArray said = server.said();
        QVERIFY2(isEnded, said.constData());
        // A link in a log would be a key under the mat.
        QVERIFY2(!said.contains(study.raters.first().secret.toLatin1()), said.constData());
        for (const QString& uuid : client.kept())
            m_kept.insert(uuid);
        look();
    }

private:
    void killOnce(const ServedStudy& study, QRandomGenerator& random)
    {
        ServingProcess server(QStringLiteral(TANDEM_BINARY),
            {QStringLiteral("serve"), m_fixture.path(), QStringLiteral("--listen"),
                QStringLiteral("127.0.0.1:0"), QStringLiteral("--json")});
        QVERIFY2(server.port() > 0, server.complaints().constData());
        std::vector<std::unique_ptr<PostingClient>> clients;
        for (const ServedRater& rater : study.raters) {
            clients.push_back(std::make_unique<PostingClient>(posts(rater)));
            clients.back()->start(server.port());
        }
        // Not before somebody was answered, and then at any moment.
        QTRY_VERIFY_WITH_TIMEOUT(!clients.front()->times().isEmpty(), 60'000);
        QTest::qWait(random.bounded(0, 150));
        QVERIFY(server.kill());
        for (const auto& client : clients) {
            QVERIFY2(client->refusal().isEmpty(), client->refusal().constData());
            for (const QString& uuid : client->kept())
                m_kept.insert(uuid);
        }
        look();
    }

    static QList<PostingClient::Post> postsOf(const LinkedRounds& person, const Round& round)
    {
        const QByteArray page = "/p/" + person.secret.toLatin1() + '/' + round.uuid.toLatin1();
        QList<PostingClient::Post> posts;
        for (const QString& turn : person.turns(round))
            posts.append({page, studies::submissionToJson({{LinkedRounds::yes(turn)}, {}})});
        return posts;
    }

    static QList<PostingClient::Post> posts(const ServedRater& rater)
    {
        const QByteArray page = "/r/" + rater.secret.toLatin1();
        QList<PostingClient::Post> posts;
        for (int i = 0; i < kRows; ++i)
            posts.append({page,
                studies::submissionToJson(
                    {{servedAnswer(rater.turns.at(i % rater.turns.size()), i % 2 == 0)}, {}})});
        return posts;
    }

    /// Opened as the program opens it, which brings the log of the killed one in order.
    void look()
    {
        const auto project = m_fixture.open();
        QSet<QString> stored;
        Statement rows(project->reader(), QStringLiteral("SELECT uuid FROM study_answer"));
        while (rows.next())
            stored.insert(rows.text(0));
        ProjectFixture::check(rows.done());
        for (const QString& uuid : std::as_const(m_kept))
            QVERIFY2(stored.contains(uuid), qPrintable(uuid));
        const auto report = checkProject(m_fixture.path());
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->problems, QStringList());
    }

    ProjectFixture m_fixture{1};
    QSet<QString> m_kept;
};

TANDEM_TEST(TestKilledServer, QCoreApplication)
#include "tst_killedserver.moc"
