#include "models/metrics/batchpairs.h"
#include "models/metrics/batchscorer.h"

#include "models/metrics/pairscorer.h"
#include "models/metrics/scorer.h"
#include "models/metrics/textmatches.h"

#include "testmain.h"

#include <QMap>
#include <QTest>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace tandem;
using metrics::BatchPair;
using metrics::Measure;
using metrics::Score;
using metrics::TextPair;

namespace {

/// Scores by the length of the candidate; fails at a text, or waits to be called off.
class LengthScorer final : public metrics::BatchScorer
{
public:
    class Session final : public metrics::ScoringSession
    {
    public:
        explicit Session(const LengthScorer& scorer)
            : m_scorer(scorer)
        {
        }
        Expected<void> score(const QList<BatchPair>& pairs, const metrics::TakeScore& take,
            const std::atomic_bool* cancel) override
        {
            for (qsizetype i = pairs.size() - 1; i >= 0; --i) { // in any order
                if (pairs.at(i).candidate == m_scorer.failsAt)
                    return failure(ErrorCode::Refused, QStringLiteral("It failed."));
                while (m_scorer.waits && !cancel->load())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                if (cancel->load())
                    return failure(ErrorCode::Cancelled, {});
                take(i, Score::of(double(pairs.at(i).candidate.size())));
            }
            return {};
        }

    private:
        const LengthScorer& m_scorer;
    };

    std::unique_ptr<metrics::ScoringSession> begin() const override
    {
        ++sessions;
        return std::make_unique<Session>(*this);
    }
    Expected<void> known(const QList<BatchPair>&, const metrics::TakeScore&) const override
    {
        return {};
    }
    QString madeBy() const override { return QStringLiteral("length 1.0"); }

    QString failsAt = QStringLiteral("never");
    bool waits = false;
    mutable std::atomic_int sessions = 0;
};

std::shared_ptr<const metrics::MeasureInfo> lengthMeasure(
    const std::shared_ptr<LengthScorer>& scorer, const QString& key = QStringLiteral("length"))
{
    return metrics::batchMeasure({.family = "Test", .most = 1000.0, .least = 0.0}, key,
        QStringLiteral("Länge"), QStringLiteral("Length of the candidate."), scorer);
}

QList<TextPair> somePairs()
{
    return {{QStringLiteral("1"), {}, QStringLiteral("a b c"), QStringLiteral("a b")},
        {QStringLiteral("2"), {}, QStringLiteral("a b c"), QStringLiteral("a b c")},
        {QStringLiteral("3"), {}, QStringLiteral("a b c"), QString()}};
}

} // namespace

class TestBatchMeasures final : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        metrics::listMeasures(metrics::MeasureSource::Programs, {});
        metrics::listMeasures(metrics::MeasureSource::Servers, {});
    }

    void aMeasureKeepsItsTexts()
    {
        const auto measure = lengthMeasure(std::make_shared<LengthScorer>());
        QCOMPARE(QString::fromUtf8(measure->key), QStringLiteral("length"));
        QCOMPARE(QString::fromUtf8(measure->name), QStringLiteral("Länge"));
        QCOMPARE(
            metrics::measureDescription(measure.get()), QStringLiteral("Length of the candidate."));
        QCOMPARE(measure->bounds()->high, 1000.0);
    }

    void sourcesListTheirMeasuresBehindTheBuiltInOnes()
    {
        const qsizetype own = metrics::builtInMeasures().size();
        const auto scorer = std::make_shared<LengthScorer>();
        metrics::listMeasures(
            metrics::MeasureSource::Servers, {lengthMeasure(scorer, QStringLiteral("cosine"))});
        metrics::listMeasures(metrics::MeasureSource::Programs,
            {lengthMeasure(scorer), lengthMeasure(scorer, QStringLiteral("rouge1"))});
        QCOMPARE(metrics::measures().size(), own + 2); // a key that is taken is left out
        QVERIFY(!metrics::measureOfKey("rouge1")->batch);
        const Measure before = metrics::measureOfKey("length");
        metrics::listMeasures(metrics::MeasureSource::Programs, {});
        QVERIFY(!metrics::measureOfKey("length"));
        QVERIFY(metrics::measureOfKey("cosine"));
        QCOMPARE(QString::fromUtf8(before->key), QStringLiteral("length"));
        QCOMPARE(metrics::builtInMeasures().size(), own);
    }

    void everyReferenceIsAPairAndTheirScoresAreJoined()
    {
        const auto length = lengthMeasure(std::make_shared<LengthScorer>());
        TextPair several{QStringLiteral("2"), {}, QStringLiteral("x"), QStringLiteral("c")};
        several.otherReferences = {QStringLiteral("y"), QStringLiteral("z")};
        const QList<TextPair> texts{somePairs().first(), several, several, somePairs().last()};
        const metrics::BatchPairs pairs(texts);
        QCOMPARE(pairs.pairs().size(), 8);
        QCOMPARE(pairs.pairs().at(3), (BatchPair{QStringLiteral("z"), QStringLiteral("c")}));
        QMap<qsizetype, Score> joined;
        const auto take = pairs.joining(length.get(), [&](qsizetype pair, const Score& score) {
            QVERIFY(!joined.contains(pair));
            joined.insert(pair, score);
        });
        take(7, Score::of(0.25));
        for (const qsizetype place : {3, 1})
            take(place, Score::of(double(place)));
        QCOMPARE(joined.keys(), QList<qsizetype>{3}); // one reference is missing
        take(2, Score::of(8.0));
        QCOMPARE(joined.value(1), Score::of(4.0)); // the mean
        take(4, Score::of(1.0));
        take(5, Score::undefined(QStringLiteral("none")));
        take(6, Score::of(1.0));
        QCOMPARE(joined.value(2), Score::undefined(QStringLiteral("none")));
        QCOMPARE(joined.value(3), Score::of(0.25));
    }

    void theBestReferenceCountsWhereTheMeasureSaysSo()
    {
        metrics::MeasureInfo info{.several = metrics::SeveralReferences::Best};
        const auto best = metrics::batchMeasure(
            std::move(info), QStringLiteral("best"), {}, {}, std::make_shared<LengthScorer>());
        TextPair several{QStringLiteral("2"), {}, QStringLiteral("x"), QStringLiteral("c")};
        several.otherReferences = {QStringLiteral("y"), QStringLiteral("z")};
        const metrics::BatchPairs pairs({several});
        Score joined;
        const auto take =
            pairs.joining(best.get(), [&](qsizetype, const Score& score) { joined = score; });
        for (const auto& [place, value] :
            {std::pair(2, 0.25), std::pair(0, 0.5), std::pair(1, 0.75)})
            take(place, Score::of(value));
        QCOMPARE(*joined.value, 0.75);
        QCOMPARE(joined.reference, 1);
    }

    void severalReferencesAreAllScored()
    {
        const auto scorer = std::make_shared<LengthScorer>();
        const auto length = lengthMeasure(scorer);
        QList<TextPair> texts = somePairs();
        texts[1].otherReferences = {QStringLiteral("other")};
        metrics::PairScorer pairs(nullptr, 2);
        const auto columns = pairs.score(texts, {length.get()});
        QVERIFY(columns);
        QCOMPARE(columns->first().scores.at(0), Score::of(3.0));
        QCOMPARE(columns->first().scores.at(1), Score::of(5.0));
        QCOMPARE(columns->first().scores.at(2), Score::of(0.0));
    }

    void theyAreScoredBesideTheOthersInTheOrderThatIsAskedFor()
    {
        const auto scorer = std::make_shared<LengthScorer>();
        const auto length = lengthMeasure(scorer);
        metrics::PairScorer pairs(nullptr, 2);
        qint64 last = 0;
        qint64 total = 0;
        const QList<Measure> measures{
            metrics::measureOfKey("rouge1"), length.get(), metrics::measureOfKey("jsd")};
        const auto columns = pairs.score(somePairs(), measures, [&](qint64 done, qint64 all) {
            last = done;
            total = all;
            return true;
        });
        QVERIFY(columns);
        QCOMPARE(columns->size(), 3);
        const auto alone = metrics::scorePairs(somePairs(), {measures.at(0), measures.at(2)});
        QVERIFY(columns->at(0).scores == alone->at(0).scores);
        QVERIFY(columns->at(2).scores == alone->at(1).scores);
        QCOMPARE(columns->at(1).name, QStringLiteral("Länge"));
        QCOMPARE(columns->at(1).madeBy, QStringLiteral("length 1.0"));
        QCOMPARE(*columns->at(1).scores.at(1).value, 5.0);
        QCOMPARE(*columns->at(1).scores.at(2).value, 0.0);
        QCOMPARE(last, 3);
        QCOMPARE(total, 3);
        QVERIFY(pairs.score(somePairs(), {length.get()}));
        QCOMPARE(scorer->sessions, 1); // kept between lists
        QCOMPARE(metrics::madeByNotes(*columns),
            QStringList(QStringLiteral("Länge: computed by length 1.0")));
    }

    void anErrorOfTheirsIsTheErrorOfAll()
    {
        const auto scorer = std::make_shared<LengthScorer>();
        scorer->failsAt = QStringLiteral("a b");
        const auto length = lengthMeasure(scorer);
        const auto columns =
            metrics::scorePairs(somePairs(), {metrics::measureOfKey("rouge1"), length.get()});
        QVERIFY(!columns);
        QCOMPARE(columns.error().what, QStringLiteral("It failed."));
    }

    void theyAreCalledOffWithTheOthers()
    {
        const auto scorer = std::make_shared<LengthScorer>();
        scorer->waits = true;
        const auto length = lengthMeasure(scorer);
        metrics::BatchOptions options;
        options.progress = [](qint64, qint64) { return false; };
        const auto columns = metrics::scorePairs(somePairs(), {length.get()}, options);
        QVERIFY(!columns);
        QCOMPARE(columns.error().code, ErrorCode::Cancelled);
    }

    void aScorerOfSinglePairsHasNoScoreOfThem()
    {
        const auto length = lengthMeasure(std::make_shared<LengthScorer>());
        metrics::Scorer scorer;
        const auto score = scorer.score(length.get(), QStringLiteral("a"), QStringLiteral("b"));
        QVERIFY(!score.isDefined());
        QVERIFY(!score.undefinedBecause.isEmpty());
        QVERIFY(
            metrics::textMatches(length.get(), QStringLiteral("a"), QStringLiteral("a")).isEmpty());
    }
};

TANDEM_TEST(TestBatchMeasures, QCoreApplication)
#include "tst_batchmeasures.moc"
