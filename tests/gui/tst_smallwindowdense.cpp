#include "testmain.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

/// The small window on a screen with four dots for each pixel.
class TestSmallWindowDense final : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsClippedOrOutOfReach()
    {
        // A process has one scale factor for all of its life.
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
        QProcess scaled;
        scaled.setProcessEnvironment(environment);
        scaled.setProcessChannelMode(QProcess::MergedChannels);
        scaled.start(
            QCoreApplication::applicationFilePath(), {QStringLiteral("gui/tst_smallwindow")});
        constexpr int kLongestMs = 10 * 60 * 1000;
        QVERIFY(scaled.waitForFinished(kLongestMs));
        QVERIFY2(scaled.exitCode() == 0, scaled.readAll().constData());
    }
};

TANDEM_TEST(TestSmallWindowDense, QCoreApplication)
#include "tst_smallwindowdense.moc"
