#include "storage/web/listenaddress.h"
#include "testmain.h"

#include <QTest>

#include <unistd.h>

using namespace tandem;
using namespace tandem::web;

class TestListenAddress : public QObject
{
    Q_OBJECT

private slots:
    void anAddressIsReadAndWritten()
    {
        const auto read = [](const char* text) {
            const auto address = parseListenAddress(QString::fromLatin1(text));
            return address ? address->text() : QStringLiteral("refused");
        };
        QCOMPARE(read("127.0.0.1:8420"), QStringLiteral("127.0.0.1:8420"));
        QCOMPARE(read("[::1]:80"), QStringLiteral("[::1]:80"));
        QCOMPARE(read("localhost:0"), QStringLiteral("127.0.0.1:0"));
        for (const char* wrong : {"", ":", "8420", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536",
                 "::1:80", "[::1]", "example.org:80", "127.0.0.1:http", "[127.0.0.1:80"})
            QCOMPARE(read(wrong), QStringLiteral("refused"));
    }

    void onlyTheComputersOwnAddressesAreLoopback()
    {
        QVERIFY((ListenAddress{QStringLiteral("127.0.0.1"), 1}.isLoopback()));
        QVERIFY((ListenAddress{QStringLiteral("::1"), 1}.isLoopback()));
        QVERIFY(!(ListenAddress{QStringLiteral("0.0.0.0"), 1}.isLoopback()));
        QVERIFY(!(ListenAddress{QStringLiteral("::"), 1}.isLoopback()));
    }

    void aPortThatIsTakenIsRefusedWithARemedy()
    {
        const auto first = listeningSocket({QStringLiteral("127.0.0.1"), 0});
        QVERIFY(first);
        const quint16 port = portOf(*first);
        QVERIFY(port > 0);
        const auto second = listeningSocket({QStringLiteral("127.0.0.1"), port});
        QVERIFY(!second);
        QVERIFY(second.error().remedy.contains(QLatin1String("--listen")));
        ::close(*first);
    }
};

TANDEM_TEST(TestListenAddress, QCoreApplication)
#include "tst_listenaddress.moc"
