#pragma once

#include "models/error.h"
#include "models/rounds/round.h"

#include <QHash>
#include <QList>

#include <optional>

namespace tandem {

class Database;

/// Rounds: who is asked about which sample, and how far they are.
class RoundRepository final
{
public:
    explicit RoundRepository(Database& database)
        : m_database(database)
    {
    }

    Expected<Round> byId(RoundId id);
    /// The active (not withdrawn) paragraph round of a sample; none where nobody is assigned.
    Expected<std::optional<Round>> active(SampleId sample);
    /// How many active rounds each person is part of.
    Expected<QHash<PersonId, int>> load();

    /// Assigns the sample to `pair` (two different active people). An active round of another pair
    /// is withdrawn: its journal stays. Refused when that round is closed or settled. Assigning the
    /// same pair again changes nothing. `by` must be a lead.
    Expected<Round> assign(SampleId sample, Pair pair, PersonId by);
    /// Withdraws the active round, so that nobody is assigned. Refused when it is closed or
    /// settled.
    Expected<void> unassign(SampleId sample, PersonId by);
    /// Makes a withdrawn round the active one again, with what was answered in it; the one that is
    /// active now is withdrawn. For taking an assignment back. Refused when the active one is
    /// closed or settled, and when the discussion was changed since: what was answered was asked
    /// about another one. `by` must be a lead.
    Expected<Round> reinstate(RoundId round, PersonId by);
    /// Assigns every sample in `samples` (all unassigned, not imported ones when empty) to balanced
    /// pairs of `people` (all active annotators when empty). Returns how many were assigned.
    Expected<int> assignBalanced(
        const QList<SampleId>& samples, const QList<PersonId>& people, PersonId by, quint32 seed);

    /// `person` says that they are done. Refused, with a list of what is missing, unless every
    /// paragraph has a complete answer. The second hand-in closes the round.
    Expected<Round> handIn(RoundId round, PersonId person);
    /// Takes a hand-in back; refused once the round is closed.
    Expected<Round> takeBackHandIn(RoundId round, PersonId person);
    /// Freezes the outcome of a closed round. Refused while an inconsistent paragraph waits for a
    /// decision.
    Expected<Round> settle(RoundId round, PersonId by);
    /// Opens a settled outcome again for decisions; answers and decisions stay. `by` must be a
    /// lead; a reason is asked.
    Expected<Round> reopen(RoundId round, PersonId by, const QString& reason);

private:
    Expected<Round> create(SampleId sample, Pair pair, PersonId by);

    Database& m_database;
};

} // namespace tandem
