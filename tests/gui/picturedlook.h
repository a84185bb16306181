#pragma once

#include "testmain.h"
#include "tourpictures.h"
#include "tourstops.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tandem {

/// Takes the tour in one look with the real program, as ./dev tour does in all of them.
class PicturedLook : public QObject
{
protected:
    static void takeAndCheck(const QString& look)
    {
        const QTemporaryDir folder;
        QProcess program;
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(QStringLiteral(TANDEM_TOUR), {QStringLiteral("--look"), look, folder.path()});
        QVERIFY(program.waitForFinished(600'000));
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(program.readAll(), QByteArray());
        const TourPictures wanted = allPictures(look);
        QVERIFY(!wanted.sizes.isEmpty());
        for (const TourStop& stop : wanted.stops) {
            for (const QSize size : wanted.sizes)
                checkPicture(folder.path(), stop, look, size.width());
        }
    }

private:
    static void checkPicture(
        const QString& folder, const TourStop& stop, const QString& look, int width)
    {
        const QString name =
            QStringLiteral("%1-%2-%3.png").arg(QLatin1String(stop.name), look).arg(width);
        QImage picture(QDir(folder).filePath(name));
        QVERIFY2(!picture.isNull(), qPrintable(name));
        if (!stop.isDialog)
            QCOMPARE(picture.width(), width);
        QVERIFY2(hasPaint(picture.convertToFormat(QImage::Format_RGB32)), qPrintable(name));
    }

    /// A window that painted nothing has one colour; text alone brings many more than these.
    static bool hasPaint(const QImage& picture)
    {
        constexpr int kFewColours = 12;
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height() && colours.size() <= kFewColours; y += 3) {
            const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
            for (int x = 0; x < picture.width(); x += 3)
                colours.insert(line[x]);
        }
        return colours.size() > kFewColours;
    }
};

} // namespace tandem
