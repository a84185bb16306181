#include "storage/team/hubaddress.h"
#include "storage/team/hubconnection.h"
#include "storage/team/scramverifier.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QTest>

using namespace tandem;
using namespace tandem::team;

/// Where a hub is, and how one comes to it.
class TestHubAddress final : public QObject
{
    Q_OBJECT

private slots:
    void addressesAreReadAndWrittenTheSame()
    {
        for (const QString& url : {QStringLiteral("postgresql://hub.example.org/k"),
                 QStringLiteral("postgresql://hub.example.org:6543/k?sslrootcert=/etc/ca.pem"),
                 QStringLiteral("postgresql:///k?host=/run/postgresql&port=5433")}) {
            const auto read = hubAddressFrom(url);
            QVERIFY2(read.has_value(), qPrintable(url));
            QCOMPARE(read->url(), url);
        }
    }

    void theOperatorIsNoPartOfWhatIsStored()
    {
        const auto read = hubAddressFrom(QStringLiteral("postgresql://ann@hub.example.org/k"));
        QCOMPARE(read->user, QStringLiteral("ann"));
        QVERIFY(!read->url().contains(QLatin1String("ann")));
    }

    void passwordsAndWeakerConnectionsAreRefused()
    {
        for (const QString& url : {QStringLiteral("postgresql://ann:secret@hub.example.org/k"),
                 QStringLiteral("postgresql://hub.example.org/k?sslmode=disable"),
                 QStringLiteral("postgresql://hub.example.org/"),
                 QStringLiteral("https://hub.example.org/k")}) {
            const auto read = hubAddressFrom(url);
            QVERIFY2(!read, qPrintable(url));
            QVERIFY(!read.error().sentence().contains(QLatin1String("secret")));
        }
    }

    void onlyThisMachineNeedsNoCertificate()
    {
        QVERIFY(hubAddressFrom(QStringLiteral("postgresql:///k?host=/run/x"))->isLocal());
        QVERIFY(hubAddressFrom(QStringLiteral("postgresql://localhost/k"))->isLocal());
        QVERIFY(!hubAddressFrom(QStringLiteral("postgresql://localhost.evil.org/k"))->isLocal());
    }

    void serversThatShowHiddenRowsAreNotSound()
    {
        QVERIFY(!isSoundVersion(140'020));
        QVERIFY(!isSoundVersion(150'013));
        QVERIFY(isSoundVersion(150'014));
        QVERIFY(!isSoundVersion(160'009));
        QVERIFY(!isSoundVersion(170'005));
        QVERIFY(isSoundVersion(170'006));
        QVERIFY(isSoundVersion(180'000));
    }

    /// The example of RFC 7677, section 3.
    void verifiersAreThoseOfTheStandard()
    {
        QCOMPARE(scramVerifier(
                     QStringLiteral("pencil"), QByteArray::fromBase64("W22ZaJ0SNY7soEsUEjb6gQ==")),
            QStringLiteral("SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZk"
                           "BFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU="));
    }
};

TANDEM_TEST(TestHubAddress, QCoreApplication)
#include "tst_hubaddress.moc"
