#include "storage/database/rows.h"
#include "storage/database/statement.h"
#include "storage/repositories/journal.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using EventKind = studies::RaterEvent::Kind;

/// Who is asked what, and who comes in whose place.
class TestStudyRaterRepository : public QObject
{
    Q_OBJECT

private slots:
    void everybodyIsAskedOnceTheItemsAreHandedOut()
    {
        StudyFixture fixture(3, 2);
        const auto raters = StudyRaterRepository(fixture.database()).all(fixture.study);
        QCOMPARE(raters->size(), 2);
        QCOMPARE(raters->first().name, QStringLiteral("Ann"));
        QCOMPARE(raters->first().pseudonym(), QStringLiteral("R1"));
        QCOMPARE(raters->first().state, RaterState::Waiting);
        QCOMPARE(raters->first().turns, 3);
        QCOMPARE(raters->last().turns, 3);
    }

    void handingOutAgainBeforeAnybodyBeganCountsWhoIsNew()
    {
        StudyFixture fixture(4, 2);
        StudyRaterRepository raters(fixture.database());
        StudyFixture::take(raters.add(fixture.study, {{}, {}}, fixture.lea()));
        QCOMPARE(*raters.assign(fixture.study, fixture.lea()), 4);
        int turns = 0;
        const auto all = StudyFixture::take(raters.all(fixture.study));
        for (const StudyRater& rater : all)
            turns += rater.turns;
        // Two raters for each of four items.
        QCOMPARE(turns, 8);
    }

    void handingOutLaterLeavesTheTurnsOfThoseWhoBegan()
    {
        StudyFixture fixture(4, 2);
        fixture.answerAll(fixture.raters.first());
        const auto before = fixture.task(fixture.raters.first()).turns;
        StudyRaterRepository raters(fixture.database());
        ProjectFixture::check(
            raters.extend(fixture.study, 3, QStringLiteral("More power"), fixture.lea()));
        const auto added = StudyFixture::take(raters.add(fixture.study, {{}}, fixture.lea()));
        QCOMPARE(*raters.assign(fixture.study, fixture.lea()), 1);
        QCOMPARE(fixture.task(fixture.raters.first()).turns, before);
        QCOMPARE(fixture.task(added.first()).turns.size(), 4);
        const auto entry = Journal(fixture.database()).newest(3)->at(2);
        QCOMPARE(entry.event, QStringLiteral("study extended"));
        QCOMPARE(entry.detail.value(QStringLiteral("reason")), QStringLiteral("More power"));
    }

    void whoHasNothingLeftToRateIsGivenNoCheckItemsEither()
    {
        StudyFixture fixture(2, 2);
        StudyFixture::take(
            StudyRepository(fixture.database())
                .addItems(fixture.study, {StudyFixture::item(9, studies::ItemKind::Check)},
                    fixture.lea()));
        StudyRaterRepository raters(fixture.database());
        StudyFixture::take(raters.assign(fixture.study, fixture.lea()));
        QCOMPARE(raters.byId(fixture.raters.first())->turns, 3);
        QCOMPARE(raters.byId(fixture.raters.first())->rated, 2);
        fixture.answerAll(fixture.raters.first());
        const auto added = StudyFixture::take(raters.add(fixture.study, {{}}, fixture.lea()));
        QCOMPARE(*raters.assign(fixture.study, fixture.lea()), 0);
        QCOMPARE(raters.byId(added.first())->turns, 0);
    }

    void whoDeclinedLeavesTheirPlaceToAnother()
    {
        StudyFixture fixture(3, 2);
        StudyFixture::take(fixture.keep(fixture.raters.first(),
            {{}, {StudyFixture::event(studies::RaterEvent::Kind::Declined, 1000)}}));
        StudyRaterRepository raters(fixture.database());
        const auto added = StudyFixture::take(raters.add(fixture.study, {{}}, fixture.lea()));
        QCOMPARE(*raters.assign(fixture.study, fixture.lea()), 1);
        QCOMPARE(raters.byId(added.first())->rated, 3);
    }

    void whoOnlyLookedAtTheirPageHasNotBegun()
    {
        StudyFixture fixture(3, 2);
        StudyRaterRepository raters(fixture.database());
        const RaterId ann = fixture.raters.first();
        for (int i = 0; i < 2; ++i)
            ProjectFixture::check(raters.opened(ann));
        QCOMPARE(raters.byId(ann)->state, RaterState::Waiting);
        QCOMPARE(valueOf<int>(fixture.database(),
                     QStringLiteral("SELECT count(*) FROM study_event WHERE event = 'opened'")),
            1);
        fixture.answerAll(ann);
        QCOMPARE(raters.byId(ann)->state, RaterState::AtWork);
    }

    void twoRatersDoNotHaveOneNameOrParticipant()
    {
        StudyFixture fixture;
        StudyRaterRepository raters(fixture.database());
        const auto refused = [&](const NewRater& rater) {
            const auto added = raters.add(fixture.study, {rater}, fixture.lea());
            return !added && added.error().code == ErrorCode::Refused;
        };
        QVERIFY(refused({.name = QStringLiteral("ANN")}));
        // The pseudonym of somebody else.
        QVERIFY(refused({.name = QStringLiteral("R1")}));
        QVERIFY(raters.add(fixture.study, {{.name = QStringLiteral("R1")}}, fixture.lea())
                    .error()
                    .remedy.contains(QLatin1String("--names")));
        StudyFixture::take(
            raters.add(fixture.study, {{.participant = QStringLiteral("p1")}}, fixture.lea()));
        QVERIFY(refused({.participant = QStringLiteral("p1")}));
    }

    void aStudyWithoutItemsOrRatersIsNotHandedOut()
    {
        StudyFixture empty(0, 0);
        StudyRaterRepository raters(empty.database());
        QCOMPARE(raters.assign(empty.study, empty.lea()).error().code, ErrorCode::Refused);
        StudyFixture::take(StudyRepository(empty.database())
                               .addItems(empty.study, StudyFixture::someItems(1, 1), empty.lea()));
        QCOMPARE(raters.assign(empty.study, empty.lea()).error().code, ErrorCode::Refused);
    }

    void whoIsReplacedLeavesTheRestToTheOther()
    {
        StudyFixture fixture(3, 2);
        const RaterId ann = fixture.raters.first();
        StudyFixture::take(
            fixture.keep(ann, {{fixture.row(ann, 0, QStringLiteral("1"), 1000)}, {}}));
        StudyRaterRepository raters(fixture.database());
        QCOMPARE(raters.replace(ann, {}, {}, fixture.lea()).error().code, ErrorCode::InvalidInput);
        const auto other = StudyFixture::take(raters.replace(
            ann, {.name = QStringLiteral("Eva")}, QStringLiteral("Fell ill"), fixture.lea()));
        QCOMPARE(raters.byId(ann)->state, RaterState::Replaced);
        // Ann's one answer stays; Eva is asked about the two others.
        QCOMPARE(fixture.task(other).turns.size(), 2);
        QCOMPARE(
            Journal(fixture.database()).newest(1)->first().event, QStringLiteral("study replaced"));
        // What Ann says late is kept all the same.
        QCOMPARE(
            fixture.keep(ann, {{fixture.row(ann, 1, QStringLiteral("2"), 2000)}, {}})->fresh, 1);
    }

    void whatNobodyFinishedGoesToTheNextRater()
    {
        StudyFixture fixture(2, 0);
        StudyRaterRepository raters(fixture.database());
        StudyLinkRepository links(fixture.database());
        StudyFixture::take(links.newOpenLink(fixture.study, 0, {}, fixture.lea()));
        const OpenLink link = links.openLinks(fixture.study)->first();
        const RaterId first = links.join(link, {})->rater;
        const RaterId second = links.join(link, {})->rater;
        QCOMPARE(links.join(link, {}).error().code, ErrorCode::Refused);
        fixture.answerAll(second, QStringLiteral("1"), QDateTime::currentMSecsSinceEpoch());
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QCOMPARE(*raters.releaseStale(fixture.study, now.addSecs(60)), 0);
        QCOMPARE(*raters.releaseStale(fixture.study, now.addSecs(121 * 60)), 2);
        const RaterId third = links.join(link, {})->rater;
        QCOMPARE(fixture.task(third).turns.size(), 2);
        QCOMPARE(
            fixture.keep(first, {{fixture.row(first, 0, QStringLiteral("1"), 1000)}, {}})->fresh,
            1);
    }

    void whoWasNamedAndHasNotBegunKeepsTheirTurns()
    {
        StudyFixture fixture(2, 2);
        const QDateTime later = QDateTime::currentDateTimeUtc().addDays(30);
        QCOMPARE(*StudyRaterRepository(fixture.database()).releaseStale(fixture.study, later), 0);
    }

    void theLatestOfWhatARaterToldIsTheirState()
    {
        StudyFixture fixture(1, 2);
        RaterId ann = fixture.raters.first();
        const auto state = [&] {
            return StudyRaterRepository(fixture.database()).byId(ann)->state;
        };
        const auto tell = [&](EventKind kind, qint64 at) {
            StudyFixture::take(fixture.keep(ann, {{}, {StudyFixture::event(kind, at)}}));
        };
        ProjectFixture::check(StudyRaterRepository(fixture.database()).opened(ann));
        QCOMPARE(state(), RaterState::Waiting);
        fixture.answerAll(ann, QStringLiteral("1"), 0);
        QCOMPARE(state(), RaterState::AtWork);
        tell(EventKind::Submitted, 2000);
        QCOMPARE(state(), RaterState::Submitted);
        tell(EventKind::Consented, 1000);
        QCOMPARE(state(), RaterState::Submitted);
        tell(EventKind::TakenBack, 3000);
        QCOMPARE(state(), RaterState::AtWork);
        ann = fixture.raters.last();
        tell(EventKind::ScreenedOut, 4000);
        QCOMPARE(state(), RaterState::ScreenedOut);
        QCOMPARE(raterStateKey(state()), QStringLiteral("screened_out"));
    }
};

TANDEM_TEST(TestStudyRaterRepository, QCoreApplication)
#include "tst_studyraterrepository.moc"
