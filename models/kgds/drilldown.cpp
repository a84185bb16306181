#include "models/kgds/drilldown.h"

#include "models/kgds/opinion.h"

namespace tandem::kgds {

QList<RecordItem> itemsBehind(const SampleRecord& sample, DrillDown figure)
{
    QList<RecordItem> found;
    const auto add = [&](auto type, qsizetype number, const QString& text) {
        if (figure.types & oneOf(type))
            found.append({int(number), text});
    };
    const auto addFacts = [&](const QList<FactGroup>& groups) {
        for (const FactGroup& group : groups) {
            for (const FactRecord& fact : group.facts)
                add(fact.type, group.paragraphIndex, fact.text);
        }
    };
    switch (figure.items) {
    case DrillDown::Items::Samples:
        add(0, 0, sample.article.value(0).text);
        break;
    case DrillDown::Items::Paragraphs:
        for (const ParagraphRecord& paragraph : sample.article)
            add(paragraph.label, paragraph.index, paragraph.text);
        break;
    case DrillDown::Items::SupportingFacts:
        addFacts(sample.supportingFacts);
        break;
    case DrillDown::Items::NonsupportingFacts:
        addFacts(sample.nonsupportingFacts);
        break;
    case DrillDown::Items::Opinions:
        for (qsizetype i = 0; i < sample.opinions.size(); ++i)
            add(clarifiedReferences(sample.opinions.at(i)) > 0, i + 1, sample.opinions.at(i));
        break;
    case DrillDown::Items::Utterances:
        for (qsizetype i = 0; i < sample.discussion.size(); ++i) {
            const UtteranceRecord& said = sample.discussion.at(i);
            add(0, i + 1, said.participant + QStringLiteral(": ") + said.text);
        }
        break;
    }
    return found;
}

} // namespace tandem::kgds
