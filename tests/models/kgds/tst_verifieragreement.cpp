#include "models/kgds/verifieragreement.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;

namespace {

using enum Conclusion;

SystemRef system(const QString& model)
{
    SystemRef made;
    made.model = model;
    made.pattern = Pattern::Abstractive;
    return made;
}

VerifiedOutput judged(qint64 sample, const QList<Conclusion>& opinions, const QString& model)
{
    VerifiedOutput made;
    made.system = system(model);
    made.sample = sample;
    made.opinions = opinions;
    return made;
}

Verifier scored(const QString& name, const QList<std::pair<QString, QList<double>>>& systems)
{
    Verifier made;
    made.name = name;
    for (const auto& [model, values] : systems) {
        for (qsizetype i = 0; i < values.size(); ++i) {
            VerifiedOutput output = judged(i, {}, model);
            output.score.overall = values.at(i);
            made.outputs.append(output);
        }
    }
    return made;
}

const QString kA = QStringLiteral("a");
const QString kB = QStringLiteral("b");
const QString kC = QStringLiteral("c");

} // namespace

class TestVerifierAgreement : public QObject
{
    Q_OBJECT

private slots:
    void pairsAgreeOverItemsThatBothAnswered()
    {
        Verifier first{kA, {judged(1, {Knowable, Knowable, None, Unknowable}, kA),
                               judged(2, {Knowable, Unknowable, Unknowable}, kA)}};
        Verifier second{kB, {judged(2, {Knowable, Unknowable, Knowable}, kA),
                                judged(1, {Knowable, Unknowable, Knowable, Unknowable}, kA),
                                judged(1, {Knowable}, kB)}};
        const QList<VerifierPair> pairs = verifierPairs({first, second});
        QCOMPARE(pairs.size(), 2);
        QCOMPARE(pairs.at(0).kind, VerifiedKind::Facts);
        QVERIFY(!pairs.at(0).percent.isDefined());
        QVERIFY(!pairs.at(0).percent.interval);
        const VerifierPair& opinions = pairs.at(1);
        // Six items, four alike; each says yes to three.
        QCOMPARE(opinions.percent.n, 6);
        QVERIFY(std::abs(*opinions.percent.value - 4.0 / 6.0) < 1e-12);
        QVERIFY(std::abs(*opinions.kappa.kappa.value - 1.0 / 3.0) < 1e-12);
        QCOMPARE(opinions.answeredByOne, 1);
        QCOMPARE(opinions.samples, 2);
    }

    void onlyFactsThatAMetricCountsAreCompared()
    {
        SampleRecord record;
        record.supportingFacts = {{1,
            {{QStringLiteral("a"), FactType::KeyBackSupporting, {}},
                {QStringLiteral("b"), FactType::NonKeyBackSupporting, {}}},
            {}}};
        record.nonsupportingFacts = {{2,
            {{QStringLiteral("c"), FactType::Masked5, {}},
                {QStringLiteral("d"), FactType::BackNonsupporting, {}}},
            {}}};
        QCOMPARE(countedConclusions(record, {{Knowable, Unknowable}, {Unknowable, None}}),
            (QList<Conclusion>{Knowable, None}));
        QVERIFY(countedConclusions(record, {}).isEmpty());
    }

    void intervalsAreOverSamplesNotItems()
    {
        // Each sample is all agreement or none, a hundred items each: as ten items, not as 1,000.
        Verifier first{kA, {}};
        Verifier second{kB, {}};
        for (int sample = 0; sample < 10; ++sample) {
            QList<Conclusion> said;
            QList<Conclusion> opposed;
            for (int i = 0; i < 100; ++i) {
                said.append(i % 2 == 0 ? Knowable : Unknowable);
                opposed.append(i % 2 == 0 ? Unknowable : Knowable);
            }
            first.outputs.append(judged(sample, said, kA));
            second.outputs.append(judged(sample, sample < 5 ? said : opposed, kA));
        }
        const VerifierPair pair = verifierPairs({first, second}).at(1);
        QVERIFY(std::abs(*pair.percent.value - 0.5) < 1e-12);
        // Clopper and Pearson's interval of five of ten is 0.187 to 0.813, and by resamples of ten
        // the spread is uncertain itself.
        QVERIFY(pair.percent.interval->low > 0.1 && pair.percent.interval->low < 0.187);
        QVERIFY(std::abs(pair.percent.interval->low + pair.percent.interval->high - 1.0) < 0.02);
        QVERIFY(pair.kappa.kappa.interval->low < -0.6);
        first.outputs.removeLast();
        QVERIFY(!verifierPairs({first, second}).at(1).percent.interval);
    }

    void oneSampleHasNoInterval()
    {
        const Verifier one{kA, {judged(1, {Knowable, Unknowable, Knowable}, kA)}};
        const VerifierPair pair = verifierPairs({one, one}).at(1);
        QCOMPARE(*pair.percent.value, 1.0);
        QCOMPARE(pair.percent.n, 3);
        QVERIFY(!pair.percent.interval);
        QVERIFY(!pair.kappa.kappa.interval);
    }

    void rankingsOfVerifiersAreComparedByKendall()
    {
        const QList<Verifier> verifiers{
            scored(kA, {{kA, {0.9, 0.8}}, {kB, {0.5, 0.4}}, {kC, {0.2, 0.1}}}),
            scored(kB, {{kC, {0.1, 0.1}}, {kB, {0.8, 0.8}}, {kA, {0.7, 0.7}}})};
        const QList<RankAgreement> found =
            rankAgreements(verifiers, Pattern::Abstractive, TableMetric::Overall);
        QCOMPARE(found.size(), 1);
        QVERIFY(std::abs(*found.first().tau.figure.value - 1.0 / 3.0) < 1e-12);
        QCOMPARE(found.first().tau.figure.n, 3);
        QVERIFY(!rankAgreements(verifiers, Pattern::Extractive, TableMetric::Overall)
                     .first()
                     .tau.figure.isDefined());
    }

    void ranksThatSamplesDoNotChangeAreKept()
    {
        // The third is always last; the first two change places on half of the samples.
        const auto half = [](double one, double other) {
            return QList<double>(5, one) + QList<double>(5, other);
        };
        const Verifier verifier =
            scored(kA, {{kC, half(0.1, 0.1)}, {kA, half(0.9, 0.4)}, {kB, half(0.5, 0.6)}});
        const VerifierRanking ranking =
            verifierRankings({verifier}, Pattern::Abstractive, TableMetric::Overall).first();
        QCOMPARE(ranking.systems.size(), 3);
        QCOMPARE(ranking.systems.at(0).system.model, kA);
        QCOMPARE(ranking.systems.at(2).system.model, kC);
        QCOMPARE(ranking.systems.at(2).rank, 3.0);
        QCOMPARE(*ranking.systems.at(2).kept.value, 1.0);
        // Up to three of the first half among the ten that are drawn turn it: 176 of 1,024.
        QVERIFY(std::abs(*ranking.systems.at(0).kept.value - 848.0 / 1024.0) < 0.02);
        QCOMPARE(ranking.systems.at(0).kept.n, 10);
    }

    void equalMeansShareARank()
    {
        const Verifier verifier = scored(kA, {{kA, {0.1, 0.3}}, {kB, {0.3, 0.1}}});
        const VerifierRanking ranking =
            verifierRankings({verifier}, Pattern::Abstractive, TableMetric::Overall).first();
        QCOMPARE(ranking.systems.at(0).rank, 1.5);
        const Verifier few = scored(kA, {{kA, {0.1, 0.1}}});
        QVERIFY(!verifierRankings({few}, Pattern::Abstractive, TableMetric::Overall)
                     .first()
                     .systems.first()
                     .kept.isDefined());
        QVERIFY(verifierRankings({{kA, {}}}, Pattern::Abstractive, TableMetric::Overall)
                    .first()
                    .systems.isEmpty());
    }
};

TANDEM_TEST(TestVerifierAgreement, QCoreApplication)
#include "tst_verifieragreement.moc"
