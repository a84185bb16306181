#include "storage/changes/history.h"
#include "views/opinions/opinionsworkspace.h"

#include "opinionfixture.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"
#include "ui/discussionroles.h"
#include "ui/discussionview.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/keycap.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsof.h"
#include "ui/spantextview.h"
#include "ui/statestrip.h"
#include "ui/textrowview.h"
#include "views/opinions/markeredit.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/verdictrow.h"
#include "views/opinions/workedit.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "windowundertest.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace tandem;

namespace {

/// Somebody at the Opinions screen, on a window that has the keyboard.
class Screen
{
public:
    explicit Screen(OpinionFixture& with, PersonId person)
        : fixture(with)
        , session(with.base.open())
    {
        session.setCurrentPerson(person);
        session.setCurrentSample(with.sample);
        view = std::make_unique<OpinionsWorkspace>(session, [this] { return now; });
        showActive(view.get(), {1280, 820});
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }
    void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    void flush() { session.project().flush(); }
    /// Moves the cursor to `words` in the utterance and selects them, by keyboard.
    void selectInUtterance(const QString& words)
    {
        auto* text = find<SpanTextView>("utteranceText");
        const qsizetype at = text->texts().first().indexOf(words);
        press(Qt::Key_Home, Qt::ControlModifier);
        for (qsizetype i = 0; i < at; ++i)
            press(Qt::Key_Right);
        for (qsizetype i = 0; i < words.size(); ++i)
            press(Qt::Key_Right, Qt::ShiftModifier);
    }
    UtteranceWork stored(int place)
    {
        flush();
        return ProjectFixture::take(
            fixture.repository().own(fixture.round().id, session.currentPerson()))[place];
    }
    QString state() { return find<StateStrip>("stateStrip")->text(); }
    QString message() { return find<MessageBar>("opinionsMessage")->text(); }

    OpinionFixture& fixture;
    ProjectSession session;
    qint64 now = 0;
    std::unique_ptr<OpinionsWorkspace> view;
};

} // namespace

class TestOpinionsWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anUtteranceIsWrittenByKeyboard();
    void onesUtterancesAreListedWithHowFarTheyAre();
    void whoeverOnlyReadsSeesAllUtterances();
    void markersAreSeenAroundTheCursorAlone();
    void importedOpinionsAreShownAndGoneTo();
    void referencesOfImportedOpinionsAreBold();
    void atomsAreSplitMergedMovedAndDeleted();
    void typedTextIsSavedAfterAPauseAndUndone();
    void undoBringsTheUtteranceIntoSight();
    void undoBringsTheUtteranceOfAnotherSampleIntoSight();
    void keysThatCanDoNothingSayWhy();
    void aReferenceBeforeAnyMainOpinionIsToldWhatComesFirst();
    void whatGivesTheCheckStaysInSight();
    void aReferentIsPickedInTheArticle();
    void aTypedReferentIsKept();
    void boldGoesOnAndOffByAKey();
    void hintsAreQuietSentences();
    void submissionNamesWhatIsMissingAndAsksOnce();
    void theSubmissionIsTakenBack();
    void nothingOfThePartnersWorkIsOnTheScreen();
    void theRoundIsCheckedAnsweredAndSettled();
    void aCheckIsUndoneUntilThePartnerAnswers();
    void stepsAreNamedInTheDigitsOfTheLanguage();
    void acceptingIsUndone();
    void undoAfterSettlingReachesNothingOlder();
    void aCheckNeedsAllFourAnswers();
    void aSuggestionTakesThePlaceOfTheTextByTyping();
    void whatIsLeftOpenBesideANoCountsAsYes();
    void halfAWordIsMarkedWhole();
    void aWordIsMarkedOnce();
    void wordsOfSeveralReferencesBecomeOnePhrase();
    void onePhraseCanHaveTwoReferents();
    void hintsStayAfterOneReferenceIsClarified();
    void whatSomebodyBeganToSayIsNotShownToTheNextPerson();
    void theAdjudicatorDecides();
    void theLeadGivesAnUtteranceAway();
    void aSampleThatNobodyWritesAboutIsAssignedFromHere();
    void timeGoesToTheUtterance();
    void timeIsKeptWhereACommitOfSeveralFailsAndEachIsTriedAgain();
    void anothersFailedWriteForgetsNothingThatIsOnItsWay();
    void theGuidelineIsOneKeyAway();
    void everyCommandHasATextAndAName();
    void theLayoutIsRemembered();
    void withoutADiscussionTheScreenSaysWhatToDo();
    void aRefusedWriteIsToldAndWhatWasTypedStays();
    void whatIsTypedIsKeptWhenTheScreenGoes();
};

void TestOpinionsWorkspace::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
}

void TestOpinionsWorkspace::anUtteranceIsWrittenByKeyboard()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    QCOMPARE(QApplication::focusWidget(), screen.find<SpanTextView>("utteranceText"));
    screen.press(Qt::Key_O);
    UtteranceWork work = screen.stored(1);
    QCOMPARE(work.opinions.size(), 1);
    QCOMPARE(work.opinions.first().span.length, fixture.context(1).utterance.size());
    QVERIFY(work.opinions.first().clear.startsWith(QStringLiteral("Person 1")));

    screen.selectInUtterance(QStringLiteral("his"));
    screen.press(Qt::Key_R);
    QCOMPARE(QApplication::focusWidget(), screen.find<QLineEdit>("referentWords"));
    screen.flush(); // what is committed meanwhile does not take the question away
    QCOMPARE(QApplication::focusWidget(), screen.find<QLineEdit>("referentWords"));
    screen.type(QStringLiteral("Kyle Lowry"));
    screen.press(Qt::Key_Return);
    work = screen.stored(1);
    const auto referent = std::get<ArticleReferent>(work.opinions.first().references[0].referent);
    QCOMPARE(referent.paragraphNumber, 2);
    QVERIFY(work.opinions.first().clear.contains(QStringLiteral("**Kyle Lowry's**")));
    QCOMPARE(QApplication::focusWidget(), screen.find<SpanTextView>("utteranceText"));

    screen.press(Qt::Key_S, Qt::AltModifier);
    auto* atoms = screen.find<MarkerEdit>("atomicOpinions");
    QCOMPARE(QApplication::focusWidget(), atoms);
    work = screen.stored(1);
    QCOMPARE(work.opinions.first().atoms.size(), 1);
    QVERIFY(workGaps(work).isEmpty());
    QCOMPARE(screen.find<QLabel>("opinionsProgress")->text(), QStringLiteral("Yours: 1 of 2 done"));
    auto* discussion = screen.find<DiscussionView>("opinionDiscussion");
    QVERIFY(discussion->model()
                ->index(0, 0)
                .data(discussion::Participant)
                .toString()
                .contains(QStringLiteral("yours, done")));

    screen.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(screen.view->controller().utterance(), 3);
    screen.press(Qt::Key_U, Qt::AltModifier);
    screen.press(Qt::Key_N);
    QVERIFY(screen.stored(3).noOpinion);
}

void TestOpinionsWorkspace::onesUtterancesAreListedWithHowFarTheyAre()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, withOpinion({}, fixture.context(1), {0, 5}));
    Screen screen(fixture, fixture.base.ada);
    auto* list = screen.find<QListView>("ownUtterances");
    const auto states = [list] {
        QStringList all;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            all.append(RowsOf<OpinionRow>::at(list->model()->index(row, 0))->badgeText);
        return all;
    };
    QVERIFY(list->isVisible());
    QCOMPARE(states(), (QStringList{QStringLiteral("in progress"), QStringLiteral("not started")}));
    QCOMPARE(list->currentIndex().row(), 0);
    // A click goes on with one: the keys of the utterance are heard at once.
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
        list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(screen.view->controller().utterance(), 3);
    QCOMPARE(QApplication::focusWidget(), screen.find<SpanTextView>("utteranceText"));
    screen.press(Qt::Key_N);
    QCOMPARE(states(), (QStringList{QStringLiteral("in progress"), QStringLiteral("finished")}));
    // The arrows look for one, Enter goes on with it.
    list->setFocus();
    screen.press(Qt::Key_Up);
    QCOMPARE(screen.view->controller().utterance(), 1);
    QVERIFY(list->hasFocus());
    screen.press(Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), screen.find<SpanTextView>("utteranceText"));
    screen.flush();
    fixture.write(fixture.base.ada, 1, OpinionFixture::none());
    fixture.submit(fixture.base.ada);
    // Where there is no opinion nobody has one to review.
    const QString finished = QStringLiteral("finished");
    QTRY_COMPARE_WITH_TIMEOUT(states(), (QStringList{finished, finished}), 15'000);
}

void TestOpinionsWorkspace::whoeverOnlyReadsSeesAllUtterances()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, OpinionFixture::none());
    Screen screen(fixture, fixture.base.lea);
    auto* list = screen.find<QListView>("ownUtterances");
    QCOMPARE(list->model()->rowCount(), 4);
    for (int row = 0; row < 4; ++row)
        QVERIFY(RowsOf<OpinionRow>::at(list->model()->index(row, 0))->badgeText.isEmpty());
}

void TestOpinionsWorkspace::markersAreSeenAroundTheCursorAlone()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("P1 likes **A** and B.")}));
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1);
    const auto* clear = screen.find<MarkerEdit>("clearOpinion");
    const auto unseen = [clear] {
        int units = 0;
        const auto formats = clear->document()->firstBlock().layout()->formats();
        for (const QTextLayout::FormatRange& range : formats) {
            if (range.format.property(QTextFormat::FontPixelSize).toInt() == 1)
                units += range.length;
        }
        return units;
    };
    QSignalSpy typed(screen.find<MarkerEdit>("clearOpinion"), &QPlainTextEdit::textChanged);
    QTRY_COMPARE(unseen(), 4);
    screen.press(Qt::Key_C, Qt::AltModifier);
    screen.press(Qt::Key_End);
    QCOMPARE(unseen(), 4);
    while (clear->textCursor().position() > 12)
        screen.press(Qt::Key_Left);
    QCOMPARE(unseen(), 0);
    screen.press(Qt::Key_Home);
    QCOMPARE(unseen(), 4);
    QCOMPARE(typed.size(), 0);
    QVERIFY(!clear->isTyping());
}

/// What a search finds has to be on the screen.
void TestOpinionsWorkspace::importedOpinionsAreShownAndGoneTo()
{
    OpinionFixture fixture;
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("One."), {}, {}, {}}};
    record.opinions = {QStringLiteral("Ann finds it dear."), QStringLiteral("Bob does not.")};
    const SampleId sample =
        ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
    Screen screen(fixture, fixture.base.ada);
    screen.session.setCurrentSample(sample, 2);
    auto* list = screen.find<TextRowView>("importedOpinions");
    QVERIFY(list->isVisible());
    QCOMPARE(list->currentRow(), 1);
    QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Bob does not."));
}

void TestOpinionsWorkspace::referencesOfImportedOpinionsAreBold()
{
    OpinionFixture fixture;
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("One."), {}, {}, {}}};
    record.opinions = {QStringLiteral("Ann finds **the car** dear.")};
    const SampleId sample =
        ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
    Screen screen(fixture, fixture.base.ada);
    screen.session.setCurrentSample(sample, 1);
    auto* list = screen.find<TextRowView>("importedOpinions");
    const QModelIndex index = list->model()->index(0, 0);
    QCOMPARE(index.data().toString(), QStringLiteral("Ann finds the car dear."));
    QVERIFY(!index.data(Qt::AccessibleTextRole).toString().contains(u'*'));
    const QImage bold = list->grab().toImage();
    list->setBold({});
    list->viewport()->update();
    QVERIFY(list->grab().toImage() != bold);
}

void TestOpinionsWorkspace::atomsAreSplitMergedMovedAndDeleted()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1,
        fixture.work(1, {QStringLiteral("P1 likes A and B."), QStringLiteral("P1 likes C.")}));
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1); // the first one to do would be another
    const auto texts = [&] {
        QStringList found;
        const QList<AtomicOpinion> atoms = screen.stored(1).opinions.first().atoms;
        for (const AtomicOpinion& atom : atoms)
            found.append(atom.text);
        return found.join(QLatin1Char('|'));
    };
    screen.press(Qt::Key_T, Qt::AltModifier);
    auto* atoms = screen.find<MarkerEdit>("atomicOpinions");
    atoms->goToLine(0);
    for (int i = 0; i < 7; ++i)
        screen.press(Qt::Key_Left);
    screen.press(Qt::Key_Return);
    atoms->settle();
    QCOMPARE(texts(), QStringLiteral("P1 likes A|and B.|P1 likes C."));
    screen.press(Qt::Key_Backspace);
    atoms->settle();
    QCOMPARE(texts(), QStringLiteral("P1 likes A and B.|P1 likes C."));
    screen.press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(texts(), QStringLiteral("P1 likes C.|P1 likes A and B."));
    screen.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(texts(), QStringLiteral("P1 likes C."));
    screen.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(texts(), QStringLiteral("P1 likes C.|P1 likes A and B."));
    screen.press(Qt::Key_End, Qt::ControlModifier);
    screen.press(Qt::Key_Return);
    screen.type(QStringLiteral("P1 likes D."));
    // Leaving the field saves.
    screen.press(Qt::Key_Escape);
    QCOMPARE(texts(), QStringLiteral("P1 likes C.|P1 likes A and B.|P1 likes D."));
}

void TestOpinionsWorkspace::typedTextIsSavedAfterAPauseAndUndone()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("P1 likes A.")}));
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1); // the first one to do would be another
    screen.press(Qt::Key_C, Qt::AltModifier);
    auto* clear = screen.find<MarkerEdit>("clearOpinion");
    QCOMPARE(QApplication::focusWidget(), clear);
    screen.press(Qt::Key_End, Qt::ControlModifier);
    const auto* saved = screen.find<QLabel>("opinionsSaved");
    QCOMPARE(saved->text(), QStringLiteral("saved"));
    screen.type(QStringLiteral(" Very much."));
    QVERIFY(saved->text() != QStringLiteral("saved"));
    QCOMPARE(screen.stored(1).opinions.first().clear, QStringLiteral("P1 likes A."));
    QTRY_COMPARE(screen.stored(1).opinions.first().clear, QStringLiteral("P1 likes A. Very much."));
    QTRY_COMPARE(saved->text(), QStringLiteral("saved"));
    screen.type(QStringLiteral(" Indeed."));
    screen.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(screen.stored(1).opinions.first().clear, QStringLiteral("P1 likes A. Very much."));
    QTRY_COMPARE(clear->toPlainText(), QStringLiteral("P1 likes A. Very much."));
    screen.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(screen.stored(1).opinions.first().clear, QStringLiteral("P1 likes A."));
    screen.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(screen.stored(1).opinions.first().clear, QStringLiteral("P1 likes A. Very much."));
    QCOMPARE(clear->toPlainText(), QStringLiteral("P1 likes A. Very much."));
}

void TestOpinionsWorkspace::undoBringsTheUtteranceIntoSight()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_N);
    QVERIFY(screen.stored(1).noOpinion);
    screen.press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(screen.view->controller().utterance(), 3);
    screen.session.history().undo();
    screen.flush();
    QCOMPARE(screen.view->controller().utterance(), 1);
    QVERIFY(!screen.stored(1).noOpinion);
    screen.session.history().redo();
    QVERIFY(screen.stored(1).noOpinion);
}

void TestOpinionsWorkspace::undoBringsTheUtteranceOfAnotherSampleIntoSight()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_N);
    screen.flush();
    screen.press(Qt::Key_PageDown, Qt::ControlModifier);
    screen.session.setCurrentSample(fixture.base.samples.first());
    screen.session.history().undo();
    screen.flush();
    QCOMPARE(screen.session.currentSample(), fixture.sample);
    QCOMPARE(screen.view->controller().utterance(), 1);
}

void TestOpinionsWorkspace::keysThatCanDoNothingSayWhy()
{
    OpinionFixture fixture;
    {
        Screen screen(fixture, fixture.base.ada);
        screen.press(Qt::Key_R);
        QCOMPARE(screen.message(), QStringLiteral("Select the words of the reference first."));
        // Where no check waits it goes on to what does: paragraphs of another sample.
        const QSignalSpy elsewhere(&screen.session, &ProjectSession::workspaceRequested);
        screen.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(elsewhere.size(), 1);
    }
    fixture.close();
    Screen screen(fixture, fixture.base.ada);
    QVERIFY(screen.find<QWidget>("checkList")->hasFocus());
    for (const Qt::Key key : {Qt::Key_N, Qt::Key_Space}) {
        screen.view->clearMessage();
        screen.press(key);
        QCOMPARE(screen.message(),
            QStringLiteral("Keys 1 to 4 answer the questions; Y answers yes to all."));
    }
}

void TestOpinionsWorkspace::aReferenceBeforeAnyMainOpinionIsToldWhatComesFirst()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    const auto hints = [&screen] {
        QStringList keys;
        const auto caps = screen.view->findChildren<KeyCap*>();
        for (const KeyCap* cap : caps) {
            if (cap->isVisible())
                keys.append(cap->hint().key);
        }
        return keys;
    };
    screen.press(Qt::Key_Home, Qt::ControlModifier);
    screen.press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(hints(), (QStringList{QStringLiteral("O"), QStringLiteral("N")}));
    screen.press(Qt::Key_R);
    QVERIFY(screen.message().contains(QStringLiteral("main opinion")));
    screen.press(Qt::Key_O);
    QVERIFY2(screen.message().isEmpty(), qPrintable(screen.message())); // it was done meanwhile
    screen.flush();
    QTRY_COMPARE(hints(), (QStringList{QStringLiteral("O"), QStringLiteral("R")}));
    screen.press(Qt::Key_N);
    QVERIFY(screen.message().contains(QStringLiteral("remove them")));
    // Where the keys are not heard they are not named.
    screen.find<QListView>("mainOpinions")->setFocus();
    QCOMPARE(hints(), QStringList());
}

void TestOpinionsWorkspace::whatGivesTheCheckStaysInSight()
{
    OpinionFixture fixture;
    fixture.close();
    Screen screen(fixture, fixture.base.ada);
    screen.view->resize(1280, 680);
    auto* buttons = screen.find<QWidget>("checkButtons");
    QTRY_COMPARE(buttons->visibleRegion().boundingRect().height(), buttons->height());
    QVERIFY(buttons->mapTo(screen.view.get(), QPoint(0, buttons->height())).y() <= 680);
}

void TestOpinionsWorkspace::aReferentIsPickedInTheArticle()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_O);
    screen.selectInUtterance(QStringLiteral("their"));
    screen.press(Qt::Key_R);
    screen.press(Qt::Key_A, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), screen.find<SpanTextView>("opinionArticle"));
    screen.press(Qt::Key_Home, Qt::ControlModifier);
    for (int i = 0; i < 3; ++i)
        screen.press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    screen.press(Qt::Key_Return);
    const UtteranceWork work = screen.stored(1);
    QVERIFY(
        work.opinions.first().references.first().referent == Referent(ArticleReferent{1, {0, 22}}));
    QVERIFY(!screen.find<QWidget>("referentPicker")->isVisible());
    // In the list the kind is changed and the reference taken away.
    screen.press(Qt::Key_R, Qt::AltModifier);
    screen.press(Qt::Key_S);
    QCOMPARE(screen.stored(1).opinions.first().references.first().kind, ReferenceKind::Supplement);
    screen.press(Qt::Key_Delete);
    QVERIFY(screen.stored(1).opinions.first().references.isEmpty());
}

void TestOpinionsWorkspace::aTypedReferentIsKept()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_O);
    screen.selectInUtterance(QStringLiteral("their"));
    screen.press(Qt::Key_R);
    screen.type(QStringLiteral("the home team"));
    QVERIFY(screen.find<QLabel>("referentResult")->text().contains(QStringLiteral("Not found in")));
    screen.press(Qt::Key_Return);
    QVERIFY(screen.stored(1).opinions.first().references.first().referent ==
            Referent(QStringLiteral("the home team")));
}

void TestOpinionsWorkspace::boldGoesOnAndOffByAKey()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("P1 likes A.")}));
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1); // the first one to do would be another
    screen.press(Qt::Key_C, Qt::AltModifier);
    auto* clear = screen.find<MarkerEdit>("clearOpinion");
    screen.press(Qt::Key_Home, Qt::ControlModifier);
    screen.press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    screen.press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(clear->toPlainText(), QStringLiteral("**P1** likes A."));
    screen.press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(clear->toPlainText(), QStringLiteral("P1 likes A."));
}

void TestOpinionsWorkspace::hintsAreQuietSentences()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("He likes it.")}));
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1); // the first one to do would be another
    const auto* hints = screen.find<QLabel>("atomHints");
    QVERIFY(hints->isVisible());
    QVERIFY(!hints->text().isEmpty());
    QCOMPARE(hints->textFormat(), Qt::PlainText);
}

void TestOpinionsWorkspace::submissionNamesWhatIsMissingAndAsksOnce()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_O);
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(screen.message().contains(QLatin1Char('3')));
    QCOMPARE(screen.view->controller().utterance(), 1);
    QCOMPARE(QApplication::focusWidget(), screen.find<MarkerEdit>("atomicOpinions"));
    screen.press(Qt::Key_S, Qt::AltModifier);
    screen.press(Qt::Key_PageDown, Qt::ControlModifier);
    screen.press(Qt::Key_U, Qt::AltModifier);
    screen.press(Qt::Key_N);
    screen.flush();
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    screen.flush();
    QVERIFY(screen.find<QLabel>("confirmText")->text().contains(QStringLiteral("Submit 2")));
    // The key that brought the question here does not answer it.
    screen.press(Qt::Key_Return, Qt::ControlModifier);
    screen.flush();
    QVERIFY(!fixture.round().hasSubmitted(fixture.base.ada));
    screen.press(Qt::Key_Return);
    screen.flush();
    QVERIFY(fixture.round().hasSubmitted(fixture.base.ada));
    QVERIFY(screen.state().contains(QStringLiteral("Submitted")));
    QVERIFY(screen.find<MarkerEdit>("atomicOpinions")->isReadOnly());
}

void TestOpinionsWorkspace::theSubmissionIsTakenBack()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, OpinionFixture::none());
    fixture.write(fixture.base.ada, 3, OpinionFixture::none());
    fixture.submit(fixture.base.ada);
    Screen screen(fixture, fixture.base.ada);
    QSignalSpy shown(&screen.session, &ProjectSession::workspaceRequested);
    screen.find<QPushButton>("statePrimary")->click(); // what else waits for her
    QCOMPARE(shown.last().first().value<WorkspaceId>(), WorkspaceId::Annotate);
    screen.session.setCurrentSample(fixture.sample);
    screen.find<QPushButton>("stateSecondary")->click();
    screen.flush();
    QVERIFY(!fixture.round().hasSubmitted(fixture.base.ada));
    screen.press(Qt::Key_U, Qt::AltModifier);
    screen.press(Qt::Key_N);
    QVERIFY(!screen.stored(1).noOpinion);
}

void TestOpinionsWorkspace::nothingOfThePartnersWorkIsOnTheScreen()
{
    OpinionFixture fixture;
    const QString secret = QStringLiteral("Zanzibar");
    fixture.write(fixture.base.ben, 2, fixture.work(2, {secret}));
    for (const PersonId viewer : {fixture.base.ada, fixture.base.lea}) {
        Screen screen(fixture, viewer);
        screen.view->controller().setUtterance(2);
        QVERIFY(screen.view->controller().work(2).opinions.isEmpty());
        const auto edits = screen.view->findChildren<QPlainTextEdit*>();
        for (const QPlainTextEdit* edit : edits)
            QVERIFY(!edit->toPlainText().contains(secret));
        const auto lists = screen.view->findChildren<QAbstractItemView*>();
        for (const QAbstractItemView* list : lists) {
            for (int row = 0; list->model() && row < list->model()->rowCount(); ++row)
                QVERIFY(!list->model()->index(row, 0).data().toString().contains(secret));
        }
    }
}

void TestOpinionsWorkspace::theRoundIsCheckedAnsweredAndSettled()
{
    OpinionFixture fixture;
    fixture.close();
    {
        Screen ada(fixture, fixture.base.ada);
        auto* list = ada.find<QListView>("checkList");
        QCOMPARE(QApplication::focusWidget(), list);
        // The first one that waits for her is Ben's.
        QCOMPARE(list->currentIndex().row(), 1);
        QVERIFY(ada.state().contains(QLatin1Char('3')));
        // No to the references, with a correction and a note.
        for (const char key : {'1', '3', '4'})
            ada.press(key);
        ada.press(Qt::Key_2);
        ada.press(Qt::Key_R);
        ada.press(Qt::Key_R);
        ada.press(Qt::Key_R);
        QCOMPARE(ada.find<VerdictRow>("verdict2")->accessibleDescription(), QStringLiteral("no"));
        ada.press(Qt::Key_S);
        auto* text = ada.find<MarkerEdit>("checkText");
        QCOMPARE(QApplication::focusWidget(), text);
        text->selectAll();
        ada.type(QStringLiteral("Person 2 thinks that **Tyrese Maxey** was stripped."));
        ada.press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), list);
        ada.press(Qt::Key_T);
        ada.type(QStringLiteral("Which Maxey?"));
        ada.press(Qt::Key_Return);
        ada.press(Qt::Key_Return);
        ada.flush();
        QCOMPARE(list->currentIndex().row(), 2);
        QCOMPARE(fixture.thread(2).events.size(), 1);
        const auto check = std::get<OpinionCheck>(fixture.thread(2).events.first());
        QCOMPARE(check.note, QStringLiteral("Which Maxey?"));
        QVERIFY(!*check.references);
        ada.press(Qt::Key_Y);
        ada.flush();
        ada.press(Qt::Key_Y);
        ada.flush();
        QVERIFY(ada.state().contains(QStringLiteral("Nothing to do for you now")));
        QVERIFY(ada.find<QLabel>("checkFigures")->text().contains(QStringLiteral("n = 3")));
    }
    Screen ben(fixture, fixture.base.ben);
    auto* list = ben.find<QListView>("checkList");
    QCOMPARE(list->currentIndex().row(), 0);
    ben.press(Qt::Key_Y);
    ben.flush();
    // His own one that did not pass: he takes the suggestion.
    QCOMPARE(list->currentIndex().row(), 1);
    QVERIFY(ben.find<QLabel>("saidOfOpinion")->text().contains(QStringLiteral("Which Maxey?")));
    ben.press(Qt::Key_A);
    ben.flush();
    QVERIFY(ben.state().contains(QStringLiteral("Settling")));
    ben.press(Qt::Key_S, Qt::ControlModifier);
    ben.flush();
    QVERIFY(!fixture.round().settledAt);
    ben.press(Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), list);
    ben.press(Qt::Key_S, Qt::ControlModifier);
    ben.press(Qt::Key_Return);
    ben.flush();
    QVERIFY(fixture.round().settledAt);
    QVERIFY(ben.state().contains(QStringLiteral("Settled")));
    QVERIFY(ProjectFixture::take(fixture.checks().settled(fixture.round().id))
                .at(1)
                .contains(QStringLiteral("Tyrese")));
}

void TestOpinionsWorkspace::aCheckIsUndoneUntilThePartnerAnswers()
{
    OpinionFixture fixture;
    fixture.close();
    Screen ada(fixture, fixture.base.ada);
    auto* list = ada.find<QListView>("checkList");
    ada.press(Qt::Key_Y);
    ada.flush();
    QCOMPARE(standing(fixture.thread(2), ConsistencyRule::Strict).state, OpinionState::Passed);
    QCOMPARE(list->currentIndex().row(), 2);
    ada.session.history().undo();
    ada.flush();
    QCOMPARE(standing(fixture.thread(2), ConsistencyRule::Strict).state, OpinionState::Unchecked);
    QCOMPARE(list->currentIndex().row(), 1);
    QVERIFY(!ada.find<QLabel>("saidOfOpinion")->isVisible() ||
            ada.find<QLabel>("saidOfOpinion")->text().isEmpty());
    ada.session.history().redo();
    ada.flush();
    QCOMPARE(standing(fixture.thread(2), ConsistencyRule::Strict).state, OpinionState::Passed);

    // Once the partner has answered the check stands.
    ada.view->controller().setOpinion(2);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_3, Qt::Key_4})
        ada.press(key);
    ada.press(Qt::Key_Return);
    ada.flush();
    QCOMPARE(
        standing(fixture.thread(3), ConsistencyRule::Strict).state, OpinionState::AwaitingAuthor);
    OpinionResponse defence;
    defence.kind = ResponseKind::Defend;
    defence.note = QStringLiteral("It is clear.");
    defence.by = fixture.base.ben;
    ProjectFixture::check(fixture.say(3, defence));
    ada.session.history().undo();
    ada.flush();
    QCOMPARE(standing(fixture.thread(3), ConsistencyRule::Strict).state, OpinionState::Disputed);
    QVERIFY2(ada.message().contains(QStringLiteral("in the meantime")), qPrintable(ada.message()));
}

void TestOpinionsWorkspace::stepsAreNamedInTheDigitsOfTheLanguage()
{
    OpinionFixture fixture;
    fixture.close();
    Screen ada(fixture, fixture.base.ada);
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Persian, QLocale::Iran));
    ada.press(Qt::Key_Y);
    QLocale::setDefault(before);
    ada.flush();
    const QString step = ada.session.history().undoText();
    QVERIFY2(step.contains(QStringLiteral("opinion ۲")), qPrintable(step));
    QVERIFY2(!step.contains(QRegularExpression(QStringLiteral("[0-9]"))), qPrintable(step));
}

void TestOpinionsWorkspace::acceptingIsUndone()
{
    OpinionFixture fixture;
    fixture.close();
    const QString better = QStringLiteral("Person 2 thinks that **Tyrese Maxey** was stripped.");
    ProjectFixture::check(fixture.say(2, OpinionFixture::wrongReference(fixture.base.ada, better)));
    Screen ben(fixture, fixture.base.ben);
    ben.view->controller().setOpinion(1);
    ben.press(Qt::Key_A);
    ben.flush();
    QCOMPARE(standing(fixture.thread(2), ConsistencyRule::Strict).text, better);
    ben.session.history().undo();
    ben.flush();
    QCOMPARE(
        standing(fixture.thread(2), ConsistencyRule::Strict).state, OpinionState::AwaitingAuthor);
    QCOMPARE(ben.view->controller().opinion(), 1);
    QCOMPARE(ben.view->controller().turn(), OpinionTurn::Author);
}

void TestOpinionsWorkspace::undoAfterSettlingReachesNothingOlder()
{
    OpinionFixture fixture;
    fixture.close();
    for (const int number : {2, 3, 4})
        ProjectFixture::check(fixture.say(number, OpinionFixture::yes(fixture.base.ada)));
    Screen ben(fixture, fixture.base.ben);
    ben.press(Qt::Key_Y);
    ben.flush();
    ben.press(Qt::Key_S, Qt::ControlModifier);
    ben.press(Qt::Key_Return);
    ben.flush();
    QVERIFY(fixture.round().settledAt);
    ben.session.history().undo();
    ben.flush();
    QVERIFY(fixture.round().settledAt);
    QCOMPARE(standing(fixture.thread(1), ConsistencyRule::Strict).state, OpinionState::Passed);
    QVERIFY2(ben.message().contains(QStringLiteral("settling the opinions of sample 2")),
        qPrintable(ben.message()));
}

void TestOpinionsWorkspace::aCheckNeedsAllFourAnswers()
{
    OpinionFixture fixture;
    fixture.close();
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_1);
    screen.press(Qt::Key_Return);
    screen.flush();
    QVERIFY(fixture.thread(2).events.isEmpty());
    QVERIFY(screen.message().startsWith(QStringLiteral("Answer all four questions")));
    // What was begun stays while another opinion is looked at.
    screen.press(Qt::Key_Down);
    screen.press(Qt::Key_Up);
    QCOMPARE(screen.find<VerdictRow>("verdict1")->accessibleDescription(), QStringLiteral("yes"));
    // Keys of letters are text while somebody types.
    screen.press(Qt::Key_T);
    screen.type(QStringLiteral("y1ad"));
    screen.flush();
    QVERIFY(fixture.thread(2).events.isEmpty());
    QCOMPARE(screen.find<MarkerEdit>("checkNote")->text(), QStringLiteral("y1ad"));
}

void TestOpinionsWorkspace::aSuggestionTakesThePlaceOfTheTextByTyping()
{
    OpinionFixture fixture;
    fixture.close();
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_S);
    screen.type(QStringLiteral("x"));
    QCOMPARE(screen.find<MarkerEdit>("checkText")->text(), QStringLiteral("x"));
}

void TestOpinionsWorkspace::whatIsLeftOpenBesideANoCountsAsYes()
{
    OpinionFixture fixture;
    fixture.close();
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_3);
    screen.press(Qt::Key_Return);
    screen.flush();
    QVERIFY(fixture.thread(2).events.isEmpty()); // a yes says nothing about the others
    screen.press(Qt::Key_3);
    screen.press(Qt::Key_Return);
    screen.flush();
    const auto check = std::get<OpinionCheck>(fixture.thread(2).events.first());
    QVERIFY(check.isComplete());
    QVERIFY(*check.faithful && *check.references && !*check.atomic && *check.independent);
}

void TestOpinionsWorkspace::halfAWordIsMarkedWhole()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    const QString utterance = fixture.context(1).utterance;
    screen.selectInUtterance(QStringLiteral("catalyst for thei"));
    screen.press(Qt::Key_O);
    const Utf16Span marked = screen.stored(1).opinions.first().span;
    QCOMPARE(utterance.mid(marked.start, marked.length), QStringLiteral("catalyst for their"));
    screen.selectInUtterance(QStringLiteral("hei"));
    screen.press(Qt::Key_R);
    const Utf16Span word = screen.stored(1).opinions.first().references.first().span;
    QCOMPARE(utterance.mid(word.start, word.length), QStringLiteral("their"));
}

void TestOpinionsWorkspace::aWordIsMarkedOnce()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    const QString utterance = fixture.context(1).utterance;
    screen.press(Qt::Key_O);
    screen.press(Qt::Key_O);
    QCOMPARE(screen.stored(1).opinions.size(), 1);
    screen.selectInUtterance(QStringLiteral("missed"));
    screen.press(Qt::Key_R);
    screen.press(Qt::Key_Escape);
    // Marked again it is asked about again; marked with words beside it, it gets them.
    for (const char* words : {"missed", "his missed"}) {
        screen.selectInUtterance(QLatin1String(words));
        screen.press(Qt::Key_R);
        QCOMPARE(QApplication::focusWidget(), screen.find<QLineEdit>("referentWords"));
        screen.press(Qt::Key_Escape);
        const QList<Reference> references = screen.stored(1).opinions.first().references;
        QCOMPARE(references.size(), 1);
        const Utf16Span span = references.first().span;
        QCOMPARE(utterance.mid(span.start, span.length), QLatin1String(words));
    }
}

void TestOpinionsWorkspace::wordsOfSeveralReferencesBecomeOnePhrase()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    const QString utterance = fixture.context(1).utterance;
    screen.press(Qt::Key_O);
    const auto link = [&screen](const char* words, const char* referent) {
        screen.selectInUtterance(QLatin1String(words));
        screen.press(Qt::Key_R);
        screen.type(QLatin1String(referent));
        screen.press(Qt::Key_Return);
    };
    const auto phrases = [&] {
        QStringList found;
        const UtteranceWork work = screen.stored(1);
        for (const Reference& reference : work.opinions.first().references)
            found.append(utterance.mid(reference.span.start, reference.span.length));
        return found;
    };
    link("his missed", "a");
    screen.press(Qt::Key_R, Qt::AltModifier);
    screen.press(Qt::Key_R, Qt::ShiftModifier);
    screen.type(QStringLiteral("b"));
    screen.press(Qt::Key_Return);
    link("missed", "c"); // a part of it is asked about, and keeps the rest
    QCOMPARE(phrases(), QStringList({QStringLiteral("his missed"), QStringLiteral("his missed")}));
    link("free", "d");
    link("missed free", "e");
    QCOMPARE(phrases(), QStringList(3, QStringLiteral("his missed free")));
}

void TestOpinionsWorkspace::onePhraseCanHaveTwoReferents()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_O);
    screen.selectInUtterance(QStringLiteral("their"));
    screen.press(Qt::Key_R);
    screen.type(QStringLiteral("the guards"));
    screen.press(Qt::Key_Return);
    screen.press(Qt::Key_R, Qt::AltModifier);
    screen.press(Qt::Key_R, Qt::ShiftModifier);
    screen.type(QStringLiteral("the coaches"));
    screen.press(Qt::Key_Return);
    const MainOpinion opinion = screen.stored(1).opinions.first();
    QCOMPARE(opinion.references.size(), 2);
    QCOMPARE(opinion.references[0].span, opinion.references[1].span);
    QVERIFY(opinion.clear.contains(QStringLiteral("**the guards'** and **the coaches'**")));
}

void TestOpinionsWorkspace::hintsStayAfterOneReferenceIsClarified()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.press(Qt::Key_O);
    const auto* hints = screen.find<QLabel>("clearHints");
    QTRY_VERIFY(hints->text().contains(QStringLiteral("“his”")));
    QVERIFY(hints->text().contains(QStringLiteral("“their”")));
    screen.selectInUtterance(QStringLiteral("their"));
    screen.press(Qt::Key_R);
    screen.type(QStringLiteral("The Philadelphia 76ers"));
    screen.press(Qt::Key_Return);
    QTRY_VERIFY(!hints->text().contains(QStringLiteral("“their”")));
    QVERIFY(hints->text().contains(QStringLiteral("“his”")));
    screen.selectInUtterance(QStringLiteral("his"));
    screen.press(Qt::Key_R);
    screen.type(QStringLiteral("Kyle Lowry"));
    screen.press(Qt::Key_Return);
    QTRY_VERIFY(!hints->text().contains(QStringLiteral("“his”")));
}

void TestOpinionsWorkspace::whatSomebodyBeganToSayIsNotShownToTheNextPerson()
{
    OpinionFixture fixture;
    fixture.base.setRule(ConsistencyRule::Adjudication);
    fixture.close();
    ProjectFixture::check(fixture.say(2, OpinionFixture::wrongReference(fixture.base.ada, {})));
    Screen screen(fixture, fixture.base.ben);
    screen.press(Qt::Key_Down);
    screen.press(Qt::Key_D);
    screen.type(QStringLiteral("Maxey is enough."));
    screen.session.setCurrentPerson(fixture.base.lea);
    screen.session.setCurrentPerson(fixture.base.ben);
    screen.find<QListView>("checkList")->setFocus();
    screen.press(Qt::Key_Down);
    QCOMPARE(screen.find<QListView>("checkList")->currentIndex().row(), 1);
    QVERIFY(!screen.find<MarkerEdit>("checkNote")->isVisible());
    QCOMPARE(screen.find<MarkerEdit>("checkNote")->text(), QString());
}

void TestOpinionsWorkspace::theAdjudicatorDecides()
{
    OpinionFixture fixture;
    fixture.base.setRule(ConsistencyRule::Adjudication);
    fixture.close();
    ProjectFixture::check(fixture.say(2, OpinionFixture::wrongReference(fixture.base.ada, {})));
    {
        Screen ben(fixture, fixture.base.ben);
        ben.press(Qt::Key_Down);
        ben.press(Qt::Key_D);
        QCOMPARE(QApplication::focusWidget(), ben.find<MarkerEdit>("checkNote"));
        ben.type(QStringLiteral("Maxey is enough."));
        ben.press(Qt::Key_Return);
        ben.flush();
        QVERIFY(std::holds_alternative<OpinionResponse>(fixture.thread(2).events.last()));
    }
    Screen lea(fixture, fixture.base.lea);
    auto* list = lea.find<QListView>("checkList");
    QCOMPARE(list->currentIndex().row(), 1);
    lea.press(Qt::Key_C);
    auto* text = lea.find<MarkerEdit>("checkText");
    QCOMPARE(QApplication::focusWidget(), text);
    text->selectAll();
    lea.type(QStringLiteral("Person 2 says **Maxey** was stripped."));
    lea.press(Qt::Key_Return);
    lea.flush();
    const auto decision = std::get<OpinionDecision>(fixture.thread(2).events.last());
    QCOMPARE(decision.verdict, OpinionVerdict::KeepChanged);
    QCOMPARE(decision.by, fixture.base.lea);
}

void TestOpinionsWorkspace::aSampleThatNobodyWritesAboutIsAssignedFromHere()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.lea);
    for (const SampleId sample : fixture.base.samples) {
        if (sample != fixture.sample)
            screen.session.setCurrentSample(sample);
    }
    QSignalSpy asked(&NextSteps::of(screen.session), &NextSteps::assignRequested);
    screen.find<QPushButton>("statePrimary")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(1).value<Step>(), Step::Opinions);
}

void TestOpinionsWorkspace::theLeadGivesAnUtteranceAway()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.lea);
    screen.view->controller().setUtterance(3);
    screen.view->findChild<QAction*>(QStringLiteral("opinionGiveUtterance"))->trigger();
    screen.flush();
    QCOMPARE(ProjectFixture::take(fixture.repository().authors(fixture.round().id)).value(3),
        fixture.base.ben);
}

void TestOpinionsWorkspace::timeGoesToTheUtterance()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.now = 7'000;
    screen.press(Qt::Key_N);
    screen.flush();
    screen.session.history().undo();
    screen.session.history().redo();
    screen.flush();
    const auto spent = ProjectFixture::take(
        fixture.database().scalar(QStringLiteral("SELECT sum(duration_ms) FROM opinion_work")));
    QCOMPARE(spent.toInt(), 7'000);
}

void TestOpinionsWorkspace::timeIsKeptWhereACommitOfSeveralFailsAndEachIsTriedAgain()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    Project& project = screen.session.project();
    QSemaphore begun;
    QSemaphore queued;
    project.change({.write = [&begun, &queued](Database&) {
        begun.release();
        queued.acquire(); // the writes after this one wait together
        return Expected<Written>(SettingsChanged{});
    }});
    begun.acquire();
    int tries = 0;
    project.change({.write = [&tries](Database& database) -> Expected<Written> {
        if (++tries == 1 && (!database.run(QStringLiteral("PRAGMA defer_foreign_keys = ON")) ||
                                !database.run(QStringLiteral(
                                    "INSERT INTO paragraph (sample_id, number, text, extra,"
                                    " supporting_extra) VALUES (-1, 1, '', '', '')"))))
            return failure(ErrorCode::Database, QStringLiteral("The test is wrong."));
        return Written(SettingsChanged{});
    }});
    screen.now = 7'000;
    screen.press(Qt::Key_N);
    queued.release();
    QVERIFY(screen.stored(1).noOpinion);
    QCOMPARE(tries, 2);
    const auto sum = [&fixture] {
        return fixture.database()
            .scalar(QStringLiteral("SELECT sum(duration_ms) FROM opinion_work"))
            ->toLongLong();
    };
    QCOMPARE(sum(), 7'000);
    // Undone and done again it counts once.
    screen.view->controller().undo();
    screen.view->controller().redo();
    screen.flush();
    QCOMPARE(sum(), 7'000);
}

void TestOpinionsWorkspace::anothersFailedWriteForgetsNothingThatIsOnItsWay()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    bool noOpinion = false;
    screen.session.project()
        .change({.write = [](Database&) -> Expected<Written> {
            return failure(ErrorCode::DiskFull, QStringLiteral("Of a run."));
        }})
        .onFailed(
            this, [&](const Error&) { noOpinion = screen.view->controller().work(1).noOpinion; });
    screen.press(Qt::Key_N);
    screen.flush();
    QVERIFY(noOpinion);
}

void TestOpinionsWorkspace::theGuidelineIsOneKeyAway()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    screen.view->setGuideline([] { return QStringLiteral("# Write what they hold"); });
    auto* text = screen.find<MarkdownView>("guidelineText");
    QVERIFY(!text->isVisible());
    screen.press(Qt::Key_F2);
    QVERIFY(text->isVisible());
    QVERIFY(text->hasFocus());
    QVERIFY(text->toPlainText().contains(QStringLiteral("Write what they hold")));
    screen.press(Qt::Key_Escape);
    QVERIFY(!text->isVisible());
    QCOMPARE(QApplication::focusWidget(), screen.find<SpanTextView>("utteranceText"));
}

void TestOpinionsWorkspace::everyCommandHasATextAndAName()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    QSet<QString> names;
    const auto actions = screen.view->workspaceActions();
    for (const QAction* action : actions) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->objectName().isEmpty());
        QVERIFY(!names.contains(action->objectName()));
        names.insert(action->objectName());
    }
}

void TestOpinionsWorkspace::theLayoutIsRemembered()
{
    OpinionFixture fixture;
    Screen screen(fixture, fixture.base.ada);
    const QByteArray layout = screen.view->saveLayout();
    screen.view->restoreLayout("nonsense");
    screen.view->restoreLayout(layout);
    QCOMPARE(screen.view->saveLayout(), layout);
}

void TestOpinionsWorkspace::withoutADiscussionTheScreenSaysWhatToDo()
{
    OpinionFixture fixture;
    ArticleText text;
    text.title = QStringLiteral("No discussion");
    text.paragraphs = {QStringLiteral("One.")};
    const SampleId silent = fixture.base.addSample(text, false);
    Screen screen(fixture, fixture.base.ada);
    SampleId asked;
    connect(&NextSteps::of(screen.session), &NextSteps::discussionEditRequested, this,
        [&asked](SampleId sample) { asked = sample; });
    screen.session.setCurrentSample(silent);
    auto* empty = screen.find<EmptyState>("opinionsEmpty");
    QVERIFY(empty->isVisible());
    const auto says = [empty](const QString& words) {
        const auto labels = empty->findChildren<QLabel*>();
        return std::any_of(labels.cbegin(), labels.cend(),
            [&words](const QLabel* label) { return label->text().contains(words); });
    };
    QVERIFY(says(QStringLiteral("Sample 3")));
    const auto buttons = empty->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    for (QPushButton* button : buttons) {
        QVERIFY(button->isVisible());
        button->click();
    }
    QCOMPARE(asked, silent);
    // The other one leads to what can be worked on.
    QCOMPARE(screen.session.currentSample(), fixture.sample);
}

void TestOpinionsWorkspace::aRefusedWriteIsToldAndWhatWasTypedStays()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("P1 likes A.")}));
    fixture.write(fixture.base.ada, 3, OpinionFixture::none());
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1); // the first one to do would be another
    screen.press(Qt::Key_C, Qt::AltModifier);
    auto* clear = screen.find<MarkerEdit>("clearOpinion");
    screen.press(Qt::Key_End, Qt::ControlModifier);
    screen.type(QStringLiteral(" Typed."));
    // Submitted meanwhile by the same person elsewhere.
    fixture.submit(fixture.base.ada);
    clear->settle();
    screen.flush();
    QVERIFY(!screen.message().isEmpty());
    QCOMPARE(clear->toPlainText(), QStringLiteral("P1 likes A. Typed."));
}

void TestOpinionsWorkspace::whatIsTypedIsKeptWhenTheScreenGoes()
{
    OpinionFixture fixture;
    fixture.write(fixture.base.ada, 1, fixture.work(1, {QStringLiteral("P1 likes A.")}));
    Screen screen(fixture, fixture.base.ada);
    screen.view->controller().setUtterance(1);
    screen.press(Qt::Key_C, Qt::AltModifier);
    screen.press(Qt::Key_End, Qt::ControlModifier);
    screen.type(QStringLiteral(" Typed."));
    screen.view.reset();
    QCOMPARE(screen.stored(1).opinions.first().clear, QStringLiteral("P1 likes A. Typed."));
}

TANDEM_TEST(TestOpinionsWorkspace, QApplication)
#include "tst_opinionsworkspace.moc"
