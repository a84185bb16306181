#include "storage/repositories/studyblindness.h"

#include "expertproject.h"
#include "storage/repositories/searchrepository.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace tandem;
using Kind = studies::RaterEvent::Kind;

namespace {

/// A project whose systems heron and kestrel wrote outputs, with a study about them in which Ada
/// is asked.
class Rated final
{
public:
    explicit Rated(const QString& rater = {})
        : fixture(1)
    {
        addExpertProject(fixture.database(), 1);
        study = add(QStringLiteral("Secret hypothesis"), QStringLiteral("case/1"), rater);
    }

    StudyId add(const QString& name, const QString& origin, const QString& rater = {})
    {
        using P = ProjectFixture;
        studies::StudyItem item = StudyFixture::item(1);
        item.source.origin = origin;
        studies::Design design = StudyFixture::design();
        design.title = QStringLiteral("Two summaries");
        const StudyId made =
            P::take(StudyRepository(fixture.database()).create(name, design, fixture.lea));
        P::take(StudyRepository(fixture.database()).addItems(made, {item}, fixture.lea));
        StudyRaterRepository raters(fixture.database());
        P::take(raters.add(made,
            {rater.isEmpty() ? NewRater{.name = QStringLiteral("Ada"), .person = fixture.ada}
                             : NewRater{.name = rater}},
            fixture.lea));
        P::take(raters.assign(made, fixture.lea));
        return made;
    }
    void close(StudyId which)
    {
        ProjectFixture::check(StudyRepository(fixture.database())
                                  .close(which, fixture.lea, EarlyEnd{QStringLiteral("test")}));
    }
    QString ratedBy(PersonId person)
    {
        return ProjectFixture::take(StudyBlindness(fixture.database()).ratedBy(person));
    }
    void tell(Kind kind)
    {
        const auto raters =
            ProjectFixture::take(StudyRaterRepository(fixture.database()).all(study));
        const RaterId rater = raters.first().id;
        studies::Submission told;
        told.events = {{newUuid(), kind, 1000}};
        StudyAnswerRepository answers(fixture.database());
        if (kind == Kind::Submitted) {
            for (const studies::TaskTurn& turn : ProjectFixture::take(answers.task(rater)).turns)
                told.rows.append(
                    {newUuid(), turn.id, StudyFixture::question(), QStringLiteral("1"), 500, 10});
        }
        ProjectFixture::take(answers.keep(rater, told, SubmissionChannel::File));
    }
    int resultsFor(PersonId person)
    {
        return int(
            ProjectFixture::take(StudyBlindness(fixture.database()).withResultsFor(person)).size());
    }

    ProjectFixture fixture;
    StudyId study;
};

} // namespace

/// Who may not see what the project knows of systems.
class TestStudyBlindness : public QObject
{
    Q_OBJECT

private slots:
    void aRaterIsBlindUntilTheStudyIsClosed()
    {
        Rated rated;
        QCOMPARE(rated.ratedBy(rated.fixture.ada), QStringLiteral("Two summaries"));
        QCOMPARE(rated.ratedBy(rated.fixture.ben), QString());
        QCOMPARE(rated.ratedBy(rated.fixture.lea), QString());
        QCOMPARE(rated.ratedBy({}), QString());
        const Expected<void> refused =
            StudyBlindness(rated.fixture.database()).requireNoRater(rated.fixture.ada);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().sentence().contains(QStringLiteral("Two summaries")));
        QVERIFY(!refused.error().sentence().contains(QStringLiteral("Secret")));
        rated.close(rated.study);
        QCOMPARE(rated.ratedBy(rated.fixture.ada), QString());
    }

    void submittingOpensNothing()
    {
        Rated rated;
        rated.tell(Kind::Submitted);
        QVERIFY(!rated.ratedBy(rated.fixture.ada).isEmpty());
    }

    void whoDeclinedStaysBlindSinceTheyCanAgreeAfterAll()
    {
        Rated rated;
        rated.tell(Kind::Declined);
        QVERIFY(!rated.ratedBy(rated.fixture.ada).isEmpty());
    }

    void whoWasScreenedOutMaySeeEverything()
    {
        Rated rated;
        rated.tell(Kind::ScreenedOut);
        QVERIFY(rated.ratedBy(rated.fixture.ada).isEmpty());
    }

    void whoHasAFormOrALinkIsKnownByTheirName()
    {
        Rated rated(QStringLiteral("ben"));
        QVERIFY(!rated.ratedBy(rated.fixture.ben).isEmpty());
        QVERIFY(rated.ratedBy(rated.fixture.ada).isEmpty());
    }

    void aStudyOfOtherTextsMakesNobodyBlind()
    {
        Rated rated;
        rated.close(rated.study);
        rated.add(QStringLiteral("Paragraphs"), QStringLiteral("paragraph/1"));
        QVERIFY(rated.ratedBy(rated.fixture.ada).isEmpty());
    }

    void itemsFromAFileAreKnownByTheirSystems()
    {
        Rated rated;
        rated.close(rated.study);
        const StudyId other = rated.add(QStringLiteral("From a file"), {});
        QVERIFY(rated.ratedBy(rated.fixture.ada).isEmpty());
        studies::StudyItem item = StudyFixture::item(2);
        item.source.systems[1] = QStringLiteral("heron");
        ProjectFixture::take(
            StudyRepository(rated.fixture.database()).addItems(other, {item}, rated.fixture.lea));
        QVERIFY(!rated.ratedBy(rated.fixture.ada).isEmpty());
    }

    void aRaterFindsNothingOfSystemsBySearching()
    {
        Rated rated;
        const auto kinds = [&](PersonId person) {
            const auto hits = ProjectFixture::take(
                SearchRepository(rated.fixture.database()).find(QStringLiteral("a"), 500, person));
            QList<SearchKind> found;
            for (const SearchHit& hit : hits)
                found.append(hit.kind);
            return found;
        };
        const auto isOfSystems = [](SearchKind kind) { return kind >= SearchKind::Case; };
        const QList<SearchKind> seen = kinds(rated.fixture.ben);
        QVERIFY(seen.contains(SearchKind::Output));
        QVERIFY(seen.contains(SearchKind::Rationale));
        const QList<SearchKind> blind = kinds(rated.fixture.ada);
        QVERIFY(std::none_of(blind.cbegin(), blind.cend(), isOfSystems));
    }

    void resultsStayShutWhileTheSameItemsAreRated()
    {
        Rated rated;
        QCOMPARE(rated.resultsFor(rated.fixture.ben), 0);
        rated.close(rated.study);
        QCOMPARE(rated.resultsFor(rated.fixture.ben), 1);
        const StudyId again = rated.add(QStringLiteral("Again"), QStringLiteral("case/1"));
        QCOMPARE(rated.resultsFor(rated.fixture.ben), 0);
        QCOMPARE(rated.resultsFor(rated.fixture.ada), 0);
        rated.close(again);
        QCOMPARE(rated.resultsFor(rated.fixture.ben), 2);
    }
};

TANDEM_TEST(TestStudyBlindness, QCoreApplication)
#include "tst_studyblindness.moc"
