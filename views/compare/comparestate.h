#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "views/compare/showncomparison.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Something that happened to a round after it was closed.
struct RoundHistoryLine
{
    std::optional<ItemId> item; ///< none: it is about the whole round
    QDateTime at;               ///< UTC
    QString text;               ///< translated sentence with who did it
    QString note;               ///< the reason as it was written, plain text; may be empty
    bool operator==(const RoundHistoryLine&) const = default;
};

/// Everything that Compare shows of one sample for one person.
struct CompareState
{
    enum class Kind {
        NoSample,   ///< none is chosen
        Unassigned, ///< nobody labels it
        Open,       ///< not both have handed in: no answers here
        Compared,
    };
    Kind kind = Kind::NoSample;
    SampleRow sample;
    ShownComparison comparison; ///< only where Compared
    bool mayDecide = false; ///< the viewer may decide now: adjudicating, not settled, allowed to
    bool mayReopen = false; ///< settled, and the viewer is a lead
    QList<RoundHistoryLine> history; ///< newest first
};

/// Reads the state of `sample` as `viewer` may see it: small indexed reads, for the window's own
/// connection. `people` names the persons.
Expected<CompareState> loadCompareState(
    Database& database, SampleId sample, PersonId viewer, const QList<Person>& people);

} // namespace tandem
