#include "models/facts/proposaleffects.h"

#include "testmain.h"

#include <QTest>
#include <QUuid>

using namespace tandem;

class TestProposalEffects final : public QObject
{
    Q_OBJECT

    static SampleProposals sample(bool isHeldOut, qint64 facts, std::optional<qint64> keyFacts)
    {
        SampleProposals made;
        made.isHeldOut = isHeldOut;
        made.isProposed = !isHeldOut;
        made.facts = facts;
        made.keyFacts = keyFacts;
        return made;
    }

    static const ProposalEffect& effect(const ProposalEffects& all, const char* key)
    {
        return *std::find_if(all.effects.cbegin(), all.effects.cend(),
            [key](const ProposalEffect& one) { return one.key == QLatin1String(key); });
    }

private slots:
    void theDrawIsTheSampleOwnAndHasItsShare()
    {
        int drawn = 0;
        constexpr int kSamples = 4000;
        for (int i = 0; i < kSamples; ++i) {
            const QString uuid = QUuid::createUuidV5(QUuid(), QString::number(i)).toString();
            drawn += isHeldOut(uuid, 0.25, 7) ? 1 : 0;
            QVERIFY(!isHeldOut(uuid, 0.0, 7));
            QVERIFY(isHeldOut(uuid, 1.0, 7));
            // Whoever is drawn stays so when the share grows.
            QVERIFY(!isHeldOut(uuid, 0.25, 7) || isHeldOut(uuid, 0.5, 7));
        }
        // Five standard deviations of a binomial around 1,000.
        QVERIFY2(drawn > 863 && drawn < 1137, qPrintable(QString::number(drawn)));
    }

    /// Reference: Welch's formulas in Python with 50 digits; t 2.6112 with 5.9508 degrees.
    void aDifferenceHasWelchsIntervalAndTest()
    {
        QList<SampleProposals> samples;
        for (const qint64 facts : {4, 5, 6, 7})
            samples.append(sample(false, facts, std::nullopt));
        for (const qint64 facts : {2, 2, 3, 5})
            samples.append(sample(true, facts, std::nullopt));
        const ProposalEffects all = proposalEffects(samples);
        QCOMPARE(all.with, 4);
        QCOMPARE(all.without, 4);
        QCOMPARE(all.againstDraw, 0);
        const ProposalEffect& facts = effect(all, "facts");
        QCOMPARE(*facts.with.value, 5.5);
        QCOMPARE(*facts.without.value, 3.0);
        QCOMPARE(*facts.difference.value, 2.5);
        QVERIFY(qAbs(*facts.p - 0.04036396280) < 1e-9);
        // Five degrees for 5.95: t is 2.5706.
        QVERIFY(
            qAbs(facts.difference.interval->low - (2.5 - 2.570581835636 * 0.957427107756)) < 1e-6);
        QVERIFY(!effect(all, "key_facts").with.isDefined());
        QVERIFY(!effect(all, "key_facts").difference.isDefined());
    }

    void samplesCountAsTheyWereDrawn()
    {
        QList<SampleProposals> samples{
            sample(false, 4, 2), sample(false, 6, 3), sample(true, 8, 4), sample(true, 2, 1)};
        samples[2].isProposed = true;
        const ProposalEffects all = proposalEffects(samples);
        QCOMPARE(all.againstDraw, 1);
        QCOMPARE(*effect(all, "facts").without.value, 5.0);
        QCOMPARE(*effect(all, "key_share").with.value, 0.5);
    }

    void withoutADrawNothingIsCompared()
    {
        const ProposalEffects all = proposalEffects({sample(false, 4, 2), sample(false, 6, 3)});
        QVERIFY(!all.undefinedBecause.isEmpty());
        QVERIFY(all.effects.isEmpty());
        QCOMPARE(proposalsReport({}, all).sections.size(), 1);
    }

    void oneSampleOnASideHasNoDifference()
    {
        const ProposalEffects all = proposalEffects({sample(false, 4, 2), sample(true, 6, 3)});
        const ProposalEffect& facts = effect(all, "facts");
        QVERIFY(!facts.difference.isDefined());
        QVERIFY(!facts.difference.undefinedBecause.isEmpty());
        QVERIFY(!facts.p);
    }
};

TANDEM_TEST(TestProposalEffects, QCoreApplication)
#include "tst_proposaleffects.moc"
