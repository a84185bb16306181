#include "ui/statestrip.h"

#include "testmain.h"

#include <QAccessible>
#include <QAction>
#include <QPushButton>
#include <QTest>

using namespace tandem;

class TestStateStrip final : public QObject
{
    Q_OBJECT

private slots:
    void whereItIsNarrowTheButtonsStandWholeBelowTheText()
    {
        QAction next(QStringLiteral("Next opinion awaiting you"));
        StateStrip strip;
        strip.showState(QStringLiteral("Your turn: 3 opinions."), &next);
        auto* text = strip.findChild<QWidget*>(QStringLiteral("stateText"));
        auto* button = strip.findChild<QPushButton*>(QStringLiteral("statePrimary"));
        strip.resize(900, strip.sizeHint().height());
        strip.show();
        QTRY_VERIFY(button->x() > text->geometry().right());
        strip.resize(button->sizeHint().width() + 80, 200);
        QTRY_VERIFY(button->y() > text->geometry().bottom());
        QVERIFY(button->width() >= button->sizeHint().width());
    }

    void screenReadersReadOutHowThingsStand()
    {
        StateStrip strip;
        strip.showState(QStringLiteral("Handed in."));
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&strip);
        QCOMPARE(spoken->role(), QAccessible::Notification);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Handed in."));
    }
};

TANDEM_TEST(TestStateStrip, QApplication)
#include "tst_statestrip.moc"
