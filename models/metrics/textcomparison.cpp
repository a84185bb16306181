#include "models/metrics/textcomparison.h"

namespace tandem::metrics {

namespace {

Score bestOfReferences(Measure measure, const QList<Score>& scores)
{
    int best = 0;
    for (int at = 1; at < int(scores.size()); ++at) {
        const double gain = *scores.at(at).value - *scores.at(best).value;
        if (measure->isDistance ? gain < 0.0 : gain > 0.0)
            best = at;
    }
    Score score = scores.at(best);
    score.reference = best;
    return score;
}

Score meanOfReferences(Measure measure, const QList<Score>& scores)
{
    const auto n = double(scores.size());
    Overlap sum;
    double values = 0.0;
    for (const Score& score : scores) {
        values += *score.value;
        const Overlap overlap = score.overlap.value_or(Overlap());
        sum.precision += overlap.precision;
        sum.recall += overlap.recall;
        sum.f1 += overlap.f1;
    }
    return measure->isOverlap ? Score::of(Overlap{sum.precision / n, sum.recall / n, sum.f1 / n})
                              : Score::of(values / n);
}

} // namespace

Score scoreOfReferences(Measure measure, const QList<Score>& scores)
{
    for (const Score& score : scores) {
        if (!score.isDefined())
            return score;
    }
    return measure->several == SeveralReferences::Best ? bestOfReferences(measure, scores)
                                                       : meanOfReferences(measure, scores);
}

Score TextComparison::scoreOfSeveral(
    Measure measure, const SeveralTexts& references, const ReadText& candidate)
{
    QList<Score> scores;
    for (const ReadText* reference : references) {
        scores.append(score(measure, *reference, candidate));
        if (!scores.constLast().isDefined())
            break;
    }
    return scoreOfReferences(measure, scores);
}

MeasureBasis TextComparison::basisOfSeveral(Measure, const SeveralTexts&, const ReadText&)
{
    return {};
}

} // namespace tandem::metrics
