#include "ui/emptystate.h"

#include "testmain.h"
#include "ui/parts.h"
#include "ui/screen/command.h"

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
        QWidget page;
        EmptyState state(&page);
        int first = 0;
        int second = 0;
        addCommand(
            &page, "type", {}, [] { return QStringLiteral("Type"); }, [&] { ++second; });
        QVERIFY(state.findChildren<QPushButton*>().first()->isHidden());
        state.say(Icon::Search, QStringLiteral("No samples"), QStringLiteral("Import some."),
            {QStringLiteral("Import"), [&] { ++first; }}, {QStringLiteral("Type one"), "type"});
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        for (QPushButton* button : state.findChildren<QPushButton*>()) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        }
        QCOMPARE(first, 1);
        QCOMPARE(second, 1);
        QCOMPARE(state.offeredCommands(), QList<QByteArray>{"type"});
        // Without words there is no button.
        state.say(Icon::Search, QStringLiteral("No samples"), {});
        for (QPushButton* button : state.findChildren<QPushButton*>())
            QVERIFY(button->isHidden());
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
