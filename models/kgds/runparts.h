#pragma once

#include "models/kgds/system.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

/// What is asked in turn about a sample to get summaries, and about a summary to judge it. Each has
/// a name that stands in project files and never changes.
namespace tandem::kgds {

/// One turn of the conversation that makes a summary.
struct SummaryTurn
{
    Pattern pattern = Pattern::Extractive;
    Paradigm paradigm = Paradigm::StructuredPrompt; ///< SelfReflection: the second turn

    /// "ebs-aos" for the first turn, "ebs-aos/self-reflection" for the second.
    QString key() const;
    static std::optional<SummaryTurn> fromKey(const QString& key);
    bool operator==(const SummaryTurn&) const = default;
};

/// What a judge is asked about a summary.
enum class JudgedAspect { Facts, Opinions, Error, Feedback };

/// One question of a judge.
struct JudgePart
{
    JudgedAspect aspect = JudgedAspect::Opinions;
    int number = 0;           ///< of facts their group, of an error its opinion; both from 1
    bool expertsFirst = true; ///< of feedback: whose paragraphs are shown first

    /// "facts/1", "opinions", "error/4", "feedback/experts-first", "feedback/system-first".
    QString key() const;
    static std::optional<JudgePart> fromKey(const QString& key);
    bool operator==(const JudgePart&) const = default;
};

/// The stages whose costs the paper's Table 3 gives, in its order.
enum class WorkStage {
    FactDecomposition,
    ConflictMasking,
    StructuredPrompt,
    SelfReflection,
    FactVerification,
    OpinionVerification,
    ErrorDetection,
    FeedbackJudgement,
};
inline constexpr int kWorkStages = 8;
/// "atomic_fact_decomposition", "fact_verification" ...; never translated.
QString workStageKey(WorkStage stage);
/// "atomic fact decomposition" ...; translated.
QString workStageName(WorkStage stage);
WorkStage stageOf(const SummaryTurn& turn);
WorkStage stageOf(const JudgePart& part);

} // namespace tandem::kgds
