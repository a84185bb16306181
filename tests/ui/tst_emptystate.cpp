#include "ui/emptystate.h"

#include "testmain.h"
#include "ui/parts.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class EmptyStateTest final : public QObject
{
    Q_OBJECT

private slots:
    void returnPressesTheButtonThatHasTheKeyboard()
    {
        EmptyState state;
        state.say(Icon::Search, QStringLiteral("No samples"), QStringLiteral("Import some."),
            QStringLiteral("Import"), QStringLiteral("Type one"));
        state.show();
        QVERIFY(QTest::qWaitForWindowActive(&state));
        QSignalSpy first(&state, &EmptyState::actionTriggered);
        QSignalSpy second(&state, &EmptyState::secondaryTriggered);
        for (QPushButton* button : state.findChildren<QPushButton*>()) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        }
        QCOMPARE(first.count(), 1);
        QCOMPARE(second.count(), 1);
    }

    void returnPressesAnyButtonOfAPage()
    {
        QWidget page;
        QPushButton* button = newButton(&page, "go", [] { return QStringLiteral("Go"); });
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        QSignalSpy pressed(button, &QPushButton::clicked);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(pressed.count(), 1);
    }
};

TANDEM_TEST(EmptyStateTest, QApplication)
#include "tst_emptystate.moc"
