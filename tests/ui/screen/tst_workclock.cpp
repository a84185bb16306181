#include "ui/screen/workclock.h"

#include "models/rounds/activetime.h"

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
class TestWorkClock final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_stack = new QStackedWidget;
        m_page = new QWidget;
        m_field = new QLineEdit(m_page);
        m_clock = std::make_unique<WorkClock>(*m_page);
        m_stack->addWidget(m_page);
        m_other = new QWidget;
        m_stack->addWidget(m_other);
        m_window->setCentralWidget(m_stack);
    }
    void cleanup()
    {
        m_clock.reset();
        m_window.reset();
    }

    void aPageIsActiveWhereItsWindowIs()
    {
        QVERIFY(!m_clock->isRunning());
        show();
        QVERIFY(m_clock->isRunning());
        QWidget elsewhere;
        elsewhere.show();
        QApplication::setActiveWindow(&elsewhere);
        QVERIFY(!m_clock->isRunning());
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(m_clock->isRunning());
    }

    void aPageThatIsShownBehindADialogBecomesActiveWithItsEnd()
    {
        m_stack->setCurrentWidget(m_other);
        show();
        QDialog dialog(m_window.get());
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const QSignalSpy changed(m_clock.get(), &WorkClock::runningChanged);
        m_stack->setCurrentWidget(m_page);
        QVERIFY(!m_clock->isRunning());
        dialog.accept();
        QTRY_VERIFY(m_clock->isRunning());
        QCOMPARE(changed.size(), 1);
    }

    void aDialogEndsItEvenIfTheWindowSystemLeavesTheWindowActive()
    {
        show();
        QDialog dialog(m_window.get());
        dialog.open();
        QApplication::setActiveWindow(m_window.get());
        QVERIFY(!m_clock->isRunning());
        dialog.reject();
        QTRY_VERIFY(m_clock->isRunning());
    }

    void anotherPageEndsIt()
    {
        show();
        m_stack->setCurrentWidget(m_other);
        QVERIFY(!m_clock->isRunning());
        m_stack->setCurrentWidget(m_page);
        QVERIFY(m_clock->isRunning());
    }

    void inputAnywhereOnThePageIsUseOfIt()
    {
        show();
        const QSignalSpy used(m_clock.get(), &WorkClock::used);
        QTest::keyClick(m_field, Qt::Key_A);
        QVERIFY(used.size() >= 1);
        const qsizetype before = used.size();
        QTest::keyClick(m_other, Qt::Key_A);
        QCOMPARE(used.size(), before);
        QTest::mouseClick(m_page, Qt::LeftButton, {}, {1, 1});
        QVERIFY(used.size() > before);
    }

    void theTimesThatItDrivesRunWithItAndStandStillWithIt()
    {
        qint64 now = 0;
        ActiveTime time([&now] { return now; });
        time.restart();
        m_clock->drive(time);
        now = 1000;
        QCOMPARE(time.elapsedMs(), 0);
        show();
        now = 3000;
        QCOMPARE(time.elapsedMs(), 2000);
        m_clock->setWorking(false);
        QVERIFY(!m_clock->isRunning());
        now = 9000;
        QCOMPARE(time.elapsedMs(), 2000);
        m_clock->setWorking(true);
        now = 10'000;
        QCOMPARE(time.elapsedMs(), 3000);
        // Longer than the longest pause, but for a key in between.
        now += kIdleLimitMs;
        QTest::keyClick(m_field, Qt::Key_A);
        now += 1000;
        QCOMPARE(time.elapsedMs(), 3000 + kIdleLimitMs);
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
    std::unique_ptr<WorkClock> m_clock;
};

TANDEM_TEST(TestWorkClock, QApplication)
#include "tst_workclock.moc"
