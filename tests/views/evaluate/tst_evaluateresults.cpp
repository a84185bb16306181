#include "expertproject.h"
#include "models/expert/systempairs.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "storage/formats/tableoutput.h"
#include "storage/runs/robustnessoutputs.h"
#include "testmain.h"
#include "ui/rows/rowsof.h"
#include "ui/sectionview.h"
#include "views/evaluate/caserows.h"
#include "views/evaluate/checkresults.h"
#include "views/evaluate/systemfigures.h"
#include "views/session/projectsession.h"
#include "views/session/resultoutput.h"
#include "windowundertest.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace tandem;

namespace {

EvaluationSummary evaluation(int number, const QString& system, double score)
{
    EvaluationSummary summary;
    summary.id = EvaluationId{number};
    summary.caseId = CaseId{number};
    summary.casePosition = number;
    summary.system = system;
    summary.state = EvaluationState::Complete;
    expert::Scores scores;
    for (const expert::Mode mode : expert::kAllModes)
        scores.of(mode) = {score, score, score};
    summary.scores = scores;
    return summary;
}

ReadEvaluations oneSet(const QList<EvaluationSummary>& list)
{
    ReadEvaluations read;
    read.sets = {EvaluationSet{}};
    read.evaluations = {list};
    return read;
}

ListedCase listed(int number, const QString& name)
{
    ListedCase one;
    one.id = CaseId{number};
    one.position = number;
    one.name = name;
    one.promptStart = QStringLiteral("Prompt about %1").arg(name);
    one.outputs = {{OutputId{number}, QStringLiteral("heron"), 1}};
    return one;
}

} // namespace

class TestEvaluateResults final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsRoundedToNothingHasNoSign()
    {
        Figure figure;
        figure.value = -0.004;
        figure.interval = Interval{-0.0049, 0.0};
        figure.n = 8;
        const results::Column column = results::Column().number(2);
        QVERIFY(!results::figureText(figure, column).contains(QChar(0x2212)));
        QVERIFY(!results::intervalText(figure, column).contains(QChar(0x2212)));
        figure.value = -0.006;
        QVERIFY(results::figureText(figure, column).contains(QChar(0x2212)));
    }

    void systemsGetMeansWithNAndWhatIsLeftOut()
    {
        QList<EvaluationSummary> list{evaluation(1, QStringLiteral("b"), 0.2),
            evaluation(2, QStringLiteral("b"), 0.4), evaluation(1, QStringLiteral("a"), 0.5)};
        EvaluationSummary unscored = evaluation(3, QStringLiteral("b"), 0);
        unscored.scores.reset();
        unscored.state = EvaluationState::Unscored;
        unscored.faults = 2;
        list += unscored;
        const QList<expert::SystemScores> results = expert::systemScores(list);
        QCOMPARE(results.size(), 2);
        QCOMPARE(results.first().system, QStringLiteral("a"));
        const expert::SystemScores& b = results.last();
        QCOMPARE(b.evaluations, 3);
        QCOMPARE(b.unscored, 1);
        QCOMPARE(b.withFaults, 1);
        const Figure& figure = b.of(expert::Mode::Average).f1;
        QCOMPARE(figure.n, 2);
        QVERIFY(qFuzzyCompare(*figure.value, 0.3));
        QVERIFY(figure.interval.has_value());
        QVERIFY(!results.first().of(expert::Mode::Average).f1.interval);
        const ChartData chart = systemsChart(results, expert::Mode::Average);
        QCOMPARE(chart.series.first().points.size(), 2);
        QCOMPARE(chart.series.first().points.last().n, 2);
        const Table data = tableOf(expert::systemsSection(results), results::Outlet::Csv);
        QCOMPARE(data.header.size(), data.rows.first().size());
        QCOMPARE(data.rows.last().at(1), QStringLiteral("2"));
    }

    void systemsArePairedOverTheCasesThatBothHave()
    {
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        const QList<EvaluationSummary> list{evaluation(1, a, 0.1), evaluation(2, a, 0.2),
            evaluation(3, a, 0.3), evaluation(3, b, 0.6), evaluation(1, b, 0.4)};
        const auto paired = expert::scoresOfTwo(list, a, b, expert::Mode::Average);
        QCOMPARE(paired.first, (QList<double>{0.1, 0.3}));
        QCOMPARE(paired.second, (QList<double>{0.4, 0.6}));
    }

    void aSelfPromotionsDifferencesAreSortedAndNamed()
    {
        const QString system = QStringLiteral("a");
        const QString selfPromoted = selfPromotedSystem(system);
        const ReadEvaluations read = oneSet({evaluation(1, system, 0.5),
            evaluation(1, selfPromoted, 0.6), evaluation(2, system, 0.4),
            evaluation(2, selfPromoted, 0.2), evaluation(3, system, 1)});
        const auto result = selfPromotionResult(read, system, expert::Mode::Average);
        QVERIFY(result);
        const QList<ChartPoint>& points = result->chart.series.first().points;
        QCOMPARE(points.size(), 2);
        QVERIFY(points.first().y < points.last().y);
        QVERIFY(points.first().label.contains(QLatin1Char('2')));
        QVERIFY(result->chart.reference.has_value());
        QCOMPARE(result->figures.meanDifference.n, 2);
        QVERIFY(!selfPromotionResult(read, QStringLiteral("other"), expert::Mode::Average));
    }

    void swappedProfilesGiveOnePointForEachShareThatWasScored()
    {
        const QString base = QStringLiteral("p");
        QCOMPARE(swappedSystem(base, 0), base);
        const ReadEvaluations read = oneSet({evaluation(1, base, 0.6), evaluation(2, base, 0.4),
            evaluation(1, swappedSystem(base, 40), 0.3),
            evaluation(2, swappedSystem(base, 40), 0.1),
            evaluation(1, QStringLiteral("unrelated"), 0.9)});
        const auto result = profileSwapResult(read, base, {0, 20, 40}, expert::Mode::Average);
        QVERIFY(result);
        QCOMPARE(result->shares, (QList<int>{0, 40}));
        QVERIFY(qFuzzyCompare(*result->means.last().value, 0.2));
        QCOMPARE(result->chart.series.first().points.last().x, 40.0);
        QVERIFY(!profileSwapResult(read, QStringLiteral("q"), {0, 20}, expert::Mode::Average));
    }

    void meansOverDifferentNumbersOfCasesSayHowMany()
    {
        CaseScores scores;
        scores.systems = {QStringLiteral("plain"), QStringLiteral("profile")};
        scores.means = {Figure::defined(0.1, 4), Figure::defined(0.2, 4)};
        const auto counts = [&] {
            QStringList said;
            for (const MeanCell& cell : caseMeans(scores))
                said.append(cell.count);
            return said;
        };
        QCOMPARE(counts(), QStringList(4));
        scores.means.last().n = 5;
        QCOMPARE(counts(), (QStringList{{}, {}, QStringLiteral("n = 4"), QStringLiteral("n = 5")}));
    }

    void pairsAreComparedToTheEndWhileEvaluationsComeIn()
    {
        ProjectFixture fixture(0);
        ProjectSession session(fixture.open());
        ResultOutput output(session,
            AskFile(nullptr, [](QWidget*, const FileQuestion&, const AskFile::Chosen&) {}));
        SharedEvaluations read;
        FiguresPage page(session, output, systemFigures(session, [&read] { return read; }));
        showActive(&page, {900, 700});
        int cases = 40;
        const auto comeIn = [&] {
            ++cases;
            QList<EvaluationSummary> list;
            for (int number = 1; number <= cases; ++number) {
                for (int system = 0; system < 8; ++system)
                    list += evaluation(number, QString(QChar(u'a' + system)),
                        double((number * (system + 3)) % 11) / 11.0);
            }
            read = std::make_shared<const ReadEvaluations>(oneSet(list));
            page.renew();
        };
        comeIn();
        auto* table = partOf<SectionView>(&page, "systemsTable");
        QTimer run;
        connect(&run, &QTimer::timeout, &page, comeIn);
        run.start(0);
        QTest::keyClick(table, Qt::Key_T, Qt::ControlModifier);
        QTRY_COMPARE(table->section().rows.size(), 28);
        run.stop();
        // The last that came in is compared too, and what was shown stays meanwhile.
        table->setCurrentIndex(table->model()->index(5, 0));
        const auto isOfAll = [&] {
            const auto& columns = table->section().columns;
            const auto n = std::find_if(columns.cbegin(), columns.cend(),
                [](const results::Column& column) { return column.key == QLatin1String("n"); });
            const qsizetype place = n - columns.cbegin();
            return std::get<qint64>(table->section().rows.first().cells.at(place).value) == cases;
        };
        QTRY_VERIFY(isOfAll());
        comeIn();
        QCOMPARE(table->section().rows.size(), 28);
        QTRY_VERIFY(isOfAll());
        QCOMPARE(table->currentIndex().row(), 5);
    }

    void casesAreAddedBehindTheOthersAndFiltered()
    {
        RowsOf<ListedCase> rows(caseRows());
        rows.setRows({listed(1, QStringLiteral("alpha"))});
        QSignalSpy resets(&rows, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&rows, &QAbstractItemModel::dataChanged);
        ListedCase changed = listed(1, QStringLiteral("alpha"));
        changed.outputs.first().evaluations = 2;
        rows.setRows({changed, listed(2, QStringLiteral("Beta")), listed(3, {})});
        QCOMPARE(resets.size(), 0);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(rows.rowCount(), 3);
        const auto filter = [&rows](const char* words) {
            rows.setFilter(caseWordsFilter(QLatin1String(words)));
            return rows.rowCount();
        };
        QCOMPARE(filter("beta HERON"), 1);
        QCOMPARE(filter("beta kestrel"), 0);
        QCOMPARE(filter(""), 3);
        rows.sort(rows.columnCount() - 1, Qt::DescendingOrder);
        QCOMPARE(rows.cellText(0, 0), QStringLiteral("alpha"));
    }

    void tablesAreWrittenByTheEndingOfTheName()
    {
        QTemporaryDir folder;
        const QList<expert::SystemScores> results =
            expert::systemScores({evaluation(1, QStringLiteral("a, \"b\""), 0.5)});
        const results::Section data = expert::systemsSection(results);
        for (const char* ending : {"csv", "md", "tex", "json"}) {
            const QString path = folder.filePath(QStringLiteral("t.") + QLatin1String(ending));
            QVERIFY(writeSection(path, data, *tableFormatOf(path)));
            QVERIFY(QFile(path).size() > 0);
        }
        QFile json(folder.filePath(QStringLiteral("t.json")));
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject row = QJsonDocument::fromJson(json.readAll()).array().first().toObject();
        QCOMPARE(row.value(QStringLiteral("system")).toString(), QStringLiteral("a, \"b\""));
        QCOMPARE(row.value(QStringLiteral("content_only_f1")).toDouble(), 0.5);
        QVERIFY(row.value(QStringLiteral("content_only_f1_low")).isNull());
        QVERIFY(!tableFormatOf(folder.filePath(QStringLiteral("t.doc"))));
        ProjectFixture fixture(0);
        QFile::copy(fixture.path(), folder.filePath(QStringLiteral("project.csv")));
        const auto refused =
            writeSection(folder.filePath(QStringLiteral("project.csv")), data, TableFormat::Csv);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
    }

    void whatChecksCanBeRunOnIsRead()
    {
        ProjectFixture fixture(0);
        addExpertProject(fixture.database(), 3);
        const CheckData data = ProjectFixture::take(readCheckData(fixture.database()));
        QCOMPARE(data.cases, 3);
        QCOMPARE(data.systems, (QStringList{kFirstSystem, kSecondSystem}));
        QCOMPARE(data.common(kFirstSystem, kSecondSystem), 3);
        QCOMPARE(data.common(kFirstSystem, QStringLiteral("none")), 0);
        QVERIFY(!data.judgedPair(kFirstSystem, kSecondSystem));
    }

    void theSharesOfAJudgeStandWithTheirN()
    {
        JudgedPair pair;
        pair.first = QStringLiteral("a");
        pair.second = QStringLiteral("b");
        CaseJudgement same;
        same.firstOrder = 1;
        same.secondOrder = 1;
        CaseJudgement changed = same;
        changed.secondOrder = 2;
        pair.bias = positionBias({same, changed, CaseJudgement()});
        const ChartData chart = positionBiasChart(pair);
        QCOMPARE(chart.series.first().points.first().y, 0.5);
        QCOMPARE(chart.series.first().points.first().n, 2);
        pair.bias = positionBias({});
        QVERIFY(positionBiasChart(pair).isEmpty());
    }
};

TANDEM_TEST(TestEvaluateResults, QApplication)
#include "tst_evaluateresults.moc"
