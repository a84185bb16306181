#include "madehierarchy.h"
#include "projectfixture.h"
#include "storage/changes/history.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/navigationrail.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/workspace.h"
#include "usersumfixture.h"
#include "views/people/personwrite.h"
#include "windowtest.h"

#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QTabBar>

#include <algorithm>

using namespace tandem;

/// From any screen to users, one of them, the figures and back, by keys alone.
class TestTimelines final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepare();
        m_project = std::make_unique<ProjectFixture>(1);
        UsersumFixture readers(*m_project, 3);
        for (int number = 1; number <= 2; ++number)
            readers.predict(readers.addSummary(number), QStringLiteral("Oracle"), 1,
                QString(8, number == 1 ? QLatin1Char('y') : QLatin1Char('n')));
        showWindow({1024, 640});
        QVERIFY(m_window->openProject(m_project->path(), QStringLiteral("Lea")));
        QCoreApplication::processEvents();
        press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Timelines);
        QTRY_COMPARE(users()->rows()->rowCount(), 3);
        QTRY_VERIFY(users()->hasFocus());
    }

    void cleanup()
    {
        removeAll();
        m_project.reset();
    }

    void theRailFollowsAndNoOtherScreenChangesItsKey()
    {
        const auto* rail = partOf<NavigationRail>(m_window.get(), "navigationRail");
        QCOMPARE(rail->current(), WorkspaceId::Timelines);
        QCOMPARE(workspaceShortcut(WorkspaceId::Models), QKeySequence(Qt::Key_F6));
        QCOMPARE(workspaceShortcut(WorkspaceId::Metrics), QKeySequence(QStringLiteral("Ctrl+8")));
        QCOMPARE(workspaceShortcut(WorkspaceId::Runs), QKeySequence(QStringLiteral("Ctrl+0")));
    }

    void aUserIsOpenedAndLeftByKeys()
    {
        press(Qt::Key_Down, Qt::NoModifier);
        press(Qt::Key_Return, Qt::NoModifier);
        QTRY_COMPARE(tabs()->currentIndex(), 1);
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(tabs()->currentIndex(), 0);
        QTRY_VERIFY(users()->hasFocus());
        QCOMPARE(users()->currentRow(), 1);
    }

    void everyPageHasTheKeyboard()
    {
        for (int page = 0; page < tabs()->count(); ++page) {
            press(Qt::Key_1 + page, Qt::AltModifier);
            QCOMPARE(tabs()->currentIndex(), page);
            QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        }
    }

    void usersAreFilteredAndBackIsOneKey()
    {
        press(Qt::Key_F);
        QTest::keyClicks(qApp->focusWidget(), QStringLiteral("3"));
        QTRY_COMPARE(users()->rows()->rowCount(), 1);
        press(Qt::Key_Escape, Qt::NoModifier);
        QTRY_COMPARE(users()->rows()->rowCount(), 3);
    }

    void theKeyboardComesBackFromADialog()
    {
        press(Qt::Key_I);
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("importTimelinesDialog"));
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<QDialog*>(QStringLiteral("importTimelinesDialog")));
        activate(m_window.get());
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
    }

    void noLetterOfAFieldIsThatOfAMenu()
    {
        QSet<QChar> menus;
        for (const QAction* menu : m_window->findChild<QMenuBar*>()->actions()) {
            const QString key = QKeySequence::mnemonic(menu->text()).toString();
            if (!key.isEmpty())
                menus.insert(key.back());
        }
        for (const QLabel* label : shown()->findChildren<QLabel*>()) {
            const QString key = QKeySequence::mnemonic(label->text()).toString();
            if (label->buddy() && !key.isEmpty())
                QVERIFY2(!menus.contains(key.back()), qPrintable(label->text()));
        }
    }

    void whatIsUndoneElsewhereIsSaidAndThatThereIsNothing()
    {
        const auto* messages = m_window->findChild<MessageBar*>(QStringLiteral("windowMessages"));
        press(Qt::Key_1); // Overview
        press(Qt::Key_Z);
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("nothing to undo")),
            qPrintable(messages->text()));
        Person cem;
        cem.name = QStringLiteral("Cem");
        m_window->session()->change(
            this, {QStringLiteral("adding Cem"),
                      addPersonWrite(cem, m_window->session()->currentPerson())});
        QTRY_VERIFY(m_window->session()->history().canUndo());
        m_window->session()->project().flush();
        press(Qt::Key_Z);
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("Undone: adding Cem")),
            qPrintable(messages->text()));
        // Nothing older is undone past what cannot be.
        cem.name = QStringLiteral("Cem again");
        m_window->session()->change(
            this, {QStringLiteral("adding Cem again"),
                      addPersonWrite(cem, m_window->session()->currentPerson())});
        m_window->session()->change(
            this, {.text = QStringLiteral("import of sc2.csv"),
                      .write = [](const WriteContext&) { return Written(ScoresChanged()); },
                      .canUndo = false});
        m_window->session()->project().flush();
        press(Qt::Key_Z);
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("“import of sc2.csv” and earlier")),
            qPrintable(messages->text()));
        QVERIFY(
            std::any_of(m_window->session()->people().begin(), m_window->session()->people().end(),
                [&](const Person& person) { return person.name == cem.name; }));
    }

    void aRunThatWaitsIsNamedWhenItsProjectIsOpened()
    {
        ProjectFixture project(0);
        UsersumFixture readers(project, 1);
        const MadeHierarchy made(project, readers.users.constFirst());
        QVERIFY(m_window->openProject(project.path(), QStringLiteral("Lea")));
        const auto* messages = m_window->findChild<MessageBar*>(QStringLiteral("waitingRuns"));
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("model-h (0 of 1 done)")),
            qPrintable(messages->text()));
    }

    void aRunIsStartedFromHere()
    {
        press(Qt::Key_R);
        QTRY_VERIFY(m_window->findChild<QDialog*>(QStringLiteral("startRunDialog")));
    }

private:
    QTabBar* tabs() const { return partOf<QTabBar>(m_window.get(), "timelinesTabs"); }
    RowsView* users() const { return partOf<RowsView>(m_window.get(), "timelineUsers"); }

    std::unique_ptr<ProjectFixture> m_project;
};

TANDEM_TEST(TestTimelines, QApplication)
#include "tst_timelines.moc"
