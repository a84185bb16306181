#include "views/timelines/timelinesworkspace.h"

#include "droppedon.h"
#include "models/results/spelling.h"
#include "ratedsummaries.h"
#include "testmain.h"
#include "timelinesscreen.h"
#include "ui/rows/cardsview.h"
#include "ui/sectionview.h"
#include "ui/statestrip.h"
#include "views/session/fileimportdialog.h"
#include "views/session/nextsteps.h"
#include "views/timelines/timelineplandialog.h"
#include "views/timelines/timelineuserpage.h"

#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace tandem;

namespace {

/// A log of five readers: of "ours" the first has all tasks in both runs, the second none, the
/// third half of the runs, the fourth a summary alone, the fifth nothing.
class Readers final
{
public:
    explicit Readers(ProjectFixture& project)
        : fixture(project, 5)
    {
        const QString predictor = QStringLiteral("Oracle");
        const QStringList outcomes{
            QStringLiteral("yyyyyyyy"), QStringLiteral("nnnnnnnn"), QStringLiteral("yyyyyyyy")};
        for (int number = 1; number <= 4; ++number) {
            const UserSummaryId summary = fixture.addSummary(number);
            if (number > outcomes.size())
                continue;
            fixture.predict(summary, predictor, 1, outcomes.at(number - 1));
            fixture.predict(summary, predictor, 2,
                number == 3 ? QStringLiteral("nnnnnnnn") : outcomes.at(number - 1));
        }
    }

    UsersumFixture fixture;
};

constexpr int kWordsColumn = 6;
constexpr int kPredictedColumn = 7;
constexpr int kQualityColumn = 8;
constexpr int kPeopleColumn = 9;

QString fileIn(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no file");
    return file.fileName();
}

/// What a signal of runs asks for first.
PlannedRun runOf(const QVariantList& asked)
{
    return asked.value(0).value<QList<PlannedRun>>().value(0);
}

} // namespace

class TestTimelinesWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void withoutALogTheScreenAsksForOne()
    {
        ProjectFixture project(0);
        TimelinesScreen screen(project, {948, 570});
        auto* empty = screen.find<EmptyState>("timelineUsersEmpty");
        QTRY_VERIFY(empty->isVisible());
        screen.picture(QStringLiteral("timelines-empty"));
        for (const char* name : {"timelinesSummarize", "timelinesPredict", "timelinesJudge",
                 "timelinesSplit", "timelinesRemoveLog"})
            QVERIFY(!screen.find<QAction>(name)->isEnabled());
        empty->findChild<QPushButton*>()->click();
        QVERIFY(screen.find<QDialog>("importTimelinesDialog")->isVisible());
    }

    void whatIsDroppedAndIsForAnotherScreenIsHandedOn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("result of ExPerT")
            << QStringLiteral("r.json")
            << QByteArray("{\"average_scores\": {}, \"per_query_explanations\": []}");
        QTest::newRow("cases") << QStringLiteral("c.jsonl")
                               << QByteArray("{\"reference\": \"r\", \"output\": \"o\"}\n");
        QTest::newRow("scores of outputs")
            << QStringLiteral("s.csv") << QByteArray("id;system;bleurt\na1;heron;0,5\n");
        QTest::newRow("article") << QStringLiteral("a.json")
                                 << QByteArray("{\"title\": \"T\", \"text\": \"One.\"}");
    }

    void whatIsDroppedAndIsForAnotherScreenIsHandedOn()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        const QTemporaryDir folder;
        const QString path = fileIn(folder, name, text);
        QSignalSpy handedOn(&NextSteps::of(*screen.session), &NextSteps::filesRequested);
        QVERIFY(dropOn(*screen.view, {path}));
        QTRY_COMPARE(handedOn.size(), 1);
        QCOMPARE(handedOn.first().first().toStringList(), QStringList(path));
        QVERIFY(!screen.view->findChild<QDialog*>(QStringLiteral("importTimelinesDialog")));
    }

    void whatIsDroppedAndMayBeOfALogIsImportedHere_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("log") << QStringLiteral("ratings.csv")
                             << QByteArray("userId,movieId,rating,timestamp\n1,2,4.0,1500000000\n");
        QTest::newRow("log whose columns are to be named")
            << QStringLiteral("l.csv") << QByteArray("id,user_no,day\n1,2,3\n");
        QTest::newRow("reviews with titles")
            << QStringLiteral("r.jsonl")
            << QByteArray("{\"title\": \"T\", \"text\": \"One.\", \"user_id\": \"u\"}\n");
        QTest::newRow("what nobody knows") << QStringLiteral("x.csv") << QByteArray("a,b\n1,2\n");
    }

    void whatIsDroppedAndMayBeOfALogIsImportedHere()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        ProjectFixture project(0);
        TimelinesScreen screen(project);
        const QTemporaryDir folder;
        QSignalSpy handedOn(&NextSteps::of(*screen.session), &NextSteps::filesRequested);
        QVERIFY(dropOn(*screen.view, {fileIn(folder, name, text)}));
        QTRY_VERIFY(screen.view->findChild<QDialog*>(QStringLiteral("importTimelinesDialog")));
        QCOMPARE(handedOn.size(), 0);
    }

    void theLogThatHasSomethingToShowIsShownFirst()
    {
        ProjectFixture project(0);
        Readers readers(project);
        readers.fixture.addLog(QStringLiteral("newer"), 0);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QCOMPARE(screen.find<QComboBox>("timelinesLog")->currentText(), QStringLiteral("books"));
    }

    void usersStandWithWhatTheirSummariesLetPredict()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QCOMPARE(screen.cell(0, 0), QStringLiteral("U001"));
        QCOMPARE(screen.cell(0, kQualityColumn), QStringLiteral("Good"));
        QCOMPARE(screen.cell(1, kQualityColumn), QStringLiteral("Bad"));
        QCOMPARE(screen.cell(2, kQualityColumn), QStringLiteral("Good in 1 of 2"));
        QCOMPARE(screen.cell(3, kQualityColumn), QStringLiteral("not predicted"));
        QCOMPARE(screen.cell(4, kQualityColumn), QStringLiteral("no summary"));
        QVERIFY2(screen.cell(1, kPredictedColumn).startsWith(QStringLiteral("0 of ")),
            qPrintable(screen.cell(1, kPredictedColumn)));
        QVERIFY(screen.cell(0, kWordsColumn).toInt() > 0);
        QCOMPARE(screen.cell(4, kWordsColumn), results::dash());
        screen.picture(QStringLiteral("timelines-users"));
    }

    void allColumnsOfUsersAreInSightInASmallWindow()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project, {948, 570});
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        const int last = screen.users()->rows()->columnCount() - 1;
        QVERIFY2(screen.users()->columnViewportPosition(last) + screen.users()->columnWidth(last) <=
                     screen.users()->viewport()->width(),
            qPrintable(QString::number(screen.users()->horizontalScrollBar()->maximum())));
    }

    void whoCannotBeCutIsNotOneOfWhomNobodyHasASummary()
    {
        ProjectFixture project(0);
        UsersumFixture fixture(project, 2);
        ProjectFixture::check(
            TimelineRepository(project.database()).setCut(fixture.users.last(), std::nullopt));
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 2);
        QCOMPARE(screen.cell(0, kQualityColumn), QStringLiteral("no summary"));
        QCOMPARE(screen.cell(1, kQualityColumn), QStringLiteral("cannot be split"));
        const QModelIndex cell = screen.users()->rows()->index(1, kQualityColumn);
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(QStringLiteral("simultaneous")));
        // Names and figures stand beside each other, however wide the screen is.
        screen.view->resize(1920, 900);
        QVERIFY(screen.users()->columnWidth(0) < 200);
    }

    void usersWhoseRunsLackPredictionsAreMarked()
    {
        ProjectFixture project(0);
        Readers readers(project);
        const UserSummaryId fourth = ProjectFixture::take(
            UserSummaryRepository(project.database()).ofUser(readers.fixture.users.at(3)))
                                         .first()
                                         .id;
        readers.fixture.predict(fourth, QStringLiteral("Oracle"), 1, QStringLiteral("y-"));
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QCOMPARE(screen.cell(3, kPredictedColumn), QStringLiteral("1 of 2, incomplete"));
        QCOMPARE(screen.cell(3, kQualityColumn), QStringLiteral("incomplete"));
        QVERIFY(!screen.cell(0, kPredictedColumn).contains(QStringLiteral("incomplete")));
    }

    void aBadRunIsGoodFromNothingOn()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        screen.find<QDoubleSpinBox>("timelinesThreshold")->setValue(0.0);
        QTRY_COMPARE(screen.cell(1, kQualityColumn), QStringLiteral("Good"));
    }

    void usersAreFilteredByQualityAndPseudonym()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        auto* focus = screen.find<QComboBox>("timelineFocus");
        const QList<std::pair<TimelineFocus, QString>> wanted{
            {TimelineFocus::Good, QStringLiteral("U001")},
            {TimelineFocus::Bad, QStringLiteral("U002")},
            {TimelineFocus::Differing, QStringLiteral("U003")},
            {TimelineFocus::Unpredicted, QStringLiteral("U004")},
            {TimelineFocus::Unsummarized, QStringLiteral("U005")}};
        for (const auto& [which, user] : wanted) {
            focus->setCurrentIndex(int(which));
            QCOMPARE(screen.users()->rows()->rowCount(), 1);
            QCOMPARE(screen.cell(0, 0), user);
        }
        QCOMPARE(
            screen.find<QLabel>("timelineUserCount")->text(), QStringLiteral("1 of 5 user(s)"));
        focus->setCurrentIndex(0);
        screen.press(Qt::Key_F);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("u002"));
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 1);
        QCOMPARE(screen.cell(0, 0), QStringLiteral("U002"));
    }

    void whatPeopleSaidStandsBesideQs()
    {
        RatedSummaries rated;
        const StudyId study = rated.ratedStudy();
        Q_UNUSED(study)
        TimelinesScreen screen(rated.project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 4);
        QTRY_COMPARE(screen.cell(0, kPeopleColumn), QStringLiteral("Good, 2 of 2"));
        QCOMPARE(screen.cell(1, kPeopleColumn), QStringLiteral("Bad, 2 of 2"));
        QCOMPARE(screen.cell(3, kPeopleColumn), QStringLiteral("tied, 1 of 2"));
        // Of U002 the first run is good.
        screen.find<QComboBox>("timelineFocus")->setCurrentIndex(int(TimelineFocus::Contradicted));
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 1);
        QCOMPARE(screen.cell(0, 0), QStringLiteral("U002"));
        screen.view->showUserCalled(QStringLiteral("U002"), QStringLiteral("ours"));
        auto* head = screen.find<QLabel>("userSummaryOrigin");
        QTRY_VERIFY2(
            head->text().contains(QStringLiteral("Q_s: Good in 1 of 2 · Human: Bad, 2 of 2")),
            qPrintable(head->text()));
        // By another threshold it is otherwise.
        screen.find<QDoubleSpinBox>("timelinesThreshold")->setValue(0.75);
        QTRY_VERIFY2(head->text().contains(QStringLiteral("Q_s: Bad · Human: Bad")),
            qPrintable(head->text()));
        screen.picture(QStringLiteral("timelines-people-of-user"));
    }

    void whatPeopleSaidIsForWhomTheStudyIsOpen()
    {
        RatedSummaries rated;
        const StudyId study = rated.ratedStudy();
        Q_UNUSED(study)
        // Another one asks Ada about the same summaries.
        SummaryStudyOrder order;
        order.name = QStringLiteral("Once more");
        order.log = rated.users.log;
        order.ratersPerItem = 1;
        order.raters = {{.person = rated.project.ada}};
        const auto items = ProjectFixture::take(summaryStudyItems(rated.project.database(), order));
        ProjectFixture::take(
            makeSummaryStudy(rated.project.database(), order, items, rated.project.lea));
        TimelinesScreen screen(rated.project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 4);
        QTRY_COMPARE(screen.cell(0, kPeopleColumn), QStringLiteral("Good, 2 of 2"));
        screen.session->setCurrentPerson(rated.project.ada);
        QTRY_COMPARE(screen.cell(0, kPeopleColumn), results::dash());
    }

    void enterOpensTheUsersPage()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QTRY_VERIFY(screen.users()->hasFocus());
        screen.press(Qt::Key_Down, Qt::NoModifier);
        screen.press(Qt::Key_Return, Qt::NoModifier);
        QTRY_COMPARE(screen.view->page(), TimelinesWorkspace::Page::User);
        auto* page = screen.view->findChild<TimelineUserPage*>();
        QTRY_VERIFY(page->shownUser());
        QCOMPARE(page->shownUser()->row.pseudonym, QStringLiteral("U002"));
        screen.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(screen.view->page(), TimelinesWorkspace::Page::Users);
    }

    void aUserIsShownByPseudonym()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        screen.view->showUserCalled(QStringLiteral("U003"), QStringLiteral("ours"));
        QCOMPARE(screen.view->page(), TimelinesWorkspace::Page::User);
        auto* page = screen.view->findChild<TimelineUserPage*>();
        QTRY_VERIFY(page->shownUser());
        QCOMPARE(page->shownUser()->row.pseudonym, QStringLiteral("U003"));
        screen.view->showUserCalled(QStringLiteral("U999"));
        QVERIFY2(screen.message().contains(QStringLiteral("U999")), qPrintable(screen.message()));
    }

    void theUsersOfARunAreListedWithItsSummarizer()
    {
        ProjectFixture project(0);
        Readers readers(project);
        readers.fixture.addSummary(
            1, QStringLiteral("theirs"), QStringLiteral("Reads now and then."));
        readers.fixture.split(readers.fixture.addLog(QStringLiteral("newer"), 2));
        readers.fixture.addSummary(int(readers.fixture.users.size()));
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 2);
        screen.view->showSummarizer(QStringLiteral("U001"), QStringLiteral("theirs"));
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QCOMPARE(screen.view->data().choice.log, QStringLiteral("books"));
        QCOMPARE(screen.view->data().choice.summarizer, QStringLiteral("theirs"));
        QCOMPARE(screen.view->page(), TimelinesWorkspace::Page::Users);
    }

    void eachStateNamesItsNextStep()
    {
        ProjectFixture project(0);
        UsersumFixture fixture(project, 2);
        const TimelineLogId raw = fixture.addLog(QStringLiteral("raw"), 2);
        Q_UNUSED(raw)
        TimelinesScreen screen(project);
        auto* next = screen.find<StateStrip>("timelineUsersNext");
        QTRY_VERIFY2(
            next->text().contains(QStringLiteral("not split yet")), qPrintable(next->text()));
        auto* log = screen.find<QComboBox>("timelinesLog");
        QCOMPARE(log->currentText(), QStringLiteral("raw"));
        log->setFocus();
        screen.press(Qt::Key_Up, Qt::NoModifier);
        QTRY_VERIFY2(next->text().contains(QStringLiteral("No summaries of this log")),
            qPrintable(next->text()));
        screen.picture(QStringLiteral("timelines-next"));
        QSignalSpy runs(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        screen.press(Qt::Key_G);
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runOf(runs.first()).kind, RunKindId::UserSummaries);
        QCOMPARE(runOf(runs.first()).options.userSummaries.log, QStringLiteral("books"));
    }

    void runsAreAskedForWithWhatIsChosen()
    {
        ProjectFixture project(0);
        Readers readers(project);
        readers.fixture.addSummary(
            1, QStringLiteral("theirs"), QStringLiteral("Reads now and then."));
        readers.fixture.addNone(1);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QSignalSpy runs(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        screen.press(Qt::Key_R);
        screen.press(Qt::Key_J);
        QCOMPARE(runs.size(), 2);
        const auto predict = runOf(runs.at(0)).options;
        QCOMPARE(runOf(runs.at(0)).kind, RunKindId::Predictions);
        QCOMPARE(predict.predictions.log, QStringLiteral("books"));
        QCOMPARE(predict.predictions.summarizers,
            (QStringList{QStringLiteral("ours"), QStringLiteral("no summary")}));
        QCOMPARE(runOf(runs.at(1)).kind, RunKindId::SummaryJudge);
        // Who is to be compared is judged together.
        QCOMPARE(runOf(runs.at(1)).options.summaryJudge.summarizers,
            (QStringList{QStringLiteral("ours"), QStringLiteral("theirs")}));
    }

    void theSummarizerOnTheScreenIsWhatCommandsAreAbout()
    {
        ProjectFixture project(0);
        Readers readers(project);
        readers.fixture.addSummary(
            1, QStringLiteral("theirs"), QStringLiteral("Reads now and then."));
        readers.fixture.addNone(1);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QCOMPARE(screen.find<QAction>("timelinesRemoveSummaries")->text(),
            QStringLiteral("Remove the summaries by ours"));
        screen.view->showUserCalled(QStringLiteral("U001"));
        auto* page = screen.view->findChild<TimelineUserPage*>();
        QTRY_VERIFY(page->shownUser());
        screen.press(Qt::Key_S, Qt::NoModifier);
        QTRY_COMPARE(page->choice().summarizer, QStringLiteral("theirs"));
        QSignalSpy runs(&NextSteps::of(*screen.session), &NextSteps::runsRequested);
        screen.press(Qt::Key_R);
        const QStringList asked = runOf(runs.value(0)).options.predictions.summarizers;
        QCOMPARE(asked, (QStringList{QStringLiteral("theirs"), QStringLiteral("no summary")}));
        QTRY_COMPARE(screen.find<QAction>("timelinesRemoveSummaries")->text(),
            QStringLiteral("Remove the summaries by theirs"));
        screen.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(
            screen.find<QComboBox>("timelineSummarizer")->currentText(), QStringLiteral("theirs"));
        // And back: what is chosen for all users holds for one.
        screen.find<QComboBox>("timelineSummarizer")->setFocus();
        screen.press(Qt::Key_Up, Qt::NoModifier);
        QTRY_COMPARE(screen.view->data().choice.summarizer, QStringLiteral("ours"));
        screen.press(Qt::Key_2, Qt::AltModifier);
        QTRY_COMPARE(page->shownUser()->first.summarizer, QStringLiteral("ours"));
        QCOMPARE(screen.view->data().choice.summarizer, QStringLiteral("ours"));
    }

    void onlyALeadChangesWhatIsThereAndIsToldSo()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        const auto* people = screen.find<QAction>("timelinesPeople");
        QTRY_VERIFY(people->isEnabled());
        const QStringList names{QStringLiteral("timelinesPeople"),
            QStringLiteral("timelinesSummarize"), QStringLiteral("timelinesPredict"),
            QStringLiteral("timelinesImport"), QStringLiteral("timelinesRemoveSummaries"),
            QStringLiteral("timelinesRemoveLog")};
        screen.session->setCurrentPerson(project.ada);
        for (const QString& name : names) {
            const auto* action = screen.view->findChild<QAction*>(name);
            QVERIFY2(!action->isEnabled(), qPrintable(name));
            QVERIFY2(action->text().contains(QStringLiteral("leads only")), qPrintable(name));
        }
        const auto* button = screen.find<QPushButton>("timelinesSummarizeButton");
        QVERIFY(!button->isEnabled());
        QVERIFY(button->toolTip().contains(QStringLiteral("leads only")));
        QVERIFY(!button->text().contains(QStringLiteral("lead")));
        screen.view->bringIn(QStringLiteral("/nowhere/ratings.csv"));
        QVERIFY(
            screen.view->findChild<MessageBar*>()->text().contains(QStringLiteral("leads only")));
        screen.session->setCurrentPerson(project.lea);
        for (const QString& name : names) {
            const auto* action = screen.view->findChild<QAction*>(name);
            QVERIFY2(action->isEnabled(), qPrintable(name));
            QVERIFY2(!action->text().contains(QStringLiteral("leads only")), qPrintable(name));
        }
    }

    void aLogSaysWhatWasKeptAndHowItIsSplit()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        screen.view->showPage(TimelinesWorkspace::Page::Logs);
        QTRY_VERIFY(screen.view->findChild<SectionView*>(QStringLiteral("timelineLogTable0")));
        QStringList titles;
        for (const SectionView* table : screen.view->findChildren<SectionView*>())
            titles.append(table->section().title);
        for (const char* title : {"Users and activities", "Past and future",
                 "Tasks about the future", "Users without a task", "Summarizers"})
            QVERIFY2(titles.contains(QLatin1String(title)), title);
        screen.picture(QStringLiteral("timelines-logs"));
        auto* logs = screen.find<CardsView>("timelineLogs");
        QTRY_VERIFY(logs->hasFocus());
        QCOMPARE(logs->rows()->card(0).title, QStringLiteral("books"));
    }

    void aLogIsSplitOtherwiseUntilThereAreSummaries()
    {
        ProjectFixture project(0);
        UsersumFixture fixture(project, 3);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 3);
        const QString past = screen.cell(0, 2);
        screen.press(Qt::Key_L);
        QPointer<TimelinePlanDialog> dialog(screen.view->findChild<TimelinePlanDialog*>());
        QVERIFY(dialog);
        partOf<QRadioButton>(dialog, "planByCount")->setChecked(true);
        partOf<QSpinBox>(dialog, "planCount")->setValue(5);
        screen.picture(QStringLiteral("timelines-plan"));
        QVERIFY(!partOf<QLabel>(dialog, "planProblem")->isVisible());
        partOf<QPushButton>(dialog, "splitLog")->click();
        QTRY_VERIFY(!dialog);
        QTRY_COMPARE(screen.cell(0, 3), QStringLiteral("5"));
        QVERIFY2(
            screen.message().contains(QStringLiteral("Log split")), qPrintable(screen.message()));
        screen.session->history().undo();
        QTRY_COMPARE(screen.cell(0, 2), past);
    }

    void aSplitIsFixedOnceThereAreSummariesAndSaysWhy()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        screen.press(Qt::Key_L);
        auto* dialog = screen.view->findChild<TimelinePlanDialog*>();
        QVERIFY(dialog);
        QVERIFY(partOf<QLabel>(dialog, "planNote")->text().contains(QStringLiteral("4")));
        QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("splitLog")));
        auto* tasks = partOf<CardsView>(dialog, "planTasks");
        tasks->chooseRow(1);
        QCOMPARE(partOf<QLineEdit>(dialog, "planTaskName")->text(), QStringLiteral("second_item"));
        QVERIFY(!partOf<QLineEdit>(dialog, "planTaskName")->isEnabled());
        QVERIFY(!partOf<QSpinBox>(dialog, "planCount")->isEnabled());
        screen.picture(QStringLiteral("timelines-plan-fixed"));
    }

    void tasksAreAddedAndCheckedAsTheyAreTyped()
    {
        ProjectFixture project(0);
        UsersumFixture fixture(project, 3);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 3);
        screen.press(Qt::Key_L);
        auto* dialog = screen.view->findChild<TimelinePlanDialog*>();
        QVERIFY(dialog);
        const qsizetype before = dialog->plan().tasks.size();
        partOf<QPushButton>(dialog, "addPlanTask")->click();
        QTRY_VERIFY(partOf<QLineEdit>(dialog, "planTaskName")->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("late"));
        partOf<QSpinBox>(dialog, "planTaskAhead")->setValue(3);
        QCOMPARE(dialog->plan().tasks.size(), before + 1);
        QCOMPARE(dialog->plan().tasks.last().name, QStringLiteral("late"));
        QCOMPARE(dialog->plan().tasks.last().ahead, 3);
        partOf<QLineEdit>(dialog, "planTaskName")->selectAll();
        QTest::keyClick(partOf<QLineEdit>(dialog, "planTaskName"), Qt::Key_Delete);
        QVERIFY(partOf<QLabel>(dialog, "planProblem")->isVisible());
        QVERIFY(!partOf<QPushButton>(dialog, "splitLog")->isEnabled());
        partOf<QPushButton>(dialog, "removePlanTask")->click();
        QCOMPARE(dialog->plan().tasks.size(), before);
        QVERIFY(partOf<QPushButton>(dialog, "splitLog")->isEnabled());
    }

    void summariesAreImportedAndTakenOutAgain()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QTemporaryDir folder;
        QFile lines(folder.filePath(QStringLiteral("s.jsonl")));
        QVERIFY(lines.open(QIODevice::WriteOnly));
        lines.write("{\"user\":\"U005\",\"summarizer\":\"theirs\",\"summary\":\"Reads a lot.\"}\n");
        lines.close();
        screen.find<QAction>("timelinesImportSummaries")->trigger();
        QPointer<FileImportDialog> dialog(screen.view->findChild<FileImportDialog*>());
        QVERIFY(dialog);
        dialog->setPath(lines.fileName());
        partOf<QSpinBox>(dialog, "importedMostWords")->setValue(80);
        screen.picture(QStringLiteral("timelines-import-summaries"));
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QVERIFY2(screen.message().contains(QStringLiteral("Added 1 summary(s) of theirs")) &&
                     !screen.message().contains(QStringLiteral("Their users belong to")),
            qPrintable(screen.message()));
        UserSummaryRepository stored(project.database());
        const auto theirs = ProjectFixture::take(
            stored.ofSummarizer(readers.fixture.log, QStringLiteral("theirs")));
        QCOMPARE(theirs.first().made.mostWords, std::optional<qint64>(80));
        auto* summarizer = screen.find<QComboBox>("timelineSummarizer");
        QTRY_COMPARE(summarizer->count(), 2);
        activate(screen.view.get());
        summarizer->setFocus();
        screen.press(Qt::Key_Down, Qt::NoModifier);
        QTRY_COMPARE(screen.cell(4, kWordsColumn), QStringLiteral("3"));
        screen.find<QAction>("timelinesRemoveSummaries")->trigger();
        QTRY_VERIFY2(
            screen.message().contains(QStringLiteral("Remove")), qPrintable(screen.message()));
        screen.find<MessageBar>("timelinesMessages")->findChild<QPushButton*>()->click();
        QTRY_COMPARE(summarizer->count(), 1);
        screen.session->history().undo();
        QTRY_COMPARE(summarizer->count(), 2);
        QVERIFY2(
            screen.message().startsWith(QStringLiteral("Undone:")), qPrintable(screen.message()));
    }

    void predictionsAreImportedAndUndone()
    {
        ProjectFixture project(0);
        Readers readers(project);
        const auto summary =
            readers.fixture.addSummary(5, QStringLiteral("theirs"), QStringLiteral("Reads a lot."));
        const auto stored = [&] {
            return ProjectFixture::take(
                UserSummaryRepository(project.database()).predictionsOf(summary))
                .size();
        };
        const auto tasks = ProjectFixture::take(
            TimelineRepository(project.database()).tasks(readers.fixture.users.at(4)));
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QTemporaryDir folder;
        QFile lines(folder.filePath(QStringLiteral("p.jsonl")));
        QVERIFY(lines.open(QIODevice::WriteOnly));
        lines.write(QStringLiteral("{\"user\":\"U005\",\"summary\":\"Reads a lot.\",\"tasks\":"
                                   "[{\"name\":\"%1\",\"outcome\":1}]}\n")
                        .arg(tasks.first().task.name)
                        .toUtf8());
        lines.close();
        screen.find<QAction>("timelinesImportPredictions")->trigger();
        QPointer<FileImportDialog> dialog(screen.view->findChild<FileImportDialog*>());
        QVERIFY(dialog);
        dialog->setPath(lines.fileName());
        partOf<QLineEdit>(dialog, "importedSummarizer")->setText(QStringLiteral("theirs"));
        dialog->accept();
        // Nobody is said to have predicted.
        QTRY_VERIFY(partOf<QPushButton>(dialog, "startSummaryImport")->isEnabled());
        QCOMPARE(stored(), 0);
        partOf<QLineEdit>(dialog, "importedPredictor")->setText(QStringLiteral("elsewhere"));
        screen.picture(QStringLiteral("timelines-import-predictions"));
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QVERIFY2(screen.message().startsWith(QStringLiteral("Added 1 prediction(s) of elsewhere")),
            qPrintable(screen.message()));
        QCOMPARE(stored(), 1);
        screen.session->history().undo();
        QTRY_COMPARE(stored(), 0);
    }

    void baselinesAreAdded()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        auto* summarizer = screen.find<QComboBox>("timelineSummarizer");
        screen.find<QAction>("timelinesBaselineNone")->trigger();
        QTRY_COMPARE(summarizer->count(), 2);
        screen.find<QAction>("timelinesBaselineOther")->trigger();
        QTRY_COMPARE(summarizer->count(), 3);
        QVERIFY(summarizer->itemText(2).contains(QStringLiteral("baseline")));
    }

    void aLogIsTakenOutAndComesBack()
    {
        ProjectFixture project(0);
        UsersumFixture fixture(project, 2);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 2);
        screen.find<QAction>("timelinesRemoveLog")->trigger();
        QVERIFY2(screen.message().contains(QStringLiteral("books")), qPrintable(screen.message()));
        screen.find<MessageBar>("timelinesMessages")->findChild<QPushButton*>()->click();
        QTRY_VERIFY(screen.find<EmptyState>("timelineUsersEmpty")->isVisible());
        screen.session->history().undo();
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 2);
    }

    void aLogWithSummariesStaysAndSaysWhy()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        screen.find<QAction>("timelinesRemoveLog")->trigger();
        QVERIFY2(screen.message().contains(QStringLiteral("4 user summaries of this log")),
            qPrintable(screen.message()));
        QCOMPARE(screen.users()->rows()->rowCount(), 5);
    }

    void pastsAndSummariesAreWrittenToFiles()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        const QTemporaryDir folder;
        for (const char* name : {"timelinesExportPasts", "timelinesExportFutures",
                 "timelinesExportSummaries", "timelinesExportPredictions"}) {
            screen.chosen = folder.filePath(QLatin1String(name) + QStringLiteral(".jsonl"));
            screen.find<QAction>(name)->trigger();
            QTRY_VERIFY2(QFile::exists(screen.chosen), name);
            QFile written(screen.chosen);
            QVERIFY(written.open(QIODevice::ReadOnly));
            QVERIFY2(written.readAll().contains("U001"), name);
        }
    }

    void whatALogHasToExportIsOffered()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        TimelinesScreen screen(project);
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QVERIFY(screen.view->offerExports());
        const auto* menu = screen.find<QMenu>("timelinesExports");
        QVERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 4);
        ProjectFixture empty(0);
        TimelinesScreen none(empty);
        QVERIFY(!none.view->offerExports());
    }

    void whatIsChosenIsRemembered()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        QByteArray layout;
        {
            TimelinesScreen screen(project);
            QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
            screen.find<QDoubleSpinBox>("timelinesThreshold")->setValue(0.75);
            screen.view->showPage(TimelinesWorkspace::Page::Logs);
            layout = screen.view->saveLayout();
        }
        TimelinesScreen screen(project);
        QVERIFY(screen.view->restoreLayout(layout));
        // The page is of the project, and the window's to keep.
        QCOMPARE(screen.view->page(), TimelinesWorkspace::Page::Users);
        QTRY_COMPARE(screen.find<QDoubleSpinBox>("timelinesThreshold")->value(), 0.75);
        QTRY_COMPARE(screen.view->data().choice.threshold, 0.75);
    }

    void whatIsChosenForALogIsNotCarriedOverToAnotherProject()
    {
        ProjectFixture project(0);
        const Readers readers(project);
        QByteArray layout;
        {
            TimelinesScreen screen(project);
            QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
            screen.find<QDoubleSpinBox>("timelinesThreshold")->setValue(0.75);
            screen.find<QSpinBox>("timelineMostWords")->setValue(60);
            screen.users()->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
            layout = screen.view->saveLayout();
        }
        {
            TimelinesScreen screen(project);
            QVERIFY(screen.view->restoreLayout(layout));
            QTRY_COMPARE(screen.find<QSpinBox>("timelineMostWords")->value(), 60);
            QTRY_COMPARE(screen.users()->horizontalHeader()->sortIndicatorSection(), 1);
        }
        ProjectFixture other(0);
        const Readers others(other);
        TimelinesScreen screen(other);
        QVERIFY(screen.view->restoreLayout(layout));
        QTRY_COMPARE(screen.users()->rows()->rowCount(), 5);
        QCOMPARE(screen.find<QDoubleSpinBox>("timelinesThreshold")->value(), 0.5);
        QCOMPARE(screen.find<QSpinBox>("timelineMostWords")->value(), 0);
        QVERIFY(screen.users()->horizontalHeader()->sortIndicatorSection() != 1);
        QCOMPARE(screen.view->data().choice.threshold, 0.5);
    }
};

TANDEM_TEST(TestTimelinesWorkspace, QApplication)
#include "tst_timelinesworkspace.moc"
