#include "models/kgds/systemscore.h"

#include "models/kgds/scoring.h"

namespace tandem::kgds {

namespace {

SampleScore judgedScore(const SampleRecord& sample, const JudgedSample& judged, Pattern pattern)
{
    if (judged.output)
        return sampleScore(pattern, sample, *judged.output, judged.judgement);
    // Verdicts on a written background say all; of paragraphs that are not there nothing does.
    return pattern == Pattern::Abstractive ? abstractiveScore(sample, {}, judged.judgement)
                                           : opinionScore(sample, judged.judgement);
}

/// Notes types of error that have not occurred before.
void noteErrors(QList<ErrorType>& order, const SystemJudgement& judgement)
{
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
        const std::optional<ErrorType> error = judgement.errors.value(i);
        if (error && judgement.opinions.at(i) == Conclusion::Unknowable && !order.contains(*error))
            order.append(*error);
    }
}

} // namespace

ScoredSystem systemScore(const QList<SampleRecord>& benchmark, const JudgedSystem& system)
{
    ScoredSystem scored;
    scored.system = system.ref;
    scored.unattributedErrors = system.unattributedErrors;
    for (qsizetype i = 0; i < benchmark.size(); ++i) {
        const JudgedSample& judged = system.samples.at(i);
        const qint64 number = i + 1;
        if (!judged.isThere()) {
            scored.missing.append(number);
            continue;
        }
        scored.samples.insert(number, judgedScore(benchmark.at(i), judged, system.ref.pattern));
        if (!judged.output)
            scored.withoutOutput.append(number);
        noteErrors(scored.errorOrder, judged.judgement);
    }
    for (const ErrorType type : system.unattributedErrors) {
        if (!scored.errorOrder.contains(type))
            scored.errorOrder.append(type);
    }
    return scored;
}

} // namespace tandem::kgds
