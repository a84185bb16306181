#pragma once

#include <QString>

#include <optional>

namespace tandem {

/// A question to a predictor, as a task's part names it.
struct PredictionPart
{
    /// The most repeats of a run.
    static constexpr int kMostRepeats = 100;

    int position = 1; ///< of the question among those about the user, from 1
    int repeat = 1;

    /// "3/2" is the third question in the second repeat.
    QString key() const;
    static std::optional<PredictionPart> fromKey(const QString& key);
    bool operator==(const PredictionPart&) const = default;
};

} // namespace tandem
