#include "models/kgds/checkedparts.h"

#include "models/kgds/correctedmetric.h"
#include "simulatedchecks.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using kgds::CheckAllocation;
using kgds::CheckCandidate;
using kgds::CheckPlace;
using kgds::CheckStrata;
using kgds::Conclusion;
using kgds::DrawnCheck;
using kgds::DrawnPart;
using kgds::JudgedItem;
using kgds::JudgementDecision;
using kgds::PeoplesWords;

namespace {

/// Ten opinions of each of `samples` outputs, of which the first two are not covered.
QList<CheckCandidate> tenOfEach(int samples)
{
    QList<CheckCandidate> all;
    for (int sample = 1; sample <= samples; ++sample) {
        for (int i = 0; i < 10; ++i)
            all.append({sample, sample, {}, JudgementDecision::ofOpinion(i),
                i < 2 ? Conclusion::Unknowable : Conclusion::Knowable,
                QStringLiteral("Opinion %1.").arg(i)});
    }
    return all;
}

CheckPlace placeOf(const CheckCandidate& candidate)
{
    return {candidate.judgement, candidate.decision};
}

/// Parts drawn one after the other.
QList<DrawnPart> drawnOneByOne(
    const QList<CheckCandidate>& candidates, const QList<kgds::CheckDesign>& designs)
{
    QList<DrawnPart> parts;
    for (const kgds::CheckDesign& design : designs)
        parts.append({design, qint64(parts.size() + 1),
            kgds::drawnChecks(kgds::openCandidates(candidates, parts), design)});
    return parts;
}

/// What people say of everything that was drawn: that it is covered.
PeoplesWords allCovered(const QList<DrawnPart>& parts)
{
    PeoplesWords words;
    for (const DrawnPart& part : parts) {
        for (const DrawnCheck& check : part.drawn)
            words.insert({check.judgement, check.decision}, 1.0);
    }
    return words;
}

QList<JudgedItem> itemsOf(const QList<CheckCandidate>& candidates, const QList<DrawnPart>& parts,
    const PeoplesWords& words)
{
    kgds::PromptTexts prompts({});
    return kgds::checkedItems(candidates, parts, words, prompts);
}

/// A study's items as what can be drawn, with the truth about them.
struct StudyCandidates
{
    QList<CheckCandidate> candidates;
    PeoplesWords truth;
};
StudyCandidates candidatesOf(const QList<JudgedItem>& items)
{
    StudyCandidates study;
    qint64 sample = -1;
    int item = 0;
    for (const JudgedItem& one : items) {
        item = one.sample == sample ? item + 1 : 0;
        sample = one.sample;
        CheckCandidate candidate;
        candidate.judgement = sample + 1;
        candidate.sample = sample;
        candidate.decision = JudgementDecision::ofOpinion(item);
        if (one.judged)
            candidate.conclusion =
                *one.judged > 0.5 ? Conclusion::Knowable : Conclusion::Unknowable;
        study.candidates.append(candidate);
        study.truth.insert(placeOf(candidate), *one.checked);
    }
    return study;
}

/// Drawing thousands of parts one by one takes its time: half as many studies as elsewhere.
constexpr int kPartStudies = test::kStudies / 2;

struct Held
{
    int times = 0;
    double width = 0.0;

    void add(const Figure& figure, double truth)
    {
        if (!figure.interval)
            return;
        times += figure.interval->low <= truth && truth <= figure.interval->high ? 1 : 0;
        width += figure.interval->high - figure.interval->low;
    }
    double share() const { return double(times) / kPartStudies; }
};

} // namespace

/// Parts that were drawn one after the other, used together.
class TestCheckedParts : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatWasDrawnCountsAsChecked()
    {
        const QList<CheckCandidate> all = tenOfEach(10);
        const kgds::CheckDesign design{{}, CheckStrata::Verdict, CheckAllocation::Equal, 20, 0};
        const QList<DrawnPart> parts = drawnOneByOne(all, {design});
        PeoplesWords words; // on everything
        for (const CheckCandidate& candidate : all)
            words.insert(placeOf(candidate), 1.0);
        kgds::PromptTexts prompts({QStringLiteral("Example: opinion  3. is covered.")});
        const QList<JudgedItem> items = kgds::checkedItems(all, parts, words, prompts);
        QCOMPARE(items.size(), all.size());
        int checked = 0;
        for (qsizetype i = 0; i < items.size(); ++i) {
            const JudgedItem& item = items.at(i);
            checked += item.checked ? 1 : 0;
            QCOMPARE(item.inPrompt, i % 10 == 3);
            if (item.checked)
                QCOMPARE(item.inclusion, item.judged == 1.0 ? 10.0 / 80.0 : 10.0 / 20.0);
        }
        QCOMPARE(checked, 20);
        const kgds::CorrectedMetric metric = kgds::correctedMetric(items);
        QVERIFY(metric.corrected.isDefined());
        QVERIFY(metric.inPrompt == 10);
        const QList<kgds::CheckProgress> progress = kgds::checkProgress(parts.first().drawn, words);
        QCOMPARE(progress.size(), 2);
        QCOMPARE(progress.first(), (kgds::CheckProgress{QStringLiteral("covered"), 10, 10}));
    }

    void aFurtherPartIsOfOtherJudgements()
    {
        const QList<CheckCandidate> all = tenOfEach(20);
        const QList<DrawnPart> parts =
            drawnOneByOne(all, {{.size = 8, .seed = 1}, {.size = 8, .seed = 2}});
        QSet<qint64> first;
        for (const DrawnCheck& check : parts.at(0).drawn)
            first.insert(check.judgement);
        QCOMPARE(parts.at(1).drawn.size(), 8);
        for (const DrawnCheck& check : parts.at(1).drawn)
            QVERIFY(!first.contains(check.judgement));
        const auto counts = kgds::stratumCounts(all, parts, CheckStrata::Verdict);
        QCOMPARE(counts.size(), 2);
        QCOMPARE(counts.at(0).stratum, QStringLiteral("covered"));
        QCOMPARE(counts.at(0).all, 160);
        QCOMPARE(counts.at(0).drawn + counts.at(1).drawn, 16);
        QSet<qint64> touched = first;
        for (const DrawnCheck& check : parts.at(1).drawn)
            touched.insert(check.judgement);
        QCOMPARE(counts.at(0).open, 8 * (20 - touched.size()));
    }

    void theFirstPartStaysWhenASecondIsDrawn()
    {
        const QList<CheckCandidate> all = tenOfEach(20);
        const QList<DrawnPart> parts =
            drawnOneByOne(all, {{.size = 30, .seed = 1}, {.size = 10, .seed = 2}});
        // Nobody has begun with the second: the figures are those of the first.
        const PeoplesWords ofFirst = allCovered({parts.first()});
        const auto before = kgds::correctedMetric(itemsOf(all, {parts.first()}, ofFirst));
        const auto after = kgds::correctedMetric(itemsOf(all, parts, ofFirst));
        QCOMPARE(after.checks, 30);
        QCOMPARE(*after.corrected.value, *before.corrected.value);
        QCOMPARE(after.corrected.interval->low, before.corrected.interval->low);
        QCOMPARE(kgds::correctedMetric(itemsOf(all, parts, allCovered(parts))).checks, 40);
    }

    void eachIsCheckedAsOftenAsItsChanceSays_data()
    {
        QTest::addColumn<QList<kgds::CheckDesign>>("designs");
        const kgds::CheckDesign random{.size = 8};
        const kgds::CheckDesign verdicts{{}, CheckStrata::Verdict, CheckAllocation::Equal, 6, 0};
        QTest::newRow("at random twice") << QList<kgds::CheckDesign>{random, random};
        QTest::newRow("at random, then by verdict") << QList<kgds::CheckDesign>{random, verdicts};
        QTest::newRow("by verdict three times")
            << QList<kgds::CheckDesign>{verdicts, verdicts, verdicts};
    }

    void eachIsCheckedAsOftenAsItsChanceSays()
    {
        QFETCH(QList<kgds::CheckDesign>, designs);
        // Outputs of different sizes: what was drawn before closes the large ones sooner.
        QList<CheckCandidate> all = tenOfEach(24);
        all.removeIf([](const CheckCandidate& one) {
            return one.judgement % 2 == 0 && one.decision.item % 2 == 0;
        });
        QHash<CheckPlace, int> times;
        QHash<CheckPlace, double> said;
        constexpr int draws = 3 * kPartStudies;
        for (int draw = 0; draw < draws; ++draw) {
            for (qsizetype i = 0; i < designs.size(); ++i)
                designs[i].seed = quint32(draw) * 10 + quint32(i);
            const QList<DrawnPart> parts = drawnOneByOne(all, designs);
            const QList<JudgedItem> items = itemsOf(all, parts, allCovered(parts));
            for (qsizetype i = 0; i < items.size(); ++i) {
                if (!items.at(i).checked)
                    continue;
                ++times[placeOf(all.at(i))];
                said[placeOf(all.at(i))] += items.at(i).inclusion;
            }
        }
        for (const CheckCandidate& candidate : all) {
            const int n = times.value(placeOf(candidate));
            const double share = double(n) / draws;
            const double mean = said.value(placeOf(candidate)) / n;
            QVERIFY2(std::abs(share - mean) < 0.03 + test::kSlack,
                qPrintable(QStringLiteral("%1 %2").arg(share).arg(mean)));
        }
    }

    void whatWasJudgedSinceWasOutOfReach()
    {
        QList<CheckCandidate> old = tenOfEach(10);
        const QList<DrawnPart> first = drawnOneByOne(old, {{.size = 50}});
        QList<CheckCandidate> all = tenOfEach(20);
        for (CheckCandidate& candidate : all)
            candidate.at = candidate.judgement > 10 ? 5 : 0;
        QList<DrawnPart> parts = first;
        parts.append(
            {{.size = 50}, 9, kgds::drawnChecks(kgds::openCandidates(all, parts), {.size = 50})});
        const QList<JudgedItem> items = itemsOf(all, parts, allCovered(parts));
        for (const JudgedItem& item : items) {
            if (item.checked && item.sample > 10)
                QVERIFY(std::abs(item.inclusion - 0.5) < 0.02);
        }
    }

    void intervalsOfSeveralPartsHoldTheTruthAsOften_data()
    {
        QTest::addColumn<test::SimulatedJudge>("judge");
        QTest::addColumn<QList<kgds::CheckDesign>>("designs");
        const auto random = [](qsizetype size) { return kgds::CheckDesign{.size = size}; };
        const auto verdicts = [](qsizetype size) {
            return kgds::CheckDesign{{}, CheckStrata::Verdict, CheckAllocation::Equal, size, 0};
        };
        const std::pair<const char*, test::SimulatedJudge> judges[] = {
            {"better", {0.93, 0.93, 0.0, 0.05}}, {"worse", {0.75, 0.65, 0.0, 0.1}},
            {"biased", {0.94, 0.55, 0.0, 0.05}}};
        for (const auto& [name, judge] : judges) {
            QTest::addRow("%s judge, twice at random", name)
                << judge << QList<kgds::CheckDesign>{random(60), random(60)};
            QTest::addRow("%s judge, at random, then by verdict", name)
                << judge << QList<kgds::CheckDesign>{random(60), verdicts(60)};
            QTest::addRow("%s judge, twice by verdict", name)
                << judge << QList<kgds::CheckDesign>{verdicts(60), verdicts(60)};
        }
    }

    void intervalsOfSeveralPartsHoldTheTruthAsOften()
    {
        QFETCH(test::SimulatedJudge, judge);
        QFETCH(QList<kgds::CheckDesign>, designs);
        const test::SimulatedSamples samples{120, 0.6, 0.25};
        test::SimulatedStudies studies(judge, test::DrawnBy::Random, 0, 1, samples);
        Held corrected;
        Held people;
        for (int study = 0; study < kPartStudies; ++study) {
            const StudyCandidates made = candidatesOf(studies.labelled());
            for (qsizetype i = 0; i < designs.size(); ++i)
                designs[i].seed = quint32(study) * 10 + quint32(i);
            const QList<DrawnPart> parts = drawnOneByOne(made.candidates, designs);
            const auto metric = kgds::correctedMetric(itemsOf(made.candidates, parts, made.truth));
            QCOMPARE(metric.checks, 120);
            corrected.add(metric.corrected, samples.truth);
            people.add(metric.people, samples.truth);
        }
        qInfo() << "corrected" << 100.0 * corrected.share() << corrected.width / kPartStudies
                << "people" << 100.0 * people.share() << people.width / kPartStudies;
        QVERIFY(
            corrected.share() >= 0.93 - test::kSlack && corrected.share() <= 0.97 + test::kSlack);
        // By verdict after a part at random they hold more: how often each verdict was drawn is
        // fixed, which an estimate without strata does not use.
        QVERIFY(people.share() >= 0.93 - test::kSlack);
    }
};

TANDEM_TEST(TestCheckedParts, QCoreApplication)
#include "tst_checkedparts.moc"
