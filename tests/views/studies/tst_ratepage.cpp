#include "views/studies/ratepage.h"

#include "models/studies/kindkeys.h"
#include "picture.h"
#include "ratedproject.h"
#include "storage/changes/history.h"
#include "testmain.h"
#include "ui/arrange.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/workclock.h"
#include "ui/screen/workspace.h"
#include "ui/spantextview.h"
#include "ui/statestrip.h"
#include "ui/theme.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/unfinishedwork.h"
#include "views/studies/ratingview.h"
#include "windowundertest.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTextEdit>

using namespace tandem;
using namespace tandem::studies;

namespace {

constexpr qint64 kThinkingMs = 3000;

/// The page on a screen of its own.
class RateScreen final : public Workspace
{
public:
    RateScreen(ProjectSession& session, const ActivityClock::Clock& clockMs)
        : Workspace(WorkspaceId::Studies)
        , page(new RatePage(session, clockMs, this))
    {
        inColumn(this, {{page, 1}}, 0);
        clock().drive(page->timeOnItem());
    }
    QList<QAction*> workspaceActions() const override { return commandsOf(page); }

    RatePage* page;

private:
    QWidget* focusTarget() const override { return page; }
};

/// Somebody at the page.
class Setup final
{
public:
    explicit Setup(RatedProject& rated, PersonId person)
        : project(rated)
        , session(rated.project.open())
    {
        session.setCurrentPerson(person);
        screen = std::make_unique<RateScreen>(session, [this] { return now; });
        showActive(screen.get(), {1100, 760});
    }

    template <typename T>
    T* find(const char* name) const
    {
        return partOf<T>(screen.get(), name);
    }
    RatingView* rating() const { return find<RatingView>("rating"); }
    bool isRead() const { return rating()->turns() > 0; }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void press(const QString& key)
    {
        QTest::keyClick(QApplication::focusWidget(), key.at(0).toLatin1());
    }
    QString stripText() const { return find<StateStrip>("rateStrip")->text(); }
    QString message() const { return find<MessageBar>("studiesMessage")->text(); }
    /// Answers the question in the message bar with its button, by keyboard.
    void agree()
    {
        press(Qt::Key_Backtab);
        press(Qt::Key_Return);
        flush();
    }
    void submit()
    {
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(find<QLabel>("confirmText")->text().contains(QStringLiteral("Submit your")));
        press(Qt::Key_Return, Qt::ControlModifier); // asks once more
        flush();
        QVERIFY(project.state(project.ada) != RaterState::Submitted);
        press(Qt::Key_Return);
        flush();
    }
    void flush() { session.project().flush(); }
    Submission told(RaterId rater)
    {
        flush();
        return project.task(rater).given;
    }

    RatedProject& project;
    ProjectSession session;
    qint64 now = 0;
    std::unique_ptr<RateScreen> screen;
};

/// Everything that the parts of a window say or show, hidden ones too.
QStringList saidBy(const QWidget* window)
{
    QStringList said;
    QList<const QObject*> all{window};
    for (const QObject* part : window->findChildren<QObject*>())
        all.append(part);
    for (const QObject* part : std::as_const(all)) {
        for (const char* property : {"text", "toolTip", "statusTip", "whatsThis", "accessibleName",
                 "accessibleDescription", "windowTitle", "iconText", "placeholderText"})
            said.append(part->property(property).toString());
        if (const auto* text = qobject_cast<const QTextEdit*>(part))
            said.append(text->toPlainText());
        if (const auto* text = qobject_cast<const QPlainTextEdit*>(part))
            said.append(text->toPlainText());
        const auto* view = qobject_cast<const QAbstractItemView*>(part);
        if (!view || !view->model())
            continue;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QMap<int, QVariant> roles = view->model()->itemData(view->model()->index(row, 0));
            for (const QVariant& role : roles)
                said.append(role.toString());
            for (int role = 0; role < Qt::UserRole + 40; ++role)
                said.append(view->model()->index(row, 0).data(role).toString());
        }
    }
    said.removeAll(QString());
    return said;
}

QString secretIn(const QWidget* window, const QStringList& more = {})
{
    const QStringList said = saidBy(window);
    for (const QString& secret : RatedProject::secrets() + more) {
        for (const QString& text : said) {
            if (text.contains(secret, Qt::CaseInsensitive))
                return secret + QStringLiteral(" in ") + text.left(200);
        }
    }
    return {};
}

/// What a rater answers: by turn and question.
using Given = QHash<QString, AnswersByQuestion>;

/// Answers every item by keys alone, another option each time.
Given answerAllByKeys(Setup& setup, const Task& task)
{
    Given given;
    int round = 0;
    for (int guard = 0; guard < 200 && setup.rating()->answeredTurns() < task.turns.size();
         ++guard) {
        const QString turn = task.turns.at(setup.rating()->currentTurn()).id;
        const QString asked = setup.rating()->askedQuestion();
        const auto question = std::find_if(task.questions.begin(), task.questions.end(),
            [&](const Question& one) { return one.name == asked; });
        setup.now += kThinkingMs;
        if (question->kind == Question::Kind::Text) {
            setup.press(Qt::Key_Return);
            continue;
        }
        if (question->kind == Question::Kind::Scale) {
            const int places = question->most - question->least + 1;
            const QString value = QString::number(question->least + round++ % places);
            given[turn].insert(asked, value);
            setup.press(value);
        } else {
            const qsizetype option = round++ % question->options.size();
            given[turn].insert(asked, question->options.at(option).value);
            setup.press(keyOfOption(*question, option));
        }
    }
    return given;
}

bool isSwapped(RatedProject& rated, const QString& turn)
{
    return ProjectFixture::take(rated.database().scalar(
               QStringLiteral("SELECT swapped FROM study_turn WHERE uuid = '%1'").arg(turn))) ==
           QVariant(1);
}

} // namespace

/// Rating in the window.
class TestRatePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void everyTemplateIsAnsweredByKeysAlone_data()
    {
        QTest::addColumn<int>("kind");
        for (const studies::Kind kind : studyKinds())
            QTest::newRow(qPrintable(studyKindKey(kind))) << int(kind);
    }
    void everyTemplateIsAnsweredByKeysAlone()
    {
        QFETCH(int, kind);
        RatedProject rated(studies::Kind(kind), 6);
        const Task task = rated.task(rated.ada);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QCOMPARE(QApplication::focusWidget(), setup.rating());
        const Given given = answerAllByKeys(setup, task);
        QCOMPARE(given.size(), task.turns.size());
        QCOMPARE(secretIn(setup.screen.get()), QString());
        QVERIFY2(
            setup.stripText().contains(QStringLiteral("submit")), qPrintable(setup.stripText()));
        setup.submit();
        QTRY_VERIFY(setup.stripText().contains(QStringLiteral("Submitted")));
        QCOMPARE(rated.state(rated.ada), RaterState::Submitted);

        rated.close(rated.study);
        int found = 0;
        for (const StudyAnswerRecord& record : ProjectFixture::take(
                 StudyGate(rated.database()).records(rated.study, RaterNames::Real))) {
            const TaskTurn& turn = task.turns.at(record.position - 1);
            const auto question = std::find_if(task.questions.begin(), task.questions.end(),
                [&](const Question& one) { return one.name == record.question; });
            QCOMPARE(
                record.value, ofItemsSides(*question, given.value(turn.id).value(record.question),
                                  isSwapped(rated, turn.id)));
            QCOMPARE(record.rater.name, QStringLiteral("Ada"));
            QVERIFY(record.isCurrent);
            QCOMPARE(record.durationMs % kThinkingMs, 0);
            QVERIFY(record.durationMs > 0);
            QCOMPARE(record.kind == ItemKind::Practice, turn.isPractice);
            ++found;
        }
        int wanted = 0;
        for (const AnswersByQuestion& answers : given)
            wanted += int(answers.size());
        QCOMPARE(found, wanted);
    }

    void theStudyThatIsAskedForIsShown()
    {
        RatedProject rated;
        const StudyId other = rated.add(
            QStringLiteral("Other study"), studies::designTemplate(studies::Kind::Pairwise), 3);
        const RaterId wanted = rated.raterOf(other, rated.project.ada);
        Setup setup(rated, rated.project.ada);
        auto* list = setup.find<CardsView>("rateStudies");
        setup.screen->page->showStudy(wanted); // before anything is read
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QCOMPARE(list->currentRow(), 1);
        setup.screen->page->showStudy(rated.ada);
        QCOMPARE(list->currentRow(), 0);
    }

    void nothingOnThePageTellsWhatARaterMustNotKnow()
    {
        RatedProject rated;
        const Task bens = rated.task(rated.ben);
        Submission told;
        for (const TaskTurn& turn : bens.turns)
            told.rows.append({newUuid(), turn.id, bens.questions.first().name,
                QStringLiteral("tie"), 1'700'000'000'000, 1000});
        ProjectFixture::take(
            StudyAnswerRepository(rated.database()).keep(rated.ben, told, SubmissionChannel::File));
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        for (int turn = 0; turn < setup.rating()->turns(); ++turn) {
            setup.rating()->showTurn(turn);
            QCOMPARE(secretIn(setup.screen.get(), {QStringLiteral("Ben")}), QString());
            QVERIFY(!setup.find<QAction>("answer_better_tie")->isChecked());
        }
        QCOMPARE(setup.rating()->answeredTurns(), 0);
    }

    void eachPersonSeesTheirOwnStudies()
    {
        RatedProject rated;
        Design design = designTemplate(studies::Kind::Own);
        design.title = QStringLiteral("Ben's alone");
        const StudyId other = ProjectFixture::take(
            StudyRepository(rated.database())
                .create(QStringLiteral("Zorilla three"), design, rated.project.lea));
        ProjectFixture::take(
            StudyRepository(rated.database())
                .addItems(other, RatedProject::itemsOf(design, 3), rated.project.lea));
        ProjectFixture::take(
            StudyRaterRepository(rated.database())
                .add(other, {{.name = QStringLiteral("Ben"), .person = rated.project.ben}},
                    rated.project.lea));
        ProjectFixture::take(
            StudyRaterRepository(rated.database()).assign(other, rated.project.lea));
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        const auto* list = setup.find<CardsView>("rateStudies");
        QCOMPARE(list->model()->rowCount(), 1);
        QCOMPARE(secretIn(setup.screen.get(), {QStringLiteral("Ben")}), QString());
        setup.press(Qt::Key_1);
        setup.session.setCurrentPerson(rated.project.ben);
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QTRY_VERIFY(setup.isRead());
        QCOMPARE(setup.rating()->answeredTurns(), 0);
        QVERIFY(setup.told(rated.ben).rows.isEmpty());
        QCOMPARE(setup.told(rated.ada).rows.size(), 1);
    }

    void oneGoesOnWhereOneWas()
    {
        RatedProject rated;
        {
            Setup setup(rated, rated.project.ada);
            QTRY_VERIFY(setup.isRead());
            setup.press(Qt::Key_1);
            setup.press(Qt::Key_2);
            setup.flush();
        }
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QCOMPARE(setup.rating()->currentTurn(), 2);
        QCOMPARE(setup.find<QLabel>("ratingProgress")->text(), QStringLiteral("3 of 4"));
        setup.press(Qt::Key_Backspace);
        QCOMPARE(setup.rating()->currentTurn(), 1);
        QVERIFY(setup.find<QAction>("answer_better_2")->isChecked());
        setup.press(Qt::Key_F);
        QCOMPARE(setup.rating()->currentTurn(), 2);
    }

    void eachAnswerIsUndoneAndRedone()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_1);
        setup.press(Qt::Key_2);
        setup.press(Qt::Key_Backspace);
        setup.press(Qt::Key_3);
        setup.flush();
        const Task task = rated.task(rated.ada);
        const auto held = [&](int turn) {
            return RatedAnswers(rated.task(rated.ada))
                .answerTo(task.turns.at(turn).id, QStringLiteral("better"));
        };
        QCOMPARE(held(1), std::optional(QStringLiteral("tie")));
        setup.session.history().undo();
        setup.flush();
        QCOMPARE(held(1), std::optional(QStringLiteral("2")));
        setup.session.history().undo();
        setup.session.history().undo();
        setup.flush();
        QCOMPARE(held(0), std::optional<QString>());
        QTRY_COMPARE(setup.rating()->answeredTurns(), 0);
        setup.session.history().redo();
        QTRY_COMPARE(setup.rating()->answeredTurns(), 1);
        QCOMPARE(held(0), std::optional(QStringLiteral("1")));
        QCOMPARE(setup.told(rated.ada).rows.size(), 7);
    }

    void anItemIsPassedOverOnlyWhenThatWasSaid()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        // Meant for the instructions above the first item.
        setup.press(Qt::Key_Return);
        QCOMPARE(setup.rating()->currentTurn(), 0);
        QVERIFY(setup.message().contains(QStringLiteral("answer is missing")));
        setup.press(Qt::Key_Return);
        QCOMPARE(setup.rating()->currentTurn(), 1);
        QVERIFY(setup.message().contains(QStringLiteral("Item 1 skipped")));
        // A digit goes on by itself, and Enter behind it leaves nothing out.
        for (int item = 1; item < 3; ++item) {
            setup.press(Qt::Key_1);
            QCOMPARE(setup.rating()->currentTurn(), item + 1);
            setup.press(Qt::Key_Return);
            QCOMPARE(setup.rating()->currentTurn(), item + 1);
        }
    }

    void enterBehindTheDigitThatLedOnIsMeantForTheItemBefore()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_1);
        QCOMPARE(setup.rating()->currentTurn(), 1);
        setup.press(Qt::Key_Return);
        QVERIFY2(setup.message().isEmpty(), qPrintable(setup.message()));
        setup.press(Qt::Key_Return); // and the next one for this one
        QVERIFY(setup.message().contains(QStringLiteral("answer is missing")));
    }

    void whatWasInViewIsRecordedOnce()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        const auto inView = [&] {
            int count = 0;
            for (const RaterEvent& event : setup.told(rated.ada).events)
                count += event.kind == RaterEvent::Kind::InView ? 1 : 0;
            return count;
        };
        QTRY_COMPARE(inView(), 1);
        setup.press(Qt::Key_1);
        QTRY_COMPARE(inView(), 2);
        setup.press(Qt::Key_Backspace);
        QCOMPARE(inView(), 2);
    }

    void timeOnAnItemThatIsLeftCountsOnceItIsAnswered()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.now += 20'000;
        setup.press(Qt::Key_Return); // on to the next one, which is asked first
        QCOMPARE(setup.rating()->currentTurn(), 0);
        setup.press(Qt::Key_Return);
        QCOMPARE(setup.rating()->currentTurn(), 1);
        setup.now += 2'000;
        setup.press(Qt::Key_1);
        setup.rating()->showTurn(0);
        setup.now += 1'000;
        setup.press(Qt::Key_1);
        const QList<studies::AnswerRow> rows = setup.told(rated.ada).rows;
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).durationMs, 2'000);
        QCOMPARE(rows.at(1).durationMs, 21'000);
    }

    void timeOnAnItemIsNotTheNextPersonsTime()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.now += 20'000;
        setup.session.setCurrentPerson(rated.project.ben);
        QTRY_VERIFY(setup.isRead());
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.rating()->setFocus();
        setup.now += 1'000;
        setup.press(Qt::Key_1);
        const QList<studies::AnswerRow> rows = setup.told(rated.ben).rows;
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.at(0).durationMs, 1'000);
    }

    void timeIsCountedOnceHoweverOftenAnAnswerIsBroughtBack()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.now += kThinkingMs;
        setup.press(Qt::Key_1);
        setup.flush();
        setup.session.history().undo();
        setup.flush();
        setup.session.history().redo();
        const QList<studies::AnswerRow> rows = setup.told(rated.ada).rows;
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).durationMs, kThinkingMs);
        QCOMPARE(rows.at(1).durationMs + rows.at(2).durationMs, 0);
    }

    void deleteTakesTheAnswerBack()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_1);
        setup.press(Qt::Key_Backspace);
        setup.press(Qt::Key_Delete);
        QCOMPARE(setup.rating()->answeredTurns(), 0);
        QCOMPARE(setup.told(rated.ada).rows.last().value, std::optional<QString>());
    }

    void wordsThatAreTypedAreKeptWhoeverComes_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"closing", "person", "item", "screen", "handing in"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void wordsThatAreTypedAreKeptWhoeverComes()
    {
        QFETCH(QString, what);
        RatedProject rated(studies::Kind::Verdict);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        auto* words = setup.find<QPlainTextEdit>("words_note");
        words->setFocus();
        QTest::keyClicks(words, QStringLiteral("1 f p g"));
        QCOMPARE(setup.rating()->currentTurn(), 0);
        if (what == QStringLiteral("closing"))
            setup.session.unfinished().saveTyped();
        else if (what == QStringLiteral("person"))
            setup.session.setCurrentPerson(rated.project.ben);
        else if (what == QStringLiteral("item"))
            setup.rating()->stepTurn(1);
        else if (what == QStringLiteral("screen"))
            setup.screen->hide();
        else
            setup.press(Qt::Key_Return, Qt::ControlModifier);
        const QList<studies::AnswerRow> rows = setup.told(rated.ada).rows;
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.first().value, std::optional(QStringLiteral("1 f p g")));
        QVERIFY(setup.told(rated.ben).rows.isEmpty());
    }

    void keysOfAnswersWinOverThoseOfThePage()
    {
        RatedProject rated;
        Design design = designTemplate(studies::Kind::Own);
        design.questions[0].options[0].key = QStringLiteral("f");
        design.questions[0].options[1].key = QStringLiteral("p");
        const StudyId own = rated.add(QStringLiteral("Zorilla keys"), design, 3);
        const RaterId ada = rated.raterOf(own, rated.project.ada);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        auto* list = setup.find<CardsView>("rateStudies");
        QTRY_COMPARE(list->model()->rowCount(), 2);
        list->choose(RowKey(ada));
        QTRY_COMPARE(setup.rating()->turns(), 3);
        setup.press(Qt::Key_F);
        setup.press(Qt::Key_P);
        QCOMPARE(setup.rating()->answeredTurns(), 2);
        setup.flush();
        const Task task = rated.task(ada);
        const RatedAnswers held(task);
        const auto answer = [&](int turn) {
            return held.answerTo(task.turns.at(turn).id, QStringLiteral("answer"));
        };
        QCOMPARE(answer(0), std::optional(QStringLiteral("yes")));
        QCOMPARE(answer(1), std::optional(QStringLiteral("no")));
    }

    void consentComesFirstAndCanBeDeclined()
    {
        RatedProject rated(studies::Kind::Pairwise, 4, true);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QVERIFY(setup.find<QWidget>("rateConsentPage")->isVisible());
        QVERIFY(setup.find<QTextEdit>("rateConsent")
                    ->toPlainText()
                    .contains(QStringLiteral("Do you agree?")));
        setup.press(Qt::Key_1);
        QCOMPARE(setup.told(rated.ada), Submission());
        QTest::keyClick(setup.find<QPushButton>("rateDecline"), Qt::Key_Space);
        setup.flush();
        QCOMPARE(rated.state(rated.ada), RaterState::Declined);
        QTRY_VERIFY(setup.find<QPushButton>("rateDecline")->isHidden());
        QTest::keyClick(setup.find<QPushButton>("rateAgree"), Qt::Key_Space);
        QTRY_VERIFY(setup.rating()->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), setup.rating());
        setup.press(Qt::Key_1);
        QCOMPARE(setup.told(rated.ada).rows.size(), 1);
        QCOMPARE(rated.state(rated.ada), RaterState::AtWork);
    }

    void submittingIsTakenBackToGoOn()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(setup.message().contains(QStringLiteral("4 item(s) have a missing answer")));
        for (int i = 0; i < 4; ++i)
            setup.press(Qt::Key_1);
        // Behind the last item the key that led here hands nothing in, however often it is pressed.
        for (int times = 0; times < 3; ++times)
            setup.press(Qt::Key_Return);
        QVERIFY(setup.message().contains(QStringLiteral("Ctrl+Enter submits")));
        setup.flush();
        QCOMPARE(rated.state(rated.ada), RaterState::AtWork);
        setup.submit();
        QTRY_VERIFY(setup.rating()->isReadOnly());
        setup.rating()->setFocus();
        setup.press(Qt::Key_2);
        QCOMPARE(setup.told(rated.ada).rows.size(), 4);
        setup.find<QAction>("rateTakeBackHandIn")->trigger();
        QTRY_VERIFY(!setup.rating()->isReadOnly());
        setup.rating()->setFocus();
        setup.press(Qt::Key_2);
        QCOMPARE(setup.told(rated.ada).rows.size(), 5);
    }

    void aPauseAndABreakStopTheTime()
    {
        RatedProject rated;
        Design design = designTemplate(studies::Kind::Own);
        design.breakAfter = 2;
        const StudyId own = rated.add(QStringLiteral("Zorilla breaks"), design, 5);
        const RaterId ada = rated.raterOf(own, rated.project.ada);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.find<CardsView>("rateStudies")->choose(RowKey(ada));
        QTRY_COMPARE(setup.rating()->turns(), 5);
        setup.rating()->setFocus();
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.now += 1000;
        setup.press(Qt::Key_1);
        setup.press(Qt::Key_1);
        QTRY_VERIFY(setup.find<QWidget>("ratePausePage")->isVisible());
        QVERIFY(!setup.screen->clock().isRunning());
        setup.now += 50'000;
        setup.press(Qt::Key_Return);
        QTRY_VERIFY(setup.rating()->isVisible());
        QCOMPARE(setup.rating()->currentTurn(), 2);
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.now += 2000;
        setup.press(Qt::Key_P);
        QVERIFY(setup.find<QWidget>("ratePausePage")->isVisible());
        setup.now += 50'000;
        setup.press(Qt::Key_Space);
        QTRY_VERIFY(setup.rating()->isVisible());
        QTRY_VERIFY(setup.screen->clock().isRunning());
        setup.now += 4000;
        setup.press(Qt::Key_2);
        const QList<studies::AnswerRow> rows = setup.told(ada).rows;
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).durationMs, 1000);
        QCOMPARE(rows.at(2).durationMs, 6000);
    }

    void anAnswerThatIsGivenWhileOthersChangeTheProjectStaysOnTheScreen()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.rating()->setFocus();
        for (int turn = 0; turn < 2; ++turn) {
            QTRY_COMPARE(setup.rating()->currentTurn(), turn);
            emit setup.session.project().changed({EverythingChanged{}});
            setup.press(Qt::Key_2);
            setup.flush();
            QTest::qWait(100);
            QCOMPARE(setup.rating()->currentTurn(), turn + 1);
            QCOMPARE(setup.rating()->answeredTurns(), turn + 1);
        }
    }

    void thePauseKeyGoesOnAgain()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_P);
        auto* pause = setup.find<QWidget>("ratePausePage");
        QTRY_VERIFY(pause->isVisible());
        setup.press(Qt::Key_P);
        QTRY_VERIFY(!pause->isVisible());
        QVERIFY(setup.rating()->isVisible());
    }

    void theListSaysHowFarOneIs()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        auto* list = setup.find<CardsView>("rateStudies");
        const auto line = [list] { return list->rows()->card(0).line; };
        QTRY_VERIFY2(line().contains(QStringLiteral("0 of 4")), qPrintable(line()));
        setup.press(QStringLiteral("1"));
        setup.flush();
        QTRY_VERIFY2(line().contains(QStringLiteral("1 of 4")), qPrintable(line()));
    }

    void ctrlShiftEnterAgreesAndEnterAloneDoesNot()
    {
        RatedProject rated(Kind::Pairwise, 4, true);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("rateConsent"));
        setup.press(Qt::Key_Return);
        QCOMPARE(setup.told(rated.ada), Submission());
        setup.press(Qt::Key_Return, Qt::ControlModifier); // the key of the submission
        QCOMPARE(setup.told(rated.ada), Submission());
        setup.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(setup.rating()->isVisible());
        QTRY_COMPARE(QApplication::focusWidget(), setup.rating());
        setup.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(setup.message().contains(QStringLiteral("missing answer")),
            qPrintable(setup.message()));
    }

    void consentsButtonsHaveTheKeyboardInTheirOrder()
    {
        RatedProject rated(Kind::Pairwise, 4, true);
        Setup setup(rated, rated.project.ada);
        auto* decline = setup.find<QPushButton>("rateDecline");
        QTRY_VERIFY(decline->isVisible());
        decline->setFocus();
        setup.press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("rateAgree"));
    }

    void tabFollowsTheLayoutFromTheTextsToTheScale()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_1); // the next item's texts are made after everything else
        const auto texts = setup.rating()->findChildren<SpanTextView*>();
        QVERIFY(texts.size() > 1);
        QTRY_VERIFY(setup.find<QPushButton>("answer_better_1Button")->isEnabled());
        texts.constFirst()->setFocus();
        QStringList stops;
        for (int i = 0; i < int(texts.size()); ++i) {
            setup.press(Qt::Key_Tab);
            stops += QApplication::focusWidget()->objectName();
        }
        for (qsizetype i = 1; i < texts.size(); ++i)
            QCOMPARE(stops.at(i - 1), texts.at(i)->objectName());
        QVERIFY2(stops.constLast().startsWith(QStringLiteral("answer_")),
            qPrintable(stops.join(u' '))); // and no stop that shows nothing between
    }

    void theScaleIsInTheDigitsOfTheLanguage()
    {
        RatedProject rated(Kind::Similarity);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        auto* first = setup.find<QPushButton>("answer_similarity_1Button");
        QCOMPARE(first->text(), QStringLiteral("1"));
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Persian, QLocale::Iran));
        QEvent changed(QEvent::LanguageChange);
        QApplication::sendEvent(first, &changed);
        const QString shown = first->text();
        QLocale::setDefault(before);
        QCOMPARE(shown, QString(QChar(0x06F1)));
    }

    void whoWithdrawsIsAskedInPlaceAndErased()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_1);
        setup.press(Qt::Key_1);
        setup.find<QAction>("rateWithdraw")->trigger();
        QVERIFY(setup.message().contains(QStringLiteral("erased")));
        setup.agree();
        QTRY_VERIFY(setup.find<QWidget>("rateEmpty")->isVisible());
        QCOMPARE(rated.state(rated.ada), RaterState::Withdrawn);
        QCOMPARE(ProjectFixture::take(
                     rated.database().scalar(QStringLiteral("SELECT count(*) FROM study_answer"))),
            QVariant(0));
        QVERIFY(!setup.session.history().canUndo());
    }

    void afterTheCloseAnswersCanOnlyBeRead()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.press(Qt::Key_2);
        setup.flush();
        rated.close(rated.study);
        QTRY_VERIFY(setup.rating()->isReadOnly());
        QVERIFY(setup.stripText().contains(QStringLiteral("closed")));
        setup.rating()->showTurn(0);
        QVERIFY(setup.find<QAction>("answer_better_2")->isChecked());
    }

    /// At 1280x800 and 1024x640, without what the window has around the page.
    void aTimelineAndItsSummaryAreBothInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addRow("usual") << QSize(1216, 716);
        QTest::addRow("small") << QSize(960, 556);
    }

    void aTimelineAndItsSummaryAreBothInSight()
    {
        QFETCH(QSize, size);
        RatedProject rated(Kind::GoodBad, 3);
        const StudyId study = ProjectFixture::take(
            StudyRepository(rated.database())
                .create(QStringLiteral("Long"), designTemplate(Kind::GoodBad), rated.project.lea));
        StudyItem item = RatedProject::itemOf(designTemplate(Kind::GoodBad), 1, 3);
        QString& timeline = item.item.fields[1].text;
        for (int film = 1; film <= 200; ++film)
            timeline += QStringLiteral("\n2005-02-%1; Film %2 (1999); Drama|Crime; rated 4")
                            .arg(1 + film % 28, 2, 10, QLatin1Char('0'))
                            .arg(film);
        item.item.fields[2].text = QStringLiteral("Likes dramas about crime. ").repeated(20);
        ProjectFixture::take(
            StudyRepository(rated.database()).addItems(study, {item}, rated.project.lea));
        StudyRaterRepository raters(rated.database());
        ProjectFixture::take(raters.add(study,
            {{.name = QStringLiteral("Ada"), .person = rated.project.ada}}, rated.project.lea));
        ProjectFixture::take(raters.assign(study, rated.project.lea));
        Setup setup(rated, rated.project.ada);
        setup.screen->resize(size);
        QTRY_VERIFY(setup.isRead());
        setup.find<CardsView>("rateStudies")
            ->choose(RowKey(rated.raterOf(study, rated.project.ada)));
        QTRY_COMPARE(setup.rating()->turns(), 1);
        QTest::qWait(0);
        takePicture(*setup.screen, QStringLiteral("rate-summary-%1").arg(size.width()));
        const auto placeOf = [&](const char* name) {
            const QWidget* part = setup.find<QWidget>(name);
            return QRect(part->mapTo(setup.screen.get(), QPoint()), part->size());
        };
        const QRect past = placeOf("field_timeline_0");
        const QRect summary = placeOf("field_summary_0");
        QVERIFY(past.right() < summary.left());
        for (const QRect& part : {past, summary}) {
            QVERIFY2(
                part.height() > size.height() * 3 / 10, qPrintable(QString::number(part.height())));
            QVERIFY(placeOf("ratingContent").contains(part));
        }
        // What is asked is said once.
        QVERIFY(!setup.find<QLabel>("ratingTitle")->text().contains(u'?'));
    }

    void theTimeForComingBackIsSaid()
    {
        RatedProject rated;
        Design design = designTemplate(studies::Kind::Own);
        design.comeBackDays = 3;
        const StudyId own = rated.add(QStringLiteral("Zorilla time"), design, 3);
        const RaterId ada = rated.raterOf(own, rated.project.ada);
        Setup setup(rated, rated.project.ada);
        QTRY_VERIFY(setup.isRead());
        setup.find<CardsView>("rateStudies")->choose(RowKey(ada));
        QTRY_VERIFY(setup.stripText().contains(QStringLiteral("3 day(s)")));
        // Past the program, which believes no time from before the study was made.
        ProjectFixture::check(rated.database().run(
            QStringLiteral("INSERT INTO study_answer SELECT NULL, ?, id, rater_id, 'answer', 'yes',"
                           " 1700000000000, 10, 0 FROM study_turn WHERE rater_id = ? LIMIT 1"),
            {newUuid(), ada}));
        QTRY_VERIFY(setup.stripText().contains(QStringLiteral("ended on")));
        QVERIFY(setup.rating()->isReadOnly());
    }

    void withoutAPersonOrAStudyItSaysWhatToDo()
    {
        RatedProject rated;
        Setup setup(rated, {});
        QVERIFY(setup.find<QWidget>("rateEmpty")->isVisible());
        setup.session.setCurrentPerson(rated.project.lea);
        QVERIFY(setup.find<QWidget>("rateEmpty")->isVisible());
        QCOMPARE(secretIn(setup.screen.get()), QString());
        // Whom no study asks may sit at the wrong name; a lead goes on to the studies.
        int studies = 0;
        addCommand(
            setup.screen.get(), "studiesStudiesPage", {}, [] { return QStringLiteral("Studies"); },
            [&studies] { ++studies; });
        QSignalSpy people(&NextSteps::of(setup.session), &NextSteps::personRequested);
        auto* next = setup.find<QWidget>("rateEmpty")->findChild<QPushButton*>();
        QVERIFY(next && next->isVisible());
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(studies, 1);
        setup.session.setCurrentPerson({});
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(studies, 1);
        QCOMPARE(people.size(), 1);
    }

    void everyCommandHasANameAndWords()
    {
        RatedProject rated;
        Setup setup(rated, rated.project.ada);
        const QList<QAction*> commands = setup.screen->workspaceActions();
        QVERIFY(commands.size() >= 9);
        for (const QAction* command : commands)
            QVERIFY2(!command->text().isEmpty(), qPrintable(command->objectName()));
    }
};

TANDEM_TEST(TestRatePage, QApplication)
#include "tst_ratepage.moc"
