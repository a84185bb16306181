#include "models/inference/signtest.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem::inference;

namespace {

bool near(double actual, double expected, double tolerance = 1e-12)
{
    return std::abs(actual - expected) <= tolerance;
}

QList<int> repeated(std::initializer_list<std::pair<int, int>> counts)
{
    QList<int> numbers;
    for (const auto& [number, times] : counts)
        numbers += QList<int>(times, number);
    return numbers;
}

/// By trying all signs.
double tried(const QList<int>& numbers)
{
    int given = 0;
    for (const int number : numbers)
        given += number;
    int asFar = 0;
    for (int signs = 0; signs < 1 << numbers.size(); ++signs) {
        int sum = 0;
        for (int i = 0; i < numbers.size(); ++i)
            sum += (signs >> i & 1) != 0 ? numbers.at(i) : -numbers.at(i);
        asFar += std::abs(sum) >= std::abs(given) ? 1 : 0;
    }
    return double(asFar) / double(1 << numbers.size());
}

} // namespace

class TestSignTest final : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfOneSizeGiveMcNemarsExactTest();
    void numbersOfSeveralSizesGiveTheShareOfAllSigns();
    void nothingButZerosIsNoDifference();
    void manyNumbersAreApproximated();
    void manySurePreferencesAreNotImpossible();
};

void TestSignTest::numbersOfOneSizeGiveMcNemarsExactTest()
{
    // 1 and 9 unlike pairs: twice (C(10, 0) + C(10, 1)) / 2^10.
    const SignFlip one = signFlipTest(repeated({{2, 9}, {-2, 1}, {0, 30}}));
    QVERIFY(one.isExact);
    QVERIFY(near(one.p, 22.0 / 1024.0));
    // 5 and 12: twice the sum of C(17, 0 .. 5) by 2^17, which is 9402 / 131072.
    QVERIFY(near(signFlipTest(repeated({{1, 5}, {-1, 12}})).p, 2.0 * 9402.0 / 131072.0));
    QCOMPARE(signFlipTest(repeated({{1, 6}, {-1, 6}})).p, 1.0);
}

void TestSignTest::numbersOfSeveralSizesGiveTheShareOfAllSigns()
{
    const QList<int> some{2, 1, -1, 2, 2, 0, 1, -2, 2, 1};
    QVERIFY(near(signFlipTest(some).p, tried(some)));
    const QList<int> groups{5, -3, 8, 1, 4, 0, -7, 6, 2};
    QVERIFY(near(signFlipTest(groups).p, tried(groups)));
    const QList<int> evenGroups{10, -6, 16, 2, 8, 0, -14, 12, 4};
    QCOMPARE(signFlipTest(evenGroups).p, signFlipTest(groups).p);
}

void TestSignTest::nothingButZerosIsNoDifference()
{
    QCOMPARE(signFlipTest({}).p, 1.0);
    QCOMPARE(signFlipTest({0, 0, 0}).p, 1.0);
}

void TestSignTest::manyNumbersAreApproximated()
{
    const SignFlip few = signFlipTest(repeated({{1, 1030}, {-1, 970}}));
    const SignFlip many = signFlipTest(repeated({{1, 1300}, {-1, 1240}}));
    QVERIFY(few.isExact);
    QVERIFY(!many.isExact);
    // By the exact binomial, too.
    QVERIFY(near(few.p, 0.187061889771, 1e-10));
    QVERIFY(near(many.p, 0.241725, 5e-4));
}

void TestSignTest::manySurePreferencesAreNotImpossible()
{
    const SignFlip sure = signFlipTest(QList<int>(3000, 1));
    QVERIFY(sure.p > 0.0);
    QVERIFY(sure.p < 1e-300);
}

TANDEM_TEST(TestSignTest, QCoreApplication)
#include "tst_signtest.moc"
