#include "app/window/recentprojects.h"
#include "app/window/windownotes.h"
#include "expertproject.h"
#include "models/studies/templates.h"
#include "packetfixture.h"
#include "storage/changes/history.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/repositories/answerrepository.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/studyrepository.h"
#include "storedproject.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/screen/repeatedkeys.h"
#include "ui/screen/straykeys.h"
#include "ui/screen/workspace.h"
#include "views/annotate/labellingcontroller.h"
#include "windowtest.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>
#include <functional>

using namespace tandem;

/// The whole window on the demo, driven by keys.
class TestMainWindow final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepareSample();
        openWindow();
    }

    void cleanup() { removeAll(); }

    void theWelcomePageIsShownUntilAProjectIsOpen()
    {
        QVERIFY(!m_window->view());
        QVERIFY(!action("export")->isEnabled());
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        QVERIFY(action("export")->isEnabled());
        m_window->closeProject();
        QVERIFY(!action("export")->isEnabled());
        QTRY_COMPARE(QApplication::focusWidget(),
            m_window->findChild<QWidget*>(QStringLiteral("recentProjects")));
    }

    void theProjectJustClosedIsTheOneThatEnterOpensAgain()
    {
        const QString other = sampleNamed(QStringLiteral("other.tandem"));
        auto* list = m_window->findChild<QAbstractItemView*>(QStringLiteral("recentProjects"));
        for (const QString& path : {m_path, other, m_path, m_path}) {
            QVERIFY(m_window->openProject(path, QStringLiteral("Ada")));
            m_window->closeProject();
            const auto all = RecentProjects(*m_settings).all();
            QCOMPARE(all.at(list->currentIndex().row()).path, path);
            list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
        }
    }

    void anExportIsToldInItsDialogAlone()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        action("export")->trigger();
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("exportDialog"));
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("exportPath"))
            ->setText(m_folder->filePath(QStringLiteral("out.json")));
        dialog->findChild<QPushButton*>(QStringLiteral("startExport"))->click();
        QTRY_VERIFY(dialog->findChild<MessageBar*>()->isVisible());
        QVERIFY(!m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"))->isVisible());
    }

    void anOlderProjectIsBroughtUpToDateInTheBackground()
    {
        const QString path = m_folder->filePath(QStringLiteral("older.tandem"));
        restoreStoredProject(4, path);
        QVERIFY(!m_window->openProject(path, QStringLiteral("Ada")));
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("upgradeDialog"));
        QVERIFY(dialog);
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY(m_window->session());
        QCOMPARE(m_window->session()->project().path(), path);
        QVERIFY(QFile::exists(path + QStringLiteral(".v4.backup")));
        QTRY_VERIFY(!m_window->findChild<QDialog*>(QStringLiteral("upgradeDialog")));
    }

    void aStoppedUpgradeLeavesTheOlderProject()
    {
        const QString path = m_folder->filePath(QStringLiteral("older.tandem"));
        restoreStoredProject(4, path);
        {
            // Its writing waits, so that it can be stopped for certain.
            const auto other =
                ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            Transaction transaction(*other);
            ProjectFixture::check(transaction.begin());
            m_window->openProject(path);
            auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("upgradeDialog"));
            QTest::keyClick(dialog, Qt::Key_Escape);
        }
        QTRY_VERIFY(!m_window->findChild<QDialog*>(QStringLiteral("upgradeDialog")));
        QVERIFY(!m_window->session());
        QCOMPARE(*isOlderProject(path), true);
        QVERIFY(!QFile::exists(path + QStringLiteral(".v4.backup")));
        const auto* bar = m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
        QVERIFY2(bar->text().contains(QStringLiteral("is unchanged")), qPrintable(bar->text()));
    }

    void theWindowAsksWhoSitsThereAndRemembersIt()
    {
        QVERIFY(m_window->openProject(m_path));
        auto* dialog = m_window->findChild<QDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(m_window->session()->currentPerson().isValid());
    }

    void aFailedWriteIsToldOnceWhereItWasAskedFor()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        auto* bar = m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
        QVERIFY(bar);
        const auto fail = [this](QObject* asker) {
            const Job job =
                m_window->session()->change(asker, {.write = [](Database&) -> Expected<Written> {
                    return failure(ErrorCode::Refused, QStringLiteral("No."));
                }});
            m_window->session()->project().flush();
            QCoreApplication::processEvents();
            return job;
        };
        // Annotate tells of its own while it is seen.
        auto* annotate = m_window->findChild<LabellingController*>();
        QVERIFY(annotate);
        fail(annotate);
        QVERIFY(!bar->isVisible());
        {
            QDialog dialog(m_window.get());
            dialog.open();
            fail(this);
            QVERIFY(bar->isVisible());
        }
        bar->clear();
        m_window->view()->showWorkspace(WorkspaceId::Overview);
        fail(annotate);
        QVERIFY(bar->isVisible());
    }

    void aSampleIsLabelledSubmittedAndComparedByKeyAlone()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        goTo(2);
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        QVERIFY(article);
        const RoundId round = roundOf(2);
        QTest::keyClick(article, Qt::Key_End);
        for (int i = 0; i < 10; ++i)
            QTest::keyClick(article, i % 2 == 0 ? Qt::Key_Y : Qt::Key_N);
        QTRY_COMPARE(complete(round), 10);
        QTest::keyClick(article, Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(
            QApplication::focusWidget() ? QApplication::focusWidget() : article, Qt::Key_Return);
        QTRY_VERIFY(RoundRepository(reader()).byId(round)->isClosed());
        action("go-compare")->trigger();
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Compare);
    }

    void keysWorkAtOnceAfterAStartWithAFile()
    {
        QVERIFY(m_window->openProject(m_path));
        choosePerson(QStringLiteral("Ben"));
        QTRY_COMPARE(keyboardIn(), QStringLiteral("articleView"));
    }

    void keysWorkAtOnceAfterAChangeOfPerson()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        for (const WorkspaceId id : allWorkspaces()) {
            m_window->view()->showWorkspace(id);
            const QString before = keyboardIn();
            m_window->findChild<QWidget*>(QStringLiteral("searchEverything"))->setFocus();
            action("choosePerson")->trigger();
            const bool ada =
                m_window->session()->person(m_window->session()->currentPerson()).name ==
                QLatin1String("Ada");
            choosePerson(ada ? QStringLiteral("Ben") : QStringLiteral("Ada"));
            QTRY_VERIFY2(
                m_window->view()->currentWorkspace()->isAncestorOf(QApplication::focusWidget()),
                qPrintable(workspaceKeyword(id)));
        }
    }

    void noMessageMovesWhatIsUnderTheMouse()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        for (const WorkspaceId id : allWorkspaces()) {
            m_window->view()->showWorkspace(id);
            Workspace* workspace = m_window->view()->currentWorkspace();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            const auto places = [workspace] {
                QList<QRect> all;
                const auto parts = workspace->findChildren<QWidget*>();
                for (const QWidget* part : parts) {
                    if (part->isVisible() && !part->objectName().contains(u"Message") &&
                        !part->parentWidget()->objectName().contains(u"Message"))
                        all.append(part->geometry());
                }
                return all;
            };
            const QList<QRect> before = places();
            workspace->warn(QStringLiteral("No."));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QCOMPARE(places(), before);
            const auto bars = workspace->findChildren<MessageBar*>(
                QRegularExpression(workspaceKeyword(id) + QStringLiteral("Messages?$")));
            QCOMPARE(bars.size(), 1);
            QVERIFY(bars.first()->isVisible());
            // Where something is under way, as measures are at first, Escape ends that before.
            const auto isGone = [&bars] {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
                return !bars.first()->isVisible();
            };
            QTRY_VERIFY2(isGone(), qPrintable(workspaceKeyword(id)));
        }
    }

    void noMessageCoversTheLineOfKeysAtTheFoot()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        for (const WorkspaceId id :
            {WorkspaceId::Annotate, WorkspaceId::Facts, WorkspaceId::Compare}) {
            m_window->view()->showWorkspace(id);
            shown()->warn(QStringLiteral("No."));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            const auto* bar = shown()->findChild<MessageBar*>(
                workspaceKeyword(id) + QStringLiteral("Message"), Qt::FindDirectChildrenOnly);
            QVERIFY(bar && bar->isVisible());
            const QLayout* column = shown()->layout();
            const QRect foot = column->itemAt(column->count() - 1)->geometry();
            QVERIFY2(bar->geometry().bottom() < foot.top(), qPrintable(workspaceKeyword(id)));
        }
    }

    void runsThatWaitAreToldBelowTheScreensWhereTheyCoverNothing()
    {
        {
            const auto database =
                ProjectFixture::take(openProjectFile(m_path, Database::Mode::ReadWrite));
            const RunId run = addExpertRun(*database);
            ProjectFixture::take(RunTasks(*database).addTasks(run, {RunSubject{1, {}, {}}}));
            ProjectFixture::check(RunRepository(*database).setState(run, RunState::Paused));
        }
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        auto* bar = m_window->findChild<MessageBar*>(QStringLiteral("waitingRuns"));
        const auto areaOf = [this](const QWidget* part) {
            return QRect(part->mapTo(m_window.get(), QPoint()), part->size());
        };
        enum class Way { Escape, Button, OtherScreen };
        for (const Way way : {Way::Escape, Way::Button, Way::OtherScreen}) {
            QTRY_VERIFY(bar->isVisible());
            QTRY_VERIFY(!areaOf(bar).intersects(areaOf(m_window->view())));
            QVERIFY(m_window->rect().contains(areaOf(bar)));
            if (way == Way::Button) {
                bar->findChild<QPushButton*>()->click();
                QCOMPARE(shown()->id(), WorkspaceId::Runs);
            }
            if (way == Way::OtherScreen)
                m_window->view()->showWorkspace(WorkspaceId::Studies);
            // Escape may have something of the screen to end before.
            const auto isGone = [&] {
                if (way == Way::Escape)
                    press(Qt::Key_Escape, Qt::NoModifier);
                return !bar->isVisible();
            };
            QTRY_VERIFY(isGone());
            QTRY_VERIFY(shown()->isAncestorOf(QApplication::focusWidget()));
            m_window->view()->showWorkspace(WorkspaceId::Annotate); // it opens there again
            m_window->closeProject();
            QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        }
    }

    void undoReachesBackAcrossSamples()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        goTo(3);
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        QTest::keyClick(article, Qt::Key_Y);
        QTRY_COMPARE(complete(roundOf(3)), 1);
        goTo(2);
        action("undo")->trigger();
        QTRY_COMPARE(complete(roundOf(3)), 0);
        action("redo")->trigger();
        QTRY_COMPARE(complete(roundOf(3)), 1);
    }

    void anEmptyProjectIsMadeAndAStudyBegunInIt()
    {
        const QString path = m_folder->filePath(QStringLiteral("empty.tandem"));
        m_chosen = path;
        auto* button = m_window->findChild<QPushButton*>(QStringLiteral("emptyProject"));
        QVERIFY(button);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QTRY_VERIFY(m_window->session());
        QCOMPARE(m_window->session()->project().path(), path);
        for (auto* dialog : m_window->findChildren<QDialog*>())
            dialog->reject();
        action("go-studies")->trigger();
        QTRY_VERIFY(action("studyNew")->isEnabled());
    }

    void theGuideOpensAtTheChapterOnTheScreen()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        action("go-studies")->trigger();
        action("guide")->trigger();
        auto* guide = m_window->findChild<QDialog*>(QStringLiteral("guide"));
        auto* text = guide->findChild<QTextBrowser*>();
        QCOMPARE(text->textCursor().block().text(), QStringLiteral("Studies"));
        QTRY_VERIFY(text->cursorRect().top() >= 0 && text->cursorRect().top() < 60);
    }

    void anAnnotatorsRoundIsWrittenAsAForm()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        action("writePackets")->trigger();
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("writePacketsDialog"));
        QVERIFY(dialog);
        dialog->findChild<QLineEdit*>(QStringLiteral("packetFolder"))->setText(m_folder->path());
        auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("packetKind"));
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        auto* write = dialog->findChild<QPushButton*>(QStringLiteral("writePackets"));
        QTRY_VERIFY(write->isEnabled());
        QTest::keyClick(write, Qt::Key_Space);
        const QString form = m_folder->filePath(QStringLiteral("sample-Ada.html"));
        QTRY_VERIFY2(QFileInfo::exists(form), qPrintable(dialog->findChild<MessageBar*>()->text()));
    }

    void aFileThatIsNoProjectIsRefusedInTheWindow()
    {
        const QString path = m_folder->filePath(QStringLiteral("notes.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no project");
        file.close();
        QVERIFY(!m_window->openProject(path));
        auto* messages = m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
        QVERIFY(messages->isVisible());
        QVERIFY(messages->text().contains(path));
    }

    void articlesDroppedOnTheWindowOpenTheImport()
    {
        const QString path = m_folder->filePath(QStringLiteral("article.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("One paragraph.\n\nAnother one.\n");
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(m_window->findChild<QDialog*>());
    }

    void answersDroppedOnTheWindowAreMerged()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        const QString path = m_folder->filePath(QStringLiteral("answers.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"tandem_answers\": 1}");
        file.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY(m_window->findChild<QDialog*>(QStringLiteral("mergePacketsDialog")));
    }

    void theLanguageChangesWhileTheWindowIsOpen()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        const QString before = action("export")->text();
        Preferences persian = english();
        persian.language = QStringLiteral("fa");
        m_appearance->apply(persian);
        QTRY_VERIFY(action("export")->text() != before);
        QCOMPARE(QApplication::layoutDirection(), Qt::RightToLeft);
        m_appearance->apply(english());
        QTRY_COMPARE(action("export")->text(), before);
        QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    }

    void allMenusStandBesideTheProjectInEveryLanguage()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        m_window->resize(1024, 640);
        for (const char* language : {"en", "fa", "zh_CN"}) {
            Preferences preferences = english();
            preferences.language = QLatin1String(language);
            m_appearance->apply(preferences);
            const auto fits = [this] {
                const auto all = menus()->actions();
                return std::ranges::all_of(all, [this](QAction* menu) {
                    return menus()->rect().contains(menus()->actionGeometry(menu));
                });
            };
            QTRY_VERIFY2(fits(), language);
        }
        m_appearance->apply(english());
    }

    void theWindowComesBackToTheSampleAndWorkspaceOfLastTime()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        goTo(3);
        const SampleId sample = m_window->session()->currentSample();
        action("go-studies")->trigger();
        m_window->close();
        openWindow();
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        QCOMPARE(m_window->session()->currentSample(), sample);
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Studies);
    }

    void anAnnotatorBeginsWhereWorkWaitsWhateverWasShownLast()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        action("go-overview")->trigger();
        m_window->close();
        openWindow();
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        const WorkspaceId shown = m_window->view()->currentWorkspace()->id();
        QVERIFY(shown == WorkspaceId::Annotate || shown == WorkspaceId::Opinions);
    }

    void thePlaceIsKeptBeforeTheWindowIsClosed()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        goTo(3);
        const QString uuid = *SampleRepository(reader()).uuid(m_window->session()->currentSample());
        const QString key =
            QStringLiteral("projects/%1/").arg(m_window->session()->settings().uuid);
        QTRY_COMPARE(m_settings->value(key + QLatin1String("sample")).toString(), uuid);
        action("go-overview")->trigger();
        QTRY_COMPARE(m_settings->value(key + QLatin1String("workspace")).toString(),
            workspaceKeyword(WorkspaceId::Overview));
    }

    void theProgramComesBackToTheProjectPersonAndPlaceOfLastTime()
    {
        QVERIFY(m_window->openProject(m_path));
        choosePerson(QStringLiteral("Ben"));
        goTo(3);
        action("go-overview")->trigger();
        m_window->close();
        openWindow();
        m_window->openLastProject();
        QVERIFY(m_window->session());
        QCOMPARE(m_window->session()->project().path(), m_path);
        QCOMPARE(personName(), QStringLiteral("Ben"));
        QVERIFY(!dialogNamed("choosePersonDialog"));
        QCOMPARE(SampleRepository(reader()).row(m_window->session()->currentSample())->position, 3);
        // There work waits for him.
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Annotate);
    }

    void aProjectThatWasClosedIsNotOpenedByTheNextStart()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        action("closeProject")->trigger();
        QTRY_VERIFY(!m_window->session());
        m_window->close();
        openWindow();
        m_window->openLastProject();
        QVERIFY(!m_window->session());
    }

    void aProjectThatIsGoneIsNotAskedForAtTheNextStart()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        m_window->close();
        QVERIFY(QFile::remove(m_path));
        openWindow();
        m_window->openLastProject();
        QVERIFY(!m_window->session());
        QVERIFY(m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"))->isHidden());
    }

    void whoWasExcludedDoesNotSitDownAgain()
    {
        QVERIFY(m_window->openProject(m_path));
        choosePerson(QStringLiteral("Ben"));
        const PersonId ben = m_window->session()->currentPerson();
        m_window->closeProject();
        {
            const auto database =
                ProjectFixture::take(openProjectFile(m_path, Database::Mode::ReadWrite));
            PeopleRepository people(*database);
            Person person = ProjectFixture::take(people.byName(QStringLiteral("Ben")));
            person.active = false;
            ProjectFixture::check(people.update(person));
        }
        QVERIFY(m_window->openProject(m_path));
        QVERIFY(m_window->session()->currentPerson() != ben);
        QVERIFY(dialogNamed("choosePersonDialog"));
    }

    void aKeySwitchesToThePartnerOrAsksWhoItIs()
    {
        {
            const auto database =
                ProjectFixture::take(openProjectFile(m_path, Database::Mode::ReadWrite));
            PeopleRepository people(*database);
            Person person = ProjectFixture::take(people.byName(QStringLiteral("Cleo")));
            person.active = false;
            ProjectFixture::check(people.update(person));
        }
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        QVERIFY(action("switchPartner")->text().contains(QStringLiteral("Ben")));
        press(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(personName(), QStringLiteral("Ben"));
        QVERIFY(action("switchPartner")->text().contains(QStringLiteral("Ada")));
        press(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(personName(), QStringLiteral("Ada"));
        m_window->closeProject();
        // A lead has two of them, so that one is asked for.
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        QVERIFY(action("switchPartner")->text().endsWith(QChar(0x2026)));
        press(Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(dialogNamed("choosePersonDialog"));
    }

    void whoIsAloneInAProjectIsNotAsked()
    {
        const QString path = m_folder->filePath(QStringLiteral("alone.tandem"));
        QVERIFY(createProject(path, QStringLiteral("Alone")));
        {
            const auto database =
                ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
            ProjectFixture::take(
                PeopleRepository(*database).add(QStringLiteral("Una"), Role::Lead));
        }
        QVERIFY(m_window->openProject(path));
        QCOMPARE(personName(), QStringLiteral("Una"));
        QVERIFY(!dialogNamed("choosePersonDialog"));
    }

    void aProjectWithStudiesAloneOpensOnThemAndForARaterOnRate()
    {
        const QString path = m_folder->filePath(QStringLiteral("study.tandem"));
        QVERIFY(createProject(path, QStringLiteral("Study")));
        {
            const auto database =
                ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
            PeopleRepository people(*database);
            const PersonId una =
                ProjectFixture::take(people.add(QStringLiteral("Una"), Role::Lead)).id;
            ProjectFixture::take(people.add(QStringLiteral("Zoe"), Role::Annotator));
            ProjectFixture::take(StudyRepository(*database).create(
                QStringLiteral("Outputs"), studies::designTemplate(studies::Kind::Pairwise), una));
        }
        for (const bool leads : {false, true}) {
            QVERIFY(
                m_window->openProject(path, leads ? QStringLiteral("Una") : QStringLiteral("Zoe")));
            QCOMPARE(shown()->id(), WorkspaceId::Studies);
            QCOMPARE(partOf<QTabBar>(m_window.get(), "studiesTabs")->currentIndex(), leads ? 0 : 1);
            m_window->closeProject();
            m_settings->remove(QStringLiteral("projects"));
        }
    }

    void aPacketOpensWhereWorkWaits()
    {
        ProjectFixture fixture;
        PacketFixture packets(fixture);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.at(0), fixture.ada);
        packets.askAboutOpinions(fixture.samples.at(2));
        const QString path = packets.write(fixture.ada);
        const auto place = [&] {
            const auto row = SampleRepository(reader()).row(m_window->session()->currentSample());
            return std::pair(row ? row->position : 0, m_window->view()->currentWorkspace()->id());
        };
        const auto done = [&path](int position) {
            const auto packet = PacketFixture::open(path);
            PacketFixture::answer(*packet, position, QStringLiteral("yyyyy"));
            PacketFixture::submit(*packet, position);
        };
        QVERIFY(m_window->openProject(path));
        QVERIFY(!dialogNamed("choosePersonDialog"));
        QCOMPARE(place(), std::pair(2, WorkspaceId::Annotate));
        m_window->closeProject();
        done(2);
        QVERIFY(m_window->openProject(path));
        QCOMPARE(place(), std::pair(3, WorkspaceId::Annotate));
        m_window->closeProject();
        done(3);
        QVERIFY(m_window->openProject(path));
        QCOMPARE(place(), std::pair(3, WorkspaceId::Opinions));
    }

    void aResultAndItsTextsMakeAnEvaluationProject()
    {
        const QString result = copyOfSample("expert_result.json");
        const QString texts = copyOfSample("expert_texts.jsonl");
        const QString path = m_folder->filePath(QStringLiteral("evaluation.tandem"));
        drop({texts, result});
        QTRY_VERIFY(dialogNamed("evaluationDialog"));
        QDialog* dialog = dialogNamed("evaluationDialog");
        QTRY_COMPARE(partOf<QAbstractItemView>(dialog, "evaluationFiles")->model()->rowCount(), 2);
        QTRY_VERIFY(partOf<QLabel>(dialog, "evaluationPreview")
                        ->text()
                        .contains(QStringLiteral("evaluation")));
        partOf<QLineEdit>(dialog, "targetPath")->setText(path);
        partOf<QPushButton>(dialog, "startEvaluationImport")->click();
        QTRY_VERIFY(m_window->session());
        QCOMPARE(m_window->session()->project().path(), path);
        QTRY_VERIFY(!EvaluationRepository(reader()).sets()->isEmpty());
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Evaluate);
        QVERIFY(!dialogNamed("choosePersonDialog"));
    }

    void aLogLeadsToTimelinesWhereverItIsGiven_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how : {"dropped", "dropped folder", "chosen for a new project", "started",
                 "welcome", "named columns"})
            QTest::addRow("%s", how) << QString::fromLatin1(how);
    }

    void aLogLeadsToTimelinesWhereverItIsGiven()
    {
        QFETCH(QString, how);
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("ml")));
        const bool isNamed = how == QLatin1String("named columns");
        QString log = m_folder->filePath(QStringLiteral("ml/ratings.csv"));
        QFile file(log);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(isNamed ? "user;when_date;what\n1;2020-01-01;Heat\n"
                           : "userId,movieId,rating,timestamp\n1,2,4.0,1500000000\n");
        file.close();
        if (how == QLatin1String("dropped folder"))
            log = m_folder->filePath(QStringLiteral("ml"));
        m_chosen = log;
        m_named = m_folder->filePath(QStringLiteral("films.tandem"));
        if (how == QLatin1String("chosen for a new project")) {
            action("newProject")->trigger();
            QTRY_VERIFY(dialogNamed("importDialog"));
            partOf<QPushButton>(dialogNamed("importDialog"), "addFiles")->click();
        } else if (how == QLatin1String("started"))
            m_window->openGiven(log);
        else if (how == QLatin1String("welcome"))
            partOf<QPushButton>(m_window.get(), "logProject")->click();
        else
            drop({log});
        QTRY_VERIFY(dialogNamed("importTimelinesDialog"));
        QVERIFY(!dialogNamed("importDialog") || !dialogNamed("importDialog")->isVisible());
        QCOMPARE(m_window->session()->project().path(), m_named);
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Timelines);
        auto* path = partOf<QLabel>(dialogNamed("importTimelinesDialog"), "timelineImportPath");
        QVERIFY2(path->text().contains(QStringLiteral("ml")), qPrintable(path->text()));
    }

    void summariesThatAreDroppedAreImportedInTimelines()
    {
        const QString summaries = m_folder->filePath(QStringLiteral("mine.jsonl"));
        QFile file(summaries);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "{\"user\": \"U001\", \"summarizer\": \"mine\", \"summary\": \"Likes films.\"}\n");
        file.close();
        drop({summaries});
        auto* messages = m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
        QTRY_VERIFY2(
            messages->text().contains(QStringLiteral("Timelines")), qPrintable(messages->text()));
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        drop({summaries});
        QTRY_VERIFY(dialogNamed("importSummariesDialog"));
        QCOMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Timelines);
        QTRY_VERIFY(!dialogNamed("importTimelinesDialog"));
        QVERIFY(partOf<QLabel>(dialogNamed("importSummariesDialog"), "summaryImportPath")
                    ->text()
                    .contains(QStringLiteral("mine.jsonl")));
    }

    void scoresThatAreDroppedAreImportedInMetrics()
    {
        const QString scores = m_folder->filePath(QStringLiteral("scores.csv"));
        QFile file(scores);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id,system,bleurt\nabs-014,plain,0.5\n");
        file.close();
        drop({scores});
        auto* messages = m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
        QTRY_VERIFY2(
            messages->text().contains(QStringLiteral("Metrics")), qPrintable(messages->text()));
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        drop({scores});
        QTRY_COMPARE(m_window->view()->currentWorkspace()->id(), WorkspaceId::Metrics);
        auto* asked = m_window->findChild<MessageBar*>(QStringLiteral("metricsMessages"));
        QTRY_VERIFY2(
            asked->text().contains(QStringLiteral("scores.csv")), qPrintable(asked->text()));
    }

    void pairsThatAreChosenMakeAnEvaluationProject()
    {
        const QString pairs = m_folder->filePath(QStringLiteral("pairs.csv"));
        QFile file(pairs);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id,reference,candidate,system\n1,Ships wait.,Boats wait.,heron\n");
        file.close();
        m_chosen = pairs;
        m_named = m_folder->filePath(QStringLiteral("pairs.tandem"));
        partOf<QPushButton>(m_window.get(), "evaluationProject")->click();
        QTRY_VERIFY(dialogNamed("evaluationDialog"));
        QDialog* dialog = dialogNamed("evaluationDialog");
        partOf<QPushButton>(dialog, "addEvaluationFiles")->click();
        partOf<QPushButton>(dialog, "chooseTarget")->click();
        QTRY_VERIFY(partOf<QPushButton>(dialog, "startEvaluationImport")->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(m_window->session());
        QCOMPARE(m_window->session()->project().path(), m_named);
        QTRY_COMPARE(CaseRepository(reader()).count().value_or(0), 1);
    }

    void whatIsShownChangesItsLanguageToo()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ada")));
        action("preferences")->trigger();
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("preferencesDialog"));
        QVERIFY(dialog);
        const auto* size = dialog->findChild<QSpinBox*>(QStringLiteral("preferenceTextPercent"));
        const auto* buttons = dialog->findChild<QDialogButtonBox*>();
        static const QRegularExpression latin(QStringLiteral("[A-Za-z0-9]"));
        for (const char* language : {"fa", "en", "fa"}) {
            Preferences preferences = english();
            preferences.language = QLatin1String(language);
            m_appearance->apply(preferences);
            const bool persian = preferences.language == QLatin1String("fa");
            QTRY_COMPARE(!action("undo")->text().contains(latin), persian);
            QCOMPARE(!action("redo")->text().contains(latin), persian);
            QTRY_COMPARE(!size->text().contains(latin), persian);
            const auto all = buttons->buttons();
            for (const QAbstractButton* button : all)
                QCOMPARE(!button->text().contains(latin), persian);
            QTRY_VERIFY(dialog->height() >= dialog->layout()->totalHeightForWidth(dialog->width()));
        }
        m_appearance->apply(english());
    }

    void theKeyboardStaysInTheWorkspaceWhenAPartOfItGoes()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        const auto* search = m_window->findChild<QWidget*>(QStringLiteral("searchPanel"));
        for (const WorkspaceId workspaceId : allWorkspaces()) {
            const QString id = workspaceKeyword(workspaceId);
            m_window->view()->showWorkspace(workspaceId);
            Workspace* workspace = m_window->view()->currentWorkspace();
            for (const bool hidden : {true, false}) {
                auto* part = new QPushButton(workspace);
                part->show();
                part->setFocus();
                QCOMPARE(QApplication::focusWidget(), part);
                if (hidden)
                    part->hide();
                else
                    part->setEnabled(false);
                const QWidget* focus = QApplication::focusWidget();
                QVERIFY2(focus && focus != part, qPrintable(id));
                QVERIFY2(focus == workspace || workspace->isAncestorOf(focus),
                    qPrintable(id + QLatin1String(hidden ? " (hidden): " : " (disabled): ") +
                               focus->objectName()));
                QVERIFY(!search->isVisible());
                delete part;
            }
        }
    }

    void searchingIsOfferedByItsKeyAlsoWhereTabHadLedToTheField()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        auto* field = m_window->findChild<QWidget*>(QStringLiteral("searchEverything"));
        const auto* panel = m_window->findChild<QWidget*>(QStringLiteral("searchPanel"));
        field->setFocus(Qt::TabFocusReason);
        QVERIFY(!panel->isVisible());
        action("search")->trigger();
        QTRY_VERIFY(panel->isVisible());
        QCOMPARE(QApplication::focusWidget(), field);
    }

    void aNoteThatIsBegunIsGoneOnWithAfterTheSearchIsGivenUp()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        goTo(3);
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        article->setFocus();
        QTest::keyClick(article, Qt::Key_T);
        auto* note = m_window->findChild<QWidget*>(QStringLiteral("noteText"));
        QVERIFY(note && note->hasFocus());
        action("search")->trigger();
        QCOMPARE(keyboardIn(), QStringLiteral("searchEverything"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(note->isVisible());
        QCOMPARE(QApplication::focusWidget(), note);
    }

    void tabGoesRoundTheWindowAndReachesTheToolsOfAPage()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        m_window->view()->showWorkspace(WorkspaceId::Metrics);
        const QWidget* start = QApplication::focusWidget();
        QVERIFY(start);
        for (const bool back : {false, true}) {
            QStringList names;
            for (int i = 0; i < 60; ++i) {
                QWidget* focus = QApplication::focusWidget();
                if (back)
                    QTest::keyClick(focus, Qt::Key_Backtab, Qt::ShiftModifier);
                else
                    QTest::keyClick(focus, Qt::Key_Tab);
                names += QApplication::focusWidget()->objectName();
                if (QApplication::focusWidget() == start)
                    break;
            }
            QCOMPARE(QApplication::focusWidget(), start);
            for (const char* name : {"metricsTabs", "scoresSource", "metricsMeasuresButton"})
                QVERIFY2(names.contains(QLatin1String(name)), qPrintable(names.join(u' ')));
        }
    }

    void pagesAreReachedByKeyFromEverywhereInTheWindow()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        const char* places[] = {"navigationRail", "searchEverything"};
        for (const WorkspaceId id : tabbed()) {
            m_window->view()->showWorkspace(id);
            const auto* tabs =
                m_window->findChild<QTabBar*>(workspaceKeyword(id) + QStringLiteral("Tabs"));
            QVERIFY(tabs);
            for (const char* place : places) {
                for (int page = tabs->count() - 1; page >= 0; --page) {
                    m_window->findChild<QWidget*>(QLatin1String(place))->setFocus();
                    QTest::keyClick(
                        QApplication::focusWidget(), Qt::Key(Qt::Key_1 + page), Qt::AltModifier);
                    QCOMPARE(tabs->currentIndex(), page);
                }
            }
        }
    }

    void theMenuOfAWorkspaceMakesNoKeyAmbiguous()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        warnings().clear();
        const QtMessageHandler before =
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
                if (text.contains(QLatin1String("Ambiguous")))
                    warnings().append(text);
            });
        const QList<WorkspaceId> ids = allWorkspaces();
        for (int i = 0; i < ids.size(); ++i) {
            QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_1 + i), Qt::ControlModifier);
            const auto* tabs =
                m_window->findChild<QTabBar*>(workspaceKeyword(ids.at(i)) + QStringLiteral("Tabs"));
            for (int page = 0; page < (tabs ? tabs->count() : 1); ++page) {
                QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_1 + page), Qt::AltModifier);
                const QMenu* menu = openWorkspaceMenu();
                const QString twice = keyGivenTwice(*menu);
                if (menu->isEmpty() || !twice.isEmpty())
                    warnings().append(workspaceKeyword(ids.at(i)) + QStringLiteral(": ") + twice);
                QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
                m_window->activateWindow();
            }
        }
        qInstallMessageHandler(before);
        QCOMPARE(warnings(), QStringList());
    }

    void aKeyWorksAfterTheMenuWasOpenedAndLeft()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        m_window->view()->showWorkspace(WorkspaceId::Metrics);
        QVERIFY(openWorkspaceMenu());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        m_window->activateWindow();
        QVERIFY(!m_window->findChild<QDialog*>());
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : menus(),
            Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(m_window->findChild<QDialog*>());
    }

    void aProjectOpensOnThePageItWasLeftAt()
    {
        const QString other = sampleNamed(QStringLiteral("other.tandem"));
        const auto page = [this] {
            m_window->view()->showWorkspace(WorkspaceId::Overview);
            return partOf<QTabBar>(m_window.get(), "overviewTabs")->currentIndex();
        };
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        QCOMPARE(page(), 0);
        partOf<QTabBar>(m_window.get(), "overviewTabs")->setCurrentIndex(4);
        QVERIFY(m_window->openProject(other, QStringLiteral("Lea")));
        QCOMPARE(page(), 0);
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        QCOMPARE(page(), 4);
    }

    void ctrlFFindsOnEveryPage()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        const QList<WorkspaceId> ids = allWorkspaces();
        for (const WorkspaceId id : ids) {
            m_window->view()->showWorkspace(id);
            const auto* tabs =
                m_window->findChild<QTabBar*>(workspaceKeyword(id) + QStringLiteral("Tabs"));
            for (int page = 0; page < (tabs ? tabs->count() : 1); ++page) {
                QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_1 + page), Qt::AltModifier);
                QWidget* from = QApplication::focusWidget();
                QTest::keyClick(from ? from : m_window.get(), Qt::Key_F, Qt::ControlModifier);
                // Words are typed next: letters choose from a menu, and go on to the page.
                QVERIFY2(!QApplication::activePopupWidget() &&
                             qobject_cast<QLineEdit*>(QApplication::focusWidget()),
                    qPrintable(workspaceKeyword(id) + QString::number(page)));
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            }
        }
    }

    void noLetterAfterAKeyThatDidNothingChangesAnythingOnAnyPage()
    {
        qint64 now = 10'000;
        openWithClock(now);
        onEveryPage([&](const QString& page) {
            if (QWidget* focus = QApplication::focusWidget(); focus && !isTextTaken()) {
                now += 2 * StrayKeys::kHeldBackMs;
                const int before = m_window->session()->history().index();
                QTest::keyClick(focus, Qt::Key_F12);
                for (int letter = Qt::Key_A; letter <= Qt::Key_Z; ++letter)
                    QTest::keyClick(focus, Qt::Key(letter));
                QVERIFY2(QApplication::focusWidget() == focus, qPrintable(page));
                QVERIFY2(!QApplication::activePopupWidget(), qPrintable(page));
                QCOMPARE(m_window->session()->history().index(), before);
            }
        });
    }

    void aLetterThatNoCommandHasIsToldOfInEveryListOfAPageWithLetters()
    {
        qint64 now = 10'000;
        openWithClock(now);
        onEveryPage([&](const QString& page) {
            const QList<QWidget*> parts = shown()->findChildren<QWidget*>();
            for (QWidget* part : parts) {
                const bool takesLetters =
                    qobject_cast<QAbstractItemView*>(part) || qobject_cast<QComboBox*>(part);
                if (!takesLetters || !part->isVisible() || !part->isEnabled() ||
                    !(part->focusPolicy() & Qt::TabFocus) || !areLettersCommands(*part))
                    continue;
                now += 2 * StrayKeys::kHeldBackMs;
                part->setFocus();
                if (isTextTaken())
                    continue;
                for (int i = 0; i < 2; ++i)
                    QTest::keyClick(part, Qt::Key_Q);
                const auto* message =
                    shown()->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly);
                QVERIFY2(message->isVisible() && message->text().contains(QStringLiteral("“qq”")),
                    qPrintable(page + u' ' + part->objectName()));
                shown()->clearMessage();
            }
        });
    }

    void whatTheFirstLetterOfAWordDidIsSaidWithUndo()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        goTo(2);
        qint64 now = 10'000;
        new SlipNotes(*m_window->session(), *m_window->view(), [&now] { return now; });
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        const RoundId round = roundOf(2);
        const int before = complete(round);
        QTest::keyClick(article, Qt::Key_End);
        QTest::keyClick(article, Qt::Key_N);
        QTRY_COMPARE(complete(round), before + 1);
        QTest::keyClicks(article, QStringLiteral("atu")); // of "nature"
        auto* message = partOf<MessageBar>(m_window.get(), "annotateMessage");
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().contains(QStringLiteral("atu")), qPrintable(message->text()));
        QCOMPARE(complete(round), before + 1);
        const QString did = m_window->session()->history().undoText();
        QVERIFY2(message->text().contains(did), qPrintable(message->text()));
        message->findChild<QPushButton*>()->click();
        QTRY_COMPARE(complete(round), before);
    }

    void allThatTheLettersOfAWordDidIsNamedAndUndone()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        goTo(2);
        qint64 now = 10'000;
        new SlipNotes(*m_window->session(), *m_window->view(), [&now] { return now; });
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        const RoundId round = roundOf(2);
        const int before = complete(round);
        QTest::keyClick(article, Qt::Key_End);
        QTest::keyClick(article, Qt::Key_N); // was meant
        now += StrayKeys::kHeldBackMs;
        QStringList did;
        for (const auto letter : {Qt::Key_N, Qt::Key_Y}) {
            QTest::keyClick(article, letter);
            did.append(m_window->session()->history().undoText());
        }
        QTRY_COMPARE(complete(round), before + 3);
        QTest::keyClicks(article, QStringLiteral("lon")); // of "nylon"
        auto* message = partOf<MessageBar>(m_window.get(), "annotateMessage");
        for (const QString& one : std::as_const(did))
            QVERIFY2(message->text().contains(one), qPrintable(message->text()));
        message->findChild<QPushButton*>()->click();
        QTRY_COMPARE(complete(round), before + 1);
    }

    void whatIsUndoneByTheKeyIsNotOfferedAnyLonger()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        goTo(2);
        qint64 now = 10'000;
        new SlipNotes(*m_window->session(), *m_window->view(), [&now] { return now; });
        auto* article = m_window->findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
        QTest::keyClick(article, Qt::Key_End);
        QTest::keyClicks(article, QStringLiteral("nat"));
        auto* message = partOf<MessageBar>(m_window.get(), "annotateMessage");
        QVERIFY(message->isVisible());
        m_window->session()->history().undo();
        QVERIFY(!message->isVisible());
    }

    void noKeyOfAScreenIsALetterOfTheMenuBar()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        onEveryPage([&](const QString& page) {
            QSet<QString> letters;
            const auto shownMenus = menus()->actions();
            for (const QAction* menu : shownMenus) {
                const QKeySequence letter = QKeySequence::mnemonic(menu->text());
                if (menu->isVisible() && !letter.isEmpty())
                    letters.insert(letter.toString());
            }
            QVERIFY(letters.contains(QStringLiteral("Alt+F")));
            const auto commands = shown()->workspaceActions();
            for (const QAction* command : commands) {
                for (const QKeySequence& key : command->shortcuts())
                    QVERIFY2(!letters.contains(key.toString()),
                        qPrintable(page + u' ' + command->objectName()));
            }
            const auto buttons = shown()->findChildren<QAbstractButton*>();
            for (const QAbstractButton* button : buttons) {
                const QString letter = QKeySequence::mnemonic(button->text()).toString();
                QVERIFY2(!button->isVisible() || !letters.contains(letter),
                    qPrintable(page + u' ' + button->text()));
            }
        });
    }

    void everyKeyOfTheWindowIsTakenOnce()
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        for (const WorkspaceId workspace : allWorkspaces()) {
            m_window->view()->showWorkspace(workspace);
            QMultiHash<QString, const QAction*> takenBy;
            const auto actions =
                m_window->actions() + m_window->view()->currentWorkspace()->workspaceActions();
            for (const QAction* one : actions) {
                for (const QKeySequence& key : one->shortcuts()) {
                    const auto others = takenBy.values(key.toString());
                    for (const QAction* other : others)
                        QVERIFY2(!meet(*one, *other),
                            qPrintable(key.toString() + QStringLiteral(": ") + one->objectName() +
                                       QStringLiteral(", ") + other->objectName()));
                    takenBy.insert(key.toString(), one);
                }
            }
        }
    }

private:
    /// The project open, and what is typed amiss told by this clock alone.
    void openWithClock(qint64& now)
    {
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        delete m_window->view()->findChild<SlipNotes*>();
        new SlipNotes(*m_window->session(), *m_window->view(), [&now] { return now; });
    }

    /// Calls `look` with the name of each page of each workspace while it is shown.
    void onEveryPage(const std::function<void(const QString& page)>& look)
    {
        const QList<WorkspaceId> ids = allWorkspaces();
        for (const WorkspaceId id : ids) {
            m_window->view()->showWorkspace(id);
            auto* tabs =
                m_window->findChild<QTabBar*>(workspaceKeyword(id) + QStringLiteral("Tabs"));
            for (int page = 0; page < (tabs ? tabs->count() : 1); ++page) {
                if (tabs)
                    tabs->setCurrentIndex(page);
                shown()->takeFocus();
                QTRY_VERIFY(
                    shown()->hasFocus() || shown()->isAncestorOf(QApplication::focusWidget()));
                look(workspaceKeyword(id) + QString::number(page));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    static QList<WorkspaceId> tabbed()
    {
        return {WorkspaceId::Overview, WorkspaceId::Evaluate, WorkspaceId::Metrics};
    }

    static QStringList& warnings()
    {
        static QStringList list;
        return list;
    }

    QMenuBar* menus() const { return m_window->findChild<QMenuBar*>(); }

    /// Opens the menu of the workspace on screen, the last but one in the bar.
    QMenu* openWorkspaceMenu()
    {
        const auto all = menus()->actions();
        QAction* menu = all.at(all.size() - 2);
        menus()->setActiveAction(menu);
        return menu->menu();
    }

    /// A key that two commands of a menu have where both can be meant; empty if there is none.
    static QString keyGivenTwice(const QMenu& menu)
    {
        QSet<QString> keys;
        const auto actions = menu.actions();
        for (const QAction* one : actions) {
            for (const QKeySequence& key : one->shortcuts()) {
                if (one->shortcutContext() == Qt::WidgetShortcut)
                    continue; // acts in its own list alone, never from a menu
                if (keys.contains(key.toString()))
                    return key.toString();
                keys.insert(key.toString());
            }
        }
        return {};
    }

    /// Whether there is a place where the same key would mean both.
    static bool meet(const QAction& first, const QAction& second)
    {
        // These act only where their own list has the focus, one list at a time.
        if (first.shortcutContext() == Qt::WidgetShortcut ||
            second.shortcutContext() == Qt::WidgetShortcut)
            return false;
        if (first.shortcutContext() != Qt::WidgetWithChildrenShortcut ||
            second.shortcutContext() != Qt::WidgetWithChildrenShortcut)
            return true;
        // Pages that are never on the screen together may share a key.
        const auto reaches = [](const QAction& outer, const QAction& inner) {
            for (QObject* a : outer.associatedObjects()) {
                for (QObject* b : inner.associatedObjects()) {
                    const auto* scope = qobject_cast<QWidget*>(a);
                    const auto* within = qobject_cast<QWidget*>(b);
                    if (scope && within && !qobject_cast<const QMenu*>(scope) &&
                        (scope == within || scope->isAncestorOf(within)))
                        return true;
                }
            }
            return false;
        };
        return reaches(first, second) || reaches(second, first);
    }

    static QString keyboardIn()
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    QDialog* dialogNamed(const char* name)
    {
        return m_window->findChild<QDialog*>(QLatin1String(name));
    }

    /// A file of the demo's material.
    QString copyOfSample(const char* name)
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        QFile::copy(QStringLiteral(TANDEM_RESOURCES "/sample/") + QLatin1String(name), path);
        return path;
    }

    void drop(const QStringList& paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &event);
    }

    void openWindow()
    {
        showWindow({}, AskFile(m_settings.get(), [this](QWidget*, const FileQuestion& question,
                                                     const AskFile::Chosen& then) {
            const bool named = question.kind == FileQuestion::Kind::Name && !m_named.isEmpty();
            if (!m_chosen.isEmpty())
                then({named ? m_named : m_chosen});
        }));
    }

    QString m_chosen; ///< the file with which every question for one is answered
    QString m_named;  ///< the same of questions for the name of a new one; empty: as others
    Database& reader() { return m_window->session()->project().reader(); }

    QAction* action(const char* name) { return m_window->findChild<QAction*>(QLatin1String(name)); }

    void goTo(int position)
    {
        m_window->session()->setCurrentSample(SampleRepository(reader()).rowAt(position)->id);
        m_window->view()->showWorkspace(WorkspaceId::Annotate);
    }

    RoundId roundOf(int position) { return SampleRepository(reader()).rowAt(position)->round->id; }

    int complete(RoundId round)
    {
        const auto own =
            AnswerRepository(reader()).own(round, m_window->session()->currentPerson());
        return static_cast<int>(std::count_if(
            own->cbegin(), own->cend(), [](const Answer& answer) { return answer.isComplete(); }));
    }
};

TANDEM_TEST(TestMainWindow, QApplication)
#include "tst_mainwindow.moc"
