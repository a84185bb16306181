#include "views/runs/runsworkspace.h"

#include "../../storage/runs/caserunfixture.h"
#include "../../storage/runs/systemrunfixture.h"
#include "../../storage/runs/usersumrunfixture.h"
#include "llmserver.h"
#include "memorykeyring.h"
#include "shoutedwords.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/elidedlabel.h"
#include "ui/emptystate.h"
#include "ui/icons.h"
#include "ui/messagebar.h"
#include "ui/progressline.h"
#include "ui/rows/rowsmodel.h"
#include "ui/rows/rowsview.h"
#include "ui/segmentswitch.h"
#include "ui/statcard.h"
#include "views/runs/runcenter.h"
#include "views/runs/startrundialog.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"
#include "views/session/runtext.h"
#include "views/session/unfinishedwork.h"
#include "windowundertest.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextEdit>

using namespace tandem;

namespace {

/// Somebody at the Runs screen, wired as the window wires it, on a window that has the keyboard.
class Screen
{
public:
    explicit Screen(RunFixture& with)
        : fixture(with)
        , session(with.project.open())
        , keys(std::make_unique<MemoryKeyring>(kept))
        , store(folder.filePath(QStringLiteral("endpoints.json")))
    {
        kept[with.endpoint.name] = with.key();
        ProjectFixture::check(store.add(with.endpoint));
        session.setCurrentPerson(with.project.lea);
        center = std::make_unique<RunCenter>(session, store, keys, nullptr, impatient());
        center->setPromptFolder(QStringLiteral(TANDEM_RESOURCES "/prompts"));
        show();
    }

    void show()
    {
        view = std::make_unique<RunsWorkspace>(session, *center,
            AskFile(nullptr, [this](QWidget*, const FileQuestion&, const auto& chosen) {
                chosen({batchPath});
            }));
        for (auto* model : view->findChildren<QAbstractTableModel*>())
            new QAbstractItemModelTester(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
        QObject::connect(&NextSteps::of(session), &NextSteps::runsRequested, view.get(),
            [this](const QList<PlannedRun>& runs) { ask(runs.first().kind); });
        showActive(view.get(), {1280, 820});
        settle();
    }
    /// Waits until the runs are read.
    void settle()
    {
        auto* runs = view->findChild<QTableView*>(QStringLiteral("runTable"))->model();
        QTRY_VERIFY(runs->rowCount() > 0 ||
                    view->findChild<EmptyState*>(QStringLiteral("runsEmpty"))->isVisible());
    }
    void ask(RunKindId kind)
    {
        dialog = new StartRunDialog(session, *center, kind, {}, view.get());
        dialog->open();
        activate(dialog);
    }

    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(view.get(), name);
    }
    /// What stands first on a figure's card.
    QString titleOf(const char* card)
    {
        return find<StatCard>(card)->findChildren<QLabel*>().first()->text();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key), modifiers);
    }
    /// Begins to decompose, as the dialog proposes it.
    void start()
    {
        press(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(
            dialog &&
            dialog->findChild<QLabel*>(QStringLiteral("startRunCost"))->text().isEmpty() == false);
        press(Qt::Key_Return);
        QTRY_VERIFY(!dialog);
        view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view.get()));
    }
    RunRow run()
    {
        return ProjectFixture::take(RunRepository(fixture.project.database()).list())[0];
    }
    QString state() { return find<ElidedLabel>("runState")->text(); }
    QString message() { return find<MessageBar>("runsMessage")->text(); }
    QTableView* tasks() { return find<QTableView>("runTasks"); }
    /// How many tasks are listed of those that failed.
    int failures()
    {
        auto* filter = find<SegmentSwitch>("runTaskFilter");
        if (filter->current() == 0)
            press(Qt::Key_L, Qt::ControlModifier);
        return tasks()->model()->rowCount();
    }
    QString cell(int row, int column)
    {
        return tasks()->model()->index(row, column).data().toString();
    }
    /// The dialog of the current task's replies, once they are read.
    QDialog* openReply()
    {
        press(Qt::Key_I, Qt::ControlModifier);
        auto* reply = find<QDialog>("replyDialog");
        activate(reply);
        const auto* raw = reply->findChild<QPlainTextEdit*>(QStringLiteral("replyText"));
        if (!QTest::qWaitFor([raw] { return !raw->toPlainText().isEmpty(); }))
            qFatal("The reply is not read.");
        return reply;
    }
    bool isEnabled(const char* action) { return find<QAction>(action)->isEnabled(); }

    RunFixture& fixture;
    QTemporaryDir folder;
    ProjectSession session;
    std::map<QString, Secret> kept;
    EndpointKeys keys;
    EndpointStore store;
    QString batchPath;
    std::unique_ptr<RunCenter> center;
    std::unique_ptr<RunsWorkspace> view;
    QPointer<StartRunDialog> dialog;
};

/// Whether a file in the folder holds the text.
bool holds(const QString& folder, const QByteArray& text)
{
    for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text))
            return true;
    }
    return false;
}

/// A server that answers nothing usable about the second paragraph of any article.
QString halfAnswer(const llm::LlmQuestion& question)
{
    const QString answer = llm::factsAnswer(question);
    return answer.contains(QLatin1String("Paragraph 2 ")) ? QStringLiteral("I would rather not.")
                                                          : answer;
}

} // namespace

/// The Runs screen against a real server.
class TestRunsWorkspace final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setIconRoot(QStringLiteral(TANDEM_RESOURCES "/icons")); }

    void aRunIsStartedByKeyboardAndItsFactsAppear()
    {
        RunFixture fixture;
        Screen screen(fixture);
        QVERIFY(screen.find<EmptyState>("runsEmpty")->isVisible());
        screen.start();
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QCOMPARE(screen.run().tasks.done, 15);
        QVERIFY(fixture.facts() >= 15);
        QTRY_VERIFY(screen.state().startsWith(QStringLiteral("finished")));
        QCOMPARE(screen.find<StatCard>("runDone")->value(), QStringLiteral("15 of 15"));
        QCOMPARE(screen.find<ProgressLine>("runProgress")->done(), 15);
        QVERIFY(!screen.isEnabled("runPause") && !screen.isEnabled("runResume"));
        QSignalSpy shown(&screen.session, &ProjectSession::workspaceRequested);
        screen.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(shown.last().first().value<WorkspaceId>(), WorkspaceId::Facts);
        // The key is in neither file.
        screen.session.project().flush();
        const QByteArray key = fixture.server.key().toUtf8();
        QVERIFY(!holds(QFileInfo(fixture.project.path()).path(), key));
        QVERIFY(!holds(screen.folder.path(), key));
    }

    void aPausedRunGoesOnWithoutAskingAnythingTwice()
    {
        RunFixture fixture;
        fixture.endpoint.limits.concurrency = 1;
        fixture.server.setDelay(30);
        Screen screen(fixture);
        screen.start();
        QTRY_VERIFY(fixture.server.paidCalls() >= 2);
        screen.press(Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(screen.run().state, RunState::Paused);
        QTRY_VERIFY(screen.state().startsWith(QStringLiteral("paused")));
        const int asked = fixture.server.paidCalls();
        QVERIFY(asked < 15);
        fixture.server.setDelay(0);
        // As after a restart: another center takes the run up.
        screen.view.reset();
        screen.center = std::make_unique<RunCenter>(
            screen.session, screen.store, screen.keys, nullptr, impatient());
        screen.show();
        QVERIFY(screen.isEnabled("runResume"));
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QCOMPARE(fixture.server.paidCalls(), 15);
    }

    void aLongWaitThatTheServerAsksForIsSaid()
    {
        RunFixture fixture;
        fixture.server.setFaultRule(
            [](const llm::LlmQuestion&) { return llm::LlmFault::httpStatus(429, "90"); });
        Screen screen(fixture);
        screen.view.reset();
        screen.center = std::make_unique<RunCenter>(screen.session, screen.store, screen.keys);
        screen.center->setPromptFolder(QStringLiteral(TANDEM_RESOURCES "/prompts"));
        screen.show();
        screen.start();
        QTRY_VERIFY2(screen.state().startsWith(QStringLiteral("rate-limited; retrying at ")),
            qPrintable(screen.state()));
    }

    void aRefusedKeyIsSaid()
    {
        RunFixture fixture;
        Screen screen(fixture);
        screen.kept[fixture.endpoint.name] = Secret(QStringLiteral("wrong"));
        screen.start();
        QTRY_COMPARE(screen.run().state, RunState::Stopped);
        QTRY_VERIFY(!screen.find<QLabel>("runReason")->text().isEmpty());
        QVERIFY(screen.find<QLabel>("runReason")->isVisible());
        QTRY_VERIFY2(screen.message().contains(QStringLiteral("key"), Qt::CaseInsensitive),
            qPrintable(screen.message()));
        QCOMPARE(fixture.facts(), 0);
        screen.kept[fixture.endpoint.name] = fixture.key();
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(screen.run().state, RunState::Ended);
    }

    void failedTasksAreShownWithTheirRepliesAndRetried()
    {
        RunFixture fixture;
        fixture.server.setResponder(halfAnswer);
        Screen screen(fixture);
        screen.start();
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QTRY_COMPARE(screen.failures(), 3);
        QCOMPARE(screen.cell(0, 1), QStringLiteral("failed"));
        QCOMPARE(screen.cell(0, 2), QStringLiteral("2"));
        QTRY_VERIFY2(screen.state().startsWith(QStringLiteral("finished, 3 failed · ")),
            qPrintable(screen.state()));
        QVERIFY(screen.cell(0, 3).endsWith(QStringLiteral(" s")));
        QVERIFY(!screen.cell(0, 4).isEmpty());
        screen.tasks()->setFocus();
        screen.tasks()->selectRow(0);
        auto* reply = screen.openReply();
        QVERIFY(reply->findChild<QPlainTextEdit*>(QStringLiteral("replyText"))
                    ->toPlainText()
                    .contains(QStringLiteral("I would rather not.")));
        reply->close();
        screen.view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(screen.view.get()));
        fixture.server.setResponder(llm::factsAnswer);
        screen.find<QTableView>("runTable")->setFocus();
        screen.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(screen.run().tasks.failed, 0);
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QTRY_COMPARE(screen.failures(), 0);
        QCOMPARE(screen.run().tasks.done, 15);
    }

    void aReplyIsShownAsMessagesWithTheTriesBefore()
    {
        RunFixture fixture;
        int asked = 0;
        fixture.endpoint.limits.concurrency = 1;
        fixture.server.setResponder([&asked](const llm::LlmQuestion& question) {
            const bool first =
                halfAnswer(question) == QLatin1String("I would rather not.") && asked++ == 0;
            return first ? QStringLiteral("Not yet.") : halfAnswer(question);
        });
        Screen screen(fixture);
        screen.start();
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QTRY_COMPARE(screen.failures(), 3);
        screen.tasks()->setFocus();
        screen.tasks()->selectRow(0);
        auto* dialog = screen.openReply();
        auto* messages = dialog->findChild<QTextEdit*>(QStringLiteral("replyMessages"));
        QCOMPARE(QApplication::focusWidget(), messages);
        // The reply is in sight, however long the prompt before it.
        QTextCursor answer = messages->document()->find(QStringLiteral("I would rather not."));
        QVERIFY(messages->viewport()->rect().contains(messages->cursorRect(answer).center()));
        QVERIFY(messages->document()->size().height() > messages->viewport()->height());
        const QString said = messages->toPlainText();
        QVERIFY2(said.contains(QStringLiteral("System\n")), qPrintable(said));
        QVERIFY(said.contains(QStringLiteral("User\n")));
        QVERIFY(said.contains(QStringLiteral("Model\nI would rather not.")));
        QVERIFY(said.indexOf(QStringLiteral("User\n")) < said.indexOf(QStringLiteral("Model\n")));
        auto* tries = dialog->findChild<QComboBox*>(QStringLiteral("replyTries"));
        QCOMPARE(tries->currentText(), QStringLiteral("Attempt 2 of 2"));
        tries->setFocus();
        QTest::keyClick(tries, Qt::Key_Up);
        QTRY_VERIFY(messages->toPlainText().contains(QStringLiteral("Model\nNot yet.")));
        QCOMPARE(tries->currentText(), QStringLiteral("Attempt 1 of 2"));
        screen.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(
            QApplication::clipboard()->text().endsWith(QStringLiteral("Model\n\nNot yet.")));
        messages->setFocus();
        screen.press(Qt::Key_Tab, Qt::ControlModifier);
        auto* raw = dialog->findChild<QPlainTextEdit*>(QStringLiteral("replyText"));
        QVERIFY(raw->isVisible() && !messages->isVisible());
        screen.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QApplication::clipboard()->text().contains(QStringLiteral("\"choices\"")));
    }

    void aKeyThatAServerSendsBackIsNowhereInAReply()
    {
        RunFixture fixture;
        fixture.server.setResponder([&fixture](const llm::LlmQuestion&) {
            return QStringLiteral("Your key is ") + fixture.server.key();
        });
        Screen screen(fixture);
        screen.start();
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QTRY_VERIFY(screen.failures() > 0 && screen.cell(0, 1) == QLatin1String("failed"));
        screen.tasks()->setFocus();
        screen.tasks()->selectRow(0);
        auto* dialog = screen.openReply();
        const auto* messages = dialog->findChild<QTextEdit*>(QStringLiteral("replyMessages"));
        QVERIFY(messages->toPlainText().contains(QStringLiteral("Your key is ***")));
        const auto* raw = dialog->findChild<QPlainTextEdit*>(QStringLiteral("replyText"));
        const auto* head = dialog->findChild<QLabel*>(QStringLiteral("replyHead"));
        for (const QString& shown : {messages->toPlainText(), raw->toPlainText(), head->text(),
                 screen.cell(0, 4), screen.message()})
            QVERIFY(!shown.contains(fixture.server.key()));
    }

    void withoutPricesThereIsNoCostBeforeTheFirstReplyEither()
    {
        RunFixture fixture(1);
        fixture.decompose();
        Screen screen(fixture);
        const auto shown = [&screen] {
            QStringList texts;
            for (const auto* label : screen.find<StatCard>("runCost")->findChildren<QLabel*>())
                texts.append(label->text());
            return texts;
        };
        QTRY_VERIFY(shown().contains(QStringLiteral("the endpoint has no prices")));
        QVERIFY(shown().contains(QStringLiteral("–")));
    }

    void whatARunWasAskedIsReadAndCopiedByTheKeys()
    {
        RunFixture fixture(1);
        fixture.decompose();
        Screen screen(fixture);
        auto* settings = screen.find<QLabel>("runSettings");
        QTRY_VERIFY(settings->text().startsWith(QStringLiteral("Paragraphs: ")));
        QVERIFY(settings->wordWrap());
        settings->setFocus(Qt::TabFocusReason);
        screen.press(Qt::Key_A, Qt::ControlModifier);
        screen.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), settings->text());
    }

    void nothingMovesWhenARunStopsAndSaysWhy()
    {
        RunFixture fixture;
        fixture.decompose();
        Screen screen(fixture);
        screen.kept[fixture.endpoint.name] = Secret(QStringLiteral("wrong"));
        const auto places = [&screen] {
            QList<QRect> places;
            for (const char* name : {"runDone", "runCost", "runTasks", "runTable", "runProgress",
                     "runCancelButton", "runRetryFailedButton", "runState"}) {
                auto* part = screen.find<QWidget>(name);
                places += {part->mapTo(screen.view.get(), QPoint()), part->size()};
            }
            return places;
        };
        QTRY_COMPARE(screen.tasks()->model()->rowCount(), 15);
        const QList<QRect> before = places();
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(
            screen.isEnabled("runPause") || !screen.find<QLabel>("runReason")->text().isEmpty());
        QTRY_COMPARE(screen.run().state, RunState::Stopped);
        QTRY_VERIFY(!screen.find<QLabel>("runReason")->text().isEmpty());
        QVERIFY(screen.find<MessageBar>("runsMessage")->isVisible());
        // Qt lays out what was shown when the events are handled that ask for it.
        QTRY_COMPARE(places(), before);
    }

    void theTaskInHandStaysWhileOthersEnd()
    {
        RunFixture fixture(20);
        fixture.endpoint.limits.concurrency = 2;
        fixture.decompose();
        Screen screen(fixture);
        QTRY_COMPARE(screen.tasks()->model()->rowCount(), 100);
        screen.tasks()->setFocus();
        screen.tasks()->selectRow(60);
        screen.tasks()->scrollTo(screen.tasks()->model()->index(60, 0));
        const int top = screen.tasks()->rowAt(0);
        QVERIFY(top > 0);
        const QString chosen = screen.cell(60, 0);
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QTRY_COMPARE(screen.cell(60, 1), QStringLiteral("done"));
        QCOMPARE(screen.tasks()->currentIndex().row(), 60);
        QCOMPARE(screen.cell(60, 0), chosen);
        QCOMPARE(screen.tasks()->rowAt(0), top);
    }

    void manyTasksAreListedAPageAtATime()
    {
        RunFixture fixture(1);
        const RunId run = fixture.decompose();
        ProjectFixture::check(fixture.project.database().run(
            QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 6 UNION ALL SELECT i + 1 FROM n"
                           " WHERE i < 1200) INSERT INTO llm_task (run_id, position, subject_id,"
                           " part, sample_id, hash, first_sample, state, error) SELECT t.run_id, i,"
                           " t.subject_id, '', t.sample_id, '', 0, 1, '' FROM n JOIN llm_task t"
                           " WHERE t.run_id = ? AND t.position = 1"),
            {run.value}));
        Screen screen(fixture);
        QTRY_COMPARE(screen.find<QLabel>("runTaskRange")->text(), QStringLiteral("1–500 of 1,200"));
        QCOMPARE(screen.tasks()->model()->rowCount(), 500);
        screen.press(Qt::Key_PageDown, Qt::AltModifier);
        screen.press(Qt::Key_PageDown, Qt::AltModifier);
        QTRY_COMPARE(
            screen.find<QLabel>("runTaskRange")->text(), QStringLiteral("1,001–1,200 of 1,200"));
        QVERIFY(!screen.isEnabled("runTasksOn"));
        screen.press(Qt::Key_PageUp, Qt::AltModifier);
        QTRY_COMPARE(
            screen.find<QLabel>("runTaskRange")->text(), QStringLiteral("501–1,000 of 1,200"));
        screen.press(Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(screen.find<QLabel>("runTaskRange")->text(), QStringLiteral("no tasks"));
    }

    void casesAndTheMeanScoreAreShown()
    {
        CaseRunFixture fixture(2);
        const RunId run = fixture.evaluate();
        QCOMPARE(fixture.work(run).state, RunState::Ended);
        Screen screen(fixture);
        QTRY_COMPARE(screen.find<StatCard>("runItems")->value(), QStringLiteral("2 of 2"));
        const auto figures = ProjectFixture::take(runFigures(fixture.project.database(), run));
        QVERIFY(screen.find<StatCard>("runMean")->isVisible());
        QCOMPARE(
            screen.find<StatCard>("runMean")->value(), QLocale().toString(*figures.mean, 'f', 3));
    }

    void usersAndSummariesAreCounted()
    {
        UsersumRunFixture fixture(2);
        fixture.work(fixture.summarize());
        {
            Screen screen(fixture);
            QTRY_COMPARE(screen.find<StatCard>("runItems")->value(), QStringLiteral("2 of 2"));
            QCOMPARE(screen.titleOf("runItems"), QStringLiteral("Users"));
            QVERIFY(!screen.find<StatCard>("runMean")->isVisible());
            QTRY_COMPARE(screen.cell(0, 0), QStringLiteral("U001, Segment 1"));
            const QString run = screen.find<RowsView>("runTable")->rows()->cellText(0, 0);
            QCOMPARE(run, QStringLiteral("small: User summaries"));
            QString said;
            for (const auto* label : screen.view->findChildren<ElidedLabel*>())
                said += label->text() + u'\n';
            said += screen.find<QLabel>("runSettings")->text();
            QVERIFY2(said.contains(run + QStringLiteral(" with ")), qPrintable(said));
            QVERIFY2(said.contains(QStringLiteral("hierarchy with critique")), qPrintable(said));
            QCOMPARE(screen.find<QPushButton>("runOpenResultsButton")->text(),
                QStringLiteral("Open in Timelines"));
        }
        fixture.work(fixture.predict());
        Screen screen(fixture);
        QTRY_COMPARE(screen.find<StatCard>("runItems")->value(), QStringLiteral("2 of 2"));
        QCOMPARE(screen.titleOf("runItems"), QStringLiteral("Summaries"));
        QVERIFY(screen.find<StatCard>("runMean")->isVisible());
        QTRY_COMPARE(screen.cell(0, 0), QStringLiteral("U001, small, task 1, run 1"));
        // A task leads to its user and to whose summary it is of.
        QSignalSpy users(&NextSteps::of(screen.session), &NextSteps::userRequested);
        screen.tasks()->setFocus();
        screen.tasks()->setCurrentIndex(screen.tasks()->model()->index(0, 0));
        QTest::keyClick(screen.tasks(), Qt::Key_Return);
        QCOMPARE(users.size(), 1);
        QCOMPARE(users.first().at(0).toString(), QStringLiteral("U001"));
        QCOMPARE(users.first().at(1).toString(), QStringLiteral("small"));
        // The run as a whole leads to all of its users.
        QSignalSpy listed(&NextSteps::of(screen.session), &NextSteps::usersRequested);
        screen.find<QPushButton>("runOpenResultsButton")->click();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed.first(), (QVariantList{QStringLiteral("U001"), QStringLiteral("small")}));
    }

    void namesOfRunsAndTasksReadInTheDirectionOfTheWindow()
    {
        UsersumRunFixture fixture(2);
        fixture.work(fixture.summarize());
        const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QApplication::setLayoutDirection(Qt::RightToLeft);
        Screen screen(fixture);
        constexpr QChar rightToLeftMark(0x200F);
        QTRY_COMPARE(screen.cell(0, 0), rightToLeftMark + QStringLiteral("U001, Segment 1"));
        const QString run = screen.find<RowsView>("runTable")->rows()->cellText(0, 0);
        QVERIFY2(run.startsWith(rightToLeftMark), qPrintable(run));
    }

    void aRunThatNothingIsReadOfIsNoSuccess()
    {
        SystemRunFixture fixture(1);
        fixture.addAbstractive(1);
        fixture.server.setResponder(
            [](const llm::LlmQuestion&) { return QStringLiteral("I would rather not say."); });
        QCOMPARE(fixture.work(fixture.verify()).state, RunState::Ended);
        Screen screen(fixture);
        QTRY_VERIFY(screen.find<QLabel>("runReason")
                        ->text()
                        .startsWith(QStringLiteral("4 of 4 replies could not be parsed.")));
        QVERIFY(screen.find<ElidedLabel>("runState")
                    ->text()
                    .startsWith(QStringLiteral("finished, no reply could be parsed")));
    }

    void everyKindOfRunsLeadsToAScreen()
    {
        for (const RunKind* kind : runKinds())
            QVERIFY2(workspaceOfKeyword(QLatin1String(kind->results)), kind->key);
    }

    void resultsOfASystemsRunAreOpenedAtItsSystem()
    {
        SystemRunFixture fixture(2);
        const RunId made = fixture.summarize();
        fixture.work(made);
        fixture.work(fixture.verify());
        Screen screen(fixture);
        QSignalSpy opened(&NextSteps::of(screen.session), &NextSteps::systemRequested);
        auto* open = screen.find<QPushButton>("runOpenResultsButton");
        QTRY_COMPARE(open->text(), QStringLiteral("Open in Models"));
        open->click();
        QCOMPARE(opened.size(), 1);
        const kgds::SystemRef system{QStringLiteral("small")};
        QCOMPARE(opened.last().at(0).value<kgds::SystemRef>(), system);
        QCOMPARE(opened.last().at(1).toString(), QStringLiteral("judge"));
        QCOMPARE(opened.last().at(2).value<SampleId>(), fixture.samples.first());
        screen.view->selectRun(made);
        QTRY_VERIFY((open->click(), opened.last().at(1).toString().isEmpty()));
        QCOMPARE(opened.last().at(0).value<kgds::SystemRef>(), system);
        QCOMPARE(opened.last().at(2).value<SampleId>(), fixture.samples.first());
    }

    void whatCouldNotBeReadIsShownAndRetried()
    {
        CaseRunFixture fixture(1);
        llm::ExpertFaults faults;
        faults.unreadableText = QStringLiteral("Prices rose by 1 ");
        fixture.server.setResponder(llm::ExpertResponder(faults));
        const RunId run = fixture.evaluate();
        QCOMPARE(fixture.work(run).state, RunState::Ended);
        Screen screen(fixture);
        QTRY_COMPARE(screen.failures(), 1);
        QSignalSpy opened(&screen.session, &ProjectSession::workspaceRequested);
        auto* open = screen.find<QPushButton>("runOpenResultsButton");
        QCOMPARE(open->text(), QStringLiteral("Open in Evaluate"));
        {
            const ShoutedWords other("tandem::RunsWorkspace");
            QTRY_COMPARE(open->text(), QStringLiteral("OPEN IN Evaluate"));
            QVERIFY(open->toolTip().startsWith(QStringLiteral("OPEN IN Evaluate")));
        }
        QSignalSpy scores(&NextSteps::of(screen.session), &NextSteps::caseScoresRequested);
        open->click();
        QCOMPARE(opened.last().first().value<WorkspaceId>(), WorkspaceId::Evaluate);
        QCOMPARE(scores.size(), 1);
        QCOMPARE(scores.first().first().value<RunId>(), run);
        QVERIFY(screen.session.currentEvaluation().isValid());
        QStringList shown;
        for (const auto* label : screen.find<StatCard>("runDone")->findChildren<QLabel*>())
            shown.append(label->text());
        QVERIFY(shown.contains(QStringLiteral("1 unparsable")));
        QVERIFY(screen.isEnabled("runRetryFailed"));
        fixture.server.setResponder(llm::ExpertResponder());
        screen.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(screen.run().tasks.unread, 0);
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QTRY_COMPARE(screen.failures(), 0);
        QVERIFY(!screen.isEnabled("runRetryFailed"));
    }

    void whyWhatCouldNotBeReadIsNotRetriedIsSaid()
    {
        CaseRunFixture fixture(1);
        fixture.server.setResponder(
            [](const llm::LlmQuestion&) { return QStringLiteral("No number."); });
        const RunId run = fixture.make(fixture.plan(RunKindId::Gemba));
        QCOMPARE(fixture.work(run).state, RunState::Ended);
        Screen screen(fixture);
        QTRY_COMPARE(screen.failures(), 2);
        QVERIFY(!screen.isEnabled("runRetryFailed"));
        const QString why = QStringLiteral("a new run with more attempts");
        QVERIFY(screen.find<QAction>("runRetryFailed")->toolTip().contains(why));
        auto* button = screen.find<QPushButton>("runRetryFailedButton");
        QVERIFY2(button->toolTip().contains(why), qPrintable(button->toolTip()));
    }

    void aRunIsCancelledAfterItWasAsked()
    {
        RunFixture fixture;
        fixture.endpoint.limits.concurrency = 1;
        fixture.server.setDelay(50);
        Screen screen(fixture);
        screen.start();
        QTRY_VERIFY(fixture.server.paidCalls() >= 1);
        screen.press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(screen.find<MessageBar>("runsMessage")->isVisible());
        QVERIFY(screen.run().state == RunState::Open);
        // The bar has the keyboard, but not at the button that does it.
        screen.press(Qt::Key_Backtab);
        screen.press(Qt::Key_Space);
        QTRY_COMPARE(screen.run().state, RunState::Cancelled);
        QTRY_VERIFY(screen.find<ProgressLine>("runProgress")->done() < 15);
        QCOMPARE(screen.find<ProgressLine>("runProgress")->total(), 15);
        QTRY_VERIFY(screen.state().startsWith(QStringLiteral("cancelled")));
        QVERIFY(screen.run().tasks.cancelled > 0);
        QVERIFY(!screen.isEnabled("runResume") && !screen.isEnabled("runRetryFailed"));
    }

    void spaceOnPauseNeverCancels()
    {
        RunFixture fixture;
        fixture.endpoint.limits.concurrency = 1;
        fixture.server.setDelay(50);
        Screen screen(fixture);
        screen.start();
        QTRY_VERIFY(fixture.server.paidCalls() >= 1);
        screen.find<QPushButton>("runPauseButton")->setFocus(Qt::TabFocusReason);
        for (int times = 0; times < 3; ++times)
            screen.press(Qt::Key_Space);
        QTRY_COMPARE(screen.run().state, RunState::Paused);
        QTRY_VERIFY(screen.isEnabled("runResume"));
        QVERIFY(QApplication::focusWidget());
        QVERIFY(QApplication::focusWidget()->objectName() != QLatin1String("runCancelButton"));
        QVERIFY(!screen.find<MessageBar>("runsMessage")->isVisible());
    }

    void closingWaitsForAnswersThatAreOnTheirWay()
    {
        RunFixture fixture;
        fixture.server.setDelay(300);
        Screen screen(fixture);
        screen.start();
        QTRY_VERIFY(screen.center->progress().underWay >= 4);
        QTRY_VERIFY(fixture.server.mostAtOnce() >= 4);
        const UnfinishedWork& unfinished = screen.session.unfinished();
        QVERIFY(!unfinished.underWay().isEmpty());
        unfinished.endWork();
        QTRY_VERIFY(unfinished.underWay().contains(QLatin1String("Waiting for 4 repl")));
        QTRY_VERIFY(unfinished.underWay().isEmpty());
        screen.session.project().flush();
        QCOMPARE(screen.run().state, RunState::Paused);
        QCOMPARE(fixture.replies(), fixture.server.paidCalls());
        QCOMPARE(fixture.server.paidCalls(), 4);
    }

    void aRunGoesOnWithAHigherCap()
    {
        RunFixture fixture;
        fixture.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = fixture.plan(RunKindId::Decompose);
        plan.cap = 0.01;
        const RunId run = fixture.make(plan);
        // Elsewhere: this screen has only what is kept of it.
        const RunEnd end = fixture.work(run);
        Screen screen(fixture);
        QCOMPARE(screen.run().state, RunState::CapReached);
        screen.find<QAction>("runResume")->trigger();
        auto* dialog = screen.find<QInputDialog>("runCap");
        QVERIFY(*end.neededCap > 2 * plan.cap.value());
        QCOMPARE(dialog->doubleValue(), *end.neededCap);
        QVERIFY2(dialog->labelText().contains(QLocale().toString(*end.neededCap, 'f', 4)),
            qPrintable(dialog->labelText()));
        dialog->setDoubleValue(5.0);
        dialog->accept();
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QCOMPARE(screen.run().id, run);
        QCOMPARE(*screen.run().cap, 5.0);
    }

    void theReasonAtTheCapIsWhole()
    {
        RunFixture fixture;
        fixture.endpoint.prices = {1.0, 10.0, QStringLiteral("EUR")};
        RunPlan plan = fixture.plan(RunKindId::Decompose);
        plan.cap = 0.01;
        fixture.work(fixture.make(plan));
        Screen screen(fixture);
        screen.view->resize(1024, 600);
        const auto* reason = screen.find<QLabel>("runReason");
        QTRY_VERIFY(reason->isVisible());
        QCOMPARE(reason->text(), screen.run().reason);
        QTRY_COMPARE_GE(reason->height(), reason->heightForWidth(reason->width()));
    }

    void whatIsLeftOfAPausedRunIsSaidWithItsCost()
    {
        RunFixture fixture;
        fixture.endpoint.limits.concurrency = 1;
        fixture.endpoint.prices = {1'000.0, 10'000.0, QStringLiteral("EUR")};
        fixture.server.setDelay(30);
        Screen screen(fixture);
        screen.start();
        QTRY_VERIFY(screen.run().tasks.done >= 2);
        QTRY_VERIFY2(screen.find<QLabel>("runLeft")->text().contains(QStringLiteral("EUR, at ")),
            qPrintable(screen.find<QLabel>("runLeft")->text()));
        screen.press(Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(screen.run().state, RunState::Paused);
        const RunRow run = screen.run();
        const double left = run.totals.cost / double(run.tasks.done) * double(run.tasks.open);
        QTRY_COMPARE(screen.find<QLabel>("runLeft")->text(),
            QStringLiteral("Remaining: %1 tasks, estimated cost %2.")
                .arg(QLocale().toString(run.tasks.open), costText(left, run.currency)));
    }

    void theTasksGiveWayToTheirCourseOverTime()
    {
        RunFixture fixture;
        fixture.endpoint.prices = {1'000.0, 10'000.0, QStringLiteral("EUR")};
        fixture.work(fixture.decompose());
        Screen screen(fixture);
        QVERIFY(screen.tasks()->isVisible());
        screen.press(Qt::Key_T, Qt::ControlModifier);
        const auto* tasks = screen.find<ChartView>("runCourseTasks");
        QVERIFY(tasks->isVisible() && !screen.tasks()->isVisible());
        QVERIFY(screen.find<QPushButton>("runCourseButton")->isChecked());
        QTRY_VERIFY(!tasks->data().series.isEmpty());
        QCOMPARE(tasks->data().series.first().points.last().y, 15.0);
        const auto* cost = screen.find<ChartView>("runCourseCost");
        QCOMPARE(cost->data().series.first().points.last().y, screen.run().totals.cost);
        QCOMPARE(cost->data().yTitle, QStringLiteral("EUR"));
        screen.press(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(screen.tasks()->isVisible());
    }

    void whatBeginsAnAnnotationStepIsOfferedByTheScreenOfItsResults()
    {
        RunFixture fixture;
        Screen screen(fixture);
        for (const char* name : {"runDecomposeButton", "runMaskButton"})
            QVERIFY2(!screen.view->findChild<QPushButton*>(QLatin1String(name)), name);
        // Who knows the keys loses nothing.
        for (const char* name : {"runDecompose", "runMask"})
            QVERIFY2(screen.isEnabled(name), name);
    }

    void aCostIsReadInFull()
    {
        RunFixture fixture;
        fixture.endpoint.prices = {1'000.0, 10'000.0, QStringLiteral("USD")};
        fixture.work(fixture.decompose());
        Screen screen(fixture);
        auto* table = screen.find<QTableView>("runTable");
        const QModelIndex cost = table->model()->index(0, table->model()->columnCount() - 1);
        QVERIFY(cost.data().toString().endsWith(QLatin1String("USD")));
        QCOMPARE_GE(
            table->columnWidth(cost.column()), table->itemDelegate()->sizeHint({}, cost).width());
    }

    void theWindowAndCommandsHaveOneWordForAState()
    {
        for (const RunState state : {RunState::Open, RunState::Paused, RunState::CapReached,
                 RunState::Stopped, RunState::Ended, RunState::Cancelled}) {
            RunRow row;
            row.state = state;
            QCOMPARE(runStateName(state), runStateText(row, false));
            // What was read before it was taken up again may be older.
            QCOMPARE(runStateText(row, true), QStringLiteral("running"));
        }
        QCOMPARE(runStateName(RunState::Ended), QStringLiteral("finished"));
    }

    void aBatchIsGivenUpOnlyWhenItIsAskedFor()
    {
        RunFixture fixture;
        fixture.decompose();
        Screen screen(fixture);
        QVERIFY(!screen.isEnabled("runForgetBatch"));
        screen.batchPath = screen.folder.filePath(QStringLiteral("batch.jsonl"));
        screen.find<QAction>("runWriteBatch")->trigger();
        QTRY_VERIFY(screen.isEnabled("runForgetBatch"));
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY2(
            screen.message().contains(QStringLiteral("batch")), qPrintable(screen.message()));
        QCOMPARE(fixture.server.paidCalls(), 0);
        // That the batch was written is said with this word, too, before the run has ended again.
        QTRY_VERIFY(!screen.center->activeRun().isValid() && screen.isEnabled("runForgetBatch"));
        screen.find<QAction>("runForgetBatch")->trigger();
        const auto* bar = screen.find<MessageBar>("runsMessage");
        QVERIFY(bar->isVisible());
        QTRY_VERIFY(bar->isAncestorOf(QApplication::focusWidget()));
        screen.press(Qt::Key_Backtab);
        QTRY_VERIFY(qobject_cast<QPushButton*>(QApplication::focusWidget()));
        screen.press(Qt::Key_Space);
        QTRY_COMPARE(screen.run().attempts.batched, 0);
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(screen.run().state, RunState::Ended);
        QCOMPARE(fixture.server.paidCalls(), 15);
    }

    void theStartSaysWhatARunWillTake()
    {
        RunFixture fixture;
        fixture.endpoint.prices = {1.0, 2.0, QStringLiteral("EUR")};
        Screen screen(fixture);
        screen.ask(RunKindId::Decompose);
        const auto text = [&](const char* name) {
            return screen.dialog->findChild<QLabel*>(QLatin1String(name))->text();
        };
        QTRY_COMPARE(text("startRunCalls"), QStringLiteral("15"));
        QVERIFY(text("startRunCost").endsWith(QStringLiteral("EUR")));
        auto* side = screen.dialog->findChild<QComboBox*>(QStringLiteral("startRunSide"));
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Down);
        QTRY_COMPARE(text("startRunCalls"), QStringLiteral("6"));
        screen.dialog->reject();
    }

    void anEndpointThatIsGoneIsSaid()
    {
        RunFixture fixture;
        fixture.decompose();
        Screen screen(fixture);
        ProjectFixture::check(screen.store.remove(fixture.endpoint.name));
        QVERIFY(screen.state().startsWith(QStringLiteral("interrupted")));
        screen.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY2(
            screen.message().contains(fixture.endpoint.name), qPrintable(screen.message()));
    }

    void aRunLeavesAsABatchAndAForeignFileIsRefused()
    {
        RunFixture fixture;
        fixture.decompose();
        Screen screen(fixture);
        screen.batchPath = screen.folder.filePath(QStringLiteral("batch.jsonl"));
        screen.find<QAction>("runWriteBatch")->trigger();
        QTRY_VERIFY2(screen.message().contains(QStringLiteral("15")), qPrintable(screen.message()));
        QFile batch(screen.batchPath);
        QVERIFY(batch.open(QIODevice::ReadWrite));
        QCOMPARE(batch.readAll().count('\n'), 15);
        batch.resize(0);
        batch.write("not JSON\n");
        batch.close();
        screen.find<QAction>("runReadBatch")->trigger();
        QTRY_VERIFY2(
            screen.message().contains(QStringLiteral("1 refused")), qPrintable(screen.message()));
        QCOMPARE(screen.run().tasks.open, 15);
    }
};

TANDEM_TEST(TestRunsWorkspace, QApplication)
#include "tst_runsworkspace.moc"
