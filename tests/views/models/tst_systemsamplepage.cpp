#include "views/models/systemsamplepage.h"

#include "pagescreen.h"
#include "storage/changes/history.h"
#include "storage/repositories/checkpartrepository.h"
#include "storage/repositories/replyrepository.h"
#include "storage/repositories/runrepository.h"
#include "systemfixture.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
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
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using kgds::JudgementDecision;

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
        QCOMPARE(
            card()->text().title, QStringLiteral("Error type, since you marked it not covered"));
        QVERIFY(card()->text().remarks.first().contains(
            QStringLiteral("did not mark O1 as not covered")));
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
        // A note that stands there is gone on with.
        goTo(JudgementDecision::ofFact(0, 0));
        key(Qt::Key_T);
        QTest::keyClicks(note, QStringLiteral(" one"));
        QTest::keyClick(note, Qt::Key_Return);
        QTRY_COMPARE(
            saved().value(JudgementDecision::ofFact(0, 0)).note, QStringLiteral("odd one"));
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
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("11 of 11 reviewed"));
        key(Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_screen->findChild<StateStrip*>(QStringLiteral("judgementStrip"))
                        ->text()
                        .contains(QStringLiteral("You have finished")));
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
        QCOMPARE(label("sampleChanges"),
            QStringLiteral("model-a (self-reflection) vs. model-a: no differences"));
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
        const SystemOutputId output = outputOf(m_judgement);
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

    void theVerifierIsNamedWithItsPlaceAmongThem()
    {
        m_judgement = m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        m_systems->judge(outputOf(m_judgement), QStringLiteral("another"),
            SystemFixture::abstractiveJudgement());
        start(m_fixture->ada);
        auto* verifier = m_screen->findChild<QComboBox*>(QStringLiteral("sampleVerifier"));
        QCOMPARE(verifier->currentText(), QStringLiteral("verifier"));
        QCOMPARE(label("sampleVerifierPlace"), QStringLiteral("1 of 2"));
        QSignalSpy chosen(m_screen->page, &SystemSamplePage::verifierChosen);
        verifier->setCurrentIndex(1);
        emit verifier->activated(1);
        QTRY_COMPARE(page().shownSample()->verifier, QStringLiteral("another"));
        QCOMPARE(label("sampleVerifierPlace"), QStringLiteral("2 of 2"));
        QCOMPARE(chosen.size(), 1);
    }

    void keysThatLeadNowhereSayWhy()
    {
        start(m_fixture->ada);
        key(Qt::Key_R);
        QCOMPARE(message(),
            QStringLiteral(
                "No reply by verifier is stored: its judgments were imported from verdicts.zip."));
        key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(message(),
            QStringLiteral("No reply by model-a is stored: this output comes from outputs.zip."));
        key(Qt::Key_V);
        QCOMPARE(message(), QStringLiteral("verifier is the only judge so far."));
        key(Qt::Key_S);
        QCOMPARE(message(), QStringLiteral("There is no other system."));
        key(Qt::Key_B);
        QVERIFY(message().startsWith(QStringLiteral("There is no other system to compare")));
        goTo(JudgementDecision::ofOpinion(0));
        key(Qt::Key_D);
        QTRY_COMPARE(card()->text().opinionText, QStringLiteral("should not be covered"));
        goTo(JudgementDecision::ofError(0));
        key(Qt::Key_A);
        QVERIFY(message().startsWith(QStringLiteral("The judge gave no answer")));
    }

    void aMessageCoversNothingThatIsPressedAndGoesWithWhatItWasAbout()
    {
        start(m_fixture->ada);
        m_screen->resize(1024, 560);
        key(Qt::Key_R);
        auto* bar = m_screen->findChild<MessageBar*>();
        QTRY_VERIFY(bar->isVisible());
        const auto buttons = page().findChildren<QAbstractButton*>();
        for (const QAbstractButton* button : buttons) {
            if (button->isVisible())
                QVERIFY2(
                    !placeOf(*bar).intersects(placeOf(*button)), qPrintable(button->objectName()));
        }
        QVERIFY(!placeOf(*bar).intersects(placeOf(*page().view())));
        key(Qt::Key_J);
        QVERIFY(!bar->isVisible());
        key(Qt::Key_R);
        QVERIFY(bar->isVisible());
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_VERIFY(!bar->isVisible());
        // Nor is it true any more once something was said of it.
        QTRY_VERIFY(page().shownSample() && action("systemUnsure")->isEnabled());
        key(Qt::Key_R);
        QVERIFY(bar->isVisible());
        action("systemUnsure")->trigger();
        QVERIFY(!bar->isVisible());
    }

    void whatASecondRunJudgedHasItsReplyToo()
    {
        const SystemOutputId output = m_systems->addOutput(m_fixture->samples.at(0),
            SystemFixture::system(QStringLiteral("model-a"), kgds::Pattern::Abstractive),
            SystemFixture::abstractiveOutput());
        SystemFixture::check(m_fixture->database().run(
            QStringLiteral("INSERT INTO prompt (id, uuid, key, version, built_in, system, user, at)"
                           " VALUES (1, 'p', 'verify-facts', 1, 1, '', '', 0)")));
        const auto [first, factsReply] = askedRun(output, QStringLiteral("facts/1"), "verifier");
        const auto [second, opinionsReply] =
            askedRun(output, QStringLiteral("opinions"), "verifier");
        askedRun(output, QStringLiteral("facts/2"), "somebody else");
        SystemJudgementRepository judgements(m_fixture->database());
        const auto judgement = judgements.begin(output, QStringLiteral("verifier"), first);
        QVERIFY(judgement);
        QVERIFY(judgements.complete(*judgement));
        m_judgement = *judgement;
        start(m_fixture->ada);
        const auto& replies = page().shownSample()->verdicts()->replies;
        QCOMPARE(replies.value(JudgementDecision::ofFact(0, 0)), factsReply);
        QCOMPARE(replies.value(JudgementDecision::ofOpinion(0)), opinionsReply);
        QVERIFY(!replies.contains(JudgementDecision::ofFact(1, 0)));
        goTo(JudgementDecision::ofFact(1, 0));
        key(Qt::Key_R);
        QVERIFY(message().startsWith(QStringLiteral("No reply by verifier is stored: this item")));
    }

    void aSmallWindowHoldsTwoSystemsAndWhatThereIsToDo()
    {
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-b"));
        start(m_fixture->ada);
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownSample()->second.has_value());
        key(Qt::Key_A, Qt::ShiftModifier);
        const auto* strip = m_screen->findChild<StateStrip*>(QStringLiteral("judgementStrip"));
        QTRY_VERIFY(strip->isVisible());
        // What a window of 640 pixels leaves to a page.
        m_screen->resize(948, 520);
        QVERIFY(page().minimumSizeHint().height() < 480);
        QVERIFY(page().minimumSizeHint().width() < 900);
        const QWidget* answers = m_screen->findChild<QWidget*>(QStringLiteral("answerBar"));
        QTRY_VERIFY(m_screen->rect().contains(placeOf(*answers)));
        const auto areas = page().findChildren<QAbstractScrollArea*>();
        for (const QAbstractScrollArea* area : areas)
            QVERIFY2(!area->horizontalScrollBar()->isVisible(), qPrintable(area->objectName()));
    }

    void whatNobodyJudgedSaysWhatToDo()
    {
        m_systems->addOutput(m_fixture->samples.at(0),
            SystemFixture::system(QStringLiteral("model-a"), kgds::Pattern::Abstractive),
            SystemFixture::abstractiveOutput());
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() != nullptr);
        QCOMPARE(card()->text().title, QStringLiteral("Not judged yet"));
        for (const char* name : {"systemAgree", "systemDisagree", "systemUnsure"}) {
            QVERIFY(!action(name)->isEnabled());
            QVERIFY(action(name)->toolTip().contains(QStringLiteral("not been judged yet")));
        }
        for (const Qt::Key answer : {Qt::Key_A, Qt::Key_D, Qt::Key_U, Qt::Key_R}) {
            key(answer);
            QVERIFY(message().contains(QStringLiteral("not been judged yet")));
            m_screen->clearMessage();
        }
        auto* strip = m_screen->findChild<StateStrip*>(QStringLiteral("judgementStrip"));
        QVERIFY(strip->text().contains(QStringLiteral("not been judged yet")));
        int asked = 0;
        addCommand(
            m_screen.get(), "modelsJudge", {}, [] { return QStringLiteral("Judge"); },
            [&asked] { ++asked; });
        strip->findChild<QPushButton*>(QStringLiteral("statePrimary"))->click();
        QCOMPARE(asked, 1);
        // With a verdict the answers say again what they do.
        m_systems->judge(page().shownSample()->first.id, QStringLiteral("verifier"),
            SystemFixture::abstractiveJudgement());
        m_screen.reset();
        m_session.reset();
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() && action("systemAgree")->isEnabled());
        QVERIFY(!action("systemAgree")->toolTip().contains(QStringLiteral("not been judged")));
        QVERIFY(!action("systemJudge")->isVisible());
    }

    void whatWasDrawnIsGoneThroughOverSamplesAndSystems()
    {
        const auto judged = [this](int sample, const char* model) {
            return m_systems->addJudged(m_fixture->samples.at(sample), QLatin1String(model));
        };
        const SystemJudgementId first = judged(0, "model-a");
        judged(1, "model-a");
        const SystemJudgementId third = judged(2, "model-a");
        judged(0, "model-b");
        const SystemJudgementId other = judged(1, "model-b");
        judged(0, "model-c");
        draw({{first, JudgementDecision::ofOpinion(0)}, {first, JudgementDecision::ofOpinion(2)},
            {third, JudgementDecision::ofOpinion(1)}, {other, JudgementDecision::ofError(1)}});
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() != nullptr);
        auto* focus = m_screen->findChild<QComboBox*>(QStringLiteral("sampleFocus"));
        emit focus->activated(int(allFocuses().indexOf({SampleFocus::On::Drawn})));
        QCOMPARE(page().samples()->list()->rows()->rowCount(), 2);
        // Up and down pass what is not in the list.
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_COMPARE(page().shownSample()->position, 3);
        key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(m_session->currentSample(), m_fixture->samples.at(2));
        key(Qt::Key_Up, Qt::ControlModifier);
        QTRY_COMPARE(page().shownSample()->position, 1);
        QVERIFY(current() == JudgementDecision::ofOpinion(0));
        key(Qt::Key_A);
        QVERIFY(current() == JudgementDecision::ofOpinion(2));
        key(Qt::Key_A);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("2 of 2 reviewed"));
        // On to the next sample of the list with something left, then to the next system.
        key(Qt::Key_N);
        QTRY_COMPARE(page().shownSample()->position, 3);
        QVERIFY(current() == JudgementDecision::ofOpinion(1));
        key(Qt::Key_A);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("1 of 1 reviewed"));
        key(Qt::Key_N);
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-b"));
        QCOMPARE(page().shownSample()->position, 2);
        QVERIFY(current() == JudgementDecision::ofError(1));
        QCOMPARE(page().samples()->list()->rows()->rowCount(), 1);
        // The next system with something left is none: S stays and says so.
        key(Qt::Key_A);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("1 of 1 reviewed"));
        QTRY_COMPARE(page().samples()->row(m_fixture->samples.at(1))->drawnLeft, 0);
        key(Qt::Key_S);
        QTRY_COMPARE(message(), QStringLiteral("You have reviewed everything drawn for audit."));
        QCOMPARE(page().shownSample()->first.system.model, QStringLiteral("model-b"));
    }

    void whatWasDrawnComesBeforeWhatNobodyAskedFor()
    {
        const auto judged = [this](int sample, const char* model) {
            return m_systems->addJudged(m_fixture->samples.at(sample), QLatin1String(model));
        };
        m_judgement = judged(0, "model-a");
        judged(1, "model-a"); // nothing of it is drawn
        const SystemJudgementId third = judged(2, "model-a");
        const SystemJudgementId other = judged(1, "model-b");
        draw({{m_judgement, JudgementDecision::ofOpinion(0)},
            {third, JudgementDecision::ofOpinion(1)}, {other, JudgementDecision::ofOpinion(2)}});
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() != nullptr);
        goTo(JudgementDecision::ofOpinion(0));
        const auto agreeAndGoOn = [this] {
            key(Qt::Key_A);
            QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("1 of 1 reviewed"));
            key(Qt::Key_N);
        };
        agreeAndGoOn();
        QTRY_COMPARE(page().shownSample()->position, 3);
        QVERIFY(current() == JudgementDecision::ofOpinion(1));
        agreeAndGoOn();
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-b"));
        QTRY_VERIFY(current() == JudgementDecision::ofOpinion(2));
        key(Qt::Key_A);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("1 of 1 reviewed"));
        // All have their word, and none is submitted: whoever is led here is told.
        kgds::SystemRef system = page().shownSample()->first.system;
        system.model = QStringLiteral("model-a");
        page().showUndecided(system, {}, m_fixture->samples.at(2));
        QTRY_COMPARE(page().shownSample()->position, 3);
        QTRY_VERIFY(message().contains(QStringLiteral("but not finished the review")));
    }

    void whatPeopleDifferOnIsFoundInOtherSystems()
    {
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        const SystemJudgementId other =
            m_systems->addJudged(m_fixture->samples.at(1), QStringLiteral("model-b"));
        m_systems->reviewAll(other, m_fixture->ada);
        m_systems->reviewAll(other, m_fixture->ben, Stance::Disagree);
        JudgementReviewRepository reviews(m_fixture->database());
        QVERIFY(reviews.finish(other, m_fixture->ada));
        QVERIFY(reviews.finish(other, m_fixture->ben));
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() != nullptr);
        QCOMPARE(page().shownSample()->first.system.model, QStringLiteral("model-a"));
        key(Qt::Key_N, Qt::ShiftModifier);
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-b"));
        QTRY_VERIFY(current() == JudgementDecision::ofFact(0, 0));
    }

    void theNextSystemOfWhatWasDrawnIsOneWithSomethingLeft()
    {
        const SystemJudgementId first =
            m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-a"));
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-b"));
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-c"));
        const SystemJudgementId last =
            m_systems->addJudged(m_fixture->samples.at(2), QStringLiteral("model-c"));
        draw({{first, JudgementDecision::ofOpinion(0)}, {last, JudgementDecision::ofOpinion(1)}});
        open(m_fixture->ada);
        QTRY_VERIFY(page().shownSample() != nullptr);
        auto* focus = m_screen->findChild<QComboBox*>(QStringLiteral("sampleFocus"));
        emit focus->activated(int(allFocuses().indexOf({SampleFocus::On::Drawn})));
        page().view()->list()->setFocus();
        key(Qt::Key_S);
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-c"));
        QCOMPARE(page().shownSample()->position, 3);
        QVERIFY(current() == JudgementDecision::ofOpinion(1));
        key(Qt::Key_S);
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-a"));
        QVERIFY(current() == JudgementDecision::ofOpinion(0));
    }

    void theNextUndecidedIsOneOfWhatIsLookedAt()
    {
        start(m_fixture->ada);
        auto* focus = m_screen->findChild<QComboBox*>(QStringLiteral("sampleFocus"));
        const SampleFocus wanted{
            SampleFocus::On::ErrorOfType, kgds::ErrorType::UnclarifiedReference};
        emit focus->activated(int(allFocuses().indexOf(wanted)));
        page().view()->list()->setFocus();
        QVERIFY(current() == JudgementDecision::ofOpinion(1));
        key(Qt::Key_A);
        QVERIFY(current() == JudgementDecision::ofError(1));
        key(Qt::Key_A);
        QTRY_COMPARE(saved().size(), 2);
        key(Qt::Key_N);
        QTRY_COMPARE(page().shownSample()->position, 2);
        QVERIFY(current() == JudgementDecision::ofOpinion(1));
        QCOMPARE(page().view()->items().rowCount(), 3);
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
        QCOMPARE(label("systemSampleProgress"), QStringLiteral("0 of 1 reviewed"));
        key(Qt::Key_N);
        QVERIFY(current() == JudgementDecision::ofOpinion(0));
        key(Qt::Key_A);
        QTRY_COMPARE(label("systemSampleProgress"), QStringLiteral("1 of 1 reviewed"));
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
        int asked = 0;
        addCommand(
            m_screen.get(), "modelsGenerate", {}, [] { return QStringLiteral("Summarize"); },
            [&asked] { ++asked; });
        auto* empty = m_screen->findChild<QWidget*>(QStringLiteral("systemSampleEmpty"));
        QTRY_VERIFY(empty->isVisible());
        empty->findChildren<QPushButton*>().first()->click();
        QCOMPARE(asked, 1);
    }

    /// Pictures for people, where TANDEM_PICTURES names a folder.
    void pictures()
    {
        if (qEnvironmentVariableIsEmpty("TANDEM_PICTURES"))
            QSKIP("TANDEM_PICTURES names no folder");
        Theme theme(*qApp);
        theme.setChoice(ThemeChoice::Light);
        m_systems->addJudged(m_fixture->samples.at(0), QStringLiteral("model-b"));
        m_systems->addExtractive(m_fixture->samples.at(0), QStringLiteral("model-c"));
        start(m_fixture->ada);
        goTo(JudgementDecision::ofOpinion(0));
        m_screen->savePicture("light", {1600, 1000});
        m_screen->savePicture("small", {1024, 640});
        key(Qt::Key_B);
        QTRY_VERIFY(page().shownSample()->second.has_value());
        m_screen->savePicture("second", {1600, 1000});
        m_screen->savePicture("second-small", {1024, 640});
        key(Qt::Key_D);
        goTo(JudgementDecision::ofError(1));
        theme.setChoice(ThemeChoice::Dark);
        m_screen->savePicture("dark", {1600, 1000});
        m_screen->setLayoutDirection(Qt::RightToLeft);
        m_screen->savePicture("rtl", {1600, 1000});
        m_screen->setLayoutDirection(Qt::LeftToRight);
        theme.setChoice(ThemeChoice::Light);
        page().showSystem(
            SystemFixture::system(QStringLiteral("model-c"), kgds::Pattern::Extractive));
        QTRY_COMPARE(page().shownSample()->first.system.model, QStringLiteral("model-c"));
        m_screen->savePicture("extractive", {1600, 1000});
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
        m_screen = std::make_unique<PageScreen<SystemSamplePage>>(*m_session);
    }
    SystemSamplePage& page() { return *m_screen->page; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_screen->key(key, modifiers);
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
    SystemOutputId outputOf(SystemJudgementId judgement)
    {
        return SystemJudgementRepository(m_fixture->database()).byId(judgement)->output;
    }
    void draw(const QList<std::pair<SystemJudgementId, JudgementDecision>>& items)
    {
        QList<kgds::DrawnCheck> drawn;
        for (const auto& [judgement, decision] : items)
            drawn.append({judgement.value, decision, {}, 0.5});
        QVERIFY(CheckPartRepository(m_fixture->database())
                    .add(QStringLiteral("verifier"), {}, m_fixture->lea, drawn));
    }
    /// A run of this verifier that was answered about one part of an output.
    std::pair<RunId, ReplyId> askedRun(
        SystemOutputId output, const QString& part, const char* verifier)
    {
        Database& database = m_fixture->database();
        NewRun made;
        made.kind = RunKindId::Verdicts;
        made.model = QStringLiteral("m");
        made.prompt = PromptId{1};
        made.settings = {{QStringLiteral("verifier"), QLatin1String(verifier)}};
        made.subjects = {{output.value, m_fixture->samples.at(0), part}};
        const RunId run = SystemFixture::take(RunRepository(database).create(made));
        LlmReply reply;
        reply.hash = part + QLatin1String(verifier);
        reply.run = run;
        reply.usable = true;
        reply.at = QDateTime::currentDateTimeUtc();
        const ReplyId id = SystemFixture::take(ReplyRepository(database).add(reply));
        SystemFixture::check(database.run(
            QStringLiteral("UPDATE llm_task SET state = 1, reply_id = ? WHERE run_id = ?"),
            {id, run}));
        return {run, id};
    }
    QString message() { return m_screen->message(); }
    QRect placeOf(const QWidget& part)
    {
        return {part.mapTo(m_screen.get(), QPoint()), part.size()};
    }
    QString label(const char* name) { return m_screen->label(name); }
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
    std::unique_ptr<PageScreen<SystemSamplePage>> m_screen;
};

TANDEM_TEST(TestSystemSamplePage, QApplication)
#include "tst_systemsamplepage.moc"
