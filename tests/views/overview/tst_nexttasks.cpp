#include "views/overview/nexttasks.h"

#include "expertproject.h"
#include "opinionfixture.h"
#include "studyfixture.h"
#include "systemfixture.h"
#include "testmain.h"
#include "ui/icons.h"
#include "ui/rows/rowsmodel.h"
#include "ui/rows/rowsview.h"
#include "ui/theme.h"
#include "views/overview/overviewworkspace.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

/// Overview as `person` sees it.
struct TasksScreen
{
    TasksScreen(std::unique_ptr<Project> project, PersonId person)
        : session(std::move(project))
    {
        session.setCurrentPerson(person);
        view = std::make_unique<OverviewWorkspace>(session);
        showActive(view.get(), {1000, 600});
    }

    RowsView* list() { return partOf<RowsView>(view.get(), "nextTasks"); }
    QLabel* none() { return partOf<QLabel>(view.get(), "noNextTasks"); }
    void pressEnter()
    {
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Return);
    }
    QString cell(int row, int column) { return list()->rows()->cellText(row, column); }
    int count() { return list()->isVisible() ? list()->rows()->rowCount() : 0; }

    ProjectSession session;
    std::unique_ptr<OverviewWorkspace> view;
};

} // namespace

/// What somebody is told to do next, and where it leads.
class TestNextTasks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void threeTasksAtMostSayWhatWhereAndHowFar();
    void enterAndAClickGoThere();
    void tasksFollowTheWork();
    void aLeadWithoutTasksSeesNothing();
    void anAnnotatorWithoutTasksReadsOneLine();
    void anotherPersonHasTasksOfTheirOwn();
    void thePartnersWorkIsNotToldOf();
    void peerReviewLeadsToTheOpinions();
    void aBegunReviewLeadsToItsEvaluation();
    void aBegunReviewOfAJudgmentLeadsToItsSample();
    void aRatingLeadsToItsStudy();
    void screenReadersHearAllOfATask();

private:
    std::unique_ptr<Theme> m_theme;
};

void TestNextTasks::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->setChoice(ThemeChoice::Light);
}

void TestNextTasks::threeTasksAtMostSayWhatWhereAndHowFar()
{
    ProjectFixture fixture(5);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yn"));
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 3);
    QCOMPARE(screen.cell(0, 0), QStringLiteral("Label paragraphs"));
    QCOMPARE(screen.cell(0, 1), QStringLiteral("1  Sample 1"));
    QCOMPARE(screen.cell(0, 2), QStringLiteral("2 of 5"));
    QCOMPARE(screen.cell(1, 2), QStringLiteral("0 of 5"));
    QVERIFY(!screen.none()->isVisible());
    // All three are in sight, and nothing but them.
    QVERIFY(screen.list()->viewport()->height() >= 3 * screen.list()->rowHeight(0));
    QVERIFY(screen.list()->height() < 4 * screen.list()->rowHeight(0));
}

void TestNextTasks::enterAndAClickGoThere()
{
    ProjectFixture fixture(3);
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 3);
    const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.list()->setFocus();
    QTest::keyClick(screen.list(), Qt::Key_Down);
    screen.pressEnter();
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Annotate);
    QCOMPARE(screen.session.currentSample(), fixture.samples.at(1));
    QTest::mouseClick(screen.list()->viewport(), Qt::LeftButton, {},
        screen.list()->visualRect(screen.list()->model()->index(2, 1)).center());
    QTRY_COMPARE(requested.size(), 2);
    QCOMPARE(screen.session.currentSample(), fixture.samples.at(2));
}

void TestNextTasks::tasksFollowTheWork()
{
    ProjectFixture fixture(2);
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 2);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
    QTRY_COMPARE(screen.cell(0, 2), QStringLiteral("5 of 5"));
    fixture.submit(fixture.samples.at(0), fixture.ada);
    QTRY_COMPARE(screen.count(), 1);
    QCOMPARE(screen.cell(0, 1), QStringLiteral("2  Sample 2"));
}

void TestNextTasks::aLeadWithoutTasksSeesNothing()
{
    ProjectFixture fixture(2);
    TasksScreen screen(fixture.open(), fixture.lea);
    QTRY_VERIFY(partOf<QLabel>(screen.view.get(), "samplesInProgress")->isVisible());
    QCOMPARE(screen.count(), 0);
    QVERIFY(!screen.none()->isVisible());
}

void TestNextTasks::anAnnotatorWithoutTasksReadsOneLine()
{
    ProjectFixture fixture(1);
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 1);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(0), fixture.ada);
    QTRY_VERIFY(screen.none()->isVisible());
    QCOMPARE(screen.count(), 0);
}

void TestNextTasks::anotherPersonHasTasksOfTheirOwn()
{
    ProjectFixture fixture(1);
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yy"));
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 1);
    screen.session.setCurrentPerson(fixture.ben);
    QTRY_COMPARE(screen.count(), 1);
    QCOMPARE(screen.cell(0, 2), QStringLiteral("0 of 5"));
    screen.session.setCurrentPerson(fixture.lea);
    QTRY_COMPARE(screen.count(), 0);
}

void TestNextTasks::thePartnersWorkIsNotToldOf()
{
    ProjectFixture fixture(1);
    fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(0), fixture.ben);
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 1);
    QCOMPARE(screen.cell(0, 2), QStringLiteral("0 of 5"));
}

void TestNextTasks::peerReviewLeadsToTheOpinions()
{
    OpinionFixture fixture(0);
    fixture.close();
    TasksScreen screen(fixture.base.open(), fixture.base.ben);
    QTRY_COMPARE(screen.count(), 1);
    QCOMPARE(screen.cell(0, 0), QStringLiteral("Peer review"));
    QCOMPARE(screen.cell(0, 2), QStringLiteral("0 of 4"));
    const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.pressEnter();
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Opinions);
    QCOMPARE(screen.session.currentSample(), fixture.sample);
}

void TestNextTasks::aBegunReviewLeadsToItsEvaluation()
{
    ProjectFixture fixture(1);
    const ExpertProject made = addExpertProject(fixture.database(), 1);
    ProjectFixture::check(ReviewRepository(fixture.database())
                              .give(made.evaluations.at(0), fixture.lea,
                                  {expert::DecisionKind::Match, expert::Side::Expected, 0},
                                  {expert::Stance::Agree, {}, {}}, 1'000));
    TasksScreen screen(fixture.open(), fixture.lea);
    QTRY_COMPARE(screen.count(), 1); // a lead sees what they have begun
    QCOMPARE(screen.cell(0, 0), QStringLiteral("Review evaluation"));
    const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.pressEnter();
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Inspect);
    QCOMPARE(screen.session.currentEvaluation(), made.evaluations.at(0));
}

void TestNextTasks::aBegunReviewOfAJudgmentLeadsToItsSample()
{
    ProjectFixture fixture(1);
    SystemFixture systems(fixture);
    const SystemJudgementId judgement =
        systems.addJudged(fixture.samples.at(0), QStringLiteral("m"));
    ProjectFixture::check(JudgementReviewRepository(fixture.database())
                              .give(judgement, fixture.lea, kgds::JudgementDecision::ofFact(0, 0),
                                  {Stance::Agree, {}, {}}, 1'000));
    TasksScreen screen(fixture.open(), fixture.lea);
    QTRY_COMPARE(screen.count(), 1);
    QVERIFY(screen.cell(0, 1).contains(QStringLiteral("judged by verifier")));
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::systemRequested);
    const QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.pressEnter();
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Models);
    QCOMPARE(asked.at(0).at(1).toString(), QStringLiteral("verifier"));
    QCOMPARE(asked.at(0).at(2).value<SampleId>(), fixture.samples.at(0));
}

void TestNextTasks::aRatingLeadsToItsStudy()
{
    StudyFixture fixture(3, 0);
    const PersonId lea = fixture.lea();
    const auto raters = ProjectFixture::take(
        StudyRaterRepository(fixture.database())
            .add(fixture.study,
                {{.name = QStringLiteral("Lea"), .person = lea}, {.name = QStringLiteral("Bob")}},
                lea));
    ProjectFixture::take(StudyRaterRepository(fixture.database()).assign(fixture.study, lea));
    TasksScreen screen(fixture.project().open(), lea);
    QTRY_COMPARE(screen.count(), 1);
    QCOMPARE(screen.cell(0, 0), QStringLiteral("Rate items"));
    QCOMPARE(screen.cell(0, 2), QStringLiteral("0 of 3"));
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::ratingRequested);
    screen.pressEnter();
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<RaterId>(), raters.at(0));
}

void TestNextTasks::screenReadersHearAllOfATask()
{
    ProjectFixture fixture(1);
    TasksScreen screen(fixture.open(), fixture.ada);
    QTRY_COMPARE(screen.count(), 1);
    QCOMPARE(screen.list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Label paragraphs: 1  Sample 1, 0 of 5"));
    QVERIFY(!screen.list()->accessibleName().isEmpty());
}

TANDEM_TEST(TestNextTasks, QApplication)
#include "tst_nexttasks.moc"
