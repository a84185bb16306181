#include "models/facts/facthints.h"

#include "models/facts/clauses.h"
#include "models/facts/pronouns.h"
#include "models/facts/sentences.h"
#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>

namespace tandem {

QList<FactHint> factHints(const QString& fact)
{
    QList<FactHint> hints;
    for (const ClauseJoint& joint : clauseJoints(fact))
        hints.append({FactHintKind::SeveralClauses, joint.joiner});
    if (const auto sign = notDeclarative(fact))
        hints.append({FactHintKind::NotDeclarative, *sign});
    for (const Utf16Span& pronoun : unresolvedPronouns(fact, Antecedents::InFact))
        hints.append({FactHintKind::Unresolved, pronoun});
    std::stable_sort(hints.begin(), hints.end(),
        [](const FactHint& a, const FactHint& b) { return a.span.start < b.span.start; });
    return hints;
}

QString factHintText(FactHintKind kind)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("FactWords", "This may be more than one fact."),
        QT_TRANSLATE_NOOP(
            "FactWords", "A fact is a statement, not a question, an exclamation or a request."),
        QT_TRANSLATE_NOOP(
            "FactWords", "On its own, the fact does not say who or what this word refers to.")};
    return FactWords::tr(wordOf(kind, words));
}

} // namespace tandem
