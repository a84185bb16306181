#include "models/kgds/checkpart.h"

#include "judgedsample.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;
using enum tandem::kgds::Conclusion;

namespace {

/// Ten opinions of each of `samples` outputs, of which the first two are not covered.
QList<CheckCandidate> candidates(int samples, const QString& model = QStringLiteral("m"))
{
    QList<CheckCandidate> all;
    SystemRef system;
    system.model = model;
    for (int sample = 1; sample <= samples; ++sample) {
        for (int i = 0; i < 10; ++i)
            all.append({sample, sample, system, JudgementDecision::ofOpinion(i),
                i < 2 ? Unknowable : Knowable, QStringLiteral("Opinion %1.").arg(i)});
    }
    return all;
}

QMap<QString, int> drawnByStratum(const QList<DrawnCheck>& drawn)
{
    QMap<QString, int> counts;
    for (const DrawnCheck& check : drawn)
        ++counts[check.stratum];
    return counts;
}

} // namespace

class TestCheckPart : public QObject
{
    Q_OBJECT

private slots:
    void candidatesAreTheItemsOfAMetric()
    {
        SystemRef system;
        system.pattern = Pattern::Abstractive;
        const auto facts = checkCandidates(CheckedKind::KeyFacts, 7, 3, system,
            test::judgedSample(), test::abstractiveJudgement());
        QCOMPARE(facts.size(), 3);
        QCOMPARE(facts.at(1).decision.key(), QStringLiteral("F1.3"));
        QCOMPARE(facts.at(1).conclusion, Unknowable);
        QCOMPARE(facts.at(1).sample, 3);
        const auto opinions = checkCandidates(CheckedKind::Opinions, 7, 3, system,
            test::judgedSample(), test::abstractiveJudgement());
        QCOMPARE(opinions.at(1).text, QStringLiteral("Ben blames the owner."));
        system.pattern = Pattern::Extractive;
        QVERIFY(checkCandidates(CheckedKind::KeyFacts, 7, 3, system, test::judgedSample(), {})
                    .isEmpty());
    }

    void aRandomPartIsTheSameForTheSameSeed()
    {
        const QList<CheckCandidate> all = candidates(20);
        CheckDesign design;
        design.size = 50;
        design.seed = 4;
        const QList<DrawnCheck> drawn = drawnChecks(all, design);
        QCOMPARE(drawn.size(), 50);
        QCOMPARE(drawn, drawnChecks(all, design));
        for (const DrawnCheck& check : drawn) {
            QCOMPARE(check.probability, 0.25);
            QVERIFY(check.stratum.isEmpty());
        }
        design.seed = 5;
        QVERIFY(drawn != drawnChecks(all, design));
        design.size = 1000;
        QCOMPARE(drawnChecks(all, design).size(), all.size());
        design.size = 0;
        QVERIFY(drawnChecks(all, design).isEmpty());
        QVERIFY(drawnChecks({}, {}).isEmpty());
    }

    void eachItemIsAsLikelyAsItsProbabilitySays()
    {
        const QList<CheckCandidate> all = candidates(3);
        CheckDesign design;
        design.strata = CheckStrata::Verdict;
        design.allocation = CheckAllocation::Equal;
        design.size = 6;
        QHash<CheckPlace, int> times;
        constexpr int draws = 4000;
        for (int seed = 0; seed < draws; ++seed) {
            design.seed = quint32(seed);
            for (const DrawnCheck& check : drawnChecks(all, design))
                ++times[{check.judgement, check.decision}];
        }
        for (const CheckCandidate& candidate : all) {
            const double expected = candidate.conclusion == Knowable ? 3.0 / 24.0 : 3.0 / 6.0;
            const double share =
                double(times.value({candidate.judgement, candidate.decision})) / draws;
            QVERIFY2(std::abs(share - expected) < 0.03, qPrintable(QString::number(share)));
        }
    }

    void strataAreDrawnByThemselves()
    {
        const QList<CheckCandidate> all = candidates(10) + candidates(10, QStringLiteral("other"));
        CheckDesign design;
        design.strata = CheckStrata::Verdict;
        design.size = 40;
        QCOMPARE(drawnByStratum(drawnChecks(all, design)),
            (QMap<QString, int>{
                {QStringLiteral("covered"), 32}, {QStringLiteral("not-covered"), 8}}));
        design.allocation = CheckAllocation::Equal;
        QCOMPARE(drawnByStratum(drawnChecks(all, design)),
            (QMap<QString, int>{
                {QStringLiteral("covered"), 20}, {QStringLiteral("not-covered"), 20}}));
        // What a stratum lacks the others give.
        design.size = 100;
        QCOMPARE(drawnByStratum(drawnChecks(all, design)),
            (QMap<QString, int>{
                {QStringLiteral("covered"), 60}, {QStringLiteral("not-covered"), 40}}));
        design.strata = CheckStrata::VerdictAndSystem;
        design.size = 40;
        QCOMPARE(drawnByStratum(drawnChecks(all, design)).size(), 4);
    }

    void whatPeopleSaidIsTheMeanOfTheirWords()
    {
        SystemJudgement judged;
        judged.opinions = {Knowable, Knowable, Unknowable};
        const auto word = [](Stance stance) { return JudgementReview{stance, {}, {}}; };
        PeoplesWords words;
        addPeoplesWords(words, 1, judged,
            {{{JudgementDecision::ofOpinion(0), word(Stance::Agree)},
                 {JudgementDecision::ofOpinion(1), word(Stance::Unsure)},
                 {JudgementDecision::ofOpinion(2), word(Stance::Disagree)}},
                {{JudgementDecision::ofOpinion(0), word(Stance::Disagree)}}});
        QCOMPARE(words.size(), 2);
        QCOMPARE(words.value({1, JudgementDecision::ofOpinion(0)}), 0.5);
        QCOMPARE(words.value({1, JudgementDecision::ofOpinion(2)}), 1.0);
    }
};

TANDEM_TEST(TestCheckPart, QCoreApplication)
#include "tst_checkpart.moc"
