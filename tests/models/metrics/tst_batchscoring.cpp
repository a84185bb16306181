#include "models/metrics/bleu.h"
#include "models/metrics/pairscorer.h"

#include "models/metrics/bleu.h"
#include "models/metrics/pairscorer.h"
#include "models/metrics/scorer.h"
#include "models/metrics/synonyms.h"

#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <random>

using namespace tandem;
using namespace tandem::metrics;

namespace {

/// Some words with synonyms, so that METEOR has work to do.
class FewSynonyms final : public Synonyms
{
public:
    QStringList of(const QString& word) const override
    {
        if (word == QLatin1String("car"))
            return {QStringLiteral("auto"), QStringLiteral("automobile")};
        return {};
    }
    QString name() const override { return QStringLiteral("few"); }
};

QString madeUpText(std::mt19937& random, int words)
{
    static const QStringList kWords{QStringLiteral("car"), QStringLiteral("Auto"),
        QStringLiteral("running"), QStringLiteral("runs"), QStringLiteral("the"),
        QStringLiteral("café"), QStringLiteral("北京"), QStringLiteral("3.5%"),
        QStringLiteral("end."), QStringLiteral("\n"), QStringLiteral("cities"),
        QStringLiteral("don't")};
    QStringList text;
    for (int i = 0; i < words; ++i) {
        const auto pick = random() % 40;
        text.append(pick < unsigned(kWords.size()) ? kWords.at(int(pick))
                                                   : QStringLiteral("w%1").arg(random() % 300));
    }
    return text.join(u' ');
}

QList<TextPair> madeUpPairs(int count, int longOnes)
{
    std::mt19937 random(7);
    QList<TextPair> pairs;
    for (int i = 0; i < count; ++i) {
        const int words = i % 17 == 0 ? 0 : int(random() % 60);
        pairs.append({QString::number(i), {}, madeUpText(random, words),
            madeUpText(random, i % 19 == 0 ? 0 : int(random() % 60))});
    }
    for (int i = 0; i < longOnes; ++i)
        pairs.insert(i * count / std::max(1, longOnes),
            {QStringLiteral("long%1").arg(i), {}, madeUpText(random, 9000 + i),
                madeUpText(random, 5000)});
    return pairs;
}

/// Equality to the bit: no value may depend on what was computed before or beside it.
bool isSame(const Score& a, const Score& b)
{
    const auto bits = [](double value) { return std::bit_cast<quint64>(value); };
    if (a.value.has_value() != b.value.has_value() || a.undefinedBecause != b.undefinedBecause)
        return false;
    if (a.value && bits(*a.value) != bits(*b.value))
        return false;
    return a.overlap == b.overlap;
}

QString firstDifference(const QList<ScoreColumn>& a, const QList<ScoreColumn>& b)
{
    if (a.size() != b.size())
        return QStringLiteral("columns");
    for (qsizetype column = 0; column < a.size(); ++column) {
        if (a.at(column).key != b.at(column).key ||
            a.at(column).scores.size() != b.at(column).scores.size())
            return a.at(column).key;
        for (qsizetype row = 0; row < a.at(column).scores.size(); ++row) {
            if (!isSame(a.at(column).scores.at(row), b.at(column).scores.at(row)))
                return QStringLiteral("%1 of row %2").arg(a.at(column).key).arg(row);
        }
    }
    return {};
}

QList<ScoreColumn> scored(const QList<TextPair>& pairs, int threads)
{
    static const FewSynonyms synonyms;
    BatchOptions options;
    options.synonyms = &synonyms;
    options.threads = threads;
    return scorePairs(pairs, measures(), options).value_or(QList<ScoreColumn>());
}

} // namespace

/// Many pairs by several threads.
class TestBatchScoring final : public QObject
{
    Q_OBJECT

private slots:
    void everyPairHasTheScoresThatItHasAlone()
    {
        const QList<TextPair> pairs = madeUpPairs(60, 0);
        const QList<ScoreColumn> columns = scored(pairs, 2);
        QCOMPARE(columns.size(), measures().size());
        const FewSynonyms synonyms;
        for (qsizetype row = 0; row < pairs.size(); ++row) {
            Scorer scorer(&synonyms, nullptr, OutsideTexts::Undefined);
            for (qsizetype column = 0; column < columns.size(); ++column) {
                const Score alone = scorer.score(
                    columns.at(column).measure, pairs.at(row).reference, pairs.at(row).candidate);
                QVERIFY2(isSame(columns.at(column).scores.at(row), alone),
                    qPrintable(columns.at(column).key));
            }
        }
    }

    void theNumberOfThreadsMakesNoDifference()
    {
        const QList<TextPair> pairs = madeUpPairs(200, 3);
        const QList<ScoreColumn> one = scored(pairs, 1);
        QCOMPARE(one.first().scores.size(), pairs.size());
        for (int threads = 2; threads <= 8; ++threads)
            QCOMPARE(firstDifference(one, scored(pairs, threads)), QString());
    }

    void theOrderOfThePairsMakesNoDifference()
    {
        QList<TextPair> pairs = madeUpPairs(200, 2);
        QList<ScoreColumn> forward = scored(pairs, 2);
        std::reverse(pairs.begin(), pairs.end());
        const QList<ScoreColumn> backward = scored(pairs, 2);
        for (ScoreColumn& column : forward)
            std::reverse(column.scores.begin(), column.scores.end());
        QCOMPARE(firstDifference(forward, backward), QString());
    }

    void listsOneAfterTheOtherAreScoredAsOne()
    {
        const QList<TextPair> pairs = madeUpPairs(100, 1);
        const FewSynonyms synonyms;
        PairScorer scorer(&synonyms, 3);
        QList<ScoreColumn> together;
        for (qsizetype from = 0; from < pairs.size(); from += 30) {
            const auto part = scorer.score(pairs.mid(from, 30), measures());
            QVERIFY(part);
            if (together.isEmpty())
                together = *part;
            else
                for (qsizetype i = 0; i < part->size(); ++i)
                    together[i].scores += part->at(i).scores;
        }
        QCOMPARE(firstDifference(together, scored(pairs, 1)), QString());
    }

    void noPairsGiveEmptyColumns()
    {
        const auto none = scorePairs({}, measures());
        QVERIFY(none);
        QCOMPARE(none->size(), measures().size());
        QVERIFY(none->first().scores.isEmpty());
        const auto noMeasures = scorePairs(madeUpPairs(3, 1), {});
        QVERIFY(noMeasures);
        QVERIFY(noMeasures->isEmpty());
    }

    void progressIsToldInTheCallingThreadUpToTheEnd()
    {
        const QList<TextPair> pairs = madeUpPairs(50, 2);
        QList<qint64> told;
        BatchOptions options;
        options.threads = 2;
        options.progress = [&, caller = QThread::currentThread()](qint64 done, qint64 total) {
            told.append(done);
            return QThread::currentThread() == caller && total == 52;
        };
        QVERIFY(scorePairs(pairs, measures(), options));
        QVERIFY(std::is_sorted(told.cbegin(), told.cend()));
        QCOMPARE(told.last(), 52);
    }

    void aCancelledListHasNoScores_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("words");
        QTest::newRow("many pairs") << 100'000 << 20;
        QTest::newRow("one pair of 1 MB") << 1 << 180'000;
    }

    /// It would take minutes to score them all.
    void aCancelledListHasNoScores()
    {
        QFETCH(int, count);
        QFETCH(int, words);
        std::mt19937 random(3);
        const TextPair pair{{}, {}, madeUpText(random, words), madeUpText(random, words)};
        const FewSynonyms synonyms;
        BatchOptions options;
        options.synonyms = &synonyms;
        int told = 0;
        options.progress = [&](qint64, qint64) { return ++told < 2; };
        const auto cancelled = scorePairs(QList<TextPair>(count, pair), measures(), options);
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QCOMPARE(told, 2);
    }

    void aScorerThatWasCancelledScoresTheNextList()
    {
        const QList<TextPair> pairs = madeUpPairs(30, 1);
        const FewSynonyms synonyms;
        PairScorer scorer(&synonyms, 2);
        QVERIFY(!scorer.score(pairs, measures(), [](qint64, qint64) { return false; }));
        const auto columns = scorer.score(pairs, measures());
        QVERIFY(columns);
        QCOMPARE(firstDifference(*columns, scored(pairs, 1)), QString());
    }

    void corpusBleuDoesNotDependOnTheOrder()
    {
        QList<TextPair> pairs = madeUpPairs(80, 0);
        const CorpusScores forward = corpusBleu(pairs);
        std::reverse(pairs.begin(), pairs.end());
        const CorpusScores backward = corpusBleu(pairs);
        QCOMPARE(forward.n, 80);
        QCOMPARE(forward.bleuNltk, backward.bleuNltk);
        QCOMPARE(forward.bleuSacrebleu, backward.bleuSacrebleu);
    }
};

TANDEM_TEST(TestBatchScoring, QCoreApplication)
#include "tst_batchscoring.moc"
