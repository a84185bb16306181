#include "storage/changes/history.h"
#include "views/annotate/labellingcontroller.h"

#include "projectfixture.h"
#include "testmain.h"
#include "views/annotate/articlemodel.h"
#include "views/session/projectsession.h"

#include "ui/textrowroles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

/// Ada's desk: the fixture's project, open, with a clock that stands still until it is moved.
class Setup
{
public:
    Setup()
        : session(fixture.open())
    {
        session.setCurrentPerson(fixture.ada);
        session.setCurrentSample(fixture.samples.at(0));
        controller = std::make_unique<LabellingController>(session, [this] { return now; });
        setRunning(true);
        // Long enough that no test meets its end by chance.
        controller->setStepPause(LabellingController::longestStepPauseMs);
    }

    /// As the clock of the screen drives the times.
    void setRunning(bool running)
    {
        for (ActiveTime* time : controller->times())
            running ? time->resume() : time->suspend();
    }

    void flush() { session.project().flush(); }
    std::optional<YesNo> stored(int sample, int paragraph)
    {
        const SampleId id = fixture.samples.at(sample);
        const auto paragraphs = SampleRepository(fixture.database()).paragraphs(id);
        const auto own =
            AnswerRepository(fixture.database()).own(fixture.round(id).id, fixture.ada);
        return own->value(paragraphs->at(paragraph).id).value;
    }
    qint64 rows()
    {
        return fixture.database()
            .scalar(QStringLiteral("SELECT count(*) FROM answer"))
            ->toLongLong();
    }

    ProjectFixture fixture;
    ProjectSession session;
    qint64 now = 0;
    std::unique_ptr<LabellingController> controller;
};

} // namespace

class TestLabellingController : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsShownOnlyWhenItIsCommitted();
    void fastKeysWithinThePauseGoToTheNextItems();
    void theScreenMovesOnWhenTheAnswerIsOnDisk();
    void afterThePauseTheNextUnansweredItemComes();
    void aKeyTooManyAtTheEndChangesNothing();
    void takingBackInThePauseStays();
    void movingGivesUpTheStep();
    void unsureItemsComeLast();
    void answeringClearsTheUnsureMark();
    void undoAndRedoReachAcrossSamples();
    void everyDirectionOfUndoAddsARowToTheJournal();
    void timeIsCountedOnceAndNotWhileTheScreenIsGone();
    void anAnswerThatIsClickedHasTheTimeSinceTheLastOne();
    void timeOnAnItemThatIsLeftCountsOnceItIsAnswered();
    void whatSomebodyRestsBeforeASubmissionIsNotTheNextPersonsTime();
    void theSameAnswerAgainWritesNothing();
    void aNoteKeepsTheAnswer();
    void submissionIsOnlyForCompleteAnswers();
    void afterASubmissionAnswersAreRefused();
    void anothersFailedWriteForgetsNothingThatIsOnItsWay();
    void anOwnFailedAnswerIsShownAsItWasBefore();
    void theOthersSubmissionIsSeen();
    void modesFollowWhoLooks();
    void thePartnersAnswersAreInNoRole();
};

void TestLabellingController::anAnswerIsShownOnlyWhenItIsCommitted()
{
    Setup setup;
    QSignalSpy changes(setup.controller.get(), &LabellingController::itemChanged);
    setup.controller->giveAnswer(true);
    QVERIFY(!setup.controller->answer(0).value);
    QCOMPARE(setup.controller->answeredCount(), 0);
    QVERIFY(setup.controller->isStepping());
    setup.flush();
    QCOMPARE(setup.controller->answer(0).value, YesNo::Yes);
    QCOMPARE(setup.controller->answeredCount(), 1);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(setup.controller->currentIndex(), 0);
}

void TestLabellingController::fastKeysWithinThePauseGoToTheNextItems()
{
    Setup setup;
    for (const bool yes : {true, false, true, false})
        setup.controller->giveAnswer(yes);
    setup.flush();
    QCOMPARE(setup.controller->currentIndex(), 3);
    QCOMPARE(setup.stored(0, 0), YesNo::Yes);
    QCOMPARE(setup.stored(0, 1), YesNo::No);
    QCOMPARE(setup.stored(0, 2), YesNo::Yes);
    QCOMPARE(setup.stored(0, 3), YesNo::No);
    QVERIFY(!setup.stored(0, 4));
}

void TestLabellingController::theScreenMovesOnWhenTheAnswerIsOnDisk()
{
    Setup setup;
    QSignalSpy moved(setup.controller.get(), &LabellingController::currentIndexChanged);
    setup.controller->giveAnswer(true);
    setup.controller->giveAnswer(false);
    QCOMPARE(setup.controller->currentIndex(), 1);
    QCOMPARE(moved.size(), 0);
    setup.flush();
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved.constFirst().constFirst().toInt(), 1);
}

void TestLabellingController::afterThePauseTheNextUnansweredItemComes()
{
    Setup setup;
    setup.controller->setStepPause(0);
    setup.controller->setCurrentIndex(1);
    setup.controller->giveAnswer(true);
    QCOMPARE(setup.controller->currentIndex(), 2);
    setup.controller->setStepPause(1);
    setup.controller->setCurrentIndex(0);
    setup.controller->giveAnswer(true);
    QCOMPARE(setup.controller->currentIndex(), 0);
    QTRY_COMPARE(setup.controller->currentIndex(), 2); // 1 is answered already
}

void TestLabellingController::aKeyTooManyAtTheEndChangesNothing()
{
    Setup setup;
    for (int i = 0; i < ProjectFixture::paragraphsPerSample; ++i)
        setup.controller->giveAnswer(true);
    setup.controller->giveAnswer(false);
    setup.flush();
    QCOMPARE(setup.stored(0, 4), YesNo::Yes);
    QVERIFY(setup.controller->missing().isEmpty());
    QCOMPARE(setup.controller->currentIndex(), 4);
}

void TestLabellingController::takingBackInThePauseStays()
{
    Setup setup;
    setup.controller->giveAnswer(true);
    setup.controller->takeBack();
    QVERIFY(!setup.controller->isStepping());
    setup.flush();
    QCOMPARE(setup.controller->currentIndex(), 0);
    QVERIFY(!setup.controller->answer(0).value);
    // What was not done here is not taken back here.
    setup.session.change(this, {QStringLiteral("elsewhere"),
                                   reversible([](Database&) { return Written(SettingsChanged()); },
                                       [](Database&) { return Written(SettingsChanged()); })});
    setup.controller->takeBack();
    QVERIFY(setup.session.history().canUndo());
}

void TestLabellingController::movingGivesUpTheStep()
{
    Setup setup;
    setup.controller->giveAnswer(true);
    setup.controller->setCurrentIndex(3);
    QVERIFY(!setup.controller->isStepping());
    setup.controller->giveAnswer(false);
    setup.flush();
    QCOMPARE(setup.stored(0, 3), YesNo::No);
    QCOMPARE(setup.controller->currentIndex(), 3);
}

void TestLabellingController::unsureItemsComeLast()
{
    Setup setup;
    setup.controller->setStepPause(0);
    setup.controller->toggleUnsure();
    QCOMPARE(setup.controller->currentIndex(), 1);
    for (int i = 1; i < 5; ++i)
        setup.controller->giveAnswer(true);
    QCOMPARE(setup.controller->currentIndex(), 0);
    setup.flush();
    QCOMPARE(setup.controller->answeredCount(), 4);
    QCOMPARE(setup.controller->missing().unanswered, QList<int>{1});
    setup.controller->toggleUnsure();
    setup.flush();
    QVERIFY(!setup.controller->answer(0).unsure);
    QCOMPARE(setup.controller->currentIndex(), 0);
}

void TestLabellingController::answeringClearsTheUnsureMark()
{
    Setup setup;
    setup.controller->giveAnswerAt(0, true);
    setup.controller->stay();
    setup.controller->toggleUnsure();
    setup.controller->stay();
    setup.flush();
    QVERIFY(setup.controller->answer(0).unsure);
    QCOMPARE(setup.controller->answer(0).value, YesNo::Yes);
    QCOMPARE(setup.controller->missing().unsure, QList<int>{1});
    setup.controller->giveAnswerAt(0, true);
    setup.flush();
    QVERIFY(setup.controller->answer(0).isComplete());
}

void TestLabellingController::undoAndRedoReachAcrossSamples()
{
    Setup setup;
    QSignalSpy broughtUp(setup.controller.get(), &LabellingController::itemBroughtUp);
    setup.controller->giveAnswerAt(2, true);
    setup.flush();
    setup.session.setCurrentSample(setup.fixture.samples.at(1));
    setup.controller->giveAnswerAt(0, false);
    setup.flush();
    QCOMPARE(broughtUp.size(), 0);

    setup.session.history().undo();
    setup.flush();
    QCOMPARE(setup.session.currentSample(), setup.fixture.samples.at(1));
    setup.session.history().undo();
    setup.flush();
    QCOMPARE(setup.session.currentSample(), setup.fixture.samples.at(0));
    QCOMPARE(setup.controller->currentIndex(), 2);
    QVERIFY(!setup.controller->answer(2).value);
    QCOMPARE(broughtUp.size(), 2);

    setup.session.history().redo();
    setup.session.history().redo();
    setup.flush();
    QCOMPARE(setup.stored(0, 2), YesNo::Yes);
    QCOMPARE(setup.stored(1, 0), YesNo::No);
    QCOMPARE(setup.session.currentSample(), setup.fixture.samples.at(1));
    QCOMPARE(setup.controller->currentIndex(), 0);
}

void TestLabellingController::everyDirectionOfUndoAddsARowToTheJournal()
{
    Setup setup;
    setup.controller->giveAnswer(true);
    setup.session.history().undo();
    setup.session.history().redo();
    setup.flush();
    QCOMPARE(setup.rows(), 3);
    QCOMPARE(setup.stored(0, 0), YesNo::Yes);
}

void TestLabellingController::timeIsCountedOnceAndNotWhileTheScreenIsGone()
{
    Setup setup;
    setup.now += 5'000;
    setup.setRunning(false);
    setup.now += 30'000;
    setup.setRunning(true);
    setup.now += 2'000;
    QCOMPARE(setup.controller->activeMs(), 7'000);
    setup.controller->giveAnswer(true);
    setup.flush();
    setup.session.history().undo();
    setup.session.history().redo();
    setup.flush();
    const auto sum =
        setup.fixture.database().scalar(QStringLiteral("SELECT sum(duration_ms) FROM answer"));
    QCOMPARE(sum->toLongLong(), 7'000);
    // Another sample has a time of its own, and the first one's is kept.
    setup.session.setCurrentSample(setup.fixture.samples.at(1));
    QCOMPARE(setup.controller->activeMs(), 0);
    setup.session.setCurrentSample(setup.fixture.samples.at(0));
    QCOMPARE(setup.controller->activeMs(), 7'000);
}

void TestLabellingController::anAnswerThatIsClickedHasTheTimeSinceTheLastOne()
{
    Setup setup;
    const auto last = [&setup] {
        setup.flush();
        return setup.fixture.database()
            .scalar(QStringLiteral("SELECT duration_ms FROM answer ORDER BY id DESC LIMIT 1"))
            ->toLongLong();
    };
    setup.now += 9'000;
    setup.controller->setCurrentIndex(2); // the press
    setup.now += 80;
    setup.controller->giveAnswerAt(2, true); // the release
    QCOMPARE(last(), 9'080);
    // Whoever moves by keys begins with the item that they come to.
    setup.controller->stay();
    setup.now += 5'000;
    setup.controller->setCurrentIndex(4);
    setup.now += 3'000;
    setup.controller->giveAnswer(false);
    QCOMPARE(last(), 3'000);
}

void TestLabellingController::timeOnAnItemThatIsLeftCountsOnceItIsAnswered()
{
    Setup setup;
    setup.now += 20'000;
    setup.controller->setCurrentIndex(1); // by key, the first one is left open
    setup.now += 2'000;
    setup.controller->giveAnswer(true);
    setup.controller->stay();
    setup.session.setCurrentSample(setup.fixture.samples.at(1));
    setup.session.setCurrentSample(setup.fixture.samples.at(0));
    setup.controller->setCurrentIndex(0);
    setup.now += 1'000;
    setup.controller->giveAnswer(false);
    setup.flush();
    const auto durations = ProjectFixture::take(setup.fixture.database().scalar(QStringLiteral(
        "SELECT group_concat(duration_ms) FROM (SELECT * FROM answer ORDER BY id)")));
    QCOMPARE(durations.toString(), QStringLiteral("2000,21000"));
}

void TestLabellingController::whatSomebodyRestsBeforeASubmissionIsNotTheNextPersonsTime()
{
    Setup setup;
    setup.controller->setStepPause(0);
    for (int i = 0; i < 5; ++i)
        setup.controller->giveAnswer(true);
    setup.flush();
    setup.now += 12'000;
    setup.controller->submit();
    setup.flush();
    QCOMPARE(setup.controller->mode(), LabellingMode::Submitted);
    setup.setRunning(false); // as the screen does
    setup.now += 40'000;
    setup.session.setCurrentPerson(setup.fixture.ben);
    QCOMPARE(setup.controller->mode(), LabellingMode::Labelling);
    setup.setRunning(true);
    for (int i = 0; i < 5; ++i)
        setup.controller->giveAnswer(false);
    setup.flush();
    const auto sum =
        setup.fixture.database().scalar(QStringLiteral("SELECT sum(duration_ms) FROM answer"));
    QCOMPARE(sum->toLongLong(), 0);
}

void TestLabellingController::theSameAnswerAgainWritesNothing()
{
    Setup setup;
    setup.controller->giveAnswerAt(0, true);
    setup.controller->giveAnswerAt(0, true);
    QVERIFY(setup.controller->isStepping());
    setup.flush();
    QCOMPARE(setup.rows(), 1);
}

void TestLabellingController::aNoteKeepsTheAnswer()
{
    Setup setup;
    setup.controller->giveAnswerAt(1, false);
    setup.controller->setNote(1, QStringLiteral("  only in passing \n"));
    setup.flush();
    QCOMPARE(setup.controller->answer(1).note, QStringLiteral("only in passing"));
    QCOMPARE(setup.controller->answer(1).value, YesNo::No);
    setup.session.history().undo();
    setup.flush();
    QVERIFY(setup.controller->answer(1).note.isEmpty());
    QCOMPARE(setup.controller->answer(1).value, YesNo::No);
}

void TestLabellingController::submissionIsOnlyForCompleteAnswers()
{
    Setup setup;
    QSignalSpy submitted(setup.controller.get(), &LabellingController::submitted);
    setup.controller->giveAnswer(true);
    setup.controller->submit();
    setup.flush();
    QCOMPARE(submitted.size(), 0);
    QCOMPARE(setup.controller->missing().unanswered, (QList<int>{2, 3, 4, 5}));
    for (int i = 1; i < 5; ++i)
        setup.controller->giveAnswer(true);
    setup.controller->submit();
    setup.flush();
    QCOMPARE(submitted.size(), 1);
    QCOMPARE(setup.controller->mode(), LabellingMode::Submitted);
    setup.controller->withdrawSubmission();
    setup.flush();
    QCOMPARE(setup.controller->mode(), LabellingMode::Labelling);
}

void TestLabellingController::afterASubmissionAnswersAreRefused()
{
    Setup setup;
    for (int i = 0; i < 5; ++i)
        setup.controller->giveAnswer(true);
    setup.controller->submit();
    setup.flush();
    const qint64 before = setup.rows();
    setup.controller->giveAnswer(false);
    setup.controller->giveAnswerAt(0, false);
    setup.controller->toggleUnsure();
    setup.controller->setNote(0, QStringLiteral("late"));
    setup.flush();
    QCOMPARE(setup.rows(), before);
    // Nor does an undo change what was submitted.
    setup.session.history().undo();
    setup.flush();
    QCOMPARE(setup.rows(), before);
    QCOMPARE(setup.controller->answer(4).value, YesNo::Yes);
}

void TestLabellingController::anothersFailedWriteForgetsNothingThatIsOnItsWay()
{
    Setup setup;
    QList<int> missing;
    bool stepping = false;
    setup.session.project()
        .change({.write = [](Database&) -> Expected<Written> {
            return failure(ErrorCode::DiskFull, QStringLiteral("Of a run."));
        }})
        .onFailed(this, [&](const Error&) {
            missing = setup.controller->missing().unanswered;
            stepping = setup.controller->isStepping();
        });
    setup.controller->giveAnswer(true);
    setup.controller->giveAnswer(true);
    setup.flush();
    QCOMPARE(missing, (QList<int>{3, 4, 5}));
    QVERIFY(stepping);
}

void TestLabellingController::anOwnFailedAnswerIsShownAsItWasBefore()
{
    Setup setup;
    setup.fixture.answer(setup.fixture.samples.at(0), setup.fixture.ada, QStringLiteral("nnnnn"));
    setup.fixture.submit(setup.fixture.samples.at(0), setup.fixture.ada);
    // Not seen here yet, as another process did it.
    const QSignalSpy failed(&setup.session, &ProjectSession::changeFailed);
    const QSignalSpy shown(setup.controller.get(), &LabellingController::itemChanged);
    setup.controller->giveAnswer(true);
    setup.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().at(1).value<QObject*>(), setup.controller.get());
    QVERIFY(!shown.isEmpty());
    QVERIFY(!setup.controller->isStepping());
    QCOMPARE(setup.controller->missing().unanswered.size() + setup.controller->answeredCount(), 5);
    QVERIFY(!setup.session.history().canUndo());
}

void TestLabellingController::theOthersSubmissionIsSeen()
{
    Setup setup;
    for (int i = 0; i < 5; ++i)
        setup.controller->giveAnswer(true);
    setup.controller->submit();
    setup.flush();
    QCOMPARE(setup.controller->mode(), LabellingMode::Submitted);
    setup.fixture.answer(setup.fixture.samples.at(0), setup.fixture.ben, QStringLiteral("nnnnn"));
    setup.fixture.submit(setup.fixture.samples.at(0), setup.fixture.ben);
    QTRY_COMPARE(setup.controller->mode(), LabellingMode::Closed);
    QCOMPARE(setup.controller->answer(0).value, YesNo::Yes);
}

void TestLabellingController::modesFollowWhoLooks()
{
    Setup setup;
    ArticleText bare;
    bare.title = QStringLiteral("No discussion");
    bare.paragraphs = {QStringLiteral("One.")};
    const SampleId silent = setup.fixture.addSample(bare, true);
    bare.discussion = {{QStringLiteral("A"), QStringLiteral("x")}};
    const SampleId free = setup.fixture.addSample(bare, false);

    QCOMPARE(setup.controller->mode(), LabellingMode::Labelling);
    setup.session.setCurrentSample(silent);
    QCOMPARE(setup.controller->mode(), LabellingMode::WaitingForDiscussion);
    setup.session.setCurrentSample(free);
    QCOMPARE(setup.controller->mode(), LabellingMode::NotAssigned);
    setup.session.setCurrentPerson(setup.fixture.lea);
    QCOMPARE(setup.controller->mode(), LabellingMode::Watching);
    setup.session.setCurrentPerson({});
    QCOMPARE(setup.controller->mode(), LabellingMode::NobodyChosen);
    QCOMPARE(setup.controller->count(), 0);
}

void TestLabellingController::thePartnersAnswersAreInNoRole()
{
    Setup setup;
    setup.controller->giveAnswerAt(0, true);
    setup.controller->stay();
    setup.flush();
    // What a screen could show of the sample, by every role there is.
    const auto everything = [](const ArticleModel& model) {
        QStringList seen;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int role = 0; role < Qt::UserRole + 0x400; ++role)
                seen.append(model.index(row).data(role).toString());
        }
        return seen;
    };
    ArticleModel model(*setup.controller);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList before = everything(model);
    QSignalSpy events(&setup.session.project(), &Project::changed);
    setup.fixture.answer(setup.fixture.samples.at(0), setup.fixture.ben, QStringLiteral("nynyn"),
        QStringLiteral("a secret"));
    setup.fixture.submit(setup.fixture.samples.at(0), setup.fixture.ben);
    QTRY_VERIFY(!events.isEmpty());
    QCOMPARE(everything(model), before);
    // Nor does the lead, who is outside the pair, find any answer.
    setup.session.setCurrentPerson(setup.fixture.lea);
    QCOMPARE(setup.controller->mode(), LabellingMode::Watching);
    for (int row = 0; row < model.rowCount(); ++row) {
        for (const int role : {int(textrow::Answer), int(textrow::Note), int(textrow::Unsure),
                 int(textrow::Dimmed), int(textrow::Saving)})
            QVERIFY(!model.index(row).data(role).isValid());
        QCOMPARE(model.index(row).data(textrow::Answerable), QVariant(false));
    }
    QVERIFY(!everything(model).join(QLatin1Char('|')).contains(QLatin1String("secret")));
}

TANDEM_TEST(TestLabellingController, QCoreApplication)
#include "tst_labellingcontroller.moc"
