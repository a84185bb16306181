#include "models/kgds/systemtables.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"

#include "madesystems.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;
using results::Outlet;

namespace {

const QString kHeron = QStringLiteral("heron");
const QString kKestrel = QStringLiteral("kestrel");
const QList<double> kGood{0.8, 0.7, 0.9, 0.6, 0.8, 0.7, 0.8};
const QList<double> kFair{0.6, 0.6, 0.7, 0.4, 0.5, 0.6, 0.5};

QList<ScoredSystem> systems()
{
    return {madeSystem(kHeron, kFair), madeSystem(kKestrel, kGood),
        madeSystem(kHeron, kGood, Pattern::Extractive, Paradigm::SelfReflection),
        madeSystem(QStringLiteral("swift"), kFair, Pattern::Abstractive, Paradigm::SelfReflection)};
}

/// `counts` are by ErrorType.
ScoredSystem withErrors(const QString& model, const std::array<int, kErrorTypes>& counts,
    int untyped = 0, Paradigm paradigm = Paradigm::StructuredPrompt)
{
    ScoredSystem made = madeSystem(model, {0.5}, Pattern::Extractive, paradigm);
    SampleScore& score = made.samples.first();
    score.errors = counts;
    score.untyped = untyped;
    score.uncovered = std::accumulate(counts.begin(), counts.end(), untyped);
    return made;
}

QString cellOf(const Table& table, qsizetype row, const QString& heading)
{
    return cellAt(table.rows.at(row), table.header.indexOf(heading));
}

PublishedRow published()
{
    PublishedRow row;
    row.model = QStringLiteral("GPT-4o");
    row.values.insert(QStringLiteral("bsp_f1"), 0.7812);
    row.values.insert(QStringLiteral("ofi_ebs"), 0.0857);
    row.changes.insert(QStringLiteral("bsp_f1"), 0.0127);
    return row;
}

} // namespace

class TestSystemTables : public QObject
{
    Q_OBJECT

private slots:
    void tableOneMarksBestAndSecondAndShowsChanges()
    {
        const QList<ScoreTableRow> rows = scoreTable(systems(), Pattern::Extractive);
        QCOMPARE(rows.size(), 2);
        const Table table =
            results::tableOf(scoreTableSection(rows, Pattern::Extractive), Outlet::Readers);
        QCOMPARE(cellOf(table, 0, QStringLiteral("Model")), kHeron);
        const QString second = cellOf(table, 0, QStringLiteral("BSP-R"));
        QVERIFY2(second.startsWith(QStringLiteral("55.71 [")), qPrintable(second));
        QVERIFY2(second.endsWith(QStringLiteral("] (2)")), qPrintable(second));
        QVERIFY(cellOf(table, 1, QStringLiteral("BSP-R")).endsWith(QStringLiteral("] (1)")));
        // The change stands beside its metric.
        QCOMPARE(cellAt(table.rows.at(0), table.header.indexOf(QStringLiteral("BSP-R")) + 1),
            QStringLiteral("↑ 20.00 (p 0.016)"));
        QCOMPARE(cellAt(table.rows.at(1), table.header.indexOf(QStringLiteral("BSP-R")) + 1),
            QStringLiteral("–"));
    }

    void tableOneForProgramsHasPlainNumbersOnly()
    {
        const results::Section section = scoreTableSection(
            scoreTable(systems(), Pattern::Extractive), Pattern::Extractive, {published()});
        const Table data = results::tableOf(section, Outlet::Csv);
        QVERIFY(data.header.contains(QStringLiteral("bsp_f1_low")));
        QVERIFY(data.header.contains(QStringLiteral("op_ebs_aos_change_p_holm")));
        QCOMPARE(cellOf(data, 0, QStringLiteral("bsp_f1")), QStringLiteral("0.557143"));
        QCOMPARE(cellOf(data, 0, QStringLiteral("bsp_f1_change")), QStringLiteral("0.200000"));
        QCOMPARE(cellOf(data, 2, QStringLiteral("published")), QStringLiteral("true"));
        const QJsonObject json = results::reportJson({{}, {section}});
        const QJsonArray rows = json.value(QStringLiteral("scores"))
                                    .toObject()
                                    .value(QStringLiteral("ebs-aos"))
                                    .toArray();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0)[QStringLiteral("bsp_f1")][QStringLiteral("n")].toInt(), 7);
        QCOMPARE(rows.at(2)[QStringLiteral("bsp_f1")].toDouble(), 0.7812);
        QVERIFY(rows.at(2)[QStringLiteral("bsp_r")].isNull());
    }

    void aMeanOfOneSampleIsNeitherBestNorLettered()
    {
        const QList<ScoredSystem> all{madeSystem(kHeron, kFair), madeSystem(kKestrel, {1.0})};
        QList<ScoreTableRow> rows = scoreTable(all, Pattern::Extractive);
        addLetters(rows, all);
        QVERIFY(rows.at(0).cells.front().best);
        QVERIFY(!rows.at(1).cells.front().best && !rows.at(1).cells.front().second);
        QVERIFY(rows.at(1).cells.front().letters.isEmpty());
        const results::Section section = scoreTableSection(rows, Pattern::Extractive);
        QVERIFY(section.notes.first().contains(QStringLiteral("at least two samples")));
    }

    void publishedRowsAreMarkedAndCompeteWithNobody()
    {
        PublishedRow row = published();
        row.values[QStringLiteral("bsp_f1")] = 0.9999;
        const results::Section section = scoreTableSection(
            scoreTable(systems(), Pattern::Extractive), Pattern::Extractive, {row});
        const Table table = results::tableOf(section, Outlet::Console);
        QCOMPARE(cellOf(table, 2, QStringLiteral("Model")), QStringLiteral("GPT-4o (published)"));
        QCOMPARE(cellOf(table, 2, QStringLiteral("BSP-F1")), QStringLiteral("99.99"));
        QVERIFY(cellOf(table, 1, QStringLiteral("BSP-F1")).endsWith(QStringLiteral("(1)")));
        QCOMPARE(section.rows.at(1).item, 1);
        QCOMPARE(section.rows.at(2).item, -1);
        QCOMPARE(scoreTableSection(
                     scoreTable(systems(), Pattern::Abstractive), Pattern::Abstractive, {row})
                     .rows.size(),
            1);
    }

    void meansAreThereBeforeIntervalsAndLetters()
    {
        const QList<ScoreTableRow> means = scoreTableMeans(systems(), Pattern::Extractive);
        QList<ScoreTableRow> rows = scoreTable(systems(), Pattern::Extractive);
        QCOMPARE(means.size(), rows.size());
        const auto f1 = std::size_t(TableMetric::F1);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const ScoreTableCell& cell = means.at(i).cells.at(f1);
            QCOMPARE(means.at(i).system, rows.at(i).system);
            QCOMPARE(cell.mean.value, rows.at(i).cells.at(f1).mean.value);
            QCOMPARE(cell.best, rows.at(i).cells.at(f1).best);
            QVERIFY(!cell.mean.interval && !cell.change && cell.letters.isEmpty());
        }
        addLetters(rows, systems());
        QVERIFY(!rows.first().cells.at(f1).letters.isEmpty());
        const results::Section section = scoreTableSection(rows, Pattern::Extractive);
        QVERIFY(section.notes.at(1).contains(QStringLiteral("letter")));
        QVERIFY(section.notes.at(1).contains(QStringLiteral("sign-flip")));
        // In the window they stand on the page that is about them, which the note says.
        QVERIFY(section.notes.at(1).contains(QStringLiteral("Comparison")));
        const QString letters = u' ' + rows.first().cells.front().letters + u' ';
        for (const Outlet outlet : {Outlet::Console, Outlet::Readers})
            QVERIFY(cellOf(results::tableOf(section, outlet), 0, QStringLiteral("BSP-R"))
                        .contains(letters));
        QVERIFY(!cellOf(results::tableOf(section, Outlet::Window), 0, QStringLiteral("BSP-R"))
                     .contains(letters.trimmed()));
    }

    void aColumnOfChangesThatKnowsNoneIsNotShown()
    {
        const QString change = QStringLiteral("Change");
        const auto isIn = [&change](const QList<ScoredSystem>& all, Outlet outlet) {
            return results::tableOf(
                scoreTableSection(scoreTable(all, Pattern::Extractive), Pattern::Extractive),
                outlet)
                .header.contains(change);
        };
        const QList<ScoredSystem> prompted{
            madeSystem(kHeron, kFair), madeSystem(kKestrel, {0.5, 0.75})};
        QVERIFY(!isIn(prompted, Outlet::Window));
        QVERIFY(isIn(prompted, Outlet::Console));
        QVERIFY(isIn(prompted, Outlet::Readers));
        QVERIFY(isIn(systems(), Outlet::Window));
        const results::Section errors =
            errorTableSection({errorsOf(withErrors(kHeron, {1, 0, 0, 1, 0}))}, Pattern::Extractive);
        QVERIFY(!results::tableOf(errors, Outlet::Window).header.contains(change));
        QVERIFY(results::tableOf(errors, Outlet::Console).header.contains(change));
    }

    void inTheWindowIntervalsStandBelowAndPublishedRowsArePale()
    {
        const results::Section section = scoreTableSection(
            scoreTable(systems(), Pattern::Extractive), Pattern::Extractive, {published()});
        QVERIFY(section.twoLines);
        const Table table = results::tableOf(section, Outlet::Window);
        QCOMPARE(cellOf(table, 1, QStringLiteral("BSP-R")), QStringLiteral("75.71"));
        const results::Cell& best = section.rows.at(1).cells.at(4);
        QVERIFY(best.strong && !best.underlined);
        QVERIFY(section.rows.at(0).cells.at(4).underlined);
        QVERIFY(best.toolTip.startsWith(QStringLiteral("Best: ")));
        QVERIFY(best.below.startsWith(u'['));
        QVERIFY(!best.below.contains(u'n')); // which stands in the row
        QVERIFY(!section.rows.at(1).pale);
        QVERIFY(section.rows.at(2).pale);
    }

    void aSelfReflectionAloneHasARowThatSaysSo()
    {
        const results::Section section =
            scoreTableSection(scoreTable(systems(), Pattern::Abstractive), Pattern::Abstractive);
        const Table table = results::tableOf(section, Outlet::Console);
        QCOMPARE(
            cellOf(table, 0, QStringLiteral("Model")), QStringLiteral("swift (self-reflection)"));
    }

    void whatRoundingLeavesGoesToTheTypeThatOccursFirst()
    {
        using enum ErrorType;
        ScoredSystem system = madeSystem(kHeron, {0.5, 0.5});
        system.samples[1].errors = {0, 0, 0, 1, 0};
        system.samples[2].errors = {1, 0, 0, 0, 1};
        system.errorOrder = {SentimentDistortion, FactInconsistency, Misattribution};
        system.samples[1].uncovered = 2;
        system.samples[1].untyped = 1;
        system.samples[2].uncovered = 2;
        const SystemErrors errors = errorsOf(system);
        QCOMPARE(errors.uncovered, 4);
        QCOMPARE(errors.untyped, 1);
        QCOMPARE(errors.counts, (std::array<qint64, kErrorTypes>{1, 1, 0, 0, 1}));
        QVERIFY(errors.shares);
        QVERIFY(std::abs(errors.shares->at(0) - 0.3333) < 1e-12);
        QVERIFY(std::abs(errors.shares->at(1) - 0.3334) < 1e-12);
        QCOMPARE(errors.shares->at(2), 0.0);
    }

    void typesThatBelongToNoOpinionCountForTheSystem()
    {
        ScoredSystem system = withErrors(kHeron, {}, 4);
        system.unattributedErrors = {ErrorType::Misattribution, ErrorType::UnclarifiedReference};
        const SystemErrors errors = errorsOf(system);
        QCOMPARE(errors.untyped, 2);
        QCOMPARE(errors.shares->at(4), 0.5);
    }

    void tableTwoHasTheOrderOfThePaper()
    {
        // By value of ErrorType: OM 1, IRIC 2, IRU 3, OSD 4, OFI 10.
        const QList<SystemErrors> shares =
            systemErrors({withErrors(kHeron, {1, 2, 3, 4, 10}, 5), withErrors(kKestrel, {}),
                withErrors(kHeron, {2, 2, 2, 2, 2}, 0, Paradigm::SelfReflection)});
        QCOMPARE(shares.first().uncovered, 25);
        QCOMPARE(shares.first().counts.at(0), 10);
        QVERIFY(!shares.at(1).shares);
        const results::Section section =
            errorTableSection(shares, Pattern::Extractive, {published()});
        const Table table = results::tableOf(section, Outlet::Console);
        QCOMPARE(table.rows.size(), 3);
        QCOMPARE(
            table.header.mid(0, 2), (QStringList{QStringLiteral("Model"), QStringLiteral("OFI")}));
        QCOMPARE(cellOf(table, 0, QStringLiteral("OFI")), QStringLiteral("50.00"));
        QCOMPARE(cellAt(table.rows.at(0), 2), QStringLiteral("↓ 30.00"));
        QCOMPARE(cellOf(table, 0, QStringLiteral("OM")), QStringLiteral("5.00"));
        QCOMPARE(cellOf(table, 0, QStringLiteral("No error type")), QStringLiteral("5"));
        QCOMPARE(cellOf(table, 1, QStringLiteral("OFI")), QStringLiteral("–"));
        QCOMPARE(cellOf(table, 2, QStringLiteral("OFI")), QStringLiteral("8.57"));
        QCOMPARE(errorTableSection(shares, Pattern::Abstractive).rows.size(), 0);
    }

    void tableThreeAddsUpWhatIsKnown()
    {
        const results::Section section =
            costTableSection({{QStringLiteral("fact_verification"), QStringLiteral("Facts"), 173.0},
                                 {QStringLiteral("errors"), QStringLiteral("Errors"), 89.5},
                                 {QStringLiteral("feedback"), QStringLiteral("Feedback"), {}}},
                QStringLiteral("USD"));
        const Table table = results::tableOf(section, Outlet::Readers);
        QCOMPARE(table.header.last(), QStringLiteral("Cost (USD)"));
        QCOMPARE(table.rows.at(3).last(), QStringLiteral("262.50"));
        QCOMPARE(table.rows.at(2).last(), QStringLiteral("–"));
        QCOMPARE(section.notes.size(), 1);
        QCOMPARE(costTableSection({}, QStringLiteral("USD")).rows.size(), 0);
        const Table small = results::tableOf(
            costTableSection({{QStringLiteral("errors"), QStringLiteral("Errors"), 0.003582}},
                QStringLiteral("EUR")),
            Outlet::Readers);
        QCOMPARE(small.rows.at(0).last(), QStringLiteral("0.0036"));
    }

    void theReportHasAllTables()
    {
        const results::Report report = systemTablesReport(systems(), {},
            {{QStringLiteral("a"), QStringLiteral("A"), 1.0}}, QStringLiteral("USD"));
        QCOMPARE(report.sections.size(), 5);
        const QString text = results::consoleText(report);
        QVERIFY(text.contains(QStringLiteral("KBSAF-F1")));
        QVERIFY(text.contains(QStringLiteral("Cost by stage")));
    }
};

TANDEM_TEST(TestSystemTables, QCoreApplication)
#include "tst_systemtables.moc"
