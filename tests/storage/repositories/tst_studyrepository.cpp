#include "models/studies/designjson.h"
#include "storage/database/statement.h"
#include "storage/repositories/journal.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

int versionsOf(StudyFixture& fixture)
{
    return int(
        StudyFixture::take(StudyRepository(fixture.database()).versions(fixture.study)).size());
}

} // namespace

/// Studies, what they ask, and when that is frozen.
class TestStudyRepository : public QObject
{
    Q_OBJECT

private slots:
    void aStudyKeepsItsDesignAndItems()
    {
        StudyFixture fixture(3, 2);
        StudyRepository studies(fixture.database());
        const StudySummary study = StudyFixture::take(studies.byName(QStringLiteral(" outputs ")));
        QCOMPARE(study.id, fixture.study);
        QCOMPARE(study.kind, studies::Kind::Pairwise);
        QCOMPARE(study.rated, 3);
        QCOMPARE(study.raters, 2);
        QCOMPARE(study.answers, 0);
        QVERIFY(!study.isClosed());
        QCOMPARE(StudyFixture::take(studies.version(study.id)).design, StudyFixture::design());
        const auto items = StudyFixture::take(studies.items(study.id));
        QCOMPARE(items.size(), 3);
        QCOMPARE(items.first().item, StudyFixture::item(1).item);
        QCOMPARE(items.first().source.systems[1], QStringLiteral("beta"));
        QCOMPARE(items.first().source.scores.value(QStringLiteral("bleu_2")), 0.25);
    }

    void twoStudiesDoNotHaveOneName()
    {
        StudyFixture fixture(1, 0);
        const auto again = StudyRepository(fixture.database())
                               .create(QStringLiteral("OUTPUTS"), StudyFixture::design(), {});
        QCOMPARE(again.error().code, ErrorCode::Refused);
        const auto unnamed =
            StudyRepository(fixture.database()).create({}, StudyFixture::design(), {});
        QCOMPARE(unnamed.error().code, ErrorCode::InvalidInput);
        const auto controls = StudyRepository(fixture.database())
                                  .create(QStringLiteral("a\x1b"
                                                         "b"),
                                      StudyFixture::design(), fixture.lea());
        QCOMPARE(controls.error().code, ErrorCode::InvalidInput);
        QVERIFY(!controls.error().sentence().contains(QChar(0x1b)));
    }

    void aDesignThatCannotBeHandedOutIsRefused()
    {
        StudyFixture fixture(1, 0);
        studies::Design design = StudyFixture::design();
        design.questions.clear();
        const auto made =
            StudyRepository(fixture.database()).create(QStringLiteral("Other"), design, {});
        QCOMPARE(made.error().code, ErrorCode::InvalidInput);
    }

    void onlyALeadChangesAStudy()
    {
        StudyFixture fixture(1, 0);
        const auto made =
            StudyRepository(fixture.database())
                .create(QStringLiteral("Other"), StudyFixture::design(), fixture.project().ada);
        QCOMPARE(made.error().code, ErrorCode::Refused);
    }

    void anUnansweredDesignIsChangedInPlace()
    {
        StudyFixture fixture;
        studies::Design design = StudyFixture::design();
        design.title = QStringLiteral("Better outputs");
        const auto version =
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea());
        QCOMPARE(version->number, 1);
        QCOMPARE(version->design, design);
        QCOMPARE(versionsOf(fixture), 1);
    }

    void theFirstAnswerFreezesADesign()
    {
        StudyFixture fixture;
        const RaterId ann = fixture.raters.at(0);
        const RaterId bob = fixture.raters.at(1);
        StudyFixture::take(
            fixture.keep(ann, {{fixture.row(ann, 0, QStringLiteral("1"), 1000)}, {}}));
        const QString before = fixture.task(ann).version;
        studies::Design design = StudyFixture::design();
        design.title = QStringLiteral("Better outputs");
        const auto version =
            StudyRepository(fixture.database()).changeDesign(fixture.study, design, fixture.lea());
        QCOMPARE(version->number, 2);
        // Who has begun goes on with what they began with; who has not gets the new one.
        QCOMPARE(fixture.task(ann).version, before);
        QCOMPARE(fixture.task(ann).title, StudyFixture::design().title);
        QCOMPARE(fixture.task(bob).version, version->uuid);
        QCOMPARE(fixture.task(bob).title, design.title);
        // Nor does the file let anybody change it.
        const auto changed = fixture.database().run(
            QStringLiteral("UPDATE study_version SET design = '{}' WHERE number = 1"));
        QVERIFY(changed.error().detail.contains(QLatin1String("frozen")));
    }

    void whoOpenedAStudyKeepsWhatTheySaw()
    {
        StudyFixture fixture;
        ProjectFixture::check(
            StudyRaterRepository(fixture.database()).opened(fixture.raters.first()));
        studies::Design design = StudyFixture::design();
        design.title = QStringLiteral("Better outputs");
        QCOMPARE(StudyRepository(fixture.database())
                     .changeDesign(fixture.study, design, fixture.lea())
                     ->number,
            2);
        QCOMPARE(fixture.task(fixture.raters.first()).title, StudyFixture::design().title);
    }

    void itemsAreAddedOnceAndOnesOfTheSameNameAreRefused()
    {
        StudyFixture fixture(3, 0);
        StudyRepository studies(fixture.database());
        QCOMPARE(*studies.addItems(fixture.study, StudyFixture::someItems(2, 3), fixture.lea()), 1);
        QCOMPARE(studies.items(fixture.study)->size(), 4);
        studies::StudyItem other = StudyFixture::item(1);
        other.item.text = QStringLiteral("Another one");
        const auto refused = studies.addItems(fixture.study, {other}, fixture.lea());
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QCOMPARE(refused.error().where, other.item.name);
    }

    void itemsThatComeLaterBeginANewVersion()
    {
        StudyFixture fixture;
        fixture.answerAll(fixture.raters.first());
        StudyFixture::take(StudyRepository(fixture.database())
                               .addItems(fixture.study, {StudyFixture::item(9)}, fixture.lea()));
        QCOMPARE(versionsOf(fixture), 2);
    }

    void aCompleteStudyIsClosedForGood()
    {
        StudyFixture fixture;
        StudyRepository studies(fixture.database());
        QCOMPARE(studies.close(fixture.study, fixture.lea()).error().code, ErrorCode::Refused);
        for (const RaterId rater : fixture.raters)
            fixture.answerAll(rater);
        fixture.close();
        QVERIFY(studies.byId(fixture.study)->isClosed());
        QCOMPARE(studies.close(fixture.study, fixture.lea()).error().code, ErrorCode::Refused);
        studies::Design design = StudyFixture::design();
        design.exclusions.failedChecks = 1;
        // Exclusions are named before results can be seen.
        QCOMPARE(studies.changeDesign(fixture.study, design, fixture.lea()).error().code,
            ErrorCode::Refused);
        QVERIFY(!fixture.database().run(
            QStringLiteral("UPDATE study_version SET design = '{}', at = 1")));
    }

    void aStudyEndsEarlyWithAReasonThatIsJournalled()
    {
        StudyFixture fixture;
        fixture.answerAll(fixture.raters.first());
        StudyRepository studies(fixture.database());
        QCOMPARE(
            studies.close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral(" ")}).error().code,
            ErrorCode::Refused);
        ProjectFixture::check(
            studies.close(fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("No funds")}));
        const auto entries = Journal(fixture.database()).newest(2);
        QCOMPARE(entries->at(1).event, QStringLiteral("study ended_early"));
        QCOMPARE(entries->at(1).detail.value(QStringLiteral("reason")), QStringLiteral("No funds"));
        QCOMPARE(entries->at(0).event, QStringLiteral("study closed"));
        QCOMPARE(entries->at(0).detail.value(QStringLiteral("released")), 3);
    }

    void aStudyIsNotInAPacket()
    {
        StudyFixture fixture;
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("INSERT INTO packet VALUES ('u', 'p', 1, x'00', x'00', 0)")));
        const auto made = StudyRepository(fixture.database())
                              .create(QStringLiteral("Other"), StudyFixture::design(), {});
        QCOMPARE(made.error().code, ErrorCode::Refused);
        const RaterId ann = fixture.raters.first();
        QCOMPARE(
            fixture.keep(ann, {{fixture.row(ann, 0, QStringLiteral("1"), 1000)}, {}}).error().code,
            ErrorCode::Refused);
    }
};

TANDEM_TEST(TestStudyRepository, QCoreApplication)
#include "tst_studyrepository.moc"
