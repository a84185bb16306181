#include "storage/database/rows.h"
#include "storage/repositories/studyrefusal.h"
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

    void whoIsDoneHasACodeThatNobodyElseHas()
    {
        StudyFixture fixture(1, 1);
        StudyLinkRepository links(fixture.database());
        const QString done = QStringLiteral("DONE");
        const QString other = QStringLiteral("NO");
        for (const CompletionCodes& codes : {CompletionCodes{done, done, other},
                 CompletionCodes{done, other, done}, CompletionCodes{done, {}, done}}) {
            const auto made = links.newOpenLink(fixture.study, 0, codes, fixture.lea());
            QVERIFY(!made);
            QCOMPARE(made.error().code, ErrorCode::InvalidInput);
            QCOMPARE(made.error().where, done);
            QVERIFY(!made.error().remedy.isEmpty());
        }
        QVERIFY(links.openLinks(fixture.study)->isEmpty());
        QVERIFY(links.newOpenLink(fixture.study, 0, {done, other, other}, fixture.lea()));
    }

    void aCompletionCodeComesAtAnEndAlone()
    {
        StudyFixture fixture(1, 1);
        letMoreCome(fixture);
        StudyLinkRepository links(fixture.database());
        StudyFixture::take(links.newOpenLink(fixture.study, 0,
            {QStringLiteral("DONE"), QStringLiteral("NO"), QStringLiteral("OUT")}, fixture.lea()));
        const OpenLink link = links.openLinks(fixture.study)->first();
        const auto newcomer = [&](const char* id) {
            return StudyFixture::take(links.join(link, QLatin1String(id))).rater;
        };
        const auto after = [&](RaterId rater, EventKind kind, qint64 at) {
            StudyFixture::take(fixture.keep(rater, {{}, {StudyFixture::event(kind, at)}}));
            return *links.completionCode(rater);
        };
        const RaterId rater = newcomer("p");
        QCOMPARE(*links.completionCode(rater), QString());
        fixture.answerAll(rater, QStringLiteral("1"), 5000);
        QCOMPARE(*links.completionCode(rater), QString());
        QCOMPARE(after(rater, EventKind::Submitted, 900'000), QStringLiteral("DONE"));
        QCOMPARE(after(rater, EventKind::TakenBack, 900'001), QString());
        QCOMPARE(after(newcomer("q"), EventKind::Declined, 1000), QStringLiteral("NO"));
        QCOMPARE(after(newcomer("r"), EventKind::ScreenedOut, 2000), QStringLiteral("OUT"));
        // Who was named came by no open link.
        fixture.answerAll(fixture.raters.first());
        QCOMPARE(after(fixture.raters.first(), EventKind::Submitted, 900'000), QString());
    }

    void nobodyComesByTwoCompletionCodes()
    {
        StudyFixture fixture(1, 0);
        letMoreCome(fixture);
        StudyLinkRepository links(fixture.database());
        const OpenLink link = openLink(fixture);
        const QList<EventKind> ends{
            EventKind::Declined, EventKind::ScreenedOut, EventKind::Submitted};
        for (const EventKind first : ends) {
            const RaterId rater =
                StudyFixture::take(links.join(link, QString::number(int(first)))).rater;
            const bool worksFirst = first == EventKind::Submitted;
            if (worksFirst)
                fixture.answerAll(rater);
            const auto tell = [&](EventKind kind, qint64 at) {
                return fixture.keep(
                    rater, {{}, {StudyFixture::event(kind, at)}}, SubmissionChannel::Page);
            };
            QVERIFY(tell(first, 9000));
            for (const EventKind second : ends)
                QVERIFY(second == first || !tell(second, 10'000));
            QCOMPARE(bool(tell(EventKind::TakenBack, 11'000)), worksFirst);
            QVERIFY(worksFirst || !tell(EventKind::Consented, 12'000));
            for (const EventKind second : ends)
                QVERIFY(second == first || !tell(second, 13'000));
        }
    }

    void whoHasWithdrawnDoesNotComeInAgain()
    {
        StudyFixture fixture(2, 0);
        letMoreCome(fixture);
        StudyLinkRepository links(fixture.database());
        const OpenLink link = openLink(fixture);
        const QString id = QStringLiteral("5f3c0a");
        const RaterId rater = StudyFixture::take(links.join(link, id)).rater;
        fixture.answerAll(rater);
        StudyFixture::take(
            fixture.keep(rater, {{}, {StudyFixture::event(EventKind::Withdrawn, 90'000)}}));
        for (const OpenLink& way : {link, openLink(fixture)}) {
            const auto again = links.join(way, id);
            QVERIFY(!again);
            QCOMPARE(again.error().code, ErrorCode::Refused);
            QVERIFY2(again.error().what.contains(QLatin1String("withdrawn")),
                qPrintable(again.error().what));
        }
        QVERIFY(links.join(link, QStringLiteral("5f3c0b")));
        // Of the id itself nothing is there.
        ProjectFixture::check(
            fixture.database().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
        QFile file(fixture.project().path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains(id.toUtf8()));
    }

    void whoNeverBeganTakesNoPlaceOnceTheirItemsWentOn()
    {
        StudyFixture fixture(2, 0);
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 2, {}, fixture.lea()));
        const OpenLink link = **links.openLinkOf(secret);
        const RaterId looked = StudyFixture::take(links.join(link, QStringLiteral("p-1"))).rater;
        ProjectFixture::check(StudyRaterRepository(fixture.database()).opened(looked));
        const RaterId worked = StudyFixture::take(links.join(link, QStringLiteral("p-2"))).rater;
        fixture.answerAll(worked, QStringLiteral("1"), QDateTime::currentMSecsSinceEpoch());
        QVERIFY(!links.join(link, QStringLiteral("p-3")));
        const QDateTime later = QDateTime::currentDateTimeUtc().addDays(1);
        QVERIFY(
            StudyFixture::take(
                StudyRaterRepository(fixture.database()).releaseStale(fixture.study, later)) > 0);
        QCOMPARE(links.openLinks(fixture.study)->first().raters, 1);
        QVERIFY(links.join(link, QStringLiteral("p-3")));
        QVERIFY(!links.join(link, QStringLiteral("p-4")));
        // Who looked is no stranger, and can still answer.
        QCOMPARE(StudyFixture::take(links.join(link, QStringLiteral("p-1"))).rater, looked);
    }

    void whoDeclinesOrIsScreenedOutGivesThePlaceBack()
    {
        StudyFixture fixture(2, 0);
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 1, {}, fixture.lea()));
        const OpenLink link = **links.openLinkOf(secret);
        for (const EventKind way : {EventKind::Declined, EventKind::ScreenedOut}) {
            const RaterId rater =
                StudyFixture::take(links.join(link, QString::number(int(way)))).rater;
            QVERIFY(!links.join(link, QStringLiteral("another")));
            StudyFixture::take(fixture.keep(rater, {{}, {StudyFixture::event(way, 1000)}}));
            QCOMPARE(links.openLinks(fixture.study)->first().raters, 0);
        }
        // Two raters an item are wanted, and nobody has any.
        const RaterId next = StudyFixture::take(links.join(link, QStringLiteral("p"))).rater;
        QCOMPARE(fixture.task(next).turns.size(), 2);
    }

    void whoComesToAStudyWithConsentTakesAPlaceWhenTheyAgree()
    {
        StudyFixture fixture(2, 0);
        studies::Design design = StudyFixture::design();
        design.consent = QStringLiteral("I agree.");
        StudyFixture::take(
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea()));
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 1, {}, fixture.lea()));
        const OpenLink link = **links.openLinkOf(secret);
        const RaterId first = StudyFixture::take(links.join(link, QStringLiteral("p"))).rater;
        const RaterId second = StudyFixture::take(links.join(link, QStringLiteral("q"))).rater;
        QVERIFY(fixture.task(first).turns.isEmpty());
        const auto agrees = [&](RaterId rater) {
            return fixture.keep(rater, {{}, {StudyFixture::event(EventKind::Consented, 1000)}},
                SubmissionChannel::Page);
        };
        QVERIFY(agrees(second));
        QCOMPARE(fixture.task(second).turns.size(), 2);
        const auto refused = agrees(first);
        QVERIFY(!refused);
        QCOMPARE(refused.error().detail, why::kFull);
        QVERIFY(fixture.task(first).turns.isEmpty());
    }

    void whoLooksAtALinkIsToldWithoutAnythingBeingWritten()
    {
        StudyFixture fixture(2, 0);
        StudyLinkRepository links(fixture.database());
        const QString secret =
            StudyFixture::take(links.newOpenLink(fixture.study, 1, {}, fixture.lea()));
        const OpenLink link = **links.openLinkOf(secret);
        QVERIFY(!StudyFixture::take(links.lookFor(link, QStringLiteral("p"))));
        QVERIFY(StudyRaterRepository(fixture.database()).all(fixture.study)->isEmpty());
        const auto joined = StudyFixture::take(links.join(link, QStringLiteral("p")));
        QCOMPARE(
            StudyFixture::take(links.lookFor(link, QStringLiteral("p")))->secret, joined.secret);
        QCOMPARE(links.lookFor(link, QStringLiteral("q")).error().detail, why::kFull);
    }

    void noCodeIsGivenForItemsThatWentToSomebodyElse()
    {
        StudyFixture fixture(3, 0);
        letMoreCome(fixture);
        StudyLinkRepository links(fixture.database());
        StudyFixture::take(
            links.newOpenLink(fixture.study, 0, {QStringLiteral("DONE"), {}, {}}, fixture.lea()));
        const OpenLink link = links.openLinks(fixture.study)->first();
        const RaterId rater = StudyFixture::take(links.join(link, QStringLiteral("p"))).rater;
        fixture.release(rater, 1);
        fixture.release(rater, 2);
        QList<studies::AnswerRow> rows = fixture.rows(rater);
        const QList<studies::AnswerRow> rest = rows.mid(1);
        StudyFixture::take(fixture.keep(
            rater, {rows.mid(0, 1), {StudyFixture::event(EventKind::Submitted, 9000)}}));
        QCOMPARE(*links.completionCode(rater), QString());
        StudyFixture::take(fixture.keep(rater, {rest, {}}));
        QCOMPARE(*links.completionCode(rater), QStringLiteral("DONE"));
    }

private:
    /// Each item is asked of more people than any test lets come.
    static void letMoreCome(StudyFixture& fixture)
    {
        studies::Design design = StudyFixture::design();
        design.ratersPerItem = 10;
        StudyFixture::take(
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea()));
    }

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
