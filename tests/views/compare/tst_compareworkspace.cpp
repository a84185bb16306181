#include "storage/changes/history.h"
#include "ui/statestrip.h"
#include "views/compare/compareworkspace.h"

#include "storage/repositories/comparisonrepository.h"
#include "ui/badge.h"
#include "ui/discussionview.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/reasonedit.h"
#include "ui/rows/rowsof.h"
#include "ui/segmentswitch.h"
#include "ui/statcard.h"
#include "ui/theme.h"
#include "views/compare/comparepages.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/comparisontable.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include "projectfixture.h"
#include "shoutedwords.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDateEdit>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

using namespace tandem;

namespace {

QString yes(int count)
{
    return QString(count, QLatin1Char('y'));
}

} // namespace

/// The workspace as a user drives it: real keys on the real widget, on a fresh project file.
class TestCompareWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void anOpenRoundShowsWhoHasSubmittedAndNoAnswer();
    void closingInAnotherProcessShowsTheComparison();
    void figuresAndRowsOfAClosedRound();
    void inALowWindowTheFiguresAreALineOfText();
    void cardsThatWouldBreakTheIntervalAreALineOfText();
    void theDiscussionAndWhereTheyDifferShareOnePlace();
    void theTitlesOfTheColumnsFollowTheLanguage();
    void anUndefinedKappaIsExplained();
    void theKeyboardIsInWhatIsShown();
    void keysMoveTheOrderAndTheSamples();
    void theLastOfAThousandParagraphsIsReachedByKey();
    void rowsAreCopiedAsTabSeparatedValues();
    void aDecisionNeedsANoteAndLeadsToTheNextOne();
    void escapeGivesTheDecisionUp();
    void aDecisionIsUndoneAndRedone();
    void undoBringsBackTheDecisionBefore();
    void undoBringsBackTheDecisionOfSomebodyElseAsTheirs();
    void undoLeavesWhatSomebodyElseDecidedSince();
    void undoBringsTheDecisionOfAnotherSampleIntoSight();
    void annotatorsCannotDecideForAThirdPerson();
    void unnamedSidesAppearNowhereOnTheScreen();
    void settlingNeedsEveryDecisionAndNamesTheSides();
    void settlingAsksFirst();
    void theLeadUndoesSettlingAndOthersReachNothingOlder();
    void aSettledSampleSaysWhatComesNext();
    void whatIsSettledToTheNextStepOffersThatNoMore();
    void aSampleThatIsNotClosedOffersWhatCanBeDone();
    void reopeningAsksTheLeadForAReason();
    void theDiscussionAndTheHeadlineStandBesideTheAnswers();
    void aDecisionIsTaggedThatTheGuidelineMustChange();
    void aLeadTagsTheDecisionOfSomebodyElse();
    void keysThatDoNothingOnTheRowSayWhy();
    void theLeadIsToldWhoWasQuickOnceTheSidesAreNamed();
    void theFunnelListsTheParagraphsOfAStage();
    void theFunnelShowsAPastDay();
    void aSampleIsReadAsAWhole();
    void theWholeSampleLeadsBackToWhereOneCameFrom();
    void theLabelThatAParagraphCameWithStandsBesideItsOutcome();
    void aParagraphThatIsNotComparedYetLeadsToAnnotate();
    void aHiddenWorkspaceReadsNothingUntilItIsShown();
    void theLayoutIsKept();
    void theSizesOfThePanesAreKeptWhileSomeAreHidden();
    void theListOfSamplesOpensByKey();
    void keyFactsAreComparedInTheirOwnWords();
    void aFactIsDecidedYesOrNoAndNeverBoundary();
    void theStepIsSwitchedByKey();
    void aCalibrationIsLabelledAgainAfterAsking();
    void bothAgreementsStandBesideEachOther();
    void theSecondPassStaysHiddenUntilBothSubmission();

private:
    void openAs(PersonId person);
    void closeFirst(
        const QString& ada = QStringLiteral("ynyny"), const QString& ben = QStringLiteral("ynnyy"));
    ComparisonTable* table() const { return m_workspace->findChild<ComparisonTable*>(); }
    template <typename T>
    T* find(const char* name) const
    {
        return m_workspace->findChild<T*>(QLatin1String(name));
    }
    bool isShown(const char* name) const { return find<QWidget>(name)->isVisible(); }
    QString said() const;
    int currentNumber() const;
    void decide(Qt::Key key, const QString& note);
    void settle();
    SampleId calibrate(const QString& ada, const QString& ben);

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<CompareWorkspace> m_workspace;
};

void TestCompareWorkspace::initTestCase()
{
    setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->setChoice(ThemeChoice::Light);
}

void TestCompareWorkspace::init()
{
    m_fixture = std::make_unique<ProjectFixture>();
}

void TestCompareWorkspace::cleanup()
{
    m_workspace.reset();
    m_session.reset();
    m_fixture.reset();
}

void TestCompareWorkspace::openAs(PersonId person)
{
    m_session = std::make_unique<ProjectSession>(m_fixture->open());
    m_session->setCurrentPerson(person);
    m_session->setCurrentSample(m_fixture->samples.first());
    m_workspace = std::make_unique<CompareWorkspace>(*m_session);
    m_workspace->resize(1320, 800);
    m_workspace->show();
    QVERIFY(QTest::qWaitForWindowActive(m_workspace.get()));
    m_workspace->setFocus();
}

/// Paragraphs 3 and 4 are inconsistent.
void TestCompareWorkspace::closeFirst(const QString& ada, const QString& ben)
{
    m_fixture->close(m_fixture->samples.first(), ada, ben);
}

/// Every text on the screen: labels, figures, names for screen readers, and what item views say.
QString TestCompareWorkspace::said() const
{
    QStringList all;
    const auto widgets = m_workspace->findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        all << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        for (const char* property :
            {"text", "title", "value", "plainText", "placeholderText", "name"})
            all << widget->property(property).toString();
        const auto* view = qobject_cast<const QAbstractItemView*>(widget);
        if (!view || !view->model() || widget->objectName() == QLatin1String("compareSamples"))
            continue;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                const QModelIndex index = view->model()->index(row, column);
                all << index.data().toString() << index.data(Qt::AccessibleTextRole).toString();
            }
        }
    }
    const auto labels = m_workspace->findChildren<QLabel*>();
    for (const QLabel* label : labels)
        all << label->text();
    return all.join(QLatin1Char('\n'));
}

int TestCompareWorkspace::currentNumber() const
{
    const ShownItem* item = RowsOf<ShownItem>::at(table()->currentIndex());
    return item ? item->number : 0;
}

void TestCompareWorkspace::decide(Qt::Key key, const QString& note)
{
    QTest::keyClick(table(), key);
    auto* edit = find<ReasonEdit>("decisionNote");
    QTRY_VERIFY(edit->hasFocus());
    QTRY_COMPARE(edit->visibleRegion().boundingRect().height(), edit->height());
    QTest::keyClicks(edit, note);
    QTest::keyClick(edit, Qt::Key_Return);
    m_session->project().flush();
}

void TestCompareWorkspace::settle()
{
    QTest::keyClick(table(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(find<QPushButton>("confirmYes")->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    m_session->project().flush();
}

void TestCompareWorkspace::anOpenRoundShowsWhoHasSubmittedAndNoAnswer()
{
    const SampleId sample = m_fixture->samples.first();
    m_fixture->answer(sample, m_fixture->ada, yes(5), QStringLiteral("Adas secret note"));
    m_fixture->submit(sample, m_fixture->ada);
    m_fixture->answer(
        sample, m_fixture->ben, QStringLiteral("nn"), QStringLiteral("Bens secret note"));
    openAs(m_fixture->lea);
    QVERIFY(isShown("compareEmpty"));
    QVERIFY(!isShown("compareRows"));
    const QString screen = said();
    QVERIFY(screen.contains(QStringLiteral("Ada has submitted.")));
    QVERIFY(screen.contains(QStringLiteral("Ben has answered 2 of 5.")));
    QVERIFY(!screen.contains(QStringLiteral("secret")));
    QCOMPARE(find<Badge>("compareState")->kind(), BadgeKind::Waiting);
    QVERIFY(!find<QAction>("compareSettle")->isEnabled());
}

void TestCompareWorkspace::closingInAnotherProcessShowsTheComparison()
{
    const SampleId sample = m_fixture->samples.first();
    m_fixture->answer(sample, m_fixture->ada, yes(5));
    m_fixture->submit(sample, m_fixture->ada);
    m_fixture->answer(sample, m_fixture->ben, QStringLiteral("yyyyn"));
    openAs(m_fixture->ada);
    QVERIFY(isShown("compareEmpty"));
    m_fixture->submit(sample, m_fixture->ben);
    QTRY_VERIFY_WITH_TIMEOUT(isShown("compareRows"), 15'000);
    QCOMPARE(currentNumber(), 5);
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("80.0 %"));
}

void TestCompareWorkspace::figuresAndRowsOfAClosedRound()
{
    closeFirst();
    openAs(m_fixture->lea);
    QVERIFY(isShown("compareRows"));
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("60.0 %"));
    // Each says yes three times: expected 0.36 + 0.16 = 0.52, kappa 0.08 / 0.48.
    QCOMPARE(find<StatCard>("compareKappa")->value(), QStringLiteral("0.17"));
    QCOMPARE(find<StatCard>("compareTime")->value(), QStringLiteral("0:50 / 0:50"));
    QCOMPARE(find<StatCard>("compareKept")->value(), QStringLiteral("3 of 5"));
    QVERIFY(find<QLabel>("compareFormula")
                ->text()
                .contains(QStringLiteral("(0.600 − 0.520) / (1 − 0.520)")));
    QCOMPARE(currentNumber(), 3);
    QVERIFY(find<QLabel>("compareRule")->text().startsWith(QStringLiteral("Strict rule")));
    QVERIFY(!isShown("compareDecisionPanel"));
    QCOMPARE(find<Badge>("compareState")->kind(), BadgeKind::Closed);
    QVERIFY(said().contains(QStringLiteral("Ada")));
}

void TestCompareWorkspace::inALowWindowTheFiguresAreALineOfText()
{
    closeFirst();
    openAs(m_fixture->lea);
    QVERIFY(isShown("compareKappa"));
    QVERIFY(!isShown("compareFigureLine"));
    m_workspace->resize(946, 590);
    QTRY_VERIFY(isShown("compareFigureLine"));
    QVERIFY(!isShown("compareKappa"));
    const auto* line = find<QWidget>("compareFigureLine");
    QStringList figures;
    for (const QLabel* label : line->findChildren<QLabel*>())
        figures.append(label->text());
    const QString text = figures.join(u' ');
    QVERIFY2(text.startsWith(QStringLiteral("Agreement 60.0 % Kappa 0.17 [")), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("Time 0:50 / 0:50 Kept 3 of 5")), qPrintable(text));
    // The ways to the rows and to the table stay, and so do what is below and above.
    const auto links = line->findChildren<QToolButton*>();
    QCOMPARE(links.size(), 2);
    links.first()->click();
    QCOMPARE(table()->selectionModel()->selectedRows().size(), 5);
    links.last()->click();
    QTRY_VERIFY(isShown("compareTable2x2"));
    QVERIFY(find<QWidget>("compareTable2x2")->hasFocus());
    QVERIFY(isShown("compareOutcomes"));
    const auto* settle = find<QWidget>("compareSettleButton");
    QVERIFY(settle->width() >= settle->sizeHint().width());
    m_workspace->resize(1320, 800);
    QTRY_VERIFY(isShown("compareKappa"));
    QVERIFY(!isShown("compareFigureLine"));
}

void TestCompareWorkspace::cardsThatWouldBreakTheIntervalAreALineOfText()
{
    closeFirst();
    openAs(m_fixture->lea);
    const auto* interval = find<StatCard>("compareKappa")->findChildren<QLabel*>().last();
    QVERIFY(interval->text().startsWith(QStringLiteral("95\u00a0%\u00a0interval\u00a0[")));
    QVERIFY(interval->width() >= interval->minimumSizeHint().width());
    m_workspace->resize(860, 800);
    QTRY_VERIFY(isShown("compareFigureLine"));
    m_workspace->resize(1320, 800);
    QTRY_VERIFY(isShown("compareKappa"));
}

void TestCompareWorkspace::theDiscussionAndWhereTheyDifferShareOnePlace()
{
    closeFirst();
    openAs(m_fixture->lea);
    QVERIFY(isShown("discussionView"));
    QVERIFY(!isShown("compareTable2x2"));
    auto* pages = find<SegmentSwitch>("compareContext");
    pages->segment(1)->click();
    QVERIFY(isShown("compareTable2x2"));
    QVERIFY(!isShown("discussionView"));
    const QByteArray layout = m_workspace->saveLayout();
    QTest::keyClick(table(), Qt::Key_D, Qt::AltModifier);
    QVERIFY(find<DiscussionView>("discussionView")->hasFocus());
    emit find<StatCard>("compareKappa")->linkActivated({});
    QTRY_VERIFY(find<QWidget>("compareTable2x2")->hasFocus());
    // Which one it was is remembered.
    openAs(m_fixture->lea);
    QVERIFY(m_workspace->restoreLayout(layout));
    QTRY_VERIFY(isShown("compareTable2x2"));
}

void TestCompareWorkspace::theTitlesOfTheColumnsFollowTheLanguage()
{
    closeFirst();
    openAs(m_fixture->lea);
    const auto titles = [this] {
        const auto* model = table()->model();
        return QStringList{model->headerData(ItemTextColumn, Qt::Horizontal).toString(),
            model->headerData(OutcomeColumn, Qt::Horizontal).toString()};
    };
    const QStringList english{QStringLiteral("Paragraph"), QStringLiteral("Outcome")};
    const QStringList shouted{QStringLiteral("PARAGRAPH"), QStringLiteral("OUTCOME")};
    QCOMPARE(titles(), english);
    {
        const ShoutedWords other("CompareWords");
        QTRY_COMPARE(titles(), shouted);
    }
    QTRY_COMPARE(titles(), english);
    // Also where the screen is looked at later, and the rows are not there yet.
    m_workspace->hide();
    const ShoutedWords other("CompareWords");
    QCoreApplication::processEvents();
    m_workspace->show();
    QTRY_COMPARE(titles(), shouted);
    m_session->setCurrentSample(m_fixture->samples.at(1));
    m_session->setCurrentSample(m_fixture->samples.first());
    QCOMPARE(titles(), shouted);
}

void TestCompareWorkspace::anUndefinedKappaIsExplained()
{
    closeFirst(yes(5), yes(5));
    openAs(m_fixture->lea);
    QCOMPARE(find<StatCard>("compareKappa")->value(), QStringLiteral("–"));
    QVERIFY(find<QLabel>("compareFormula")->text().contains(QStringLiteral("the same answer")));
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("100.0 %"));
}

void TestCompareWorkspace::theKeyboardIsInWhatIsShown()
{
    closeFirst();
    openAs(m_fixture->lea);
    table()->setFocus();
    const auto button = [] { return qobject_cast<QPushButton*>(QApplication::focusWidget()); };
    m_session->setCurrentSample(m_fixture->samples.at(1));
    QVERIFY(button());
    QVERIFY(button()->isVisible());
    QCOMPARE(button()->text(), QStringLiteral("Next closed sample"));
    QTest::keyClick(button(), Qt::Key_Space);
    QCOMPARE(m_session->currentSample(), m_fixture->samples.at(0));
    QVERIFY(table()->hasFocus());
    // What had the keyboard there before is gone when it is shown again.
    m_session->setCurrentStep(Step::KeyFacts);
    QVERIFY(button());
    QVERIFY(button()->isVisible());
    QCOMPARE(button()->text(), QStringLiteral("Facts"));
    m_session->setCurrentStep(Step::Paragraphs);
    QVERIFY(table()->hasFocus());
}

void TestCompareWorkspace::keysMoveTheOrderAndTheSamples()
{
    closeFirst();
    m_fixture->close(m_fixture->samples.last(), yes(5), yes(5));
    openAs(m_fixture->lea);
    QTRY_COMPARE(find<QLabel>("comparePlace")->text(), QStringLiteral("1 of 2"));
    QVERIFY(find<QAction>("compareDisagreementsFirst")->isChecked());
    QTest::keyClick(table(), Qt::Key_D);
    QVERIFY(!find<QAction>("compareDisagreementsFirst")->isChecked());
    QCOMPARE(RowsOf<ShownItem>::at(table()->model()->index(0, 0))->number, 1);
    QCOMPARE(currentNumber(), 3);
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(currentNumber(), 4);
    QTest::keyClick(table(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_session->currentSample(), m_fixture->samples.last());
    QCOMPARE(find<QLabel>("comparePlace")->text(), QStringLiteral("2 of 2"));
    QTest::keyClick(table(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(m_session->currentSample(), m_fixture->samples.first());
    QTest::keyClick(table(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(m_session->currentSample(), m_fixture->samples.last());
}

void TestCompareWorkspace::theLastOfAThousandParagraphsIsReachedByKey()
{
    ArticleText text;
    text.title = QStringLiteral("A long one");
    for (int i = 1; i <= 1000; ++i)
        text.paragraphs.append(QStringLiteral("Paragraph %1 tells of ships. ").arg(i).repeated(5));
    text.discussion = {{QStringLiteral("Person 1"), QStringLiteral("Long.")}};
    const SampleId sample = m_fixture->addSample(text, true);
    m_fixture->close(sample, yes(1000), yes(1000));
    openAs(m_fixture->lea);
    m_session->setCurrentSample(sample);
    QTRY_COMPARE(table()->model()->rowCount(), 1000);
    QTest::keyClick(table(), Qt::Key_End);
    QCOMPARE(currentNumber(), 1000);
    QVERIFY(table()->viewport()->rect().intersects(table()->visualRect(table()->currentIndex())));
}

void TestCompareWorkspace::rowsAreCopiedAsTabSeparatedValues()
{
    closeFirst();
    openAs(m_fixture->lea);
    QTest::keyClick(table(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
        QStringLiteral(
            "3\tParagraph 3 of the article 1 says something.\tyes\tno\tboundary\t\t\t\n"
            "4\tParagraph 4 of the article 1 says something.\tno\tyes\tboundary\t\t\t\n"));
}

void TestCompareWorkspace::aDecisionNeedsANoteAndLeadsToTheNextOne()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    QVERIFY(isShown("compareDecisionPanel"));
    QCOMPARE(currentNumber(), 3);
    QTest::keyClick(table(), Qt::Key_Y);
    auto* note = find<ReasonEdit>("decisionNote");
    QTRY_VERIFY(note->hasFocus());
    QTest::keyClick(note, Qt::Key_Return);
    QVERIFY(isShown("decisionMissingNote"));
    QVERIFY(note->hasFocus());
    QTest::keyClicks(note, QStringLiteral("Needed to follow"));
    QVERIFY(!isShown("decisionMissingNote"));
    QTest::keyClick(note, Qt::Key_Return);
    m_session->project().flush();
    QTRY_COMPARE(currentNumber(), 4);
    QVERIFY(table()->hasFocus());
    const ShownItem& decided = table()->comparison().items.at(2);
    QVERIFY(decided.outcome == Outcome::Supporting);
    QCOMPARE(decided.decision->note, QStringLiteral("Needed to follow"));
    QCOMPARE(decided.decision->by, QStringLiteral("Lea"));
    decide(Qt::Key_B, QStringLiteral("Could be either"));
    QTRY_COMPARE(find<StatCard>("compareKept")->value(), QStringLiteral("4 of 5"));
}

void TestCompareWorkspace::escapeGivesTheDecisionUp()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    QTest::keyClick(table(), Qt::Key_N);
    auto* note = find<ReasonEdit>("decisionNote");
    QTRY_VERIFY(note->hasFocus());
    QTest::keyClicks(note, QStringLiteral("yn")); // letters, not decisions
    QTest::keyClick(note, Qt::Key_Escape);
    QVERIFY(note->isVisible()); // it asks
    QTest::keyClick(note, Qt::Key_Escape);
    QVERIFY(!note->isVisible());
    QVERIFY(table()->hasFocus());
    QVERIFY(!table()->comparison().items.at(2).outcome);
    QCOMPARE(m_session->history().count(), 0);
}

void TestCompareWorkspace::aDecisionIsUndoneAndRedone()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    decide(Qt::Key_Y, QStringLiteral("Because"));
    QTRY_VERIFY(table()->comparison().items.at(2).outcome == Outcome::Supporting);
    m_session->history().undo();
    m_session->project().flush();
    QTRY_VERIFY(!table()->comparison().items.at(2).outcome.has_value());
    m_session->history().redo();
    m_session->project().flush();
    QTRY_VERIFY(table()->comparison().items.at(2).outcome == Outcome::Supporting);
    table()->setCurrentRow(2);
    QVERIFY(said().contains(QStringLiteral("Lea withdrew the decision")));
    QVERIFY(said().contains(QStringLiteral("Lea decided: supporting")));
}

void TestCompareWorkspace::undoBringsBackTheDecisionBefore()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    decide(Qt::Key_Y, QStringLiteral("First thought"));
    QTRY_VERIFY(table()->comparison().items.at(2).decision.has_value());
    table()->setCurrentRow(2);
    QTest::keyClick(table(), Qt::Key_N);
    auto* note = find<ReasonEdit>("decisionNote");
    QTRY_VERIFY(note->hasFocus());
    QCOMPARE(note->reason(), QStringLiteral("First thought"));
    QTest::keyClicks(note, QStringLiteral("Second thought")); // replaces the selected text
    QTest::keyClick(note, Qt::Key_Return);
    m_session->project().flush();
    QTRY_COMPARE(
        table()->comparison().items.at(2).decision->note, QStringLiteral("Second thought"));
    m_session->history().undo();
    m_session->project().flush();
    QTRY_COMPARE(table()->comparison().items.at(2).decision->note, QStringLiteral("First thought"));
    QVERIFY(table()->comparison().items.at(2).outcome == Outcome::Supporting);
}

void TestCompareWorkspace::undoBringsBackTheDecisionOfSomebodyElseAsTheirs()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    const PersonId kim = ProjectFixture::take(
        PeopleRepository(m_fixture->database()).add(QStringLiteral("Kim"), Role::Annotator))
                             .id;
    openAs(kim);
    decide(Qt::Key_N, QStringLiteral("Invented"));
    QTRY_VERIFY(table()->comparison().items.at(2).decision.has_value());
    m_session->setCurrentPerson(m_fixture->lea);
    table()->setCurrentRow(2);
    decide(Qt::Key_Y, QStringLiteral("Again"));
    const auto decision = [this] { return table()->comparison().items.at(2).decision; };
    QTRY_COMPARE(decision()->by, QStringLiteral("Lea"));
    m_session->history().undo();
    m_session->project().flush();
    QTRY_COMPARE(decision()->by, QStringLiteral("Kim"));
    QCOMPARE(decision()->note, QStringLiteral("Invented"));
    table()->setCurrentRow(2);
    QVERIFY(said().contains(
        QStringLiteral("Lea undid the later decision; back to: Kim decided: nonsupporting")));
}

void TestCompareWorkspace::undoLeavesWhatSomebodyElseDecidedSince()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    decide(Qt::Key_Y, QStringLiteral("It is needed"));
    QTRY_VERIFY(table()->comparison().items.at(2).decision.has_value());
    Database& elsewhere = m_fixture->database();
    const PersonId max =
        ProjectFixture::take(PeopleRepository(elsewhere).add(QStringLiteral("Max"), Role::Lead)).id;
    const ShownComparison& shown = table()->comparison();
    QVERIFY(ComparisonRepository(elsewhere).decide(shown.round, shown.items.at(2).item,
        Outcome::Nonsupporting, max, QStringLiteral("It is not"), false));
    m_session->history().undo();
    m_session->project().flush();
    QTRY_COMPARE(table()->comparison().items.at(2).decision->note, QStringLiteral("It is not"));
    QVERIFY(!m_session->history().canUndo());
}

void TestCompareWorkspace::undoBringsTheDecisionOfAnotherSampleIntoSight()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    decide(Qt::Key_Y, QStringLiteral("Because"));
    QTRY_COMPARE(currentNumber(), 4);
    m_session->setCurrentSample(m_fixture->samples.at(1));
    m_session->history().undo();
    m_session->project().flush();
    QCOMPARE(m_session->currentSample(), m_fixture->samples.at(0));
    QCOMPARE(currentNumber(), 3);
    table()->setCurrentRow(0);
    const QSignalSpy asked(m_session.get(), &ProjectSession::workspaceRequested);
    m_workspace->hide();
    m_session->history().redo();
    m_session->project().flush();
    QCOMPARE(asked.size(), 1);
    m_workspace->show();
    QCOMPARE(currentNumber(), 3);
}

void TestCompareWorkspace::annotatorsCannotDecideForAThirdPerson()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->ada);
    QVERIFY(!isShown("compareDecisionPanel"));
    QTest::keyClick(table(), Qt::Key_Y);
    QVERIFY(!find<ReasonEdit>("decisionNote")->isVisible());
    m_fixture->setRule(ConsistencyRule::Adjudication, Adjudicator::Pair);
    QTRY_VERIFY_WITH_TIMEOUT(isShown("compareDecisionPanel"), 15'000);
}

void TestCompareWorkspace::unnamedSidesAppearNowhereOnTheScreen()
{
    m_fixture->setRule(ConsistencyRule::Adjudication, Adjudicator::Pair);
    const SampleId sample = m_fixture->samples.first();
    m_fixture->answer(
        sample, m_fixture->ada, QStringLiteral("ynyny"), QStringLiteral("one note"), 11'000);
    m_fixture->answer(
        sample, m_fixture->ben, QStringLiteral("ynnyy"), QStringLiteral("other note"), 5'000'000);
    m_fixture->submit(sample, m_fixture->ada);
    m_fixture->submit(sample, m_fixture->ben);
    openAs(m_fixture->ada);
    decide(Qt::Key_Y, QStringLiteral("A reason"));
    for (int row = 0; row < 5; ++row) {
        table()->setCurrentRow(row);
        const QString screen = said();
        QVERIFY(screen.contains(QStringLiteral("Side 1")));
        for (const char* secret : {"Ada", "Ben", "11 s", "1:23:20", "0:55", "6:56:40"})
            QVERIFY2(!screen.contains(QLatin1String(secret)), secret);
    }
    QVERIFY(said().contains(QStringLiteral("One of the pair")) ||
            said().contains(QStringLiteral("one of the pair")));
    QCOMPARE(find<StatCard>("compareTime")->value(), QStringLiteral("6:57:35"));
    QTest::keyClick(m_workspace.get(), Qt::Key_T, Qt::ControlModifier);
    QVERIFY(isShown("compareFunnelPage"));
    QVERIFY(!said().contains(QStringLiteral("Ada")));
}

void TestCompareWorkspace::settlingNeedsEveryDecisionAndNamesTheSides()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    QTest::keyClick(table(), Qt::Key_S, Qt::ControlModifier);
    m_session->project().flush();
    QTRY_VERIFY(isShown("compareMessage"));
    QVERIFY(said().contains(QStringLiteral("Decide on paragraphs 3, 4 first.")));
    decide(Qt::Key_Y, QStringLiteral("Because"));
    QTRY_COMPARE(currentNumber(), 4);
    decide(Qt::Key_N, QStringLiteral("Because"));
    settle();
    QTRY_COMPARE(find<Badge>("compareState")->kind(), BadgeKind::Settled);
    QVERIFY(!isShown("compareMessage"));
    QVERIFY(said().contains(QStringLiteral("Ada")));
    QVERIFY(!isShown("compareDecisionPanel"));
    QTest::keyClick(table(), Qt::Key_Y);
    QVERIFY(!find<ReasonEdit>("decisionNote")->isVisible());
    QVERIFY(said().contains(QStringLiteral("Lea settled the sample")));
}

void TestCompareWorkspace::settlingAsksFirst()
{
    closeFirst();
    openAs(m_fixture->lea);
    for (int times = 0; times < 2; ++times) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
        m_session->project().flush();
        QVERIFY(isShown("confirmBar"));
    }
    QVERIFY(!m_fixture->round(m_fixture->samples.first()).settledAt);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!isShown("confirmBar"));
    QVERIFY(table()->hasFocus());
    QVERIFY(!m_fixture->round(m_fixture->samples.first()).settledAt);
    // What was asked about one sample is not asked about the next.
    QTest::keyClick(table(), Qt::Key_S, Qt::ControlModifier);
    m_session->setCurrentSample(m_fixture->samples.at(1));
    QVERIFY(!isShown("confirmBar"));
}

void TestCompareWorkspace::theLeadUndoesSettlingAndOthersReachNothingOlder()
{
    m_fixture->setRule(ConsistencyRule::Adjudication, Adjudicator::Pair);
    closeFirst(QStringLiteral("ynyny"), QStringLiteral("ynnny"));
    openAs(m_fixture->ada);
    decide(Qt::Key_Y, QStringLiteral("Because"));
    settle();
    const auto round = [this] { return m_fixture->round(m_fixture->samples.first()); };
    QVERIFY(round().settledAt);
    m_session->history().undo();
    m_session->project().flush();
    QVERIFY(round().settledAt);
    QVERIFY(said().contains(QStringLiteral("settling sample 1")));
    const Comparison after =
        ProjectFixture::take(ComparisonRepository(m_fixture->database()).compare(round().id));
    QVERIFY(after.items.at(2).decision);
    // The lead takes it back.
    ProjectFixture::take(RoundRepository(m_fixture->database())
                             .reopen(round().id, m_fixture->lea, QStringLiteral("Again")));
    openAs(m_fixture->lea);
    settle();
    QVERIFY(round().settledAt);
    m_session->history().undo();
    m_session->project().flush();
    QVERIFY(!round().settledAt);
    QTRY_COMPARE(find<Badge>("compareState")->kind(), BadgeKind::Closed);
}

void TestCompareWorkspace::aSettledSampleSaysWhatComesNext()
{
    closeFirst();
    m_fixture->close(m_fixture->samples.at(1), yes(5), yes(5));
    openAs(m_fixture->lea);
    QVERIFY(!isShown("compareNext"));
    settle();
    ProjectFixture::take(
        RoundRepository(m_fixture->database())
            .settle(m_fixture->round(m_fixture->samples.at(1)).id, m_fixture->lea));
    QTRY_VERIFY(isShown("compareNext"));
    QSignalSpy shown(m_session.get(), &ProjectSession::workspaceRequested);
    auto* strip = find<QWidget>("compareNext");
    strip->findChild<QPushButton*>(QStringLiteral("statePrimary"))->click();
    QCOMPARE(shown.last().first().value<WorkspaceId>(), WorkspaceId::Facts);
    auto* other = strip->findChild<QPushButton*>(QStringLiteral("stateSecondary"));
    QTRY_VERIFY(other->isVisible());
    other->click();
    QCOMPARE(m_session->currentSample(), m_fixture->samples.at(1));
}

void TestCompareWorkspace::whatIsSettledToTheNextStepOffersThatNoMore()
{
    const SampleId sample = m_fixture->samples.first();
    m_fixture->askAboutFacts(sample);
    m_fixture->close(sample, yes(3), yes(3), Step::KeyFacts);
    RoundRepository rounds(m_fixture->database());
    for (const Step step : {Step::Paragraphs, Step::KeyFacts})
        ProjectFixture::take(rounds.settle(m_fixture->round(sample, step).id, m_fixture->lea));
    openAs(m_fixture->lea);
    QTRY_COMPARE(find<Badge>("compareState")->kind(), BadgeKind::Settled);
    auto* strip = find<StateStrip>("compareNext");
    QCOMPARE(strip->text(), QStringLiteral("Settled. The next step is settled, too."));
    strip->findChild<QPushButton*>(QStringLiteral("statePrimary"))->click();
    QVERIFY(m_workspace->pages()->showsWhole());
}

void TestCompareWorkspace::aSampleThatIsNotClosedOffersWhatCanBeDone()
{
    openAs(m_fixture->ada);
    QSignalSpy shown(m_session.get(), &ProjectSession::workspaceRequested);
    QSignalSpy assigned(&NextSteps::of(*m_session), &NextSteps::assignRequested);
    auto* button = find<QWidget>("compareEmpty")->findChild<QPushButton*>();
    button->click(); // it waits for her
    QCOMPARE(shown.last().first().value<WorkspaceId>(), WorkspaceId::Annotate);
    ProjectFixture::check(RoundRepository(m_fixture->database())
                              .unassign(m_fixture->samples.first(), m_fixture->lea));
    m_session->setCurrentPerson(m_fixture->lea);
    QTRY_VERIFY(button->text().startsWith(QStringLiteral("Assign")));
    button->click();
    QCOMPARE(assigned.size(), 1);
}

void TestCompareWorkspace::reopeningAsksTheLeadForAReason()
{
    closeFirst();
    openAs(m_fixture->ada);
    settle();
    QTRY_COMPARE(find<Badge>("compareState")->kind(), BadgeKind::Settled);
    QVERIFY(!find<QAction>("compareReopen")->isEnabled());
    m_session->setCurrentPerson(m_fixture->lea);
    QTRY_VERIFY(find<QAction>("compareReopen")->isEnabled());
    QTest::keyClick(table(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto* reason = find<ReasonEdit>("reopenReason");
    QTRY_VERIFY(reason->hasFocus());
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(!find<QLabel>("reopenMissingReason")->text().isEmpty());
    QTest::keyClicks(reason, QStringLiteral("Paragraph 3 was read too fast"));
    QTest::keyClick(reason, Qt::Key_Return);
    m_session->project().flush();
    QTRY_COMPARE(find<Badge>("compareState")->kind(), BadgeKind::Closed);
    QVERIFY(!isShown("compareReopenBar"));
    QVERIFY(said().contains(QStringLiteral("Paragraph 3 was read too fast")));
}

void TestCompareWorkspace::theDiscussionAndTheHeadlineStandBesideTheAnswers()
{
    closeFirst();
    openAs(m_fixture->lea);
    auto* discussion = find<DiscussionView>("discussionView");
    QVERIFY(discussion->isVisible());
    QVERIFY(discussion->model()->rowCount() > 0);
    QVERIFY(find<QLabel>("compareHeadline")->isVisible());
    QVERIFY(!find<QLabel>("compareHeadline")->text().isEmpty());
    QTest::keyClick(table(), Qt::Key_D, Qt::AltModifier);
    QVERIFY(discussion->hasFocus());
    // Its size is remembered.
    auto* side = find<QSplitter>("compareSide");
    QList<int> sizes = side->sizes();
    sizes[0] -= 60;
    sizes[1] += 60;
    side->setSizes(sizes);
    const int height = discussion->height();
    const QByteArray layout = m_workspace->saveLayout();
    openAs(m_fixture->lea);
    QVERIFY(m_workspace->restoreLayout(layout));
    QTRY_COMPARE(find<DiscussionView>("discussionView")->height(), height);
}

void TestCompareWorkspace::aDecisionIsTaggedThatTheGuidelineMustChange()
{
    m_fixture->setRule(ConsistencyRule::Adjudication);
    closeFirst();
    openAs(m_fixture->lea);
    const RoundId round = m_fixture->round(m_fixture->samples.first()).id;
    const auto isTagged = [&](int number) {
        const Comparison now =
            ProjectFixture::take(ComparisonRepository(m_fixture->database()).compare(round));
        return now.guidelineTags.contains(now.items.at(number - 1).item);
    };
    QTest::keyClick(table(), Qt::Key_G);
    decide(Qt::Key_Y, QStringLiteral("Rule 3 says nothing of it"));
    QTRY_COMPARE(currentNumber(), 4);
    QVERIFY(isTagged(3));
    // The next one begins without the tag.
    QVERIFY(!find<QAction>("compareTagGuideline")->isChecked());
    decide(Qt::Key_N, QStringLiteral("Clear"));
    QVERIFY(!isTagged(4));
    // Of what is decided it goes on and off by itself, and can be undone.
    table()->setCurrentRow(2);
    QVERIFY(find<QAction>("compareTagGuideline")->isChecked());
    QVERIFY(said().contains(QStringLiteral("guideline must change")));
    QTest::keyClick(table(), Qt::Key_G);
    m_session->project().flush();
    QVERIFY(!isTagged(3));
    QCOMPARE(currentNumber(), 3);
    m_session->history().undo();
    m_session->project().flush();
    QVERIFY(isTagged(3));
}

void TestCompareWorkspace::aLeadTagsTheDecisionOfSomebodyElse()
{
    m_fixture->setRule(ConsistencyRule::Adjudication, Adjudicator::Pair);
    closeFirst();
    const RoundId round = m_fixture->round(m_fixture->samples.first()).id;
    ComparisonRepository repository(m_fixture->database());
    for (const int row : {2, 3})
        ProjectFixture::check(repository.decide(round,
            ProjectFixture::take(repository.compare(round)).items.at(row).item, Outcome::Boundary,
            m_fixture->ada, QStringLiteral("We agreed on it")));
    ProjectFixture::take(RoundRepository(m_fixture->database()).settle(round, m_fixture->ada));
    openAs(m_fixture->lea);
    table()->setCurrentRow(2);
    QVERIFY(!find<QAction>("compareDecideYes")->isEnabled());
    for (const bool tagged : {true, false}) {
        QTest::keyClick(table(), Qt::Key_G);
        m_session->project().flush();
        QTRY_COMPARE(said().contains(QStringLiteral("guideline must change")), tagged);
        const Comparison now = ProjectFixture::take(repository.compare(round));
        QCOMPARE(now.guidelineTags.size(), tagged ? 1 : 0);
        QCOMPARE(now.items.at(2).decision->by, m_fixture->ada);
    }
    m_session->history().undo();
    m_session->project().flush();
    QCOMPARE(ProjectFixture::take(repository.compare(round)).guidelineTags.size(), 1);
}

void TestCompareWorkspace::keysThatDoNothingOnTheRowSayWhy()
{
    closeFirst();
    openAs(m_fixture->lea);
    auto* message = find<MessageBar>("compareMessage");
    table()->setCurrentRow(2);
    QTest::keyClick(table(), Qt::Key_Y);
    QVERIFY(message->text().startsWith(QStringLiteral("Strict rule")));
    table()->setCurrentRow(0);
    QTest::keyClick(table(), Qt::Key_N);
    QVERIFY(message->text().startsWith(QStringLiteral("Both answered yes")));
    QTest::keyClick(table(), Qt::Key_J, Qt::ControlModifier);
    QVERIFY(message->text().startsWith(QStringLiteral("Nothing here is awaiting")));
    QVERIFY(!message->isAncestorOf(QApplication::focusWidget()));
    QCOMPARE(currentNumber(), 1);
}

void TestCompareWorkspace::theLeadIsToldWhoWasQuickOnceTheSidesAreNamed()
{
    const SampleId sample = m_fixture->samples.first();
    m_fixture->answer(sample, m_fixture->ada, QStringLiteral("ynyny"), {}, 1'500);
    m_fixture->answer(sample, m_fixture->ben, QStringLiteral("ynyyy"), {}, 9'000);
    m_fixture->submit(sample, m_fixture->ada);
    m_fixture->submit(sample, m_fixture->ben);
    m_fixture->setRule(ConsistencyRule::Adjudication);
    openAs(m_fixture->lea);
    QVERIFY(!isShown("compareHabits"));
    QVERIFY(!said().contains(QStringLiteral("'s median: ")));
    decide(Qt::Key_Y, QStringLiteral("Because"));
    settle();
    QTRY_VERIFY(isShown("compareHabits"));
    const QString text = find<QLabel>("compareHabits")->text();
    QVERIFY2(text.contains(QStringLiteral("Ada's median: 1.5 s over 5 items")), qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("Ben")));
    m_session->setCurrentPerson(m_fixture->ben);
    QVERIFY(!isShown("compareHabits"));
}

void TestCompareWorkspace::theFunnelListsTheParagraphsOfAStage()
{
    closeFirst();
    openAs(m_fixture->lea);
    QTest::keyClick(table(), Qt::Key_T, Qt::ControlModifier);
    auto* stages = find<QAbstractItemView>("funnelSample");
    auto* list = find<QAbstractItemView>("funnelParagraphs");
    QTRY_VERIFY(stages->hasFocus());
    QTRY_COMPARE(list->model()->rowCount(), 5);
    for (int step = 0; step < 4; ++step)
        QTest::keyClick(stages, Qt::Key_Down);
    QCOMPARE(stages->currentIndex().data().toString(), QStringLiteral("Boundary"));
    QCOMPARE(list->model()->rowCount(), 2);
    QVERIFY(list->model()
                ->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("removed by the strict rule")));
    auto* project = find<QAbstractItemView>("funnelProject");
    QTRY_VERIFY(project->model()
                    ->index(0, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("All paragraphs: 15")));
    QVERIFY(project->model()
                ->index(2, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(QStringLiteral("10")));
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(isShown("compareRows"));
    QCOMPARE(currentNumber(), 4);
}

void TestCompareWorkspace::theFunnelShowsAPastDay()
{
    closeFirst();
    openAs(m_fixture->lea);
    QTest::keyClick(table(), Qt::Key_T, Qt::ControlModifier);
    const auto said = [this] {
        return find<QAbstractItemView>("funnelProject")
            ->model()
            ->index(0, 0)
            .data(Qt::AccessibleTextRole)
            .toString();
    };
    QTRY_VERIFY(said().contains(QStringLiteral("All paragraphs: 15")));
    auto* day = find<QDateEdit>("funnelDay");
    day->setFocus();
    day->setCurrentSection(QDateTimeEdit::YearSection);
    QTest::keyClick(day, Qt::Key_Down);
    QTRY_VERIFY(said().contains(QStringLiteral("All paragraphs: 0")));
    QTRY_COMPARE(find<QAbstractItemView>("funnelParagraphs")->model()->rowCount(), 0);
    QTest::keyClick(day, Qt::Key_Up);
    QTRY_VERIFY(said().contains(QStringLiteral("All paragraphs: 15")));
    // As if it had been left at what stands now since yesterday.
    day->setMaximumDate(QDate::currentDate().addDays(-1));
    QTRY_VERIFY(said().contains(QStringLiteral("All paragraphs: 15")));
    m_workspace->hide();
    m_workspace->show();
    QCOMPARE(day->date(), QDate::currentDate());
    QTRY_VERIFY(said().contains(QStringLiteral("All paragraphs: 15")));
}

void TestCompareWorkspace::aSampleIsReadAsAWhole()
{
    closeFirst();
    openAs(m_fixture->lea);
    m_workspace->pages()->showWhole(true);
    QVERIFY(isShown("compareWholePage"));
    auto* lines = find<QAbstractItemView>("wholeSampleLines");
    QTRY_VERIFY(lines->model()->rowCount() > 5);
    QTRY_VERIFY(lines->hasFocus());
    lines->setCurrentIndex(lines->model()->index(0, 0));
    QTest::keyClick(lines, Qt::Key_Return);
    QVERIFY(isShown("compareWholePage")); // a heading leads nowhere
    QTest::keyClick(lines, Qt::Key_Down);
    QTest::keyClick(lines, Qt::Key_Down);
    QVERIFY(lines->currentIndex()
                .data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(QStringLiteral("Paragraph 2: ")));
    QTest::keyClick(lines, Qt::Key_Return);
    QVERIFY(isShown("compareRows"));
    QCOMPARE(currentNumber(), 2);
    QVERIFY(!m_workspace->pages()->showsWhole());
}

void TestCompareWorkspace::theWholeSampleLeadsBackToWhereOneCameFrom()
{
    closeFirst();
    openAs(m_fixture->lea);
    QSignalSpy elsewhere(m_session.get(), &ProjectSession::workspaceRequested);
    m_workspace->pages()->showWholeFrom(WorkspaceId::Facts);
    auto* lines = find<QAbstractItemView>("wholeSampleLines");
    QTRY_VERIFY(lines->hasFocus());
    QTest::keyClick(lines, Qt::Key_Escape);
    QCOMPARE(elsewhere.size(), 1);
    QCOMPARE(elsewhere.first().first().value<WorkspaceId>(), WorkspaceId::Facts);
    QVERIFY(!m_workspace->pages()->showsWhole());
    // From Compare itself the button leads back to the rows.
    m_workspace->pages()->showWholeFrom(WorkspaceId::Compare);
    auto* back = find<QPushButton>("wholeSampleLeaveButton");
    QVERIFY(back->isVisible());
    back->click();
    QCOMPARE(elsewhere.size(), 1);
    QVERIFY(isShown("compareRows"));
    QTRY_VERIFY(table()->hasFocus());
    // Whoever left comes back to the rows.
    m_workspace->pages()->showWhole(true);
    m_workspace->hide();
    m_workspace->show();
    QVERIFY(!m_workspace->pages()->showsWhole());
    QVERIFY(isShown("compareRows"));
}

void TestCompareWorkspace::theLabelThatAParagraphCameWithStandsBesideItsOutcome()
{
    closeFirst();
    openAs(m_fixture->lea);
    QVERIFY(!find<QLabel>("compareImported")->isVisible());
    kgds::SampleRecord record;
    record.article = {{1, QStringLiteral("Gold one."), kgds::ParagraphLabel::Supporting, {}, {}},
        {2, QStringLiteral("Gold two."), kgds::ParagraphLabel::Nonsupporting, {}, {}}};
    record.discussion = {{QStringLiteral("Ann"), QStringLiteral("Well."), {}}};
    const SampleId gold =
        ProjectFixture::take(SampleRecords(m_fixture->database()).addRecord(record));
    ProjectFixture::take(RoundRepository(m_fixture->database())
                             .assign(gold, {m_fixture->ada, m_fixture->ben}, m_fixture->lea));
    m_fixture->close(gold, QStringLiteral("ny"), QStringLiteral("ny"));
    m_session->setCurrentSample(gold);
    QStringList said;
    for (const int row : {0, 1}) {
        table()->setCurrentRow(row);
        QVERIFY(find<QLabel>("compareImported")->isVisible());
        said.append(find<QLabel>("compareImported")->text());
    }
    QCOMPARE(said, (QStringList{QStringLiteral("Supporting in the imported benchmark."),
                       QStringLiteral("Nonsupporting in the imported benchmark.")}));
}

void TestCompareWorkspace::aParagraphThatIsNotComparedYetLeadsToAnnotate()
{
    openAs(m_fixture->lea);
    m_workspace->pages()->showWhole(true);
    auto* lines = find<QAbstractItemView>("wholeSampleLines");
    QTRY_VERIFY(lines->model()->rowCount() > 5);
    lines->setCurrentIndex(lines->model()->index(2, 0));
    const QSignalSpy elsewhere(m_session.get(), &ProjectSession::workspaceRequested);
    QTest::keyClick(lines, Qt::Key_Return);
    QCOMPARE(elsewhere.size(), 1);
    QCOMPARE(elsewhere.first().first().value<WorkspaceId>(), WorkspaceId::Annotate);
}

void TestCompareWorkspace::aHiddenWorkspaceReadsNothingUntilItIsShown()
{
    closeFirst();
    openAs(m_fixture->lea);
    m_workspace->hide();
    m_session->setCurrentSample(m_fixture->samples.at(1), 2);
    QCOMPARE(table()->model()->rowCount(), 5);
    m_workspace->show();
    QVERIFY(isShown("compareEmpty"));
    QCOMPARE(table()->model()->rowCount(), 0);
    m_workspace->hide();
    m_session->setCurrentSample(m_fixture->samples.first(), 2);
    m_workspace->show();
    QCOMPARE(currentNumber(), 2);
}

void TestCompareWorkspace::theLayoutIsKept()
{
    closeFirst();
    openAs(m_fixture->lea);
    find<QAction>("compareDisagreementsFirst")->setChecked(false);
    const QByteArray layout = m_workspace->saveLayout();
    find<QAction>("compareDisagreementsFirst")->setChecked(true);
    QVERIFY(!m_workspace->restoreLayout(QByteArray("nothing")));
    QVERIFY(m_workspace->restoreLayout(layout));
    QVERIFY(!find<QAction>("compareDisagreementsFirst")->isChecked());
}

void TestCompareWorkspace::theSizesOfThePanesAreKeptWhileSomeAreHidden()
{
    closeFirst();
    openAs(m_fixture->lea);
    m_workspace->resize(1200, 700);
    const auto side = [this] { return find<QWidget>("compareSide")->width(); };
    const int width = side();
    for (const Qt::Key key : {Qt::Key_T, Qt::Key_L}) {
        QTest::keyClick(table(), key, Qt::ControlModifier);
        QTRY_VERIFY(isShown(key == Qt::Key_T ? "compareFunnelPage" : "compareSamples"));
        QTest::keyClick(m_workspace.get(), key, Qt::ControlModifier);
    }
    QTRY_COMPARE(side(), width);
    const QByteArray layout = m_workspace->saveLayout();
    openAs(m_fixture->lea);
    m_workspace->hide();
    QVERIFY(m_workspace->restoreLayout(layout));
    m_workspace->resize(1200, 700);
    m_workspace->show();
    QTRY_COMPARE(side(), width);
}

void TestCompareWorkspace::theListOfSamplesOpensByKey()
{
    closeFirst();
    openAs(m_fixture->lea);
    QTest::keyClick(table(), Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(isShown("compareSamples"));
    QTest::keyClick(m_workspace.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!isShown("compareSamples"));
    QVERIFY(table()->hasFocus());
}

void TestCompareWorkspace::keyFactsAreComparedInTheirOwnWords()
{
    m_fixture->askAboutFacts(m_fixture->samples.first());
    m_fixture->close(
        m_fixture->samples.first(), QStringLiteral("yyn"), QStringLiteral("ynn"), Step::KeyFacts);
    openAs(m_fixture->lea);
    QCOMPARE(find<StatCard>("compareKept")->value(), QStringLiteral("5 of 5"));
    m_session->setCurrentStep(Step::KeyFacts);
    QVERIFY(isShown("compareRows"));
    QCOMPARE(table()->model()->rowCount(), 3);
    QCOMPARE(currentNumber(), 2);
    QCOMPARE(find<StatCard>("compareKept")->value(), QStringLiteral("1 of 3"));
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("66.7 %"));
    QVERIFY(find<QLabel>("compareRule")->text().contains(QStringLiteral("not key")));
    QVERIFY(find<QLabel>("compareSource")->text().contains(QStringLiteral("Paragraph 1 of")));
    QVERIFY(!find<QAction>("compareFunnel")->isEnabled());
    QTRY_COMPARE(find<QLabel>("comparePlace")->text(), QStringLiteral("1 of 1"));
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
        QStringLiteral("2\t1\tCranes rest.\tyes\tno\tnot key\t\t\t\n"));
    settle();
    QCOMPARE(find<Badge>("compareState")->kind(), BadgeKind::Settled);
    const QString next = find<QAction>("compareNextStep")->text();
    QVERIFY(next.contains(QStringLiteral("opinions")));
    QEvent otherLanguage(QEvent::LanguageChange);
    QSignalSpy titles(table()->model(), &QAbstractItemModel::headerDataChanged);
    QApplication::sendEvent(m_workspace.get(), &otherLanguage);
    QVERIFY(!titles.isEmpty());
    QCOMPARE(find<QAction>("compareNextStep")->text(), next);
    m_session->setCurrentSample(m_fixture->samples.at(1));
    QVERIFY(isShown("compareEmpty"));
    QVERIFY(said().contains(QStringLiteral("Waiting for paragraphs")));
}

void TestCompareWorkspace::aFactIsDecidedYesOrNoAndNeverBoundary()
{
    m_fixture->askAboutFacts(m_fixture->samples.first());
    m_fixture->close(
        m_fixture->samples.first(), QStringLiteral("yyn"), QStringLiteral("ynn"), Step::KeyFacts);
    m_fixture->setRule(ConsistencyRule::Adjudication);
    openAs(m_fixture->lea);
    m_session->setCurrentStep(Step::KeyFacts);
    table()->setFocus();
    QVERIFY(isShown("decideYes"));
    QVERIFY(!isShown("decideBoundary"));
    QTest::keyClick(table(), Qt::Key_B);
    QVERIFY(!find<ReasonEdit>("decisionNote")->isVisible());
    decide(Qt::Key_Y, QStringLiteral("Nobody understands it without."));
    QCOMPARE(find<StatCard>("compareKept")->value(), QStringLiteral("2 of 3"));
    QVERIFY(m_session->history().undoText().contains(QStringLiteral("fact 2")));
    QVERIFY(find<QLabel>("compareDecision")->text().endsWith(QStringLiteral(": key")));
    m_session->history().undo();
    m_session->project().flush();
    QCOMPARE(find<StatCard>("compareKept")->value(), QStringLiteral("1 of 3"));
}

void TestCompareWorkspace::theStepIsSwitchedByKey()
{
    closeFirst();
    openAs(m_fixture->lea);
    find<QAction>("compareFunnel")->trigger();
    QVERIFY(isShown("compareFunnelPage"));
    QTest::keyClick(m_workspace.get(), Qt::Key_F8);
    QCOMPARE(m_session->currentStep(), Step::KeyFacts);
    QVERIFY(isShown("compareEmpty"));
    QVERIFY(!find<QAction>("compareFunnel")->isChecked());
    QTest::keyClick(m_workspace.get(), Qt::Key_F7);
    QVERIFY(isShown("compareRows"));
}

/// A calibration of Ada and Ben in place of the first sample's round, submitted by both.
SampleId TestCompareWorkspace::calibrate(const QString& ada, const QString& ben)
{
    const SampleId sample = m_fixture->samples.first();
    RoundRepository rounds(m_fixture->database());
    ProjectFixture::check(rounds.unassign(sample, m_fixture->lea));
    ProjectFixture::take(
        rounds.calibrate(sample, {m_fixture->ada, m_fixture->ben}, m_fixture->lea));
    m_fixture->close(sample, ada, ben);
    return sample;
}

void TestCompareWorkspace::aCalibrationIsLabelledAgainAfterAsking()
{
    const SampleId sample = calibrate(QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
    openAs(m_fixture->lea);
    const Round first = m_fixture->round(sample);
    QVERIFY(isShown("compareCalibration"));
    QVERIFY(isShown("compareRows"));
    find<QAction>("compareLabelAgain")->trigger();
    auto* question = find<MessageBar>("compareMessage");
    QTRY_VERIFY(question->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!question->isVisible());
    QVERIFY(table()->hasFocus());
    QTest::keyClick(table(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(question->isAncestorOf(QApplication::focusWidget()));
    auto* begin = question->findChild<QPushButton*>();
    QCOMPARE(begin->text(), QStringLiteral("Start second pass"));
    QTest::keyClick(begin, Qt::Key_Space);
    m_session->project().flush();
    QCOMPARE(m_fixture->round(sample).repeats, first.id);
    QVERIFY(isShown("compareEmpty"));
    QVERIFY(!find<QAction>("compareLabelAgain")->isEnabled());
    QVERIFY(find<QLabel>("calibrationFigures")->text().contains(QStringLiteral("60.0 %")));
    // The blind answers can be looked back at, and decide nothing any more.
    find<QToolButton>("calibrationBlind")->click();
    QVERIFY(isShown("compareRows"));
    QVERIFY(!find<QAction>("compareSettle")->isEnabled());
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("60.0 %"));
    find<QToolButton>("calibrationAfter")->click();
    QVERIFY(isShown("compareEmpty"));
}

void TestCompareWorkspace::bothAgreementsStandBesideEachOther()
{
    const SampleId sample = calibrate(QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
    ProjectFixture::take(RoundRepository(m_fixture->database())
                             .labelAgain(m_fixture->round(sample).id, m_fixture->ada));
    m_fixture->close(sample, QStringLiteral("ynyyy"), QStringLiteral("ynyyy"));
    openAs(m_fixture->ada);
    const QString figures = find<QLabel>("calibrationFigures")->text();
    QVERIFY2(
        figures.contains(QStringLiteral("Blind: 60.0 % of 5, kappa 0.17")), qPrintable(figures));
    QVERIFY2(figures.contains(QStringLiteral("after discussion: 100.0 % of 5, kappa 1.00")),
        qPrintable(figures));
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("100.0 %"));
    QVERIFY(
        find<QLabel>("compareFormula")->text().contains(QStringLiteral("after the discussion")));
    QVERIFY(find<QAction>("compareSettle")->isEnabled());
    QTest::keyClick(table(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(find<StatCard>("compareAgreement")->value(), QStringLiteral("60.0 %"));
    QVERIFY(find<QLabel>("compareFormula")->text().contains(QStringLiteral("blind answers")));
    QVERIFY(!find<QAction>("compareSettle")->isEnabled());
    m_session->setCurrentSample(m_fixture->samples.at(1));
    QVERIFY(!isShown("compareCalibration"));
    QVERIFY(!find<QAction>("compareBlindAnswers")->isChecked());
}

void TestCompareWorkspace::theSecondPassStaysHiddenUntilBothSubmission()
{
    const SampleId sample = calibrate(QStringLiteral("ynyny"), QStringLiteral("ynnyy"));
    ProjectFixture::take(RoundRepository(m_fixture->database())
                             .labelAgain(m_fixture->round(sample).id, m_fixture->ada));
    m_fixture->answer(sample, m_fixture->ada, yes(5), QStringLiteral("Adas secret note"));
    m_fixture->submit(sample, m_fixture->ada);
    openAs(m_fixture->ben);
    QVERIFY(isShown("compareEmpty"));
    QVERIFY(!said().contains(QStringLiteral("secret")));
    find<QToolButton>("calibrationBlind")->click();
    QVERIFY(isShown("compareRows"));
    QVERIFY(!said().contains(QStringLiteral("secret")));
}

TANDEM_TEST(TestCompareWorkspace, QApplication)
#include "tst_compareworkspace.moc"
