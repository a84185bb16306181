#pragma once

#include "models/error.h"
#include "models/opinions/opinioncheck.h"
#include "models/opinions/opinionfigures.h"
#include "models/opinions/utterancework.h"
#include "models/rounds/missing.h"
#include "models/rounds/round.h"
#include "storage/repositories/repository.h"

#include <QHash>
#include <QList>

namespace tandem {

/// A new version of what an author makes of one utterance; the stored work becomes exactly `work`.
struct WorkWrite
{
    RoundId round;
    PersonId person;
    int utterance = 0; ///< its place in the discussion, counting from 1
    UtteranceWork work;
    qint64 durationMs = 0; ///< active time since the version before
};

/// What the authors make of their utterances, and the one gate through which it is read. Work is
/// blind: only its author reads it until both have submitted.
class OpinionRepository final : Repository
{
public:
    using Repository::Repository;

    /// The texts that the work on each utterance of the discussion is about, in its order.
    Expected<QList<OpinionContext>> contexts(SampleId sample);
    /// Those of one utterance. NotFound where the sample has no such utterance.
    Expected<OpinionContext> context(SampleId sample, int utterance);
    /// Who writes about which utterance, by its place.
    Expected<QHash<int, PersonId>> authors(RoundId round);
    /// Gives each utterance of a new round to its author: to the one of the pair who is named like
    /// its participant, or else, participant by participant, to A and B in turn.
    Expected<void> share(RoundId round, SampleId sample, Pair pair);
    /// Gives an utterance to the other one of the pair. `by` must be a lead. Refused once anybody
    /// has written about it or submitted.
    Expected<void> reassign(RoundId round, int utterance, PersonId author, PersonId by);

    /// Appends a version. Refused when the round is withdrawn, `person` is not the utterance's
    /// author or has submitted; otherwise see checkWork(). An opinion's UUID may not stand in
    /// another utterance too.
    Expected<void> record(const WorkWrite& write);
    /// Refused (InvalidInput) where an opinion of this version stands in another utterance of the
    /// round, too.
    Expected<void> uuidsAreFree(const WorkWrite& write);
    /// What `person` currently makes of their utterances, by place; those not begun are left out.
    Expected<QHash<int, UtteranceWork>> own(RoundId round, PersonId person);
    /// The utterances (by their place, from 1) of `person` whose work is missing or not complete.
    Expected<Missing> missing(RoundId round, PersonId person);
    /// What both make of theirs; Refused while the round is not closed.
    Expected<QHash<int, UtteranceWork>> ofClosedRound(RoundId round);

private:
    Expected<void> mayWrite(const Round& round, const WorkWrite& write);
};

} // namespace tandem
