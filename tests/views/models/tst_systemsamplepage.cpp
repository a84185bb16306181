#include "views/models/systemsamplepage.h"

#include "storage/changes/history.h"
#include "storage/repositories/checkpartrepository.h"
#include "systemfixture.h"
#include "testmain.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/workspace.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "ui/verdicts/decisioncard.h"
#include "views/models/sampleview.h"
#include "views/models/systemsamplelist.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace tandem;
using kgds::JudgementDecision;

namespace {

/// A screen around the page.
class OneScreen final : public Workspace
{
public:
    explicit OneScreen(ProjectSession& session)
        : Workspace(WorkspaceId::Models)
        , page(new SystemSamplePage(session, this))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(page);
    }
    QList<QAction*> workspaceActions() const override { return page->actions(); }
    QWidget* focusTarget() const override { return page; }

    SystemSamplePage* page;
};

} // namespace

/// The page of a sample, worked by its keys on the real widgets.
class TestSystemSamplePage : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(3);
        m_systems = std::make_unique<SystemFixture>(*m_fixture);
        m_judgement = {};
    }
    void cleanup()
    {
        m_screen.reset();
        m_session.reset();
        m_systems.reset();
        m_fixture.reset();
    }

    void theFirstSampleIsShownWithItsVerdicts()
    {
        start(m_fixture->ada);
        QCOMPARE(page().shownSample()->position, 1);
        QCOMPARE(page().samples()->list()->rows()->rowCount(), 2);
        QVERIFY(current() == JudgementDecision::ofFact(0, 0));
        QCOMPARE(card()->text().title, QStringLiteral("Covered"));
        QCOMPARE(card()->text().reason, QStringLiteral("It says \u201cin its second week\u201d."));
        key(Qt::Key_J);
        QVERIFY(current() == JudgementDecision::ofFact(0, 1));
        key(Qt::Key_K);
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(page().shownSample()->position, 2);
        QCOMPARE(m_session->currentSample(), m_fixture->samples.at(1));
    }

    void agreeingGoesOnAndIsSavedAndUndone()
    {
        start(m_fixture->ada);
        key(Qt::Key_A);
        QVERIFY(current() == JudgementDecision::ofFact(0, 1));
        QTRY_COMPARE(saved().value(JudgementDecision::ofFact(0, 0)).stance, Stance::Agree);
        m_session->history().undo();
        QTRY_VERIFY(!saved().value(JudgementDecision::ofFact(0, 0)).stance);
        QTRY_VERIFY(current() == JudgementDecision::ofFact(0, 0));
    }

    void aDisagreeTurnsTheVerdictOverAndAsksWhy()
    {
        start(m_fixture->ada);
        goTo(JudgementDecision::ofOpinion(0));
        key(Qt::Key_D);
        QTRY_COMPARE(saved().value(JudgementDecision::ofOpinion(0)).stance, Stance::Disagree);
        QTRY_COMPARE(card()->text().opinionText, QStringLiteral("should not be covered"));
        // Now it is asked why; the judge said nothing that could be agreed with.
        goTo(JudgementDecision::ofError(0));
        QVERIFY(!action("systemAgree")->isEnabled());
        QVERIFY(action("systemDisagree")->isEnabled());
    }

    void anErrorIsPutRightFromAMenu()
    {
        start(m_fixture->ada);
        goTo(JudgementDecision::ofError(1));
        key(Qt::Key_D);
        auto* menu = m_screen->findChild<QMenu*>(QStringLiteral("correctionMenu"));
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 4); // not the one that the judge named
        QTest::keyClick(menu, Qt::Key_2);
        QTRY_COMPARE(saved().value(JudgementDecision::ofError(1)).stance, Stance::Disagree);
        QVERIFY(saved().value(JudgementDecision::ofError(1)).correction.error ==
                kgds::ErrorType::SentimentDistortion);
    }

    void notesAreKeptWithTheOpinion()
    {
        start(m_fixture->ada);
        key(Qt::Key_T);
        auto* note = m_screen->findChild<QLineEdit*>(QStringLiteral("decisionNote"));
        QVERIFY(note->hasFocus());
        QTest::keyClicks(note, QStringLiteral("odd"));
        QTest::keyClick(note, Qt::Key_Return);
        QVERIFY(!note->hasFocus());
        key(Qt::Key_U);
        QTRY_COMPARE(saved().value(JudgementDecision::ofFact(0, 0)).note, QStringLiteral("odd"));
    }

    void doneAsksOnceAndThenShowsWhatOthersSaid()
    {
        m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        m_systems->reviewAll(m_judgement, m_fixture->ben, Stance::Disagree);
        QVERIFY(
            JudgementReviewRepository(m_fixture->database()).finish(m_judgement, m_fixture->ben));
        start(m_fixture->ada);
        QVERIFY(card()->text().others.isEmpty());
        key(Qt::Key_A, Qt::ShiftModifier);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("11 of 11 with your opinion"));
        key(Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_screen->findChild<StateStrip*>(QStringLiteral("judgementStrip"))
                        ->text()
                        .contains(QStringLiteral("You are done")));
        goTo(JudgementDecision::ofFact(0, 0));
        QTRY_COMPARE(card()->text().others.size(), 1);
        QCOMPARE(card()->text().others.first().name, QStringLiteral("Ben"));
        key(Qt::Key_D);
        QCOMPARE(saved().value(JudgementDecision::ofFact(0, 0)).stance, Stance::Agree);
    }

    void theNextWithoutAnOpinionMayBeInAnotherSample()
    {
        start(m_fixture->ada);
        m_systems->reviewAll(m_judgement, m_fixture->ada);
        QVERIFY(
            JudgementReviewRepository(m_fixture->database()).finish(m_judgement, m_fixture->ada));
        // Another process wrote it.
        m_screen.reset();
        m_session.reset();
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() != nullptr);
        QTRY_COMPARE(page().shownSample()->position, 1);
        key(Qt::Key_N);
        QTRY_COMPARE(page().shownSample()->position, 2);
    }

    void aSecondSystemStandsBesideTheFirst()
    {
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-b"));
        start(m_fixture->ada);
        QVERIFY(!page().shownSample()->second);
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownSample()->second.has_value());
        QCOMPARE(page().shownSample()->second->system.model, QStringLiteral("model-b"));
        const auto* beside =
            m_screen->findChild<DecisionCard*>(QStringLiteral("verdictBesideCard"));
        QVERIFY(beside->isVisible());
        key(Qt::Key_B);
        QTRY_VERIFY(!page().shownSample()->second ||
                    page().shownSample()->second->system.model != QStringLiteral("model-b"));
    }

    void theOtherWayOfAskingIsOneKeyAway()
    {
        const SystemOutputId output = m_systems->addOutput(m_fixture->samples.at(0),
            SystemFixture::system(QStringLiteral("model-a"), kgds::Pattern::Abstractive,
                kgds::Paradigm::SelfReflection),
            SystemFixture::abstractiveOutput());
        m_systems->judge(output, QStringLiteral("verifier"), SystemFixture::abstractiveJudgement());
        start(m_fixture->ada);
        key(Qt::Key_B, Qt::ShiftModifier);
        QTRY_VERIFY(page().shownSample()->second.has_value());
        QCOMPARE(page().shownSample()->second->system.paradigm, kgds::Paradigm::SelfReflection);
        QCOMPARE(label("sampleChanges"), QStringLiteral("Nothing changed."));
    }

    void aFeedbackJudgementIsReviewedBelowTheOpinions()
    {
        m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        SystemJudgementRepository judgements(m_fixture->database());
        Feedback feedback;
        feedback.output = judgements.byId(m_judgement)->output;
        feedback.judge = QStringLiteral("verifier");
        feedback.choice = FeedbackChoice::Experts;
        feedback.explanation = QStringLiteral("They are about the strike.");
        const auto id = judgements.addFeedback(feedback);
        QVERIFY(id);
        start(m_fixture->ada);
        QTRY_VERIFY(page().view()->setCurrent({JudgementDecision::ofFeedback(), 0}));
        page().view()->list()->setFocus();
        QCOMPARE(card()->text().title, QStringLiteral("The experts' paragraphs fit better"));
        key(Qt::Key_D);
        FeedbackReviewRepository reviews(m_fixture->database());
        QTRY_COMPARE(
            reviews.own(*id, m_fixture->ada)->reviews.value(JudgementDecision::ofFeedback()).stance,
            Stance::Disagree);
        QTRY_COMPARE(
            card()->text().opinionText, QStringLiteral("The system's paragraphs fit better"));
    }

    void verifiersAreSteppedThroughAndTheirDifferencesTold()
    {
        m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        const SystemOutputId output =
            SystemJudgementRepository(m_fixture->database()).byId(m_judgement)->output;
        kgds::SystemJudgement other = SystemFixture::abstractiveJudgement();
        other.opinions[0] = kgds::Conclusion::Unknowable;
        m_systems->judge(output, QStringLiteral("another"), other);
        start(m_fixture->ada);
        goTo(JudgementDecision::ofOpinion(0));
        QCOMPARE(card()->text().title, QStringLiteral("Covered"));
        QCOMPARE(card()->text().remarks, QStringList(QStringLiteral("another says: Not covered")));
        key(Qt::Key_V);
        QTRY_COMPARE(page().shownSample()->verifier, QStringLiteral("another"));
        QTRY_COMPARE(card()->text().title, QStringLiteral("Not covered"));
    }

    void samplesOutOfFocusAreNotListed()
    {
        start(m_fixture->ada);
        auto* focus = m_screen->findChild<QComboBox*>(QStringLiteral("sampleFocus"));
        const SampleFocus wanted{SampleFocus::On::ErrorOfType, kgds::ErrorType::Misattribution};
        emit focus->activated(int(allFocuses().indexOf(wanted)));
        QCOMPARE(page().samples()->list()->rows()->rowCount(), 0);
        emit focus->activated(1);
        QCOMPARE(page().samples()->list()->rows()->rowCount(), 2);
        QVERIFY(page().view()->items().rowCount() > 0);
    }

    void whatWasDrawnIsAllThatIsNeeded()
    {
        m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        QVERIFY(CheckPartRepository(m_fixture->database())
                    .add(QStringLiteral("verifier"), {}, m_fixture->lea,
                        {{m_judgement.value, JudgementDecision::ofOpinion(0), {}, 0.5}}));
        start(m_fixture->ada);
        QCOMPARE(label("systemSampleProgress"), QStringLiteral("0 of 1 with your opinion"));
        key(Qt::Key_N);
        QVERIFY(current() == JudgementDecision::ofOpinion(0));
        key(Qt::Key_A);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("1 of 1 with your opinion"));
    }

    void whoIsNotChosenIsAskedBeforeReviewing()
    {
        start({});
        QVERIFY(!action("systemAgree")->isEnabled());
        QVERIFY(m_screen->findChild<StateStrip*>(QStringLiteral("judgementStrip"))
                    ->text()
                    .contains(QStringLiteral("Choose your name")));
    }

    void anEmptyProjectSaysWhereToBegin()
    {
        open(m_fixture->ada);
        QSignalSpy asked(m_screen->page, &SystemSamplePage::summariesRequested);
        auto* empty = m_screen->findChild<QWidget*>(QStringLiteral("systemSampleEmpty"));
        QTRY_VERIFY(empty->isVisible());
        empty->findChildren<QPushButton*>().first()->click();
        QCOMPARE(asked.size(), 1);
    }

    /// Pictures for people, where TANDEM_PICTURES names a folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("TANDEM_PICTURES");
        if (folder.isEmpty())
            QSKIP("TANDEM_PICTURES names no folder");
        Theme theme(*qApp);
        theme.setChoice(ThemeChoice::Light);
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-b"));
        m_systems->addExtractive(m_fixture->samples.at(0), QStringLiteral("model-c"));
        start(m_fixture->ada);
        goTo(JudgementDecision::ofOpinion(0));
        const auto picture = [&](const QString& name, const QSize& size) {
            m_screen->resize(size);
            QTest::qWait(300);
            m_screen->grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
        };
        picture(QStringLiteral("light"), {1600, 1000});
        picture(QStringLiteral("small"), {1024, 640});
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownSample()->second.has_value());
        picture(QStringLiteral("second"), {1600, 1000});
        picture(QStringLiteral("second-small"), {1024, 640});
        key(Qt::Key_D);
        goTo(JudgementDecision::ofError(1));
        theme.setChoice(ThemeChoice::Dark);
        picture(QStringLiteral("dark"), {1600, 1000});
        m_screen->setLayoutDirection(Qt::RightToLeft);
        picture(QStringLiteral("rtl"), {1600, 1000});
        m_screen->setLayoutDirection(Qt::LeftToRight);
        theme.setChoice(ThemeChoice::Light);
        page().showSystem(
            SystemFixture::system(QStringLiteral("model-c"), kgds::Pattern::Extractive));
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-c"));
        picture(QStringLiteral("extractive"), {1600, 1000});
    }

private:
    void start(PersonId person)
    {
        if (!m_judgement.isValid())
            m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        m_systems->addJudged(m_fixture->samples.at(1), QStringLiteral("model-a"));
        open(person);
        QTRY_VERIFY(page().shownSample() != nullptr);
    }
    void open(PersonId person)
    {
        m_session = std::make_unique<ProjectSession>(m_fixture->open());
        m_session->setCurrentPerson(person);
        m_screen = std::make_unique<OneScreen>(*m_session);
        m_screen->resize(1400, 900);
        m_screen->show();
        m_screen->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_screen.get()));
        m_screen->takeFocus();
    }
    SystemSamplePage& page() { return *m_screen->page; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* target = QApplication::focusWidget();
        QTest::keyClick(target ? target : m_screen->page->view()->list(), key, modifiers);
    }
    void goTo(const JudgementDecision& decision)
    {
        QTRY_VERIFY(page().view()->setCurrent({decision, -1}));
        page().view()->list()->setFocus();
    }
    std::optional<JudgementDecision> current()
    {
        const auto item = page().view()->current();
        return item ? std::optional(item->decision) : std::nullopt;
    }
    DecisionCard* card()
    {
        return m_screen->findChild<DecisionCard*>(QStringLiteral("verdictCard"));
    }
    QString label(const char* name)
    {
        return m_screen->findChild<QLabel*>(QLatin1String(name))->text();
    }
    QAction* action(const char* name) { return m_screen->findChild<QAction*>(QLatin1String(name)); }
    kgds::JudgementReviews saved()
    {
        return JudgementReviewRepository(m_fixture->database())
            .own(m_judgement, m_fixture->ada)
            ->reviews;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<SystemFixture> m_systems;
    SystemJudgementId m_judgement;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<OneScreen> m_screen;
};

TANDEM_TEST(TestSystemSamplePage, QApplication)
#include "tst_systemsamplepage.moc"
