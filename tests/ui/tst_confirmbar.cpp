#include "ui/confirmbar.h"

#include "testmain.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class ConfirmBarTest final : public QObject
{
    Q_OBJECT

private slots:
    void inAnotherLanguageTheQuestionIsWithdrawnAndItsOwnerTold()
    {
        ConfirmBar bar;
        QSignalSpy finished(&bar, &ConfirmBar::finished);
        bool isDone = false;
        bar.ask(QStringLiteral("Hand in?"), QStringLiteral("Hand in"), [&] { isDone = true; });
        QVERIFY(!bar.isHidden());
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&bar, &change);
        QVERIFY(bar.isHidden());
        QCOMPARE(finished.size(), 1);
        bar.findChild<QPushButton*>(QStringLiteral("confirmYes"))->click();
        QVERIFY(!isDone);
        // Where nothing is asked there is nothing to tell.
        finished.clear();
        QApplication::sendEvent(&bar, &change);
        QVERIFY(finished.isEmpty());
    }
};

TANDEM_TEST(ConfirmBarTest, QApplication)
#include "tst_confirmbar.moc"
