#include "models/expert/judgepairs.h"

#include "models/cancel.h"
#include "models/expert/systempairs.h"
#include "models/expert/systemreport.h"
#include "models/inference/comparison.h"
#include "models/inference/means.h"
#include "models/inference/testcolumns.h"
#include "models/words.h"

#include <QHash>

#include <cmath>

namespace tandem::expert {

namespace {

using results::Cell;

constexpr int kJudgePairDecimals = 3;

/// An output that both judges have scored.
struct JudgedTwice
{
    QString system;
    qint64 place = 0; ///< of its case
    double first = 0.0;
    double second = 0.0;
};

QList<JudgedTwice> judgedTwice(
    const JudgeEvaluations& first, const JudgeEvaluations& second, Mode mode)
{
    QHash<OutputId, double> ofSecond;
    for (const EvaluationSummary& one : second.evaluations) {
        if (one.scores)
            ofSecond.insert(one.output, one.scores->of(mode).f1);
    }
    QList<JudgedTwice> twice;
    for (const EvaluationSummary& one : first.evaluations) {
        const auto other = ofSecond.constFind(one.output);
        if (one.scores && other != ofSecond.cend())
            twice.append({one.system, one.casePosition, one.scores->of(mode).f1, *other});
    }
    return twice;
}

/// The means of cases over their outputs.
inference::UnitValues meansOfCases(const QList<JudgedTwice>& outputs, double JudgedTwice::*score)
{
    QMap<qint64, int> counts;
    inference::UnitValues means;
    for (const JudgedTwice& one : outputs) {
        ++counts[one.place];
        means[one.place] += one.*score;
    }
    for (auto it = means.begin(); it != means.end(); ++it)
        *it /= counts.value(it.key());
    return means;
}

JudgePair comparedJudges(const JudgeEvaluations& first, const JudgeEvaluations& second,
    const std::optional<QString>& system, const QList<JudgedTwice>& outputs,
    const std::atomic_bool* cancel)
{
    JudgePair pair{first.judge, second.judge, system, {}, {}, {}, {}};
    QList<double> x;
    QList<double> y;
    QList<double> distances;
    for (const JudgedTwice& one : outputs) {
        x.append(one.first);
        y.append(one.second);
        distances.append(std::abs(one.first - one.second));
    }
    pair.pearson = pearsonCorrelation(x, y);
    pair.kendall = kendallCorrelation(x, y);
    pair.distance = inference::meanWithInterval(distances, inference::kScoreRange);
    pair.test =
        inference::pairedTest(inference::commonValues(meansOfCases(outputs, &JudgedTwice::first),
                                  meansOfCases(outputs, &JudgedTwice::second)),
            caseRules(cancel));
    return pair;
}

/// The pair over all systems, then where there are several over each.
void addPairsOf(const JudgeEvaluations& first, const JudgeEvaluations& second, Mode mode,
    QList<JudgePair>& to, const std::atomic_bool* cancel)
{
    const QList<JudgedTwice> all = judgedTwice(first, second, mode);
    if (all.isEmpty())
        return;
    to.append(comparedJudges(first, second, std::nullopt, all, cancel));
    QMap<QString, QList<JudgedTwice>> bySystem;
    for (const JudgedTwice& one : all)
        bySystem[one.system].append(one);
    if (bySystem.size() < 2)
        return;
    for (auto it = bySystem.cbegin(); it != bySystem.cend(); ++it)
        to.append(comparedJudges(first, second, it.key(), it.value(), cancel));
}

} // namespace

QList<JudgePair> judgePairs(
    const QList<JudgeEvaluations>& judges, Mode mode, const std::atomic_bool* cancel)
{
    QList<JudgePair> pairs;
    for (qsizetype first = 0; first < judges.size(); ++first) {
        for (qsizetype second = first + 1; second < judges.size(); ++second) {
            if (isRaised(cancel))
                return {};
            addPairsOf(judges.at(first), judges.at(second), mode, pairs, cancel);
        }
    }
    QList<inference::PairedTest*> tests;
    for (JudgePair& pair : pairs) {
        if (!pair.system)
            tests.append(&pair.test);
    }
    inference::adjustByHolm(tests);
    return pairs;
}

results::Section judgePairsSection(const QList<JudgePair>& pairs, Mode mode)
{
    results::SectionOf table("judges", pairs,
        ExpertWords::tr("Judges compared on the same outputs, F %1", "%1 is a mode")
            .arg(modeName(mode)));
    table.add("first", ExpertWords::tr("Judge"), &JudgePair::first);
    table.add("second", ExpertWords::tr("Against"), &JudgePair::second);
    table.add("system", ExpertWords::tr("System"), [](const JudgePair& pair) {
        return pair.system ? Cell(*pair.system).shownAs(systemName(*pair.system))
                           : Cell().shownAs(ExpertWords::tr("all", "systems"));
    });
    table.add("outputs", ExpertWords::tr("Outputs"),
        [](const JudgePair& pair) { return pair.distance.n; });
    table
        .add("pearson", ExpertWords::tr("Pearson's r"),
            [](const JudgePair& pair) { return pair.pearson.figure; })
        .coefficient(kJudgePairDecimals)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table
        .add("kendall", ExpertWords::tr("Kendall's tau-b"),
            [](const JudgePair& pair) { return pair.kendall.figure; })
        .coefficient(kJudgePairDecimals);
    table.add("distance", ExpertWords::tr("Distance", "mean size of differences"),
        [](const JudgePair& pair) { return pair.distance; });
    results::Section& section = table.section();
    const QList<inference::PairedTest> tests = inference::testsIn(pairs, &JudgePair::test);
    addCaseTests(section, tests, kJudgePairDecimals);
    inference::addTestNotes(section, tests,
        ExpertWords::tr(
            "r and tau-b over the outputs scored by both judges; their intervals and p treat "
            "outputs of one case as independent. Distance is the mean absolute difference. The "
            "difference is the first judge minus the second, paired over cases (the mean of a "
            "case's outputs), two-sided; p (Holm) is adjusted for all pairs of judges. For a judge "
            "with several runs, the newest evaluation of each output counts."));
    return section;
}

} // namespace tandem::expert
