#pragma once

#include "models/ids.h"
#include "models/people/person.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace tandem {

/// The question that a round asks: is this paragraph background-supporting, is this fact a key one,
/// what are the clear atomic opinions of these utterances (KGDS, steps 3, 4 and 6).
enum class Step { Paragraphs = 0, KeyFacts = 1, Opinions = 2 };

/// Where a round stands. While it is Open or SubmittedByOne nobody but the answerer sees an answer.
enum class RoundState { Open = 0, SubmittedByOne = 1, Closed = 2, Settled = 3 };

/// What the hub of a member's file still takes in a round; Open where the file has none.
enum class AtHub {
    Open = 0,
    Closed = 1, ///< both have submitted, which the file itself may not know of the partner
    Ended = 2,  ///< withdrawn or settled
};

/// One question asked of one pair about one sample's items.
struct Round
{
    RoundId id;
    QString uuid;
    SampleId sample;
    Step step = Step::Paragraphs;
    Pair pair;
    std::optional<QDateTime> submittedA; ///< UTC
    std::optional<QDateTime> submittedB; ///< UTC
    std::optional<QDateTime> settledAt;  ///< UTC
    bool withdrawn = false;              ///< replaced by another assignment; its journal stays
    bool calibration = false;            ///< a first pass, to be labelled again after a discussion
    RoundId repeats; ///< the calibration round that this is the second pass of; invalid: none
    AtHub atHub = AtHub::Open;

    RoundState state() const
    {
        if (settledAt)
            return RoundState::Settled;
        if (submittedA && submittedB)
            return RoundState::Closed;
        return submittedA || submittedB ? RoundState::SubmittedByOne : RoundState::Open;
    }
    bool isClosed() const { return submittedA && submittedB; }
    /// Whether no answer of it can be changed any more, here or anywhere.
    bool isFinal() const { return isClosed() || atHub != AtHub::Open; }
    /// Whether the answers were given blind; those of a calibration's second pass were not.
    bool isBlind() const { return !repeats.isValid(); }
    bool hasSubmitted(PersonId person) const
    {
        return (person == pair.a && submittedA) || (person == pair.b && submittedB);
    }
};

} // namespace tandem
