#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/navigationrail.h"
#include "ui/rows/rowsmodel.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/workspace.h"
#include "usersumfixture.h"
#include "windowundertest.h"

#include <QComboBox>
#include <QDialog>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// From any screen to users, one of them, the figures and back, by keys alone.
class TestTimelines final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(
            m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        Preferences preferences;
        preferences.language = QStringLiteral("en");
        preferences.theme = ThemeChoice::Light;
        m_appearance = std::make_unique<Appearance>(*qApp, preferences);
        m_project = std::make_unique<ProjectFixture>(1);
        UsersumFixture readers(*m_project, 3);
        for (int number = 1; number <= 2; ++number)
            readers.predict(readers.addSummary(number), QStringLiteral("Oracle"), 1,
                QString(8, number == 1 ? QLatin1Char('y') : QLatin1Char('n')));
        m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance, AskFile());
        m_window->resize(1024, 640);
        m_window->show();
        activate(m_window.get());
        QVERIFY(m_window->openProject(m_project->path(), QStringLiteral("Lea")));
        QCoreApplication::processEvents();
        press(Qt::Key_F6, Qt::ShiftModifier);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Timelines);
        QTRY_COMPARE(users()->rows()->rowCount(), 3);
        QTRY_VERIFY(users()->hasFocus());
    }

    void cleanup()
    {
        m_window.reset();
        m_project.reset();
        m_appearance.reset();
        m_settings.reset();
        m_folder.reset();
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

    void aRunIsStartedFromHere()
    {
        press(Qt::Key_R);
        QTRY_VERIFY(m_window->findChild<QDialog*>(QStringLiteral("startRunDialog")));
    }

private:
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), Qt::Key(key), modifiers);
    }
    Workspace* shown() const { return m_window->view()->currentWorkspace(); }
    QTabBar* tabs() const { return partOf<QTabBar>(m_window.get(), "timelinesTabs"); }
    RowsView* users() const { return partOf<RowsView>(m_window.get(), "timelineUsers"); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<ProjectFixture> m_project;
    std::unique_ptr<MainWindow> m_window;
};

TANDEM_TEST(TestTimelines, QApplication)
#include "tst_timelines.moc"
