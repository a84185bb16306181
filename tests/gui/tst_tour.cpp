#include "app/window/tourstops.h"

#include "testmain.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

/// Takes the whole tour with the real program, as ./dev tour does.
class TestTour final : public QObject
{
    Q_OBJECT

private slots:
    void everyScreenIsPicturedInEveryLookAndSize()
    {
        const QTemporaryDir folder;
        QProcess program;
        program.start(QStringLiteral(TANDEM_BINARY), {QStringLiteral("tour"), folder.path()});
        QVERIFY(program.waitForFinished(600'000));
        QCOMPARE(program.exitCode(), 0);
        for (const TourStop& stop : tourStops()) {
            for (const char* look : {"light", "dark", "rtl"}) {
                for (const int width : {1280, 1024})
                    checkPicture(folder.path(), stop, QLatin1String(look), width);
            }
            checkPicture(folder.path(), stop, QLatin1String("light"), 1920);
        }
    }

private:
    void checkPicture(const QString& folder, const TourStop& stop, const QString& look, int width)
    {
        const QString name =
            QStringLiteral("%1-%2-%3.png").arg(QLatin1String(stop.name), look).arg(width);
        const QImage picture(QDir(folder).filePath(name));
        QVERIFY2(!picture.isNull(), qPrintable(name));
        if (!stop.isDialog)
            QCOMPARE(picture.width(), width);
        // A window that painted nothing has one colour; text alone brings many more than these.
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); y += 3) {
            for (int x = 0; x < picture.width(); x += 3)
                colours.insert(picture.pixel(x, y));
        }
        QVERIFY2(colours.size() > 12, qPrintable(name));
    }
};

TANDEM_TEST(TestTour, QCoreApplication)
#include "tst_tour.moc"
