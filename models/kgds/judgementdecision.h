#pragma once

#include <QHashFunctions>
#include <QString>

#include <array>
#include <optional>

namespace tandem::kgds {

/// What a judge decides about an output.
enum class JudgementKind {
    Fact = 0,    ///< whether a fact is covered
    Opinion = 1, ///< whether an opinion is covered
    Error = 2,   ///< why an opinion is not
    // These stand by themselves; all else that is known of them: lonedecision.h.
    Feedback = 3, ///< whose choice of paragraphs fits better
};
inline constexpr std::array kJudgementKinds{
    JudgementKind::Fact, JudgementKind::Opinion, JudgementKind::Error, JudgementKind::Feedback};

/// Names one decision of a judgement. Facts and opinions count from 0, groups of facts through
/// supportingFacts, then nonsupportingFacts.
struct JudgementDecision
{
    JudgementKind kind = JudgementKind::Opinion;
    int group = -1; ///< of a fact
    int item = -1;  ///< a fact of its group, or an opinion
    auto operator<=>(const JudgementDecision&) const = default;

    static JudgementDecision ofFact(qsizetype group, qsizetype fact)
    {
        return {JudgementKind::Fact, int(group), int(fact)};
    }
    static JudgementDecision ofOpinion(qsizetype opinion)
    {
        return {JudgementKind::Opinion, -1, int(opinion)};
    }
    static JudgementDecision ofError(qsizetype opinion)
    {
        return {JudgementKind::Error, -1, int(opinion)};
    }
    /// Of what stands by itself, the only one that there is.
    static JudgementDecision alone(JudgementKind kind) { return {kind, -1, -1}; }
    static JudgementDecision ofFeedback() { return alone(JudgementKind::Feedback); }

    /// The name in project files, which people see too: "F3.2" the second fact of the third group,
    /// "O4" an opinion, "E4" why it is not covered, and a letter ("B") for what stands by itself.
    QString key() const;
    /// None for what key() does not make.
    static std::optional<JudgementDecision> fromKey(const QString& key);
};

size_t qHash(const JudgementDecision& decision, size_t seed = 0);

} // namespace tandem::kgds
