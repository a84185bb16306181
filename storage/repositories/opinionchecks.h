#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/opinions/opinioncheck.h"
#include "models/opinions/opinionfigures.h"
#include "storage/repositories/repository.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// An atomic opinion of a closed round with all that was said of it.
struct PlacedOpinion
{
    int number = 0;        ///< counts from 1 over the sample's atomic opinions
    int utterance = 0;     ///< place in the discussion, counting from 1
    qsizetype opinion = 0; ///< index of the main opinion in the utterance's work
    qsizetype atom = 0;    ///< index in the main opinion
    OpinionThread thread;
};

/// What stands between a closed round and its settlement.
struct WaitingItems
{
    ConsistencyRule rule = ConsistencyRule::Strict;
    QList<int> numbers; ///< of the items that somebody still has to act on
};

/// Consistency control on written opinions: what partner, author and adjudicator say of them once
/// the round is closed.
class OpinionChecks final : Repository
{
public:
    using Repository::Repository;

    /// Every atomic opinion in the order of the utterances with what was said of it; Refused while
    /// the round is not closed.
    Expected<QList<PlacedOpinion>> opinions(RoundId round);
    /// Adds what somebody (the event's `by`) says of an opinion, at the present time. Refused while
    /// the round is not closed and once it is settled; a decision by somebody who may not
    /// adjudicate; otherwise see checkEvent().
    Expected<void> say(
        RoundId round, const QString& opinion, const OpinionEvent& event, qint64 durationMs);
    /// Refused where what was said last can no longer be taken back, since the partner may be
    /// answering it in a packet.
    Expected<void> checkWithdrawal(
        RoundId round, const OpinionThread& thread, const OpinionWithdrawal& event);
    /// What keeps the round from being settled; Refused while it is not closed.
    Expected<WaitingItems> waiting(RoundId round);
    /// The opinions that the round leaves in the benchmark, in the order of the utterances; Refused
    /// while it is not settled.
    Expected<QStringList> settled(RoundId round);

    /// Figures of one closed round.
    Expected<OpinionFigures> figures(RoundId round);
    /// Figures of every closed round that is active, each opinion standing as the project's present
    /// rule has it. Reads them all: for a worker.
    Expected<OpinionFigures> figures();
};

} // namespace tandem
