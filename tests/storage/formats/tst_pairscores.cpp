#include "storage/formats/pairscores.h"

#include "storage/formats/systemscores.h"

#include "testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace tandem;
using namespace tandem::metrics;

namespace {

ScoreColumn column(Measure measure, QList<Score> scores)
{
    return {QLatin1String(measure->key), QLatin1String(measure->name), measure, measure->isDistance,
        std::move(scores)};
}

/// Two pairs with a defined and an undefined score of three kinds of column.
PairTable scoredTable()
{
    PairTable table;
    table.pairs = {{QStringLiteral("a\"1"), {}, {}, {}},
        {QStringLiteral("b,2"), QStringLiteral("heron"), {}, {}}};
    const QString why = QStringLiteral("No words.");
    table.columns = {
        column(measureOfKey("rouge1"),
            {Score::of(Overlap{0.1, 1.0, 0.18181818181818182}), Score::undefined(why)}),
        column(measureOfKey("bleu_nltk"),
            {Score::of(4.476766863915479e-78), Score::of(1.821831989445342e-231)}),
        {QStringLiteral("ours"), QStringLiteral("Ours"), {}, false,
            {Score::of(100.00000000000004), Score::undefined(why)}}};
    return table;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Scores of pairs as files have them.
class TestPairScores final : public QObject
{
    Q_OBJECT

private slots:
    void aLineOfJsonKeepsEveryDigit()
    {
        const PairTable table = scoredTable();
        QCOMPARE(pairScoresJson(table.pairs, table.columns),
            QByteArray("{\"id\":\"a\\\"1\",\"rouge1\":{\"precision\":0.1,\"recall\":1,"
                       "\"f1\":0.18181818181818182},\"bleu_nltk\":4.476766863915479e-78,"
                       "\"ours\":100.00000000000004}\n"
                       "{\"id\":\"b,2\",\"system\":\"heron\",\"rouge1\":{\"undefined\":"
                       "\"No words.\"},\"bleu_nltk\":1.821831989445342e-231,"
                       "\"ours\":{\"undefined\":\"No words.\"}}\n"));
    }

    void aPairSaysHowManyReferencesItHas()
    {
        const metrics::TextPair pair{
            QStringLiteral("a"), {}, {}, {}, false, {QString(), QString()}};
        QCOMPARE(pairScoresJson({pair}, {}), QByteArray("{\"id\":\"a\",\"references\":3}\n"));
    }

    void anIdThatWasANumberIsWrittenAsOne()
    {
        const QByteArray lines = pairScoresJson(
            {{QStringLiteral("7"), {}, {}, {}, true}, {QStringLiteral("7"), {}, {}, {}, false}},
            {});
        QCOMPARE(lines, QByteArray("{\"id\":7}\n{\"id\":\"7\"}\n"));
    }

    void whatIsNotFiniteIsNoNumberOfJson()
    {
        const QList<ScoreColumn> columns{
            column(measureOfKey("jsd"), {Score::of(std::numeric_limits<double>::quiet_NaN())})};
        const QByteArray line = pairScoresJson({{QStringLiteral("1"), {}, {}, {}}}, columns);
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        QVERIFY(object.value(QLatin1String("jsd")).toObject().contains(QLatin1String("undefined")));
    }

    void aFileHoldsThePairsInEveryFormat()
    {
        const QTemporaryDir folder;
        const PairTable table = scoredTable();
        const auto written = [&](const char* name, PairScoresFormat format) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            return writePairScores(path, format, table) ? contents(path) : QByteArray();
        };
        QCOMPARE(written("a.jsonl", PairScoresFormat::JsonLines),
            pairScoresJson(table.pairs, table.columns));
        QCOMPARE(written("a.csv", PairScoresFormat::Csv),
            QByteArray("id,system,rouge1_precision,rouge1_recall,rouge1_f1,bleu_nltk,ours\r\n"
                       "\"a\"\"1\",,0.1,1,0.18181818181818182,4.476766863915479e-78,"
                       "100.00000000000004\r\n"
                       "\"b,2\",heron,,,,1.821831989445342e-231,\r\n"));
        const QByteArray markdown = written("a.md", PairScoresFormat::Markdown);
        QVERIFY2(markdown.contains("0.1818"), markdown.constData());
        QVERIFY2(written("a.tex", PairScoresFormat::Latex).contains("\\begin{tabular}"), "LaTeX");
        QVERIFY(!writePairScores(
            folder.filePath(QStringLiteral("no/a.csv")), PairScoresFormat::Csv, table));
    }

    void systemsHaveFiguresWithTheirBasis()
    {
        const QList<SystemScores> systems{
            {QStringLiteral("heron"), 3,
                {{QStringLiteral("heron"), Figure::defined(0.5, 2, Interval{0.25, 0.75}), 1}}},
            {QString(), 1, {{QString(), Figure::undefined(QStringLiteral("None."), 0), 1}}}};
        const QList<Measure> measures{measureOfKey("rougeL")};
        const QJsonArray array =
            QJsonDocument::fromJson(systemScoresJson(systems, measures)).array();
        QCOMPARE(array.size(), 2);
        const QJsonObject expected{{QStringLiteral("value"), 0.5}, {QStringLiteral("n"), 2},
            {QStringLiteral("low"), 0.25}, {QStringLiteral("high"), 0.75},
            {QStringLiteral("undefined_pairs"), 1}};
        const auto scoresOf = [&](int i) {
            return array.at(i)[QLatin1String("scores")][QLatin1String("rougeL")].toObject();
        };
        QCOMPARE(scoresOf(0), expected);
        QCOMPARE(scoresOf(1).value(QLatin1String("undefined")).toString(), QStringLiteral("None."));
        const Table table = systemScoresTable(systems, measures);
        QCOMPARE(table.rows.first().last(), QStringLiteral("0.5000 [0.2500, 0.7500]"));
    }
};

TANDEM_TEST(TestPairScores, QCoreApplication)
#include "tst_pairscores.moc"
