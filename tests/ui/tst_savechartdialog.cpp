#include "ui/savechartdialog.h"

#include "testmain.h"
#include "ui/chartexport.h"

#include <QColor>
#include <QComboBox>
#include <QFile>
#include <QFontComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// Two systems with their intervals, and a line at their mean.
ChartData twoSystems()
{
    ChartData data;
    data.title = QStringLiteral("Systems");
    data.yTitle = QStringLiteral("F");
    for (const char* name : {"heron", "kestrel"})
        data.series.append(
            {QLatin1String(name), {{0.0, 0.4, Interval{0.3, 0.5}, 20, QStringLiteral("one")},
                                      {1.0, 0.6, Interval{0.5, 0.7}, 20, QStringLiteral("two")}}});
    data.reference = {0.5, QStringLiteral("mean")};
    return data;
}

QString svgOf(const ChartLook& look)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.svg"));
    if (!writeChart(twoSystems(), path, look))
        return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every colour that is named in an SVG.
QSet<QRgb> colorsIn(const QString& svg)
{
    static const QRegularExpression color(QStringLiteral("\"(#[0-9a-f]{6})\""));
    QSet<QRgb> found;
    for (auto match = color.globalMatch(svg); match.hasNext();)
        found.insert(QColor(match.next().captured(1)).rgb());
    return found;
}

} // namespace

class TestSaveChartDialog final : public QObject
{
    Q_OBJECT

private slots:
    void sizeAndFontAreThoseOfTheFile()
    {
        ChartLook look;
        look.size = {unitsOfMillimetres(84), unitsOfMillimetres(60)};
        QCOMPARE(look.size, QSize(317, 227));
        const QString own = svgOf(look);
        QVERIFY(own.contains(QStringLiteral("viewBox=\"0 0 317 227\"")));
        look.points = 6;
        const QString small = svgOf(look);
        look.points = 18;
        const QString large = svgOf(look);
        static const QRegularExpression size(QStringLiteral("<text[^>]*font-size=\"([0-9.]+)"));
        const auto mostOf = [](const QString& svg) {
            double most = 0.0;
            for (auto match = size.globalMatch(svg); match.hasNext();)
                most = std::max(most, match.next().captured(1).toDouble());
            return most;
        };
        QVERIFY(mostOf(small) < mostOf(large) / 2.0);
    }

    void greyHasNoColour()
    {
        const QSet<QRgb> grey = colorsIn(svgOf({.palette = ChartPalette::Grey}));
        QVERIFY(grey.size() > 3);
        for (const QRgb color : grey)
            QVERIFY2(
                qAbs(qRed(color) - qBlue(color)) <= 16 && qAbs(qRed(color) - qGreen(color)) <= 8,
                qPrintable(QColor(color).name()));
        const QSet<QRgb> printed = colorsIn(svgOf({.palette = ChartPalette::PrintSafe}));
        QVERIFY(printed.contains(QColor(0x0072b2).rgb()));
        QVERIFY(printed.contains(QColor(0xd55e00).rgb()));
        QVERIFY(!colorsIn(svgOf({})).contains(QColor(0xd55e00).rgb()));
    }

    void aLookIsRememberedAndAnotherHandsNonsenseIsNot()
    {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        // What a paper's column holds, until somebody wants another.
        const ChartLook column = loadChartLook(settings);
        QCOMPARE(millimetresOf(column.size.width()), 85);
        QCOMPARE(column.points, 8);
        const ChartLook look{{317, 227}, QStringLiteral("Serif"), 9, ChartPalette::Grey};
        saveChartLook(settings, look);
        QCOMPARE(loadChartLook(settings), look);
        settings.setValue(QStringLiteral("charts/width"), 1'000'000'000);
        settings.setValue(QStringLiteral("charts/points"), QStringLiteral("big"));
        settings.setValue(QStringLiteral("charts/palette"), 17);
        const ChartLook read = loadChartLook(settings);
        QCOMPARE(read.size, QSize(kColumnSize.width(), 227));
        QCOMPARE(read.points, 8);
        QCOMPARE(read.palette, ChartPalette::Screen);
    }

    void theDialogIsWorkedByKeysAndShowsWhatTheFileWillBe()
    {
        auto* dialog = new SaveChartDialog(twoSystems(), {});
        dialog->open();
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        auto* sizes = dialog->findChild<QComboBox*>(QStringLiteral("chartSizes"));
        const auto* preview = dialog->findChild<QLabel*>(QStringLiteral("chartPreview"));
        QCOMPARE(sizes->currentIndex(), 1);
        sizes->setFocus();
        QTest::keyClick(sizes, Qt::Key_Up);
        QCOMPARE(dialog->findChild<QSpinBox*>(QStringLiteral("chartWidth"))->value(), 85);
        QCOMPARE(preview->pixmap().size(), QSize(321, 227));
        auto* width = dialog->findChild<QSpinBox*>(QStringLiteral("chartWidth"));
        width->setFocus();
        QTest::keyClick(width, Qt::Key_Up);
        QCOMPARE(sizes->currentText(), QStringLiteral("Custom size"));
        auto* palette = dialog->findChild<QComboBox*>(QStringLiteral("chartPalette"));
        palette->setFocus();
        const QImage before = preview->pixmap().toImage();
        QTest::keyClick(palette, Qt::Key_End);
        QVERIFY(preview->pixmap().toImage() != before);
        QCOMPARE(dialog->look().palette, ChartPalette::Grey);
        QCOMPARE(dialog->look().size.width(), unitsOfMillimetres(86));
        QSignalSpy accepted(dialog, &QDialog::accepted);
        QTest::keyClick(dialog, Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
    }
};

TANDEM_TEST(TestSaveChartDialog, QApplication)
#include "tst_savechartdialog.moc"
