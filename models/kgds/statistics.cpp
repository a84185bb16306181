#include "models/kgds/statistics.h"

#include "models/kgds/opinion.h"
#include "models/text/tokens.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <functional>

namespace tandem::kgds {

namespace {

void count(FactCounts& counts, const QList<FactGroup>& groups)
{
    for (const FactGroup& group : groups) {
        for (const FactRecord& fact : group.facts)
            counts.add(fact.type);
    }
}

} // namespace

FactCounts& FactCounts::operator+=(const FactCounts& part)
{
    std::transform(
        byType.begin(), byType.end(), part.byType.begin(), byType.begin(), std::plus<qint64>());
    return *this;
}

qint64 FactCounts::among(unsigned types) const
{
    qint64 sum = 0;
    for (std::size_t type = 0; type < byType.size(); ++type)
        sum += types & oneOf(type) ? byType[type] : 0;
    return sum;
}

void BenchmarkStatistics::add(const SampleRecord& sample)
{
    ++samples;
    for (const ParagraphRecord& paragraph : sample.article) {
        ++paragraphs;
        ++(paragraph.label == ParagraphLabel::Supporting ? supporting : nonsupporting);
        articleTokens += countTokens(paragraph.text);
    }
    QSet<QString> names;
    for (const UtteranceRecord& utterance : sample.discussion) {
        names.insert(utterance.participant);
        discussionTokens += countTokens(utterance.text);
    }
    utterances += sample.discussion.size();
    participants += names.size();
    count(supportingFacts, sample.supportingFacts);
    count(nonsupportingFacts, sample.nonsupportingFacts);
    for (const QString& opinion : sample.opinions) {
        const qsizetype found = clarifiedReferences(opinion);
        ++opinions;
        opinionsWithReferences += found > 0 ? 1 : 0;
        references += found;
    }
}

void BenchmarkStatistics::merge(const BenchmarkStatistics& part)
{
    samples += part.samples;
    paragraphs += part.paragraphs;
    supporting += part.supporting;
    nonsupporting += part.nonsupporting;
    supportingFacts += part.supportingFacts;
    nonsupportingFacts += part.nonsupportingFacts;
    opinions += part.opinions;
    opinionsWithReferences += part.opinionsWithReferences;
    references += part.references;
    utterances += part.utterances;
    participants += part.participants;
    articleTokens += part.articleTokens;
    discussionTokens += part.discussionTokens;
}

Figure BenchmarkStatistics::mean(qint64 total) const
{
    if (samples == 0) {
        return Figure::undefined(
            QCoreApplication::translate("BenchmarkStatistics", "There are no samples to average."),
            0);
    }
    return Figure::defined(double(total) / double(samples), samples);
}

} // namespace tandem::kgds
