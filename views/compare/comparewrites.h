#pragma once

#include "models/rounds/consistency.h"
#include "storage/project/project.h"

#include <QString>

/// The writes that Compare asks the project for. Each tells of the sample's round as changed.
namespace tandem {

/// The item of a round that a decision is about.
struct DecisionPlace
{
    SampleId sample;
    RoundId round;
    ItemId item;
};

/// `by` decides, see ComparisonRepository::decide().
Write decideWrite(const DecisionPlace& place, Outcome outcome, PersonId by, const QString& note);
/// `by` withdraws the decision, see ComparisonRepository::withdrawDecision().
Write withdrawDecisionWrite(const DecisionPlace& place, PersonId by);
/// `by` settles the round, see RoundRepository::settle().
Write settleWrite(SampleId sample, RoundId round, PersonId by);
/// `by` reopens the round, see RoundRepository::reopen().
Write reopenWrite(SampleId sample, RoundId round, PersonId by, const QString& reason);
/// `by` begins the second pass of the calibration `round`, see RoundRepository::labelAgain().
Write labelAgainWrite(SampleId sample, RoundId round, PersonId by);

} // namespace tandem
