#include "storage/database/rows.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using EventKind = studies::RaterEvent::Kind;

/// Secret links to studies.
class TestStudyLinkRepository : public QObject
{
    Q_OBJECT

private slots:
    void aLinkLeadsToItsRaterUntilItIsRevoked()
    {
        StudyFixture fixture;
        StudyLinkRepository links(fixture.database());
        const RaterId ann = fixture.raters.first();
        const QString secret = StudyFixture::take(links.newLink(ann, fixture.lea()));
        QCOMPARE(secret.size(), 22);
        QCOMPARE(*links.raterOf(secret), std::optional(ann));
        const QString again = StudyFixture::take(links.newLink(ann, fixture.lea()));
        QVERIFY(again != secret);
        QCOMPARE(*links.raterOf(secret), std::optional<RaterId>());
        ProjectFixture::check(links.revoke(ann, fixture.lea()));
        QCOMPARE(*links.raterOf(again), std::optional<RaterId>());
    }

    void theProjectKeepsNoSecret()
    {
        StudyFixture fixture;
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newLink(fixture.raters.first(), fixture.lea()));
        const QString open =
            StudyFixture::take(links.newOpenLink(fixture.study, 3, {}, fixture.lea()));
        ProjectFixture::check(
            fixture.database().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        QFile file(fixture.project().path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(!bytes.contains(secret.toUtf8()));
        QVERIFY(!bytes.contains(open.toUtf8()));
    }

    void anOpenLinkMakesARaterOfEachNewcomerUpToItsLimit()
    {
        StudyFixture fixture(4, 0);
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 2, {}, fixture.lea()));
        const OpenLink link = **links.openLinkOf(secret);
        QCOMPARE(link.most, 2);
        const auto one = StudyFixture::take(links.join(link, QStringLiteral("p-1")));
        QCOMPARE(fixture.task(one.rater).turns.size(), 4);
        QCOMPARE(fixture.task(one.rater).name, QStringLiteral("R1"));
        // Whoever comes again is who they were, and goes on by the same link.
        const auto again = StudyFixture::take(links.join(link, QStringLiteral("p-1")));
        QCOMPARE(again.rater, one.rater);
        QCOMPARE(again.secret, one.secret);
        QCOMPARE(*links.raterOf(one.secret), std::optional(one.rater));
        StudyFixture::take(links.join(link, QStringLiteral("p-2")));
        QCOMPARE(links.join(link, QStringLiteral("p-3")).error().code, ErrorCode::Refused);
        QCOMPARE(links.openLinks(fixture.study)->first().raters, 2);
        ProjectFixture::check(links.revokeOpenLink(link.id, fixture.lea()));
        QVERIFY(!links.openLinkOf(secret)->has_value());
    }

    void aParticipantsIdAloneLeadsNowhere()
    {
        StudyFixture fixture(4, 0);
        StudyLinkRepository links(fixture.database());
        const OpenLink link = openLink(fixture);
        const auto joined = StudyFixture::take(links.join(link, QStringLiteral("p-1")));
        QCOMPARE(joined.secret.size(), 22);
        // Neither by another open link of the study, nor without one.
        const OpenLink other = openLink(fixture);
        QCOMPARE(links.join(other, QStringLiteral("p-1")).error().code, ErrorCode::Refused);
        OpenLink guessed = link;
        guessed.secret.clear();
        QCOMPARE(links.join(guessed, QStringLiteral("p-1")).error().code, ErrorCode::Refused);
        QCOMPARE(*links.raterOf(joined.secret), std::optional(joined.rater));
    }

    void whoComesWithoutAnIdIsSomebodyNew()
    {
        StudyFixture fixture(4, 0);
        StudyLinkRepository links(fixture.database());
        const OpenLink link = openLink(fixture);
        const auto one = StudyFixture::take(links.join(link, {}));
        const auto two = StudyFixture::take(links.join(link, {}));
        QVERIFY(one.rater != two.rater && one.secret != two.secret);
    }

    void aParticipantWhoseLinkWasTakenBackDoesNotComeInAgain()
    {
        StudyFixture fixture(4, 0);
        StudyLinkRepository links(fixture.database());
        const OpenLink link = openLink(fixture);
        const auto joined = StudyFixture::take(links.join(link, QStringLiteral("p-1")));
        ProjectFixture::check(links.revoke(joined.rater, fixture.lea()));
        QCOMPARE(*links.raterOf(joined.secret), std::optional<RaterId>());
        QCOMPARE(links.join(link, QStringLiteral("p-1")).error().code, ErrorCode::Refused);
        // A link of their own, from the lead, is the one that counts then.
        const QString own = StudyFixture::take(links.newLink(joined.rater, fixture.lea()));
        QCOMPARE(links.join(link, QStringLiteral("p-1")).error().code, ErrorCode::Refused);
        QCOMPARE(*links.raterOf(own), std::optional(joined.rater));
    }

    void aParticipantWhoWasNamedBeforeComesInByTheOpenLink()
    {
        StudyFixture fixture(4, 0);
        StudyLinkRepository links(fixture.database());
        const RaterId named = StudyFixture::take(
            StudyRaterRepository(fixture.database())
                .add(
                    fixture.study, {NewRater{.participant = QStringLiteral("p-9")}}, fixture.lea()))
                                  .constFirst();
        const auto joined =
            StudyFixture::take(links.join(openLink(fixture), QStringLiteral("p-9")));
        QCOMPARE(joined.rater, named);
        QCOMPARE(*links.raterOf(joined.secret), std::optional(named));
    }

    void whoIsDoneHasACodeWhereAnybodyHas()
    {
        StudyFixture fixture(1, 1);
        StudyLinkRepository links(fixture.database());
        const auto made = links.newOpenLink(
            fixture.study, 0, {QString(), QStringLiteral("NO"), QString()}, fixture.lea());
        QCOMPARE(made.error().code, ErrorCode::InvalidInput);
        QVERIFY(links.newOpenLink(fixture.study, 0, {}, fixture.lea()));
    }

    void aCompletionCodeComesAtAnEndAlone()
    {
        StudyFixture fixture(1, 1);
        StudyLinkRepository links(fixture.database());
        StudyFixture::take(links.newOpenLink(fixture.study, 0,
            {QStringLiteral("DONE"), QStringLiteral("NO"), QStringLiteral("OUT")}, fixture.lea()));
        const OpenLink link = links.openLinks(fixture.study)->first();
        const RaterId rater = links.join(link, QStringLiteral("p"))->rater;
        QCOMPARE(*links.completionCode(rater), QString());
        const auto after = [&](EventKind kind, qint64 at) {
            StudyFixture::take(fixture.keep(rater, {{}, {StudyFixture::event(kind, at)}}));
            return *links.completionCode(rater);
        };
        QCOMPARE(after(EventKind::Declined, 1000), QStringLiteral("NO"));
        QCOMPARE(after(EventKind::ScreenedOut, 2000), QStringLiteral("OUT"));
        // A hand-in without the answers that it stands for.
        QCOMPARE(after(EventKind::HandedIn, 3000), QString());
        QCOMPARE(after(EventKind::TakenBack, 4000), QString());
        QVERIFY(!fixture.task(rater).turns.isEmpty());
        fixture.answerAll(rater, QStringLiteral("1"), 5000);
        QCOMPARE(after(EventKind::HandedIn, 900'000), QStringLiteral("DONE"));
        QCOMPARE(after(EventKind::TakenBack, 900'001), QString());
        // Who was named came by no open link.
        StudyFixture::take(fixture.keep(
            fixture.raters.first(), {{}, {StudyFixture::event(EventKind::HandedIn, 1)}}));
        QCOMPARE(*links.completionCode(fixture.raters.first()), QString());
    }

private:
    static OpenLink openLink(StudyFixture& fixture)
    {
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 0, {}, fixture.lea()));
        return **links.openLinkOf(secret);
    }
};

TANDEM_TEST(TestStudyLinkRepository, QCoreApplication)
#include "tst_studylinkrepository.moc"
