#include "models/metrics/measurebasis.h"

#include "models/metrics/scorer.h"

#include "referencetexts.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::metrics;

namespace {

const QString kReference = QStringLiteral("the cat sat on the mat today");
const QString kCandidate = QStringLiteral("the cat slept on the mat");

template <typename Basis>
Basis basisBy(
    const char* key, const QString& reference = kReference, const QString& candidate = kCandidate)
{
    const MeasureBasis basis = Scorer().basis(measureOfKey(key), reference, candidate);
    const auto* found = std::get_if<Basis>(&basis);
    return found ? *found : Basis();
}

} // namespace

class TestMeasureBasis final : public QObject
{
    Q_OBJECT

private slots:
    void bleuStandsOnPrecisionsAndABrevityPenalty()
    {
        // By hand: "the cat", "on the" and "the mat" of 5 pairs, "on the mat" of 4, none of 3.
        const auto bleu = basisBy<BleuBasis>("bleu_sacrebleu");
        QCOMPARE(bleu.orders.size(), 4);
        const QList<std::pair<int, int>> expected{{5, 6}, {3, 5}, {1, 4}, {0, 3}};
        for (int order = 0; order < 4; ++order) {
            QCOMPARE(bleu.orders.at(order).matches, expected.at(order).first);
            QCOMPARE(bleu.orders.at(order).total, expected.at(order).second);
            QCOMPARE(bleu.orders.at(order).isReplaced, order == 3);
        }
        QCOMPARE(bleu.orders.at(1).precision, 60.0);
        QVERIFY(qAbs(bleu.orders.at(3).precision - 50.0 / 3.0) < 1e-12); // half a match
        QCOMPARE(bleu.candidateWords, 6);
        QCOMPARE(bleu.referenceWords, 7);
        QCOMPARE(bleu.brevityPenalty, std::exp(1.0 - 7.0 / 6.0));
        double product = 1.0;
        for (const BleuBasis::Order& order : bleu.orders)
            product *= order.precision;
        QVERIFY(qAbs(bleu.geometricMean - std::pow(product, 0.25)) < 1e-9);
    }

    void meteorStandsOnMatchesChunksAndTheirPenalty()
    {
        // By hand: "the cat" and "on the mat" are two chunks of five matches.
        const auto meteor = basisBy<MeteorBasis>("meteor_exact_stem");
        QCOMPARE(meteor.matches, 5);
        QCOMPARE(meteor.chunks, 2);
        QCOMPARE(meteor.precision, 5.0 / 6.0);
        QCOMPARE(meteor.recall, 5.0 / 7.0);
        QVERIFY(qAbs(meteor.penalty - 0.5 * 8.0 / 125.0) < 1e-15);
        const double mean =
            10.0 * meteor.precision * meteor.recall / (9.0 * meteor.precision + meteor.recall);
        QVERIFY(qAbs(meteor.mean - mean) < 1e-12);
        QVERIFY(qAbs(meteor.value() - mean * (1.0 - 0.032)) < 1e-12);
    }

    void jsdStandsOnTwoDistributions()
    {
        const auto jsd = basisBy<JsdBasis>("jsd");
        QCOMPARE(jsd.referenceWords, 7);
        QCOMPARE(jsd.referenceDifferent, 6);
        QCOMPARE(jsd.candidateWords, 6);
        QCOMPARE(jsd.candidateDifferent, 5);
        QCOMPARE(jsd.shared, 4);
        QCOMPARE(jsd.words.size(), 7);
        // What one text alone has gives half its share: a sixth is more than a seventh.
        QCOMPARE(jsd.words.first().word, QStringLiteral("slept"));
        QVERIFY(qAbs(jsd.words.first().part - 1.0 / 12.0) < 1e-12);
        double reference = 0.0;
        double candidate = 0.0;
        double parts = 0.0;
        for (const JsdBasis::Word& word : jsd.words) {
            reference += word.referenceShare;
            candidate += word.candidateShare;
            parts += word.part;
        }
        QVERIFY(qAbs(reference - 1.0) < 1e-12);
        QVERIFY(qAbs(candidate - 1.0) < 1e-12);
        QVERIFY(qAbs(parts - jsd.value()) < 1e-12);
    }

    void otherMeasuresSayNoMoreThanTheirMatches()
    {
        const MeasureBasis rouge = Scorer().basis(measureOfKey("rouge1"), kReference, kCandidate);
        QVERIFY(std::holds_alternative<std::monostate>(rouge));
        QVERIFY(std::holds_alternative<std::monostate>(
            Scorer().basis(measureOfKey("jsd"), kReference, QString())));
    }

    void figuresMultiplyOutToTheScoreOfEveryReferencePair()
    {
        const auto texts = reference::Texts::load();
        if (!texts)
            QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
        Scorer scorer;
        int compared = 0;
        const QJsonArray inputs = texts->inputs();
        for (const QJsonValue& input : inputs) {
            const QString one = input[QLatin1String("reference")].toString();
            const QString other = input[QLatin1String("candidate")].toString();
            for (const char* key :
                {"bleu_nltk", "bleu_sacrebleu", "bleu1", "meteor_exact_stem", "jsd"}) {
                const Score score = scorer.score(measureOfKey(key), one, other);
                const MeasureBasis basis = scorer.basis(measureOfKey(key), one, other);
                const auto value = std::visit(
                    [](const auto& of) -> std::optional<double> {
                        if constexpr (requires { of.value(); })
                            return of.value();
                        return std::nullopt;
                    },
                    basis);
                if (!value || !score.value)
                    continue;
                QCOMPARE(std::clamp(*value, 0.0, measureOfKey(key)->most * 1.001), *score.value);
                ++compared;
            }
        }
        QVERIFY(compared > 200);
    }

    void sacrebleusOwnPrecisionsAndPenaltiesAgree()
    {
        const auto texts = reference::Texts::load();
        if (!texts)
            QSKIP("The reference values (reference/text_metrics.json) are not on this machine.");
        int compared = 0;
        const QJsonArray inputs = texts->inputs();
        for (const QJsonValue& input : inputs) {
            const QJsonObject values =
                texts
                    ->expected(input[QLatin1String("id")].toString())[QLatin1String(
                        "sacrebleu")][QLatin1String("sentence_bleu")]
                    .toObject();
            const QJsonArray counts = values[QLatin1String("counts")].toArray();
            if (counts.at(0).toInt() == 0)
                continue; // sacrebleu stops there
            const auto basis =
                basisBy<BleuBasis>("bleu_sacrebleu", input[QLatin1String("reference")].toString(),
                    input[QLatin1String("candidate")].toString());
            QVERIFY(reference::agree(basis.brevityPenalty, values[QLatin1String("bp")].toDouble()));
            QCOMPARE(basis.candidateWords, values[QLatin1String("sys_len")].toInteger());
            QCOMPARE(basis.referenceWords, values[QLatin1String("ref_len")].toInteger());
            for (qsizetype order = 0; order < basis.orders.size(); ++order) {
                const BleuBasis::Order& own = basis.orders.at(order);
                QCOMPARE(own.matches, counts.at(order).toInteger());
                QCOMPARE(
                    own.total, values[QLatin1String("totals")].toArray().at(order).toInteger());
                QVERIFY(reference::agree(own.precision,
                    values[QLatin1String("precisions")].toArray().at(order).toDouble()));
                ++compared;
            }
        }
        QVERIFY(compared > 100);
    }
};

TANDEM_TEST(TestMeasureBasis, QCoreApplication)
#include "tst_measurebasis.moc"
