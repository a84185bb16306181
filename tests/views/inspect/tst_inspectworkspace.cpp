#include "fullfile.h"
#include "storage/changes/history.h"
#include "views/inspect/inspectworkspace.h"

#include "expertproject.h"
#include "storage/expertreport/locatedcase.h"
#include "testmain.h"
#include "ui/elidedlabel.h"
#include "ui/emptystate.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsmodel.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "ui/verdicts/decisioncard.h"
#include "ui/verdicts/verdictline.h"
#include "views/inspect/caselistpane.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/evaluationlist.h"
#include "views/inspect/evaluationsets.h"
#include "views/inspect/evaluationsubject.h"
#include "views/inspect/scorepanel.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTableView>
#include <QTest>
#include <QTextEdit>

#include <cmath>

using namespace tandem;
using expert::DecisionKind;
using expert::DecisionRef;
using expert::Side;
using expert::Stance;

namespace {

const DecisionRef kFirstMatch{DecisionKind::Match, Side::Expected, 0};
const DecisionRef kFirstContent{DecisionKind::Content, Side::Expected, 0};

} // namespace

/// Inspect, worked by its keys on the real widgets.
class TestInspectWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theFirstCaseIsShownAndKeysWalkItsAspects();
    void nextCaseAndTheListGoTogether();
    void aCaseIsOneRowWithAScoreForEachSystem();
    void theLineBelowTheTextsFollowsThemUntilItIsMoved();
    void whatIsTypedFiltersTheList();
    void aFilterThatHidesTheEvaluationLeavesIt();
    void whatMakesNoSenseIsSaidBeneathTheFilter();
    void filtersCanBeChosenFromTheMenu();
    void agreeingGoesOnAndIsSavedAndUndone();
    void undoBringsTheDecisionOfAnotherCaseIntoSight();
    void anothersFailedWriteForgetsNoReviewThatIsOnItsWay();
    void disagreeingTurnsTheVerdictRound();
    void aMatchIsPutRightFromAMenu();
    void ofAPairThatOneMadeOneselfNothingIsAgreedUnseen();
    void notesAreKeptWithTheOpinion();
    void aNoteThatCouldNotBeStoredStaysInItsField();
    void theNextUndecidedDecisionMayBeInAnotherCase();
    void nStaysOnADecisionWithoutAnOpinion();
    void aKeyGoesFromDifferenceToDifferenceOfWhatOneIsDoneWith();
    void doneAsksOnceAndThenShowsWhatOthersSaid();
    void theQuestionWhetherOneIsDoneIsNotLeftToTheNextPerson();
    void othersAreNotShownBeforeOneIsDone();
    void theModeIsChosenByKeyAndByBar();
    void barsAreMirroredWithTheirNames();
    void aSecondSystemStandsBesideTheFirst();
    void twoSystemsDivideTheRoomByWhatTheyHave();
    void titlesOfTwoSystemsFollowTheMode();
    void eachOfTwoSystemsHasItsRationalesAndItsName();
    void theSecondSystemsRationalesFollowSideAndCase();
    void workingOnTheOtherSystemMovesNothing();
    void aButtonShowsThatLinksAreDrawnAsTheyAreJudged();
    void theCardOfAMatchTellsBothAspectsAndSpaceReadsOn();
    void conditionsOfTheFilterAreChipsThatGoOneByOne();
    void casesWithEvidenceThatIsNotInTheTextAreFound();
    void allDecisionsAreFilteredSearchedAndLeadToTheirPlace();
    void aDecisionThatIsAskedForIsOpened();
    void theListOfDecisionsOpensAtTheCurrentOne();
    void theModelsVerdictIsCutLast();
    void aLongRationaleIsShownFromItsBeginning();
    void nothingIsSaidOfADecisionThatTheListHides();
    void exportsAreLeftToTheWindow();
    void anEmptyProjectSaysWhereToBegin();
    void whoIsNotChosenIsAskedBeforeReviewing();
    void theLayoutIsRemembered();

private:
    void start(int cases, PersonId person);
    void open();
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    QAction* action(const char* name) const;
    DecisionCard* card(const char* name) const;
    QString label(const char* name) const;
    expert::Reviews saved(EvaluationId evaluation, PersonId person);
    void reviewAll(EvaluationId evaluation, PersonId person, Stance stance);

    std::unique_ptr<ProjectFixture> m_fixture;
    ExpertProject m_made;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<InspectWorkspace> m_workspace;
};

void TestInspectWorkspace::init()
{
    m_fixture = std::make_unique<ProjectFixture>(0);
}

void TestInspectWorkspace::cleanup()
{
    m_workspace.reset();
    m_session.reset();
    m_fixture.reset();
}

void TestInspectWorkspace::start(int cases, PersonId person)
{
    if (cases > 0)
        m_made = addExpertProject(m_fixture->database(), cases);
    m_session = std::make_unique<ProjectSession>(m_fixture->open());
    m_session->setCurrentPerson(person);
    open();
    if (cases > 0)
        QTRY_VERIFY(m_workspace->shownCase() != nullptr);
}

void TestInspectWorkspace::open()
{
    m_workspace = std::make_unique<InspectWorkspace>(*m_session);
    m_workspace->resize(1280, 820);
    m_workspace->show();
    QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
    m_workspace->setFocus();
}

void TestInspectWorkspace::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_workspace->focusWidget() ? m_workspace->focusWidget() : m_workspace.get(),
        key, modifiers);
    m_session->project().flush();
}

QAction* TestInspectWorkspace::action(const char* name) const
{
    return m_workspace->findChild<QAction*>(QLatin1String(name));
}

DecisionCard* TestInspectWorkspace::card(const char* name) const
{
    return m_workspace->findChild<DecisionCard*>(QLatin1String(name));
}

QString TestInspectWorkspace::label(const char* name) const
{
    return m_workspace->findChild<QLabel*>(QLatin1String(name))->text();
}

expert::Reviews TestInspectWorkspace::saved(EvaluationId evaluation, PersonId person)
{
    m_session->project().flush();
    return ProjectFixture::take(ReviewRepository(m_fixture->database()).own(evaluation, person))
        .reviews;
}

void TestInspectWorkspace::reviewAll(EvaluationId evaluation, PersonId person, Stance stance)
{
    ReviewRepository reviews(m_fixture->database());
    const auto detail =
        ProjectFixture::take(EvaluationRepository(m_fixture->database()).byId(evaluation));
    expert::Review given;
    given.stance = stance;
    given.note = QStringLiteral("said blind");
    while (true) {
        const auto own = ProjectFixture::take(reviews.own(evaluation, person)).reviews;
        const auto next = expert::nextUndecided(detail.explanation, own, std::nullopt);
        if (!next)
            return;
        ProjectFixture::check(reviews.give(evaluation, person, *next, given, 1000));
    }
}

void TestInspectWorkspace::theFirstCaseIsShownAndKeysWalkItsAspects()
{
    start(2, m_fixture->ada);
    QCOMPARE(m_session->currentEvaluation(), m_made.evaluations.first());
    CaseView* view = m_workspace->caseView();
    QVERIFY(view->isAncestorOf(QApplication::focusWidget()) || view->hasFocus());
    QCOMPARE(view->selected(), std::optional(AspectRef{Side::Expected, 0}));
    QVERIFY(card("matchCard")->isVisible());
    QVERIFY(card("contentCard")->text().title.contains(QStringLiteral("aligned")));
    QCOMPARE(card("contentCard")->text().pair, QStringLiteral("E1 → O1"));
    key(Qt::Key_J);
    QCOMPARE(view->selected(), std::optional(AspectRef{Side::Expected, 1}));
    QVERIFY(!card("matchCard")->text().reason.isEmpty());
    key(Qt::Key_K);
    QCOMPARE(view->selected(), std::optional(AspectRef{Side::Expected, 0}));
    key(Qt::Key_Tab);
    QCOMPARE(view->side(), Side::Generated);
    key(Qt::Key_X);
    QVERIFY(card("expectedCard")->isVisible());
    QVERIFY(!view->selected());
    QVERIFY(card("generatedCard")->isCurrent());
    key(Qt::Key_X);
    QVERIFY(card("expectedCard")->isCurrent());
}

void TestInspectWorkspace::nextCaseAndTheListGoTogether()
{
    start(3, m_fixture->ada);
    auto* list = m_workspace->findChild<QListView*>(QStringLiteral("caseList"));
    key(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_session->currentEvaluation(), m_made.evaluations.at(1));
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    QCOMPARE(list->currentIndex().row(), 0); // the other system of the same case
    key(Qt::Key_Up, Qt::ControlModifier);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(0));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down); // the same system of the next case
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(2));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(m_workspace->caseView()->hasFocus() ||
            m_workspace->caseView()->isAncestorOf(m_workspace->focusWidget()));
    m_session->setCurrentEvaluation(m_made.evaluations.at(5));
    QTRY_COMPARE(list->currentIndex().row(), 2);
}

void TestInspectWorkspace::aCaseIsOneRowWithAScoreForEachSystem()
{
    start(3, m_fixture->ada);
    auto* list = m_workspace->findChild<QListView*>(QStringLiteral("caseList"));
    const auto* rows = qobject_cast<const RowsModel*>(list->model());
    QCOMPARE(rows->rowCount(), 3);
    const auto scoreOfEvaluation = [this](int evaluation) {
        const auto detail = ProjectFixture::take(
            EvaluationRepository(m_fixture->database()).byId(m_made.evaluations.at(evaluation)));
        return QLocale().toString(detail.summary.scores->of(expert::Mode::Average).f1, 'f', 2);
    };
    const auto line = [rows](int row) {
        QString shown = rows->card(row).line;
        return shown.remove(QChar(0x2068)).remove(QChar(0x2069));
    };
    // Both are there, and the one that is looked at is marked.
    const QString first = QStringLiteral("%1 %2").arg(kFirstSystem, scoreOfEvaluation(0));
    const QString second = QStringLiteral("%1 %2").arg(kSecondSystem, scoreOfEvaluation(1));
    QCOMPARE(line(0), QStringLiteral("● %1 · %2").arg(first, second));
    QVERIFY(!line(1).contains(QStringLiteral("●")));
    QVERIFY(list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(second));
    // Arrows to the sides go from system to system, those up and down keep to one.
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Right);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    QCOMPARE(line(0), QStringLiteral("%1 · ● %2").arg(first, second));
    QTest::keyClick(list, Qt::Key_Right); // there is no third
    QCOMPARE(m_session->currentEvaluation(), m_made.evaluations.at(1));
    QTest::keyClick(list, Qt::Key_Down);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(3));
    QTest::keyClick(list, Qt::Key_Left);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(2));
    // A click on a score goes to it, one on the name keeps to the system.
    const QRect card = list->visualRect(list->model()->index(0, 0));
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, QPoint(card.left() + 20, card.top() + 10));
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(0));
    const int along = QFontMetrics(themeFont(FontRole::Small)).horizontalAdvance(line(0)) - 8;
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, QPoint(card.left() + 14 + along, card.bottom() - 12));
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    // Of the systems that the filter leaves.
    m_workspace->cases()->setFilterText(QStringLiteral("system:%1").arg(kSecondSystem));
    QTRY_COMPARE(m_workspace->cases()->evaluations().rowCount(), 3);
    QCOMPARE(line(0), second);
}

void TestInspectWorkspace::theLineBelowTheTextsFollowsThemUntilItIsMoved()
{
    start(1, m_fixture->ada);
    auto* rows = m_workspace->findChild<QSplitter*>(QStringLiteral("inspectRows"));
    // Of a low window it has a part, where both have room each has what it needs.
    m_workspace->resize(1280, 500);
    QTRY_VERIFY(rows->sizes().at(1) < 200);
    m_workspace->resize(1280, 1600);
    QTRY_VERIFY(rows->sizes().at(1) >= 250);
    QVERIFY(rows->sizes().at(0) >= m_workspace->caseView()->neededHeight());
    rows->setSizes({900, 600});
    const QList<int> byHand = rows->sizes();
    emit rows->splitterMoved(byHand.first(), 1);
    key(Qt::Key_Down, Qt::ControlModifier);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    QCoreApplication::processEvents();
    QCOMPARE(rows->sizes(), byHand);
}

void TestInspectWorkspace::whatIsTypedFiltersTheList()
{
    start(3, m_fixture->ada);
    const EvaluationList* model = &m_workspace->cases()->evaluations();
    key(Qt::Key_Slash);
    auto* field = m_workspace->findChild<QLineEdit*>(QStringLiteral("caseFilter"));
    QVERIFY(field->hasFocus());
    // Letters that are commands elsewhere are letters here.
    QTest::keyClicks(field, QStringLiteral("system:kestrel"));
    QCOMPARE(field->text(), QStringLiteral("system:kestrel"));
    QTRY_COMPARE(model->rowCount(), 3);
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(model->rowCount(), 6);
    QTest::keyClicks(field, QStringLiteral("score > 2"));
    QTRY_COMPARE(model->rowCount(), 0);
    auto* empty = m_workspace->findChild<EmptyState*>(QStringLiteral("caseListEmpty"));
    QTRY_VERIFY(empty->isVisible());
    empty->findChildren<QPushButton*>().first()->click();
    QTRY_COMPARE(model->rowCount(), 6);
    QVERIFY(field->text().isEmpty());
}

/// Opinions would go to an evaluation that the list does not show.
void TestInspectWorkspace::aFilterThatHidesTheEvaluationLeavesIt()
{
    start(3, {});
    auto* field = m_workspace->findChild<QLineEdit*>(QStringLiteral("caseFilter"));
    const EvaluationId before = m_session->currentEvaluation();
    QVERIFY(before.isValid());
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("zebra"));
    QTRY_VERIFY(!m_session->currentEvaluation().isValid());
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(m_session->currentEvaluation(), before);
}

void TestInspectWorkspace::whatMakesNoSenseIsSaidBeneathTheFilter()
{
    start(1, m_fixture->ada);
    auto* problems = m_workspace->findChild<QLabel*>(QStringLiteral("caseFilterProblems"));
    QVERIFY(!problems->isVisible());
    m_workspace->cases()->setFilterText(QStringLiteral("length > 3"));
    QVERIFY(problems->isVisible());
    QVERIFY(problems->text().contains(QStringLiteral("length")));
    m_workspace->cases()->setFilterText({});
    QVERIFY(!problems->isVisible());
}

void TestInspectWorkspace::filtersCanBeChosenFromTheMenu()
{
    start(2, m_fixture->ada);
    auto* menu = m_workspace->findChild<QMenu*>(QStringLiteral("caseFilterMenu"));
    const auto choose = [menu](const char* condition) {
        for (QAction* action : menu->findChildren<QAction*>()) {
            if (action->data().toString() == QLatin1String(condition)) {
                action->trigger();
                return true;
            }
        }
        return false;
    };
    emit menu->aboutToShow();
    QVERIFY(choose("system:kestrel"));
    QTRY_COMPARE(m_workspace->cases()->evaluations().rowCount(), 2);
    emit menu->aboutToShow();
    QVERIFY(choose("score < 0.3"));
    QCOMPARE(m_workspace->cases()->filterText(), QStringLiteral("system:kestrel, score < 0.3"));
    emit menu->aboutToShow();
    QVERIFY(choose("score < 0.5"));
    QCOMPARE(m_workspace->cases()->filterText(), QStringLiteral("system:kestrel, score < 0.5"));
    emit menu->aboutToShow();
    QVERIFY(choose("system:kestrel"));
    QCOMPARE(m_workspace->cases()->filterText(), QStringLiteral("score < 0.5"));
}

void TestInspectWorkspace::agreeingGoesOnAndIsSavedAndUndone()
{
    start(1, m_fixture->ada);
    const EvaluationId evaluation = m_made.evaluations.first();
    QVERIFY(card("matchCard")->isCurrent());
    // What one agrees with.
    QCOMPARE(m_workspace->findChild<ElidedLabel*>(QStringLiteral("currentDecision"))->text(),
        QStringLiteral("E1: matched"));
    key(Qt::Key_A);
    QCOMPARE(
        saved(evaluation, m_fixture->ada).value(kFirstMatch).stance, std::optional(Stance::Agree));
    QVERIFY(card("contentCard")->isCurrent());
    QVERIFY(label("reviewProgress").contains(QStringLiteral("1")));
    key(Qt::Key_U);
    QVERIFY(card("styleCard")->isCurrent());
    QCOMPARE(saved(evaluation, m_fixture->ada).value(kFirstContent).stance,
        std::optional(Stance::Unsure));
    m_session->history().undo();
    QVERIFY(!saved(evaluation, m_fixture->ada).value(kFirstContent).stance);
    m_session->history().redo();
    QVERIFY(saved(evaluation, m_fixture->ada).value(kFirstContent).stance.has_value());
    m_session->history().undo();
    m_session->history().undo();
    QVERIFY(!saved(evaluation, m_fixture->ada).value(kFirstMatch).stance);
    key(Qt::Key_1);
    QVERIFY(card("matchCard")->isCurrent());
    key(Qt::Key_A, Qt::ShiftModifier);
    QCOMPARE(saved(evaluation, m_fixture->ada).size(), 3);
    QCOMPARE(m_workspace->caseView()->selected(), std::optional(AspectRef{Side::Expected, 1}));
    key(Qt::Key_K);
    key(Qt::Key_Backspace);
    QVERIFY(!saved(evaluation, m_fixture->ada).value(kFirstMatch).stance);
}

void TestInspectWorkspace::undoBringsTheDecisionOfAnotherCaseIntoSight()
{
    start(2, m_fixture->ada);
    const EvaluationId first = m_session->currentEvaluation();
    key(Qt::Key_A);
    key(Qt::Key_A);
    key(Qt::Key_A);
    m_session->history().undo();
    m_session->project().flush();
    QVERIFY(card("styleCard")->isCurrent());
    key(Qt::Key_Down, Qt::ControlModifier);
    QTRY_VERIFY(m_session->currentEvaluation() != first);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_session->currentEvaluation());
    m_session->history().undo();
    m_session->project().flush();
    QCOMPARE(m_session->currentEvaluation(), first);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, first);
    QVERIFY(card("contentCard")->isCurrent());
    QVERIFY(!saved(first, m_fixture->ada).value(kFirstContent).stance);
}

void TestInspectWorkspace::anothersFailedWriteForgetsNoReviewThatIsOnItsWay()
{
    start(1, m_fixture->ada);
    const auto* items = m_workspace->findChild<WorkbenchItems*>();
    QVERIFY(items);
    std::optional<ItemKey> next;
    m_session->project()
        .change({.write = [](Database&) -> Expected<Written> {
            return failure(ErrorCode::DiskFull, QStringLiteral("Of a run."));
        }})
        .onFailed(this, [&](const Error&) { next = items->nextUndecided(std::nullopt); });
    key(Qt::Key_A);
    QVERIFY(next);
    QVERIFY(!(*next == itemOf(m_made.evaluations.first(), kFirstMatch)));
}

void TestInspectWorkspace::disagreeingTurnsTheVerdictRound()
{
    start(1, m_fixture->ada);
    key(Qt::Key_2);
    key(Qt::Key_D);
    const expert::Review review =
        saved(m_made.evaluations.first(), m_fixture->ada).value(kFirstContent);
    QCOMPARE(review.stance, std::optional(Stance::Disagree));
    QCOMPARE(review.correction.aligned, std::optional(false));
    // It stays, for a note; the scores as judged stand beside the model's.
    QVERIFY(card("contentCard")->isCurrent());
    QVERIFY(m_workspace->findChild<QLabel*>(QStringLiteral("scoreReviewed"))->isVisible());
    QVERIFY(action("inspectDisagree")->isChecked());
    action("inspectShowReviewed")->trigger();
    QVERIFY(!m_workspace->caseView()->shownExplanation().expected.matches.first().content.aligned);
    key(Qt::Key_A);
    QVERIFY(!m_workspace->findChild<QLabel*>(QStringLiteral("scoreReviewed"))->isVisible());
    // It replaced the disagreement, which is not to go unnoticed.
    QCOMPARE(m_workspace->findChild<MessageBar*>(QStringLiteral("inspectMessage"))->text(),
        QStringLiteral("Review changed from \"disagree\" to \"agree\"."));
}

void TestInspectWorkspace::aMatchIsPutRightFromAMenu()
{
    start(1, m_fixture->ada);
    key(Qt::Key_D);
    auto* menu = m_workspace->findChild<QMenu*>(QStringLiteral("matchMenu"));
    QVERIFY(menu);
    // E1 is matched to O1: none, and the five others.
    QCOMPARE(menu->actions().size(), 6);
    QTest::keyClick(menu, Qt::Key_3);
    const expert::Review review =
        saved(m_made.evaluations.first(), m_fixture->ada).value(kFirstMatch);
    QCOMPARE(review.stance, std::optional(Stance::Disagree));
    QCOMPARE(review.correction.other, std::optional(2));
    QVERIFY(card("matchCard")->text().opinionText.contains(QStringLiteral("O3")));
}

/// E2 is unmatched, so that the model said nothing of its content and style.
void TestInspectWorkspace::ofAPairThatOneMadeOneselfNothingIsAgreedUnseen()
{
    const DecisionRef content{DecisionKind::Content, Side::Expected, 1};
    start(1, m_fixture->ada);
    key(Qt::Key_J);
    key(Qt::Key_D);
    auto* menu = m_workspace->findChild<QMenu*>(QStringLiteral("matchMenu"));
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_1);
    m_session->project().flush();
    QVERIFY(m_workspace->findChild<WorkbenchItems*>()->main().items().contains(
        itemOf(m_made.evaluations.first(), content)));
    key(Qt::Key_A, Qt::ShiftModifier);
    QVERIFY(!saved(m_made.evaluations.first(), m_fixture->ada).value(content).stance);
    m_workspace->caseView()->setSelected(AspectRef{Side::Expected, 1});
    key(Qt::Key_2);
    key(Qt::Key_A);
    QCOMPARE(saved(m_made.evaluations.first(), m_fixture->ada).value(content).stance,
        std::optional(Stance::Agree));
    QCOMPARE(card("contentCard")->text().opinionText, QStringLiteral("not aligned"));
}

void TestInspectWorkspace::notesAreKeptWithTheOpinion()
{
    start(1, m_fixture->ada);
    auto* note = m_workspace->findChild<QLineEdit*>(QStringLiteral("decisionNote"));
    key(Qt::Key_T);
    QVERIFY(note->hasFocus());
    QTest::keyClicks(note, QStringLiteral("adjusted"));
    QTest::keyClick(note, Qt::Key_Return);
    QVERIFY(!note->hasFocus());
    QVERIFY(saved(m_made.evaluations.first(), m_fixture->ada).isEmpty());
    key(Qt::Key_A);
    QCOMPARE(saved(m_made.evaluations.first(), m_fixture->ada).value(kFirstMatch).note,
        QStringLiteral("adjusted"));
    QVERIFY(note->text().isEmpty());
    key(Qt::Key_1);
    QCOMPARE(note->text(), QStringLiteral("adjusted"));
    key(Qt::Key_T);
    // What stands there is gone on with, not written over.
    QTest::keyClicks(note, QStringLiteral(" left"));
    QTest::keyClick(note, Qt::Key_Escape);
    QVERIFY(!note->hasFocus());
    QCOMPARE(saved(m_made.evaluations.first(), m_fixture->ada).value(kFirstMatch).note,
        QStringLiteral("adjusted left"));
}

void TestInspectWorkspace::aNoteThatCouldNotBeStoredStaysInItsField()
{
    start(1, m_fixture->ada);
    key(Qt::Key_A);
    key(Qt::Key_1);
    FullFile file(m_session->project(), "verdict");
    auto* note = m_workspace->findChild<QLineEdit*>(QStringLiteral("decisionNote"));
    key(Qt::Key_T);
    QTest::keyClicks(note, QStringLiteral("adjusted"));
    QTest::keyClick(note, Qt::Key_Return);
    m_session->project().flush();
    QCOMPARE(note->text(), QStringLiteral("adjusted"));
    QVERIFY(note->accessibleDescription().startsWith(QLatin1String("Not saved")));
    key(Qt::Key_2);
    QVERIFY(note->text().isEmpty());
    QVERIFY(!m_session->unfinished().unsaved().isEmpty());
    key(Qt::Key_1);
    QCOMPARE(note->text(), QStringLiteral("adjusted"));
    file.makeRoom();
    key(Qt::Key_T);
    QTest::keyClick(note, Qt::Key_Return);
    QCOMPARE(saved(m_made.evaluations.first(), m_fixture->ada).value(kFirstMatch).note,
        QStringLiteral("adjusted"));
    QVERIFY(note->accessibleDescription().isEmpty());
    QVERIFY(m_session->unfinished().unsaved().isEmpty());
}

void TestInspectWorkspace::theNextUndecidedDecisionMayBeInAnotherCase()
{
    m_made = addExpertProject(m_fixture->database(), 2);
    reviewAll(m_made.evaluations.at(0), m_fixture->ada, Stance::Agree);
    reviewAll(m_made.evaluations.at(1), m_fixture->ada, Stance::Agree);
    start(0, m_fixture->ada);
    QTRY_VERIFY(m_workspace->shownCase() != nullptr);
    key(Qt::Key_N);
    QTRY_COMPARE(m_session->currentEvaluation(), m_made.evaluations.at(2));
    QTRY_VERIFY(card("expectedCard")->isCurrent() && card("expectedCard")->isVisible());
    for (int i = 2; i < 4; ++i)
        reviewAll(m_made.evaluations.at(i), m_fixture->ada, Stance::Agree);
    m_session->setCurrentEvaluation(m_made.evaluations.at(1));
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    key(Qt::Key_N);
    auto* message = m_workspace->findChild<MessageBar*>(QStringLiteral("inspectMessage"));
    QTRY_VERIFY(message->isVisible());
    // The buttons that judge stand below the case.
    const QWidget* view = m_workspace->caseView();
    QCOMPARE(message->geometry().bottom(),
        view->mapTo(m_workspace.get(), QPoint(0, view->height() - 1)).y());
}

void TestInspectWorkspace::nStaysOnADecisionWithoutAnOpinion()
{
    start(1, m_fixture->ada);
    for (int i = 0; i < 2; ++i) {
        key(Qt::Key_N);
        QVERIFY(card("matchCard")->isCurrent());
        QCOMPARE(m_workspace->caseView()->selected(), std::optional(AspectRef{Side::Expected, 0}));
    }
    key(Qt::Key_A);
    QVERIFY(card("contentCard")->isCurrent());
    key(Qt::Key_N);
    QVERIFY(card("contentCard")->isCurrent());
    key(Qt::Key_1);
    key(Qt::Key_N);
    QVERIFY(card("contentCard")->isCurrent());
}

void TestInspectWorkspace::aKeyGoesFromDifferenceToDifferenceOfWhatOneIsDoneWith()
{
    m_made = addExpertProject(m_fixture->database(), 2);
    ReviewRepository reviews(m_fixture->database());
    expert::Review doubt;
    doubt.stance = Stance::Unsure;
    const auto finish = [&](int place, PersonId person) {
        reviewAll(m_made.evaluations.at(place), person, Stance::Agree);
        ProjectFixture::check(reviews.finish(m_made.evaluations.at(place), person));
    };
    const DecisionRef ofTheOutput{DecisionKind::Match, Side::Generated, 1};
    for (const DecisionRef& decision : {kFirstContent, ofTheOutput})
        ProjectFixture::check(
            reviews.give(m_made.evaluations.at(0), m_fixture->ben, decision, doubt, 1));
    for (const int place : {2, 3})
        ProjectFixture::check(
            reviews.give(m_made.evaluations.at(place), m_fixture->ben, kFirstMatch, doubt, 1));
    for (const int place : {0, 2, 3})
        finish(place, m_fixture->ben);
    finish(0, m_fixture->ada);
    finish(2, m_fixture->ada);
    start(0, m_fixture->ada);
    QTRY_VERIFY(m_workspace->shownCase() != nullptr);
    key(Qt::Key_N, Qt::ShiftModifier);
    QVERIFY(card("contentCard")->isCurrent());
    key(Qt::Key_N, Qt::ShiftModifier);
    QCOMPARE(m_workspace->caseView()->selected(), std::optional(AspectRef{Side::Generated, 1}));
    key(Qt::Key_N, Qt::ShiftModifier);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(2));
    QVERIFY(card("matchCard")->isCurrent());
    // What she is not done with is passed over: nothing tells that somebody differs there.
    key(Qt::Key_N, Qt::ShiftModifier);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(0));
}

void TestInspectWorkspace::doneAsksOnceAndThenShowsWhatOthersSaid()
{
    m_made = addExpertProject(m_fixture->database(), 1);
    const EvaluationId evaluation = m_made.evaluations.first();
    reviewAll(evaluation, m_fixture->ben, Stance::Unsure);
    ProjectFixture::check(
        ReviewRepository(m_fixture->database()).finish(evaluation, m_fixture->ben));
    start(0, m_fixture->ada);
    QTRY_VERIFY(m_workspace->shownCase() != nullptr);
    auto* strip = m_workspace->findChild<StateStrip*>(QStringLiteral("reviewStrip"));
    auto* message = m_workspace->findChild<MessageBar*>(QStringLiteral("inspectMessage"));
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(message->isVisible());
    QVERIFY(!strip->isVisible());
    // It has been read once a decision is made.
    key(Qt::Key_A);
    QVERIFY(!message->isVisible());
    for (int i = 0; i < 60 && !strip->isVisible(); ++i)
        key(Qt::Key_A);
    QVERIFY(strip->isVisible());
    QVERIFY(card("matchCard")->text().others.isEmpty());
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!ProjectFixture::take(
        ReviewRepository(m_fixture->database()).own(evaluation, m_fixture->ada))
                 .doneAt.isValid());
    key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(m_workspace->findChild<QLabel*>(QStringLiteral("confirmText"))->isVisible());
    QVERIFY(!ProjectFixture::take(
        ReviewRepository(m_fixture->database()).own(evaluation, m_fixture->ada))
                 .doneAt.isValid());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(strip->text().contains(QStringLiteral("Ben")));
    action("inspectDecideMatch")->trigger();
    m_workspace->caseView()->setSelected(AspectRef{Side::Expected, 0});
    QCOMPARE(card("matchCard")->text().others.size(), 1);
    QVERIFY(card("matchCard")->text().others.first().text.contains(QStringLiteral("said blind")));
    QVERIFY(!action("inspectAgree")->isEnabled());
}

void TestInspectWorkspace::theQuestionWhetherOneIsDoneIsNotLeftToTheNextPerson()
{
    m_made = addExpertProject(m_fixture->database(), 1);
    for (const PersonId person : {m_fixture->ada, m_fixture->ben})
        reviewAll(m_made.evaluations.first(), person, Stance::Agree);
    start(0, m_fixture->ada);
    QTRY_VERIFY(m_workspace->shownCase() != nullptr);
    key(Qt::Key_Return, Qt::ControlModifier);
    const auto* question = m_workspace->findChild<QLabel*>(QStringLiteral("confirmText"));
    QVERIFY(question->isVisible());
    m_session->setCurrentPerson(m_fixture->ben);
    QVERIFY(!question->isVisible());
}

void TestInspectWorkspace::othersAreNotShownBeforeOneIsDone()
{
    m_made = addExpertProject(m_fixture->database(), 1);
    const EvaluationId evaluation = m_made.evaluations.first();
    reviewAll(evaluation, m_fixture->ben, Stance::Unsure);
    ProjectFixture::check(
        ReviewRepository(m_fixture->database()).finish(evaluation, m_fixture->ben));
    reviewAll(evaluation, m_fixture->ada, Stance::Agree);
    for (const PersonId person : {m_fixture->ada, m_fixture->lea}) {
        m_workspace.reset();
        m_session.reset();
        start(0, person);
        QTRY_VERIFY(m_workspace->shownCase() != nullptr);
        QVERIFY(card("matchCard")->text().others.isEmpty());
        for (const QLabel* shown : m_workspace->findChildren<QLabel*>()) {
            QVERIFY(!shown->text().contains(QStringLiteral("Ben")));
        }
    }
}

void TestInspectWorkspace::theModeIsChosenByKeyAndByBar()
{
    start(1, m_fixture->ada);
    QVERIFY(m_workspace->cases()->order().mode == expert::Mode::Average);
    QVERIFY(label("scoreFigures").contains(QStringLiteral("0.33")));
    QVERIFY(label("scoreContributions").contains(QStringLiteral("1/12")));
    key(Qt::Key_M);
    QVERIFY(m_workspace->cases()->order().mode == expert::Mode::ContentOnly);
    QVERIFY(label("scoreContributions").contains(QStringLiteral("1/6")));
    auto* bars = m_workspace->findChild<ScoreBars*>();
    QTest::mouseClick(
        bars, Qt::LeftButton, {}, bars->rowRect(expert::Mode::ContentAndStyle).center());
    QVERIFY(m_workspace->cases()->order().mode == expert::Mode::ContentAndStyle);
    auto* contributions = m_workspace->findChild<QLabel*>(QStringLiteral("scoreContributions"));
    QCOMPARE(contributions->textFormat(), Qt::RichText); // else its links are shown as markup
    const QPalette before = QApplication::palette();
    QPalette other = before; // as when the theme changes
    other.setColor(QPalette::Link, Qt::red);
    QApplication::setPalette(other);
    QEvent change(QEvent::StyleChange);
    QApplication::sendEvent(contributions, &change);
    const QImage painted = contributions->grab().toImage();
    QApplication::setPalette(before);
    bool hasRed = false;
    for (int y = 0; y < painted.height(); ++y) {
        for (int x = 0; x < painted.width(); ++x) {
            const QColor color = painted.pixelColor(x, y);
            hasRed = hasRed || color.red() > color.blue() + 100;
        }
    }
    QVERIFY(hasRed);
    emit contributions->linkActivated(QStringLiteral("O2"));
    QCOMPARE(m_workspace->caseView()->selected(), std::optional(AspectRef{Side::Generated, 1}));
}

void TestInspectWorkspace::twoSystemsDivideTheRoomByWhatTheyHave()
{
    start(1, m_fixture->ada);
    key(Qt::Key_B);
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    const auto* rows = m_workspace->findChild<QSplitter*>(QStringLiteral("inspectRows"));
    const auto* parts = m_workspace->findChild<QSplitter*>(QStringLiteral("twoSystemsParts"));
    const auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("twoSystemsTable"));
    const auto wholeRows = [&] { return table->verticalHeader()->length(); };
    // In a high window all is in sight, and what is left over goes to the rationales.
    m_workspace->resize(1280, 2000);
    QTRY_VERIFY(table->viewport()->height() >= wholeRows());
    QVERIFY(rows->sizes().at(0) >= m_workspace->caseView()->neededHeight());
    // In a low one the rationales of both have half of it, and no row is cut above.
    m_workspace->resize(970, 570);
    QTRY_VERIFY(rows->sizes().at(1) * 5 >= rows->height() * 2);
    QVERIFY(parts->sizes().at(1) <= wholeRows() + 2 * table->frameWidth() ||
            parts->sizes().at(1) <= table->minimumHeight());
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        key(Qt::Key_J);
        QCoreApplication::processEvents();
        // At the end the last row is whole.
        const QScrollBar* bar = table->verticalScrollBar();
        if (bar->value() < bar->maximum())
            QCOMPARE(table->rowViewportPosition(table->rowAt(0)), 0);
    }
}

void TestInspectWorkspace::aSecondSystemStandsBesideTheFirst()
{
    m_made = addExpertProject(m_fixture->database(), 2);
    expert::TextCase lonely = generatedCase(7, 60);
    lonely.outputs.removeLast();
    CaseRepository cases(m_fixture->database());
    const auto outputs =
        ProjectFixture::take(cases.outputs(ProjectFixture::take(cases.add(lonely))));
    const EvaluationId alone =
        ProjectFixture::take(EvaluationRepository(m_fixture->database())
                                 .addImported(outputs.first().id, m_made.set.source,
                                     generatedExplanation(lonely, outputs.first().text, 14, 4)));
    start(0, m_fixture->ada);
    QTRY_VERIFY(m_workspace->shownCase() != nullptr);
    key(Qt::Key_B);
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    // It stays for the next case of the same system.
    m_session->setCurrentEvaluation(m_made.evaluations.at(2));
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(2));
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    QVERIFY(card("secondMatchCard")->isVisible());
    m_session->setCurrentEvaluation(alone);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, alone);
    QVERIFY(!card("secondMatchCard")->isVisible()); // what was said there is of another case
    m_session->setCurrentEvaluation(m_made.evaluations.at(2));
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    key(Qt::Key_B);
    QTRY_VERIFY(!m_workspace->caseView()->hasSecond());
}

void TestInspectWorkspace::barsAreMirroredWithTheirNames()
{
    start(1, m_fixture->ada);
    auto* bars = m_workspace->findChild<ScoreBars*>();
    const QImage ltr = bars->grab().toImage();
    bars->setLayoutDirection(Qt::RightToLeft);
    const QImage rtl = bars->grab().toImage();
    QCOMPARE(rtl.size(), ltr.size());
    const int middle = bars->rowRect(expert::Mode::ContentOnly).center().y() + 1;
    // From the middle of the widget, which is on the bar, to where the bar ends before the names.
    const auto reach = [middle](const QImage& image, int by) {
        const QRgb empty = image.pixel(image.width() / 2, 0);
        int pixels = 0;
        for (int x = image.width() / 2; image.valid(x, middle); x += by, ++pixels) {
            if (image.pixel(x, middle) == empty)
                break;
        }
        return pixels;
    };
    const int here = reach(ltr, -1);
    QVERIFY(here > 0);
    QVERIFY(qAbs(here - reach(rtl, 1)) <= 2);
}

void TestInspectWorkspace::titlesOfTwoSystemsFollowTheMode()
{
    start(1, m_fixture->ada);
    key(Qt::Key_B);
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    const auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("twoSystemsTable"));
    const expert::Scores scores = *m_workspace->shownCase()->detail.summary.scores;
    for (const expert::Mode mode : {expert::Mode::Average, expert::Mode::ContentOnly}) {
        QCOMPARE(m_workspace->cases()->order().mode, mode);
        const QString title = table->model()->headerData(1, Qt::Horizontal).toString();
        const QString f1 = QLocale().toString(scores.of(mode).f1, 'f', 2);
        QVERIFY2(title.endsWith(f1), qPrintable(title));
        key(Qt::Key_M);
    }
}

void TestInspectWorkspace::eachOfTwoSystemsHasItsRationalesAndItsName()
{
    start(1, m_fixture->ada);
    QVERIFY(!card("secondMatchCard")->isVisible());
    key(Qt::Key_B);
    QTRY_VERIFY(card("secondMatchCard")->isVisible());
    QVERIFY(label("firstSystemName").startsWith(kFirstSystem));
    QVERIFY(label("secondSystemName").startsWith(kSecondSystem));
    const auto second = ProjectFixture::take(
        EvaluationRepository(m_fixture->database()).byId(m_made.evaluations.at(1)));
    // Their figures stand once, over their texts, which are the columns of the rows below them.
    QCOMPARE(label("secondSystemName"), kSecondSystem);
    const auto* columns = m_workspace->findChild<QTableView*>(QStringLiteral("twoSystemsTable"));
    QVERIFY(columns->horizontalHeader()->isHidden());
    for (const char* name : {"firstSystemText", "secondSystemText"}) {
        const auto* text = m_workspace->findChild<QWidget*>(QLatin1String(name));
        const int column = qstrcmp(name, "firstSystemText") == 0 ? 1 : 2;
        QVERIFY(std::abs(text->mapTo(m_workspace.get(), QPoint()).x() -
                         columns->viewport()
                             ->mapTo(m_workspace.get(),
                                 QPoint(columns->columnViewportPosition(column), 0))
                             .x()) <= 3);
    }
    // Row by row, as far as the other evaluation has the aspect.
    auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("twoSystemsTable"));
    QSet<QString> reasons;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        if (card("secondMatchCard")->isVisible())
            reasons.insert(card("secondMatchCard")->text().reason);
        key(Qt::Key_J);
    }
    const auto& matches = second.explanation.expected.matches;
    QVERIFY(!matches.isEmpty());
    for (const expert::AspectMatch& match : matches)
        QVERIFY(reasons.contains(match.reason));
}

void TestInspectWorkspace::theSecondSystemsRationalesFollowSideAndCase()
{
    start(2, m_fixture->ada);
    key(Qt::Key_B);
    QTRY_VERIFY(card("secondMatchCard")->isVisible());
    auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("twoSystemsTable"));
    const auto isOfItsRow = [&](EvaluationId evaluation) {
        const auto second =
            ProjectFixture::take(EvaluationRepository(m_fixture->database()).byId(evaluation));
        const auto aspect = m_workspace->caseView()->secondAspect();
        if (!aspect)
            return !card("secondMatchCard")->isVisible();
        return card("secondMatchCard")->text().reason ==
               second.explanation.side(aspect->side).matches.at(aspect->aspect).reason;
    };
    int followed = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        key(Qt::Key_Tab);
        QVERIFY2(isOfItsRow(m_made.evaluations.at(1)), qPrintable(QString::number(row)));
        followed += card("secondMatchCard")->isVisible() ? 1 : 0;
        key(Qt::Key_Tab);
        QVERIFY2(isOfItsRow(m_made.evaluations.at(1)), qPrintable(QString::number(row)));
        key(Qt::Key_J);
    }
    QVERIFY(followed > 0);
    // The next undecided decision is far down in another case.
    const EvaluationId there = m_made.evaluations.at(2);
    const auto detail =
        ProjectFixture::take(EvaluationRepository(m_fixture->database()).byId(there));
    const int last = int(detail.explanation.expected.aspects.size()) - 1;
    m_workspace->resize(1280, 600);
    m_session->setCurrentEvaluation(there);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, there);
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    m_workspace->caseView()->setSelected(AspectRef{Side::Expected, last});
    QVERIFY(isOfItsRow(m_made.evaluations.at(3)));
    const auto isInSight = [table] {
        return table->viewport()->rect().contains(
            table->visualRect(table->currentIndex()).center());
    };
    QTRY_VERIFY(isInSight());
    m_workspace->resize(1280, 520);
    QTRY_VERIFY(isInSight());
}

void TestInspectWorkspace::workingOnTheOtherSystemMovesNothing()
{
    start(1, m_fixture->ada);
    key(Qt::Key_B);
    QTRY_VERIFY(card("secondMatchCard")->isVisible());
    auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("twoSystemsTable"));
    const auto titles = [table] {
        return QStringList{table->model()->headerData(1, Qt::Horizontal).toString(),
            table->model()->headerData(2, Qt::Horizontal).toString()};
    };
    const QStringList before = titles();
    const QString name = label("secondSystemName");
    key(Qt::Key_Tab);
    QCOMPARE(m_workspace->caseView()->side(), Side::Generated);
    key(Qt::Key_Tab);
    key(Qt::Key_Right);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    QTRY_VERIFY(m_workspace->caseView()->hasSecond());
    QCOMPARE(titles(), before);
    QCOMPARE(label("firstSystemName"), name);
    auto* first = m_workspace->findChild<QLabel*>(QStringLiteral("firstSystemName"));
    auto* second = m_workspace->findChild<QLabel*>(QStringLiteral("secondSystemName"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QVERIFY(first->mapToGlobal(QPoint()).y() > second->mapToGlobal(QPoint()).y());
    key(Qt::Key_A);
    QVERIFY(!saved(m_made.evaluations.at(1), m_fixture->ada).isEmpty());
    QVERIFY(saved(m_made.evaluations.at(0), m_fixture->ada).isEmpty());
    // A click on what the first one has leads back.
    const QRect cell = table->visualRect(table->model()->index(0, 1));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(0));
    QTRY_VERIFY(card("secondContentCard")->isVisible());
    QTest::mouseClick(card("secondContentCard"), Qt::LeftButton, {}, QPoint(4, 4));
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, m_made.evaluations.at(1));
    QTRY_VERIFY(card("contentCard")->isCurrent());
}

void TestInspectWorkspace::aButtonShowsThatLinksAreDrawnAsTheyAreJudged()
{
    start(1, m_fixture->ada);
    auto* button =
        m_workspace->findChild<QAbstractButton*>(QStringLiteral("inspectShowReviewedButton"));
    QVERIFY(button && button->isVisible());
    QVERIFY(!button->isChecked());
    key(Qt::Key_2);
    key(Qt::Key_D);
    key(Qt::Key_V);
    QVERIFY(button->isChecked());
    QVERIFY(m_workspace->caseView()->shownExplanation() !=
            m_workspace->shownCase()->detail.explanation);
    button->click();
    QVERIFY(!button->isChecked());
    QCOMPARE(
        m_workspace->caseView()->shownExplanation(), m_workspace->shownCase()->detail.explanation);
}

void TestInspectWorkspace::theCardOfAMatchTellsBothAspectsAndSpaceReadsOn()
{
    start(1, m_fixture->ada);
    auto* words = card("matchCard")->findChild<QTextEdit*>(QStringLiteral("decisionWords"));
    const expert::Explanation& explanation = m_workspace->shownCase()->detail.explanation;
    for (const Side side : {Side::Expected, Side::Generated}) {
        const expert::Aspect& aspect = explanation.side(side).aspects.first();
        QVERIFY(words->toPlainText().contains(aspect.title));
        QVERIFY(words->toPlainText().contains(aspect.description));
        QVERIFY(words->toPlainText().contains(aspect.evidence.first().simplified()));
    }
    m_workspace->resize(1024, 560);
    QTRY_VERIFY(words->verticalScrollBar()->maximum() > 0);
    key(Qt::Key_Space);
    QVERIFY(words->verticalScrollBar()->value() > 0);
    while (words->verticalScrollBar()->value() < words->verticalScrollBar()->maximum())
        key(Qt::Key_Space);
    key(Qt::Key_Space);
    QCOMPARE(words->verticalScrollBar()->value(), 0);
}

void TestInspectWorkspace::conditionsOfTheFilterAreChipsThatGoOneByOne()
{
    start(3, m_fixture->ada);
    const auto chips = [this] {
        return m_workspace->findChild<QWidget*>(QStringLiteral("caseFilterChips"))
            ->findChildren<QAbstractButton*>(QStringLiteral("caseFilterChip"));
    };
    auto* field = m_workspace->findChild<QLineEdit*>(QStringLiteral("caseFilter"));
    QVERIFY(chips().isEmpty());
    m_workspace->cases()->setFilterText(QStringLiteral("unmatched, system:kestrel"));
    QCOMPARE(chips().size(), 3);
    QCOMPARE(chips().at(0)->text(), QStringLiteral("Unmatched"));
    QCOMPARE(chips().at(1)->text(), QStringLiteral("system:kestrel"));
    chips().at(0)->setFocus();
    QTest::keyClick(chips().at(0), Qt::Key_Space);
    QTRY_COMPARE(field->text(), QStringLiteral("system:kestrel"));
    QCOMPARE(chips().size(), 1);
    QTRY_COMPARE(m_workspace->cases()->evaluations().rowCount(), 3);
    m_workspace->cases()->setFilterText(QStringLiteral("unmatched, system:kestrel"));
    QTest::mouseClick(chips().last(), Qt::LeftButton);
    QTRY_VERIFY(field->text().isEmpty());
    QVERIFY(chips().isEmpty());
}

void TestInspectWorkspace::casesWithEvidenceThatIsNotInTheTextAreFound()
{
    start(2, m_fixture->ada);
    // Some evidence of the first evaluation's O6 stands nowhere.
    m_workspace->cases()->setFilterText(QStringLiteral("absent"));
    const EvaluationList& list = m_workspace->cases()->evaluations();
    QTRY_VERIFY(!list.isBusy());
    QSet<EvaluationId> wanted;
    for (const EvaluationId id : m_made.evaluations) {
        const LocatedCase one =
            located(ProjectFixture::take(EvaluationRepository(m_fixture->database()).byId(id)));
        for (const EvidencePlace& place : one.expectedPlaces + one.generatedPlaces) {
            if (place.fit == EvidenceFit::Absent)
                wanted.insert(id);
        }
    }
    QVERIFY(wanted.contains(m_made.evaluations.first()) && wanted.size() < 4);
    QCOMPARE(list.rowCount(), int(wanted.size()));
    for (int row = 0; row < list.rowCount(); ++row)
        QVERIFY(wanted.contains(list.evaluationAt(row)));
}

void TestInspectWorkspace::allDecisionsAreFilteredSearchedAndLeadToTheirPlace()
{
    start(3, m_fixture->ada);
    reviewAll(m_made.evaluations.at(2), m_fixture->ada, Stance::Disagree);
    qsizetype all = 0;
    QString words; // of a rationale of the last evaluation
    for (const EvaluationId evaluation : std::as_const(m_made.evaluations)) {
        const auto explanation = ProjectFixture::take(
            EvaluationRepository(m_fixture->database()).explanation(evaluation));
        all += expert::decisionsOf(explanation).size();
        words = explanation.side(Side::Expected).matches.constFirst().reason;
    }
    key(Qt::Key_L);
    auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("inspectDecisions"));
    const auto rows = [table] { return qsizetype(table->model()->rowCount()); };
    QTRY_COMPARE(rows(), all);
    QVERIFY(table->hasFocus());
    const auto choose = [&](const char* name, int entry) {
        auto* choice = m_workspace->findChild<QComboBox*>(QLatin1String(name));
        QTest::keyClick(choice, Qt::Key_Home);
        for (int i = 0; i < entry; ++i)
            QTest::keyClick(choice, Qt::Key_Down);
    };
    choose("inspectDecisionsWord", 3); // you disagree
    const auto reviewed = ProjectFixture::take(
        EvaluationRepository(m_fixture->database()).explanation(m_made.evaluations.at(2)));
    // Of a match that is none for her she is asked nothing more.
    const auto decided = saved(m_made.evaluations.at(2), m_fixture->ada);
    const auto decisions = expert::decisionsOf(reviewed);
    const auto disagreed = std::count_if(decisions.begin(), decisions.end(),
        [&](const DecisionRef& decision) { return decided.contains(decision); });
    QVERIFY(disagreed > 0);
    QTRY_COMPARE(rows(), disagreed);
    m_workspace->findChild<QPushButton*>(QStringLiteral("inspectDecisionsClear"))->click();
    QTRY_COMPARE(rows(), all);
    choose("inspectDecisionsKind", 1); // aspects of a text: two of each evaluation
    QTRY_COMPARE(rows(), 2 * m_made.evaluations.size());
    choose("inspectDecisionsKind", 0);
    QTRY_COMPARE(rows(), all);
    auto* search = m_workspace->findChild<QLineEdit*>(QStringLiteral("inspectDecisionsSearch"));
    search->setText(words);
    QTRY_VERIFY(rows() > 0 && rows() < all);
    table->setFocus();
    QTRY_VERIFY(table->currentIndex().isValid());
    const int rationale = table->model()->columnCount() - 1;
    QCOMPARE(table->currentIndex().siblingAtColumn(rationale).data().toString(), words);
    const QString named = table->currentIndex().siblingAtColumn(0).data().toString();
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.caseName, named);
    QVERIFY(!table->isVisible());
    const auto* items = m_workspace->findChild<WorkbenchItems*>();
    QTRY_VERIFY(
        currentDecision(*items) && currentDecision(*items)->kind != DecisionKind::Extraction);
}

void TestInspectWorkspace::aDecisionThatIsAskedForIsOpened()
{
    start(2, m_fixture->ada);
    key(Qt::Key_L);
    const EvaluationId there = m_made.evaluations.at(2);
    emit m_session->decisionRequested(there, {expert::DecisionKind::Style, Side::Generated, 1});
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, there);
    QTRY_VERIFY(card("styleCard")->isVisible() && card("styleCard")->isCurrent());
    QCOMPARE(m_workspace->caseView()->selected(), std::optional(AspectRef{Side::Generated, 1}));
}

void TestInspectWorkspace::theListOfDecisionsOpensAtTheCurrentOne()
{
    start(3, m_fixture->ada);
    const EvaluationId there = m_made.evaluations.at(3);
    emit m_session->decisionRequested(there, {expert::DecisionKind::Content, Side::Expected, 1});
    QTRY_COMPARE(m_workspace->shownCase()->detail.summary.id, there);
    const auto shown = m_workspace->shownCase()->detail;
    QTRY_VERIFY(card("contentCard")->isCurrent());
    key(Qt::Key_L);
    auto* table = m_workspace->findChild<QTableView*>(QStringLiteral("inspectDecisions"));
    const auto row = [table] {
        QStringList cells;
        for (int column = 0; column < table->model()->columnCount(); ++column)
            cells.append(
                table->model()->index(table->currentIndex().row(), column).data().toString());
        return cells.join(u'|');
    };
    const QString title = shown.explanation.expected.aspects.at(1).title;
    QTRY_VERIFY2(row().contains(title) && row().contains(shown.summary.system), qPrintable(row()));
    QTRY_VERIFY(
        table->viewport()->rect().contains(table->visualRect(table->currentIndex()).center()));
}

void TestInspectWorkspace::theModelsVerdictIsCutLast()
{
    DecisionText text;
    text.title = QStringLiteral("Content aligned");
    text.opinion = BadgeKind::No;
    text.opinionText = QStringLiteral("not aligned, as I see it");
    VerdictLine line;
    line.setText(text);
    line.setKey(QStringLiteral("5"));
    line.resize(900, line.sizeHint().height());
    const VerdictLine::Widths wide = line.arranged();
    QVERIFY(wide.key > 0 && wide.opinion > 0);
    // First the key goes, then words of the opinion, which keeps its sign.
    line.resize(wide.title + wide.opinion + 8, line.height());
    QCOMPARE(line.arranged().title, wide.title);
    QCOMPARE(line.arranged().key, 0);
    line.resize(wide.title + 40, line.height());
    QCOMPARE(line.arranged().title, wide.title);
    QVERIFY(line.arranged().opinion > 0 && line.arranged().opinion < wide.opinion);
    line.resize(60, line.height());
    QVERIFY(line.arranged().title < wide.title && line.arranged().opinion > 0);
}

void TestInspectWorkspace::aLongRationaleIsShownFromItsBeginning()
{
    DecisionText text;
    text.reason = QStringLiteral("The two say the same in other words. ").repeated(60);
    DecisionCard shown;
    shown.setText(text);
    shown.resize(260, 120);
    shown.show();
    QVERIFY(QTest::qWaitForWindowExposed(&shown));
    const auto* bar =
        shown.findChild<QTextEdit*>(QStringLiteral("decisionWords"))->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), 0);
}

void TestInspectWorkspace::nothingIsSaidOfADecisionThatTheListHides()
{
    start(2, m_fixture->ada);
    key(Qt::Key_L);
    QVERIFY(m_workspace->findChild<QWidget*>(QStringLiteral("inspectDecisions"))->isVisible());
    key(Qt::Key_A);
    QVERIFY(saved(m_made.evaluations.at(0), m_fixture->ada).isEmpty());
    key(Qt::Key_Escape);
    QVERIFY(m_workspace->caseView()->isVisible());
    key(Qt::Key_A);
    QCOMPARE(saved(m_made.evaluations.at(0), m_fixture->ada).size(), 1);
}

void TestInspectWorkspace::exportsAreLeftToTheWindow()
{
    start(1, m_fixture->ada);
    QSignalSpy asked(m_workspace.get(), &InspectWorkspace::exportRequested);
    key(Qt::Key_E);
    auto* menu = m_workspace->findChild<QMenu*>(QStringLiteral("inspectExportMenu"));
    QVERIFY(menu && menu->isVisible());
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(asked.count(), 1);
    action("inspectExportPdf")->trigger();
    QCOMPARE(asked.count(), 2);
}

void TestInspectWorkspace::whoIsNotChosenIsAskedBeforeReviewing()
{
    start(1, {});
    QTRY_VERIFY(m_workspace->shownCase() != nullptr);
    auto* strip = m_workspace->findChild<StateStrip*>(QStringLiteral("reviewStrip"));
    QVERIFY(strip->isVisible());
    QSignalSpy asked(&NextSteps::of(*m_session), &NextSteps::personRequested);
    strip->findChild<QPushButton*>(QStringLiteral("statePrimary"))->click();
    QCOMPARE(asked.count(), 1);
    m_session->setCurrentPerson(m_fixture->ada);
    QTRY_VERIFY(!strip->isVisible());
}

void TestInspectWorkspace::anEmptyProjectSaysWhereToBegin()
{
    start(0, m_fixture->ada);
    auto* empty = m_workspace->findChild<EmptyState*>(QStringLiteral("inspectEmpty"));
    QTRY_VERIFY(m_workspace->cases()->sets().areKnown());
    QVERIFY(empty->isVisible());
    QVERIFY(!m_workspace->cases()->isVisible());
    QSignalSpy asked(m_session.get(), &ProjectSession::workspaceRequested);
    empty->findChildren<QPushButton*>().first()->click();
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().value<WorkspaceId>(), WorkspaceId::Evaluate);
    for (QAction* command : m_workspace->workspaceActions()) {
        QVERIFY2(!command->text().isEmpty(), qPrintable(command->objectName()));
        command->trigger(); // none of them minds that there is nothing
    }
}

void TestInspectWorkspace::theLayoutIsRemembered()
{
    start(1, m_fixture->ada);
    key(Qt::Key_M);
    const QByteArray layout = m_workspace->saveLayout();
    open();
    QVERIFY(m_workspace->restoreLayout(layout));
    QVERIFY(m_workspace->cases()->order().mode == expert::Mode::ContentOnly);
    QVERIFY(!m_workspace->restoreLayout(QByteArray("x")));
}

TANDEM_TEST(TestInspectWorkspace, QApplication)
#include "tst_inspectworkspace.moc"
