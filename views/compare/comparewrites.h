#pragma once

#include "models/rounds/consistency.h"
#include "storage/project/project.h"

#include <QString>

#include <optional>

/// The writes that Compare asks the project for. Each tells of the sample's round as changed.
namespace tandem {

/// The item of a round that a decision is about.
struct DecisionPlace
{
    SampleId sample;
    RoundId round;
    ItemId item;
};

/// What is decided of an item, with its note; none: nothing.
struct DecisionWords
{
    Outcome outcome = Outcome::Boundary;
    QString note;
};

/// `by` decides or withdraws the decision, see ComparisonRepository. What was decided before comes
/// back in the name of the one who undoes: nobody else gave it now.
Write decisionWrite(
    const DecisionPlace& place, const std::optional<DecisionWords>& decision, PersonId by);

} // namespace tandem
