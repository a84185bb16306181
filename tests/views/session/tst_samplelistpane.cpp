#include "views/session/samplelistpane.h"

#include "opinionfixture.h"
#include "testmain.h"
#include "ui/elidedlabel.h"
#include "ui/emptystate.h"
#include "ui/paneheader.h"
#include "ui/searchfield.h"
#include "views/session/projectsession.h"
#include "views/session/samplefiltermenu.h"
#include "views/session/samplerows.h"
#include "views/session/samplerowtext.h"
#include "views/session/statelook.h"
#include "windowundertest.h"

#include <QAction>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tandem;

namespace {

ArticleText article(const QString& title, const QString& domain)
{
    ArticleText text;
    text.title = title;
    text.domain = domain;
    text.paragraphs = {QStringLiteral("Something happened.")};
    text.discussion = {{QStringLiteral("A"), QStringLiteral("Indeed.")}};
    return text;
}

/// The pane in a window that has the keyboard.
class Screen
{
public:
    Screen()
    {
        fixture.addSample(
            article(QStringLiteral("Harbour strike"), QStringLiteral("business")), false);
        session = std::make_unique<ProjectSession>(fixture.open());
        session->setCurrentPerson(fixture.ada);
        pane = std::make_unique<SampleListPane>(*session);
        showActive(pane.get(), {260, 500});
    }
    QListView* list() { return pane->findChild<QListView*>(QStringLiteral("sampleList")); }
    SearchField* words() { return pane->findChild<SearchField*>(QStringLiteral("sampleFilter")); }
    int rows() { return pane->samples()->rows()->rowCount(); }

    ProjectFixture fixture;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<SampleListPane> pane;
};

/// Every text that the header shows.
bool headerSays(const SampleListPane& pane, const QString& text)
{
    const auto labels = pane.findChild<PaneHeader*>()->findChildren<ElidedLabel*>();
    return std::any_of(labels.begin(), labels.end(),
        [&text](const ElidedLabel* label) { return label->text() == text; });
}

} // namespace

class TestSampleListPane : public QObject
{
    Q_OBJECT

private slots:
    void theHeaderCountsWhatIsDone();
    void whatAwaitsAdjudicationIsNotDone();
    void factsThatWaitForParagraphsAreNotCounted();
    void opinionsAreDoneOnceTheyAreSettled();
    void wordsFilterTheList();
    void theMenuFiltersByStateAndDomain();
    void onlyMineFollowsWhoSitsHere();
    void movingInTheListChoosesTheSample();
    void theSessionsSampleIsShownWithoutChoosingIt();
    void aFilterThatHidesTheSampleLeavesIt();
    void aRowThatGoesChoosesNoOtherSample();
    void onlyMineIsSaidAboveTheList();
    void anEmptyListSaysWhatToDo();
    void keysLeadFromTheFilterToTheList();
};

void TestSampleListPane::theHeaderCountsWhatIsDone()
{
    Screen screen;
    QTRY_VERIFY(headerSays(*screen.pane, QStringLiteral("0 of 4 done")));
    screen.fixture.close(
        screen.fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    QTRY_VERIFY(headerSays(*screen.pane, QStringLiteral("1 of 4 done")));
    screen.pane->setOnlyMineOffered(true);
    QTRY_VERIFY(headerSays(*screen.pane, QStringLiteral("1 of 3 done")));
    // What one has submitted is said, too.
    screen.pane->setOnlyMineOffered(false);
    const SampleId second = screen.fixture.samples.at(1);
    screen.fixture.answer(second, screen.fixture.ada, QStringLiteral("yyyyy"));
    screen.fixture.submit(second, screen.fixture.ada);
    QTRY_VERIFY(headerSays(*screen.pane, QStringLiteral("1 of 4 done · 1 submitted")));
}

void TestSampleListPane::whatAwaitsAdjudicationIsNotDone()
{
    Screen screen;
    screen.fixture.setRule(ConsistencyRule::Adjudication);
    const SampleId sample = screen.fixture.samples.at(0);
    screen.fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyn"));
    const QString said = QStringLiteral("0 of 4 done · 1 awaiting adjudication");
    QTRY_VERIFY(headerSays(*screen.pane, said));
    const SampleRow row = *SampleRepository(screen.fixture.database()).row(sample);
    for (const PersonId person : {screen.fixture.ada, screen.fixture.lea}) {
        const Card card = sampleCard(row, person, 0);
        QCOMPARE(card.line, QStringLiteral("awaiting adjudication"));
        QCOMPARE(card.signs, {stateLook(SampleState::AwaitingAdjudication).sign});
    }
    SampleFilter filter;
    filter.state = SampleState::AwaitingAdjudication;
    screen.pane->setFilter(filter);
    QTRY_COMPARE(screen.rows(), 1);
    screen.pane->setFilter({});
    screen.pane->setOnlyMineOffered(true);
    QTRY_VERIFY(headerSays(*screen.pane, QStringLiteral("0 of 3 done · 1 awaiting adjudication")));
}

void TestSampleListPane::factsThatWaitForParagraphsAreNotCounted()
{
    Screen screen;
    const SampleId sample = screen.fixture.samples.at(0);
    screen.fixture.close(sample, QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    screen.pane->setStep(Step::KeyFacts);
    QTRY_VERIFY(headerSays(*screen.pane, QStringLiteral("0 of 1 done")));
    QTRY_COMPARE(
        screen.pane->samples()->rows()->card(1).line, QStringLiteral("waiting for paragraphs"));
}

void TestSampleListPane::opinionsAreDoneOnceTheyAreSettled()
{
    OpinionFixture fixture;
    fixture.close();
    ProjectSession session(fixture.base.open());
    session.setCurrentPerson(fixture.base.ada);
    SampleListPane pane(session);
    pane.show();
    pane.setOnlyMineOffered(true);
    pane.setStep(Step::Opinions);
    QTRY_VERIFY(headerSays(pane, QStringLiteral("0 of 1 done · 1 submitted")));
    SampleRow row = *SampleRepository(fixture.database()).row(fixture.sample, Step::Opinions);
    QCOMPARE(sampleStateLine(row, fixture.base.ada, 0), QStringLiteral("in peer review"));
    QVERIFY(!sampleIsComplete(row, fixture.base.ada));
    row.round->settledAt = QDateTime::currentDateTimeUtc();
    QVERIFY(sampleIsComplete(row, fixture.base.ada));
    // What was imported with its labels looks as done as what was labelled here.
    row.round.reset();
    row.labelled = true;
    QCOMPARE(sampleCard(row, fixture.base.ada, 0).bar->share, 1.0);
}

void TestSampleListPane::wordsFilterTheList()
{
    Screen screen;
    screen.words()->setFocus();
    QTest::keyClicks(screen.words(), QStringLiteral("harb"));
    QTRY_COMPARE(screen.rows(), 1);
    QCOMPARE(screen.pane->samples()->sampleAt(0), screen.fixture.samples.at(3));
    QTest::keyClick(screen.words(), Qt::Key_Escape);
    QTRY_COMPARE(screen.rows(), 4);
}

void TestSampleListPane::theMenuFiltersByStateAndDomain()
{
    Screen screen;
    SampleFilter filter;
    filter.state = SampleState::Open;
    screen.pane->setFilter(filter);
    QTRY_COMPARE(screen.rows(), 3);
    auto* clear = screen.pane->findChild<QToolButton*>(QStringLiteral("samplesClearFilter"));
    QVERIFY(clear->isVisible());
    clear->click();
    QTRY_COMPARE(screen.rows(), 4);

    auto* menu = screen.pane->findChild<SampleFilterMenu*>();
    menu->setDomains({QStringLiteral("business")});
    emit menu->aboutToShow();
    const auto actions = menu->findChildren<QAction*>();
    const auto business = std::find_if(actions.begin(), actions.end(),
        [](const QAction* action) { return action->text() == QLatin1String("business"); });
    QVERIFY(business != actions.end());
    (*business)->trigger();
    QTRY_COMPARE(screen.rows(), 1);
    QCOMPARE(screen.pane->filter().domain, QStringLiteral("business"));
}

void TestSampleListPane::onlyMineFollowsWhoSitsHere()
{
    Screen screen;
    QVERIFY(!screen.pane->onlyMine());
    QCOMPARE(screen.rows(), 4);
    screen.pane->setOnlyMineOffered(true);
    QVERIFY(screen.pane->onlyMine());
    QTRY_COMPARE(screen.rows(), 3);
    screen.session->setCurrentPerson(screen.fixture.lea);
    QVERIFY(!screen.pane->onlyMine());
    QTRY_COMPARE(screen.rows(), 4);
    screen.session->setCurrentPerson(screen.fixture.ben);
    QTRY_COMPARE(screen.rows(), 3);
    screen.pane->setOnlyMine(false);
    QTRY_COMPARE(screen.rows(), 4);
}

void TestSampleListPane::movingInTheListChoosesTheSample()
{
    Screen screen;
    QSignalSpy chosen(screen.pane.get(), &SampleListPane::sampleChosen);
    QSignalSpy activated(screen.pane.get(), &SampleListPane::sampleActivated);
    screen.pane->focusList();
    screen.list()->setCurrentIndex(screen.pane->samples()->rows()->index(0, 0));
    QTest::keyClick(screen.list(), Qt::Key_Down);
    QCOMPARE(chosen.last().at(0).value<SampleId>(), screen.fixture.samples.at(1));
    QCOMPARE(activated.size(), 0);
    QTest::keyClick(screen.list(), Qt::Key_Return);
    QCOMPARE(activated.last().at(0).value<SampleId>(), screen.fixture.samples.at(1));
    const QRect third = screen.list()->visualRect(screen.pane->samples()->rows()->index(2, 0));
    QTest::mouseClick(screen.list()->viewport(), Qt::LeftButton, {}, third.center());
    QCOMPARE(chosen.last().at(0).value<SampleId>(), screen.fixture.samples.at(2));
    QCOMPARE(activated.last().at(0).value<SampleId>(), screen.fixture.samples.at(2));
}

void TestSampleListPane::theSessionsSampleIsShownWithoutChoosingIt()
{
    Screen screen;
    QSignalSpy chosen(screen.pane.get(), &SampleListPane::sampleChosen);
    screen.session->setCurrentSample(screen.fixture.samples.at(2));
    QCOMPARE(screen.list()->currentIndex().row(), 2);
    // It is found again where a filter has moved it, and nothing is current where it is not shown.
    SampleFilter filter;
    filter.words = QStringLiteral("harbour");
    screen.pane->setFilter(filter);
    QTRY_COMPARE(screen.rows(), 1);
    QVERIFY(!screen.list()->currentIndex().isValid());
    screen.pane->setFilter({});
    QCOMPARE(screen.list()->currentIndex().row(), 2);
    QCOMPARE(chosen.size(), 0);
}

/// Keys would go to a sample that the list does not show.
void TestSampleListPane::aFilterThatHidesTheSampleLeavesIt()
{
    Screen screen;
    connect(screen.pane.get(), &SampleListPane::sampleChosen, screen.session.get(),
        [&](SampleId sample) { screen.session->setCurrentSample(sample); });
    screen.session->setCurrentSample(screen.fixture.samples.at(2));
    screen.words()->setFocus();
    QTest::keyClicks(screen.words(), QStringLiteral("harbour"));
    QTRY_COMPARE(screen.session->currentSample(), screen.fixture.samples.at(3));
    QTest::keyClicks(screen.words(), QStringLiteral(" zebra"));
    QTRY_VERIFY(!screen.session->currentSample().isValid());
    QTest::keyClick(screen.words(), Qt::Key_Escape);
    QTRY_COMPARE(screen.session->currentSample(), screen.fixture.samples.at(3));
}

void TestSampleListPane::aRowThatGoesChoosesNoOtherSample()
{
    Screen screen;
    screen.fixture.close(
        screen.fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    screen.fixture.close(
        screen.fixture.samples.at(2), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    SampleFilter filter;
    filter.state = SampleState::Closed;
    screen.pane->setFilter(filter);
    QTRY_COMPARE(screen.rows(), 2);
    screen.session->setCurrentSample(screen.fixture.samples.at(1));
    QCOMPARE(screen.list()->currentIndex().row(), 0);
    QSignalSpy chosen(screen.pane.get(), &SampleListPane::sampleChosen);
    const Round round = screen.fixture.round(screen.fixture.samples.at(1));
    QVERIFY(RoundRepository(screen.fixture.database()).settle(round.id, screen.fixture.lea));
    QTRY_COMPARE(screen.rows(), 1);
    QVERIFY(!screen.list()->currentIndex().isValid());
    QCOMPARE(chosen.size(), 0);
}

void TestSampleListPane::onlyMineIsSaidAboveTheList()
{
    Screen screen;
    auto* clear = screen.pane->findChild<QToolButton*>(QStringLiteral("samplesClearFilter"));
    QVERIFY(!clear->isVisible());
    screen.pane->setOnlyMineOffered(true);
    QTRY_COMPARE(screen.rows(), 3);
    QVERIFY(clear->isVisible());
    clear->click();
    QTRY_COMPARE(screen.rows(), 4);
    QVERIFY(!clear->isVisible());
}

void TestSampleListPane::anEmptyListSaysWhatToDo()
{
    Screen screen;
    auto* empty = screen.pane->findChild<EmptyState*>(QStringLiteral("sampleListEmpty"));
    QVERIFY(!empty->isVisible());
    SampleFilter filter;
    filter.state = SampleState::Settled;
    screen.pane->setFilter(filter);
    QTRY_VERIFY(empty->isVisible());
    empty->findChildren<QPushButton*>().first()->click();
    QTRY_COMPARE(screen.rows(), 4);
    QVERIFY(!empty->isVisible());
}

void TestSampleListPane::keysLeadFromTheFilterToTheList()
{
    Screen screen;
    screen.pane->focusList();
    QTest::keyClick(screen.list(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), screen.words());
    QTest::keyClick(screen.words(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), screen.list());
}

TANDEM_TEST(TestSampleListPane, QApplication)
#include "tst_samplelistpane.moc"
