#include "models/kgds/drilldown.h"

#include "models/kgds/opinion.h"

#include <functional>

namespace tandem::kgds {

namespace {

using FactTest = std::function<bool(FactType)>;

bool isMasked(FactType type)
{
    return type == FactType::Masked4 || type == FactType::Masked5 || type == FactType::Masked6;
}

FactTest ofType(FactType wanted)
{
    return [wanted](FactType type) { return type == wanted; };
}

QList<RecordItem> facts(const QList<FactGroup>& groups, const FactTest& test)
{
    QList<RecordItem> items;
    for (const FactGroup& group : groups) {
        for (const FactRecord& fact : group.facts) {
            if (test(fact.type))
                items.append({group.paragraphIndex, fact.text});
        }
    }
    return items;
}

QList<RecordItem> paragraphs(const SampleRecord& sample, std::optional<ParagraphLabel> label)
{
    QList<RecordItem> items;
    for (const ParagraphRecord& paragraph : sample.article) {
        if (!label || paragraph.label == *label)
            items.append({paragraph.index, paragraph.text});
    }
    return items;
}

QList<RecordItem> opinions(const SampleRecord& sample, std::optional<bool> withReferences)
{
    QList<RecordItem> items;
    for (qsizetype i = 0; i < sample.opinions.size(); ++i) {
        const QString& opinion = sample.opinions.at(i);
        if (!withReferences || (clarifiedReferences(opinion) > 0) == *withReferences)
            items.append({static_cast<int>(i + 1), opinion});
    }
    return items;
}

QList<RecordItem> utterances(const SampleRecord& sample)
{
    QList<RecordItem> items;
    for (qsizetype i = 0; i < sample.discussion.size(); ++i) {
        const UtteranceRecord& utterance = sample.discussion.at(i);
        items.append({static_cast<int>(i + 1),
            utterance.participant + QStringLiteral(": ") + utterance.text});
    }
    return items;
}

} // namespace

QList<RecordItem> itemsBehind(const SampleRecord& sample, DrillDown figure)
{
    const auto& supporting = sample.supportingFacts;
    const auto& nonsupporting = sample.nonsupportingFacts;
    const auto any = [](FactType) { return true; };
    switch (figure) {
    case DrillDown::Samples:
        return {{0, sample.article.isEmpty() ? QString() : sample.article.first().text}};
    case DrillDown::Paragraphs:
        return paragraphs(sample, std::nullopt);
    case DrillDown::SupportingParagraphs:
        return paragraphs(sample, ParagraphLabel::Supporting);
    case DrillDown::NonsupportingParagraphs:
        return paragraphs(sample, ParagraphLabel::Nonsupporting);
    case DrillDown::SupportingFacts:
        return facts(supporting, any);
    case DrillDown::KeyFacts:
        return facts(supporting, ofType(FactType::KeyBackSupporting));
    case DrillDown::NonKeyFacts:
        return facts(supporting, ofType(FactType::NonKeyBackSupporting));
    case DrillDown::IntraRepetitiveSupportingFacts:
        return facts(supporting, ofType(FactType::IntraRepetitive));
    case DrillDown::OtherSupportingFacts:
        return facts(supporting,
            [](FactType type) { return type == FactType::BackNonsupporting || isMasked(type); });
    case DrillDown::FactsOfNonsupporting:
        return facts(nonsupporting, any);
    case DrillDown::NonsupportingFacts:
        return facts(nonsupporting, ofType(FactType::BackNonsupporting));
    case DrillDown::MaskedFacts:
        return facts(nonsupporting, isMasked);
    case DrillDown::Masked4Facts:
        return facts(nonsupporting, ofType(FactType::Masked4));
    case DrillDown::Masked5Facts:
        return facts(nonsupporting, ofType(FactType::Masked5));
    case DrillDown::Masked6Facts:
        return facts(nonsupporting, ofType(FactType::Masked6));
    case DrillDown::IntraRepetitiveNonsupportingFacts:
        return facts(nonsupporting, ofType(FactType::IntraRepetitive));
    case DrillDown::OtherNonsupportingFacts:
        return facts(nonsupporting, [](FactType type) {
            return type == FactType::KeyBackSupporting || type == FactType::NonKeyBackSupporting;
        });
    case DrillDown::Opinions:
        return opinions(sample, std::nullopt);
    case DrillDown::OpinionsWithReferences:
        return opinions(sample, true);
    case DrillDown::OpinionsWithoutReferences:
        return opinions(sample, false);
    case DrillDown::Utterances:
        return utterances(sample);
    }
    return {};
}

} // namespace tandem::kgds
