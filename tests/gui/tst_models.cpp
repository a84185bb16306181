#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "storage/project/sampleproject.h"
#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/navigationrail.h"
#include "ui/screen/workspace.h"
#include "ui/sectionview.h"
#include "windowundertest.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// From any screen to what a model got, to its samples and back, by keys alone.
class TestModels final : public QObject
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
        const QString path = m_folder->filePath(QStringLiteral("sample.tandem"));
        QVERIFY(createSampleProject(path, QStringLiteral("Sample"), SampleContents::Labelled));
        m_window = std::make_unique<MainWindow>(*m_settings, *m_appearance, AskFile());
        m_window->resize(1280, 800);
        m_window->show();
        activate(m_window.get());
        QVERIFY(m_window->openProject(path, QStringLiteral("Lea")));
        QCoreApplication::processEvents();
        press(Qt::Key_F6, Qt::NoModifier);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Models);
        QTRY_VERIFY_WITH_TIMEOUT(table("modelsTableTable0"), 60'000);
    }

    void cleanup()
    {
        m_window.reset();
        m_appearance.reset();
        m_settings.reset();
        m_folder.reset();
    }

    void theRailAndTheKeyboardFollow()
    {
        const auto* rail = partOf<NavigationRail>(m_window.get(), "navigationRail");
        QCOMPARE(rail->current(), WorkspaceId::Models);
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        QCOMPARE(workspaceShortcut(WorkspaceId::Runs), QKeySequence(QStringLiteral("Ctrl+0")));
        QCOMPARE(workspaceShortcut(WorkspaceId::Metrics), QKeySequence(QStringLiteral("Ctrl+8")));
    }

    void aRowLeadsToTheSamplesOfItsSystem()
    {
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        table("modelsTableTable0")->setFocus();
        press(Qt::Key_Down, Qt::NoModifier);
        press(Qt::Key_Return, Qt::NoModifier);
        QTRY_COMPARE(tabs()->currentIndex(), 2);
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(tabs()->currentIndex(), 0);
    }

    void aSampleSaysWhoJudgedItAndWhyAKeyDoesNothing()
    {
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        press(Qt::Key_3, Qt::AltModifier);
        QTRY_COMPARE(tabs()->currentIndex(), 2);
        const auto* list = partOf<QAbstractItemView>(m_window.get(), "sampleItems");
        QTRY_VERIFY(list->model()->rowCount() > 0);
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        const auto* verifier = partOf<QComboBox>(m_window.get(), "sampleVerifier");
        QVERIFY(!verifier->currentText().isEmpty());
        const auto* message =
            shown()->findChild<MessageBar*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(message);
        press(Qt::Key_R, Qt::NoModifier);
        QTRY_VERIFY(message->isVisible());
        QVERIFY(message->text().contains(verifier->currentText()));
        press(Qt::Key_J, Qt::NoModifier);
        QTRY_VERIFY(!message->isVisible());
    }

    void theTablesAreGoneThroughByOneKey()
    {
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        const auto heading = [this](int column) {
            const auto* shownTable = table("modelsTableTable0");
            return shownTable ? shownTable->model()->headerData(column, Qt::Horizontal).toString()
                              : QString();
        };
        press(Qt::Key_T);
        QTRY_COMPARE(heading(1), QStringLiteral("OFI"));
        press(Qt::Key_T);
        press(Qt::Key_T);
        QTRY_COMPARE_WITH_TIMEOUT(heading(2), QStringLiteral("Letters"), 60'000);
        press(Qt::Key_T);
        QTRY_COMPARE(heading(1), QStringLiteral("n (samples)"));
    }

    void anOutputIsTypedFromAnyPage()
    {
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        press(Qt::Key_5, Qt::AltModifier);
        QCOMPARE(tabs()->currentIndex(), 4);
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("enterOutputDialog"));
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_window->findChild<QDialog*>(QStringLiteral("enterOutputDialog")));
        activate(m_window.get());
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
    }

private:
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), Qt::Key(key), modifiers);
    }
    Workspace* shown() const { return m_window->view()->currentWorkspace(); }
    QTabBar* tabs() const { return partOf<QTabBar>(m_window.get(), "modelsTabs"); }
    SectionView* table(const char* name) const
    {
        return m_window->findChild<SectionView*>(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;
};

TANDEM_TEST(TestModels, QApplication)
#include "tst_models.moc"
