#include "ui/screen/repeatedkeys.h"

#include "testmain.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>

using namespace tandem;

namespace {

/// Has the keyboard and counts what it gets.
class Counter final : public QWidget
{
public:
    int pressed = 0;

protected:
    void keyPressEvent(QKeyEvent*) override { ++pressed; }
};

} // namespace

class RepeatedKeysTest final : public QObject
{
    Q_OBJECT

    /// Whether it was accepted.
    static bool send(QWidget* to, QEvent::Type type, quint64 at, int key = Qt::Key_N)
    {
        QKeyEvent event(type, key, Qt::NoModifier, QStringLiteral("n"));
        event.setTimestamp(at);
        event.ignore();
        QCoreApplication::sendEvent(to, &event);
        return event.isAccepted();
    }

private slots:
    void aKeyHeldDownIsPressedOnceWhereItsRepeatsPassForPresses()
    {
        const RepeatedKeys keys;
        Counter view;
        view.setFocusPolicy(Qt::StrongFocus);
        view.show();
        view.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        send(&view, QEvent::KeyPress, 1000);
        for (quint64 at = 1660; at < 2000; at += 40) {
            send(&view, QEvent::KeyRelease, at);
            // Taken, so that it is no shortcut.
            QVERIFY(send(&view, QEvent::ShortcutOverride, at));
            send(&view, QEvent::KeyPress, at);
        }
        QCOMPARE(view.pressed, 1);
        send(&view, QEvent::KeyRelease, 2010);
        QVERIFY(!send(&view, QEvent::ShortcutOverride, 2050));
        send(&view, QEvent::KeyPress, 2050);
        QCOMPARE(view.pressed, 2);
        // Another key may be pressed while the first goes up.
        send(&view, QEvent::KeyRelease, 2100);
        send(&view, QEvent::KeyPress, 2100, Qt::Key_Y);
        QCOMPARE(view.pressed, 3);
        // Arrows run on.
        send(&view, QEvent::KeyRelease, 2200, Qt::Key_Down);
        send(&view, QEvent::KeyPress, 2200, Qt::Key_Down);
        QCOMPARE(view.pressed, 4);
    }

    void whatIsTypedRepeats()
    {
        const RepeatedKeys keys;
        QLineEdit text;
        text.show();
        text.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&text));
        send(&text, QEvent::KeyPress, 1000);
        send(&text, QEvent::KeyRelease, 1660);
        send(&text, QEvent::KeyPress, 1660);
        QCOMPARE(text.text(), QStringLiteral("nn"));
    }
};

TANDEM_TEST(RepeatedKeysTest, QApplication)

#include "tst_repeatedkeys.moc"
