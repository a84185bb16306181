#include "ui/pageactivity.h"

#include "testmain.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

using namespace tandem;

/// A page in a window, as a workspace is: the page is told nothing of the window's activation.
class TestPageActivity final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_stack = new QStackedWidget;
        m_page = new QWidget;
        m_field = new QLineEdit(m_page);
        m_activity = new PageActivity(m_page);
        m_stack->addWidget(m_page);
        m_other = new QWidget;
        m_stack->addWidget(m_other);
        m_window->setCentralWidget(m_stack);
    }
    void cleanup() { m_window.reset(); }

    void aPageIsActiveWhereItsWindowIs()
    {
        QVERIFY(!m_activity->isActive());
        show();
        QVERIFY(m_activity->isActive());
        QWidget elsewhere;
        elsewhere.show();
        QApplication::setActiveWindow(&elsewhere);
        QVERIFY(!m_activity->isActive());
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(m_activity->isActive());
    }

    void aPageThatIsShownBehindADialogBecomesActiveWithItsEnd()
    {
        m_stack->setCurrentWidget(m_other);
        show();
        QDialog dialog(m_window.get());
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const QSignalSpy changed(m_activity, &PageActivity::activeChanged);
        m_stack->setCurrentWidget(m_page);
        QVERIFY(!m_activity->isActive());
        dialog.accept();
        QTRY_VERIFY(m_activity->isActive());
        QCOMPARE(changed.size(), 1);
    }

    void aDialogEndsItEvenIfTheWindowSystemLeavesTheWindowActive()
    {
        show();
        QDialog dialog(m_window.get());
        dialog.open();
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(!m_activity->isActive());
        dialog.reject();
        QTRY_VERIFY(m_activity->isActive());
    }

    void anotherPageEndsIt()
    {
        show();
        m_stack->setCurrentWidget(m_other);
        QVERIFY(!m_activity->isActive());
        m_stack->setCurrentWidget(m_page);
        QVERIFY(m_activity->isActive());
    }

    void inputAnywhereOnThePageIsUseOfIt()
    {
        show();
        const QSignalSpy used(m_activity, &PageActivity::used);
        QTest::keyClick(m_field, Qt::Key_A);
        QVERIFY(used.size() >= 1);
        const qsizetype before = used.size();
        QTest::keyClick(m_other, Qt::Key_A);
        QCOMPARE(used.size(), before);
        QTest::mouseClick(m_page, Qt::LeftButton, {}, {1, 1});
        QVERIFY(used.size() > before);
    }

private:
    void show()
    {
        m_window->show();
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    std::unique_ptr<QMainWindow> m_window;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_page = nullptr;
    QWidget* m_other = nullptr;
    QLineEdit* m_field = nullptr;
    PageActivity* m_activity = nullptr;
};

TANDEM_TEST(TestPageActivity, QApplication)
#include "tst_pageactivity.moc"
