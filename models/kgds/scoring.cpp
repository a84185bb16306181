#include "models/kgds/scoring.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

double ratio(qsizetype part, qsizetype whole)
{
    return whole == 0 ? 0.0 : double(part) / double(whole);
}

/// Answers on items of one kind.
struct Answers
{
    int items = 0;
    int answered = 0;
    int covered = 0;

    void add(Conclusion conclusion)
    {
        ++items;
        answered += conclusion == Conclusion::None ? 0 : 1;
        covered += conclusion == Conclusion::Knowable ? 1 : 0;
    }
    int unanswered() const { return items - answered; }
    /// Whether there is something to be answered, and nothing of it was.
    bool isSilent() const { return items > 0 && answered == 0; }
    std::optional<double> recall() const
    {
        return isSilent() ? std::nullopt : std::optional(ratio(covered, answered));
    }
};

void countErrors(SampleScore& score, const SystemJudgement& judgement)
{
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
        if (judgement.opinions.at(i) != Conclusion::Unknowable)
            continue;
        ++score.uncovered;
        const std::optional<ErrorType> error = judgement.errors.value(i);
        if (error)
            ++score.errors[std::size_t(*error) - 1];
        else
            ++score.untyped;
    }
}

void addOverall(SampleScore& score)
{
    if (score.recall && score.precision)
        score.f1 = harmonicMean(*score.recall, *score.precision);
    if (score.f1 && score.opinionRecall)
        score.overall = geometricMean(std::array{*score.f1, *score.opinionRecall});
}

} // namespace

SampleScore opinionScore(const SampleRecord& sample, const SystemJudgement& judgement)
{
    SampleScore score;
    Answers opinions;
    for (qsizetype i = 0; i < sample.opinions.size(); ++i)
        opinions.add(judgement.opinions.value(i, Conclusion::None));
    score.opinionRecall = opinions.recall();
    score.unansweredOpinions = opinions.unanswered();
    countErrors(score, judgement);
    return score;
}

SampleScore extractiveScore(
    const SampleRecord& sample, const SystemOutput& output, const SystemJudgement& judgement)
{
    SampleScore score = opinionScore(sample, judgement);
    QSet<QString> article;
    QSet<QString> supporting;
    for (const ParagraphRecord& paragraph : sample.article) {
        article.insert(paragraphName(paragraph.index));
        if (paragraph.label == ParagraphLabel::Supporting)
            supporting.insert(paragraphName(paragraph.index));
    }
    const QSet<QString> named(output.paragraphs.cbegin(), output.paragraphs.cend());
    const auto right = std::count_if(named.cbegin(), named.cend(),
        [&](const QString& name) { return supporting.contains(name); });
    const auto known = std::count_if(
        named.cbegin(), named.cend(), [&](const QString& name) { return article.contains(name); });
    score.recall = ratio(right, supporting.size());
    score.precision = ratio(right, named.size());
    score.retrieved = ratio(known, article.size());
    score.unknownParagraphs = int(named.size() - known);
    addOverall(score);
    return score;
}

SampleScore abstractiveScore(
    const SampleRecord& sample, const SystemOutput&, const SystemJudgement& judgement)
{
    SampleScore score = opinionScore(sample, judgement);
    Answers key;
    Answers nonsupporting;
    qsizetype group = 0;
    for (const QList<FactGroup>* groups : {&sample.supportingFacts, &sample.nonsupportingFacts}) {
        for (const FactGroup& paragraph : *groups) {
            const QList<Conclusion> answers = judgement.facts.value(group++);
            for (qsizetype i = 0; i < paragraph.facts.size(); ++i) {
                const FactType type = paragraph.facts.at(i).type;
                const Conclusion answer = answers.value(i, Conclusion::None);
                if (type == FactType::KeyBackSupporting)
                    key.add(answer);
                else if (type == FactType::BackNonsupporting)
                    nonsupporting.add(answer);
            }
        }
    }
    score.recall = key.recall();
    if (!key.isSilent() && !nonsupporting.isSilent())
        score.precision = ratio(key.covered, key.covered + nonsupporting.covered);
    score.unansweredFacts = key.unanswered() + nonsupporting.unanswered();
    addOverall(score);
    return score;
}

SampleScore sampleScore(Pattern pattern, const SampleRecord& sample, const SystemOutput& output,
    const SystemJudgement& judgement)
{
    return pattern == Pattern::Extractive ? extractiveScore(sample, output, judgement)
                                          : abstractiveScore(sample, output, judgement);
}

double harmonicMean(double recall, double precision)
{
    const double sum = recall + precision;
    return sum == 0.0 ? 0.0 : 2.0 * recall * precision / sum;
}

std::optional<double> geometricMean(std::span<const double> numbers)
{
    if (numbers.empty())
        return {};
    double product = 1.0;
    for (const double number : numbers) {
        if (number < 0.0)
            return {};
        product *= number;
    }
    return std::pow(product, 1.0 / double(numbers.size()));
}

} // namespace tandem::kgds
