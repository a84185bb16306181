#pragma once

#include "models/opinions/utterancework.h"
#include "views/opinions/opinionrows.h"

namespace tandem {

/// How far somebody is with an utterance of theirs.
enum class UtteranceState {
    NotStarted,
    InProgress,         ///< something is written, something is left to do
    Finished,           ///< nothing is left to do before it can be submitted, or at all
    AwaitingPeerReview, ///< submitted; the partner has not yet
};
UtteranceState utteranceStateOf(const UtteranceWork& work, bool isSubmitted);

RowSpec<OpinionRow> utteranceRowSpec();

/// The row of an utterance at its place (from 1) that its reader only reads.
OpinionRow utteranceRow(int place, const OpinionContext& context);
/// The same with what its reader wrote about it: how far they are, and what comes next.
OpinionRow ownUtteranceRow(
    int place, const OpinionContext& context, const UtteranceWork& work, bool isSubmitted);

} // namespace tandem
