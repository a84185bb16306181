#include "ui/chartview.h"

#include "screengrab.h"
#include "ui/chartexport.h"

#include <QAction>
#include <QChart>
#include <QClipboard>
#include <QFile>
#include <QHBoxLayout>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace tandem;

namespace {

ChartData bars()
{
    ChartData data;
    data.title = QStringLiteral("F by system <b>average</b>");
    data.xTitle = QStringLiteral("system");
    data.yTitle = QStringLiteral("mean F");
    data.series = {{QStringLiteral("average"),
        {{0, 0.42, Interval{0.38, 0.46}, 200, QStringLiteral("gemma + profile")},
            {0, 0.31, Interval{0.27, 0.35}, 200, QStringLiteral("gemma")},
            {0, 0.18, Interval{0.15, 0.21}, 198, QStringLiteral("<i>x</i> & y")}}}};
    return data;
}

ChartData line()
{
    ChartData data;
    data.kind = ChartKind::Line;
    data.title = QStringLiteral("Swapped profiles");
    data.xTitle = QStringLiteral("swapped profiles, %");
    data.yTitle = QStringLiteral("mean F");
    ChartSeries series{QStringLiteral("average"), {}};
    for (int i = 0; i <= 5; ++i) {
        const double y = 0.45 - 0.04 * i;
        series.points.append(
            {20.0 * i, y, Interval{y - 0.03, y + 0.03}, 100, QStringLiteral("%1 %").arg(20 * i)});
    }
    data.series = {series};
    return data;
}

ChartData sorted(int count = 60)
{
    ChartData data;
    data.kind = ChartKind::Sorted;
    data.title = QStringLiteral("Differences");
    data.xTitle = QStringLiteral("cases, sorted");
    data.yTitle = QStringLiteral("changed minus original");
    ChartSeries series;
    for (int i = 0; i < count; ++i)
        series.points.append(
            {0, -0.3 + 0.9 * i / double(count), {}, 0, QStringLiteral("case %1").arg(i + 1)});
    data.series = {series};
    data.reference = ChartLine{0.1, QStringLiteral("mean 0.10")};
    return data;
}

} // namespace

class TestChartView final : public QObject
{
    Q_OBJECT

private slots:
    void arrowKeysTellOnePointAfterAnotherWithItsIntervalAndN()
    {
        ChartView view;
        view.resize(640, 400);
        view.setData(bars());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentText(),
            QStringLiteral("gemma + profile: 0.42, 95 % interval 0.38 – 0.46, n = 200"));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.currentText().startsWith(QStringLiteral("gemma:")));
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Left);
        QVERIFY(view.currentText().startsWith(QStringLiteral("gemma + profile:")));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("n = 198")));
        QCOMPARE(view.accessibleName(), bars().title);
    }

    void thePointerTellsTheBarItIsOn_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }

    void thePointerTellsTheBarItIsOn()
    {
        QFETCH(bool, mirrored);
        ChartView view;
        view.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        view.resize(640, 400);
        view.setData(bars());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QRectF plot = view.chart()->plotArea();
        const QPoint first(int(plot.left() + plot.width() / 6), int(plot.bottom() - 5));
        QTest::mouseMove(view.viewport(), first + QPoint(3, 0));
        QTest::mouseMove(view.viewport(), first);
        QTRY_VERIFY(view.currentText().startsWith(
            mirrored ? QStringLiteral("<i>x</i> & y") : QStringLiteral("gemma + profile")));
    }

    void anEmptyChartSaysWhyAndCannotBeSaved()
    {
        ChartView view;
        ChartData data;
        data.empty = QStringLiteral("Nothing yet");
        view.setData(data);
        view.resize(300, 200);
        view.show();
        QVERIFY(!view.saveAction()->isEnabled());
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.currentText().isEmpty());
        QCOMPARE(view.accessibleDescription(), data.empty);
        const auto written = writeChart(data, QStringLiteral("/nowhere/x.svg"));
        QVERIFY(!written);
    }

    void copyingPutsAPictureOnTheClipboard()
    {
        ChartView view;
        view.setData(line());
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setFocus();
        QSignalSpy copied(&view, &ChartView::copied);
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(copied.size(), 1);
        QCOMPARE(QGuiApplication::clipboard()->image().size(), kChartSize * 2);
    }

    void chartsAreWrittenByTheEndingOfTheName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < 3; ++kind) {
            for (const char* ending : {"svg", "pdf", "PNG"})
                QTest::addRow("%d %s", kind, ending)
                    << QStringLiteral("chart.") + QLatin1String(ending) << kind;
        }
    }

    void chartsAreWrittenByTheEndingOfTheName()
    {
        QFETCH(QString, name);
        QFETCH(int, kind);
        const ChartData data = kind == 0 ? bars() : kind == 1 ? line() : sorted(5000);
        QTemporaryDir folder;
        const QString path = folder.filePath(name);
        const auto written = writeChart(data, path);
        QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        if (name.endsWith(QLatin1String("svg"))) {
            QVERIFY(QSvgRenderer(bytes).isValid());
            QVERIFY(bytes.contains(data.title.toHtmlEscaped().toUtf8()));
            QVERIFY(bytes.contains(data.yTitle.toUtf8()));
            QVERIFY(!bytes.contains("<image")); // lines and text, not pixels
        } else if (name.endsWith(QLatin1String("pdf"))) {
            QVERIFY(bytes.startsWith("%PDF"));
        } else {
            QCOMPARE(QImage::fromData(bytes).size(), kChartSize * 3);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void anotherEndingOrAFolderThatIsNotThereIsRefused()
    {
        QTemporaryDir folder;
        const auto ending = writeChart(bars(), folder.filePath(QStringLiteral("chart.docx")));
        QVERIFY(!ending);
        QCOMPARE(ending.error().code, ErrorCode::InvalidInput);
        const auto place = writeChart(bars(), folder.filePath(QStringLiteral("no/chart.svg")));
        QVERIFY(!place);
        QCOMPARE(place.error().code, ErrorCode::NotWritable);
    }

    void picturesForTheGallery()
    {
        if (!picturesAreWanted())
            QSKIP("TANDEM_GALLERY names no folder");
        QVERIFY(savePictures(QStringLiteral("charts"), [] {
            auto widget = std::make_unique<QWidget>();
            auto* layout = new QVBoxLayout(widget.get());
            ChartData two = bars();
            two.series.append({QStringLiteral("style"), two.series.first().points});
            ChartData none;
            none.empty = QStringLiteral("No case has been evaluated yet.");
            auto* upper = new QHBoxLayout;
            auto* lower = new QHBoxLayout;
            layout->addLayout(upper);
            layout->addLayout(lower);
            int i = 0;
            for (const ChartData& data : {bars(), line(), sorted(), sorted(6), two, none}) {
                auto* view = new ChartView(widget.get());
                view->setData(data);
                (i++ < 3 ? upper : lower)->addWidget(view);
            }
            widget->resize(1280, 820);
            widget->show();
            return widget;
        }));
    }
};

QTEST_MAIN(TestChartView)
#include "tst_chartview.moc"
