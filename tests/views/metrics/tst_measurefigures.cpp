#include "views/metrics/measurefigures.h"

#include "models/results/reporttable.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/chartview.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/sectionview.h"
#include "ui/segmentswitch.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/charttext.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "windowundertest.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tandem;

namespace {

metrics::ScoreColumn column(const QString& key, const QString& name)
{
    metrics::ScoreColumn column;
    column.key = key;
    column.name = name;
    return column;
}

/// Pairs of three systems with ROUGE-L, a distance that falls with it, and ratings; every tenth
/// pair has no ROUGE-L.
SharedMetricsTable table(int pairs = 60, int systems = 3)
{
    MetricsTable made;
    metrics::ScoreColumn rouge = column(QStringLiteral("rougeL"), QStringLiteral("ROUGE-L"));
    rouge.measure = metrics::measureOfKey("rougeL");
    metrics::ScoreColumn jsd = column(QStringLiteral("jsd"), QStringLiteral("JSD"));
    jsd.measure = metrics::measureOfKey("jsd");
    jsd.isDistance = true;
    metrics::ScoreColumn rating = column(QStringLiteral("rating"), QStringLiteral("<b>rating</b>"));
    for (int i = 0; i < pairs; ++i) {
        const QString system =
            systems > 0 ? QStringLiteral("system %1").arg(i % systems + 1) : QString();
        made.pairs.pairs.append({QStringLiteral("pair %1").arg(i), system, {}, {}});
        const double value = 0.2 + 0.1 * (systems > 0 ? i % systems : 0) + 0.001 * i;
        rouge.scores += i % 10 == 0 ? metrics::Score::undefined(QStringLiteral("empty"))
                                    : metrics::Score::of(std::fmod(value, 1.0));
        jsd.scores += metrics::Score::of(1.0 - std::fmod(value, 1.0));
        rating.scores += metrics::Score::of(1.0 + (i * 7) % 5);
    }
    made.pairs.columns = {rouge, jsd, rating};
    std::atomic_bool cancel = false;
    return publishedTable(std::move(made), cancel);
}

class Screen
{
public:
    Screen()
        : fixture(0)
    {
        session = std::make_unique<ProjectSession>(fixture.open());
        const AskFile files(
            nullptr, [this](QWidget*, const FileQuestion& question, const AskFile::Chosen& chosen) {
                suggested = question.suggestion;
                chosen({toWrite});
            });
        output = std::make_unique<ResultOutput>(*session, files);
        page = newPage();
        showActive(page.get(), {1180, 700});
        page->setFocus();
    }

    std::unique_ptr<FiguresPage> newPage()
    {
        return std::make_unique<FiguresPage>(*session, *output,
            measureFigures([this] { return shown; },
                [this](int pair, const QString& key) {
                    opened.append({pair, key});
                }));
    }
    void setTable(const SharedMetricsTable& table)
    {
        shown = table;
        page->renew();
    }
    void showView(MeasureView view) { page->choose("measureChartsView", int(view)); }
    template <typename T>
    T* find(const char* name)
    {
        return partOf<T>(page.get(), name);
    }
    QAbstractItemModel* figures() { return find<QTableView>("measureFigures")->model(); }
    QString figure(int row, int column) { return figures()->index(row, column).data().toString(); }
    ChartView* chart() { return find<ChartView>("measureChart0"); }
    bool settled() { return page->isSettled(); }

    ProjectFixture fixture;
    std::unique_ptr<ProjectSession> session;
    std::unique_ptr<ResultOutput> output;
    SharedMetricsTable shown = std::make_shared<const MetricsTable>();
    std::unique_ptr<FiguresPage> page;
    QList<std::pair<int, QString>> opened;
    QString suggested;
    QString toWrite;
};

QString nameOf(const ChartResult& result)
{
    return tableOf(result.section, results::Outlet::Window).rows.first().first();
}

} // namespace

class TestMeasureFigures final : public QObject
{
    Q_OBJECT

private slots:
    void aSmallWindowHasRoomForChartAndTable()
    {
        // What is left at 1024 x 640 below a message and the parameters of personalization.
        constexpr int kLeft = 250;
        ChartResultView view;
        QVERIFY2(view.minimumSizeHint().height() <= kLeft,
            qPrintable(QString::number(view.minimumSizeHint().height())));
    }

    void wideNumbersAreShownWhole()
    {
        ChartResultView view;
        ChartResult result;
        result.section.columns = {
            {QString(), QStringLiteral("Model")}, {QString(), QStringLiteral("1.0")}};
        const QLocale persian(QLocale::Persian); // whose exponents take the most room
        result.section.rows = {{{QStringLiteral("lead"),
            results::Cell(2.81e-6).shownAs(persian.toString(2.81e-6, 'g', 3))}}};
        view.resize(900, 400);
        view.setResult(result);
        const QTableView* table = view.table();
        QVERIFY(
            table->columnWidth(1) >= table->sizeHintForIndex(table->model()->index(0, 1)).width());
    }

    void twoMeasuresAreNeverOneAgainstItself()
    {
        Screen screen;
        // A first table with one measure leaves both choices at it.
        MetricsTable single = *table();
        single.pairs.columns = {single.pairs.columns.first()};
        screen.setTable(std::make_shared<const MetricsTable>(single));
        screen.setTable(table());
        screen.showView(MeasureView::TwoMeasures);
        auto* measure = screen.find<QComboBox>("measureChartsMeasure");
        auto* against = screen.find<QComboBox>("measureChartsAgainst");
        QVERIFY(measure->currentIndex() != against->currentIndex());
        measure->setCurrentIndex(against->currentIndex());
        QVERIFY(measure->currentIndex() != against->currentIndex());
        against->setCurrentIndex(measure->currentIndex());
        QVERIFY(measure->currentIndex() != against->currentIndex());
    }

    void withoutMeasuresThePageSaysWhatToDo()
    {
        Screen screen;
        QVERIFY(screen.find<QWidget>("measureChartsEmpty")->isVisible());
        QVERIFY(!screen.find<QAction>("measureChartsSave")->isEnabled());
    }

    void aDistributionCountsWhatHasNoValue()
    {
        Screen screen;
        screen.setTable(table());
        QTRY_VERIFY(screen.settled());
        const ChartData& chart = screen.chart()->data();
        QCOMPARE(chart.kind, ChartKind::Histogram);
        double counted = 0;
        for (const ChartPoint& bin : chart.series.first().points)
            counted += bin.y;
        QCOMPARE(counted, 54.0);
        QCOMPARE(chart.marks.size(), 2);
        QVERIFY(chart.subtitle.contains(QStringLiteral("excluded, no value: 6")));
        QCOMPARE(screen.figure(0, 1), QStringLiteral("54"));
        QCOMPARE(screen.figure(0, 8), QStringLiteral("6"));
    }

    void distributionsBySystemShareTheirBinsInOneChartOrSeveral()
    {
        std::atomic_bool cancel = false;
        const ChartResult three = distributionResult(*table(60, 3), 0, true, cancel);
        QCOMPARE(three.charts.size(), 1);
        QCOMPARE(three.charts.first().series.size(), 3);
        const ChartResult five = distributionResult(*table(60, 5), 0, true, cancel);
        QCOMPARE(five.charts.size(), 5);
        for (const ChartData& chart : five.charts) {
            QCOMPARE(chart.binWidth, five.charts.first().binWidth);
            QCOMPARE(chart.yRange->high, five.charts.first().yRange->high);
        }
        QCOMPARE(five.section.rows.size(), 5);
    }

    void systemsStandByTheirMeansTheClosestFirstWhereLessIsCloser()
    {
        std::atomic_bool cancel = false;
        const SharedMetricsTable all = table();
        QCOMPARE(nameOf(leaderboardResult(*all, 0, cancel)), QStringLiteral("system 3"));
        QCOMPARE(nameOf(leaderboardResult(*all, 1, cancel)), QStringLiteral("system 3"));
        const ChartResult rouge = leaderboardResult(*all, 0, cancel);
        QCOMPARE(rouge.charts.first().bounds->high, 1.0);
        QCOMPARE(rouge.charts.first().series.first().points.size(), 3);
        QCOMPARE(leaderboardResult(*table(20, 0), 0, cancel).charts.first().isEmpty(), true);
    }

    void systemsAreTestedAgainstEachOther()
    {
        // Each system has three pairs in common with the next one, named alike.
        MetricsTable made;
        metrics::ScoreColumn jsd = column(QStringLiteral("jsd"), QStringLiteral("JSD"));
        jsd.measure = metrics::measureOfKey("jsd");
        jsd.isDistance = true;
        for (int i = 0; i < 3; ++i) {
            for (int system = 0; system < 3; ++system) {
                made.pairs.pairs.append({QStringLiteral("pair %1").arg(i),
                    QStringLiteral("system %1").arg(system + 1), {}, {}});
                jsd.scores += i == 2 && system == 2
                                  ? metrics::Score::undefined(QStringLiteral("empty"))
                                  : metrics::Score::of(0.1 * i + 0.2 * system);
            }
        }
        made.pairs.columns = {jsd};
        std::atomic_bool cancel = false;
        Screen screen;
        screen.setTable(publishedTable(std::move(made), cancel));
        screen.showView(MeasureView::SystemPairs);
        QTRY_VERIFY(screen.settled());
        QTRY_COMPARE(screen.figures()->rowCount(), 3);
        QCOMPARE(screen.figure(0, 0), QStringLiteral("system 1"));
        QCOMPARE(screen.figure(0, 1), QStringLiteral("system 2"));
        QCOMPARE(screen.figure(0, 2), QStringLiteral("−0.2000"));
        QCOMPARE(screen.figure(0, 3), QStringLiteral("0.2500")); // 2 of 8 signs
        QCOMPARE(screen.figure(0, 4), QStringLiteral("0.7500")); // of three tests
        QCOMPARE(screen.figure(0, 5), QStringLiteral("3"));
        QCOMPARE(screen.figure(0, 6), QStringLiteral("3")); // the closer one wins
        QCOMPARE(screen.figure(1, 5), QStringLiteral("2")); // one has no value
        QCOMPARE(screen.chart()->data().series.first().points.size(), 3);
        QVERIFY(screen.find<QLabel>("measureNote")->text().contains(QLatin1String("Holm")));
    }

    void outputsUnderDifferentReferencesAreNotPaired()
    {
        // "one" has a reference of its own in each system; "two" and "three" are the same.
        MetricsTable made;
        metrics::ScoreColumn jsd = column(QStringLiteral("jsd"), QStringLiteral("JSD"));
        jsd.measure = metrics::measureOfKey("jsd");
        for (const char* system : {"heron", "kestrel"}) {
            for (const char* id : {"one", "two", "three"}) {
                const QString name = QString::fromLatin1(system);
                const QString reference = QLatin1String(id) == QLatin1String("one")
                                              ? QStringLiteral("of ") + name
                                              : QStringLiteral("r");
                made.pairs.pairs.append({QString::fromLatin1(id), name, reference, {}});
                jsd.scores += metrics::Score::of(0.1 * double(jsd.scores.size()));
            }
        }
        made.pairs.columns = {jsd};
        std::atomic_bool cancel = false;
        Screen screen;
        screen.setTable(publishedTable(std::move(made), cancel));
        screen.showView(MeasureView::SystemPairs);
        QTRY_VERIFY(screen.settled());
        QTRY_COMPARE(screen.figures()->rowCount(), 1);
        QCOMPARE(screen.figure(0, 5), QStringLiteral("2"));
        const QString note = screen.find<QLabel>("measureNote")->text();
        QVERIFY2(note.contains(QLatin1String("id, prompt and reference are the same")),
            qPrintable(note));
        QVERIFY2(
            note.contains(QLatin1String("no test pairs their outputs: one.")), qPrintable(note));
    }

    void twoMeasuresAreCorrelatedWithoutThePairsThatLackOne()
    {
        Screen screen;
        screen.setTable(table());
        screen.showView(MeasureView::TwoMeasures);
        QTRY_VERIFY(screen.settled());
        const ChartData& chart = screen.chart()->data();
        QCOMPARE(chart.kind, ChartKind::Scatter);
        QCOMPARE(chart.series.size(), 3);
        QVERIFY(chart.fit);
        QCOMPARE(screen.figure(0, 1), QStringLiteral("−1.0000"));
        QCOMPARE(screen.figure(2, 1), QStringLiteral("−1.0000"));
        QCOMPARE(screen.figure(0, 4), QStringLiteral("Student's t"));
        QCOMPARE(screen.figure(0, 5), QStringLiteral("54"));
        QCOMPARE(screen.figure(0, 6), QStringLiteral("6"));
        QVERIFY(screen.find<QWidget>("measureNote")->isVisible());
    }

    void enterAtAPointAsksForItsPair()
    {
        Screen screen;
        screen.setTable(table());
        screen.showView(MeasureView::TwoMeasures);
        QTRY_VERIFY(screen.settled());
        screen.chart()->setFocus();
        QTest::keyClick(screen.chart(), Qt::Key_Home);
        QVERIFY(screen.chart()->currentText().contains(QStringLiteral("pair 3")));
        QTest::keyClick(screen.chart(), Qt::Key_Return);
        QCOMPARE(screen.opened.size(), 1);
        QCOMPARE(screen.opened.first(), std::pair(3, QStringLiteral("rougeL")));
    }

    void systemMeansAreCorrelatedToo()
    {
        Screen screen;
        screen.setTable(table());
        screen.showView(MeasureView::TwoMeasures);
        screen.find<SegmentSwitch>("measureChartsLevel")->segment(1)->click();
        QTRY_VERIFY(screen.settled());
        QCOMPARE(screen.figure(0, 4), QStringLiteral("exact, all permutations"));
        QCOMPARE(screen.figure(0, 5), QStringLiteral("3"));
        QCOMPARE(screen.chart()->data().series.size(), 1);
    }

    void moreThanAChartHoldsIsThinnedAndSaid()
    {
        std::atomic_bool cancel = false;
        const ChartResult many = scatterResult(*table(30'000), 0, 1, false, cancel);
        qsizetype drawn = 0;
        for (const ChartSeries& series : many.charts.first().series)
            drawn += series.points.size();
        QCOMPARE(drawn, kMostPoints);
        QVERIFY(many.charts.first().subtitle.contains(QStringLiteral("27,000")) ||
                many.charts.first().subtitle.contains(QStringLiteral("27000")));
        QCOMPARE(tableOf(many.section, results::Outlet::Csv).rows.first().at(5),
            QStringLiteral("27000"));
    }

    void theMatrixIsTheSameAcrossItsDiagonal()
    {
        std::atomic_bool cancel = false;
        for (const auto coefficient :
            {Coefficient::Pearson, Coefficient::Spearman, Coefficient::Kendall}) {
            const ChartResult matrix = correlationResult(*table(), coefficient, cancel);
            const Table shown = tableOf(matrix.section, results::Outlet::Window);
            QCOMPARE(shown.rows.size(), 3);
            QCOMPARE(matrix.data->rows.size(), 3);
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(shown.rows.at(i).at(i + 1), QStringLiteral("1.000"));
                for (int k = 0; k < 3; ++k)
                    QCOMPARE(shown.rows.at(i).at(k + 1), shown.rows.at(k).at(i + 1));
            }
            const ChartData& heat = matrix.charts.first();
            QCOMPARE(heat.kind, ChartKind::HeatMap);
            QCOMPARE(heat.series.size(), 3); // a row for each measure
            QCOMPARE(heat.series.at(0).points.size(), 3);
            QVERIFY(
                qAbs(heat.series.at(0).points.at(1).y + 1.0) < 1e-9); // ROUGE-L and its distance
            QCOMPARE(heat.series.at(0).points.at(1).n, 54);
        }
    }

    void aMatrixThatScrollsLeavesItsFirstColumnNoMoreThanTheNamesNeed()
    {
        Screen screen;
        MetricsTable many = *table(20, 0);
        for (int i = 0; i < 20; ++i) {
            many.pairs.columns += many.pairs.columns.at(1);
            many.pairs.columns.last().name = QStringLiteral("ROUGE-Lsum %1").arg(i);
            many.pairs.columns.last().key = QStringLiteral("c%1").arg(i);
        }
        std::atomic_bool cancel = false;
        screen.setTable(publishedTable(std::move(many), cancel));
        QTRY_VERIFY(screen.settled());
        screen.showView(MeasureView::Correlations);
        QTRY_VERIFY(screen.settled());
        const auto* chart = screen.find<ChartView>("measureChart0");
        QVERIFY(chart->minimumSizeHint().height() > 400);
        QTRY_VERIFY(chart->height() >= chart->minimumSizeHint().height()); // else it is scrolled
        const auto* figures = screen.find<QTableView>("measureFigures");
        QVERIFY(figures->columnWidth(0) < figures->width() / 3);
        for (int column = 0; column < screen.figures()->columnCount(); ++column)
            QVERIFY(figures->columnWidth(column) >=
                    figures->horizontalHeader()->sectionSizeHint(column));
    }

    void filesAndTheClipboardHaveNumbersThatProgramsRead()
    {
        Screen screen;
        screen.setTable(table());
        screen.showView(MeasureView::TwoMeasures);
        QTRY_VERIFY(screen.settled());
        screen.find<QAction>("measureChartsCopy")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("-1.0000")));
    }

    void keysGoRoundTheKindsAndSaveWhatIsSeen()
    {
        Screen screen;
        QTemporaryDir folder;
        screen.setTable(table());
        QSignalSpy told(screen.output.get(), &ResultOutput::told);
        for (const char* name :
            {"leaderboard", "system-pairs", "scatter", "correlations", "distribution"}) {
            QTest::keyClick(
                screen.find<QTableView>("measureFigures"), Qt::Key_T, Qt::ControlModifier);
            QTRY_VERIFY(screen.settled());
            for (const char* ending : {".csv", ".md", ".tex"}) {
                screen.toWrite = folder.filePath(QLatin1String(name) + QLatin1String(ending));
                told.clear();
                QTest::keyClick(
                    screen.find<QTableView>("measureFigures"), Qt::Key_S, Qt::ControlModifier);
                QTRY_COMPARE(told.size(), 1);
                QFile file(screen.toWrite);
                QVERIFY(file.open(QIODevice::ReadOnly) && file.size() > 40);
            }
            QVERIFY(screen.suggested.startsWith(QLatin1String(name)));
            const auto* saveChart = screen.find<QAction>("measureChartsSaveChart");
            // These systems have no pair in common: there is a table with the reason, no chart.
            QCOMPARE(saveChart->isEnabled(), QLatin1String(name) != QLatin1String("system-pairs"));
            if (!saveChart->isEnabled())
                continue;
            screen.toWrite = folder.filePath(QLatin1String(name) + QLatin1String(".svg"));
            QTest::keyClick(screen.find<QTableView>("measureFigures"), Qt::Key_S,
                Qt::ControlModifier | Qt::ShiftModifier);
            auto* dialog = screen.find<QDialog>("saveChartDialog");
            QTest::keyClick(dialog, Qt::Key_Return);
            QTRY_VERIFY(QFile::exists(screen.toWrite));
            activate(screen.page.get());
        }
    }

    void whatIsChosenIsRemembered()
    {
        Screen screen;
        screen.setTable(table());
        screen.showView(MeasureView::Correlations);
        screen.find<SegmentSwitch>("measureChartsCoefficient")->segment(2)->click();
        const auto other = screen.newPage();
        QVERIFY(restoreLayout(other.get(), savedLayout(screen.page.get())));
        QVERIFY(!restoreLayout(other.get(), QByteArrayLiteral("nonsense")));
        for (const char* name : {"measureChartsView", "measureChartsBySystem", "measureChartsLevel",
                 "measureChartsCoefficient"})
            QCOMPARE(partOf<SegmentSwitch>(other.get(), name)->current(),
                screen.find<SegmentSwitch>(name)->current());
        QCOMPARE(partOf<SegmentSwitch>(other.get(), "measureChartsCoefficient")->current(), 2);
    }

    void aLayoutFromBeforePairsOfSystemsKeepsItsKindOfChart()
    {
        QWidget before;
        auto* views = new SegmentSwitch(
            "measureChartsView",
            [] {
                return QStringLiteral("Distribution,Systems,Two measures,Correlations")
                    .split(QLatin1Char(','));
            },
            &before);
        keep(views);
        for (int old = 0; old < 4; ++old) {
            views->segment(old)->click();
            const Screen screen;
            QVERIFY(restoreLayout(screen.page.get(), savedLayout(&before)));
            const auto* now = partOf<SegmentSwitch>(screen.page.get(), "measureChartsView");
            QCOMPARE(now->segment(now->current())->text(), views->segment(old)->text());
        }
    }
};

TANDEM_TEST(TestMeasureFigures, QApplication)
#include "tst_measurefigures.moc"
