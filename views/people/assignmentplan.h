#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

/// One sample's change of hands.
struct AssignmentStep
{
    SampleId sample;
    std::optional<Round> before; ///< the active round that it has now
    std::optional<Pair> after;   ///< none: nobody is to label it
};

/// What an assignment would do, worked out before anything is done.
struct AssignmentPlan
{
    QList<AssignmentStep> steps; ///< what changes
    int fixed = 0;               ///< samples left alone because both have handed in
    int unchanged = 0;           ///< samples that have this pair already
    int begun = 0;               ///< of the steps, those whose present pair has answered something
};

/// Gives every sample to `pair`.
AssignmentPlan planPair(const QList<SampleRow>& samples, Pair pair);

/// Takes every sample away from its pair.
AssignmentPlan planNobody(const QList<SampleRow>& samples);

/// A balanced plan, and what it means for each person.
struct BalancedPlan
{
    AssignmentPlan plan;
    QHash<PersonId, int> before; ///< samples that each has now
    QHash<PersonId, int> after;  ///< and will have
};

/// Gives every sample to a balanced pair of `people`; `loads` says how many samples each person has
/// now. The same arguments give the same plan. Refused for fewer than two people.
Expected<BalancedPlan> planBalanced(const QList<SampleRow>& samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loads, quint32 seed);

} // namespace tandem
