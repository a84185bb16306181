#include "models/rounds/missing.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

NumberedAnswer numbered(int number, std::optional<YesNo> value, bool unsure = false)
{
    return {number, Answer{value, unsure, {}}};
}

} // namespace

class TestMissing final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsMissingWhenAllIsAnswered();
    void unansweredAndUnsureAreToldApart();
    void anUnansweredItemMarkedUnsureIsUnanswered();
    void numbersComeInOrder();
    void runsOfThreeAreDrawnTogether_data();
    void runsOfThreeAreDrawnTogether();
    void theTextNamesNumbersAndCounts();
};

void TestMissing::nothingIsMissingWhenAllIsAnswered()
{
    QVERIFY(missingOf({}).isEmpty());
    const Missing missing = missingOf({numbered(1, YesNo::Yes), numbered(2, YesNo::No)});
    QVERIFY(missing.isEmpty());
    QCOMPARE(missingText(missing), QString());
}

void TestMissing::unansweredAndUnsureAreToldApart()
{
    const Missing missing = missingOf(
        {numbered(1, YesNo::Yes), numbered(2, {}), numbered(3, YesNo::No, true), numbered(4, {})});
    QCOMPARE(missing.unanswered, QList<int>({2, 4}));
    QCOMPARE(missing.unsure, QList<int>({3}));
    QVERIFY(!missing.isEmpty());
}

void TestMissing::anUnansweredItemMarkedUnsureIsUnanswered()
{
    const Missing missing = missingOf({numbered(6, {}, true)});
    QCOMPARE(missing.unanswered, QList<int>({6}));
    QVERIFY(missing.unsure.isEmpty());
}

void TestMissing::numbersComeInOrder()
{
    const Missing missing = missingOf({numbered(9, {}), numbered(2, {}), numbered(5, {})});
    QCOMPARE(missing.unanswered, QList<int>({2, 5, 9}));
}

void TestMissing::runsOfThreeAreDrawnTogether_data()
{
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << QList<int>() << QString();
    QTest::newRow("one") << QList<int>{4} << QStringLiteral("4");
    QTest::newRow("two neighbours") << QList<int>{4, 5} << QStringLiteral("4, 5");
    QTest::newRow("a run") << QList<int>{4, 5, 6} << QStringLiteral(u"4\u20136");
    QTest::newRow("mixed") << QList<int>{2, 5, 6, 7, 8, 11, 12}
                           << QStringLiteral(u"2, 5\u20138, 11, 12");
}

void TestMissing::runsOfThreeAreDrawnTogether()
{
    QFETCH(QList<int>, numbers);
    QFETCH(QString, text);
    QCOMPARE(numberRanges(numbers), text);
}

void TestMissing::theTextNamesNumbersAndCounts()
{
    const Missing missing = missingOf({numbered(1, {}), numbered(2, {}), numbered(3, {}),
        numbered(4, {}), numbered(7, YesNo::Yes, true)});
    QCOMPARE(missingText(missing),
        QStringLiteral(u"Unanswered (4): 1–4. Still marked as unsure (1): 7."));
}

TANDEM_TEST(TestMissing, QCoreApplication)
#include "tst_missing.moc"
