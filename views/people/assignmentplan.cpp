#include "views/people/assignmentplan.h"

#include "models/people/assignment.h"

#include <algorithm>

namespace tandem {

namespace {

/// Samples whose assignment can still be changed; the others are counted in `plan`.
QList<SampleRow> changeable(QList<SampleRow> samples, AssignmentPlan& plan)
{
    std::sort(samples.begin(), samples.end(),
        [](const SampleRow& a, const SampleRow& b) { return a.position < b.position; });
    QList<SampleRow> free;
    for (const SampleRow& sample : samples) {
        if (sample.round && sample.round->isClosed())
            ++plan.fixed;
        else
            free.append(sample);
    }
    return free;
}

std::optional<NotReady> notReady(const SampleRow& sample, bool calibration)
{
    if (sample.round)
        return calibration ? std::optional(NotReady::Assigned) : std::nullopt;
    if (sample.step == Step::KeyFacts && sample.items == 0)
        return NotReady::NoFacts;
    if (sample.step == Step::Opinions && sample.utterances == 0)
        return NotReady::NoDiscussion;
    return std::nullopt;
}

/// Those of `samples` that can be assigned; the others are listed in `plan`.
QList<SampleRow> ready(const QList<SampleRow>& samples, bool calibration, AssignmentPlan& plan)
{
    QList<SampleRow> assignable;
    for (const SampleRow& sample : samples) {
        if (const auto reason = notReady(sample, calibration))
            plan.notReady[*reason].append(sample.position);
        else
            assignable.append(sample);
    }
    return assignable;
}

/// The same two the other way round are the same pair: nothing would be asked anew.
bool isSame(const SampleRow& sample, const std::optional<Pair>& after)
{
    if (!sample.round || !after)
        return !sample.round && !after;
    return sample.round->pair.contains(after->a) && sample.round->pair.contains(after->b);
}

void addStep(AssignmentPlan& plan, const SampleRow& sample, std::optional<Pair> after)
{
    if (isSame(sample, after)) {
        ++plan.unchanged;
        return;
    }
    plan.steps.append({sample.id, sample.round, after, sample.step, false});
    if (sample.answeredA + sample.answeredB > 0)
        ++plan.begun;
    if (sample.labelled && !sample.round && sample.step == Step::Paragraphs)
        plan.labelled.append(sample.position);
}

} // namespace

AssignmentPlan planPair(
    const QList<SampleRow>& samples, Pair pair, bool calibration, const QHash<SampleId, Pair>& own)
{
    AssignmentPlan plan;
    for (const SampleRow& sample : ready(changeable(samples, plan), calibration, plan)) {
        const bool keeps = sample.round && own.contains(sample.id);
        addStep(plan, sample, keeps ? sample.round->pair : own.value(sample.id, pair));
    }
    for (AssignmentStep& step : plan.steps)
        step.calibration = calibration;
    return plan;
}

QHash<SampleId, Pair> pairsBySample(const RowsByStep& samples)
{
    QHash<SampleId, Pair> pairs;
    for (const QList<SampleRow>& rows : samples) {
        for (const SampleRow& sample : rows) {
            if (sample.round && !pairs.contains(sample.id))
                pairs.insert(sample.id, sample.round->pair);
        }
    }
    return pairs;
}

AssignmentPlan planNobody(const QList<SampleRow>& samples)
{
    AssignmentPlan plan;
    for (const SampleRow& sample : changeable(samples, plan))
        addStep(plan, sample, std::nullopt);
    return plan;
}

Expected<BalancedPlan> planBalanced(const QList<SampleRow>& samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loads, quint32 seed)
{
    BalancedPlan balanced;
    balanced.before = loads;
    const QList<SampleRow> free = ready(changeable(samples, balanced.plan), false, balanced.plan);
    QHash<PersonId, int> without = loads;
    for (const SampleRow& sample : free) {
        if (sample.round) {
            --without[sample.round->pair.a];
            --without[sample.round->pair.b];
        }
    }
    TANDEM_TRY(pairs, balancedPairs(int(free.size()), people, without, seed));
    balanced.after = without;
    for (qsizetype i = 0; i < free.size(); ++i) {
        addStep(balanced.plan, free.at(i), pairs->at(i));
        ++balanced.after[pairs->at(i).a];
        ++balanced.after[pairs->at(i).b];
    }
    return balanced;
}

} // namespace tandem
