#include "models/usersum/summarizerscores.h"

#include "models/inference/comparison.h"
#include "models/usersum/matchedsummaries.h"
#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

#include <array>

namespace tandem::usersum {

namespace {

void makeUndefined(RunsFigure& figure, const QString& why)
{
    figure.mean = Figure::undefined(why, 0);
    figure.sd.reset();
    figure.interval = UserInterval::Undefined;
    for (Figure& run : figure.runs)
        run = Figure::undefined(why, 0);
}

bool areCompared(const SummarizerPredictions& own, const SummarizerPredictions& baseline)
{
    return !isBaseline(own.role) && isBaseline(baseline.role) && own.log == baseline.log &&
           (baseline.ofOther.isEmpty() || baseline.ofOther == own.summarizer);
}

QList<UsersumMetric> metricsAgainst(SummarizerRole role)
{
    QList<UsersumMetric> metrics{UsersumMetric::Share, UsersumMetric::Quality};
    if (hasSummaries(role))
        metrics.append(UsersumMetric::Density);
    return metrics;
}

BaselineVerdict verdictOf(const inference::PairedTest& test)
{
    if (!test.difference.isDefined())
        return BaselineVerdict::Unknown;
    if (test.holm.value_or(test.pValue) > kBaselineLevel)
        return BaselineVerdict::Open;
    return *test.difference.value > 0.0 ? BaselineVerdict::Beats : BaselineVerdict::Behind;
}

} // namespace

QString baselineVerdictKey(BaselineVerdict verdict)
{
    static constexpr std::array words{"beats", "open", "behind", ""};
    return QLatin1String(wordOf(verdict, words));
}

QString baselineVerdictName(BaselineVerdict verdict)
{
    switch (verdict) {
    case BaselineVerdict::Beats:
        return UsersumWords::tr("significantly better", "a summarizer, a baseline");
    case BaselineVerdict::Open:
        return UsersumWords::tr("no significant difference", "a summarizer, a baseline");
    case BaselineVerdict::Behind:
        return UsersumWords::tr("significantly worse", "a summarizer, a baseline");
    case BaselineVerdict::Unknown:
        break;
    }
    return {};
}

QList<SummarizerScore> summarizerScores(
    const QList<SummarizerPredictions>& all, const ScoreRule& rule, const std::atomic_bool* cancel)
{
    QList<SummarizerScore> scores;
    for (const SummarizerPredictions& one : all) {
        SummaryScore score = summaryScore(one.summaries, rule, cancel);
        if (!hasSummaries(one.role)) {
            const QString why = UsersumWords::tr("The baseline has no summaries.");
            makeUndefined(score.ifm, why);
            makeUndefined(score.idm, why);
        }
        scores.append({one.log, one.summarizer, one.role, score});
    }
    return scores;
}

QList<BaselineDifference> baselineDifferences(
    const QList<SummarizerPredictions>& all, const ScoreRule& rule, const std::atomic_bool* cancel)
{
    QList<BaselineDifference> differences;
    QList<inference::ScoresOfTwo> scores;
    for (const SummarizerPredictions& own : all) {
        for (const SummarizerPredictions& baseline : all) {
            if (!areCompared(own, baseline))
                continue;
            // As in compareSummarizers(), or one pair would have two figures.
            const MatchedSummaries matched =
                MatchedSummaries::of(own.summaries, baseline.summaries);
            for (const UsersumMetric metric : metricsAgainst(baseline.role)) {
                const PairedUsers paired = pairedUsers(matched.first, matched.second, metric, rule);
                differences.append({own.log, own.summarizer, baseline.summarizer, baseline.role,
                    metric, {}, paired.leftOut + matched.usersLeftOut(), BaselineVerdict::Unknown});
                scores.append(paired.values);
            }
        }
    }
    inference::putTests(
        differences, &BaselineDifference::test, inference::tableTests(scores, userRules(cancel)));
    for (BaselineDifference& one : differences)
        one.verdict = verdictOf(one.test);
    return differences;
}

} // namespace tandem::usersum
