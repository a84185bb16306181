#include "models/inference/comparison.h"

#include "models/cancel.h"
#include "models/inference/holm.h"
#include "models/words.h"

namespace tandem::inference {

ScoresOfTwo commonValues(const UnitValues& first, const UnitValues& second)
{
    ScoresOfTwo common;
    for (auto one = first.cbegin(); one != first.cend(); ++one) {
        const auto other = second.constFind(one.key());
        if (other == second.cend())
            continue;
        common.first.append(*one);
        common.second.append(*other);
    }
    return common;
}

QList<PairedTest> tableTests(const QList<ScoresOfTwo>& all, const PairedRules& rules)
{
    QList<PairedTest> tests = pairedTests(all, rules);
    QList<PairedTest*> adjusted;
    for (PairedTest& test : tests) {
        if (isRaised(rules.cancel))
            test.difference = Figure::undefined(AgreementWords::tr("Stopped."), 0);
        adjusted.append(&test);
    }
    adjustByHolm(adjusted);
    return tests;
}

void adjustByHolm(const QList<PairedTest*>& tests)
{
    QList<PairedTest*> defined = tests;
    defined.removeIf([](const PairedTest* test) { return !test->difference.isDefined(); });
    QList<double> probabilities;
    for (const PairedTest* test : std::as_const(defined))
        probabilities.append(test->pValue);
    const QList<double> adjusted = holmAdjusted(probabilities);
    for (qsizetype i = 0; i < defined.size(); ++i)
        defined.at(i)->holm = adjusted.at(i);
}

QList<PairOfAll> everyTwo(const QList<UnitValues>& all, const PairedRules& rules)
{
    QList<PairOfAll> pairs;
    QList<ScoresOfTwo> scores;
    for (qsizetype first = 0; first < all.size(); ++first) {
        for (qsizetype second = first + 1; second < all.size(); ++second) {
            if (isRaised(rules.cancel))
                return {};
            pairs.append({first, second, {}});
            scores.append(commonValues(all.at(first), all.at(second)));
        }
    }
    putTests(pairs, &PairOfAll::test, tableTests(scores, rules));
    return pairs;
}

} // namespace tandem::inference
