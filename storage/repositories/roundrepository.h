#pragma once

#include "models/error.h"
#include "models/rounds/missing.h"
#include "models/rounds/round.h"
#include "storage/repositories/repository.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

/// Rounds: who is asked about which sample, and how far they are.
class RoundRepository final : Repository
{
public:
    using Repository::Repository;

    Expected<Round> byId(RoundId id);
    /// The active (not withdrawn) round of a sample at a step; none where nobody is assigned.
    Expected<std::optional<Round>> active(SampleId sample, Step step = Step::Paragraphs);
    /// How much was written in the round so far, by whomever: versions of answers and of opinions.
    /// Where it is the same, nobody has answered since.
    Expected<qint64> entries(RoundId id);
    /// How many active rounds each person is part of.
    Expected<QHash<PersonId, int>> load();

    /// Assigns the sample's `step` to `pair` (two different active people). An active round of
    /// another pair is withdrawn: its journal stays. Refused when that round is closed or settled,
    /// and where there is nothing to ask about yet (no candidate facts, no discussion). Assigning
    /// the same pair again changes nothing. A round about opinions gives each utterance to the one
    /// of the pair who is named like its participant, or else by turns. `by` must be a lead.
    Expected<Round> assign(SampleId sample, Pair pair, PersonId by, Step step = Step::Paragraphs);
    /// Withdraws the active round, so that nobody is assigned. Refused when it is closed or
    /// settled.
    Expected<void> unassign(SampleId sample, PersonId by, Step step = Step::Paragraphs);
    /// Assigns the sample to `pair` as a calibration: labelled blind, revealed, discussed, and
    /// labelled again (see labelAgain()). Refused where a round is active already, and for
    /// opinions. `by` must be a lead.
    Expected<Round> calibrate(
        SampleId sample, Pair pair, PersonId by, Step step = Step::Paragraphs);
    /// Begins the second pass of a calibration that both have submitted. The blind answers stay as
    /// they are; the second pass becomes the sample's active round. `by` is one of the pair or a
    /// lead.
    Expected<Round> labelAgain(RoundId round, PersonId by);
    /// Makes a withdrawn round the active one again, with what was answered in it; the one that is
    /// active now is withdrawn. For taking an assignment back. Refused when the active one is
    /// closed or settled, and when the discussion was changed since: what was answered was asked
    /// about another one. `by` must be a lead.
    Expected<Round> reinstate(RoundId round, PersonId by);
    /// Assigns every sample in `samples` (all unassigned, not imported ones that are ready for the
    /// step when empty) to balanced pairs of `people` (all active annotators when empty). Returns
    /// how many were assigned.
    Expected<int> assignBalanced(const QList<SampleId>& samples, const QList<PersonId>& people,
        PersonId by, quint32 seed, Step step = Step::Paragraphs);

    /// `person` says that they are done. Refused, with a list of what is missing, unless every
    /// item has a complete answer. The second submission closes the round.
    Expected<Round> submit(RoundId round, PersonId person);
    /// Takes a submission back; refused once the round is closed.
    Expected<Round> withdrawSubmission(RoundId round, PersonId person);
    /// Freezes the outcome of a closed round. Refused while an inconsistent item waits for a
    /// decision.
    Expected<Round> settle(RoundId round, PersonId by);
    /// Opens a settled outcome again for decisions; answers and decisions stay. Refused while a
    /// later step builds on it. `by` must be a
    /// lead; a reason is asked.
    Expected<Round> reopen(RoundId round, PersonId by, const QString& reason);

private:
    /// What a round is made from.
    struct NewRound
    {
        SampleId sample;
        Step step = Step::Paragraphs;
        Pair pair;
        bool calibration = false;
        RoundId repeats;
    };
    Expected<Round> create(const NewRound& made, PersonId by);
    Expected<void> mayAssign(SampleId sample, Pair pair, PersonId by, Step step);
    Expected<Missing> missing(const Round& round, PersonId person);
};

/// Refused where the hub of the file's team takes nothing more in the round: what would be written
/// would stay in this file.
Expected<void> checkOpenAtHub(Database& database, const Round& round);

} // namespace tandem
