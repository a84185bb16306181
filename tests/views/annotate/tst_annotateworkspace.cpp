#include "storage/changes/history.h"
#include "views/annotate/annotateworkspace.h"

#include "fullfile.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/discussionview.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/recentanswers.h"
#include "ui/savedindicator.h"
#include "ui/screen/command.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "ui/theme.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"
#include "windowundertest.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

using namespace tandem;

namespace {

/// Ada at the Annotate screen, on a window that has the keyboard.
class Screen
{
public:
    explicit Screen(bool chosen = true)
        : session(fixture.open())
    {
        if (chosen) {
            session.setCurrentPerson(fixture.ada);
            session.setCurrentSample(fixture.samples.at(0));
        }
        view = std::make_unique<AnnotateWorkspace>(session, [this] { return now; });
        view->setStepPause(LabellingController::longestStepPauseMs);
        showActive(view.get(), {1280, 800});
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    TextRowView* article() { return find<TextRowView>("articleView"); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void type(const char* keys)
    {
        for (const char* key = keys; *key; ++key)
            QTest::keyClick(QApplication::focusWidget(), *key);
    }
    void flush() { session.project().flush(); }
    textrow::AnswerMark shown(int row)
    {
        return textrow::AnswerMark(article()->model()->index(row, 0).data(textrow::Answer).toInt());
    }

    ProjectFixture fixture;
    ProjectSession session;
    qint64 now = 0;
    std::unique_ptr<AnnotateWorkspace> view;
};

constexpr auto yes = textrow::AnswerMark::Yes;
constexpr auto no = textrow::AnswerMark::No;
constexpr auto none = textrow::AnswerMark::None;

} // namespace

class TestAnnotateWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theKeyboardIsInTheArticle();
    void whatWasAnsweredIsHeardBeforeTheNext();
    void fastKeysAreNotSlowedByThePause();
    void aKeyHeldDownDoesNotAnswer();
    void backspaceTakesBackAndStays();
    void arrowsMoveAndGiveUpTheStep();
    void clickingAnswersThatRow();
    void keysAnswerAlsoFromTheDiscussion();
    void typingANoteDoesNotLabel();
    void aNoteNamesItsItemAndCoversNoRow();
    void aNoteJustAfterAnUnsureMarkIsOfWhatWasMarked();
    void escapeLeavesTheNoteAsItWas();
    void whileANoteIsTypedNotAllIsOnDisk();
    void theKeysOfTheWindowWorkInANote();
    void ctrlFFindsWordsInTheTextsAndAnswersNothing();
    void hintsOnKeysAreShownWhereTheKeysWork();
    void whoLookedTheGuidelineUpReadsOnWhereTheyWere();
    void aNoteThatCouldNotBeStoredStaysInItsEditor();
    void submissionListsWhatIsMissingAndLeadsThere();
    void theOnlyOneThatIsLeftIsAnsweredAtOnce();
    void submissionAsksOnceThenLocksTheArticle();
    void aClosedSampleOffersTheComparison();
    void anAnswerThatWasSubmittedIsNotOfferedToBeUndone();
    void aSampleThatWaitsForADiscussionLeadsToTheNextOpenOne();
    void enterPressesWhatIsOffered();
    void recentAnswersLeadBack();
    void recentAnswersAreOfTheStepOnTheScreen();
    void keysThatDoNothingSayWhy();
    void theHeadlineStandsInFullAboveTheArticle();
    void anEnterThatIsHeldDownHandsNothingIn();
    void undoBringsTheItemIntoSight();
    void aSelectedWordIsMarkedOnBothSides();
    void samplesAreWalkedByKeys();
    void oneKeyLeadsToWhatHasNoAnswerYet();
    void theGuidelineIsOneKeyAway();
    void nobodyChosenSaysWhatToDo();
    void aMissingDiscussionCanBeAskedFor();
    void theLeadWatchesWithoutAnswers();
    void aSampleThatNobodyLabelsIsAssignedFromHere();
    void whoIsThroughWithAStepGoesOnToTheNext();
    void anOpenSampleIsOfferedOnlyWhereOneIsOpen();
    void anEmptyProjectOffersTheImport();
    void everyCommandHasATextAndAName();
    void theLayoutIsRemembered();
    void errorsAreToldInTheWindow();
    void pictures_data();
};

void TestAnnotateWorkspace::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
}

void TestAnnotateWorkspace::whatWasAnsweredIsHeardBeforeTheNext()
{
    Screen screen;
    screen.view->setStepPause(1);
    const auto heard = [&screen] {
        return QAccessible::queryAccessibleInterface(screen.article())
            ->child(screen.article()->currentRow())
            ->text(QAccessible::Name);
    };
    QVERIFY2(heard().startsWith(QStringLiteral("1: ")), qPrintable(heard()));
    screen.type("y");
    QTRY_VERIFY2(
        heard().startsWith(QStringLiteral("1 yes, 1 of 5 answered. 2: ")), qPrintable(heard()));
    screen.type("u");
    QTRY_VERIFY2(
        heard().startsWith(QStringLiteral("2 unsure, 1 of 5 answered. 3: ")), qPrintable(heard()));
    screen.press(Qt::Key_Up);
    QVERIFY2(heard().startsWith(QStringLiteral("2: ")), qPrintable(heard()));
}

void TestAnnotateWorkspace::theKeyboardIsInTheArticle()
{
    Screen screen;
    QCOMPARE(QApplication::focusWidget(), screen.article());
    QCOMPARE(screen.article()->currentRow(), 0);
    QCOMPARE(screen.find<QLabel>("articleProgress")->text(), QStringLiteral("0 of 5 answered"));
    screen.now = 192'000;
    for (ActiveTime* time : screen.view->controller().times())
        time->activity();
    QTRY_COMPARE(screen.find<QLabel>("activeClock")->text(), QStringLiteral("1:00"));
}

void TestAnnotateWorkspace::fastKeysAreNotSlowedByThePause()
{
    Screen screen;
    screen.type("ynyn");
    screen.flush();
    QCOMPARE(screen.article()->currentRow(), 3);
    QCOMPARE(screen.shown(0), yes);
    QCOMPARE(screen.shown(1), no);
    QCOMPARE(screen.shown(2), yes);
    QCOMPARE(screen.shown(3), no);
    QCOMPARE(screen.shown(4), none);
    QCOMPARE(screen.find<QLabel>("articleProgress")->text(), QStringLiteral("4 of 5 answered"));
    screen.view->setStepPause(1);
    screen.type("y");
    screen.flush();
    QTRY_VERIFY(!screen.view->controller().isStepping());
    QCOMPARE(screen.article()->currentRow(), 4);
    QVERIFY(screen.find<QLabel>("stateText")->text().contains(QLatin1String("All answered")));
}

void TestAnnotateWorkspace::aKeyHeldDownDoesNotAnswer()
{
    Screen screen;
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent held(type, Qt::Key_Y, Qt::NoModifier, QStringLiteral("y"), true);
        QApplication::sendEvent(screen.article(), &held);
    }
    QTest::simulateEvent(
        screen.article(), true, Qt::Key_N, Qt::NoModifier, QStringLiteral("n"), true);
    screen.flush();
    QCOMPARE(screen.session.history().count(), 0);
    QCOMPARE(screen.shown(0), none);
}

void TestAnnotateWorkspace::backspaceTakesBackAndStays()
{
    Screen screen;
    screen.type("y");
    screen.press(Qt::Key_Backspace);
    screen.flush();
    QCOMPARE(screen.shown(0), none);
    QCOMPARE(screen.article()->currentRow(), 0);
    QVERIFY(!screen.view->controller().isStepping());
}

void TestAnnotateWorkspace::arrowsMoveAndGiveUpTheStep()
{
    Screen screen;
    screen.type("y");
    screen.press(Qt::Key_Down);
    QVERIFY(!screen.view->controller().isStepping());
    QCOMPARE(screen.view->controller().currentIndex(), 1);
    screen.press(Qt::Key_End);
    QCOMPARE(screen.view->controller().currentIndex(), 4);
    screen.press(Qt::Key_Home);
    QCOMPARE(screen.view->controller().currentIndex(), 0);
    screen.type("n");
    screen.flush();
    QCOMPARE(screen.shown(0), no);
}

void TestAnnotateWorkspace::clickingAnswersThatRow()
{
    Screen screen;
    const QModelIndex index = screen.article()->model()->index(2, 0);
    emit screen.article()->answerClicked(index, false);
    emit screen.article()->answerClicked(index, true);
    screen.flush();
    QCOMPARE(screen.shown(2), yes);
    QCOMPARE(screen.view->controller().currentIndex(), 2);
}

void TestAnnotateWorkspace::keysAnswerAlsoFromTheDiscussion()
{
    Screen screen;
    auto* discussion = screen.find<DiscussionView>("discussionView");
    discussion->setFocus();
    screen.type("n");
    screen.flush();
    QCOMPARE(screen.shown(0), no);
    QCOMPARE(QApplication::focusWidget(), discussion);
}

void TestAnnotateWorkspace::typingANoteDoesNotLabel()
{
    Screen screen;
    screen.type("t");
    auto* note = screen.find<QPlainTextEdit>("noteText");
    QCOMPARE(QApplication::focusWidget(), note);
    screen.type("yn maybe u");
    screen.press(Qt::Key_Return, Qt::ShiftModifier);
    screen.type("t");
    screen.press(Qt::Key_Return);
    screen.flush();
    QVERIFY(note->isHidden() || !note->isVisible());
    QCOMPARE(QApplication::focusWidget(), screen.article());
    const QModelIndex index = screen.article()->model()->index(0, 0);
    QCOMPARE(index.data(textrow::Note).toString(), QStringLiteral("yn maybe u\nt"));
    QCOMPARE(screen.shown(0), none);
    QCOMPARE(screen.session.history().count(), 1);
    screen.session.history().undo();
    screen.flush();
    QVERIFY(index.data(textrow::Note).toString().isEmpty());
}

void TestAnnotateWorkspace::aNoteNamesItsItemAndCoversNoRow()
{
    Screen screen;
    screen.press(Qt::Key_End);
    screen.type("t");
    auto* title = screen.find<QLabel>("noteTitle");
    QCOMPARE(title->text(), QStringLiteral("Note on paragraph 5"));
    QVERIFY(title->isVisible());
    const auto inWindow = [](const QWidget* part, const QRect& rect) {
        return QRect(part->mapTo(part->window(), rect.topLeft()), rect.size());
    };
    QApplication::processEvents();
    const auto* note = screen.find<QWidget>("noteEditor");
    TextRowView* article = screen.article();
    QVERIFY(!inWindow(note, note->rect())
                 .intersects(inWindow(article->viewport(), article->viewport()->rect())));
    QVERIFY(article->viewport()->rect().contains(article->visualRect(article->currentIndex())));
}

void TestAnnotateWorkspace::aNoteJustAfterAnUnsureMarkIsOfWhatWasMarked()
{
    Screen screen;
    screen.view->setStepPause(0);
    screen.type("u");
    QTRY_COMPARE(screen.article()->currentRow(), 1);
    screen.type("t");
    QCOMPARE(screen.find<QLabel>("noteTitle")->text(), QStringLiteral("Note on paragraph 1"));
    QCOMPARE(screen.article()->currentRow(), 0);
    screen.type("why");
    screen.press(Qt::Key_Return);
    screen.flush();
    QCOMPARE(screen.article()->model()->index(0, 0).data(textrow::Note).toString(),
        QStringLiteral("why"));
    // Once read for a while, or gone to, the item that was stepped on to has the note.
    screen.press(Qt::Key_Down);
    screen.type("u");
    QTRY_COMPARE(screen.article()->currentRow(), 2);
    screen.now += 5'000;
    screen.type("t");
    QCOMPARE(screen.find<QLabel>("noteTitle")->text(), QStringLiteral("Note on paragraph 3"));
    screen.press(Qt::Key_Escape);
    screen.type("u");
    QTRY_COMPARE(screen.article()->currentRow(), 3);
    screen.press(Qt::Key_Down);
    screen.type("t");
    QCOMPARE(screen.find<QLabel>("noteTitle")->text(), QStringLiteral("Note on paragraph 5"));
}

void TestAnnotateWorkspace::whileANoteIsTypedNotAllIsOnDisk()
{
    Screen screen;
    using State = SavedIndicator::State;
    auto* saved = screen.find<SavedIndicator>("savedIndicator");
    screen.type("t");
    QCOMPARE(saved->state(), State::Saved);
    screen.type("w");
    QCOMPARE(saved->state(), State::Typing);
    screen.press(Qt::Key_Backspace);
    QCOMPARE(saved->state(), State::Saved);
    screen.type("why");
    screen.press(Qt::Key_Return);
    screen.flush();
    QCOMPARE(saved->state(), State::Saved);
}

void TestAnnotateWorkspace::theKeysOfTheWindowWorkInANote()
{
    Screen screen;
    QAction search(QStringLiteral("Search"), screen.view.get());
    search.setShortcut(Qt::CTRL | Qt::Key_K);
    screen.view->addAction(&search);
    const QSignalSpy asked(&search, &QAction::triggered);
    screen.type("twhy");
    screen.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(screen.find<QPlainTextEdit>("noteText")->toPlainText(), QStringLiteral("why"));
}

void TestAnnotateWorkspace::ctrlFFindsWordsInTheTextsAndAnswersNothing()
{
    Screen screen;
    screen.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), screen.find<QWidget>("findWords"));
    screen.type("paragraph");
    QCOMPARE(screen.article()->highlightedWords(), QStringLiteral("paragraph"));
    screen.press(Qt::Key_Return);
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.article()->currentRow(), 1);
    screen.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), screen.article());
    QVERIFY(screen.article()->highlightedWords().isEmpty());
    screen.flush();
    for (int row = 0; row < 5; ++row)
        QCOMPARE(screen.shown(row), none);
}

void TestAnnotateWorkspace::hintsOnKeysAreShownWhereTheKeysWork()
{
    Screen screen;
    QVERIFY(screen.article()->hearsKeys());
    screen.find<DiscussionView>("discussionView")->setFocus();
    QVERIFY(screen.article()->hearsKeys());
    screen.find<QListView>("sampleList")->setFocus();
    QVERIFY(!screen.article()->hearsKeys());
}

void TestAnnotateWorkspace::whoLookedTheGuidelineUpReadsOnWhereTheyWere()
{
    Screen screen;
    screen.view->resize(900, 300); // where the article does not fit
    QScrollBar* bar = screen.article()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 20);
    bar->setValue(20);
    screen.press(Qt::Key_F2);
    QTRY_VERIFY(screen.find<QWidget>("guidelinePane")->isVisible());
    QCoreApplication::processEvents();
    screen.press(Qt::Key_Escape);
    QTRY_VERIFY(!screen.find<QWidget>("guidelinePane")->isVisible());
    QTRY_COMPARE(bar->value(), 20);
}

void TestAnnotateWorkspace::keysThatDoNothingSayWhy()
{
    Screen screen;
    screen.type("ynyny");
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    screen.press(Qt::Key_Return);
    screen.flush();
    auto* message = screen.find<MessageBar>("annotateMessage");
    screen.type("y");
    QVERIFY(message->text().contains(QLatin1String("Withdraw your submission")));
    screen.fixture.answer(
        screen.fixture.samples.at(0), screen.fixture.ben, QStringLiteral("nnnnn"));
    screen.fixture.submit(screen.fixture.samples.at(0), screen.fixture.ben);
    QTRY_COMPARE(screen.view->controller().mode(), LabellingMode::Closed);
    screen.type("n");
    QVERIFY(message->text().contains(QLatin1String("can no longer be changed")));
    QVERIFY(screen.article()->hasFocus());
    screen.view->clearMessage();
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(message->text().contains(QLatin1String("can no longer be changed")));
    // Before both have submitted there is nothing to compare.
    screen.session.setCurrentSample(screen.fixture.samples.at(1));
    screen.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(message->text().contains(QLatin1String("Compare opens once both")));
    screen.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(message->text().contains(QLatin1String("Only a lead")));
    // At either end of the list.
    screen.session.setCurrentSample(screen.fixture.samples.at(2));
    screen.press(Qt::Key_Down, Qt::ControlModifier);
    QVERIFY(message->text().contains(QLatin1String("last sample")));
    screen.session.setCurrentSample(screen.fixture.samples.at(0));
    screen.press(Qt::Key_Up, Qt::ControlModifier);
    QVERIFY(message->text().contains(QLatin1String("first sample")));
}

void TestAnnotateWorkspace::theHeadlineStandsInFullAboveTheArticle()
{
    Screen screen;
    ArticleText text;
    text.title = QStringLiteral("A headline that is much longer than one line of it ").repeated(4);
    text.paragraphs = {QStringLiteral("One.")};
    const SampleId sample = screen.fixture.addSample(text, false);
    screen.session.setCurrentSample(sample);
    auto* headline = screen.find<QLabel>("headline");
    QTRY_COMPARE(headline->text(), text.title);
    QApplication::processEvents();
    QVERIFY(headline->height() >= headline->heightForWidth(headline->width()));
    QVERIFY(headline->height() > 2 * headline->fontMetrics().height());
    QVERIFY(headline->mapTo(screen.view.get(), QPoint(0, headline->height())).y() <=
            screen.article()->mapTo(screen.view.get(), QPoint()).y());
}

void TestAnnotateWorkspace::anEnterThatIsHeldDownHandsNothingIn()
{
    Screen screen;
    screen.type("ynyny");
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(screen.find<QPushButton>("confirmYes")->hasFocus());
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent held(type, Qt::Key_Return, Qt::NoModifier, {}, true);
        QApplication::sendEvent(QApplication::focusWidget(), &held);
    }
    screen.flush();
    QCOMPARE(screen.view->controller().mode(), LabellingMode::Labelling);
}

void TestAnnotateWorkspace::escapeLeavesTheNoteAsItWas()
{
    Screen screen;
    screen.type("t");
    screen.type("never mind");
    screen.press(Qt::Key_Escape);
    auto* note = screen.find<QPlainTextEdit>("noteText");
    QVERIFY(note->hasFocus()); // asks first
    QVERIFY(note->accessibleDescription().startsWith(QLatin1String("Unsaved")));
    screen.press(Qt::Key_Escape);
    screen.flush();
    QCOMPARE(screen.session.history().count(), 0);
    QCOMPARE(QApplication::focusWidget(), screen.article());
}

void TestAnnotateWorkspace::aNoteThatCouldNotBeStoredStaysInItsEditor()
{
    Screen screen;
    FullFile file(screen.session.project(), "answer");
    screen.type("t");
    screen.type("well thought of");
    screen.press(Qt::Key_Return);
    screen.flush();
    auto* note = screen.find<QPlainTextEdit>("noteText");
    QTRY_VERIFY(note->isVisible());
    QCOMPARE(note->toPlainText(), QStringLiteral("well thought of"));
    QVERIFY(note->accessibleDescription().startsWith(QLatin1String("Not saved")));
    QVERIFY(!screen.session.unfinished().unsaved().isEmpty());
    // Whoever goes on has the keyboard where it was, and finds the note again.
    QCOMPARE(QApplication::focusWidget(), screen.article());
    screen.press(Qt::Key_Down);
    screen.flush();
    QTRY_VERIFY(!note->isVisible());
    screen.press(Qt::Key_Up);
    QTRY_VERIFY(note->isVisible());
    screen.type("t");
    QCOMPARE(QApplication::focusWidget(), note);
    file.makeRoom();
    screen.press(Qt::Key_Return);
    screen.flush();
    QCoreApplication::processEvents();
    QVERIFY(!note->isVisible());
    QCOMPARE(screen.article()->model()->index(0, 0).data(textrow::Note).toString(),
        QStringLiteral("well thought of"));
    QVERIFY(screen.session.unfinished().unsaved().isEmpty());
}

void TestAnnotateWorkspace::submissionListsWhatIsMissingAndLeadsThere()
{
    Screen screen;
    screen.type("yu");
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    auto* missing = screen.find<QListWidget>("confirmMissing");
    QVERIFY(missing->isVisible());
    QCOMPARE(missing->count(), 4);
    QCOMPARE(missing->item(0)->text(), QStringLiteral("2"));
    QCOMPARE(QApplication::focusWidget(), missing);
    screen.press(Qt::Key_Right);
    screen.press(Qt::Key_Return);
    QVERIFY(!missing->isVisible());
    QCOMPARE(screen.article()->currentRow(), 2);
    QCOMPARE(QApplication::focusWidget(), screen.article());
}

void TestAnnotateWorkspace::theOnlyOneThatIsLeftIsAnsweredAtOnce()
{
    Screen screen;
    screen.type("yyuyy");
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    auto* missing = screen.find<QListWidget>("confirmMissing");
    QVERIFY(missing->isVisible());
    QCOMPARE(missing->count(), 1);
    QCOMPARE(QApplication::focusWidget(), screen.article());
    QCOMPARE(screen.article()->currentRow(), 2);
    screen.type("y");
    QVERIFY(!missing->isVisible());
}

void TestAnnotateWorkspace::submissionAsksOnceThenLocksTheArticle()
{
    Screen screen;
    screen.type("ynyny");
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    auto* question = screen.find<QLabel>("confirmText");
    QVERIFY(question->isVisible());
    screen.press(Qt::Key_Escape);
    QVERIFY(!question->isVisible());
    QCOMPARE(screen.view->controller().mode(), LabellingMode::Labelling);
    const auto* undo = screen.find<QWidget>("undoHint");
    QTRY_VERIFY(undo->isVisible());
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    screen.press(Qt::Key_Return);
    screen.flush();
    QCOMPARE(screen.view->controller().mode(), LabellingMode::Submitted);
    QVERIFY(!undo->isVisible()); // it would be refused
    QVERIFY(!screen.article()->answersEnabled());
    screen.type("n");
    screen.flush();
    QCOMPARE(screen.shown(4), yes);
    QVERIFY(screen.find<QLabel>("stateText")->text().contains(QLatin1String("Submitted")));
    screen.find<QPushButton>("stateSecondary")->click();
    screen.flush();
    QCOMPARE(screen.view->controller().mode(), LabellingMode::Labelling);
    QVERIFY(screen.article()->answersEnabled());
}

void TestAnnotateWorkspace::aClosedSampleOffersTheComparison()
{
    Screen screen;
    QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.fixture.close(
        screen.fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
    QTRY_COMPARE(screen.view->controller().mode(), LabellingMode::Closed);
    QCOMPARE(screen.shown(0), yes);
    screen.find<QPushButton>("statePrimary")->click();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Compare);
    screen.article()->setFocus();
    screen.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(requested.size(), 2);
}

void TestAnnotateWorkspace::anAnswerThatWasSubmittedIsNotOfferedToBeUndone()
{
    Screen screen;
    const SampleId first = screen.fixture.samples.at(0);
    History& history = screen.session.history();
    screen.type("ynyny");
    screen.flush();
    QVERIFY(history.canUndo());
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    screen.press(Qt::Key_Return);
    screen.flush();
    QVERIFY(!history.canUndo());
    QVERIFY(history.refusalText().contains(QLatin1String("withdraw your submission")));
    const QSignalSpy changed(&history, &History::changed);
    screen.find<QPushButton>("stateSecondary")->click();
    screen.flush();
    QVERIFY(history.canUndo());
    QCOMPARE(changed.size(), 1);
    screen.fixture.submit(first, screen.fixture.ada);
    screen.fixture.answer(first, screen.fixture.ben, QStringLiteral("nnnnn"));
    screen.fixture.submit(first, screen.fixture.ben);
    QTRY_VERIFY(!history.canUndo());
    QVERIFY(history.refusalText().contains(QLatin1String("continue in Compare")));
    history.undo();
    screen.flush();
    QCOMPARE(screen.shown(4), yes);
    // What is answered elsewhere can be undone.
    screen.session.setCurrentSample(screen.fixture.samples.at(1));
    screen.type("y");
    screen.flush();
    QVERIFY(history.canUndo());
    history.undo();
    screen.flush();
    QVERIFY(!history.canUndo());
}

void TestAnnotateWorkspace::aSampleThatWaitsForADiscussionLeadsToTheNextOpenOne()
{
    Screen screen;
    ArticleText silent;
    silent.paragraphs = {QStringLiteral("One.")};
    const SampleId waiting = screen.fixture.addSample(silent, true);
    screen.session.setCurrentSample(waiting);
    auto* next = screen.find<QPushButton>("stateSecondary");
    QVERIFY(next->isVisible());
    next->setFocus();
    screen.press(Qt::Key_Return);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    // Another one that waits is passed over.
    screen.session.setCurrentSample(screen.fixture.samples.at(2));
    screen.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
}

void TestAnnotateWorkspace::enterPressesWhatIsOffered()
{
    Screen screen;
    screen.session.setCurrentPerson(screen.fixture.lea);
    ArticleText text;
    text.paragraphs = {QStringLiteral("One.")};
    text.discussion = {{QStringLiteral("A"), QStringLiteral("x")}};
    screen.session.setCurrentSample(screen.fixture.addSample(text, false));
    const QSignalSpy assigned(&NextSteps::of(screen.session), &NextSteps::assignRequested);
    screen.find<QPushButton>("statePrimary")->setFocus();
    screen.press(Qt::Key_Return);
    QCOMPARE(assigned.count(), 1);
}

void TestAnnotateWorkspace::recentAnswersLeadBack()
{
    Screen screen;
    screen.type("yny");
    screen.flush();
    auto* recent = screen.find<RecentAnswers>("recentAnswers");
    QTRY_COMPARE(recent->count(), 3);
    screen.session.setCurrentSample(screen.fixture.samples.at(1));
    emit recent->activated(1);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    QCOMPARE(screen.article()->currentRow(), 1);
    QCOMPARE(QApplication::focusWidget(), screen.article());
}

void TestAnnotateWorkspace::recentAnswersAreOfTheStepOnTheScreen()
{
    Screen screen;
    screen.fixture.askAboutFacts(screen.fixture.samples.at(1));
    auto* recent = screen.find<RecentAnswers>("recentAnswers");
    QTRY_COMPARE(recent->count(), 5);
    screen.session.setCurrentSample(screen.fixture.samples.at(1));
    screen.session.setCurrentStep(Step::KeyFacts);
    QTRY_COMPARE(recent->count(), 0);
    QTRY_COMPARE(screen.view->controller().mode(), LabellingMode::Labelling);
    screen.article()->setFocus();
    screen.type("n");
    screen.flush();
    QTRY_COMPARE(recent->count(), 1);
    screen.session.setCurrentStep(Step::Paragraphs);
    QTRY_COMPARE(recent->count(), 5);
}

void TestAnnotateWorkspace::undoBringsTheItemIntoSight()
{
    Screen screen;
    screen.type("y");
    screen.flush();
    screen.session.setCurrentSample(screen.fixture.samples.at(2));
    screen.view->hide();
    QSignalSpy requested(&screen.session, &ProjectSession::workspaceRequested);
    screen.session.history().undo();
    screen.flush();
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    QCOMPARE(screen.article()->currentRow(), 0);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.at(0).at(0).value<WorkspaceId>(), WorkspaceId::Annotate);
}

void TestAnnotateWorkspace::aSelectedWordIsMarkedOnBothSides()
{
    Screen screen;
    auto* discussion = screen.find<DiscussionView>("discussionView");
    screen.article()->selectText(screen.article()->model()->index(0, 0), {0, 9});
    QCOMPARE(discussion->highlightedWords(), QStringLiteral("Paragraph"));
    QCOMPARE(screen.article()->highlightedWords(), QStringLiteral("Paragraph"));
    discussion->selectText(discussion->model()->index(0, 0), {2, 5});
    QCOMPARE(screen.article()->highlightedWords(), QStringLiteral("liked"));
    QVERIFY(screen.article()->selectedText().isEmpty());
    screen.press(Qt::Key_Escape);
    QVERIFY(screen.article()->highlightedWords().isEmpty());
    QVERIFY(discussion->highlightedWords().isEmpty());
}

void TestAnnotateWorkspace::samplesAreWalkedByKeys()
{
    Screen screen;
    auto* list = screen.find<QListView>("sampleList");
    QTRY_COMPARE(list->currentIndex().row(), 0);
    screen.press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(1));
    QCOMPARE(list->currentIndex().row(), 1);
    screen.press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    screen.press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(2));
    screen.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    list->setFocus();
    screen.press(Qt::Key_Down);
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(1));
    QCOMPARE(QApplication::focusWidget(), list);
    screen.press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), screen.article());
}

void TestAnnotateWorkspace::theGuidelineIsOneKeyAway()
{
    Screen screen;
    screen.view->setDefaultGuideline(
        [](Step) { return QStringLiteral("# Say yes when it helps"); });
    auto* pane = screen.find<QWidget>("guidelinePane");
    QVERIFY(!pane->isVisible());
    screen.press(Qt::Key_F2);
    QVERIFY(pane->isVisible());
    QVERIFY(!screen.find<QToolButton>("guidelineEdit")->isVisible());
    screen.type("n");
    screen.flush();
    QCOMPARE(screen.shown(0), no);
    screen.press(Qt::Key_Escape);
    QVERIFY(!pane->isVisible());
    QCOMPARE(QApplication::focusWidget(), screen.article());
    screen.session.setCurrentPerson(screen.fixture.lea);
    QSignalSpy edit(&NextSteps::of(screen.session), &NextSteps::projectSettingsRequested);
    screen.press(Qt::Key_F2);
    screen.find<QToolButton>("guidelineEdit")->click();
    QCOMPARE(edit.size(), 1);
}

void TestAnnotateWorkspace::nobodyChosenSaysWhatToDo()
{
    Screen screen(false);
    QVERIFY(screen.find<EmptyState>("annotateEmpty")->isVisible());
    const QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::personRequested);
    QTRY_VERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
    screen.press(Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
    screen.session.setCurrentPerson(screen.fixture.ada);
    QVERIFY(!screen.find<EmptyState>("annotateEmpty")->isVisible());
    // The first sample that waits for her is there at once.
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
    QCOMPARE(screen.view->controller().mode(), LabellingMode::Labelling);
}

void TestAnnotateWorkspace::aMissingDiscussionCanBeAskedFor()
{
    Screen screen;
    ArticleText bare;
    bare.title = QStringLiteral("Bare");
    bare.paragraphs = {QStringLiteral("One.")};
    const SampleId sample = screen.fixture.addSample(bare, true);
    QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::discussionEditRequested);
    screen.session.setCurrentSample(sample);
    screen.find<QPushButton>("statePrimary")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<SampleId>(), sample);
}

void TestAnnotateWorkspace::theLeadWatchesWithoutAnswers()
{
    Screen screen;
    screen.fixture.answer(screen.fixture.samples.at(0), screen.fixture.ada, QStringLiteral("yny"));
    screen.session.setCurrentPerson(screen.fixture.lea);
    QCOMPARE(screen.view->controller().mode(), LabellingMode::Watching);
    QCOMPARE(
        screen.find<QLabel>("articleProgress")->text(), QStringLiteral("Ada 3 of 5, Ben 0 of 5"));
    screen.article()->setFocus();
    screen.type("yn");
    screen.flush();
    QCOMPARE(screen.session.history().count(), 0);
}

void TestAnnotateWorkspace::aSampleThatNobodyLabelsIsAssignedFromHere()
{
    Screen screen;
    ArticleText loose;
    loose.title = QStringLiteral("Loose");
    loose.paragraphs = {QStringLiteral("One.")};
    loose.discussion = {{QStringLiteral("A"), QStringLiteral("a")}};
    const SampleId sample = screen.fixture.addSample(loose, false);
    screen.session.setCurrentPerson(screen.fixture.lea);
    screen.session.setCurrentSample(sample);
    QCOMPARE(
        screen.find<QLabel>("stateText")->text(), QStringLiteral("This sample is unassigned."));
    QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::assignRequested);
    screen.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(0).value<QList<SampleId>>(), QList<SampleId>{sample});
    screen.find<QPushButton>("statePrimary")->click();
    QCOMPARE(asked.size(), 2);
    // An annotator is offered their own work instead.
    screen.session.setCurrentPerson(screen.fixture.ben);
    screen.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(asked.size(), 2);
    screen.find<QPushButton>("statePrimary")->click();
    QCOMPARE(screen.session.currentSample(), screen.fixture.samples.at(0));
}

void TestAnnotateWorkspace::anOpenSampleIsOfferedOnlyWhereOneIsOpen()
{
    Screen screen;
    auto* next = screen.find<QPushButton>("statePrimary");
    const SampleId first = screen.fixture.samples.at(0);
    const SampleId second = screen.fixture.samples.at(1);
    screen.fixture.answer(first, screen.fixture.ada, QStringLiteral("yyyyy"));
    screen.fixture.submit(first, screen.fixture.ada);
    QTRY_COMPARE(next->text(), QStringLiteral("Next open sample"));
    for (const SampleId other : screen.fixture.samples.mid(1)) {
        screen.fixture.answer(other, screen.fixture.ada, QStringLiteral("yyyyy"));
        screen.fixture.submit(other, screen.fixture.ada);
    }
    screen.session.setCurrentSample(second);
    QTRY_COMPARE(screen.view->controller().mode(), LabellingMode::Submitted);
    QTRY_COMPARE(next->text(), QStringLiteral("Next sample"));
}

void TestAnnotateWorkspace::whoIsThroughWithAStepGoesOnToTheNext()
{
    Screen screen;
    const QList<SampleId> samples = screen.fixture.samples;
    screen.fixture.askAboutFacts(samples.at(2));
    for (const SampleId sample : {samples.at(0), samples.at(1)}) {
        screen.fixture.answer(sample, screen.fixture.ada, QStringLiteral("yyyyy"));
        screen.fixture.submit(sample, screen.fixture.ada);
    }
    QTRY_COMPARE(screen.view->controller().mode(), LabellingMode::Submitted);
    QSignalSpy shown(&screen.session, &ProjectSession::workspaceRequested);
    screen.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(screen.session.currentStep(), Step::KeyFacts);
    QCOMPARE(screen.session.currentSample(), samples.at(2));
    QCOMPARE(shown.size(), 1);
    // That is the last: it is said, and nothing moves.
    screen.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(screen.session.currentSample(), samples.at(2));
    QVERIFY(screen.find<MessageBar>("annotateMessage")->isVisible());
}

void TestAnnotateWorkspace::oneKeyLeadsToWhatHasNoAnswerYet()
{
    Screen screen;
    const SampleId first = screen.session.currentSample();
    const LabellingController& controller = screen.view->controller();
    QTRY_COMPARE(controller.mode(), LabellingMode::Labelling);
    const int count = controller.count();
    QVERIFY(count > 2);
    screen.press(Qt::Key_End);
    QCOMPARE(controller.currentIndex(), count - 1);
    screen.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(controller.currentIndex(), 0);
    screen.press(Qt::Key_Y);
    screen.press(Qt::Key_Home);
    screen.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(controller.currentIndex(), 1);
    while (controller.missing().unanswered.size() > 1) {
        screen.press(Qt::Key_Y);
        screen.press(Qt::Key_J, Qt::ControlModifier);
    }
    QCOMPARE(screen.session.currentSample(), first);
    // The only one without an answer is where one is already: the next sample waits.
    screen.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(screen.session.currentSample() != first);
}

void TestAnnotateWorkspace::anEmptyProjectOffersTheImport()
{
    const ProjectFixture fixture(0);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    AnnotateWorkspace view(session);
    showActive(&view, {1280, 800});
    QSignalSpy asked(&NextSteps::of(session), &NextSteps::importRequested);
    for (const char* name : {"annotateEmpty", "sampleListEmpty"}) {
        auto* empty = partOf<EmptyState>(&view, name);
        QTRY_VERIFY(empty->isVisible());
        empty->findChild<QPushButton*>()->click();
    }
    QCOMPARE(asked.size(), 2);
}

void TestAnnotateWorkspace::everyCommandHasATextAndAName()
{
    Screen screen;
    const QList<QAction*> actions = screen.view->workspaceActions();
    QVERIFY(actions.size() > 10);
    for (const QAction* action : actions) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->objectName().isEmpty());
    }
    QSet<QChar> accessKeys;
    for (const QAction* command : commandsOf(screen.view.get())) {
        const qsizetype mark = command->text().indexOf(QLatin1Char('&'));
        QVERIFY2(mark >= 0, qPrintable(command->text()));
        const QChar key = command->text().at(mark + 1).toLower();
        QVERIFY2(!accessKeys.contains(key), qPrintable(command->text()));
        accessKeys.insert(key);
    }
}

void TestAnnotateWorkspace::theLayoutIsRemembered()
{
    Screen screen;
    screen.press(Qt::Key_F2);
    auto* panes = screen.find<QSplitter>("annotatePanes");
    panes->setSizes({300, 600, 380});
    const QList<int> sizes = panes->sizes();
    const QByteArray layout = screen.view->saveLayout();
    Screen other;
    QVERIFY(other.find<QSplitter>("annotatePanes")->sizes() != sizes);
    other.view->restoreLayout(QByteArray("nonsense"));
    QVERIFY(!other.find<QWidget>("guidelinePane")->isVisible());
    other.view->restoreLayout(layout);
    QVERIFY(other.find<QWidget>("guidelinePane")->isVisible());
    QCOMPARE(other.find<QSplitter>("annotatePanes")->sizes(), sizes);
}

void TestAnnotateWorkspace::errorsAreToldInTheWindow()
{
    Screen screen;
    const Write full = [](Database&) -> Expected<Written> {
        return failure(ErrorCode::DiskFull, QStringLiteral("The disk is <b>full</b>."));
    };
    auto* message = screen.find<MessageBar>("annotateMessage");
    // What somebody else asked for is told elsewhere.
    screen.session.change(this, {.write = full});
    screen.flush();
    QVERIFY(!message->isVisible());
    screen.session.change(&screen.view->controller(), {.write = full});
    screen.flush();
    QVERIFY(message->isVisible());
    QVERIFY(message->text().contains(QLatin1String("<b>full</b>")));
    QCOMPARE(screen.find<SavedIndicator>("savedIndicator")->state(), SavedIndicator::State::Error);
    screen.type("y");
    screen.flush();
    QCOMPARE(screen.find<SavedIndicator>("savedIndicator")->state(), SavedIndicator::State::Saved);
}

void TestAnnotateWorkspace::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    QTest::newRow("mirrored") << false << true;
}

TANDEM_TEST(TestAnnotateWorkspace, QApplication)
#include "tst_annotateworkspace.moc"
