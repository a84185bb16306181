#include "models/kgds/systemscore.h"

#include "models/kgds/kgdswords.h"
#include "models/kgds/scoring.h"

namespace tandem::kgds {

namespace {

Figure macroAverage(const QList<SampleScore>& samples, std::optional<double> SampleScore::*valueOf)
{
    double sum = 0.0;
    qint64 n = 0;
    for (const SampleScore& sample : samples) {
        const std::optional<double>& value = sample.*valueOf;
        sum += value.value_or(0.0);
        n += value ? 1 : 0;
    }
    if (n == 0)
        return Figure::undefined(KgdsWords::tr("There is no sample to take a mean over."), 0);
    return Figure::defined(sum / double(n), n);
}

SampleScore judgedScore(const SampleRecord& sample, const JudgedSample& judged, Pattern pattern)
{
    if (!judged.isThere())
        return {};
    if (judged.output)
        return sampleScore(pattern, sample, *judged.output, judged.judgement);
    // Verdicts on a written background say all; of paragraphs that are not there nothing does.
    return pattern == Pattern::Abstractive ? abstractiveScore(sample, {}, judged.judgement)
                                           : opinionScore(sample, judged.judgement);
}

void appendErrors(QList<ErrorType>& found, const SystemJudgement& judgement)
{
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
        const std::optional<ErrorType> error = judgement.errors.value(i);
        if (error && judgement.opinions.at(i) == Conclusion::Unknowable)
            found.append(*error);
    }
}

void addCounts(SystemScore& score, const SampleScore& sample)
{
    score.uncovered += sample.uncovered;
    score.untyped += sample.untyped;
    score.unknownParagraphs += sample.unknownParagraphs;
    score.unansweredFacts += sample.unansweredFacts;
    score.unansweredOpinions += sample.unansweredOpinions;
}

} // namespace

SystemScore systemScore(const QList<SampleRecord>& benchmark, const JudgedSystem& system)
{
    SystemScore score;
    score.ref = system.ref;
    score.samples.reserve(benchmark.size());
    QList<ErrorType> errors;
    for (qsizetype i = 0; i < benchmark.size(); ++i) {
        const JudgedSample& judged = system.samples.at(i);
        score.samples.append(judgedScore(benchmark.at(i), judged, system.ref.pattern));
        score.present += judged.isThere() ? 1 : 0;
        if (!judged.isThere())
            score.missing.append(int(i) + 1);
        else if (!judged.output)
            score.withoutOutput.append(int(i) + 1);
        appendErrors(errors, judged.judgement);
        addCounts(score, score.samples.last());
    }
    score.recall = macroAverage(score.samples, &SampleScore::recall);
    score.precision = macroAverage(score.samples, &SampleScore::precision);
    score.f1 = macroAverage(score.samples, &SampleScore::f1);
    score.opinionRecall = macroAverage(score.samples, &SampleScore::opinionRecall);
    score.overall = macroAverage(score.samples, &SampleScore::overall);
    score.retrieved = macroAverage(score.samples, &SampleScore::retrieved);
    score.looseErrors = int(system.looseErrors.size());
    score.errors = errorShares(errors + system.looseErrors);
    return score;
}

} // namespace tandem::kgds
