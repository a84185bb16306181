#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"

#include <QHash>
#include <QList>

#include <array>
#include <optional>

namespace tandem {

class Database;

/// Where a sample stands at every step together, for lists that show them side by side. Says
/// nothing of answers.
struct SampleSteps
{
    std::array<std::optional<Round>, 3> rounds; ///< the active ones, by Step
    std::array<bool, 3> undecided{};            ///< differences there wait for a decision, by Step
    bool sidesKnown = false;                    ///< it is decided which paragraphs are supporting
    int facts = 0;         ///< candidate facts, of supporting and nonsupporting paragraphs
    int askedFacts = 0;    ///< those that the key-fact round asks about
    int importedFacts = 0; ///< that came with the sample, none of them taken over yet

    const std::optional<Round>& round(Step step) const { return rounds.at(size_t(step)); }
};

/// Where the samples of `rows` stand: a few indexed reads for all of them together.
Expected<QHash<SampleId, SampleSteps>> sampleSteps(
    Database& database, const QList<SampleRow>& rows);

} // namespace tandem
