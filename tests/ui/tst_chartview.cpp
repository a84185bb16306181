#include "ui/chartview.h"

#include "testmain.h"
#include "ui/chartbuilder.h"
#include "ui/chartexport.h"
#include "ui/chartlook.h"
#include "ui/chartnames.h"
#include "ui/chartnumber.h"
#include "ui/chartstyle.h"
#include "ui/chartwhiskers.h"
#include "ui/theme.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAction>
#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QClipboard>
#include <QFile>
#include <QFontMetricsF>
#include <QGraphicsTextItem>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>
#include <QRegularExpression>
#include <QScatterSeries>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStackedBarSeries>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>
#include <QXmlStreamReader>

#include <cmath>

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

ChartData scatter(int count)
{
    ChartData data;
    data.kind = ChartKind::Scatter;
    data.title = QStringLiteral("ROUGE-L and METEOR");
    data.subtitle = QStringLiteral("Pearson r = 0.93, n = %1").arg(count);
    data.xTitle = QStringLiteral("ROUGE-L");
    data.yTitle = QStringLiteral("METEOR");
    data.bounds = data.xBounds = Interval{0.0, 1.0};
    ChartSeries one{QStringLiteral("gemma"), {}};
    ChartSeries two{QStringLiteral("llama <b>"), {}};
    for (int i = 0; i < count; ++i) {
        const double x = double((i * 7919) % count) / count;
        const double noise = 0.1 * std::sin(i * 12.9898);
        ChartPoint point{x, 0.1 + 0.7 * x + noise, {}, 0, QStringLiteral("pair %1").arg(i), i};
        (i % 2 ? two : one).points += point;
    }
    data.series = {one, two};
    ChartFit fit{QStringLiteral("y = 0.10 + 0.70 x"), QStringLiteral("95 % band"), {}};
    for (int i = 0; i <= 40; ++i) {
        const double x = i / 40.0;
        const double half = 0.03 + 0.05 * std::abs(x - 0.5);
        fit.places += {x, 0.1 + 0.7 * x, 0.1 + 0.7 * x - half, 0.1 + 0.7 * x + half};
    }
    data.fit = fit;
    return data;
}

ChartData histogram(int systems = 1, double scale = 1.0)
{
    ChartData data;
    data.kind = ChartKind::Histogram;
    data.title = QStringLiteral("Distribution of ROUGE-L");
    data.subtitle = QStringLiteral("n = 400, sd 0.17; 3 without a value are left out");
    data.xTitle = QStringLiteral("ROUGE-L");
    data.yTitle = QStringLiteral("pairs");
    data.decimals = 0;
    data.binWidth = 0.05;
    for (int s = 0; s < systems; ++s) {
        ChartSeries series{QStringLiteral("system %1").arg(s + 1), {}};
        for (int i = 0; i < 20; ++i) {
            const double middle = 0.025 + 0.05 * i;
            const double away = (middle - 0.35 - 0.15 * s) / 0.17;
            series.points.append({middle, std::round(scale * 40 * std::exp(-away * away / 2)), {},
                0, QStringLiteral("%1 – %2").arg(0.05 * i).arg(0.05 * (i + 1)), i});
        }
        data.series += series;
    }
    if (systems == 1)
        data.marks = {{0.37, QStringLiteral("mean 0.37")}, {0.35, QStringLiteral("median 0.35")}};
    return data;
}

/// PerSEval of ten models over beta, or over the part of the data with ranges.
ChartData tenModels(bool ranges)
{
    ChartData data;
    data.kind = ChartKind::Line;
    data.title = ranges ? QStringLiteral("Stability") : QStringLiteral("Ablation over beta");
    data.xTitle = ranges ? QStringLiteral("part of the data, %") : QStringLiteral("beta");
    data.yTitle = QStringLiteral("PerSEval");
    data.bounds = Interval{0.0, 1.0};
    for (int model = 0; model < 10; ++model) {
        ChartSeries series{QStringLiteral("A model of some name %1").arg(model + 1), {}};
        const int points = ranges ? 5 : 11;
        for (int i = 0; i < points; ++i) {
            ChartPoint point;
            point.x = ranges ? 20 + 20 * i : 1.0 + 0.1 * i;
            point.y = 0.05 + 0.02 * model + (ranges ? 0.002 * i : 0.015 * i);
            if (ranges && i < 4)
                point.interval = Interval{point.y - 0.012, point.y + 0.01};
            point.n = 100;
            series.points += point;
        }
        data.series += series;
    }
    return data;
}

/// Few cases: intervals that leave the range of a score.
ChartData wide()
{
    ChartData data = bars();
    data.bounds = Interval{0.0, 1.0};
    data.series = {{QStringLiteral("average"),
        {{0, 0.42, Interval{-0.46, 1.3}, 2, QStringLiteral("gemma")},
            {0, 0.31, Interval{0.1, 0.52}, 3, QStringLiteral("llama")},
            {0, 0.98, Interval{0.9, 1.06}, 4, QStringLiteral("qwen")}}}};
    return data;
}

ChartData kindOf(int kind)
{
    switch (kind) {
    case 0:
        return bars();
    case 1:
        return line();
    case 2:
        return sorted(5000);
    case 3:
        return scatter(300);
    case 4:
        return histogram();
    default:
        return histogram(3);
    }
}

/// Ranks of three models, two of which are equal by both.
ChartData ranks()
{
    ChartData data;
    data.kind = ChartKind::Scatter;
    data.ranks = data.namesPoints = true;
    data.xTitle = QStringLiteral("rank by PerSEval");
    data.yTitle = QStringLiteral("rank by accuracy");
    data.series = {{QString(), {{1.5, 1.5, {}, 0, QStringLiteral("focus")},
                                   {1.5, 1.5, {}, 0, QStringLiteral("blend & co")},
                                   {3.0, 3.0, {}, 0, QStringLiteral("lead")}}}};
    return data;
}

/// The uppermost row in the colour of bars, in units of the chart.
double topOfBars(const QImage& picture)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (QColor(picture.pixel(x, y)).hsvSaturation() > 110)
                return double(y) * kChartSize.height() / picture.height();
        }
    }
    return -1.0;
}

/// How much of a chart's middle, where no axis writes, is dark, in units of the chart.
double inkInside(const QImage& picture, int scale)
{
    const QRect middle(picture.width() / 4, picture.height() / 10, picture.width() * 7 / 10,
        picture.height() * 13 / 20);
    double ink = 0.0;
    for (int y = middle.top(); y <= middle.bottom(); ++y) {
        for (int x = middle.left(); x <= middle.right(); ++x)
            ink += (255 - qGray(picture.pixel(x, y))) / 255.0;
    }
    return ink / scale / scale;
}

/// What a written chart looks like.
QImage seen(const QString& path)
{
    if (!path.endsWith(QLatin1String("svg")))
        return QImage(path);
    QImage picture(kChartSize * 2, QImage::Format_RGB32);
    QPainter painter(&picture);
    QSvgRenderer(path).render(&painter);
    return picture;
}

QWidget* toolTipSeen()
{
    const QWidgetList all = QApplication::topLevelWidgets();
    for (QWidget* widget : all) {
        if (widget->isVisible() && widget->inherits("QTipLabel"))
            return widget;
    }
    return nullptr;
}

QValueAxis* upright(const ChartView& view)
{
    return qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Vertical).value(0));
}

/// What the intervals are painted by.
const ChartWhiskers* whiskers(const ChartView& view)
{
    const QList<QGraphicsItem*> items = view.scene()->items();
    for (const QGraphicsItem* item : items) {
        if (const auto* found = dynamic_cast<const ChartWhiskers*>(item))
            return found;
    }
    return nullptr;
}

/// Differences of two pairs of systems.
ChartData forest()
{
    ChartData data;
    data.kind = ChartKind::Forest;
    data.title = QStringLiteral("F content, all pairs of systems");
    data.xTitle = QStringLiteral("systems");
    data.yTitle = QStringLiteral("difference in mean F");
    data.bounds = Interval{-1.0, 1.0};
    data.series = {
        {QString(), {{0, -0.42, Interval{-0.6, -0.2}, 20, QStringLiteral("plain − gemma")},
                        {0, 0.1, Interval{-0.05, 0.25}, 20, QStringLiteral("gemma − qwen")},
                        {0, 0.0, {}, 4, QStringLiteral("plain − qwen")}}}};
    return data;
}

QValueAxis* level(const ChartView& view)
{
    return qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Horizontal).value(0));
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
            QStringLiteral("gemma + profile: 0.42, 95 % [0.38, 0.46], n = 200"));
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

    void captionsReadInTheDirectionOfTheWindow()
    {
        const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        const auto directionOf = [](const QString& title) {
            ChartData data = bars();
            data.title = title;
            ChartView view;
            view.setData(data);
            const QList<QGraphicsItem*> items = view.scene()->items();
            for (const QGraphicsItem* item : items) {
                const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
                if (text && text->toPlainText() == title)
                    return text->document()->defaultTextOption().textDirection();
            }
            return Qt::LayoutDirectionAuto;
        };
        const QString named = QStringLiteral("Pearson r \u0648 \u0628\u0627\u0632\u0647");
        const QString latin = QStringLiteral("ROUGE-1");
        QCOMPARE(directionOf(named), Qt::LeftToRight);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(directionOf(named), Qt::RightToLeft);
        QCOMPARE(directionOf(latin), Qt::LeftToRight);
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
        for (int kind = 0; kind < 6; ++kind) {
            for (const char* ending : {"svg", "pdf", "PNG"})
                QTest::addRow("%d %s", kind, ending)
                    << QStringLiteral("chart.") + QLatin1String(ending) << kind;
        }
    }

    void chartsAreWrittenByTheEndingOfTheName()
    {
        QFETCH(QString, name);
        QFETCH(int, kind);
        const ChartData data = kindOf(kind);
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

    void whatLeavesThePlotAreaIsClippedInAnSvgToo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.svg"));
        QVERIFY(writeChart(scatter(40), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader svg(&file);
        QStringList groups;
        int clippedPaths = 0;
        QStringList ids;
        while (!svg.atEnd()) {
            svg.readNext();
            if (svg.isEndElement() && svg.name() == QLatin1String("g"))
                groups.removeLast();
            if (!svg.isStartElement())
                continue;
            const auto attributes = svg.attributes();
            if (svg.name() == QLatin1String("g"))
                groups.append(attributes.value(QLatin1String("clip-path")).toString());
            if (svg.name() == QLatin1String("clipPath"))
                ids.append(attributes.value(QLatin1String("id")).toString());
            const bool clips = groups.contains(QStringLiteral("url(#plot)"));
            clippedPaths += clips && svg.name() == QLatin1String("path") ? 1 : 0;
            QVERIFY(!clips || svg.name() != QLatin1String("text"));
        }
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QCOMPARE(ids, QStringList{QStringLiteral("plot")});
        QVERIFY(clippedPaths > 0); // the band about the line
    }

    void anSvgNamesFontsAsCssDoes()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.svg"));
        QVERIFY(writeChart(bars(), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        static const QRegularExpression family(QStringLiteral("font-family=\"([^\"]*)\""));
        int families = 0;
        for (auto found = family.globalMatch(svg); found.hasNext(); ++families) {
            const QString name = found.next().captured(1);
            QVERIFY2(name.startsWith(u'\'') && name.endsWith(QLatin1String("', sans-serif")),
                qPrintable(name));
        }
        QVERIFY(families > 0);
    }

    void aWrittenChartStandsBelowItsTitle_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("svg") << QStringLiteral("chart.svg");
        QTest::newRow("png") << QStringLiteral("chart.png");
    }

    void aWrittenChartStandsBelowItsTitle()
    {
        QFETCH(const QString, name);
        ChartData data = bars();
        data.bounds = data.yRange = Interval{0.0, 1.0};
        data.series.first().points = {{0, 1.0, {}, 5, QStringLiteral("all")}};
        data.subtitle = QStringLiteral("of the sample\nwithout what is empty");
        QTemporaryDir folder;
        QVERIFY(writeChart(data, folder.filePath(name)));
        const double caption = QFontMetricsF(themeFont(FontRole::Strong)).height() +
                               2.0 * QFontMetricsF(themeFont(FontRole::Small)).height();
        const double top = topOfBars(seen(folder.filePath(name)));
        QVERIFY2(top > caption, qPrintable(QStringLiteral("%1 > %2").arg(top).arg(caption)));
        QVERIFY(top < caption + 0.15 * kChartSize.height());
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

    void anAxisNeverLeavesTheRangeOfItsQuantityAndTheTextTellsTheWholeInterval()
    {
        ChartView view;
        view.resize(640, 400);
        view.setData(wide());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(std::abs(upright(view)->min()) < 1e-6);
        QCOMPARE(upright(view)->max(), 1.0);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentText(), QStringLiteral("gemma: 0.42, 95 % [−0.46, 1.30], n = 2"));
        const QRectF plot = view.chart()->plotArea().adjusted(-0.5, -0.5, 0.5, 0.5);
        const auto ends = whiskers(view)->ends();
        QCOMPARE(ends.size(), 3);
        for (const auto& [low, high] : ends) {
            QVERIFY(plot.contains(low) && plot.contains(high));
            QVERIFY(std::abs(low.x() - high.x()) < 1e-6);
            QVERIFY(low.y() > high.y());
        }
    }

    void differencesAreRowsOfDotsWithIntervalsAboutZero()
    {
        ChartView view;
        view.resize(640, 400);
        view.setData(forest());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(level(view)->min() < -0.6 && level(view)->max() > 0.25);
        QCOMPARE(level(view)->titleText(), forest().yTitle);
        const auto ends = whiskers(view)->ends();
        QCOMPARE(ends.size(), 2);
        for (const auto& [low, high] : ends) {
            QVERIFY(std::abs(low.y() - high.y()) < 1e-6);
            QVERIFY(low.x() < high.x());
        }
        QVERIFY(ends.at(0).first.y() < ends.at(1).first.y()); // the first row on top
        const auto all = view.chart()->series();
        QVERIFY(std::any_of(all.cbegin(), all.cend(), [](const QAbstractSeries* series) {
            const auto* line = qobject_cast<const QLineSeries*>(series);
            return line && line->count() == 2 && line->at(0).x() == 0.0 && line->at(1).x() == 0.0;
        }));
        // Rows are gone through as they stand, and hit anywhere in their length.
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(view.currentText().startsWith(QStringLiteral("gemma − qwen: 0.10, 95 %")));
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(view.currentText().startsWith(QStringLiteral("plain − gemma: −0.42")));
        const QRectF plot = view.chart()->plotArea();
        QTest::mouseMove(view.viewport(), QPoint(int(plot.right()) - 4, int(plot.bottom()) - 8));
        QTRY_VERIFY(view.currentText().startsWith(QStringLiteral("plain − qwen")));
        // Names stand where lines begin; numbers rise to the right in every language.
        QCOMPARE(upright(view)->alignment(), Qt::AlignLeft);
        view.setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(upright(view)->alignment(), Qt::AlignRight);
        QVERIFY(!level(view)->isReverse());
    }

    void noBarIsWiderThanFortyEightPixels()
    {
        ChartData two = bars();
        two.series.append({QStringLiteral("other"), two.series.first().points});
        ChartData one = bars();
        one.series.first().points.resize(1);
        ChartData stacked = two;
        stacked.stacked = true;
        for (const ChartData& data : {bars(), two, one, stacked}) {
            ChartView view;
            view.resize(1200, 400);
            view.setData(data);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            const double plot = view.chart()->plotArea().width();
            const auto all = view.chart()->series();
            const auto* shown = qobject_cast<const QAbstractBarSeries*>(all.first());
            const double sets = data.stacked ? 1.0 : double(data.series.size());
            const double rooms = double(data.series.first().points.size());
            const double width = shown->barWidth() * plot / rooms / sets;
            QVERIFY2(width > 20.0 && width < 48.01, qPrintable(QString::number(width)));
            // Intervals stay in the middle of their bars, wherever these stand.
            const auto places = chartPlaces(data, 0, Qt::LeftToRight, plot);
            const double middle = view.chart()->mapToPosition(places.first()).x();
            QVERIFY(std::abs(whiskers(view)->ends().first().first.x() - middle) < 0.5);
        }
    }

    void thePictureOfAColumnHoldsItsWholeLegend()
    {
        const QTemporaryDir folder;
        const ChartLook column{kColumnSize, {}, kColumnPoints, ChartPalette::Screen};
        for (const ChartData& data :
            {tenModels(false), scatter(60), histogram(), forest(), bars()}) {
            const QString path = folder.filePath(QStringLiteral("column.svg"));
            QVERIFY(writeChart(data, path, column));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QXmlStreamReader svg(&file);
            QString words;
            while (!svg.atEnd()) {
                svg.readNext();
                if (!svg.isStartElement() || svg.name() != QLatin1String("text"))
                    continue;
                const auto attributes = svg.attributes();
                // Seven points, in units of 1/96 inch: what can be read in print.
                QVERIFY(attributes.value(QLatin1String("font-size")).toDouble() >= 9.3);
                words += svg.readElementText() + u'\n';
            }
            const qsizetype names = data.series.size() > 1 ? data.series.size() : 0;
            for (qsizetype i = 0; i < names; ++i)
                QVERIFY2(words.contains(data.series.at(i).name), qPrintable(words));
            if (data.fit)
                QVERIFY(words.contains(data.fit->lineLabel) && words.contains(data.fit->bandLabel));
            for (const ChartMark& mark : data.marks)
                QVERIFY(words.contains(mark.label));
        }
    }

    void barsBesideEachOtherDifferInGrey()
    {
        for (const ChartPalette palette :
            {ChartPalette::Screen, ChartPalette::PrintSafe, ChartPalette::Grey}) {
            QList<double> shades;
            for (qsizetype i = 0; i < 6; ++i) {
                const QColor fill = chartFill(colorsOf(palette), i);
                const double shade = 255.0 - fill.alphaF() * (255.0 - qGray(fill.rgb()));
                for (const double other : std::as_const(shades))
                    QVERIFY2(std::abs(other - shade) > 15.0,
                        qPrintable(QStringLiteral("%1, %2").arg(int(palette)).arg(i)));
                shades += shade;
            }
        }
    }

    void marksAtTheEndsOfTheRangeAreNotCut()
    {
        for (const ChartKind kind : {ChartKind::Line, ChartKind::Scatter}) {
            ChartView view;
            ChartData data;
            data.kind = kind;
            data.bounds = data.xBounds = Interval{0.0, 1.0};
            data.series = {ChartSeries{
                QString(), {{0.0, 0.0, {}, 1, {}}, {0.5, 0.5, {}, 1, {}}, {1.0, 1.0, {}, 1, {}}}}};
            view.setData(data);
            QVERIFY(upright(view)->min() < -0.02 && upright(view)->max() > 1.02);
            // Ticks stand at the ends, as before, and nowhere beyond them.
            const double ticks = 1.0 / upright(view)->tickInterval();
            QVERIFY(std::abs(upright(view)->tickAnchor()) < 1e-6);
            QVERIFY(std::abs(ticks - std::round(ticks)) < 1e-6);
            if (kind == ChartKind::Scatter)
                QVERIFY(level(view)->min() < -0.02 && level(view)->max() > 1.02);
        }
    }

    void whatIsCountedHasWholeTicksAndItsOwnPlaces()
    {
        ChartData data;
        data.kind = ChartKind::Line;
        data.wholeX = true;
        const Interval interval{0.1, 0.9};
        for (const char* name : {"one", "two"})
            data.series.append({QString::fromLatin1(name),
                {{40.0, 0.5, interval, 3, {}}, {63.0, 0.6, interval, 3, {}}}});
        ChartView view;
        view.setData(data);
        QCOMPARE(level(view)->tickInterval(), 5.0);
        QCOMPARE(level(view)->tickAnchor(), 40.0);
        QCOMPARE(chartPlaces(data, 0, Qt::LeftToRight).first().x(), 40.0);
        QCOMPARE(chartPlaces(data, 1, Qt::LeftToRight).first().x(), 40.0);
    }

    void withoutARangeTheAxisHoldsTheWholeInterval()
    {
        ChartView view;
        ChartData data = wide();
        data.bounds.reset();
        view.setData(data);
        QVERIFY(upright(view)->min() <= -0.46);
        QVERIFY(upright(view)->max() >= 1.3);
    }

    void aToolTipHasTheColoursOfToolTips()
    {
        Theme theme(*qApp);
        theme.setChoice(ThemeChoice::Light);
        ChartView view;
        view.resize(640, 400);
        view.setData(scatter(20));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::keyClick(&view, Qt::Key_Right);
        QTRY_VERIFY(toolTipSeen());
        const QImage tip = toolTipSeen()->grab().toImage();
        const QColor ground = tip.pixelColor(tip.width() / 2, 3);
        QCOMPARE(ground.alpha(), 255);
        QVERIFY(contrastRatio(ground, lightColors().text) > 4.5);
        QToolTip::hideText();
    }

    void numbersRiseToTheRightInEveryLanguage()
    {
        ChartView view;
        view.resize(640, 400);
        view.setLayoutDirection(Qt::RightToLeft);
        for (const int kind : {1, 2, 3, 4, 5}) {
            view.setData(kindOf(kind));
            QVERIFY(!level(view)->isReverse());
            QCOMPARE(upright(view)->alignment(), Qt::AlignLeft);
        }
        view.setData(bars());
        QCOMPARE(upright(view)->alignment(), Qt::AlignRight);
        view.setData(line());
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentPoint()->x, 20.0);
    }

    void numbersHaveOneMinusAndNoZeroWhereThereIsNone()
    {
        QCOMPARE(chartNumber(-0.7214, 3), QStringLiteral("−0.721"));
        QCOMPARE(chartNumber(-1e-17, 2), QStringLiteral("0.00"));
        QCOMPARE(chartNumber(-0.0, 2), QStringLiteral("0.00"));
        QCOMPARE(chartNumber(1.6e-5), QStringLiteral("1.6e−05"));
        QCOMPARE(chartNumber(-0.004, 2), QStringLiteral("−0.004"));
        QCOMPARE(chartNumber(0.01, 2), QStringLiteral("0.01"));
        QCOMPARE(chartNumber(0.4, 0), QStringLiteral("0"));
        QCOMPARE(chartNumber(std::nan("")), QStringLiteral("–"));
        QCOMPARE(chartDigits(1.0094e-4, 3), QStringLiteral("0.000101"));
        QCOMPARE(chartDigits(2.5e-14, 3), QStringLiteral("2.5e−14"));
    }

    void theLineThroughPointsHasTheColourOfNoSystem()
    {
        ChartView view;
        view.setData(scatter(40));
        QSet<QRgb> systems;
        for (qsizetype i = 0; i < 5; ++i)
            systems += chartColor(themeColors(), i).rgb();
        int named = 0;
        for (QAbstractSeries* series : view.chart()->series()) {
            const auto* fit = qobject_cast<QLineSeries*>(series);
            if (fit && !fit->name().isEmpty()) {
                QVERIFY(!systems.contains(fit->pen().color().rgb()));
                ++named;
            }
            // A marker of an area would be a square, like that of a system.
            const auto markers = view.chart()->legend()->markers(series);
            for (const QLegendMarker* marker : markers)
                QVERIFY(!marker->isVisible() || !qobject_cast<QAreaSeries*>(series));
        }
        QCOMPARE(named, 2);
    }

    void ranksHaveWholeTicksRoomAndNames()
    {
        ChartView view;
        view.resize(400, 300);
        view.setData(ranks());
        for (const QValueAxis* axis : {level(view), upright(view)}) {
            QCOMPARE(axis->tickInterval(), 1.0);
            QCOMPARE(axis->labelFormat(), QStringLiteral("%.0f"));
            QVERIFY(axis->min() < 1.5 && axis->max() > 3.0);
        }
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ranks.svg"));
        QVERIFY(writeChart(ranks(), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray drawn = file.readAll();
        const QByteArray pictured = drawn.mid(drawn.indexOf("</desc>"));
        for (const char* name : {">focus<", ">blend &amp; co<", ">lead<"})
            QVERIFY2(pictured.contains(name), name);
    }

    void namesInsideAPictureAreNoLargerThanOnTheScreen()
    {
        const double once = inkInside(chartPicture(ranks(), {}, 1), 1);
        const double thrice = inkInside(chartPicture(ranks(), {}, 3), 3);
        QVERIFY2(std::abs(thrice - once) < 0.3 * once,
            qPrintable(QStringLiteral("%1 and %2").arg(once).arg(thrice)));
    }

    void ranksOfCategoriesAreDotsWithTheFirstOnTop()
    {
        ChartData data = bars();
        data.ranks = true;
        data.decimals = 1;
        data.series = {{QStringLiteral("consensus"), {{0, 1.0, {}, 0, QStringLiteral("gemma")},
                                                         {0, 2.0, {}, 0, QStringLiteral("lead")}}},
            {QStringLiteral("by accuracy"), {{0, 2.0, {}, 0, QStringLiteral("gemma")},
                                                {0, 1.0, {}, 0, QStringLiteral("lead")}}}};
        ChartView view;
        view.resize(400, 300);
        view.setData(data);
        QVERIFY(upright(view)->isReverse());
        QVERIFY(upright(view)->min() < 1.0 && upright(view)->max() > 2.0);
        int clouds = 0;
        const auto all = view.chart()->series();
        for (const QAbstractSeries* series : all) {
            QVERIFY(series->type() != QAbstractSeries::SeriesTypeBar);
            clouds += series->type() == QAbstractSeries::SeriesTypeScatter ? 1 : 0;
        }
        QCOMPARE(clouds, 2);
        // Beside each other, and each within its category.
        for (qsizetype series = 0; series < 2; ++series) {
            const QList<QPointF> places = chartPlaces(data, series, Qt::LeftToRight);
            for (qsizetype i = 0; i < places.size(); ++i)
                QVERIFY(std::abs(places.at(i).x() - double(i)) < 0.5);
        }
    }

    void aStackIsAsHighAsItsPiecesAndIsReadFromItsFoot()
    {
        ChartData data = bars();
        data.stacked = true;
        data.series = {{QStringLiteral("open"), {{0, 0.5, {}, 0, QStringLiteral("heron")},
                                                    {0, kNaN, {}, 0, QStringLiteral("kestrel")}}},
            {QStringLiteral("balanced"), {{0, 0.25, {}, 0, QStringLiteral("heron")},
                                             {0, 0.75, {}, 0, QStringLiteral("kestrel")}}}};
        data.reference = ChartLine{0.3, QStringLiteral("30 %")};
        data.secondReference = ChartLine{0.38, QStringLiteral("38 %")};
        ChartView view;
        view.resize(600, 400);
        view.setData(data);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QList<QPointF> upper = chartPlaces(data, 1, Qt::LeftToRight);
        QCOMPARE(upper.at(0), QPointF(0.0, 0.625));
        QCOMPARE(upper.at(1), QPointF(1.0, 0.375));
        auto* axis = qobject_cast<QValueAxis*>(view.chart()->axes(Qt::Vertical).value(0));
        QVERIFY(axis && axis->max() >= 0.75);
        QStringList told;
        view.setFocus();
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&view, Qt::Key_Right);
            told += view.currentText();
        }
        QVERIFY2(told.at(0).startsWith(QStringLiteral("open, heron")), qPrintable(told.at(0)));
        QVERIFY(told.at(1).startsWith(QStringLiteral("balanced, heron")));
        QVERIFY(told.at(2).startsWith(QStringLiteral("balanced, kestrel")));
        QCOMPARE(told.at(3), told.at(2)); // kestrel has no piece of the other
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("38 %: 0.38")));
        // Where a series stands for the same thing in several charts it has the same colour.
        data.series[0].look = 4;
        data.series[1].points[0].words = QStringLiteral("none at all");
        view.setData(data);
        const auto* bars = qobject_cast<QStackedBarSeries*>(view.chart()->series().first());
        QVERIFY(bars);
        const QColor fifth = chartColor(themeColors(), 4);
        QCOMPARE(bars->barSets().first()->borderColor(), fifth);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("heron: none at all")));
        data.series.resize(1);
        data.series[0].points = {{0, kNaN, {}, 0, QStringLiteral("heron")}};
        QVERIFY(data.isEmpty());
    }

    void aHeatMapHasACellForEachPair()
    {
        ChartData data;
        data.kind = ChartKind::HeatMap;
        data.title = QStringLiteral("Pearson's r of all measures");
        data.series = {{QStringLiteral("ROUGE-L"),
                           {{0, 1.0, {}, 0, QStringLiteral("ROUGE-L")},
                               {1, -0.5, Interval{-0.8, -0.1}, 20, QStringLiteral("JSD & co")}}},
            {QStringLiteral("JSD & co"), {{1, 1.0, {}, 0, QStringLiteral("JSD & co")}}}};
        ChartView view;
        view.resize(500, 400);
        view.setData(data);
        view.show();
        // The first row stands on top, the first column at the left.
        const QPointF first = chartPlaces(data, 0, Qt::LeftToRight).first();
        const QPointF last = chartPlaces(data, 1, Qt::LeftToRight).first();
        QCOMPARE(first, QPointF(0.5, 1.5));
        QCOMPARE(last, QPointF(1.5, 0.5));
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentText(),
            QStringLiteral("ROUGE-L, JSD & co: −0.50, 95 % [−0.80, −0.10], n = 20"));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("heat.svg"));
        QVERIFY(writeChart(data, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray drawn = file.readAll();
        const QByteArray pictured = drawn.mid(drawn.indexOf("</desc>"));
        // A minus may come from another font, and so by itself.
        for (const QString& text : {QStringLiteral("0.50<"), QStringLiteral("1.00"),
                 QStringLiteral("ROUGE-L"), QStringLiteral("JSD &amp; co"), QStringLiteral(">–<")})
            QVERIFY2(pictured.contains(text.toUtf8()), qPrintable(text));
    }

    void aHeatMapWritesItsNumbersInAllCellsOrInNone()
    {
        ChartData data;
        data.kind = ChartKind::HeatMap;
        constexpr int kMeasures = 8;
        for (int row = 0; row < kMeasures; ++row) {
            ChartSeries series{QStringLiteral("M%1").arg(row), {}};
            for (int column = 0; column < kMeasures; ++column)
                series.points.append({double(column), row == column ? 1.0 : -0.99, {}, 20,
                    QStringLiteral("M%1").arg(column)});
            data.series.append(series);
        }
        const auto numbers = [&](const QByteArray& number, int width) {
            ChartLook look;
            look.size = QSize(width, 300);
            QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("heat.svg"));
            if (!writeChart(data, path, look))
                return qsizetype(-1);
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                return qsizetype(-1);
            const QByteArray drawn = file.readAll();
            return drawn.mid(drawn.indexOf("</desc>")).count(number + '<');
        };
        for (int width = 160; width <= 480; width += 20) {
            const qsizetype ones = numbers("1.00", width);
            const qsizetype others = numbers("0.99", width);
            QVERIFY2(ones == (others > 0 ? kMeasures : 0),
                qPrintable(QStringLiteral("%1: %2, %3").arg(width).arg(ones).arg(others)));
        }
    }

    void aHeatMapsColumnsAreAllNamedAndNoNameCoversAnother()
    {
        const QStringList names{QStringLiteral("BLEU"), QStringLiteral("ROUGE-1"),
            QStringLiteral("ROUGE-2"), QStringLiteral("ROUGE-L"), QStringLiteral("METEOR"),
            QStringLiteral("JSD"), QStringLiteral("chrF"), QStringLiteral("BERTScore"),
            QStringLiteral("ExPerT F (average)"), QStringLiteral("Hellinger distance"),
            QStringLiteral("Difference of length"), QStringLiteral("TER")};
        ChartData data;
        data.kind = ChartKind::HeatMap;
        data.title = QStringLiteral("Pearson's r of all measures");
        for (qsizetype row = 0; row < names.size(); ++row) {
            ChartSeries series{names.at(row), {}};
            for (qsizetype column = 0; column < names.size(); ++column)
                series.points.append({double(column), 0.5, {}, 20, names.at(column)});
            data.series.append(series);
        }
        for (const QSize size : {QSize(900, 560), QSize(640, 480), QSize(480, 360)}) {
            ChartView view;
            view.resize(size);
            view.setData(data);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            QList<QPolygonF> places;
            const QList<QGraphicsItem*> items = view.scene()->items();
            for (const QGraphicsItem* item : items) {
                const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
                if (!text || !text->isVisible() || text->rotation() == 0.0 ||
                    text->toPlainText().isEmpty())
                    continue;
                // Without the margin that a document has.
                const QPolygonF place =
                    text->mapToScene(text->boundingRect().adjusted(4, 4, -4, -4));
                QVERIFY2(view.sceneRect().contains(place.boundingRect()),
                    qPrintable(text->toPlainText()));
                for (const QPolygonF& other : std::as_const(places))
                    QVERIFY2(!other.intersects(place), qPrintable(text->toPlainText()));
                places.append(place);
            }
            QCOMPARE(places.size(), names.size());
        }
    }

    void aHeatMapAsksForTheHeightInWhichEveryNameStandsAndLongOnesAreElided()
    {
        const QString longest =
            QStringLiteral("A measure of a name that is longer than any chart is high by far");
        ChartData data;
        data.kind = ChartKind::HeatMap;
        data.title = QStringLiteral("Pearson's r of all measures");
        constexpr int kRows = 14;
        for (int row = 0; row < kRows; ++row) {
            ChartSeries series{QStringLiteral("measure %1").arg(row + 1), {}};
            for (int column = 0; column < kRows; ++column)
                series.points.append({double(column), 0.5, {}, 20,
                    column == 0 ? longest : QStringLiteral("measure %1").arg(column + 1)});
            data.series.append(series);
        }
        ChartView view;
        const int usual = view.minimumSizeHint().height();
        view.setData(data);
        QVERIFY(view.minimumSizeHint().height() > usual);
        view.resize(600, view.minimumSizeHint().height());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        int rows = 0;
        int elided = 0;
        const QList<QGraphicsItem*> items = view.scene()->items();
        for (const QGraphicsItem* item : items) {
            const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
            if (!text || !text->isVisible() || text->toPlainText().isEmpty())
                continue;
            const QString name = text->toPlainText();
            rows += text->rotation() == 0.0 && name.startsWith(QLatin1String("measure")) ? 1 : 0;
            elided += name.startsWith(QLatin1String("A me")) && name.endsWith(QLatin1String("far"));
            QVERIFY2(
                view.sceneRect().contains(
                    text->mapToScene(text->boundingRect().adjusted(4, 4, -4, -4)).boundingRect()),
                qPrintable(name));
        }
        QCOMPARE(rows, kRows);
        QCOMPARE(elided, 1);
        // The name is told in full where the pointer is.
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        QVERIFY2(view.currentText().contains(longest), qPrintable(view.currentText()));
    }

    void longNamesOfBarsAreToldApartByTheirEnds()
    {
        ChartData data = bars();
        data.series.first().points = {
            {0, 0.4, {}, 20, QStringLiteral("a system of a long name with a profile")},
            {0, 0.3, {}, 20, QStringLiteral("a system of a long name without any")}};
        ChartView view;
        view.setData(data);
        const auto axes = view.chart()->axes(Qt::Horizontal);
        const QStringList names = qobject_cast<QBarCategoryAxis*>(axes.first())->categories();
        QVERIFY2(names.at(0).endsWith(QLatin1String("a profile")), qPrintable(names.at(0)));
        QVERIFY2(names.at(1).endsWith(QLatin1String("out any")), qPrintable(names.at(1)));
    }

    void namesOfManyBarsAllStandInTheChart()
    {
        ChartData data = bars();
        data.series.first().points.clear();
        for (int i = 0; i < 10; ++i)
            data.series.first().points.append({0, 0.1 * i, {}, 20,
                QStringLiteral("the first system %1 with the second system %2").arg(i).arg(i)});
        ChartView view;
        view.setData(data);
        view.resize(640, view.minimumSizeHint().height());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        int turned = 0;
        const QList<QGraphicsItem*> items = view.scene()->items();
        for (const QGraphicsItem* item : items) {
            const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
            if (!text || !text->isVisible() ||
                !text->toPlainText().startsWith(QLatin1String("the")))
                continue;
            ++turned;
            QVERIFY2(
                view.sceneRect().contains(
                    text->mapToScene(text->boundingRect().adjusted(4, 4, -4, -4)).boundingRect()),
                qPrintable(text->toPlainText()));
            QVERIFY2(text->toPlainText().contains(QChar(0x2026)), qPrintable(text->toPlainText()));
        }
        QCOMPARE(turned, 10);
    }

    void namesThatFindNoRoomAreLeftOut()
    {
        const QRectF area(0, 0, 100, 60);
        const QList<QPointF> points{{50, 30}, {50, 30}, {98, 2}};
        const QList<QRectF> narrow =
            ChartNames::arranged(points, {{30, 12}, {30, 12}, {30, 12}}, area);
        QVERIFY(narrow.at(0).left() > 50 && narrow.at(1).right() < 50);
        QVERIFY(area.contains(narrow.at(2)));
        const QList<QRectF> wide =
            ChartNames::arranged(points, {{90, 12}, {90, 12}, {110, 12}}, area);
        QVERIFY(!wide.at(0).intersects(wide.at(1)));
        QVERIFY(wide.at(2).isNull());
    }

    void binsEndAtATick()
    {
        ChartView view;
        ChartData data = histogram();
        data.marks.clear();
        data.series.first().points.clear();
        for (int i = 0; i < 6; ++i) // 0.55 to 0.85
            data.series.first().points.append({0.55 + 0.05 * i + 0.025, 3.0, {}, 0, QString()});
        view.setData(data);
        const double interval = level(view)->tickInterval();
        const double ticks = (level(view)->max() - level(view)->tickAnchor()) / interval;
        QVERIFY(level(view)->max() >= 0.85 && level(view)->max() < 0.8501);
        QVERIFY(ticks >= std::round(ticks) && ticks < std::round(ticks) + 1e-6);
    }

    void pointsOfAScatterAreReadByXAndOpenedByEnter()
    {
        ChartView view;
        view.resize(640, 400);
        view.setData(scatter(200));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy activated(&view, &ChartView::pointActivated);
        double before = -1.0;
        for (int i = 0; i < 200; ++i) {
            QTest::keyClick(&view, Qt::Key_Right);
            QVERIFY(view.currentPoint());
            QVERIFY(view.currentPoint()->x > before);
            before = view.currentPoint()->x;
        }
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.currentText(), QStringLiteral("gemma, pair 0: ROUGE-L 0.00, METEOR 0.10"));
        QTest::keyClick(&view, Qt::Key_PageDown);
        QCOMPARE(view.currentPoint()->x, 20 / 200.0);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().first().value<ChartPoint>().id, view.currentPoint()->id);
        QVERIFY(view.accessibleDescription().startsWith(scatter(200).subtitle));
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("y = 0.10 + 0.70 x")));
    }

    void clickingAPointOpensIt_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }

    void clickingAPointOpensIt()
    {
        QFETCH(bool, mirrored);
        ChartView view;
        view.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        view.resize(640, 400);
        ChartData data = scatter(10);
        data.series = {{QString(), {{0.0, 0.0, {}, 0, QStringLiteral("low"), 7},
                                       {1.0, 1.0, {}, 0, QStringLiteral("high"), 8}}}};
        view.setData(data);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QSignalSpy activated(&view, &ChartView::pointActivated);
        const QRectF plot = view.chart()->plotArea();
        // Numbers rise to the right in every language.
        QTest::mouseClick(
            view.viewport(), Qt::LeftButton, {}, plot.topRight().toPoint() + QPoint(-3, 3));
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated.first().first().value<ChartPoint>().id, qint64(8));
    }

    void twentyThousandPointsAreOnePictureOnScreenAndShapesInFiles()
    {
        ChartView view;
        view.resize(640, 400);
        view.setData(scatter(20'000));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (const QAbstractSeries* series : view.chart()->series()) {
            const auto* points = qobject_cast<const QXYSeries*>(series);
            QVERIFY(!points || points->count() < 100); // an item of the scene each
        }
        const QImage seen = view.grab().toImage();
        QSet<QRgb> colors;
        for (int y = 0; y < seen.height(); y += 3) {
            for (int x = 0; x < seen.width(); x += 3)
                colors += seen.pixel(x, y);
        }
        QVERIFY(colors.size() > 20);
        QTest::keyClick(&view, Qt::Key_End);
        QVERIFY(view.currentPoint());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cloud.svg"));
        QVERIFY(writeChart(scatter(400), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().count("<path") >= 400);
    }

    void binsAreToldWithTheirCountsAndFewCountsHaveWholeTicks()
    {
        ChartView view;
        view.resize(640, 400);
        view.setData(histogram(1, 0.05));
        view.show();
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.currentText(), QStringLiteral("0 – 0.05: 0"));
        QCOMPARE(upright(view)->max(), 2.0);
        QCOMPARE(upright(view)->tickCount(), 3);
        QVERIFY(view.accessibleDescription().contains(QStringLiteral("mean 0.37")));
        QVERIFY(std::abs(level(view)->min()) < 1e-9);
        QVERIFY(std::abs(level(view)->max() - 1.0) < 1e-9);
    }

    void valuesFarFromZeroAndCloseTogetherHaveAFewTicks_data()
    {
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("apart");
        QTest::newRow("seconds since 1970") << 1.6e9 << 0.04;
        QTest::newRow("next to each other") << 1e17 << 16.0;
        QTest::newRow("closer than numbers of their size") << 1e17 << 1.6;
        QTest::newRow("the same") << 1e17 << 0.0;
        QTest::newRow("huge") << -1e100 << 2e99;
        QTest::newRow("from one end of what there is to the other") << -1.7e308 << 3.4e307;
    }

    void valuesFarFromZeroAndCloseTogetherHaveAFewTicks()
    {
        QFETCH(const double, first);
        QFETCH(const double, apart);
        ChartView view;
        view.resize(640, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        for (const ChartKind kind : {ChartKind::Histogram, ChartKind::Scatter, ChartKind::Line}) {
            ChartData data;
            data.kind = kind;
            data.binWidth = apart > 0.0 ? apart : 1e16;
            data.series = {ChartSeries{QString(), {}}};
            for (int i = 0; i < 11; ++i)
                data.series.first().points.append(
                    {first + i * apart, double(i % 3), {}, 0, QStringLiteral("point")});
            view.setData(data);
            QVERIFY(level(view)->min() < level(view)->max());
            const double ticks =
                (level(view)->max() - level(view)->min()) / level(view)->tickInterval();
            QVERIFY(kind == ChartKind::Scatter || ticks < 30.0);
            QVERIFY(!view.grab().isNull());
            QVERIFY(view.chart()->plotArea().width() > 0.5 * view.width());
        }
    }

    void linesOfTenModelsAreToldApartByShapeAndLeaveRoomForTheChart()
    {
        ChartView view;
        view.resize(640, 400);
        for (const bool ranges : {false, true}) {
            view.setData(tenModels(ranges));
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            QSet<QString> looks;
            for (const QAbstractSeries* series : view.chart()->series()) {
                if (const auto* dots = qobject_cast<const QScatterSeries*>(series))
                    looks += dots->color().name() + QString::number(dots->markerShape());
            }
            QCOMPARE(looks.size(), 10);
            QVERIFY(view.chart()->plotArea().width() > 0.5 * view.width());
            QVERIFY(view.chart()->plotArea().height() > 0.6 * view.height());
        }
        QCOMPARE(level(view)->labelFormat(), QStringLiteral("%.0f"));
        view.setData(tenModels(false));
        QCOMPARE(level(view)->labelFormat(), QStringLiteral("%.1f"));
    }
};

TANDEM_TEST(TestChartView, QApplication)
#include "tst_chartview.moc"
