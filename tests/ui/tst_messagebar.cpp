#include "ui/messagebar.h"

#include "ui/icons.h"

#include "testmain.h"
#include "windowundertest.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class MessageBarTest final : public QObject
{
    Q_OBJECT

private slots:
    void itIsHiddenUntilItSaysSomethingAndSaysItPlainly()
    {
        QWidget window;
        auto* bar = new MessageBar(&window);
        window.show();
        QVERIFY(bar->isHidden());
        bar->showMessage(MessageBar::Kind::Error, QStringLiteral("<b>disk</b> full"));
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->text(), QStringLiteral("<b>disk</b> full"));
        QCOMPARE(bar->accessibleName(), bar->text());
        for (const QLabel* label : bar->findChildren<QLabel*>()) {
            if (!label->text().isEmpty())
                QCOMPARE(label->textFormat(), Qt::PlainText);
        }
        QVERIFY(bar->findChild<QPushButton*>()->isHidden());
    }

    void whatIsNewerReplacesWhatOthersToldInTheWindowButNotWhatTheyAsk()
    {
        QWidget window;
        auto* page = new QWidget(&window);
        auto* ofWindow = new MessageBar(&window);
        auto* ofPage = new MessageBar(page);
        ofWindow->floatAtFoot();
        ofPage->floatAtFoot();
        window.show();
        ofWindow->showMessage(MessageBar::Kind::Error, QStringLiteral("Only a lead"));
        ofPage->showMessage(MessageBar::Kind::Info, QStringLiteral("The form is written"));
        QVERIFY(ofWindow->isHidden());
        QCOMPARE(ofPage->text(), QStringLiteral("The form is written"));
        ofWindow->showMessage(MessageBar::Kind::Success, QStringLiteral("Written"));
        QVERIFY(ofPage->isHidden());
        QVERIFY(ofWindow->isVisible());
        ofPage->ask(QStringLiteral("Withdraw?"), QStringLiteral("Withdraw"), [] {});
        ofWindow->showMessage(MessageBar::Kind::Info, QStringLiteral("Merged"));
        QCOMPARE(ofPage->text(), QStringLiteral("Withdraw?"));
        QVERIFY(ofPage->isVisible() && ofWindow->isVisible());
    }

    void toScreenReadersItIsANotificationWithItsButtons()
    {
        MessageBar bar;
        bar.showMessage(MessageBar::Kind::Info, QStringLiteral("settled"), QStringLiteral("Undo"));
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&bar);
        QCOMPARE(spoken->role(), QAccessible::Notification);
        QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("settled"));
        auto* undo = bar.findChild<QPushButton*>();
        QAccessibleInterface* button = QAccessible::queryAccessibleInterface(undo);
        QVERIFY(spoken->indexOfChild(button) >= 0);
        QCOMPARE(spoken->child(spoken->indexOfChild(button))->object(), undo);
    }

    void theActionAndTheClosingAreTold()
    {
        MessageBar bar;
        bar.showMessage(
            MessageBar::Kind::Warning, QStringLiteral("not saved"), QStringLiteral("Try again"));
        QSignalSpy action(&bar, &MessageBar::actionTriggered);
        QSignalSpy closed(&bar, &MessageBar::closed);
        bar.findChild<QPushButton*>()->click();
        QCOMPARE(action.size(), 1);
        QTest::keyClick(&bar, Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
        QVERIFY(bar.isHidden());
        bar.showMessage(MessageBar::Kind::Info, QStringLiteral("again"));
        bar.clear();
        QCOMPARE(closed.size(), 1);
    }

    void itLiesOverThePartThatItIsToldOfWhileThatIsInSight()
    {
        QWidget window;
        window.resize(600, 400);
        auto* holder = new QWidget(&window);
        holder->setGeometry(100, 50, 450, 300);
        auto* part = new QWidget(holder);
        part->setGeometry(20, 30, 400, 200);
        auto* bar = new MessageBar(&window);
        bar->floatAtFoot();
        bar->floatOver(part);
        window.show();
        bar->showMessage(MessageBar::Kind::Info, QStringLiteral("settled"));
        QCOMPARE(bar->geometry().left(), 120);
        QCOMPARE(bar->width(), 400);
        QCOMPARE(bar->geometry().bottom(), 50 + 30 + 200 - 1);
        part->resize(300, 100);
        QCOMPARE(bar->width(), 300);
        QCOMPARE(bar->geometry().bottom(), 50 + 30 + 100 - 1);
        holder->hide();
        QTRY_COMPARE(bar->width(), 600);
        QCOMPARE(bar->geometry().bottom(), 399);
    }

    void enterPressesTheButtonThatHasTheKeyboard()
    {
        QWidget window;
        auto* bar = new MessageBar(&window);
        QAction next;
        next.setShortcut(Qt::Key_Return);
        window.addAction(&next);
        QSignalSpy stepped(&next, &QAction::triggered);
        showActive(&window, {600, 200});
        int agreed = 0;
        bar->ask(QStringLiteral("Sure?"), QStringLiteral("Yes"), [&] { ++agreed; });
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(bar->isVisible());
        press(Qt::Key_Return);
        QVERIFY(bar->isHidden());
        QCOMPARE(agreed, 0);
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
            bar->ask(QStringLiteral("Sure?"), QStringLiteral("Yes"), [&] { ++agreed; });
            press(Qt::Key_Backtab);
            press(key);
            QVERIFY(bar->isHidden());
        }
        QCOMPARE(agreed, 2);
        QCOMPARE(stepped.size(), 0);
    }
};

TANDEM_TEST(MessageBarTest, QApplication)
#include "tst_messagebar.moc"
