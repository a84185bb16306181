#include "ui/confirmbar.h"

#include "testmain.h"

#include <QListWidget>
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

    void theListOfNumbersIsAsHighAsItsLines()
    {
        QWidget window;
        window.resize(800, 400);
        ConfirmBar bar(&window);
        bar.resize(800, 120);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto heightWith = [&bar](int count) {
            Missing missing;
            for (int i = 1; i <= count; ++i)
                missing.unanswered.append(i);
            bar.showMissing(missing, Step::Paragraphs);
            return bar.findChild<QListWidget*>(QStringLiteral("confirmMissing"))->height();
        };
        const int one = heightWith(1);
        QCOMPARE(heightWith(10), one); // that fit on one line
        const int most = heightWith(300);
        QVERIFY(most > 2 * one);
        QCOMPARE(heightWith(900), most); // scrolled
    }
};

TANDEM_TEST(ConfirmBarTest, QApplication)
#include "tst_confirmbar.moc"
