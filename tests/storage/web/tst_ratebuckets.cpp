#include "storage/web/raterservice.h"
#include "storage/web/secretlink.h"
#include "testmain.h"

#include <QTest>

using namespace tandem::web;
using namespace std::chrono_literals;

class TestRateBuckets : public QObject
{
    Q_OBJECT

private slots:
    void soManyAtOnceAndSoManyASecond()
    {
        RateBuckets buckets(3, 2);
        const auto start = RateBuckets::Clock::now();
        for (int i = 0; i < 3; ++i)
            QVERIFY(buckets.take("a", start));
        QVERIFY(!buckets.take("a", start));
        QVERIFY(buckets.take("b", start));
        QVERIFY(!buckets.take("a", start + 400ms));
        QVERIFY(buckets.take("a", start + 500ms));
        QVERIFY(!buckets.take("a", start + 500ms));
        for (int i = 0; i < 3; ++i)
            QVERIFY(buckets.take("a", start + 1h));
        QVERIFY(!buckets.take("a", start + 1h));
    }

    void anyNumberOfCallersIsNoHarm()
    {
        RateBuckets buckets(1, 0.001);
        const auto start = RateBuckets::Clock::now();
        for (int i = 0; i < 100'000; ++i)
            QVERIFY(buckets.take(QByteArray::number(i), start));
    }

    void aNetworkOfIpv6IsOneCaller()
    {
        QCOMPARE(callerOf("2001:db8:1:2::3"), callerOf("2001:db8:1:2:ffff::9"));
        QVERIFY(callerOf("2001:db8:1:2::3") != callerOf("2001:db8:1:3::3"));
        QVERIFY(callerOf("192.0.2.1") != callerOf("192.0.2.2"));
    }

    void onlyWhatMayBeASecretIsLookedUp()
    {
        QVERIFY(isSecretWord("abcdefghijklmnopqrst-_"));
        for (const char* wrong : {"", "short", "abcdefghijklmnopqrstu/", "abcdefghijklmnopqrstuvw",
                 "abcdefghijklmnopqrstu\xe9"})
            QVERIFY(!isSecretWord(wrong));
    }

    void linksStandBelowThePublicAddress()
    {
        const QString secret = QStringLiteral("s");
        QCOMPARE(raterAddress(QStringLiteral("https://a.example/study/"), secret),
            QStringLiteral("https://a.example/study/r/s"));
        QCOMPARE(joinAddress(QStringLiteral("https://a.example"), secret),
            QStringLiteral("https://a.example/j/s"));
    }
};

TANDEM_TEST(TestRateBuckets, QCoreApplication)
#include "tst_ratebuckets.moc"
