#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/navigationrail.h"
#include "ui/screen/workspace.h"
#include "ui/sectionview.h"
#include "windowtest.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QTabBar>

using namespace tandem;

/// From any screen to what a model got, to its samples and back, by keys alone.
class TestModels final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepareSample();
        showWindow({1280, 800});
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Lea")));
        QCoreApplication::processEvents();
        press(Qt::Key_F6, Qt::NoModifier);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Models);
        QTRY_VERIFY_WITH_TIMEOUT(table("modelsTableTable0"), 60'000);
    }

    void cleanup() { removeAll(); }

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
    QTabBar* tabs() const { return partOf<QTabBar>(m_window.get(), "modelsTabs"); }
    SectionView* table(const char* name) const
    {
        return m_window->findChild<SectionView*>(QLatin1String(name));
    }
};

TANDEM_TEST(TestModels, QApplication)
#include "tst_models.moc"
