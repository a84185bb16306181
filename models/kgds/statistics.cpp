#include "models/kgds/statistics.h"

#include "models/kgds/opinion.h"
#include "models/text/tokens.h"

#include <QCoreApplication>
#include <QSet>

namespace tandem::kgds {

namespace {

void count(SupportingFactCounts& counts, FactType type)
{
    ++counts.total;
    switch (type) {
    case FactType::KeyBackSupporting:
        ++counts.key;
        return;
    case FactType::NonKeyBackSupporting:
        ++counts.nonKey;
        return;
    case FactType::IntraRepetitive:
        ++counts.intraRepetitive;
        return;
    default:
        ++counts.other;
    }
}

void count(NonsupportingFactCounts& counts, FactType type)
{
    ++counts.total;
    switch (type) {
    case FactType::BackNonsupporting:
        ++counts.nonsupporting;
        return;
    case FactType::Masked4:
        ++counts.masked4;
        return;
    case FactType::Masked5:
        ++counts.masked5;
        return;
    case FactType::Masked6:
        ++counts.masked6;
        return;
    case FactType::IntraRepetitive:
        ++counts.intraRepetitive;
        return;
    default:
        ++counts.other;
    }
}

template <typename Counts>
void countGroups(Counts& counts, const QList<FactGroup>& groups)
{
    for (const FactGroup& group : groups) {
        for (const FactRecord& fact : group.facts)
            count(counts, fact.type);
    }
}

void mergeInto(SupportingFactCounts& sum, const SupportingFactCounts& part)
{
    sum.total += part.total;
    sum.key += part.key;
    sum.nonKey += part.nonKey;
    sum.intraRepetitive += part.intraRepetitive;
    sum.other += part.other;
}

void mergeInto(NonsupportingFactCounts& sum, const NonsupportingFactCounts& part)
{
    sum.total += part.total;
    sum.nonsupporting += part.nonsupporting;
    sum.masked4 += part.masked4;
    sum.masked5 += part.masked5;
    sum.masked6 += part.masked6;
    sum.intraRepetitive += part.intraRepetitive;
    sum.other += part.other;
}

} // namespace

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
    countGroups(supportingFacts, sample.supportingFacts);
    countGroups(nonsupportingFacts, sample.nonsupportingFacts);
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
    mergeInto(supportingFacts, part.supportingFacts);
    mergeInto(nonsupportingFacts, part.nonsupportingFacts);
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
        return Figure::undefined(QCoreApplication::translate("BenchmarkStatistics",
                                     "There is no sample to take a mean over."),
            0);
    }
    return Figure::defined(double(total) / double(samples), samples);
}

} // namespace tandem::kgds
