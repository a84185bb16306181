#include "models/kgds/attrition.h"

#include <QSet>

#include <algorithm>

namespace tandem::kgds {

namespace {

qint64 keyFactsOf(const SampleRecord& sample, int paragraph)
{
    qint64 count = 0;
    for (const FactGroup& group : sample.supportingFacts) {
        if (group.paragraphIndex != paragraph)
            continue;
        count += std::count_if(group.facts.cbegin(), group.facts.cend(),
            [](const FactRecord& fact) { return fact.type == FactType::KeyBackSupporting; });
    }
    return count;
}

QList<ParagraphFate> paragraphFates(const SampleRecord& sample, const SystemOutput& output)
{
    QSet<int> extracted;
    for (const QString& name : output.paragraphs) {
        if (const std::optional<int> index = paragraphIndex(name))
            extracted.insert(*index);
    }
    QList<ParagraphFate> fates;
    for (const ParagraphRecord& paragraph : sample.article) {
        if (paragraph.label == ParagraphLabel::Supporting)
            fates.append({paragraph.index, extracted.contains(paragraph.index),
                keyFactsOf(sample, paragraph.index)});
    }
    return fates;
}

QList<FactFate> factFates(const SampleRecord& sample, const SystemJudgement& judgement)
{
    QList<FactFate> fates;
    for (qsizetype group = 0; group < sample.supportingFacts.size(); ++group) {
        const FactGroup& facts = sample.supportingFacts.at(group);
        const QList<Conclusion> judged = judgement.facts.value(group);
        for (qsizetype fact = 0; fact < facts.facts.size(); ++fact) {
            if (facts.facts.at(fact).type == FactType::KeyBackSupporting)
                fates.append(
                    {facts.paragraphIndex, group, fact, judged.value(fact, Conclusion::None)});
        }
    }
    return fates;
}

QList<OpinionFate> opinionFates(const SampleRecord& sample, const SystemJudgement& judgement)
{
    QList<OpinionFate> fates;
    for (qsizetype i = 0; i < sample.opinions.size(); ++i) {
        OpinionFate fate{i, judgement.opinions.value(i, Conclusion::None), {}};
        if (fate.conclusion == Conclusion::Unknowable)
            fate.error = judgement.errors.value(i);
        fates.append(fate);
    }
    return fates;
}

void countFact(AttritionCounts& counts, const FactFate& fate)
{
    switch (fate.conclusion) {
    case Conclusion::Knowable:
        ++counts.keyFactsCovered;
        return;
    case Conclusion::Unknowable:
        ++counts.keyFactsUncovered;
        return;
    case Conclusion::None:
        break;
    }
    ++counts.keyFactsUnanswered;
}

void countOpinion(AttritionCounts& counts, const OpinionFate& fate)
{
    ++counts.opinions;
    if (fate.conclusion == Conclusion::Knowable)
        ++counts.opinionsCovered;
    else if (fate.conclusion == Conclusion::None)
        ++counts.opinionsUnanswered;
    else if (fate.error)
        ++counts.opinionsLost.at(std::size_t(*fate.error) - std::size_t(ErrorType::Misattribution));
    else
        ++counts.opinionsUntyped;
}

} // namespace

AttritionCounts& AttritionCounts::operator+=(const AttritionCounts& part)
{
    samples += part.samples;
    supporting += part.supporting;
    supportingExtracted += part.supportingExtracted;
    supportingMissed += part.supportingMissed;
    keyFactsExtracted += part.keyFactsExtracted;
    keyFactsMissed += part.keyFactsMissed;
    keyFacts += part.keyFacts;
    keyFactsCovered += part.keyFactsCovered;
    keyFactsUncovered += part.keyFactsUncovered;
    keyFactsUnanswered += part.keyFactsUnanswered;
    opinions += part.opinions;
    opinionsCovered += part.opinionsCovered;
    for (std::size_t i = 0; i < opinionsLost.size(); ++i)
        opinionsLost.at(i) += part.opinionsLost.at(i);
    opinionsUntyped += part.opinionsUntyped;
    opinionsUnanswered += part.opinionsUnanswered;
    return *this;
}

SampleAttrition attritionOf(const SampleRecord& sample, Pattern pattern, const SystemOutput& output,
    const SystemJudgement& judgement)
{
    SampleAttrition found;
    AttritionCounts& counts = found.counts;
    counts.samples = 1;
    if (pattern == Pattern::Extractive) {
        found.paragraphs = paragraphFates(sample, output);
        for (const ParagraphFate& fate : std::as_const(found.paragraphs)) {
            ++counts.supporting;
            ++(fate.extracted ? counts.supportingExtracted : counts.supportingMissed);
            (fate.extracted ? counts.keyFactsExtracted : counts.keyFactsMissed) += fate.keyFacts;
            counts.keyFacts += fate.keyFacts;
        }
    } else {
        found.facts = factFates(sample, judgement);
        counts.keyFacts = found.facts.size();
        for (const FactFate& fate : std::as_const(found.facts))
            countFact(counts, fate);
    }
    found.opinions = opinionFates(sample, judgement);
    for (const OpinionFate& fate : std::as_const(found.opinions))
        countOpinion(counts, fate);
    return found;
}

} // namespace tandem::kgds
