#include "ui/qrcode.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

/// Texts as QR codes.
class TestQrCode : public QObject
{
    Q_OBJECT

private slots:
    void aLinkBecomesASquareWithAQuietZone()
    {
        const QImage code =
            qrCode(QStringLiteral("https://studies.example.org/p/abcdefghijklmnopqrstuv"));
        QVERIFY(!code.isNull());
        QCOMPARE(code.width(), code.height());
        // A version has 4 modules more than the one before it; the first has 21.
        QCOMPARE((code.width() - 8 - 21) % 4, 0);
        for (int i = 0; i < code.width(); ++i) {
            for (int edge = 0; edge < 4; ++edge) {
                QCOMPARE(code.pixel(i, edge), qRgb(255, 255, 255));
                QCOMPARE(code.pixel(edge, i), qRgb(255, 255, 255));
            }
        }
        // The finder in the corner: seven black modules, a white frame within them.
        for (int i = 0; i < 7; ++i)
            QCOMPARE(code.pixel(4 + i, 4), qRgb(0, 0, 0));
        QCOMPARE(code.pixel(5, 5), qRgb(255, 255, 255));
        QCOMPARE(code.pixel(7, 7), qRgb(0, 0, 0));
    }

    void whatIsTooLongIsNone()
    {
        QVERIFY(qrCode(QString(5'000, u'x')).isNull());
        QVERIFY(qrCode({}).isNull());
    }
};

TANDEM_TEST(TestQrCode, QApplication)
#include "tst_qrcode.moc"
