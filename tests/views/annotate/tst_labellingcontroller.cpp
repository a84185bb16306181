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
class Desk
{
public:
    Desk()
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
    void whatSomebodyRestsBeforeAHandInIsNotTheNextPersonsTime();
    void theSameAnswerAgainWritesNothing();
    void aNoteKeepsTheAnswer();
    void handInIsOnlyForCompleteAnswers();
    void afterAHandInAnswersAreRefused();
    void anothersFailedWriteForgetsNothingThatIsOnItsWay();
    void anOwnFailedAnswerIsShownAsItWasBefore();
    void theOthersHandInIsSeen();
    void modesFollowWhoLooks();
    void thePartnersAnswersAreInNoRole();
};

void TestLabellingController::anAnswerIsShownOnlyWhenItIsCommitted()
{
    Desk desk;
    QSignalSpy changes(desk.controller.get(), &LabellingController::itemChanged);
    desk.controller->giveAnswer(true);
    QVERIFY(!desk.controller->answer(0).value);
    QCOMPARE(desk.controller->answeredCount(), 0);
    QVERIFY(desk.controller->isStepping());
    desk.flush();
    QCOMPARE(desk.controller->answer(0).value, YesNo::Yes);
    QCOMPARE(desk.controller->answeredCount(), 1);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(desk.controller->currentIndex(), 0);
}

void TestLabellingController::fastKeysWithinThePauseGoToTheNextItems()
{
    Desk desk;
    for (const bool yes : {true, false, true, false})
        desk.controller->giveAnswer(yes);
    desk.flush();
    QCOMPARE(desk.controller->currentIndex(), 3);
    QCOMPARE(desk.stored(0, 0), YesNo::Yes);
    QCOMPARE(desk.stored(0, 1), YesNo::No);
    QCOMPARE(desk.stored(0, 2), YesNo::Yes);
    QCOMPARE(desk.stored(0, 3), YesNo::No);
    QVERIFY(!desk.stored(0, 4));
}

void TestLabellingController::theScreenMovesOnWhenTheAnswerIsOnDisk()
{
    Desk desk;
    QSignalSpy moved(desk.controller.get(), &LabellingController::currentIndexChanged);
    desk.controller->giveAnswer(true);
    desk.controller->giveAnswer(false);
    QCOMPARE(desk.controller->currentIndex(), 1);
    QCOMPARE(moved.size(), 0);
    desk.flush();
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved.constFirst().constFirst().toInt(), 1);
}

void TestLabellingController::afterThePauseTheNextUnansweredItemComes()
{
    Desk desk;
    desk.controller->setStepPause(0);
    desk.controller->setCurrentIndex(1);
    desk.controller->giveAnswer(true);
    QCOMPARE(desk.controller->currentIndex(), 2);
    desk.controller->setStepPause(1);
    desk.controller->setCurrentIndex(0);
    desk.controller->giveAnswer(true);
    QCOMPARE(desk.controller->currentIndex(), 0);
    QTRY_COMPARE(desk.controller->currentIndex(), 2); // 1 is answered already
}

void TestLabellingController::aKeyTooManyAtTheEndChangesNothing()
{
    Desk desk;
    for (int i = 0; i < ProjectFixture::paragraphsPerSample; ++i)
        desk.controller->giveAnswer(true);
    desk.controller->giveAnswer(false);
    desk.flush();
    QCOMPARE(desk.stored(0, 4), YesNo::Yes);
    QVERIFY(desk.controller->missing().isEmpty());
    QCOMPARE(desk.controller->currentIndex(), 4);
}

void TestLabellingController::takingBackInThePauseStays()
{
    Desk desk;
    desk.controller->giveAnswer(true);
    desk.controller->takeBack();
    QVERIFY(!desk.controller->isStepping());
    desk.flush();
    QCOMPARE(desk.controller->currentIndex(), 0);
    QVERIFY(!desk.controller->answer(0).value);
    // What was not done here is not taken back here.
    desk.session.change(this, {QStringLiteral("elsewhere"),
                                  reversible([](Database&) { return Written(SettingsChanged()); },
                                      [](Database&) { return Written(SettingsChanged()); })});
    desk.controller->takeBack();
    QVERIFY(desk.session.history().canUndo());
}

void TestLabellingController::movingGivesUpTheStep()
{
    Desk desk;
    desk.controller->giveAnswer(true);
    desk.controller->setCurrentIndex(3);
    QVERIFY(!desk.controller->isStepping());
    desk.controller->giveAnswer(false);
    desk.flush();
    QCOMPARE(desk.stored(0, 3), YesNo::No);
    QCOMPARE(desk.controller->currentIndex(), 3);
}

void TestLabellingController::unsureItemsComeLast()
{
    Desk desk;
    desk.controller->setStepPause(0);
    desk.controller->toggleUnsure();
    QCOMPARE(desk.controller->currentIndex(), 1);
    for (int i = 1; i < 5; ++i)
        desk.controller->giveAnswer(true);
    QCOMPARE(desk.controller->currentIndex(), 0);
    desk.flush();
    QCOMPARE(desk.controller->answeredCount(), 4);
    QCOMPARE(desk.controller->missing().unanswered, QList<int>{1});
    desk.controller->toggleUnsure();
    desk.flush();
    QVERIFY(!desk.controller->answer(0).unsure);
    QCOMPARE(desk.controller->currentIndex(), 0);
}

void TestLabellingController::answeringClearsTheUnsureMark()
{
    Desk desk;
    desk.controller->giveAnswerAt(0, true);
    desk.controller->stay();
    desk.controller->toggleUnsure();
    desk.controller->stay();
    desk.flush();
    QVERIFY(desk.controller->answer(0).unsure);
    QCOMPARE(desk.controller->answer(0).value, YesNo::Yes);
    QCOMPARE(desk.controller->missing().unsure, QList<int>{1});
    desk.controller->giveAnswerAt(0, true);
    desk.flush();
    QVERIFY(desk.controller->answer(0).isComplete());
}

void TestLabellingController::undoAndRedoReachAcrossSamples()
{
    Desk desk;
    QSignalSpy broughtUp(desk.controller.get(), &LabellingController::itemBroughtUp);
    desk.controller->giveAnswerAt(2, true);
    desk.flush();
    desk.session.setCurrentSample(desk.fixture.samples.at(1));
    desk.controller->giveAnswerAt(0, false);
    desk.flush();
    QCOMPARE(broughtUp.size(), 0);

    desk.session.history().undo();
    desk.flush();
    QCOMPARE(desk.session.currentSample(), desk.fixture.samples.at(1));
    desk.session.history().undo();
    desk.flush();
    QCOMPARE(desk.session.currentSample(), desk.fixture.samples.at(0));
    QCOMPARE(desk.controller->currentIndex(), 2);
    QVERIFY(!desk.controller->answer(2).value);
    QCOMPARE(broughtUp.size(), 2);

    desk.session.history().redo();
    desk.session.history().redo();
    desk.flush();
    QCOMPARE(desk.stored(0, 2), YesNo::Yes);
    QCOMPARE(desk.stored(1, 0), YesNo::No);
    QCOMPARE(desk.session.currentSample(), desk.fixture.samples.at(1));
    QCOMPARE(desk.controller->currentIndex(), 0);
}

void TestLabellingController::everyDirectionOfUndoAddsARowToTheJournal()
{
    Desk desk;
    desk.controller->giveAnswer(true);
    desk.session.history().undo();
    desk.session.history().redo();
    desk.flush();
    QCOMPARE(desk.rows(), 3);
    QCOMPARE(desk.stored(0, 0), YesNo::Yes);
}

void TestLabellingController::timeIsCountedOnceAndNotWhileTheScreenIsGone()
{
    Desk desk;
    desk.now += 5'000;
    desk.setRunning(false);
    desk.now += 30'000;
    desk.setRunning(true);
    desk.now += 2'000;
    QCOMPARE(desk.controller->activeMs(), 7'000);
    desk.controller->giveAnswer(true);
    desk.flush();
    desk.session.history().undo();
    desk.session.history().redo();
    desk.flush();
    const auto sum =
        desk.fixture.database().scalar(QStringLiteral("SELECT sum(duration_ms) FROM answer"));
    QCOMPARE(sum->toLongLong(), 7'000);
    // Another sample has a time of its own, and the first one's is kept.
    desk.session.setCurrentSample(desk.fixture.samples.at(1));
    QCOMPARE(desk.controller->activeMs(), 0);
    desk.session.setCurrentSample(desk.fixture.samples.at(0));
    QCOMPARE(desk.controller->activeMs(), 7'000);
}

void TestLabellingController::anAnswerThatIsClickedHasTheTimeSinceTheLastOne()
{
    Desk desk;
    const auto last = [&desk] {
        desk.flush();
        return desk.fixture.database()
            .scalar(QStringLiteral("SELECT duration_ms FROM answer ORDER BY id DESC LIMIT 1"))
            ->toLongLong();
    };
    desk.now += 9'000;
    desk.controller->setCurrentIndex(2); // the press
    desk.now += 80;
    desk.controller->giveAnswerAt(2, true); // the release
    QCOMPARE(last(), 9'080);
    // Whoever moves by keys begins with the item that they come to.
    desk.controller->stay();
    desk.now += 5'000;
    desk.controller->setCurrentIndex(4);
    desk.now += 3'000;
    desk.controller->giveAnswer(false);
    QCOMPARE(last(), 3'000);
}

void TestLabellingController::timeOnAnItemThatIsLeftCountsOnceItIsAnswered()
{
    Desk desk;
    desk.now += 20'000;
    desk.controller->setCurrentIndex(1); // by key, the first one is left open
    desk.now += 2'000;
    desk.controller->giveAnswer(true);
    desk.controller->stay();
    desk.session.setCurrentSample(desk.fixture.samples.at(1));
    desk.session.setCurrentSample(desk.fixture.samples.at(0));
    desk.controller->setCurrentIndex(0);
    desk.now += 1'000;
    desk.controller->giveAnswer(false);
    desk.flush();
    const auto durations = ProjectFixture::take(desk.fixture.database().scalar(QStringLiteral(
        "SELECT group_concat(duration_ms) FROM (SELECT * FROM answer ORDER BY id)")));
    QCOMPARE(durations.toString(), QStringLiteral("2000,21000"));
}

void TestLabellingController::whatSomebodyRestsBeforeAHandInIsNotTheNextPersonsTime()
{
    Desk desk;
    desk.controller->setStepPause(0);
    for (int i = 0; i < 5; ++i)
        desk.controller->giveAnswer(true);
    desk.flush();
    desk.now += 12'000;
    desk.controller->handIn();
    desk.flush();
    QCOMPARE(desk.controller->mode(), LabellingMode::HandedIn);
    desk.setRunning(false); // as the screen does
    desk.now += 40'000;
    desk.session.setCurrentPerson(desk.fixture.ben);
    QCOMPARE(desk.controller->mode(), LabellingMode::Labelling);
    desk.setRunning(true);
    for (int i = 0; i < 5; ++i)
        desk.controller->giveAnswer(false);
    desk.flush();
    const auto sum =
        desk.fixture.database().scalar(QStringLiteral("SELECT sum(duration_ms) FROM answer"));
    QCOMPARE(sum->toLongLong(), 0);
}

void TestLabellingController::theSameAnswerAgainWritesNothing()
{
    Desk desk;
    desk.controller->giveAnswerAt(0, true);
    desk.controller->giveAnswerAt(0, true);
    QVERIFY(desk.controller->isStepping());
    desk.flush();
    QCOMPARE(desk.rows(), 1);
}

void TestLabellingController::aNoteKeepsTheAnswer()
{
    Desk desk;
    desk.controller->giveAnswerAt(1, false);
    desk.controller->setNote(1, QStringLiteral("  only in passing \n"));
    desk.flush();
    QCOMPARE(desk.controller->answer(1).note, QStringLiteral("only in passing"));
    QCOMPARE(desk.controller->answer(1).value, YesNo::No);
    desk.session.history().undo();
    desk.flush();
    QVERIFY(desk.controller->answer(1).note.isEmpty());
    QCOMPARE(desk.controller->answer(1).value, YesNo::No);
}

void TestLabellingController::handInIsOnlyForCompleteAnswers()
{
    Desk desk;
    QSignalSpy handedIn(desk.controller.get(), &LabellingController::handedIn);
    desk.controller->giveAnswer(true);
    desk.controller->handIn();
    desk.flush();
    QCOMPARE(handedIn.size(), 0);
    QCOMPARE(desk.controller->missing().unanswered, (QList<int>{2, 3, 4, 5}));
    for (int i = 1; i < 5; ++i)
        desk.controller->giveAnswer(true);
    desk.controller->handIn();
    desk.flush();
    QCOMPARE(handedIn.size(), 1);
    QCOMPARE(desk.controller->mode(), LabellingMode::HandedIn);
    desk.controller->takeBackHandIn();
    desk.flush();
    QCOMPARE(desk.controller->mode(), LabellingMode::Labelling);
}

void TestLabellingController::afterAHandInAnswersAreRefused()
{
    Desk desk;
    for (int i = 0; i < 5; ++i)
        desk.controller->giveAnswer(true);
    desk.controller->handIn();
    desk.flush();
    const qint64 before = desk.rows();
    desk.controller->giveAnswer(false);
    desk.controller->giveAnswerAt(0, false);
    desk.controller->toggleUnsure();
    desk.controller->setNote(0, QStringLiteral("late"));
    desk.flush();
    QCOMPARE(desk.rows(), before);
    // An undo is refused by the project, and told.
    QSignalSpy failed(&desk.session, &ProjectSession::changeFailed);
    desk.session.history().undo();
    desk.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(desk.rows(), before);
    QCOMPARE(desk.controller->answer(4).value, YesNo::Yes);
}

void TestLabellingController::anothersFailedWriteForgetsNothingThatIsOnItsWay()
{
    Desk desk;
    QList<int> missing;
    bool stepping = false;
    desk.session.project()
        .change({.write = [](Database&) -> Expected<Written> {
            return failure(ErrorCode::DiskFull, QStringLiteral("Of a run."));
        }})
        .onFailed(this, [&](const Error&) {
            missing = desk.controller->missing().unanswered;
            stepping = desk.controller->isStepping();
        });
    desk.controller->giveAnswer(true);
    desk.controller->giveAnswer(true);
    desk.flush();
    QCOMPARE(missing, (QList<int>{3, 4, 5}));
    QVERIFY(stepping);
}

void TestLabellingController::anOwnFailedAnswerIsShownAsItWasBefore()
{
    Desk desk;
    desk.fixture.answer(desk.fixture.samples.at(0), desk.fixture.ada, QStringLiteral("nnnnn"));
    desk.fixture.handIn(desk.fixture.samples.at(0), desk.fixture.ada);
    // Not seen here yet, as another process did it.
    const QSignalSpy failed(&desk.session, &ProjectSession::changeFailed);
    const QSignalSpy shown(desk.controller.get(), &LabellingController::itemChanged);
    desk.controller->giveAnswer(true);
    desk.flush();
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().at(1).value<QObject*>(), desk.controller.get());
    QVERIFY(!shown.isEmpty());
    QVERIFY(!desk.controller->isStepping());
    QCOMPARE(desk.controller->missing().unanswered.size() + desk.controller->answeredCount(), 5);
    QVERIFY(!desk.session.history().canUndo());
}

void TestLabellingController::theOthersHandInIsSeen()
{
    Desk desk;
    for (int i = 0; i < 5; ++i)
        desk.controller->giveAnswer(true);
    desk.controller->handIn();
    desk.flush();
    QCOMPARE(desk.controller->mode(), LabellingMode::HandedIn);
    desk.fixture.answer(desk.fixture.samples.at(0), desk.fixture.ben, QStringLiteral("nnnnn"));
    desk.fixture.handIn(desk.fixture.samples.at(0), desk.fixture.ben);
    QTRY_COMPARE(desk.controller->mode(), LabellingMode::Closed);
    QCOMPARE(desk.controller->answer(0).value, YesNo::Yes);
}

void TestLabellingController::modesFollowWhoLooks()
{
    Desk desk;
    ArticleText bare;
    bare.title = QStringLiteral("No discussion");
    bare.paragraphs = {QStringLiteral("One.")};
    const SampleId silent = desk.fixture.addSample(bare, true);
    bare.discussion = {{QStringLiteral("A"), QStringLiteral("x")}};
    const SampleId free = desk.fixture.addSample(bare, false);

    QCOMPARE(desk.controller->mode(), LabellingMode::Labelling);
    desk.session.setCurrentSample(silent);
    QCOMPARE(desk.controller->mode(), LabellingMode::WaitingForDiscussion);
    desk.session.setCurrentSample(free);
    QCOMPARE(desk.controller->mode(), LabellingMode::NotAssigned);
    desk.session.setCurrentPerson(desk.fixture.lea);
    QCOMPARE(desk.controller->mode(), LabellingMode::Watching);
    desk.session.setCurrentPerson({});
    QCOMPARE(desk.controller->mode(), LabellingMode::NobodyChosen);
    QCOMPARE(desk.controller->count(), 0);
}

void TestLabellingController::thePartnersAnswersAreInNoRole()
{
    Desk desk;
    desk.controller->giveAnswerAt(0, true);
    desk.controller->stay();
    desk.flush();
    // What a screen could show of the sample, by every role there is.
    const auto everything = [](const ArticleModel& model) {
        QStringList seen;
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int role = 0; role < Qt::UserRole + 0x400; ++role)
                seen.append(model.index(row).data(role).toString());
        }
        return seen;
    };
    ArticleModel model(*desk.controller);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList before = everything(model);
    QSignalSpy events(&desk.session.project(), &Project::changed);
    desk.fixture.answer(desk.fixture.samples.at(0), desk.fixture.ben, QStringLiteral("nynyn"),
        QStringLiteral("a secret"));
    desk.fixture.handIn(desk.fixture.samples.at(0), desk.fixture.ben);
    QTRY_VERIFY(!events.isEmpty());
    QCOMPARE(everything(model), before);
    // Nor does the lead, who is outside the pair, find any answer.
    desk.session.setCurrentPerson(desk.fixture.lea);
    QCOMPARE(desk.controller->mode(), LabellingMode::Watching);
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
