#include "ui/searchfield.h"

#include "testmain.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tandem;

class SearchFieldTest final : public QObject
{
    Q_OBJECT

private slots:
    void typingIsToldOnceAfterAPauseAndEnterAtOnce()
    {
        SearchField field;
        field.setShortcutHint(QKeySequence(QStringLiteral("Ctrl+K")));
        QSignalSpy changed(&field, &SearchField::searchChanged);
        QSignalSpy accepted(&field, &SearchField::searchAccepted);
        field.setDelay(60'000);
        QTest::keyClicks(&field, QStringLiteral("port"));
        QCOMPARE(changed.size(), 0);
        QTest::keyClick(&field, Qt::Key_Return);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toString(), QStringLiteral("port"));
        QCOMPARE(accepted.size(), 1);
        field.setDelay(0);
        QTest::keyClicks(&field, QStringLiteral("s"));
        QCOMPARE(changed.last()[0].toString(), QStringLiteral("ports"));
    }

    void escapeClearsAndThenBelongsToTheWindow()
    {
        SearchField field;
        QSignalSpy changed(&field, &SearchField::searchChanged);
        field.setDelay(0);
        QTest::keyClicks(&field, QStringLiteral("x"));
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY(field.text().isEmpty());
        QCOMPARE(changed.last()[0].toString(), QString());
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(&field, &again);
        QVERIFY(!again.isAccepted());
    }

    void itsButtonHasAName()
    {
        const SearchField field;
        const auto* button = field.findChild<QToolButton*>();
        QVERIFY(button);
        QAccessibleInterface* heard =
            QAccessible::queryAccessibleInterface(const_cast<QToolButton*>(button));
        QVERIFY(!heard->text(QAccessible::Name).isEmpty());
    }

    void downLeadsToTheResults()
    {
        SearchField field;
        QSignalSpy down(&field, &SearchField::downPressed);
        QTest::keyClick(&field, Qt::Key_Down);
        QCOMPARE(down.size(), 1);
    }
};

TANDEM_TEST(SearchFieldTest, QApplication)
#include "tst_searchfield.moc"
