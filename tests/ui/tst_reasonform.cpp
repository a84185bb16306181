#include "ui/reasonform.h"

#include "testmain.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class ReasonFormTest final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<ReasonForm> m_form;

    QPlainTextEdit* text() { return m_form->findChild<QPlainTextEdit*>(); }
    void open(const QString& before = {})
    {
        m_form = std::make_unique<ReasonForm>(QStringLiteral("x"));
        m_form->setWords([]() -> ReasonForm::Words { return {}; });
        m_form->ask(before);
        QVERIFY(QTest::qWaitForWindowActive(m_form.get()));
    }

private slots:
    void cleanup() { m_form.reset(); }

    void escapeAsksBeforeItDropsWhatWasTyped()
    {
        open();
        QSignalSpy finished(m_form.get(), &ReasonForm::finished);
        auto* remark = m_form->findChild<QLabel*>(QStringLiteral("xMissingReason"));
        QTest::keyClicks(text(), QStringLiteral("because"));
        QTest::keyClick(text(), Qt::Key_Escape);
        QCOMPARE(finished.size(), 0);
        QVERIFY(remark->isVisible());
        QTest::keyClicks(text(), QStringLiteral("."));
        QVERIFY(!remark->isVisible());
        QTest::keyClick(text(), Qt::Key_Escape);
        QCOMPARE(finished.size(), 0);
        QTest::keyClick(text(), Qt::Key_Escape);
        QCOMPARE(finished.size(), 1);
        QVERIFY(!m_form->isVisible());
    }

    void escapeLeavesAtOnceWhereNothingWasTyped()
    {
        open(QStringLiteral("as before"));
        QSignalSpy finished(m_form.get(), &ReasonForm::finished);
        QTest::keyClick(text(), Qt::Key_Escape);
        QCOMPARE(finished.size(), 1);
    }

    void theKeyThatAskedIsNotTypedWhileItIsDown()
    {
        open();
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Y, Qt::NoModifier, QStringLiteral("y"), true);
        QCoreApplication::sendEvent(text(), &held);
        QVERIFY(text()->toPlainText().isEmpty());
        QTest::keyClick(text(), Qt::Key_Y);
        QCoreApplication::sendEvent(text(), &held);
        QCOMPARE(text()->toPlainText(), QStringLiteral("yy"));
    }
};

TANDEM_TEST(ReasonFormTest, QApplication)

#include "tst_reasonform.moc"
