#pragma once

#include <QFlags>

namespace tandem {

/// What there is to be read in a project. A change says which of it may differ, a follower which of
/// it they read. Several are Parts(Part::Facts) | Part::Rounds: an operator in this namespace would
/// hide Qt's own for its flags.
enum class Part {
    Samples = 1 << 0,
    Discussions = 1 << 1,
    People = 1 << 2,
    Settings = 1 << 3, ///< of the project, and its prompts
    Rounds = 1 << 4,   ///< who is asked, what is submitted, settled, decided
    Answers = 1 << 5,
    Facts = 1 << 6,
    Opinions = 1 << 7,
    Runs = 1 << 8,
    Cases = 1 << 9,
    Evaluations = 1 << 10,
    Verdicts = 1 << 11, ///< of people on what a model decided
    Scores = 1 << 12,
    Studies = 1 << 13, ///< their designs, items, raters, answers and what happened in them
    Systems = 1 << 14, ///< what they made of samples, and judges of that
    /// What users did, summaries of it, what these let a model predict, and what measures say.
    Timelines = 1 << 15,
};
Q_DECLARE_FLAGS(Parts, Part)

/// Every part there is.
inline constexpr Parts kAllParts = Parts(QFlag((1 << 16) - 1));

} // namespace tandem
