#pragma once

namespace tandem::kgds {

/// Which of two choices of background-supporting paragraphs a judge finds to fit the definition
/// better: the experts' or the system's own.
enum class FeedbackChoice {
    None = 0, ///< the judge abstained, or gave no readable answer
    Experts = 1,
    System = 2,
};

} // namespace tandem::kgds
