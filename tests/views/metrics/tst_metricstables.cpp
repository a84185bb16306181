#include "models/metrics/pairscorer.h"
#include "models/results/report.h"
#include "models/results/reporttable.h"
#include "views/metrics/matchedtextview.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/pairorder.h"
#include "views/metrics/pairsfile.h"
#include "views/metrics/scorerows.h"
#include "views/metrics/scoresoutput.h"
#include "views/metrics/scorespage.h"
#include "views/metrics/synonymsource.h"
#include "views/metrics/tablebuild.h"

#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using metrics::Measure;

namespace {

const std::atomic_bool kGoOn = false;

metrics::ScoreColumn columnOf(const QString& key, const QList<std::optional<double>>& values)
{
    metrics::ScoreColumn column;
    column.key = key;
    column.name = key.toUpper();
    for (const auto& value : values)
        column.scores.append(value
                                 ? metrics::Score::of(*value)
                                 : metrics::Score::undefined(QStringLiteral("the text is empty")));
    return column;
}

MetricsTable threePairs()
{
    MetricsTable table;
    table.pairs.source = QStringLiteral("three.jsonl");
    table.pairs.pairs = {{QStringLiteral("p10"), QStringLiteral("heron"),
                             QStringLiteral("The cat sat."), QStringLiteral("A cat sat.")},
        {QStringLiteral("p2"), QStringLiteral("kestrel"), QStringLiteral("Ships wait."),
            QStringLiteral("Ships\twait.")},
        {QStringLiteral("p1"), QStringLiteral("heron"), QString(), QStringLiteral("Nothing")}};
    table.pairs.columns = {columnOf(QStringLiteral("first"), {0.25, 0.75, std::nullopt}),
        columnOf(QStringLiteral("second"), {3.0, 1.0, 2.0})};
    return table;
}

SharedMetricsTable shared(const MetricsTable& table)
{
    return publishedTable(table, kGoOn);
}

QString writeFile(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

TableRequest requestOf(const MetricsTable& table, const QList<Measure>& measures)
{
    TableRequest request;
    request.base = shared(table);
    request.measures = measures;
    request.synonyms = std::make_shared<const SynonymSource>();
    return request;
}

} // namespace

class TestMetricsTables final : public QObject
{
    Q_OBJECT

private slots:
    void pairsAreOrderedByNumbersWithinNamesAndUndefinedScoresStandLast()
    {
        const SharedMetricsTable table = shared(threePairs());
        PairOrder order;
        QCOMPARE(arrangedPairs(*table, order, kGoOn), (QList<int>{0, 1, 2}));
        order.sortKey = QStringView(kSortById).toString();
        QCOMPARE(arrangedPairs(*table, order, kGoOn), (QList<int>{2, 1, 0}));
        order.sortKey = QStringLiteral("first");
        QCOMPARE(arrangedPairs(*table, order, kGoOn), (QList<int>{0, 1, 2}));
        order.descending = true;
        QCOMPARE(arrangedPairs(*table, order, kGoOn), (QList<int>{1, 0, 2}));
    }

    void everyWordOfTheFilterHasToBeInThePair()
    {
        const SharedMetricsTable table = shared(threePairs());
        PairOrder order;
        order.words = QStringLiteral("HERON cat");
        QCOMPARE(arrangedPairs(*table, order, kGoOn), (QList<int>{0}));
        order.words = QStringLiteral("heron ships");
        QVERIFY(arrangedPairs(*table, order, kGoOn).isEmpty());
    }

    void aCancelledSearchStops()
    {
        const std::atomic_bool stop = true;
        QVERIFY(arrangedPairs(*shared(threePairs()), {}, stop).isEmpty());
    }

    void theRowsKeepTheirPromisesWhilePairsAndColumnsCome()
    {
        ScoreRows rows;
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const MetricsTable three = threePairs();
        MetricsTable bare = three;
        bare.pairs.columns.clear();
        rows.setTable(shared(bare), {0, 1, 2});
        QCOMPARE(rows.columnCount(), 2);
        rows.setTable(shared(three), {0, 1, 2});
        QCOMPARE(rows.columnCount(), 4);
        MetricsTable one = three;
        one.pairs.columns.removeFirst();
        rows.setTable(shared(one), {0, 1, 2});
        QCOMPARE(rows.columnCount(), 3);
        QCOMPARE(rows.headerData(2, Qt::Horizontal).toString(), QStringLiteral("SECOND"));
        QCOMPARE(rows.columnOfKey(rows.keyOfColumn(2)), 2);
        QSignalSpy resets(&rows, &QAbstractItemModel::modelReset);
        rows.setTable(rows.table(), {2, 0});
        QCOMPARE(rows.rowCount(), 2);
        QCOMPARE(rows.index(0, 0).data().toString(), QStringLiteral("p1"));
        QCOMPARE(resets.size(), 0);
    }

    void anotherOrderTakesTheCurrentRowAlong()
    {
        ScoreRows rows;
        rows.setTable(shared(threePairs()), {0, 1, 2});
        const QPersistentModelIndex kestrel(rows.index(1, 2));
        rows.setTable(rows.table(), {1, 2, 0});
        QCOMPARE(kestrel.row(), 0);
        QCOMPARE(rows.pairAt(kestrel), 1);
        QCOMPARE(rows.data(kestrel).toString(), QLocale().toString(0.75, 'f', 4));
    }

    void aCellSaysWhyItHasNoValue()
    {
        ScoreRows rows;
        rows.setTable(shared(threePairs()), {0, 1, 2});
        const QModelIndex undefined = rows.index(2, 2);
        QCOMPARE(undefined.data().toString(), QStringLiteral("–"));
        QVERIFY(undefined.data(Qt::ToolTipRole)
                    .toString()
                    .contains(QLatin1String("the text is empty")));
        QVERIFY(undefined.data(Qt::ToolTipRole).toString().contains(QStringLiteral("p1 · heron")));
        QVERIFY(!rows.look(2, 2).bar);
        QVERIFY(rows.look(0, 2).bar);
        QVERIFY(!rows.summaryOf(1));
        const ColumnSummary summary = *rows.summaryOf(2);
        QCOMPARE(summary.undefined, 1);
        QCOMPARE(summary.mean.n, 2);
        QCOMPARE(std::accumulate(summary.bins.begin(), summary.bins.end(), 0), 2);
    }

    void wholeNumbersThatWereBroughtInAreShownAsSuch()
    {
        MetricsTable table = threePairs();
        table.pairs.columns[1].measure =
            metrics::measureOfKey("bleu_sacrebleu"); // by chance without fractions
        table.pairs.columns.append(columnOf(QStringLiteral("rating"), {5.0, -1.0, std::nullopt}));
        ScoreRows rows;
        rows.setTable(shared(table), {0, 1, 2});
        QCOMPARE(rows.cellText(0, 2), QLocale().toString(0.25, 'f', 4));
        QCOMPARE(rows.cellText(0, 3), QLocale().toString(3.0, 'f', 4));
        QCOMPARE(rows.cellText(0, 4), QStringLiteral("5"));
        QCOMPARE(rows.cellText(1, 4), QStringLiteral("-1"));
    }

    void aNameStaysWithItsValue()
    {
        const metrics::Score score = metrics::Score::of(metrics::Overlap{0.5, 0.25, 0.3333});
        const QString remark = scoreRemark(score);
        QVERIFY2(remark.contains(QStringLiteral("F1\u00a00")), qPrintable(remark));
        QCOMPARE(remark.count(QChar(QChar::Nbsp)), 3);
    }

    void offsetsOfLongLinesLeadToTheDocumentAndBack()
    {
        QString text = QStringLiteral("short\r\n");
        for (int i = 0; i < 900; ++i)
            text += QStringLiteral("word%1 ").arg(i);
        text += QStringLiteral("\n") + QString(2 * ShownBlocks::kLongest + 7, QChar(0x6f22)) +
                QStringLiteral("\nlast");
        const ShownBlocks blocks(text);
        const QString document = blocks.blocks().join(QChar::ParagraphSeparator);
        QVERIFY(blocks.blocks().size() > 6);
        for (const QString& block : blocks.blocks())
            QVERIFY(block.size() <= ShownBlocks::kLongest);
        int before = -1;
        for (qsizetype offset = 0; offset < text.size(); ++offset) {
            const int position = blocks.toDocument(offset);
            QVERIFY(position > before);
            before = position;
            QCOMPARE(blocks.toText(position), offset);
            if (text.at(offset).isLetterOrNumber())
                QCOMPARE(document.at(position), text.at(offset));
        }
        QCOMPARE(blocks.toDocument(text.size()), int(document.size()));
        QCOMPARE(ShownBlocks(QString()).blocks().size(), 1);
    }

    void surrogatesStayTogether()
    {
        QString text;
        for (int i = 0; i < ShownBlocks::kLongest; ++i)
            text += QStringLiteral("x😀");
        const ShownBlocks blocks(text);
        for (const QString& block : blocks.blocks())
            QVERIFY(!block.front().isLowSurrogate() && !block.back().isHighSurrogate());
    }

    void columnsAreJoinedByPairAndSystem()
    {
        const QTemporaryDir folder;
        const QString path = writeFile(folder, QStringLiteral("more.csv"),
            "id,system,bertscore,first\np2,kestrel,0.9,1\np10,kestrel,0.1,2\np1,heron,NA,3\n");
        const MetricsTable table = threePairs();
        const auto joined = joinScoreColumns(path, table.pairs, table.pairs.columns);
        QVERIFY2(joined, qPrintable(joined ? QString() : joined.error().sentence()));
        QCOMPARE(joined->columns.size(), 2);
        QCOMPARE(joined->columns.at(0).key, QStringLiteral("bertscore"));
        QVERIFY(joined->columns.at(1).key != QLatin1String("first")); // there is one already
        QVERIFY(!joined->columns.at(0).scores.at(0).value);           // kestrel's p10, not heron's
        QCOMPARE(joined->columns.at(0).scores.at(1).value, std::optional(0.9));
        QVERIFY(!joined->columns.at(0).scores.at(2).undefinedBecause.isEmpty());
        QVERIFY(joined->told.contains(QLatin1String("more.csv")));
    }

    void scoresOfOtherPairsAreRefused()
    {
        const QTemporaryDir folder;
        const QString path =
            writeFile(folder, QStringLiteral("other.csv"), "id,bertscore\nx1,0.9\n");
        const auto joined = joinScoreColumns(path, threePairs().pairs, {});
        QVERIFY(!joined);
        QCOMPARE(joined.error().code, ErrorCode::InvalidInput);
    }

    void summariesForReadersArePairs()
    {
        const QTemporaryDir folder;
        const QString path = writeFile(folder, QStringLiteral("data.jsonl"),
            "{\"doc_id\":\"d1\",\"doc_text\":\"Long.\",\"doc_summ\":\"Title\","
            "\"m_summary_dict\":{\"Ada\":{\"user\":\"her own\",\"bigbird\":\"a model's\"},"
            "\"Ben\":{\"user\":null,\"bigbird\":\"for Ben\"}}}\n");
        const auto read = readPairsFile(path, kGoOn);
        QVERIFY2(read, qPrintable(read ? QString() : read.error().sentence()));
        const QList<metrics::TextPair> pairs = read->table.pairs;
        QCOMPARE(pairs.size(), 1);
        QCOMPARE(
            pairs.first(), (metrics::TextPair{QStringLiteral("d1 · Ada"), QStringLiteral("bigbird"),
                               QStringLiteral("her own"), QStringLiteral("a model's")}));
        QVERIFY(!read->told.isEmpty()); // there is nothing to compare Ben's with
    }

    void onlyWhatIsMissingIsComputed()
    {
        TableRequest request = requestOf(
            threePairs(), {metrics::measureOfKey("rouge1"), metrics::measureOfKey("jsd")});
        QList<BuiltTable> known;
        BuildReports reports;
        reports.known = [&](const BuiltTable& built) { known.append(built); };
        qint64 total = 0;
        reports.progress = [&](qint64, qint64 all) { total = all; };
        const auto first = buildTable(request, reports, kGoOn);
        QVERIFY(first);
        QCOMPARE(known.size(), 1);
        QCOMPARE(known.first().table->missing, request.measures);
        QVERIFY(first->table->missing.isEmpty());
        QCOMPARE(first->table->pairs.columns.size(), 2);
        QCOMPARE(first->table->bySystem.size(), 2);
        // With Rouge1 alone, and then with both again, nothing is to be done.
        request.base = first->table;
        request.computed = first->computed;
        for (const auto& measures : {QList{metrics::measureOfKey("rouge1")},
                 QList{metrics::measureOfKey("rouge1"), metrics::measureOfKey("jsd")}}) {
            request.measures = measures;
            const auto again = buildTable(request, reports, kGoOn);
            QVERIFY(again);
            QCOMPARE(known.size(), 1);
            QCOMPARE(again->table->pairs.columns.size(), measures.size());
            QCOMPARE(again->computed.size(), 2);
        }
    }

    void newOutputsOfTheProjectAreScoredWithoutTheOthers()
    {
        const MetricsTable three = threePairs();
        ProjectPairs project;
        project.pairs = three.pairs.pairs.mid(0, 2);
        project.outputs = {OutputId{4}, OutputId{9}};
        TableRequest request = requestOf({}, {metrics::measureOfKey("rouge1")});
        request.project = project;
        QList<qint64> totals;
        BuildReports reports;
        reports.known = [](const BuiltTable&) {};
        reports.progress = [&](qint64, qint64 all) { totals.append(all); };
        const auto first = buildTable(request, reports, kGoOn);
        QVERIFY(first);
        totals.clear();
        request.base = first->table;
        request.computed = first->computed;
        request.project->pairs.prepend(three.pairs.pairs.last());
        request.project->outputs.prepend(OutputId{12});
        const auto second = buildTable(request, reports, kGoOn);
        QVERIFY(second);
        for (const qint64 total : std::as_const(totals))
            QCOMPARE(total, 1);
        const QList<metrics::Score> scores = second->table->pairs.columns.first().scores;
        const auto all =
            metrics::scorePairs(request.project->pairs, {metrics::measureOfKey("rouge1")});
        QVERIFY(all);
        QCOMPARE(scores, all->first().scores);
    }

    void aCancelledBuildIsSaidToBeOne()
    {
        const std::atomic_bool stop = true;
        BuildReports reports;
        reports.known = [](const BuiltTable&) {};
        reports.progress = [](qint64, qint64) {};
        const auto built =
            buildTable(requestOf(threePairs(), {metrics::measureOfKey("rouge1")}), reports, stop);
        QVERIFY(!built);
        QCOMPARE(built.error().code, ErrorCode::Cancelled);
    }

    void figuresSayWhatTheyAreSharesOf()
    {
        const QString reference = QStringLiteral("the cat sat on the mat");
        const QString candidate = QStringLiteral("the cat lay on a mat");
        const auto scored = metrics::scorePairs({{{}, {}, reference, candidate}},
            {metrics::measureOfKey("rougeL"), metrics::measureOfKey("bleu_sacrebleu")});
        QVERIFY(scored);
        const auto matches =
            metrics::textMatches(metrics::measureOfKey("rougeL"), reference, candidate);
        const QString words = matchFigures(
            metrics::measureOfKey("rougeL"), scored->at(0).scores.first(), matches, true);
        QVERIFY2(words.contains(QLatin1String("4 of 6")), qPrintable(words));
        QVERIFY(!matchFigures(
            metrics::measureOfKey("rougeL"), scored->at(0).scores.first(), matches, false)
                     .contains(QLatin1String("4 of 6")));
        QCOMPARE(matchFigures(metrics::measureOfKey("rougeL"),
                     metrics::Score::undefined(QStringLiteral("why")), {}, true),
            QStringLiteral("why"));
    }

    void copiedRowsKeepTheirCells()
    {
        const QString text = pairRowsText(*shared(threePairs()), {1});
        const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.at(1).split(u'\t').size(), 4);
    }

    void aMeanOfFewerPairsThanItsSystemHasSaysOfHowMany()
    {
        const results::Section section = systemMeans(*shared(threePairs()));
        const Table table = tableOf(section, results::Outlet::Readers);
        QCOMPARE(table.header.size(), 5); // only the first measure lacks a value
        QCOMPARE(table.header.at(1), QStringLiteral("Pairs"));
        QCOMPARE(table.header.at(3), QStringLiteral("n (FIRST)"));
        QCOMPARE(table.rows.first().first(), QStringLiteral("heron"));
        QCOMPARE(table.rows.first().at(1), QStringLiteral("2"));
        QCOMPARE(table.rows.first().at(3), QStringLiteral("1"));
        QCOMPARE(tableOf(section, results::Outlet::Window).header, table.header);
        QVERIFY(!tableOf(section, results::Outlet::Csv).header.contains(table.header.at(3)));
    }

    void shownRowsAreWrittenAsTheirEndingSays()
    {
        const QTemporaryDir folder;
        const SharedMetricsTable table = shared(threePairs());
        const auto written = [&](const char* name) {
            const QString path = folder.filePath(QLatin1String(name));
            if (auto done = writePairRows(path, *table, {1, 0}); !done)
                qFatal("%s", qPrintable(done.error().sentence()));
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(written("a.csv").startsWith("id,system,"));
        QVERIFY(written("a.md").contains("| p2"));
        QVERIFY(written("a.tex").contains("tabular"));
        QVERIFY(written("a.jsonl").startsWith("{\"id\""));
        QVERIFY(written("a.json").startsWith("[\n{"));
        QCOMPARE(writePairRows(folder.filePath(QStringLiteral("a.doc")), *table, {0}).error().code,
            ErrorCode::InvalidInput);
        // What runs were asked for stands below what is for readers.
        const QList<results::Section> below = runSettingSections({QStringLiteral("Asked.")});
        for (const char* name : {"b.md", "b.tex", "b.csv"}) {
            const QString path = folder.filePath(QLatin1String(name));
            QVERIFY(writePairRows(path, *table, {0}, below));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll().contains("Asked."), !path.endsWith(QLatin1String("csv")));
        }
    }

    void droppedTablesOfScoresAreToldFromPairs()
    {
        const QTemporaryDir folder;
        const QString scores = writeFile(folder, QStringLiteral("s.csv"), "id,bertscore\na,1\n");
        const QString pairs =
            writeFile(folder, QStringLiteral("p.csv"), "id,Reference,Candidate\na,b,c\n");
        const QString lines = writeFile(folder, QStringLiteral("p.jsonl"), "{}\n");
        const DroppedTables dropped = droppedTables({scores, lines, pairs});
        QCOMPARE(dropped.columns, scores);
        QCOMPARE(dropped.pairs, lines);
        QCOMPARE(droppedTables({pairs}).pairs, pairs);
    }
};

TANDEM_TEST(TestMetricsTables, QApplication)
#include "tst_metricstables.moc"
