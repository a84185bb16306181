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
        // Whoever comes again is who they were, and goes on by a new link.
        const auto again = StudyFixture::take(links.join(link, QStringLiteral("p-1")));
        QCOMPARE(again.rater, one.rater);
        QCOMPARE(*links.raterOf(one.secret), std::optional<RaterId>());
        QCOMPARE(*links.raterOf(again.secret), std::optional(one.rater));
        StudyFixture::take(links.join(link, QStringLiteral("p-2")));
        QCOMPARE(links.join(link, QStringLiteral("p-3")).error().code, ErrorCode::Refused);
        QCOMPARE(links.openLinks(fixture.study)->first().raters, 2);
        ProjectFixture::check(links.revokeOpenLink(link.id, fixture.lea()));
        QVERIFY(!links.openLinkOf(secret)->has_value());
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
        QCOMPARE(after(EventKind::HandedIn, 3000), QStringLiteral("DONE"));
        QCOMPARE(after(EventKind::TakenBack, 4000), QString());
        // Who was named came by no open link.
        StudyFixture::take(fixture.keep(
            fixture.raters.first(), {{}, {StudyFixture::event(EventKind::HandedIn, 1)}}));
        QCOMPARE(*links.completionCode(fixture.raters.first()), QString());
    }
};

TANDEM_TEST(TestStudyLinkRepository, QCoreApplication)
#include "tst_studylinkrepository.moc"
