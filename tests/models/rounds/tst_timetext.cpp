#include "models/rounds/timetext.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestTimeText final : public QObject
{
    Q_OBJECT

private slots:
    void aSpanIsSaidByItsLargestUnits();
};

void TestTimeText::aSpanIsSaidByItsLargestUnits()
{
    constexpr qint64 kMinute = 60'000;
    constexpr qint64 kHour = 60 * kMinute;
    QCOMPARE(spanText(0), QStringLiteral("0 s"));
    QCOMPARE(spanText(59'900), QStringLiteral("59 s"));
    QCOMPARE(spanText(12 * kMinute + 30'000), QStringLiteral("12 min"));
    QCOMPARE(spanText(3 * kHour + 20 * kMinute), QStringLiteral("3 h 20 min"));
    QCOMPARE(spanText(3 * kHour), QStringLiteral("3 h"));
    QCOMPARE(spanText(3 * kHour, QLocale(QLocale::Persian, QLocale::Iran)), QStringLiteral("۳ h"));
    QVERIFY(spanText(52 * kHour + 5 * kMinute).endsWith(QStringLiteral(" 4 h")));
    QVERIFY(spanText(52 * kHour).startsWith(u'2'));
}

TANDEM_TEST(TestTimeText, QCoreApplication)
#include "tst_timetext.moc"
