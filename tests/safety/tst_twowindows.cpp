#include "postingclient.h"
#include "projectfixture.h"
#include "servedstudy.h"
#include "servingprocess.h"
#include "storage/check/projectcheck.h"
#include "storage/database/statement.h"
#include "testmain.h"

#include <QSet>
#include <QTest>

#include <memory>
#include <vector>

using namespace tandem;
using namespace tandem::web;

/// Two windows and the serving program on one project at the same time.
class TestTwoWindows : public QObject
{
    Q_OBJECT

private slots:
    void everybodyWritesAndNobodyIsKeptFromIt()
    {
        constexpr int kRaters = 40;
        constexpr int kItems = 10;
        constexpr int kNotes = 60;
        ProjectFixture fixture(20);
        const ServedStudy study(fixture.database(), QStringLiteral("Served"), kRaters, kItems);
        const auto first = fixture.open();
        const auto second = fixture.open();
        Window windows[] = {{fixture, *first, fixture.ada}, {fixture, *second, fixture.ben}};
        ServingProcess server(QStringLiteral(TANDEM_BINARY),
            {QStringLiteral("serve"), fixture.path(), QStringLiteral("--listen"),
                QStringLiteral("127.0.0.1:0"), QStringLiteral("--json")});
        QVERIFY2(server.port() > 0, server.complaints().constData());
        std::vector<std::unique_ptr<PostingClient>> clients;
        for (const ServedRater& rater : study.raters) {
            clients.push_back(std::make_unique<PostingClient>(posts(rater)));
            clients.back()->start(server.port());
        }
        for (Window& window : windows)
            window.write(kNotes);
        const auto isDone = [](const auto& client) {
            return client->isDone() || !client->refusal().isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(std::all_of(clients.begin(), clients.end(), isDone), 300'000);
        QSet<QString> kept;
        for (const auto& client : clients) {
            QVERIFY2(client->refusal().isEmpty(), client->refusal().constData());
            for (const QString& uuid : client->kept())
                kept.insert(uuid);
        }
        QCOMPARE(kept.size(), kRaters * kItems);
        for (const Window& window : windows) {
            QTRY_COMPARE_WITH_TIMEOUT(window.ended, kNotes, 300'000);
            QCOMPARE(window.trouble, QStringList());
            // Both see that others have written: the counts move.
            QTRY_VERIFY_WITH_TIMEOUT(window.seen > 0, 60'000);
        }
        QVERIFY2(server.end(), server.complaints().constData());
        QCOMPARE(stored(fixture.database()), kept);
        const auto report = checkProject(fixture.path());
        QVERIFY(report);
        QCOMPARE(report->problems, QStringList());
        QCOMPARE(report->answers, 2 * kNotes);
    }

private:
    /// An open project whose person answers one paragraph after another.
    struct Window
    {
        Window(ProjectFixture& file, Project& open, PersonId who)
            : fixture(file)
            , project(open)
            , person(who)
        {
            connect(&open, &Project::changed, &guard, [this](const ChangeEvent& event) {
                seen += event.as<EverythingChanged>() ? 1 : 0;
            });
        }

        void write(int left)
        {
            if (left == 0)
                return;
            const int place = left - 1;
            const SampleId sample = fixture.samples.at(place / ProjectFixture::paragraphsPerSample);
            const auto items =
                ProjectFixture::take(itemsOf(project.reader(), sample, Step::Paragraphs));
            const AnswerWrite answer{fixture.round(sample).id, person,
                items.at(place % ProjectFixture::paragraphsPerSample).id, {YesNo::Yes, false, {}},
                1000};
            project
                .change({.write = [answer](const WriteContext& context) -> Expected<Written> {
                    TANDEM_DO(AnswerRepository(context.database).record(answer));
                    return Written(
                        AnswerChanged{answer.round, answer.person, answer.item, answer.answer});
                }})
                .onEnded(&guard, [this, left](const Expected<void>& done) {
                    ++ended;
                    if (!done)
                        trouble.append(done.error().sentence());
                    write(left - 1);
                });
        }

        ProjectFixture& fixture;
        Project& project;
        PersonId person;
        QObject guard;
        int ended = 0;
        int seen = 0;
        QStringList trouble;
    };

    static QList<PostingClient::Post> posts(const ServedRater& rater)
    {
        const QByteArray page = "/r/" + rater.secret.toLatin1();
        QList<PostingClient::Post> posts;
        for (const QString& turn : rater.turns)
            posts.append({page, studies::submissionToJson({{servedAnswer(turn, true)}, {}})});
        return posts;
    }

    static QSet<QString> stored(Database& database)
    {
        QSet<QString> uuids;
        Statement rows(database, QStringLiteral("SELECT uuid FROM study_answer"));
        while (rows.next())
            uuids.insert(rows.text(0));
        ProjectFixture::check(rows.done());
        return uuids;
    }
};

TANDEM_TEST(TestTwoWindows, QCoreApplication)
#include "tst_twowindows.moc"
