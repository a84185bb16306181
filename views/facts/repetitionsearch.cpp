#include "views/facts/repetitionsearch.h"

#include "models/facts/repetition.h"

namespace tandem {

ComparedFacts comparedFacts(const FactSheet& sheet)
{
    ComparedFacts compared;
    for (const FactRow& fact : sheet.facts) {
        const auto isSupporting = sheet.sideOf(fact);
        if (!isSupporting || fact.repeats)
            continue;
        auto& side = *isSupporting ? compared.supporting : compared.nonsupporting;
        side.ids.append(fact.id);
        side.texts.append(fact.text);
    }
    compared.distinct = sheet.distinct;
    return compared;
}

QList<RepetitionQuestion> repetitionQuestions(const ComparedFacts& compared)
{
    QList<RepetitionQuestion> questions;
    for (const auto* side : {&compared.supporting, &compared.nonsupporting}) {
        for (const RepetitionCandidate& found : repetitionCandidates(side->texts)) {
            const RepetitionQuestion question{
                side->ids.at(found.repeated), side->ids.at(found.first), found.similarity};
            if (!compared.distinct.contains(question.fact, question.earlier))
                questions.append(question);
        }
    }
    return questions;
}

} // namespace tandem
