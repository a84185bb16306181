#include "app/commandline/nearest.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestNearest final : public QObject
{
    Q_OBJECT

private slots:
    void findsTheWordThatWasMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        QTest::newRow("left out") << "stat"
                                  << "stats";
        QTest::newRow("beginning") << "sta"
                                   << "stats";
        QTest::newRow("exchanged") << "lable"
                                   << "label";
        QTest::newRow("replaced") << "ezport"
                                  << "export";
        QTest::newRow("added") << "imports"
                               << "import";
        QTest::newRow("capitals") << "Stats"
                                  << "stats";
        QTest::newRow("far") << "frobnicate"
                             << "";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("one letter") << "x"
                                    << "";
    }

    void findsTheWordThatWasMeant()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const QStringList known{QStringLiteral("h"), QStringLiteral("stats"),
            QStringLiteral("label"), QStringLiteral("export"), QStringLiteral("import")};
        QCOMPARE(nearestWord(typed, known), meant);
    }
};

TANDEM_TEST(TestNearest, QCoreApplication)
#include "tst_nearest.moc"
